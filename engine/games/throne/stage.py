"""The place of Throne: a parlour, and a round table in the light of one lamp."""

from __future__ import annotations

from typing import Final

from engine.base.stage import FOOT, TOP, Layer, Stage, of_hero, of_table

STAGE: Final = Stage(
    place=(
        Layer("panel", TOP, of_hero(0.85), repeated=True),
        Layer("table", of_hero(-0.16), FOOT),
        Layer("light", TOP, of_hero(1.0), at=0.5),
        Layer("lamp", TOP, of_table(0.055), at=0.5),
    ),
    curtain=(
        Layer("curtain", TOP, FOOT, repeated=True),
        Layer("valance", TOP, of_table(0.12), repeated=True),
    ),
)
