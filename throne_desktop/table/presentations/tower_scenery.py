"""What belongs to tracks: towers below their tokens with scale, names and heading; or numbered boxes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QLinearGradient, QPainter, QPen, QPolygonF, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.base.faces import TokenFace
from engine.base.table import Form, Piece
from engine.core.text import Text, in_words
from engine.table.view import View
from throne_desktop.language import i18n
from throne_desktop.look import theme
from throne_desktop.look.outlines import draw_line, draw_shape, line_path, rect_path
from throne_desktop.table.faces.faces import Faces
from throne_desktop.table.faces.lettering import TIGHT, Lettering, fit, shortened
from throne_desktop.table.faces.tokens import paint_track
from throne_desktop.table.geometry import zlayers
from throne_desktop.table.geometry.zone_block import ZonePlace
from throne_desktop.table.items.items import CardItem
from throne_desktop.table.presentations.presentation import Presented, Scenery
from throne_desktop.table.presentations.towers import CROWN, MOST, NAME, PITCH, PLINTH, POLE, SCALE, TITLE, WIDE

_EVERY: Final = 5
"""The scale has a line for every so many fields."""
_MERLONS: Final = 5
_LIGHTER: Final = 150
_DARKER: Final = 155
"""Lightness of the lit and the shaded side of a tower, in per cent."""
_PALE: Final = 0.35
_BETWEEN_NAMES: Final = 4.0
"""Pixels between the names of two towers, at least."""
_CENTRED: Final = Qt.AlignmentFlag.AlignCenter


class TowerScenery(Scenery):
    """The ground on which towers stand, their scale, their names, and the towers themselves."""

    def __init__(self, presented: Presented) -> None:
        super().__init__(presented)
        self.setZValue(zlayers.SCENERY)
        self._tracks = [place for place in presented.places.values() if place.spec.form is Form.TRACK]
        self._title: dict[str, str] = {}
        self._names: list[str] = []

    def boundingRect(self) -> QRectF:
        return self.presented.rect.adjusted(-2, -2, 2, 2)

    def describe(self, view: View, words: Callable[[Text], str], faces: Faces) -> None:
        said = {board.place: in_words(board.text, words) for board in view.signboards}
        self._title = {zone: said.get(zone, "") for zone in self.presented.places}
        towers = max(place.spec.depth for place in self._tracks)
        self._names = [said.get(f"tower/{number}", "") for number in range(towers)]
        for place in self._tracks:
            self._stand(place, [piece for piece in view.pieces.values() if piece.zone == place.spec.id])
        self.update()

    def _stand(self, place: ZonePlace, tokens: list[Piece]) -> None:
        """Let every token of a track stand on its tower, the highest ones with a crown."""
        highest = max((token.slot for token in tokens), default=0)
        for item in self._items():
            if item.piece is not None and item.piece.zone == place.spec.id:
                tower = tower_of(item) or Tower(item)
                tower.stand(place, crowned=0 < highest == item.piece.slot)

    def _items(self) -> Iterator[CardItem]:
        scene = self.scene()
        return (item for item in (scene.items() if scene is not None else ()) if isinstance(item, CardItem))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place in self._tracks:
            self._paint_scale(painter, place)
            self._paint_words(painter, place)

    def _paint_scale(self, painter: QPainter, place: ZonePlace) -> None:
        """A line and a number for every few fields, as far as the numbers have room, and the ground."""
        rect, right = place.rect, place.rect.right()
        wide = SCALE * _scale()
        painter.setFont(_font(12))
        foot = place.card.height() + POLE * place.step.x() / PITCH
        high = painter.fontMetrics().ascent()
        apart = next((every for every in range(_EVERY, place.spec.slots, _EVERY) if every * place.pitch >= high),
                     place.spec.slots)
        for slot in range(apart, place.spec.slots, apart):
            y = place.cells[slot].y() + foot
            draw_line(painter, QPen(theme.palette.outline, 1.0, Qt.PenStyle.DashLine),
                      line_path(QLineF(rect.left() + wide, y, right, y)))
            painter.setPen(theme.palette.on_felt_quiet)
            painter.drawText(QRectF(rect.left(), y - 10, wide - 4, 20), Qt.AlignmentFlag.AlignRight
                             | Qt.AlignmentFlag.AlignVCenter, str(place.spec.first + slot))
        ground = rect.bottom() - NAME * _scale()
        painter.setPen(QPen(theme.palette.ink, 3.0))
        painter.drawLine(QLineF(rect.left() + wide - 2, ground, right, ground))

    def _paint_words(self, painter: QPainter, place: ZonePlace) -> None:
        """The heading, and the name below each tower."""
        rect = place.rect
        painter.setPen(theme.palette.on_felt)
        caption = self.presented.captions[place.spec.id]
        heading = QRectF(caption.left(), rect.top(), caption.width(), TITLE * _scale())
        title, language = self._title[place.spec.id], i18n.spoken()
        found = fit(title, heading.size(), 17 * _scale(), language) or shortened(title, heading.size(), language)
        found.paint(painter, heading)
        for number, name in enumerate(self._names):
            centre = place.corner(0, number).x() + place.card.width() / 2
            half = (place.step.x() - _BETWEEN_NAMES) / 2
            room = QRectF(centre - half, rect.bottom() - NAME * _scale(), 2 * half, NAME * _scale())
            self._lettering(name, room.size()).paint(painter, room)

    def _lettering(self, name: str, size: QSizeF) -> Lettering:
        """The name of a tower, in letters in which all names fit."""
        language = i18n.spoken()
        found = [fit(each, size, 14 * _scale(), language, TIGHT) for each in self._names if each]
        pixels = min((each.pixels for each in found if each is not None), default=theme.SMALLEST_TEXT)
        return fit(name, size, pixels, language, TIGHT) or shortened(name, size, language)


def _scale() -> float:
    """How much larger than usual words at towers are."""
    return min(theme.text_scale, MOST)


def _font(pixels: float, *, bold: bool = False) -> QFont:
    return theme.font(max(theme.SMALLEST_TEXT, pixels * _scale()), bold=bold)


class Tower(QGraphicsItem):
    """The tower below a token: it rises and sinks with it, and shows a forecast as a dashed part."""

    def __init__(self, token: CardItem) -> None:
        super().__init__(token)
        self._token = token
        self._place: ZonePlace | None = None
        self._width = 0.0
        self.crowned = False
        """Whether no token stands higher."""
        self.change = 0
        """How many fields the forecast lifts the token."""
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)

    def stand(self, place: ZonePlace, *, crowned: bool) -> None:
        """Stand on the ground of that track."""
        self.prepareGeometryChange()
        self._place, self._width, self.crowned = place, place.step.x() / PITCH, crowned

    def forecast(self, change: int) -> None:
        """Show that the token will stand that many fields higher; 0 ends the forecast."""
        if self._place is None or change == self.change:
            return
        self.prepareGeometryChange()
        self.change = change
        self._token.setTransform(QTransform.fromTranslate(0.0, -change * self._place.pitch))

    @property
    def number(self) -> str:
        """What is written on the tower."""
        piece = self._token.piece
        if piece is None or self._place is None:
            return ""
        face = piece.face
        over = face.text if isinstance(face, TokenFace) and isinstance(face.text, str) else ""
        return over or str(self._place.spec.first + piece.slot)

    def _top(self) -> float:
        """Where the tower ends below its token, without what a forecast would add."""
        change = 0.0 if self._place is None else self.change * self._place.pitch
        return self._token.card_size.height() + POLE * self._width + change

    def _foot(self) -> float:
        """Where the tower stands, in the coordinates of the token."""
        place = self._place
        if place is None:
            return 0.0
        ground = place.rect.bottom() - NAME * _scale()
        return ground - self._token.y() + self.change * place.pitch

    def boundingRect(self) -> QRectF:
        place = self._place
        if place is None:
            return QRectF()
        side = self._token.card_size.width()
        return QRectF(0.0, -CROWN * self._width, side, place.rect.height()).adjusted(
            -self._width * WIDE / 2, 0.0, self._width * WIDE / 2, 0.0)

    @property
    def wall(self) -> QRectF:
        """The tower without what a forecast would add, in the coordinates of the token."""
        return self._block(self._top(), self._foot())

    def _block(self, top: float, bottom: float) -> QRectF:
        wide, side = self._width * WIDE, self._token.card_size.width()
        return QRectF((side - wide) / 2, top, wide, bottom - top)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._place is None or self._token.zValue() >= zlayers.HELD:     # nothing stands below what is carried
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_pole(painter)
        block = self.wall
        self._paint_stones(painter, block)
        painter.setPen(theme.palette.parchment_light)
        painter.setFont(theme.font(max(theme.SMALLEST_TEXT, self._width * 0.26), bold=True))
        painter.drawText(QRectF(block.left(), block.top(), block.width(), self._width * PLINTH), _CENTRED, self.number)
        if self.change:
            self._paint_change(painter)
        if self.crowned:
            _paint_crown(painter, QRectF(0.0, -CROWN * self._width, self._token.card_size.width(), CROWN * self._width))

    def _paint_pole(self, painter: QPainter) -> None:
        middle = self._token.card_size.width() / 2
        painter.setPen(QPen(theme.palette.ink, 3.0))
        painter.drawLine(QLineF(middle, self._token.card_size.height(), middle, self._top()))

    def _paint_stones(self, painter: QPainter, block: QRectF) -> None:
        """A wall with merlons, lit from the left."""
        tone = theme.palette.colours[self._tone()].main
        light = QLinearGradient(block.topLeft(), block.topRight())
        light.setColorAt(0.0, tone.lighter(_LIGHTER))
        light.setColorAt(0.35, tone)
        light.setColorAt(1.0, tone.darker(_DARKER))
        painter.setPen(QPen(theme.palette.ink, 1.6 * theme.palette.stroke))
        painter.setBrush(light)
        painter.drawPolygon(_battlements(block, POLE * self._width * 0.8))

    def _tone(self) -> str:
        piece = self._token.piece
        return (piece.face.tone if piece is not None and isinstance(piece.face, TokenFace) else "") or "slate"

    def _paint_change(self, painter: QPainter) -> None:
        """The dashed part that would come, or go, with how much it is."""
        here, there = self._top(), self._top() - self.change * (self._place.pitch if self._place else 0.0)
        part = self._block(min(here, there), max(here, there))
        fill = theme.palette.colours[self._tone()].main.lighter(_LIGHTER)
        fill.setAlphaF(_PALE)
        draw_shape(painter, QPen(theme.palette.gold_light, 2.0 * theme.palette.stroke, Qt.PenStyle.DashLine),
                   rect_path(part), fill)
        painter.setFont(_font(16, bold=True))
        words = f"{self.change:+d}".replace("-", "\N{MINUS SIGN}")
        size = QSizeF(painter.fontMetrics().horizontalAdvance(words) + 12.0, painter.fontMetrics().height() - 2.0)
        pill = QRectF(part.center() - QPointF(size.width() / 2, size.height() / 2), size)
        painter.setPen(QPen(theme.palette.gold_light, theme.palette.stroke))
        painter.setBrush(theme.palette.plaque)
        painter.drawRoundedRect(pill, size.height() / 2, size.height() / 2)
        painter.drawText(pill, _CENTRED, words)


def tower_of(token: CardItem) -> Tower | None:
    """The tower below a token, if it stands on one."""
    return next((child for child in token.childItems() if isinstance(child, Tower)), None)


def _battlements(block: QRectF, depth: float) -> QPolygonF:
    """The outline of a tower: its top is notched and a little wider than its wall."""
    points = [block.bottomLeft(), QPointF(block.left(), block.top() + depth)]
    left, step = block.left() - 3.0, (block.width() + 6.0) / _MERLONS
    for merlon in range(_MERLONS):
        y = block.top() + (depth if merlon % 2 else 0.0)
        points += [QPointF(left + merlon * step, y), QPointF(left + (merlon + 1) * step, y)]
    points += [QPointF(block.right(), block.top() + depth), block.bottomRight()]
    return QPolygonF(points)


def _paint_crown(painter: QPainter, rect: QRectF) -> None:
    """A crown of three points in the middle of a rectangle."""
    half, bottom, top = rect.height() * 0.7, rect.bottom() - 3.0, rect.top() + 2.0
    centre = rect.center().x()
    painter.setPen(QPen(theme.palette.ink, 1.6))
    painter.setBrush(theme.palette.gold_light)
    tall = bottom - top
    painter.drawPolygon(QPolygonF([
        QPointF(centre - half * 0.9, bottom), QPointF(centre - half, top + tall * 0.25),
        QPointF(centre - half * 0.45, top + tall * 0.6), QPointF(centre, top),
        QPointF(centre + half * 0.45, top + tall * 0.6), QPointF(centre + half, top + tall * 0.25),
        QPointF(centre + half * 0.9, bottom)]))


class BoxScenery(Scenery):
    """Numbered boxes in which tokens lie."""

    def __init__(self, presented: Presented) -> None:
        super().__init__(presented)
        self.setZValue(zlayers.SCENERY)

    def boundingRect(self) -> QRectF:
        return self.presented.rect.adjusted(-2, -2, 2, 2)

    def describe(self, view: View, words: Callable[[Text], str], faces: Faces) -> None:
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(theme.palette.slot)
        for place in self.presented.places.values():
            paint_track(painter, place)
