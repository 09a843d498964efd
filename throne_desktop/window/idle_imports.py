"""What the first frame does without, imported after it, so that opening a game does not wait for it either.

Each step takes at most about 10 ms, and between two of them the window answers to whatever was clicked or pressed. What
is asked for before its turn comes is imported then, as always.
"""

# ruff: noqa: F401 - importing is all that the steps do

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

from engine import GAMES, load_game
from engine.core import disk
from throne_desktop.look import picture_cache
from throne_desktop.storage import paths

if TYPE_CHECKING:
    from pathlib import Path

    from throne_desktop.window.window import Window


def _cards() -> None:
    import engine.base.cards


def _knowledge() -> None:
    import engine.core.observe


def _positions() -> None:
    import engine.base.evaluator
    import engine.base.lessons
    import engine.core.state


def _descriptions() -> None:
    import engine.base.table


def _games() -> None:
    import datetime
    import hashlib

    import engine.base.game
    import engine.bots.levels


def _events() -> None:
    import engine.core.events
    import engine.session.entries


def _sessions() -> None:
    import engine.session
    import engine.table.view


def _other_processes() -> None:
    import pickle
    import socket


def _bots() -> None:
    import multiprocessing.connection

    import throne_desktop.services.bots.bot_worker


def _ground() -> None:
    import throne_desktop.table.items.ground


def _widgets() -> None:
    import throne_desktop.widgets.basics
    import throne_desktop.widgets.choices


def _before_a_game() -> None:
    import throne_desktop.screens.seating.new_game


def _faces() -> None:
    import throne_desktop.table.faces.card_face
    import throne_desktop.table.faces.card_layout


def _cards_on_the_table() -> None:
    import throne_desktop.table.faces.faces
    import throne_desktop.table.items.items


def _lanes() -> None:
    import throne_desktop.table.presentations.lane_scenery
    import throne_desktop.table.presentations.plots
    import throne_desktop.table.presentations.throne


def _presentations() -> None:
    import throne_desktop.table.presentations.registry


def _arrangement() -> None:
    import throne_desktop.table.layout.layout
    import throne_desktop.table.plaques.plaque_plan


def _table() -> None:
    import throne_desktop.table.plaques.plaques
    import throne_desktop.table.tabletop


def _signs() -> None:
    import throne_desktop.table.narration.hint_strokes
    import throne_desktop.table.narration.links
    import throne_desktop.table.narration.marks


def _motion() -> None:
    import throne_desktop.table.narration.flights
    import throne_desktop.table.narration.step_player


def _hand() -> None:
    import throne_desktop.table.hand.accessible
    import throne_desktop.table.hand.interaction


def _lists() -> None:
    import throne_desktop.screens.around_table.moves_panel
    import throne_desktop.screens.around_table.picker
    import throne_desktop.screens.around_table.rail


def _host() -> None:
    import throne_desktop.services.game.seat_client


def _ribbon() -> None:
    import throne_desktop.screens.around_table.ribbon
    import throne_desktop.screens.play.game_log


def _replay() -> None:
    import throne_desktop.screens.around_table.side_panel
    import throne_desktop.screens.play.move_replay


def _around_the_table() -> None:
    import throne_desktop.screens.play.game_over


def _play() -> None:
    import throne_desktop.screens.play.play


def _sounds() -> None:
    import throne_desktop.services.sound.sounds


STEPS: Final[tuple[Callable[[], None], ...]] = (
    _cards, _knowledge, _positions, _descriptions, _games, _events, _sessions, _other_processes, _bots, _ground,
    _widgets, _before_a_game, _faces, _cards_on_the_table, _lanes, _presentations, _arrangement, _table, _signs,
    _motion, _hand, _lists, _host, _ribbon, _replay, _around_the_table, _play, _sounds,
)
"""In this order: first what the page before a game needs, then what the table does."""


def import_the_rest(window: Window, done: Callable[[], None]) -> None:
    """Take the steps one by one, whenever nothing else is to be done, then call `done`."""
    _Steps(_all(window, done), window)


class _Steps(QObject):
    """Takes steps until there are none."""

    def __init__(self, steps: Iterator[Callable[[], object]], parent: QObject) -> None:
        super().__init__(parent)
        self._steps = steps
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._take)
        self._timer.start()

    def _take(self) -> None:
        step = next(self._steps, None)
        if step is None:
            self.deleteLater()
        else:
            step()


def _all(window: Window, done: Callable[[], None]) -> Iterator[Callable[[], object]]:
    yield window.follow_desktop     # some wishes are only clear now
    yield from STEPS
    yield picture_cache.write
    if window.data.keeps:
        for folder in (paths.data, paths.person, paths.config, paths.games, paths.cache, paths.pictures):
            yield partial(_sweep, folder)
        yield _sweep_people
    yield from _tally(window)
    if window.settings.last_game in GAMES:
        yield partial(load_game, window.settings.last_game)
    yield done


def _sweep(folder: Callable[[], Path]) -> None:
    """Delete what killed programs have left half written in a folder of the user's."""
    with suppress(paths.NoFolder):      # home says so
        disk.sweep(folder())


def _sweep_people() -> None:
    """Delete what is left of people who were deleted, if the program was killed before it was done."""
    from throne_desktop.storage import household  # only here: the first frame does without it

    with suppress(paths.NoFolder):
        household.forget(household.UNDONE_BY_NOW)


def _tally(window: Window) -> Iterator[Callable[[], object]]:
    """What the hall shows of the past, where an earlier version has not written it down."""
    from throne_desktop.window.note_wins import gathering  # only here: it needs what the steps have imported

    yield from gathering(window.data, window.hall.show_tally)
