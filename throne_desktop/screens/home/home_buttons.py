"""What can be chosen in the hall, and the doors.

Each spot is a button that is part of the picture below it: it shows its words and what changes, and its frame lights
up. As in all of the first frame, no names of `Qt` are needed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QEnterEvent, QPainter, QPainterPath, QPaintEvent, QTransform
from PySide6.QtWidgets import QLabel, QWidget

from throne_desktop.look import theme
from throne_desktop.look.brushes import clear, flat, pen
from throne_desktop.look.outlines import arch_path, crown_path, disc, half_crown_path, poly, rounded
from throne_desktop.screens.home.home_cache import face_picture
from throne_desktop.screens.home.home_plan import DoorPlace, stone_of
from throne_desktop.storage.people import Portrait
from throne_desktop.widgets.tile import Steered

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent

_CENTRED: Final = 0x84
"""Qt.AlignmentFlag.AlignCenter."""
INK: Final = QColor("#1b120b")
_PAD: Final = 7
_CROWN: Final = 14.0
_CROWNS_APART: Final = 17.0
_FACES_APART: Final = 7.0
_AROUND_FACE: Final = 10
"""Pixels around one's own face, for its ring and for what is lit around that."""
_OPAQUE: Final = 255
_POOL: Final = 5
_BANDS: Final = 20
_FAINT: Final = 90
"""How clear a crown is that was not won yet, of 255."""
_HUNG: Final = 0.22
"""The side of a picture that hangs in an arch, in the widths of the opening."""
_FOCUS: Final = 3.5
_AROUND: Final = 3
"""How much wider than the ring of the focus the dark one below it is."""
_HOVER: Final = 2.5


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

    @property
    def ring(self) -> QPainterPath:
        """Where the line of the focus runs, none of which is cut off."""
        return _within(self.outline(), QRectF(self.rect()), max(_FOCUS * theme.palette.stroke, _FOCUS + _AROUND) / 2)

    def paint(self, painter: QPainter) -> None:
        """Paint what changes."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.paint(painter)
        if self.hasFocus():
            ring = self.ring
            painter.strokePath(ring, pen(INK, _FOCUS + _AROUND))
            painter.strokePath(ring, pen(theme.palette.chrome.bright_focus, _FOCUS * theme.palette.stroke))
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


def _within(path: QPainterPath, room: QRectF, margin: float) -> QPainterPath:
    """A path pressed so far together that a line along it, so far to either side, stays within a room."""
    bounds = path.boundingRect()
    left, top = max(bounds.left(), room.left() + margin), max(bounds.top(), room.top() + margin)
    right, bottom = min(bounds.right(), room.right() - margin), min(bounds.bottom(), room.bottom() - margin)
    across, down = (right - left) / bounds.width(), (bottom - top) / bounds.height()
    return QTransform(across, 0, 0, down, left - bounds.left() * across, top - bounds.top() * down).map(path)


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
        self._heights: Sequence[int] = ()
        self.lit = False
        self.crowns = (0, 0)
        """How many levels were beaten, and how many there are; nothing is shown of (0, 0)."""
        self.helped = 0
        """How many were beaten, with help or without."""
        self.company: Sequence[Portrait] = ()
        """Who waits there."""
        self.hung: Sequence[tuple[Portrait, bool]] = ()
        """Who hangs in its arch, and whether they were beaten without help."""

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
        if width_of(facts) > width - 2 * _PAD:
            facts.setText("\n".join(self._facts))
        self._heights = [height_of(label, width - 2 * _PAD) for label in self._shown]
        return sum(self._heights) + 2 * _PAD

    def stand(self, place: DoorPlace) -> None:
        """Take its place in the hall, with a plaque of the width that was asked about last."""
        whole = place.whole.toAlignedRect()
        self.setGeometry(whole)
        here = QPointF(whole.topLeft())
        self._arch, self._signs = place.arch.translated(-here), place.signs.translated(-here)
        self._faces = place.faces.translated(-here)
        plaque = self._plaque = place.plaque.translated(-here)
        top = plaque.center().y() - sum(self._heights) / 2
        for label, height in zip(self._shown, self._heights, strict=True):
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
            self._paint_pool(painter)
            above = self._plaque.top() - self._arch.bottom()
            painter.strokePath(arch_path(self._arch.adjusted(2, 2, -2, above)), pen(theme.palette.hall.light, 4))
        self._paint_hung(painter)
        self._paint_crowns(painter)
        self._paint_faces(painter)

    def _paint_pool(self, painter: QPainter) -> None:
        """The light of the door, on the floor before it."""
        if theme.palette.place_veil.alpha() == _OPAQUE:
            return
        plaque, foot = self._plaque, self._faces.bottom()
        light = flat(clear(theme.palette.hall.light, _POOL))
        for share in range(1, _BANDS + 1):      # not a gradient: its names in Python take 5 of 150 ms
            low = plaque.bottom() + (foot - plaque.bottom()) * share / _BANDS
            painter.fillPath(poly((plaque.left() + 10, plaque.bottom()), (plaque.right() - 10, plaque.bottom()),
                                  (plaque.right() - 10 + 10 * share / _BANDS, low),
                                  (plaque.left() + 10 - 10 * share / _BANDS, low)), light)

    def _paint_crowns(self, painter: QPainter) -> None:
        won, most = self.crowns
        size = theme.scaled(_CROWN)
        apart = theme.scaled(_CROWNS_APART)
        left = round(self._signs.center().x() - (most - 1) * apart / 2)     # crowns are sharp on whole pixels
        middle = round(self._signs.center().y())
        gold, half, missing = QPainterPath(), QPainterPath(), QPainterPath()
        for number in range(most):
            centre = QPointF(left + number * apart, middle)
            whole = crown_path(centre, size)
            (gold if number < won else missing).addPath(whole)
            if won <= number < self.helped:
                half.addPath(half_crown_path(centre, size))
        painter.fillPath(gold, flat(theme.palette.hall.light))
        painter.strokePath(gold, pen(INK, 1))
        painter.fillPath(half, flat(theme.palette.hall.bronze))
        painter.strokePath(missing, pen(clear(theme.palette.hall.light, _FAINT), 1.2))

    def _paint_hung(self, painter: QPainter) -> None:
        """Pictures on cords from the top of the arch, each with its crown, or with half a one."""
        side, tones = round(self._arch.width() * _HUNG), theme.palette.hall
        apart, crown = side * 1.42, side * 0.56
        left = self._arch.center().x() - (len(self.hung) - 1) * apart / 2
        for number, (portrait, whole) in enumerate(self.hung):
            centre = QPointF(left + number * apart, self._arch.top() + side * 1.45)
            cord = QPainterPath(QPointF(self._arch.center().x(), self._arch.top()))
            cord.lineTo(centre)
            painter.strokePath(cord, pen(INK, 4))
            painter.strokePath(cord, pen(tones.light if whole else tones.bronze, 2))
            painter.fillPath(disc(centre, side / 2 + 4), flat(INK))
            painter.fillPath(disc(centre, side / 2 + 2.5), flat(tones.light if whole else tones.bronze))
            paint_faces(painter, (portrait,), centre, side)
            foot = centre + QPointF(0, side * 0.62)
            shape = crown_path(foot, crown) if whole else half_crown_path(foot, crown)
            painter.strokePath(shape, pen(INK, 3))
            painter.fillPath(shape, flat(tones.light if whole else tones.bronze))

    def _paint_faces(self, painter: QPainter) -> None:
        paint_faces(painter, self.company, self._faces.center(), round(self._faces.height()))


class OwnFace(Spot):
    """The face of whoever sits at the screen, in the corner."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.portrait: Portrait | None = None

    def outline(self) -> QPainterPath:
        side = min(self.width(), self.height()) / 2
        return disc(QRectF(self.rect()).center(), side - 3)

    def paint(self, painter: QPainter) -> None:
        if self.portrait is not None:
            side = min(self.width(), self.height()) - _AROUND_FACE
            paint_faces(painter, (self.portrait,), QRectF(self.rect()).center(), side)


def paint_faces(painter: QPainter, company: Sequence[Portrait], centre: QPointF, side: int, *,
                from_left: bool = False) -> None:
    """Paint portraits side by side around a point, or from it to the right."""
    ratio = painter.device().devicePixelRatioF()
    apart = side + _FACES_APART
    left = centre.x() - (0 if from_left else (len(company) - 1) * apart / 2)
    for number, portrait in enumerate(company):
        picture = face_picture(portrait, side, ratio)
        half = picture.width() / picture.devicePixelRatio() / 2
        painter.drawPixmap(QPointF(left + number * apart - half, centre.y() - half), picture)


def height_of(label: QLabel, width: float) -> int:
    """How high a label of that width has to be."""
    label.ensurePolished()
    return label.heightForWidth(round(width))


def width_of(label: QLabel) -> int:
    """How wide a label is whose words stand on one line."""
    label.ensurePolished()
    return label.fontMetrics().horizontalAdvance(label.text())
