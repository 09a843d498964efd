"""The place of Shadow Throne: a grey morning, and the ground on which the towers of power stand."""

from __future__ import annotations

from typing import Final

from engine.base.stage import FOOT, TOP, Layer, Stage, of_hero
from engine.games.shadow_throne.places import TRACK

STAGE: Final = Stage(
    place=(
        Layer("sky", TOP, of_hero(0.8)),
        Layer("sun", of_hero(-0.15), of_hero(0.9), at=0.02),
        Layer("hills", of_hero(0.35), of_hero(0.98)),
        Layer("mist", of_hero(0.6), of_hero(1.0)),
        Layer("ground", of_hero(0.91), FOOT),
    ),
    curtain=(Layer("curtain", TOP, FOOT, repeated=True),),
    around=(TRACK,),
)
