"""Whether a player of The Imposter Kings gives a round up that could go on, or risks it without need."""

from __future__ import annotations

import random
from typing import Final

from engine.core.cells import bits
from engine.core.limits import Limit
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.games.imposter_kings.cards import ASSASSIN, KINGS_HAND
from engine.games.imposter_kings.moves import PASS, STOP
from engine.games.imposter_kings.state import ImposterState
from engine.games.imposter_kings.zones import HAND

_Seen = Observation[ImposterState]
_WORLDS: Final = 48
"""In so many worlds a seat looks for the Assassin."""


def is_surrender(move: Move, observation: _Seen) -> bool:
    """Whether the King is flipped into an Assassin that is known to wait, and only others might be able to stop it, or
    the seat does not use its King's Hand for itself or its partner (rule 12).

    The round is lost then, and for as much as it can be; with any other move it goes on. Of three players, nobody has
    to save a rival.
    """
    seen, seat = observation.seen, observation.seat
    if seen.phase == "rescue":
        saves = seen.turn in (seat, seen.partner(seat)) and STOP in observation.legal_moves()
        return move is PASS and saves
    return move.verb == "flip" and is_awaited(observation) and not is_guarded(observation)


def is_rash(move: Move, observation: _Seen) -> bool:
    """Whether the King is flipped although an opponent rather has an Assassin than not, and nobody of the own side is
    known to be able to stop it (rule 12): the round is lost then.
    """
    seen = observation.seen
    if move.verb != "flip" or not seen.may_be_held(ASSASSIN) or is_guarded(observation):
        return False
    luck, opponents = random.Random(0), seen.opponents(observation.seat)
    worlds = [observation.sample(luck) for _ in range(_WORLDS)]
    awaited = sum([any(ASSASSIN in world.cards[HAND[each]] for each in opponents) for world in worlds])
    return 2 * awaited > _WORLDS


def is_awaited(observation: _Seen) -> bool:
    """Whether an opponent is known to hold an Assassin that still has its text, even if not which of them."""
    seen, knowledge = observation.seen, observation.knowledge
    if not seen.may_be_held(ASSASSIN):
        return False
    hands = {HAND[each] for each in seen.opponents(observation.seat)}
    copies = knowledge.copies(ASSASSIN)
    elsewhere = 0
    for label in copies:
        for zone in set(bits(knowledge.where(label))) - hands:
            elsewhere |= knowledge.cell(label, zone)
    return knowledge.implies(Limit(elsewhere, len(copies) - 1))


def is_guarded(observation: _Seen) -> bool:
    """Whether the seat's own side is known to hold a King's Hand that still has its text."""
    seen, known = observation.seen, observation.knowledge.known_in
    sides = {observation.seat, seen.partner(observation.seat)}
    return seen.may_be_held(KINGS_HAND) and any(KINGS_HAND in known(HAND[each]) for each in sides)
