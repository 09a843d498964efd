"""The temperaments of bots: how players of the same level differ. What each does in a game, the game's dials say."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.core.text import N_, Text


@dataclass(frozen=True, slots=True)
class Temperament:
    """A way to play, at any level."""

    id: str
    name: Text


STEADY: Final = "steady"
"""The id of the temperament that plays neutrally."""

TEMPERAMENTS: Final[Mapping[str, Temperament]] = {
    temperament.id: temperament for temperament in (
        Temperament("careful", N_("engine/temper", "Careful")),
        Temperament("bold", N_("engine/temper", "Bold")),
        Temperament("cunning", N_("engine/temper", "Cunning")),
        Temperament("grudging", N_("engine/temper", "Vengeful")),
        Temperament(STEADY, N_("engine/temper", "Steady")),
    )
}
"""All temperaments by their ids."""
