"""Faults: the kinds of poor moves of a game, told by what was done and what was better.

A game's faults are in its `faults.py`: `FAULTS`, and a function `fault_of` that says of which of them a move was. What
they cost in all reviews together tells somebody what to look at first.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.core.moves import Move
from engine.core.text import N_, Text


class Fault(NamedTuple):
    """A kind of poor move."""

    id: str
    name: Text
    """What was done, as a title, such as "Ending turns early"."""


OTHER: Final = Fault("other", N_("faults", "Other moves"))
"""What no kind fits."""


def either(move: Move, other: Move, *verbs: str) -> bool:
    """Whether one of two moves has one of these verbs."""
    return move.verb in verbs or other.verb in verbs
