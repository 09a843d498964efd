"""How a temperament leans in a game: by how much it likes some moves better than their values alone would have it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from engine.core.observe import Observation


@dataclass(frozen=True, slots=True)
class Dials:
    """What a temperament adds to the values of moves in one game, as shares of the stake; all 0 is neutral."""

    tastes: Mapping[str, float] = field(default_factory=dict)
    """By trait of a move, such as "risk": how much better such moves are liked."""
    risk: float = 0.0
    """How many standard deviations of a move's value over the worlds are added: above 0 uncertain moves are liked."""
    grudge: float = 0.0
    """How much better moves are liked against whoever struck last and has not been paid back."""
    leader: float = 0.0
    """How much better moves are liked against the rival with the best chances, if there are several."""
    crowd: float = 1.0
    """What all this is multiplied by for every player beyond two: the more there are, the less a move decides."""
    within: float = 0.1
    """How much lower than the best a move's value may be to be liked at all."""


NEUTRAL: Final = Dials()


def offender(observation: Observation[Any]) -> int | None:
    """Who struck the seat last and has not been paid back, by what everybody saw; None if nobody."""
    found, me = None, observation.seat
    for who, at in observation.public.aims:
        if at == me:
            found = who
        elif who == me and at == found:
            found = None
    return found
