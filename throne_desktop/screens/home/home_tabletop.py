"""What lies on the table in the hall: the game to continue, the deal of the day, and books."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QWidget

from throne_desktop.language.breaking import pieces
from throne_desktop.look import theme
from throne_desktop.look.brushes import clear, flat, pen
from throne_desktop.look.outlines import crown_path, disc, poly, rounded
from throne_desktop.look.seals import paint_seal
from throne_desktop.screens.home.home_buttons import INK, Spot, height_of, paint_faces, width_of
from throne_desktop.screens.home.home_cache import CARDS
from throne_desktop.storage.people import Portrait
from throne_desktop.storage.tally import BEGUN, PLAYED, WON

_WITH_CARDS: Final = 330
"""From this width on they are shown."""
_SMALL_FACE: Final = 34
_BINDING: Final = 17
"""Pixels at the left of a book that its title leaves free, and at its right."""
_MARGIN: Final = 6


class GameToContinue(Spot):
    """The game to continue: its cards, which it is and when it began, and who plays."""

    radius = 12.0

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = self.words("lead", centred=False)
        self._lines = [self.words("leadline", centred=False) for _ in range(2)]
        self.cards: Callable[[], QPixmap] | None = None
        self.company: Sequence[Portrait] = ()

    def say(self, name: str, lines: Sequence[str]) -> None:
        """Show the name of what it does, and what there is to continue."""
        for label, words in zip((self._title, *self._lines), (name, *lines), strict=True):
            label.setText(words)

    def height_of_words(self, width: float) -> int:
        """How high it has to be in that width."""
        return sum(height_of(label, self._room(width)) for label in (self._title, *self._lines)) + _SMALL_FACE + 18

    @staticmethod
    def _beside(width: float) -> int:
        """Where the words begin."""
        return 122 if width >= _WITH_CARDS else 18

    def _room(self, width: float) -> int:
        return round(width) - self._beside(width) - 70

    def stand(self, place: QRectF) -> None:
        """Take its place on the table."""
        self.setGeometry(place.toAlignedRect())
        top = 8
        for label in (self._title, *self._lines):
            height = height_of(label, self._room(place.width()))
            label.setGeometry(self._beside(place.width()), top, self._room(place.width()), height)
            top += height

    def paint(self, painter: QPainter) -> None:
        palette = theme.palette
        place = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.fillPath(rounded(place, self.radius), flat(clear(palette.chrome.bar, 225)))
        painter.strokePath(rounded(place, self.radius), pen(palette.hall.light, 2))
        beside = self._beside(place.width() + 3)
        if self.cards is not None and beside > CARDS.width():
            left, top = (beside - CARDS.width()) / 2, place.center().y() - CARDS.height() / 2
            painter.drawPixmap(QPointF(left, top), self.cards())
        faces = QPointF(beside + _SMALL_FACE / 2, place.bottom() - _SMALL_FACE / 2 - 6)
        paint_faces(painter, self.company, faces, _SMALL_FACE, from_left=True)
        centre, radius = QPointF(place.right() - 38, place.center().y()), 22.0
        painter.fillPath(disc(centre, radius), flat(palette.gold))
        painter.strokePath(disc(centre, radius), pen(palette.hall.light, 2))
        x, y = centre.x(), centre.y()
        painter.fillPath(poly((x - 6, y - 9), (x + 10, y), (x - 6, y + 9)), flat(INK))


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
        return (height_of(self._title, width - 70) + height_of(self._line, width - 70) + self._mark * 2 + 30
                + (height_of(self._row, width - 40) if self._row_below(width) else 0))

    @property
    def _mark(self) -> int:
        """The radius of a mark."""
        return theme.scaled(8.5)

    def _row_below(self, width: float) -> bool:
        """Whether the row of days is told below the marks, as there is no room beside them."""
        return bool(self._row.text()) and self._marks_end + width_of(self._row) + 16 > width

    @property
    def _marks_end(self) -> float:
        return 34 + 7 * self._mark * 2.5

    def stand(self, place: QRectF) -> None:
        """Take its place on the table."""
        self.setGeometry(place.toAlignedRect())
        width = round(place.width())
        top = 10
        for label in (self._title, self._line):
            label.setGeometry(60, top, width - 70, height_of(label, width - 70))
            top += label.height()
        below = height_of(self._row, width - 40) if self._row_below(width) else 0
        free = round(place.height()) - top - 2 * self._mark - below - 16
        self._marks_at = top + self._mark + max(4, free // 2)
        if self._row_below(width):
            self._row.setGeometry(20, self._marks_at + self._mark + 3, width - 40, height_of(self._row, width - 40))
        else:
            height = height_of(self._row, 400)
            self._row.setGeometry(round(self._marks_end), self._marks_at - height // 2,
                                  width - round(self._marks_end) - 8, height)

    def paint(self, painter: QPainter) -> None:
        self._paint_sun(painter, QPointF(36, 32), theme.palette.chrome.focus)
        for number, how_far in enumerate(self.marks):
            centre = QPointF(26 + self._mark + number * self._mark * 2.5, self._marks_at)
            paint_mark(painter, centre, self._mark, how_far, last=number == len(self.marks) - 1)

    @staticmethod
    def _paint_sun(painter: QPainter, centre: QPointF, colour: QColor) -> None:
        rays = QPainterPath()
        for x, y in ((0, 1), (1, 0), (0, -1), (-1, 0), (0.71, 0.71), (0.71, -0.71), (-0.71, 0.71), (-0.71, -0.71)):
            rays.moveTo(centre + QPointF(x, y) * 9.5)
            rays.lineTo(centre + QPointF(x, y) * 13.5)
        painter.strokePath(rays, pen(colour, 2.4))
        painter.strokePath(disc(centre, 6), pen(colour, 2.6))


def paint_mark(painter: QPainter, centre: QPointF, radius: float, how_far: str, *, last: bool) -> None:
    """Paint how far something of a day has come; the `last` of several is that of today."""
    chrome, done = theme.palette.chrome, how_far in (PLAYED, WON)
    painter.fillPath(disc(centre, radius), flat(theme.palette.gold if done else chrome.field))
    painter.strokePath(disc(centre, radius), pen(chrome.text, 2.2 if last else 1.2))
    if how_far == WON:
        painter.fillPath(crown_path(centre, radius * 1.3), flat(INK))
    elif done:
        tick = QPainterPath(centre + QPointF(-0.45, 0.05) * radius)
        tick.lineTo(centre + QPointF(-0.1, 0.42) * radius)
        tick.lineTo(centre + QPointF(0.5, -0.4) * radius)
        painter.strokePath(tick, pen(INK, 2))
    elif how_far == BEGUN:
        painter.fillPath(disc(centre, radius * 0.3), flat(chrome.text))


class Seals(Spot):
    """The quests, at the foot of the scroll: a seal for each of the day, and one for that of the week."""

    radius = 5.0

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = self.words("plateline", centred=False)
        self.done: Sequence[bool] = ()
        """Of each quest, that of the week last: whether it is done."""

    def say(self, name: str) -> None:
        """Show this name."""
        self._title.setText(name)

    @property
    def _seal(self) -> int:
        """The radius of a seal."""
        return theme.scaled(9.5)

    @property
    def _room(self) -> int:
        """How wide the seals are."""
        return round(self._seal * (2.4 * len(self.done) + 1.2)) + 10

    def height_of_words(self, width: float) -> int:
        """How high it has to be in that width."""
        return max(height_of(self._title, width - self._room - 22), 2 * self._seal + 4) + 6

    def stand(self, place: QRectF) -> None:
        """Take its place on the scroll."""
        self.setGeometry(place.toAlignedRect())
        width, height = round(place.width()) - self._room - 22, round(place.height())
        self._title.setGeometry(20, (height - height_of(self._title, width)) // 2, width,
                                height_of(self._title, width))

    def paint(self, painter: QPainter) -> None:
        radius, middle = self._seal, self.height() / 2
        left = self.width() - self._room + radius
        last = len(self.done) - 1
        for number, done in enumerate(self.done):
            centre = QPointF(left + number * radius * 2.4 + (radius if number == last else 0), middle)
            paint_seal(painter, centre, radius * (1.1 if number == last else 1.0), theme.palette.chrome.quiet,
                       done=done, tone="crimson" if number < last else "indigo")


class DayExercise(Spot):
    """The exercise of the day, on the scroll below the deal: its name, and a mark that says whether it was answered."""

    radius = 5.0

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = self.words("plateline", centred=False)
        self.mark = ""
        """How far that of today has come, like a deal."""

    def say(self, name: str) -> None:
        """Show this name."""
        self._title.setText(name)

    @property
    def _radius(self) -> int:
        return theme.scaled(8.5)

    def height_of_words(self, width: float) -> int:
        """How high it has to be in that width."""
        return max(height_of(self._title, self._room(width)), 2 * self._radius + 4) + 6

    def _room(self, width: float) -> int:
        return round(width) - 2 * self._radius - 50

    def stand(self, place: QRectF) -> None:
        """Take its place on the scroll."""
        self.setGeometry(place.toAlignedRect())
        height = height_of(self._title, self._room(place.width()))
        self._title.setGeometry(20, (round(place.height()) - height) // 2, self._room(place.width()), height)

    def paint(self, painter: QPainter) -> None:
        paint_mark(painter, QPointF(self.width() - 24 - self._radius, self.height() / 2), self._radius, self.mark,
                   last=True)


class Book(Spot):
    """A book on the table, with its title."""

    radius = 6.0

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = self.words("book")
        self._needed = 0

    def say(self, name: str) -> None:
        """Write its title."""
        self._title.setText(name)
        self.setAccessibleName(name)

    def width_of_words(self) -> int:
        """How wide it has to be for its longest word."""
        self._title.ensurePolished()
        metrics = self._title.fontMetrics()
        longest = max(metrics.horizontalAdvance(word.rstrip(" ")) for word in pieces(self._title.text()))
        self._needed = longest + _BINDING + _MARGIN + 4
        return self._needed

    def height_of_words(self, width: float) -> int:
        """How high it has to be in that width."""
        return height_of(self._title, self._room(width)[0]) + 56

    def _room(self, width: float) -> tuple[int, int]:
        """How wide the title is, and where it begins: not at the very edge, if its longest word allows that."""
        spare = min(12, max(0, round(width) - self._needed))
        return round(width) - _BINDING - _MARGIN - spare, _BINDING + spare // 2

    def stand(self, place: QRectF) -> None:
        """Take its place on the table."""
        self.setGeometry(place.toAlignedRect())
        room, left = self._room(place.width())
        height = height_of(self._title, room)
        free = place.height() * 0.92 - 40
        self._title.setGeometry(left, round(40 + max(0.0, (free - height) / 2)), room, height)
