"""Whether a player of The Imposter Kings lets a round go that is won."""

from __future__ import annotations

from engine.core.moves import Move
from engine.core.observe import Observation
from engine.games.imposter_kings.cards import KINGS_HAND
from engine.games.imposter_kings.guesses import can_hold
from engine.games.imposter_kings.moves import KILL, PASS
from engine.games.imposter_kings.state import ImposterState


def is_merciful(move: Move, observation: Observation[ImposterState]) -> bool:
    """Whether an Assassin is kept back that nobody can stop and that wins the round (rule 12).

    No other win of the round is worth more: whoever flipped still has a Successor, which brings the point for what is
    left, and a King that is still face up brings the point for it now, or later at best.
    """
    seen = observation.seen
    if move is not PASS or seen.phase != "assassin" or KILL not in observation.legal_moves():
        return False
    wins = seen.seats != 3 or bool(seen.out)
    return wins and not (seen.may_be_held(KINGS_HAND) and any(
        can_hold(observation, seat, KINGS_HAND) for seat in seen.others(observation.seat)))
