"""Whether a player of The Imposter Kings lets a round go that is won."""

from __future__ import annotations

import random
from typing import Final

from engine.core.moves import Move
from engine.core.observe import Observation
from engine.games.imposter_kings.cards import KINDS
from engine.games.imposter_kings.guesses import can_be_stopped, can_hold
from engine.games.imposter_kings.legal import playable
from engine.games.imposter_kings.moves import KILL, PASS
from engine.games.imposter_kings.state import ImposterState
from engine.games.imposter_kings.zones import CONDEMNED, OPEN

_Seen = Observation[ImposterState]
_PLAYING: Final = ("turn", "oath", "antechamber", "ability", "guess")
"""The phases of a turn in which a card is played, or used."""


def is_merciful(move: Move, observation: _Seen) -> bool:
    """Whether the round could be won for certain now, but not with this move.

    No other win of the round is worth more (rule 42): what the loser has left brings its point now, or never, and so
    does a King that is still face up.
    """
    seen = observation.seen
    if seen.seats == 3 and not seen.out:
        return False
    if seen.phase == "assassin":
        return move is PASS and KILL in observation.legal_moves() and not can_be_stopped(observation)
    if seen.phase not in _PLAYING or not _is_cornered(observation):
        return False
    return not _wins(move, observation) and any(_wins(each, observation) for each in observation.legal_moves())


def has_to_answer(observation: _Seen) -> bool:
    """Whether the next player is an opponent, and is free to play from hand: the Throne is what they have to beat."""
    seen, rival = observation.seen, _next(observation.seen)
    return (rival in seen.opponents(observation.seat) and not seen.cards[CONDEMNED[rival]]
            and not seen.cards[OPEN[rival]])


def _is_cornered(observation: _Seen) -> bool:
    """Whether the next player is an opponent who can do nothing but play a card from hand."""
    return has_to_answer(observation) and observation.seen.king_flipped(_next(observation.seen))


def _next(state: ImposterState) -> int:
    """Who has the next turn."""
    return state.in_order_from((state.turn + state.direction) % state.seats)[0]


def _wins(move: Move, observation: _Seen) -> bool:
    """Whether, after a card is played and not used, the next player holds none that could be played (rule 9)."""
    if move.verb not in ("play", "pass"):
        return False
    after, rival = observation.sample(random.Random(0)), _next(observation.seen)
    after.advance(move)
    while after.phase in ("ability", "guess") and after.actor == observation.seat:
        after.advance(PASS)
    possible = [kind for kind in range(KINDS) if can_hold(observation, rival, kind)]
    return after.phase == "turn" and after.turn == rival and not playable(after, possible)
