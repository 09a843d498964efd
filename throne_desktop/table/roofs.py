"""Paints the houses of a town: walls behind the cards of a plot, the roof over them, and plots still to be filled."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter, QPen, QPolygonF

from throne_desktop.look import theme
from throne_desktop.look.drawings import drawn
from throne_desktop.look.palette import Tones
from throne_desktop.table.fitting import draw_fitted
from throne_desktop.table.plot_plan import EAVES

State = Literal["usual", "now", "done", "open"]

_EMPTY_ROOF: Final = 70
"""How opaque the roof over half a pair is, of 255."""
_EMPTY_WALLS: Final = 90
_TURNED_BELOW: Final = 46.0
"""In a cell narrower than that, words stand on end."""
_CENTRE: Final = Qt.AlignmentFlag.AlignCenter


class House(NamedTuple):
    """One plot: the rectangle of its cells, the height of its roof, the width of its cards, and what the roof says."""

    walls: QRectF
    roof: float
    card: float
    tones: Tones | None
    whole: bool
    state: State
    sign: Path | None
    text: str


class EmptyCell(NamedTuple):
    """A cell without a card: the name of the missing one, where it is to be had, and whether that is now."""

    rect: QRectF
    name: str
    note: str
    now: bool


def paint_house(painter: QPainter, house: House) -> None:
    """Paint walls and roof."""
    _paint_walls(painter, house)
    if house.whole:
        _paint_chimney(painter, house)
    outline = roof_of(house)
    main = house.tones.main if house.tones is not None else theme.palette.wood
    if house.whole or house.state == "done":
        painter.setBrush(_tiles(outline.boundingRect(), main))
        painter.setPen(QPen(theme.palette.ink, 2.2))
    else:
        painter.setBrush(_pale(main, _EMPTY_ROOF))
        painter.setPen(QPen(theme.palette.gold_light, 1.6 * theme.palette.stroke, Qt.PenStyle.DashLine))
    painter.drawPolygon(outline)
    _paint_sign_and_text(painter, house, outline.boundingRect())


def roof_of(house: House) -> QPolygonF:
    """The outline of the roof, which ends a little above the cards."""
    walls, eaves = house.walls, EAVES * house.card
    slope = min(house.card * 0.3, walls.width() * 0.22)
    bottom, top = walls.top() - 3, walls.top() - house.roof
    return QPolygonF([QPointF(walls.left() - eaves, bottom), QPointF(walls.left() - eaves + slope, top),
                      QPointF(walls.right() + eaves - slope, top), QPointF(walls.right() + eaves, bottom)])


def _paint_walls(painter: QPainter, house: House) -> None:
    edge = max(2.0, house.card * 0.035)
    walls = house.walls.adjusted(-edge, -edge, edge, edge * 1.6)
    if house.whole:
        painter.fillRect(walls, theme.palette.parchment_dark)
        painter.fillRect(walls, theme.palette.veil)
    else:
        painter.fillRect(walls, _pale(theme.palette.ink, _EMPTY_WALLS))


def _paint_chimney(painter: QPainter, house: House) -> None:
    side = house.card * 0.17
    left = house.walls.right() - house.card * 0.5
    painter.setPen(QPen(theme.palette.ink, 1.2))
    painter.setBrush(theme.palette.wood_light)
    painter.drawRect(QRectF(left, house.walls.top() - house.roof - side, side, side + house.roof * 0.3))


def _paint_sign_and_text(painter: QPainter, house: House, roof: QRectF) -> None:
    """The sign in a disc in the middle, the text to its right; both together in the middle of a narrow roof."""
    side = min(roof.height() - 6.0, house.card * 0.38)
    font = theme.font(max(theme.SMALLEST_TEXT, min(20.0, roof.height() * 0.46)), bold=True)
    text = QFontMetricsF(font).horizontalAdvance(house.text)
    slope = min(house.card * 0.3, house.walls.width() * 0.22)
    flat = roof.width() - 2 * slope
    middle = roof.center().x()
    if flat / 2 < side / 2 + text + 4.0:
        middle = roof.center().x() - (text + 4.0) / 2
    left = middle + side / 2
    if house.sign is not None:
        _paint_disc(painter, house, QRectF(middle - side / 2, roof.center().y() - side / 2, side, side))
    room = QRectF(left, roof.top(), roof.right() - slope - left, roof.height())
    painter.setFont(font)
    painter.setPen(theme.palette.parchment_light)
    painter.drawText(room, _CENTRE, house.text)


def _paint_disc(painter: QPainter, house: House, disc: QRectF) -> None:
    lit = house.whole or house.state == "done"
    painter.setBrush(theme.palette.parchment_light if lit else theme.palette.plaque)
    painter.setPen(QPen(theme.palette.ink if lit else theme.palette.gold_light, max(1.2, disc.width() * 0.05)))
    painter.drawEllipse(disc)
    side = round(disc.width() * 0.68)
    dark = house.tones.dark if house.tones is not None else theme.palette.ink
    assert house.sign is not None
    picture = drawn(house.sign, QSize(side, side), dark if lit else theme.palette.parchment_light,
                    painter.device().devicePixelRatioF())
    painter.drawPixmap(disc.center() - QPointF(side / 2, side / 2), picture)


def paint_empty_cell(painter: QPainter, cell: EmptyCell) -> None:
    """Paint the outline of the card that is missing, and its name."""
    colour = theme.palette.gold_light if cell.now else theme.palette.on_felt_quiet
    painter.setPen(QPen(colour, (2.4 if cell.now else 1.3) * theme.palette.stroke, Qt.PenStyle.DashLine))
    painter.setBrush(theme.palette.drop if cell.now else theme.palette.slot)
    painter.drawRoundedRect(cell.rect.adjusted(2, 2, -2, -2), 6, 6)
    painter.save()
    painter.setPen(theme.palette.on_felt)
    rect = cell.rect
    if rect.width() < _TURNED_BELOW:
        painter.translate(rect.center())
        painter.rotate(-90)
        rect = QRectF(-cell.rect.height() / 2, -cell.rect.width() / 2, cell.rect.height(), cell.rect.width())
        draw_fitted(painter, rect.adjusted(6, 0, -6, 0), cell.name, theme.font(13, bold=True), _CENTRE)
    else:
        line = theme.scaled(18)
        middle = rect.center().y()
        name = QRectF(rect.left() + 5, middle - line, rect.width() - 10, line)
        draw_fitted(painter, name, cell.name, theme.font(15, bold=True), _CENTRE)
        draw_fitted(painter, name.translated(0, line), cell.note, theme.font(13), _CENTRE)
    painter.restore()


def _tiles(rect: QRectF, main: QColor) -> QLinearGradient:
    tiles = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    tiles.setColorAt(0, main.lighter(135))
    tiles.setColorAt(1, main)
    return tiles


def _pale(colour: QColor, alpha: int) -> QColor:
    pale = QColor(colour)
    pale.setAlpha(alpha)
    return pale
