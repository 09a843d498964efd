"""Whether a player of The Imposter Kings gives a round up that could go on."""

from __future__ import annotations

from engine.core.moves import Move
from engine.core.observe import Observation
from engine.games.imposter_kings.cards import ASSASSIN
from engine.games.imposter_kings.guesses import can_be_saved
from engine.games.imposter_kings.moves import PASS, STOP
from engine.games.imposter_kings.state import ImposterState
from engine.games.imposter_kings.zones import HAND

_Seen = Observation[ImposterState]


def is_surrender(move: Move, observation: _Seen) -> bool:
    """Whether the King is flipped into an Assassin that is known and that nobody can stop, or the seat does not use its
    King's Hand for itself or its partner (rule 12).

    The round is lost then, and for as much as it can be; with any other move it goes on.
    """
    seen, seat = observation.seen, observation.seat
    if seen.phase == "rescue":
        saves = seen.turn in (seat, seen.partner(seat)) and STOP in observation.legal_moves()
        return move is PASS and saves
    return move.verb == "flip" and _is_awaited(observation) and not can_be_saved(observation)


def _is_awaited(observation: _Seen) -> bool:
    """Whether an opponent is known to hold an Assassin that still has its text."""
    seen, knowledge = observation.seen, observation.knowledge
    opponents = seen.opponents(observation.seat)
    return seen.may_be_held(ASSASSIN) and any(ASSASSIN in knowledge.known_in(HAND[each]) for each in opponents)
