"""The place of Rival Kings: hills at sunset, and a street on which the houses of the town stand."""

from __future__ import annotations

from typing import Final

from engine.base.stage import FOOT, TOP, Layer, Stage, of_hero, of_table

STAGE: Final = Stage(
    place=(
        Layer("sky", TOP, of_hero(0.1)),
        Layer("clouds", of_table(0.1), of_hero(-0.3)),
        Layer("sun", of_hero(-1.45), of_hero(0.55), at=0.8),
        Layer("castle", of_hero(-0.85), of_hero(0.12), at=0.14),
        Layer("hills", of_hero(-0.3), of_hero(0.5)),
        Layer("meadow", of_hero(0.3), of_hero(1.0)),
        Layer("before", of_hero(1.0), FOOT),
        Layer("street", of_hero(0.94), of_hero(1.18), repeated=True),
    ),
    curtain=(
        Layer("curtain", TOP, FOOT, repeated=True),
        Layer("gatehouse", TOP, of_table(0.12), repeated=True),
    ),
    bright=True,
)
