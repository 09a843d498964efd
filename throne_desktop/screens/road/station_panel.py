"""What is told of a station beside the map: its story, who waits there, and what its three crowns are for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from engine.base.road import Rival
from engine.bots.level import LEVELS
from engine.bots.opponents import opponent_called
from engine.bots.temperaments import TEMPERAMENTS
from engine.core.text import N_, Text
from engine.games.registry import manifest
from engine.learn.road import Crowns, Stop, before
from engine.learn.road_chances import CHANCES
from throne_desktop.language.i18n import words
from throne_desktop.look import theme
from throne_desktop.look.brushes import flat, pen
from throne_desktop.look.outlines import crown_path
from throne_desktop.look.portraits import portrait_icon
from throne_desktop.screens.road.station_button import CROWNS
from throne_desktop.screens.seating.new_game_parts import make_room
from throne_desktop.storage.people import OPPONENTS
from throne_desktop.widgets import basics
from throne_desktop.widgets.naming import named
from throne_desktop.widgets.scroll import Scroll

_FACE: Final = 40
_SIGN: Final = 20
_BEFORE, _BEHIND = 2, 6
"""To the left and right of what scrolls."""
_GAP: Final = 9
_EDGES: Final = 28
"""How much narrower words are than the panel."""

_WHICH: Final = N_("RoadScreen", "{game}, station {number}")
_BOSS: Final = N_("RoadScreen", "{game}, the boss")
_WIN: Final = N_("RoadScreen", "Win.")
_UNAIDED: Final = N_("RoadScreen", "Win without help.")
_SOLVE: Final = N_("RoadScreen", "Solve two of three exercises on the first try.")
_SOLVE_ALL: Final = N_("RoadScreen", "Solve all three on the first try.")
_SOLVE_UNAIDED: Final = N_("RoadScreen", "Do it without a hint.")
_GOT: Final = N_("RoadScreen", "Crown won: {what}")
_NOT_GOT: Final = N_("RoadScreen", "Crown not won yet: {what}")
_SQUIRES: Final = N_("RoadScreen", "Of {games} squires in your place, {won} won.")
_SQUIRES_SOLVED: Final = N_("RoadScreen", "Of {games} squires, {won} solved two of three.")
_CLOSED: Final = N_("RoadScreen", "Closed: win at {station} first.")
_CLOSED_BOTH: Final = N_("RoadScreen", "Closed: win at {station} or {other} first.")
_LEVEL: Final = N_("RoadScreen", "{level} · {temper}")
_HALF_WAY: Final = N_("RoadScreen", "The game is already well under way. You take over.")


class _Sign(QWidget):
    """A crown, filled if it is won."""

    def __init__(self) -> None:
        super().__init__()
        self.won = False

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(_SIGN), theme.scaled(_SIGN))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = crown_path(QPointF(self.rect().center()), min(self.width(), self.height()) * 0.86)
        if self.won:
            painter.fillPath(path, flat(theme.palette.gold))
        painter.strokePath(path, pen(theme.palette.chrome.text, 1.4))
        painter.end()


class StationPanel(QFrame):
    """`play_asked` asks for the station that is shown."""

    play_asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._stop: Stop | None = None
        self.name, self.which = basics.wrapped("heading"), basics.wrapped("subtle")
        self.story, self.told, self.closed = basics.wrapped(), basics.wrapped(), basics.wrapped("trouble")
        self.chance = basics.wrapped("fine")
        self._faces = QGridLayout()
        self._said: list[QLabel] = []
        """What is said of each rival."""
        self.crowns = [basics.wrapped() for _ in CROWNS]
        self._signs = [_Sign() for _ in CROWNS]
        self.play = basics.button("primary", self.play_asked)
        self._lay_out()

    def _lay_out(self) -> None:
        self._inner = basics.bare()
        column = QVBoxLayout(self._inner)
        column.setContentsMargins(_BEFORE, 0, _BEHIND, 0)
        column.setSpacing(7)
        for part in (self.which, self.name, self.story):
            column.addWidget(part)
        self._faces.setColumnStretch(1, 1)
        self._faces.setHorizontalSpacing(_GAP)
        column.addLayout(self._faces)
        column.addWidget(self.told)
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        grid.setHorizontalSpacing(_GAP)
        for row, (sign, label) in enumerate(zip(self._signs, self.crowns, strict=True)):
            grid.addWidget(sign, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(label, row, 1)
        column.addLayout(grid)
        column.addWidget(self.chance)
        column.addStretch(1)
        self._area = Scroll(self._inner)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(12, 10, 6, 12)
        outer.addWidget(self._area, 1)
        outer.addWidget(self.closed)
        foot = QHBoxLayout()
        foot.setContentsMargins(0, 0, 6, 0)
        foot.addWidget(self.play)
        outer.addLayout(foot)

    def show_stop(self, stop: Stop, crowns: Crowns, *, is_open: bool) -> None:
        """Tell of a station."""
        anew, self._stop = stop is not self._stop, stop
        station, game = stop.station, manifest(stop.game_id).name
        self.which.setText(words((_BOSS if station.is_boss else _WHICH).fill(game=game, number=stop.number)))
        self.name.setText(words(station.name))
        self.story.setText(words(station.story))
        told = [each for each in (station.told, None if station.opening is None else _HALF_WAY) if each is not None]
        self.told.setText(" ".join(map(words, told)))
        self.told.setVisible(bool(told))
        self._show_faces(station.rivals)
        for crown, sign, label, what in zip(CROWNS, self._signs, self.crowns, _asked(stop), strict=True):
            sign.won = bool(crowns & crown)
            sign.update()
            label.setText(words(what))
            named(label, words((_GOT if sign.won else _NOT_GOT).fill(what=what)))
        self._show_chance(stop)
        self.closed.setText("" if is_open else words(_closed(stop)))
        self.closed.setVisible(not is_open)
        self.play.setEnabled(is_open)
        self.play.setText(QCoreApplication.translate("RoadScreen", "Play") if station.rivals
                          else QCoreApplication.translate("RoadScreen", "Solve"))
        self.play.setAccessibleDescription(f"{self.name.text()}. {self.story.text()}")
        self._make_room()
        if anew:
            self._area.verticalScrollBar().setValue(0)

    def _show_chance(self, stop: Stop) -> None:
        measured = CHANCES[stop.id]
        said = _SQUIRES if stop.station.rivals else _SQUIRES_SOLVED
        self.chance.setText(words(said.fill(games=measured.games, won=measured.won)))

    def _show_faces(self, seated: Sequence[Rival]) -> None:
        while self._faces.count():
            item = self._faces.takeAt(0)
            widget = None if item is None else item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._said = []
        for row, rival in enumerate(seated):
            face, said = QLabel(), basics.wrapped()
            side = theme.scaled(_FACE)
            face.setPixmap(portrait_icon(OPPONENTS[rival.name], side, self.devicePixelRatioF()).pixmap(side))
            said.setText(f"{rival.name}\n{words(_manner(rival))}")
            self._said.append(said)
            self._faces.addWidget(face, row, 0)
            self._faces.addWidget(said, row, 1)

    def fit(self) -> None:
        """Follow the size of texts."""
        self.name.setFont(theme.text(19, bold=True))
        self.which.setFont(theme.text(13))
        for label in (self.story, self.told, self.closed, *self.crowns):
            label.setFont(theme.text(14.5))
        self.story.setFont(theme.text(15, italic=True))
        for sign in self._signs:
            sign.setFixedSize(sign.sizeHint())
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Give all words the height that they need; what is too high for the panel scrolls."""
        width = self.width() - _EDGES - self._area.verticalScrollBar().sizeHint().width()
        beside = [(label, theme.scaled(_SIGN) + _GAP) for label in self.crowns]
        beside += [(label, theme.scaled(_FACE) + _GAP) for label in self._said]
        beside += [(label, 0) for label in (self.which, self.name, self.story, self.told, self.chance)]
        self._inner.setMaximumWidth(width + _BEFORE + _BEHIND)     # words break as wide as they are measured here
        for label, taken in beside:
            make_room(label, width - taken)
        make_room(self.closed, self.width() - _EDGES)


def _asked(stop: Stop) -> tuple[Text, ...]:
    """What each crown of a station is for."""
    if stop.station.clear is None:
        return _SOLVE, _SOLVE_ALL, _SOLVE_UNAIDED
    return _WIN, stop.station.clear.text, _UNAIDED


def _closed(stop: Stop) -> Text:
    ways = before(stop)
    first = ways[0].station.name
    return (_CLOSED.fill(station=first) if len(ways) == 1
            else _CLOSED_BOTH.fill(station=first, other=ways[1].station.name))


def _manner(rival: Rival) -> Text:
    """How strong somebody is, and how they like to play."""
    level = next(each.name for each in LEVELS if each.id == rival.level)
    opponent = opponent_called(rival.name)
    assert opponent is not None, "rivals are opponents"
    return _LEVEL.fill(level=level, temper=TEMPERAMENTS[opponent.temperament].name)


