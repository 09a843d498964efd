"""The road to the throne in the window: its page, the games that are begun there, and the crowns they win."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from engine.core.errors import ThroneError
from engine.core.text import N_, Text
from engine.learn import road as engine_road
from engine.learn.road import Crowns, Stop
from engine.learn.solving import Solving
from engine.session.record import Record
from throne_desktop.screens.ending.ending import EndScreen
from throne_desktop.screens.road.riddle import RiddleScreen
from throne_desktop.screens.road.road import RoadScreen
from throne_desktop.services.lessons.lesson_game import LessonSeat
from throne_desktop.services.loading import Loading
from throne_desktop.storage import road as storage
from throne_desktop.storage.paths import NoFolder, playing
from throne_desktop.storage.road import Road
from throne_desktop.storage.setup import told_apart
from throne_desktop.window.archive import go_home, loaded, names_for
from throne_desktop.window.naming import named_before
from throne_desktop.window.shell import Shell

if TYPE_CHECKING:
    from pathlib import Path

    from throne_desktop.screens.play.play import PlayScreen
    from throne_desktop.window.user_data import UserData

_UNKEPT: Final = N_("keeping", "Your crowns on the road cannot be saved: {reason}.")


# -- what was won so far -----------------------------------------------------------------------------------------------

def road_of(data: UserData) -> Road:
    """What whoever plays here has won on the road so far."""
    if data.keeps and data.is_kept("road"):
        with suppress(NoFolder):        # home says so
            data.road = storage.load_road()
    if data.road is None:
        data.road = Road()
    return data.road


def _change(data: UserData, act: Callable[[Road], Road]) -> None:
    """Change what was won, here and on the disk."""
    data.road = act(road_of(data))
    if data.keeps:
        data.keep("road", partial(_save, data, act), _UNKEPT)


def _save(data: UserData, act: Callable[[Road], Road]) -> None:
    data.road = storage.keep(act)


# -- the page ----------------------------------------------------------------------------------------------------------

def open_road(window: Shell) -> None:
    """Opens the map above whatever is open. Games that ended unseen, as the program was killed, are looked at first."""
    found = road_of(window.data)
    page = RoadScreen(found.crowns, found.last)
    page.play_asked.connect(lambda station: named_before(window.data, window.pages, partial(play, window, station)))
    window.show_above(page)
    if window.data.keeps and found.begun:
        _look_at_ends(window, page)


def _look_at_ends(window: Shell, page: RoadScreen) -> None:
    """Look at the records of games that were begun on the road and are over by now."""
    data, whose = window.data, playing()
    begun, folder = dict(road_of(data).begun), data.library.folder

    def job() -> list[tuple[str, str, Crowns]]:
        return [found for name, station in begun.items() if (found := _ended(folder, name, station)) is not None]

    def end(loading: Loading) -> None:
        try:
            found = loading.result()
        except ThroneError:     # home says that there is no folder
            return
        if found and playing() == whose:
            _change(data, lambda there: _added(there, found))
            page.show_crowns(road_of(data).crowns)

    Loading(job, page).begin(end)


def _ended(folder: Path, name: str, station: str) -> tuple[str, str, Crowns] | None:
    """What the game of a record has won at a station; None while it is not over."""
    try:
        if not Record.peek(folder / name).as_it_counts.finished:
            return None
        record, stop = Record.load(folder / name), engine_road.road().get(station)
        return name, station, Crowns.NONE if stop is None else engine_road.crowns_of(record, stop, 0)
    except ThroneError:     # it is gone, or cannot be read
        return name, station, Crowns.NONE


def _added(there: Road, found: Sequence[tuple[str, str, Crowns]]) -> Road:
    last = there.last
    for name, station, crowns in found:
        there = there.with_crowns(station, int(crowns), name)
    return Road(there.crowns, there.begun, last)


# -- games -------------------------------------------------------------------------------------------------------------

def play(window: Shell, station: str) -> None:
    """Begins the game at a station, or its exercises."""
    stop = engine_road.road()[station]
    if stop.station.exercises:
        _Row(window, stop).begin()
        return
    players = told_apart(engine_road.players_at(stop, names_for(window.settings)[0]))
    page = window.screen_of(engine_road.begin(stop, players), is_new=True)
    page.station = station
    window.show_game(page)
    window.data.news = ()
    # Once there is a record: killed in between, the game is one like any other.
    file = page.client.file
    if file is not None:
        _change(window.data, lambda there: there.with_begun(file.name, station))


def note_end(window: Shell) -> None:
    """The game on the table is over: if it is one of the road, keep the crowns that it has won, and tell of them."""
    screen = window.play_screen
    stop = None if screen is None else engine_road.road().get(screen.station)
    if screen is None or stop is None or not screen.client.is_over:
        return
    record, file, data, whose = screen.client.record(), screen.client.file, window.data, playing()

    def end(loading: Loading) -> None:
        if playing() != whose:      # somebody else sits here by now
            return
        before = dict(road_of(data).crowns)
        crowns: Crowns = loading.result()
        _change(data, lambda there: there.with_crowns(stop.id, int(crowns), "" if file is None else file.name))
        _tell(window, screen, _news(stop, crowns, before))

    Loading(lambda: engine_road.crowns_of(record, stop, 0), window.pages).begin(end)


_NEW: Final = N_("road", "{station}: %n new crown(s).", "", 1)
_NONE_NEW: Final = N_("road", "{station}: no new crown this time.")
_OPENED: Final = N_("road", "The way to {station} is open.")
_REACHED: Final = N_("road", "Every boss is beaten. The throne is yours.")


def _news(stop: Stop, crowns: Crowns, before: dict[str, int]) -> tuple[Text, ...]:
    """What a game at a station has brought beside what there was before."""
    name, had = stop.station.name, Crowns(before.get(stop.id, 0))
    new = (crowns & ~had).number
    told = [_NEW.fill(station=name, n=new)] if new else []
    then = {id_: Crowns(each) for id_, each in before.items()}
    now = {**then, stop.id: had | crowns}
    told += [_OPENED.fill(station=each.station.name) for each in engine_road.road().values()
             if engine_road.is_open(each, now) and not engine_road.is_open(each, then)]
    if engine_road.is_at_the_throne(now) and not engine_road.is_at_the_throne(then):
        told.append(_REACHED)
    return tuple(told) or (_NONE_NEW.fill(station=name),)


def _tell(window: Shell, screen: PlayScreen, news: tuple[Text, ...]) -> None:
    if window.play_screen is not screen:
        return
    window.data.news = (*window.data.news, *news)
    page = window.pages.currentWidget()
    if isinstance(page, EndScreen):
        page.show_news(window.data.news)


# -- exercises ---------------------------------------------------------------------------------------------------------

class _Row:
    """The exercises of one station, one after the other."""

    def __init__(self, window: Shell, stop: Stop) -> None:
        self._window = window
        self._stop = stop
        self._exercises = engine_road.exercises_at(stop)
        self._first_tries: list[bool] = []
        self._hinted = False

    def begin(self) -> None:
        """Lay out the next exercise. Home says why if that fails."""
        number = len(self._first_tries)
        loaded(self._window, lambda: Solving(self._exercises[number]), self._show, partial(go_home, self._window))

    def _show(self, found: Solving) -> None:
        window, number = self._window, len(self._first_tries) + 1
        page = RiddleScreen(LessonSeat(found, window.worker, names_for(window.settings)), window.settings,
                            number, len(self._exercises))
        page.answered.connect(self._first_tries.append)
        page.met.connect(lambda _task: self._note(page))
        page.next_asked.connect(self.begin)
        page.list_asked.connect(self._back)
        window.show_game(page)

    def _note(self, page: RiddleScreen) -> None:
        """An exercise is solved."""
        self._hinted = self._hinted or page.hinted
        if len(self._first_tries) == len(self._exercises):
            crowns = engine_road.crowns_for(self._first_tries, hinted=self._hinted)
            _change(self._window.data, lambda there: there.with_crowns(self._stop.id, int(crowns)))
            page.tell_crowns(crowns)

    def _back(self) -> None:
        self._window.open_home()
        open_road(self._window)
