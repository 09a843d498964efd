"""What can be chosen in the hall: doors, the game to continue, the deal of the day, and books.

Each is a button that is part of the picture below it: it shows its words and what changes, and its frame lights up. As
in all of the first frame, no names of `Qt` are needed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QEnterEvent, QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QLabel, QWidget

from throne_desktop.kept.paths import asset
from throne_desktop.kept.people import Portrait
from throne_desktop.kept.tally import BEGUN, PLAYED, WON
from throne_desktop.look import pictures, stored, theme
from throne_desktop.look.brushes import clear, flat, pen
from throne_desktop.screens.home_plan import DoorPlace, stone_of
from throne_desktop.screens.home_shapes import arch_path, crown_path, disc, poly, rounded
from throne_desktop.widgets.tile import Steered

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent

_CENTRED: Final = 0x84
"""Qt.AlignmentFlag.AlignCenter."""
_INK: Final = QColor("#1b120b")
_PAD: Final = 7
_CROWN: Final = 14.0
_CROWNS_APART: Final = 17.0
_FACES_APART: Final = 7.0
_FAINT: Final = 90
"""How clear a crown is that was not won yet, of 255."""
_FOCUS: Final = 3.5
_HOVER: Final = 2.5
_EMBLEM: Final = 72
_WITH_EMBLEM: Final = 330
"""From this width on the game to continue shows its emblem."""
_SMALL_FACE: Final = 34
_BINDING: Final = 17
"""Pixels at the left of a book that its title leaves free, and at its right."""
_MARGIN: Final = 6


class Spot(Steered):
    """A part of the picture that can be chosen."""

    radius = 8.0

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("spot")
        self._over = False

    def words(self, name: str, *, centred: bool = True) -> QLabel:
        """A label of that kind on it."""
        label = QLabel(self)
        label.setObjectName(name)
        label.setWordWrap(True)
        if centred:
            label.setProperty("alignment", _CENTRED)
        return label

    def outline(self) -> QPainterPath:
        """What lights up, in its own coordinates."""
        return rounded(QRectF(self.rect()).adjusted(2, 2, -2, -2), self.radius)

    def paint(self, painter: QPainter) -> None:
        """Paint what changes."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.paint(painter)
        if self.hasFocus():
            painter.strokePath(self.outline(), pen(_INK, _FOCUS + 3))
            painter.strokePath(self.outline(), pen(theme.palette.chrome.bright_focus, _FOCUS * theme.palette.stroke))
        elif self._over:
            painter.strokePath(self.outline(), pen(theme.palette.chrome.bright_focus, _HOVER))
        painter.end()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._light(on=True)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._light(on=False)

    def _light(self, *, on: bool) -> None:
        self._over = on
        self.update()

    def take_clicks(self) -> None:
        """Let clicks on the words be clicks on it, whatever the words are; not needed before there are any."""
        from PySide6.QtCore import Qt

        for label in self.findChildren(QLabel):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


class Door(Spot):
    """The door of a game, with all that stands below it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._labels = [self.words("plate"), self.words("plateline"), self.words("plateline")]
        self._arch = QRectF()
        self._plaque = QRectF()
        self._signs = QRectF()
        self._faces = QRectF()
        self._facts: Sequence[str] = ()
        self.lit = False
        self.crowns = (0, 0)
        """How many levels were beaten, and how many there are; nothing is shown of (0, 0)."""
        self.company: Sequence[Portrait] = ()
        """Who waits there."""

    def say(self, name: str, genre: str, facts: Sequence[str]) -> None:
        """Show these words on the plaque; an empty line takes no room."""
        self._facts = facts
        for label, words in zip(self._labels, (name, genre), strict=False):
            label.setText(words)

    def be_short(self, *, short: bool) -> None:
        """Leave the line out that says what sort of game it is, or show it again."""
        self._labels[1].setVisible(not short)

    def height_of_words(self, width: float) -> int:
        """How high a plaque of that width has to be; facts that have no room side by side get a line each."""
        facts = self._labels[2]
        facts.setText(" · ".join(self._facts))
        if _width(facts) > width - 2 * _PAD:
            facts.setText("\n".join(self._facts))
        return sum(_height(label, width - 2 * _PAD) for label in self._shown) + 2 * _PAD

    def stand(self, place: DoorPlace) -> None:
        """Take its place in the hall."""
        whole = place.whole.toAlignedRect()
        self.setGeometry(whole)
        here = QPointF(whole.topLeft())
        self._arch, self._signs = place.arch.translated(-here), place.signs.translated(-here)
        self._faces = place.faces.translated(-here)
        plaque = self._plaque = place.plaque.translated(-here)
        shown = self._shown
        heights = [_height(label, plaque.width() - 2 * _PAD) for label in shown]
        top = plaque.center().y() - sum(heights) / 2
        for label, height in zip(shown, heights, strict=True):
            label.setGeometry(round(plaque.left()) + _PAD, round(top), round(plaque.width()) - 2 * _PAD, height)
            top += height

    @property
    def _shown(self) -> list[QLabel]:
        return [label for label in self._labels if label.text() and not label.isHidden()]

    def outline(self) -> QPainterPath:
        stone = stone_of(self._arch.width())
        above = self._arch.adjusted(-stone + 2, -stone, stone - 2, self._plaque.top() + 9 - self._arch.bottom())
        return arch_path(above).united(rounded(self._plaque.adjusted(0, 0, 0, -1), self.radius))

    def paint(self, painter: QPainter) -> None:
        if self.lit:
            above = self._plaque.top() - self._arch.bottom()
            painter.strokePath(arch_path(self._arch.adjusted(2, 2, -2, above)), pen(theme.palette.hall.light, 4))
        self._paint_crowns(painter)
        self._paint_faces(painter)

    def _paint_crowns(self, painter: QPainter) -> None:
        won, most = self.crowns
        size = theme.scaled(_CROWN)
        apart = theme.scaled(_CROWNS_APART)
        left = self._signs.center().x() - (most - 1) * apart / 2
        gold, missing = QPainterPath(), QPainterPath()
        for number in range(most):
            crown = crown_path(QPointF(left + number * apart, self._signs.center().y()), size)
            (gold if number < won else missing).addPath(crown)
        painter.fillPath(gold, flat(theme.palette.hall.light))
        painter.strokePath(gold, pen(_INK, 1))
        painter.strokePath(missing, pen(clear(theme.palette.hall.light, _FAINT), 1.2))

    def _paint_faces(self, painter: QPainter) -> None:
        paint_faces(painter, self.company, self._faces.center(), round(self._faces.height()))


class Unfinished(Spot):
    """The game to continue: its emblem, which it is and when it began, and who plays."""

    radius = 12.0

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = self.words("lead", centred=False)
        self._lines = [self.words("leadline", centred=False) for _ in range(2)]
        self.emblem: Callable[[int], QPixmap] | None = None
        self.company: Sequence[Portrait] = ()

    def say(self, name: str, lines: Sequence[str]) -> None:
        """Show the name of what it does, and what there is to continue."""
        for label, words in zip((self._title, *self._lines), (name, *lines), strict=True):
            label.setText(words)

    def height_of_words(self, width: float) -> int:
        """How high it has to be in that width."""
        return sum(_height(label, self._room(width)) for label in (self._title, *self._lines)) + _SMALL_FACE + 18

    @staticmethod
    def _beside(width: float) -> int:
        """Where the words begin."""
        return 104 if width >= _WITH_EMBLEM else 18

    def _room(self, width: float) -> int:
        return round(width) - self._beside(width) - 70

    def stand(self, place: QRectF) -> None:
        """Take its place on the table."""
        self.setGeometry(place.toAlignedRect())
        top = 8
        for label in (self._title, *self._lines):
            height = _height(label, self._room(place.width()))
            label.setGeometry(self._beside(place.width()), top, self._room(place.width()), height)
            top += height

    def paint(self, painter: QPainter) -> None:
        palette = theme.palette
        place = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.fillPath(rounded(place, self.radius), flat(clear(palette.chrome.bar, 225)))
        painter.strokePath(rounded(place, self.radius), pen(palette.hall.light, 2))
        beside = self._beside(place.width() + 3)
        if self.emblem is not None and beside > _EMBLEM:
            picture = self.emblem(_EMBLEM)
            painter.drawPixmap(QPointF((beside - _EMBLEM) / 2, place.center().y() - _EMBLEM / 2), picture)
        faces = QPointF(beside + _SMALL_FACE / 2, place.bottom() - _SMALL_FACE / 2 - 6)
        paint_faces(painter, self.company, faces, _SMALL_FACE, from_left=True)
        centre, radius = QPointF(place.right() - 38, place.center().y()), 22.0
        painter.fillPath(disc(centre, radius), flat(palette.gold))
        painter.strokePath(disc(centre, radius), pen(palette.hall.light, 2))
        x, y = centre.x(), centre.y()
        painter.fillPath(poly((x - 6, y - 9), (x + 10, y), (x - 6, y + 9)), flat(_INK))


class Day(Spot):
    """The deal of the day: which game, and how the last seven days went."""

    radius = 5.0

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title, self._line = self.words("plate", centred=False), self.words("plateline", centred=False)
        self._row = self.words("plateline", centred=False)
        self.marks: Sequence[str] = ()
        """Of each of the last seven days: how far its deal has come, today's last."""

    def say(self, name: str, deal: str, in_a_row: str) -> None:
        """Show these words."""
        for label, words in zip((self._title, self._line, self._row), (name, deal, in_a_row), strict=True):
            label.setText(words)

    @property
    def in_a_row(self) -> str:
        """On how many days in a row it was played; "" for none."""
        return self._row.text()

    def height_of_words(self, width: float) -> int:
        """How high it has to be in that width."""
        return (_height(self._title, width - 70) + _height(self._line, width - 70) + self._mark * 2 + 30
                + (_height(self._row, width - 40) if self._row_below(width) else 0))

    @property
    def _mark(self) -> int:
        """The radius of a mark."""
        return theme.scaled(8.5)

    def _row_below(self, width: float) -> bool:
        """Whether the row of days is told below the marks, as there is no room beside them."""
        return bool(self._row.text()) and self._marks_end + _width(self._row) + 16 > width

    @property
    def _marks_end(self) -> float:
        return 34 + 7 * self._mark * 2.5

    def stand(self, place: QRectF) -> None:
        """Take its place on the table."""
        self.setGeometry(place.toAlignedRect())
        width = round(place.width())
        top = 10
        for label in (self._title, self._line):
            label.setGeometry(60, top, width - 70, _height(label, width - 70))
            top += label.height()
        below = _height(self._row, width - 40) if self._row_below(width) else 0
        free = round(place.height()) - top - 2 * self._mark - below - 16
        self._marks_at = top + self._mark + max(4, free // 2)
        if self._row_below(width):
            self._row.setGeometry(20, self._marks_at + self._mark + 3, width - 40, _height(self._row, width - 40))
        else:
            height = _height(self._row, 400)
            self._row.setGeometry(round(self._marks_end), self._marks_at - height // 2,
                                  width - round(self._marks_end) - 8, height)

    def paint(self, painter: QPainter) -> None:
        palette, chrome = theme.palette, theme.palette.chrome
        self._paint_sun(painter, QPointF(36, 32), chrome.focus)
        for number, how_far in enumerate(self.marks):
            centre = QPointF(26 + self._mark + number * self._mark * 2.5, self._marks_at)
            done = how_far in (PLAYED, WON)
            painter.fillPath(disc(centre, self._mark), flat(palette.gold if done else chrome.field))
            last = number == len(self.marks) - 1
            painter.strokePath(disc(centre, self._mark), pen(chrome.text, 2.2 if last else 1.2))
            if how_far == WON:
                painter.fillPath(crown_path(centre, self._mark * 1.3), flat(_INK))
            elif done:
                tick = QPainterPath(centre + QPointF(-0.45, 0.05) * self._mark)
                tick.lineTo(centre + QPointF(-0.1, 0.42) * self._mark)
                tick.lineTo(centre + QPointF(0.5, -0.4) * self._mark)
                painter.strokePath(tick, pen(_INK, 2))

            elif how_far == BEGUN:
                painter.fillPath(disc(centre, self._mark * 0.3), flat(chrome.text))

    @staticmethod
    def _paint_sun(painter: QPainter, centre: QPointF, colour: QColor) -> None:
        rays = QPainterPath()
        for x, y in ((0, 1), (1, 0), (0, -1), (-1, 0), (0.71, 0.71), (0.71, -0.71), (-0.71, 0.71), (-0.71, -0.71)):
            rays.moveTo(centre + QPointF(x, y) * 9.5)
            rays.lineTo(centre + QPointF(x, y) * 13.5)
        painter.strokePath(rays, pen(colour, 2.4))
        painter.strokePath(disc(centre, 6), pen(colour, 2.6))


class Book(Spot):
    """A book on the table, with its title."""

    radius = 6.0

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = self.words("book")

    def say(self, name: str) -> None:
        """Write its title."""
        self._title.setText(name)
        self.setAccessibleName(name)

    @property
    def width_of_words(self) -> int:
        """How wide it has to be for its longest word."""
        self._title.ensurePolished()
        metrics = self._title.fontMetrics()
        return max(metrics.horizontalAdvance(word) for word in self._title.text().split()) + _BINDING + _MARGIN + 4

    def height_of_words(self, width: float) -> int:
        """How high it has to be in that width."""
        return _height(self._title, width - _BINDING - _MARGIN) + 56

    def stand(self, place: QRectF) -> None:
        """Take its place on the table."""
        self.setGeometry(place.toAlignedRect())
        room = round(place.width()) - _BINDING - _MARGIN
        height = _height(self._title, room)
        free = place.height() * 0.92 - 40
        self._title.setGeometry(_BINDING, round(40 + max(0.0, (free - height) / 2)), room, height)


def paint_faces(painter: QPainter, company: Sequence[Portrait], centre: QPointF, side: int, *,
                from_left: bool = False) -> None:
    """Paint portraits side by side around a point, or from it to the right."""
    ratio = painter.device().devicePixelRatioF()
    apart = side + _FACES_APART
    left = centre.x() - (0 if from_left else (len(company) - 1) * apart / 2)
    for number, portrait in enumerate(company):
        picture = _face(portrait, side, ratio)
        half = picture.width() / picture.devicePixelRatio() / 2
        painter.drawPixmap(QPointF(left + number * apart - half, centre.y() - half), picture)


def _face(portrait: Portrait, side: int, ratio: float) -> QPixmap:
    """A portrait, kept between starts."""
    return pictures.kept.picture(("hall", portrait.id, side, ratio), partial(_kept_face, portrait, side, ratio))


def _kept_face(portrait: Portrait, side: int, ratio: float) -> QPixmap:
    def paint() -> QPixmap:
        from throne_desktop.look.portraits import round_picture  # only here: most starts read it as it was painted

        return round_picture(portrait, side, ratio)

    room = round(side * 1.2 + 6)
    name = f"face-{stored.name_of(asset('people', f'{portrait.id}.svg'))}-{theme.palette.ring.name()[1:]}"
    return stored.picture(name, QSize(room, room), ratio, paint)


def _height(label: QLabel, width: float) -> int:
    label.ensurePolished()
    return label.heightForWidth(round(width))


def _width(label: QLabel) -> int:
    label.ensurePolished()
    return label.fontMetrics().horizontalAdvance(label.text())
