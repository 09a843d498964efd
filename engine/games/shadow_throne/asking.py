"""Secret choices: who is asked, and in which order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.sealed import Sealed
from engine.games.shadow_throne.state import ShadowState
from engine.games.shadow_throne.zones import MOST_SEATS

_FORTH: Final = tuple([tuple(range(seats)) for seats in range(MOST_SEATS + 1)])
_BACK: Final = tuple([seats[::-1] for seats in _FORTH])
"""By their number: all seats in the order in which they are asked."""


def ask(state: ShadowState, seats: Sequence[int]) -> None:
    """These seats choose in secret, in this order."""
    state.sealed = Sealed(seats)
    state.actor = seats[0]


def ask_in_turn(state: ShadowState, number: int, seats: Sequence[int]) -> None:
    """These seats choose in secret; the number counts the choices of a battle.

    The order means nothing to the rules, so it is reversed every other time: where players share a screen, the last to
    choose is then the first to choose again, and the screen changes hands once.
    """
    ask(state, seats if number % 2 == 0 else seats[::-1])


def ask_all(state: ShadowState, number: int) -> None:
    """The same for all seats."""
    ask(state, (_FORTH if number % 2 == 0 else _BACK)[state.seats])
