"""The place of Behind the Throne: a stage with its curtain drawn aside, and the row on its boards."""

from __future__ import annotations

from typing import Final

from engine.base.stage import FOOT, TOP, Layer, Stage, of_hero, of_table

_VALANCE: Final = Layer("valance", TOP, of_table(0.085), repeated=True)

STAGE: Final = Stage(
    place=(
        Layer("cloth", TOP, of_hero(0.62), repeated=True),
        Layer("boards", of_hero(0.6), of_hero(1.2)),
        Layer("pit", of_hero(1.2), FOOT),
        Layer("seat", of_table(0.9), FOOT, repeated=True),
        Layer("footlight", of_hero(1.13), of_hero(1.32), repeated=True),
        Layer("beam", TOP, of_hero(1.2), at=0.5),
        Layer("curtain_left", TOP, of_hero(1.27), at=0.0),
        Layer("curtain_right", TOP, of_hero(1.27), at=1.0),
        _VALANCE,
    ),
    curtain=(
        Layer("curtain", TOP, FOOT, repeated=True),
        _VALANCE,
    ),
)
