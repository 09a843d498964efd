"""Paints the houses of a town: walls behind the cards of a plot, the roof over them, and plots still to be filled."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from throne_desktop.language import i18n
from throne_desktop.look import theme
from throne_desktop.look.drawings import drawn
from throne_desktop.look.outlines import draw_shape, rounded
from throne_desktop.look.palette import Tones
from throne_desktop.table.faces.lettering import TIGHT, Lettering, fit, shortened
from throne_desktop.table.geometry.fitting import (
    SLIP,
    draw_fitted,
    fitted,
    fitted_lines,
    paint_slip,
)

State = Literal["usual", "now", "done", "open", "clash"]

_EMPTY_ROOF: Final = 70
_HALF_ROOF: Final = 170
"""How opaque the roof over half a pair is, of 255: alone, and where it scores together with another plot."""
_EMPTY_WALLS: Final = 90
_UP_TO_RIDGE: Final = 0.86
"""Where the ridge is, in heights of a roof; only the chimney is higher."""
_EDGE: Final = 0.2
"""How thick the edge of a roof is at most, in heights of a roof, so that letters stay clear of it: if it is active,"""
_QUIET_EDGE: Final = 0.12
"""and if not."""
_ROOM_FOR_NOTE: Final = 40.0
"""In a narrower cell words stand on end, pixels at the usual size of texts."""
_MARGIN: Final = 4.0
"""Between the edge of an empty cell and its words."""
_ABOVE_NAME: Final = 6.0
"""The same above and below words that stand on end."""
_QUIET: Final = 13.0
_LOUDEST: Final = 20.0
"""The size of words in an empty town, at the usual text size, and the largest one, in a large town."""
_SHARE: Final = 0.12
"""How large they are there, as a share of its height."""
_CENTRE: Final = Qt.AlignmentFlag.AlignCenter
_WRAPPED: Final = int(_CENTRE) | int(Qt.TextFlag.TextWordWrap)
_WRAPPED_BELOW: Final = (int(Qt.AlignmentFlag.AlignHCenter) | int(Qt.AlignmentFlag.AlignTop)
                         | int(Qt.TextFlag.TextWordWrap))


class House(NamedTuple):
    """One plot: the rectangle of its cells, the height of its roof and the width of its eaves and of a card.

    Its cards have these `tones`; it is `whole` with both of them, and `active` if one of them acts.
    """

    walls: QRectF
    roof: float
    eaves: float
    card: float
    tones: Tones | None
    whole: bool
    state: State
    sign: Path | None
    text: str
    active: bool


class EmptyPlotCell(NamedTuple):
    """A cell without a card: the name of the missing one, and whether it is to be had now.

    The first note says where; the second one is for a player who carries the card that is `expected` here.
    """

    rect: QRectF
    name: str
    notes: tuple[str, ...] = ()
    now: bool = False
    awaits: int | None = None
    expected: bool = False

    @property
    def note(self) -> str:
        """What stands below the name."""
        return self.notes[-1 if self.expected else 0] if self.notes else ""


def paint_house(painter: QPainter, house: House) -> None:
    """Paint walls and roof."""
    _paint_walls(painter, house)
    if house.whole:
        _paint_chimney(painter, house)
    outline = roof_of(house)
    path = QPainterPath()
    path.addPolygon(outline)
    path.closeSubpath()
    draw_shape(painter, _roof_edge(house, outline), path, *_roof_grounds(house, outline.boundingRect()))
    _paint_sign_and_text(painter, house, outline.boundingRect())


def _roof_edge(house: House, outline: QPolygonF) -> QPen:
    if house.active:
        return QPen(theme.palette.gold_light, _edge(3.0, outline, _EDGE))
    if house.whole:
        return QPen(theme.palette.ink, 2.2)
    dashes = Qt.PenStyle.SolidLine if house.state == "usual" else Qt.PenStyle.DashLine
    return QPen(theme.palette.gold_light, _edge(1.6, outline, _QUIET_EDGE), dashes)


def _roof_grounds(house: House, room: QRectF) -> tuple[QBrush | QColor, ...]:
    main = house.tones.main if house.tones is not None else theme.palette.wood
    if house.whole:
        return (QBrush(_tiles(room, main)),)
    return theme.palette.plaque, _pale(main, _HALF_ROOF if house.state == "usual" else _EMPTY_ROOF)


def _edge(usual: float, roof: QPolygonF, most: float) -> float:
    return min(usual * theme.palette.stroke, roof.boundingRect().height() * most)


def roof_of(house: House) -> QPolygonF:
    """The outline of the roof, which ends a little above the cards."""
    walls, eaves, slope = house.walls, house.eaves, _slope(house)
    bottom, top = walls.top() - 3, walls.top() - house.roof * _UP_TO_RIDGE
    return QPolygonF([QPointF(walls.left() - eaves, bottom), QPointF(walls.left() - eaves + slope, top),
                      QPointF(walls.right() + eaves - slope, top), QPointF(walls.right() + eaves, bottom)])


def _slope(house: House) -> float:
    """How much narrower a roof is at either end of its ridge."""
    return min(house.card * 0.3, house.walls.width() * (0.22 if house.eaves else 0.1))


def _paint_walls(painter: QPainter, house: House) -> None:
    edge = max(2.0, house.card * 0.035)
    walls = house.walls.adjusted(-edge, -edge, edge, edge * 1.6)
    if house.whole:
        painter.fillRect(walls, theme.palette.parchment_dark)
        painter.fillRect(walls, theme.palette.veil)
    else:
        painter.fillRect(walls, _pale(theme.palette.ink, _EMPTY_WALLS))


def _paint_chimney(painter: QPainter, house: House) -> None:
    left = house.walls.right() - house.card * 0.5
    painter.setPen(QPen(theme.palette.ink, 1.2))
    painter.setBrush(theme.palette.wood_light)
    painter.drawRect(QRectF(left, house.walls.top() - house.roof, house.card * 0.15, house.roof * 0.5))


def _paint_sign_and_text(painter: QPainter, house: House, roof: QRectF) -> None:
    """The sign in a disc in the middle, the text to its right; both together in the middle of a narrow roof."""
    side = min(roof.height() - 6.0, house.card * 0.38)
    font = theme.font(max(theme.SMALLEST_TEXT, min(20.0, roof.height() * 0.46)), bold=True)
    text = QFontMetricsF(font).horizontalAdvance(house.text)
    slope = _slope(house)
    flat = roof.width() - 2 * slope
    middle = roof.center().x()
    if house.sign is None or flat < side + text + 4.0:
        painter.setFont(font)
        painter.setPen(theme.palette.parchment_light)
        painter.drawText(roof, _CENTRE, house.text)
        return
    if flat / 2 < side / 2 + text + 4.0:
        middle = roof.center().x() - (text + 4.0) / 2
    left = middle + side / 2
    _paint_disc(painter, house, QRectF(middle - side / 2, roof.center().y() - side / 2, side, side))
    room = QRectF(left, roof.top(), roof.right() - slope - left, roof.height())
    painter.setFont(font)
    painter.setPen(theme.palette.parchment_light)
    painter.drawText(room, _CENTRE, house.text)


def _paint_disc(painter: QPainter, house: House, disc: QRectF) -> None:
    lit = house.whole
    painter.setBrush(theme.palette.parchment_light if lit else theme.palette.plaque)
    painter.setPen(QPen(theme.palette.ink if lit else theme.palette.gold_light, max(1.2, disc.width() * 0.05)))
    painter.drawEllipse(disc)
    side = round(disc.width() * 0.68)
    dark = house.tones.dark if house.tones is not None else theme.palette.ink
    assert house.sign is not None
    picture = drawn(house.sign, QSize(side, side), dark if lit else theme.palette.parchment_light,
                    painter.device().devicePixelRatioF())
    painter.drawPixmap(disc.center() - QPointF(side / 2, side / 2), picture)


def wide_enough(cell: QRectF, words: str, room: QRectF) -> QRectF:
    """A cell in which those words fit into a line, if the room around it lets it grow so wide."""
    needed = QFontMetricsF(theme.text(_QUIET)).horizontalAdvance(words) + 2 * (_MARGIN + SLIP) + 2
    wider = max(0.0, min(needed, room.width()) - cell.width())
    return cell.adjusted(-wider / 2, 0, wider / 2, 0)


def paint_empty_cell(painter: QPainter, cell: EmptyPlotCell) -> None:
    """Paint the outline of the card that is missing, and its name."""
    colour = theme.palette.gold_light if cell.now else theme.palette.on_felt_quiet
    edge = QPen(colour, (2.4 if cell.now else 1.3) * theme.palette.stroke, Qt.PenStyle.DashLine)
    wall = theme.palette.plaque if cell.notes else theme.palette.slot
    grounds = (wall, theme.palette.drop) if cell.now else (wall,)
    draw_shape(painter, edge, rounded(cell.rect.adjusted(2, 2, -2, -2), 6.0), *grounds)
    words = cell.rect.adjusted(_MARGIN, 0, -_MARGIN, 0)
    if not cell.notes:
        font = fitted(theme.text(_quiet(cell)), cell.name, words.width())
        paint_slip(painter, words, cell.name, font, _WRAPPED)
        painter.setFont(font)
    painter.setPen(theme.palette.on_felt)
    if not cell.notes:
        painter.drawText(words, _WRAPPED, cell.name)
    elif not _fits(cell.name, words.width()):
        _write_on_end(painter, cell)
    else:
        line = theme.scaled(18)
        name = QRectF(words.left(), words.center().y() - line, words.width(), line)
        draw_fitted(painter, name, cell.name, theme.text(15, bold=True), _CENTRE)
        below = QRectF(words.left(), name.bottom(), words.width(), words.bottom() - name.bottom())
        font, note = fitted_lines(theme.text(13), cell.note, below.size()) or (theme.text(13), cell.note)
        painter.setFont(font)
        painter.drawText(below, _WRAPPED_BELOW, note)


def _quiet(cell: EmptyPlotCell) -> float:
    """The size of the words in an empty town."""
    return min(max(_QUIET, cell.rect.height() * _SHARE / theme.text_scale), _LOUDEST)


def _fits(name: str, width: float) -> bool:
    """Whether a name fits into a line of that width in the smallest letters, with something below it."""
    least = QFontMetricsF(theme.font(theme.SMALLEST_TEXT, bold=True)).horizontalAdvance(name)
    return max(least, theme.scaled(_ROOM_FOR_NOTE)) <= width


def name_on_end(cell: EmptyPlotCell) -> Lettering:
    """The name as it stands in a narrow cell, from its foot upwards: in two lines only where these find room."""
    room = QSizeF(cell.rect.height() - 2 * _ABOVE_NAME, cell.rect.width() - _MARGIN)
    return fit(cell.name, room, theme.scaled(13.0), i18n.spoken(), TIGHT) or shortened(cell.name, room, i18n.spoken())


def _write_on_end(painter: QPainter, cell: EmptyPlotCell) -> None:
    painter.save()
    painter.translate(cell.rect.center())
    painter.rotate(-90)
    long, short = cell.rect.height(), cell.rect.width()
    name_on_end(cell).paint(painter, QRectF(-long / 2, -short / 2, long, short))
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
