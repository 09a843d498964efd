"""Model: lay cards that rise, and throw away few."""

from __future__ import annotations

from typing import Final

from engine.core.manifest import Manifest
from engine.core.text import N_

MANIFEST: Final = Manifest(
    id="model",
    name=N_("model/game", "Model"),
    summary=N_("model/game", "Lay rising cards, and throw away few."),
    emblem="nine",
    seats=range(2, 4),
    genre=N_("model/game", "Lay and throw away"),
    minutes=5,
)
