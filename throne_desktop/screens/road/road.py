"""The page of the road to the throne: a map with all stations, and what is told of one of them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from engine.core.text import N_
from engine.games.registry import manifest
from engine.learn.road import Crowns, Stop, is_at_the_throne, is_open, road
from throne_desktop.language.i18n import spoken, words
from throne_desktop.look import theme
from throne_desktop.look.pictures import OnePicture
from throne_desktop.screens.page import Page
from throne_desktop.screens.pages import PAGES
from throne_desktop.screens.road.road_picture import paint_map
from throne_desktop.screens.road.road_plan import diameter, point_of
from throne_desktop.screens.road.station_button import StationButton
from throne_desktop.screens.road.station_panel import StationPanel
from throne_desktop.storage.settings import Settings
from throne_desktop.widgets import basics
from throne_desktop.widgets.scroll import Scroll
from throne_desktop.widgets.tile import nearest

_PANEL: Final = 300
"""The width of what is told, at the usual text size."""
_MOST: Final = 0.42
"""The most of the page's width that it takes."""
_GAP: Final = 14
_LEAST: Final = (620, 410)
"""The least width and height of a map on which stations do not touch; where it would be narrower, what is told stands
below it, and both scroll."""
_LEAST_TOLD: Final = 300

_COUNT: Final = N_("RoadScreen", "{crowns} of {all} crowns")
_REACHED: Final = N_("RoadScreen", "Every boss is beaten. The throne is yours.")
_ABOUT: Final = N_("RoadScreen", "Five games on the way to the throne: each station has its own rules and rivals, and "
                                 "three crowns.")
_STATION: Final = N_("RoadScreen", "{game}, {number}: {station}. Open, {crowns} of 3 crowns.")
_STATION_BOSS: Final = N_("RoadScreen", "{game}, the boss: {station}. Open, {crowns} of 3 crowns.")
_SHUT: Final = N_("RoadScreen", "{game}, {number}: {station}. Closed.")
_SHUT_BOSS: Final = N_("RoadScreen", "{game}, the boss: {station}. Closed.")


class RoadMap(QWidget):
    """The map and the stations on it. `chosen` gives a station; `asked` one that was clicked or pressed."""

    chosen = Signal(object)
    asked = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._won: Mapping[str, Crowns] = {}
        self._picture = OnePicture()
        self.stations = {stop.id: self._station(stop) for stop in road().values()}
        """The buttons by station, in the order of the road."""

    def _station(self, stop: Stop) -> StationButton:
        made = StationButton(stop, self)
        made.reached.connect(partial(self.chosen.emit, stop))
        made.clicked.connect(partial(self.asked.emit, stop))
        made.steered.connect(partial(self._steer, made))
        return made

    def _steer(self, begin: StationButton, arrow: Qt.Key) -> None:
        found = nearest(begin, self.stations.values(), arrow, self)
        if found is not None:
            found.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_crowns(self, won: Mapping[str, Crowns]) -> None:
        """Show what was won at each station."""
        self._won = won
        for id_, button in self.stations.items():
            button.show_state(won.get(id_, Crowns.NONE), is_open=is_open(button.stop, won))
        self._picture.forget()
        self.update()

    def show_chosen(self, stop: Stop) -> None:
        """Show which station is told of."""
        self.stations[stop.id].setChecked(True)

    def retranslate(self) -> None:
        """Name the stations in the language in use."""
        for button in self.stations.values():
            stop = button.stop
            boss = stop.station.is_boss
            said = (_STATION_BOSS if boss else _STATION) if button.is_open else (_SHUT_BOSS if boss else _SHUT)
            name = words(said.fill(game=manifest(stop.game_id).name, number=stop.number, station=stop.station.name,
                                   crowns=button.crowns.number))
            button.setAccessibleName(name)
            button.setAccessibleDescription(words(stop.station.story))
            button.setToolTip(words(stop.station.name))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Give all stations their places."""
        size = QSizeF(self.size())
        for button in self.stations.values():
            button.stand(point_of(button.stop, size), diameter(size))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        key = (self.width(), self.height(), ratio, spoken(), theme.text_scale, id(theme.palette))
        painter = QPainter(self)
        painter.drawPixmap(QPointF(0, 0), self._picture.picture(key, partial(
            paint_map, QSizeF(self.size()), ratio, lambda stop: is_open(stop, self._won),
            at_throne=is_at_the_throne(self._won))))
        painter.end()


class RoadScreen(Page):
    """`play_asked` gives the id of a station to play."""

    play_asked = Signal(str)

    def __init__(self, won: Mapping[str, int], at: str = "", parent: QWidget | None = None) -> None:
        """`won` has the crowns by station, and `at` is the one that is told of first; without it, the next one."""
        super().__init__(parent)
        self.count = basics.label("golden")
        self.head.insertWidget(1, self.count)
        self._about = basics.wrapped("subtle")
        self.map, self.panel = RoadMap(), StationPanel()
        self._won: dict[str, Crowns] = {}
        self._lay_out()
        self.map.chosen.connect(self._choose)
        self.map.asked.connect(self._ask)
        self.panel.play_asked.connect(lambda: self.play_asked.emit(self.stop.id))
        self._take(won)
        self.stop: Stop = road().get(at) or self._next()
        """The station that is told of."""
        self.retranslate()

    def _lay_out(self) -> None:
        self.body.addWidget(self._about)
        inner = basics.bare()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, inner)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(_GAP)
        self._row.addWidget(self.map, 1)
        self._row.addWidget(self.panel)
        self._area = Scroll(inner)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.body.addWidget(self._area, 1)
        for former, following in pairwise(self.map.stations.values()):
            self.setTabOrder(former, following)

    def _take(self, won: Mapping[str, int]) -> None:
        self._won = {id_: Crowns(crowns) for id_, crowns in won.items() if id_ in road()}
        self.map.show_crowns(self._won)

    def _next(self) -> Stop:
        """The first station that is open and was not won yet; at the end of the road, its last one."""
        stops = list(road().values())
        return next((stop for stop in stops if is_open(stop, self._won) and not self._won.get(stop.id)), stops[-1])

    def show_crowns(self, won: Mapping[str, int]) -> None:
        """Show what was won by now."""
        self._take(won)
        self.retranslate()

    # -- one station ---------------------------------------------------------------------------------------------------

    def _choose(self, stop: Stop) -> None:
        self.stop = stop
        self.map.show_chosen(stop)
        self._area.ensureWidgetVisible(self.map.stations[stop.id])
        self.panel.show_stop(stop, self._won.get(stop.id, Crowns.NONE), is_open=is_open(stop, self._won))

    def _ask(self, stop: Stop) -> None:
        """A station was clicked or pressed: tell of it, and let another press play it."""
        self._choose(stop)
        if self.panel.play.isEnabled():
            self.panel.play.setFocus(Qt.FocusReason.OtherFocusReason)
            self._area.ensureWidgetVisible(self.panel.play)

    # -- words and sizes -----------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(words(PAGES["road"].title))
        crowns = sum(each.number for each in self._won.values())
        self.count.setText(words(_COUNT.fill(crowns=crowns, all=3 * len(road()))))
        self._about.setText(words(_REACHED if is_at_the_throne(self._won) else _ABOUT))
        self.map.retranslate()
        self._choose(self.stop)
        self.fit()

    def fit(self) -> None:
        beside = min(theme.widened(_PANEL), round(self.room * _MOST))
        stacked = self.room - beside - _GAP < _LEAST[0]
        self._row.setDirection(QBoxLayout.Direction.TopToBottom if stacked else QBoxLayout.Direction.LeftToRight)
        self.map.setMinimumHeight(_LEAST[1])
        self.panel.setFixedWidth(self.room - self._area.verticalScrollBar().sizeHint().width() if stacked else beside)
        self.panel.setMinimumHeight(theme.scaled(_LEAST_TOLD) if stacked else 0)
        self.count.setVisible(not stacked)      # the title needs the room
        self.count.setFont(theme.text(15, bold=True))
        self.panel.fit()
        self.map.fit()

    def apply(self, settings: Settings) -> None:
        self.retranslate()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.fit()      # only now words have the look by which their height is known
        self.map.stations[self.stop.id].setFocus()
