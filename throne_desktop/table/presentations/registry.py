"""All named presentations: who lays out or shows a table takes them from here, so that none is missing."""

from __future__ import annotations

from engine.base.parts import Show
from throne_desktop.table.presentations.balloon import Balloon, BalloonScenery
from throne_desktop.table.presentations.lane_scenery import LaneScenery
from throne_desktop.table.presentations.lanes import Lanes
from throne_desktop.table.presentations.plots import Plots, PlotsScenery
from throne_desktop.table.presentations.presentation import PRESENTATIONS, SCENERIES
from throne_desktop.table.presentations.stalls import Stalls, StallsScenery
from throne_desktop.table.presentations.throne import ThronePresentation, ThroneScenery
from throne_desktop.table.presentations.tower_scenery import BoxScenery, TowerScenery
from throne_desktop.table.presentations.towers import Boxes, Towers

__all__ = ("PRESENTATIONS", "SCENERIES")

PRESENTATIONS.update({Show.LANES: Lanes, Show.TOWERS: Towers, Show.BOXES: Boxes, Show.THRONE: ThronePresentation,
                      Show.PLOTS: Plots, Show.STALLS: Stalls, Show.BALLOON: Balloon})
SCENERIES.update({Show.LANES: LaneScenery, Show.TOWERS: TowerScenery, Show.BOXES: BoxScenery,
                  Show.THRONE: ThroneScenery, Show.PLOTS: PlotsScenery, Show.STALLS: StallsScenery,
                  Show.BALLOON: BalloonScenery})
