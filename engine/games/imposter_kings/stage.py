"""The place of The Imposter Kings: a hall at night, and one beam on the Throne."""

from __future__ import annotations

from typing import Final

from engine.base.stage import FOOT, TOP, Layer, Stage, of_hero, of_table

STAGE: Final = Stage(
    place=(
        Layer("arch", TOP, of_hero(0.86), repeated=True),
        Layer("floor", of_hero(0.86), FOOT),
        Layer("steps", of_hero(0.95), of_hero(1.85), at=0.5),
        Layer("beam", TOP, of_hero(1.06), at=0.5),
    ),
    curtain=(
        Layer("curtain", TOP, FOOT, repeated=True),
        Layer("valance", TOP, of_table(0.12), repeated=True),
    ),
)
