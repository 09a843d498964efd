"""The statistics in the window: opened, and what leads on from them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from engine import GAMES
from throne_desktop.screens.statistics.statistics import StatisticsScreen
from throne_desktop.services.statistics_source import read_past
from throne_desktop.storage.day import today
from throne_desktop.window.archive import open_records
from throne_desktop.window.note_wins import forget_feats
from throne_desktop.window.open_exercises import exercises_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from throne_desktop.services.statistics_source import Past
    from throne_desktop.window.shell import Shell


def open_statistics(window: Shell, play: Callable[[str, str], None], show_tally: Callable[[], None]) -> None:
    """Opens the statistics above whatever is open.

    `play` sets up a game, given its id and a level ("" for any); `show_tally` shows in the hall what is noted by then.
    """
    data = window.data

    def read() -> Past:
        return read_past(data.library, exercises_of(data))

    chosen = window.settings
    page = StatisticsScreen(read, lambda: data.tally, today(), chosen.last_game or GAMES[0], chosen.player_name)
    page.play_asked.connect(play)
    page.records_asked.connect(partial(open_records, window))
    page.forget_asked.connect(forget_feats(data))
    window.show_above(page)
    page.left.connect(show_tally)       # once the hall is to be seen again
