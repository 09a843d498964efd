"""The statistics in the window: opened, and what leads on from them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from engine import GAMES
from engine.core import disk
from engine.core.disk import reason_of
from engine.core.text import N_
from throne_desktop.language import i18n
from throne_desktop.screens.statistics.statistics import StatisticsScreen
from throne_desktop.services.records.practice_origin import Origin
from throne_desktop.services.records.shelf import Shelf
from throne_desktop.services.reviews.digests import Digests
from throne_desktop.services.statistics_source import PastReader
from throne_desktop.storage import day
from throne_desktop.storage.household import renamed
from throne_desktop.storage.paths import several_are_known
from throne_desktop.window.archive import open_records
from throne_desktop.window.note_wins import forget_feats
from throne_desktop.window.open_exercises import exercises_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from throne_desktop.window.shell import Shell

_WRITTEN: Final = N_("app", "The games were saved as {file}.")
_NOT_WRITTEN: Final = N_("household", "{file} cannot be written: {reason}.")


def open_statistics(window: Shell, play: Callable[[str, str], None], show_tally: Callable[[], None]) -> None:
    """Opens the statistics above whatever is open.

    `play` sets up a game, given its id and a level ("" for any); `show_tally` shows in the hall what is noted by then.
    """
    data, chosen = window.data, window.settings
    own = chosen.player_name or i18n.user_name()

    def reader() -> PastReader:
        return PastReader(Shelf.of(data.library, keeps=data.keeps), Digests.of_user(keeps=data.keeps),
                          exercises_of(data), own if several_are_known() else None, renamed(), own)

    page = StatisticsScreen(reader, lambda: data.tally, day.today(), chosen.last_game or GAMES[0], own)
    page.play_asked.connect(play)
    page.records_asked.connect(partial(open_records, window))
    page.review_asked.connect(partial(_review, window))
    page.csv_asked.connect(partial(_write, page))
    page.forget_asked.connect(forget_feats(data))
    window.show_above(page)
    page.left.connect(show_tally)       # once the hall is to be seen again


def _review(window: Shell, asked: Path | Origin) -> None:
    from throne_desktop.window.open_review import open_review  # only here: the page does without

    if isinstance(asked, Origin):
        open_review(window, asked.record, asked)
    else:
        open_review(window, asked)


def _write(page: StatisticsScreen, file: Path, content: str) -> None:
    try:
        disk.replace(file, content.encode())
    except OSError as error:
        page.tell(_NOT_WRITTEN.fill(file=file.name, reason=reason_of(error)))
    else:
        page.tell(_WRITTEN.fill(file=file.name))
