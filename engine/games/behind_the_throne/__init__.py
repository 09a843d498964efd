"""Behind the Throne: reveal cards in falling order, keep or swap them, and use the stacks you own."""

from __future__ import annotations

from typing import Final

from engine.core.manifest import Manifest
from engine.core.text import N_

MANIFEST: Final = Manifest(
    id="behind-the-throne",
    name=N_("behind-the-throne/game", "Behind the Throne"),
    summary=N_("behind-the-throne/game", "Push your luck: reveal cards in falling order and build stacks whose abilities help you."),
    emblem="king",
    seats=range(2, 5),
    levels=("regent",),
    genre=N_("behind-the-throne/game", "Push your luck"),
    minutes=20,
    tables=("thin", "crowns", "peace"),
)
