"""All named presentations: who lays out or shows a table takes them from here, so that none is missing."""

from __future__ import annotations

from engine.base.parts import Show
from throne_desktop.table.balloon import Balloon, BalloonScenery
from throne_desktop.table.lane_scenery import LaneScenery
from throne_desktop.table.lanes import Lanes
from throne_desktop.table.plots import Plots, PlotsScenery
from throne_desktop.table.presentation import PRESENTATIONS, SCENERIES
from throne_desktop.table.stalls import Stalls, StallsScenery
from throne_desktop.table.throne import Throne, ThroneScenery
from throne_desktop.table.tower_scenery import BoxScenery, TowerScenery
from throne_desktop.table.towers import Boxes, Towers

__all__ = ("PRESENTATIONS", "SCENERIES")

PRESENTATIONS.update({Show.LANES: Lanes, Show.TOWERS: Towers, Show.BOXES: Boxes, Show.THRONE: Throne,
                      Show.PLOTS: Plots, Show.STALLS: Stalls, Show.BALLOON: Balloon})
SCENERIES.update({Show.LANES: LaneScenery, Show.TOWERS: TowerScenery, Show.BOXES: BoxScenery,
                  Show.THRONE: ThroneScenery, Show.PLOTS: PlotsScenery, Show.STALLS: StallsScenery,
                  Show.BALLOON: BalloonScenery})
