"""What is written down of a round of Throne, as everybody saw it (`State.story`)."""

from __future__ import annotations

from typing import Final

from engine.games.throne.state import ThroneState

CLAIMED: Final = 0
"""(CLAIMED, seat, claim, target, whether the card lay face up before, cards that the seat has left)"""
ANSWERED: Final = 1
"""(ANSWERED, seat, its answer, 1 if the claim was then shown to be true, 0 to be a lie, -1 if it was not shown)"""

ACCEPTED: Final = 0
CALLED: Final = 1
EVADED: Final = 2

UNSHOWN: Final = -1


def claimed(state: ThroneState) -> None:
    """The seat whose turn it is has laid a card."""
    seat = state.turn
    state.recount((CLAIMED, seat, state.claim, state.target, state.visible, state.size(seat)))


def answered(state: ThroneState, seat: int, answer: int, shown: int = UNSHOWN) -> None:
    """A seat has answered the claim under way, and all know it."""
    state.recount((ANSWERED, seat, answer, shown))
