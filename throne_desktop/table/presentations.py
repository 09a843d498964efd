"""All named presentations: who lays out or shows a table takes them from here, so that none is missing."""

from __future__ import annotations

from engine.base.parts import Show
from throne_desktop.table.balloon import Balloon, BalloonScenery
from throne_desktop.table.presentation import PRESENTATIONS, SCENERIES
from throne_desktop.table.throne import Throne, ThroneScenery

__all__ = ("PRESENTATIONS", "SCENERIES")

PRESENTATIONS.update({Show.BALLOON: Balloon, Show.THRONE: Throne})
SCENERIES.update({Show.BALLOON: BalloonScenery, Show.THRONE: ThroneScenery})
