"""The ladder in the window: its page, and the games that are played on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.learn.rungs import Rung
from throne_desktop.screens.ladder.ladder import LadderScreen
from throne_desktop.storage.setup import Setup
from throne_desktop.window.naming import named_before

if TYPE_CHECKING:
    from throne_desktop.storage.setup import LastPlayers
    from throne_desktop.window.shell import Shell


def open_ladder(window: Shell, begin: Callable[[Setup], None], last: Callable[[], LastPlayers]) -> None:
    """Opens the ladder above whatever is open; a step that is chosen there begins its game.

    `last` tells who played last, the first of whom climbs.
    """
    page = LadderScreen(window.data.tally)
    page.chosen.connect(lambda rung: _climb(window, rung, begin, last))
    window.show_above(page)


def _climb(window: Shell, rung: Rung, begin: Callable[[Setup], None], last: Callable[[], LastPlayers]) -> None:
    data = window.data

    def act() -> None:
        name = next((each for each in last().names if each), "")
        data.settings.last_game = rung.game_id
        data.keep_settings()
        begin(Setup(rung.game_id, rung.players(name), dict(rung.options), None))

    named_before(data, window.pages, act)
