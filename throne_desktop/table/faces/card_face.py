"""One card face: ground, head, window with the emblem, name, badges, and what the card does.

All lengths depend on the card's width, and where things stand on what of it is free (card_layout.py, spine.py).
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPainterPath, QPen
from PySide6.QtSvg import QSvgRenderer

from engine.base.cards import Card, Window
from engine.base.faces import TokenFace
from engine.core.text import Text
from throne_desktop.look import outlines, theme
from throne_desktop.look.drawings import drawn
from throne_desktop.storage.paths import asset
from throne_desktop.table.faces.card_layout import EDGE, NAMED_FROM, CardLayout, band
from throne_desktop.table.faces.edges import head_path
from throne_desktop.table.faces.spine import Spine
from throne_desktop.table.faces.tokens import paint_token, paint_value
from throne_desktop.table.faces.windows import paint_window

RADIUS: Final = 0.056
_MEDAL: Final = 0.68
"""The diameter of the disc behind a small emblem, in card widths."""
_MOST_OF_BACK: Final = 0.94
"""The most it may be, as a share of the free height."""
_IN_DISC: Final = 0.16
"""How far inside a disc the drawing on it begins, as a share of the disc."""
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def paint_veil(painter: QPainter, card: QRectF) -> None:
    """Dims a card and its drawing as the theme asks."""
    painter.fillPath(rounded(card), theme.palette.veil)


def rounded(card: QRectF) -> QPainterPath:
    """The outline of a card."""
    return outlines.rounded(card, card.width() * RADIUS)


class CardPainter:
    """Paints one card. `folder` is where the drawings of its game are; `emblem` is the card's own.

    Of the card the left `free` pixels can be seen. Where it counts otherwise now, `counts` is that number. A `veiled`
    card cannot be played now. On an `owned` one its owner's face will lie.
    """

    def __init__(self, painter: QPainter, rect: QRectF, card: Card, words: Callable[[Text], str], emblem: QSvgRenderer,
                 folder: Path, *, window: Window = "plain", free: float | None = None, counts: str = "",
                 veiled: bool = False, owned: bool = False) -> None:
        self.painter = painter
        self.rect = rect
        self.width = rect.width()
        self.card = card
        self.window = window
        self.counts = counts
        self.veiled = veiled
        self.emblem = emblem
        self.folder = folder
        self.tones = theme.palette.colours[card.group.colour]
        self.layout = CardLayout(card, rect.width(), rect.height(), words, free, owned=owned)
        self.spine = self.layout.spine

    def paint(self) -> None:
        """Paint all of it."""
        self._paint_ground()
        self._paint_picture()
        paint_veil(self.painter, self.rect)
        if self.spine is None:
            self._paint_badges()
        if self.veiled:
            self.painter.fillPath(rounded(self.rect), theme.palette.unplayable)
        if self.spine is None:
            self._paint_foot()
        self._paint_top(turned=False)
        self._paint_edge()

    def paint_turned(self) -> None:
        """Paint only what identifies the card, over the back of one that lies face down."""
        if self.spine is None:
            self._paint_medal()
            self._paint_label()
        paint_veil(self.painter, self.rect)
        if self.veiled:
            self.painter.fillPath(rounded(self.rect), theme.palette.unplayable)
        if self.spine is None:
            self._write_name_at_foot()
        self._paint_top(turned=True)
        self._paint_edge()

    def _paint_top(self, *, turned: bool) -> None:
        """The head or the spine, and the number that the card counts now; none of these is ever veiled."""
        if self.spine is None:
            self._paint_head()
        else:
            self._paint_spine(self.spine)
        if self.counts:
            paint_value(self.painter, self.layout.value_room(turned=turned), self.counts)

    # -- the ground ----------------------------------------------------------------------------------------------------

    def _paint_ground(self) -> None:
        ground = QLinearGradient(self.rect.topLeft(), self.rect.bottomLeft())
        ground.setColorAt(0, theme.palette.parchment_light)
        ground.setColorAt(1, theme.palette.parchment_dark)
        self.painter.fillPath(rounded(self.rect), ground)

    def _paint_edge(self) -> None:
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.setPen(QPen(theme.palette.card_edge, max(1.0, self.width * 0.008)))
        self.painter.drawPath(rounded(self.rect))

    def _paint_picture(self) -> None:
        """The window and the emblem; beside a spine an empty window, of which little can be seen."""
        if self.spine is not None:
            paint_window(self.painter, self.window, self.spine.window, self.tones)
            return
        paint_window(self.painter, self.window, self.layout.window, self.tones)
        self.emblem.render(self.painter, self.layout.emblem)

    def _paint_medal(self) -> None:
        """The emblem, small, on a disc over the device of the back, as far as head and name leave room."""
        end = self.layout.name_room.top() if self.layout.foot else self.rect.height()
        side = min(self.width * _MEDAL, self.layout.free * 0.9, (end - band(self.width)) * _MOST_OF_BACK)
        middle = min(max(self.rect.center().y(), band(self.width) + side / 2), end - side / 2)
        self._disc(QRectF((self.layout.free - side) / 2, middle - side / 2, side, side))

    def _disc(self, ground: QRectF) -> None:
        """The emblem on a disc."""
        self.painter.setPen(QPen(self.tones.dark, max(1.0, ground.width() * 0.025)))
        self.painter.setBrush(theme.palette.parchment_light)
        self.painter.drawEllipse(ground)
        inset = ground.width() * _IN_DISC * 0.75
        self.emblem.render(self.painter, ground.adjusted(inset, inset, -inset, -inset))

    def _paint_label(self) -> None:
        """A light ground behind a name at the foot of a back, no larger than needed."""
        if self._named_at_foot:
            size = self.layout.lettering.size + QSizeF(4.0, 0.0)
            ground = QRectF(QPointF(), size.boundedTo(self.layout.name_room.size()))
            ground.moveCenter(self.layout.name_room.center())
            self.painter.setPen(Qt.PenStyle.NoPen)
            self.painter.setBrush(theme.palette.parchment_light)
            self.painter.drawRoundedRect(ground, 3.0, 3.0)

    # -- the head ------------------------------------------------------------------------------------------------------

    def _paint_head(self) -> None:
        layout, depth = self.layout, self.width * EDGE
        self._fill_head(head_path(self.width, band(self.width) - depth * 0.6, self.card.group.edge, depth))
        self._write_index(layout.index_room, layout.index_font, _LEFT)
        if self.card.sign and layout.sign_beside_name:
            self._draw(self.card.sign, layout.sign_room, theme.palette.parchment_light)
        if not layout.foot:
            self.painter.setPen(theme.palette.parchment_light)
            layout.lettering.paint(self.painter, layout.name_room, Qt.AlignmentFlag.AlignLeft)

    def _fill_head(self, path: QPainterPath) -> None:
        self.painter.save()
        self.painter.setClipPath(rounded(self.rect), Qt.ClipOperation.IntersectClip)
        self.painter.fillPath(path, self.tones.main)
        self.painter.fillPath(path, theme.palette.veil)
        self.painter.restore()

    def _write_index(self, room: QRectF, font: QFont, align: Qt.AlignmentFlag) -> None:
        """The index, struck through if the card counts otherwise now."""
        if not self.layout.corner:
            return
        self.painter.setFont(font)
        self.painter.setPen(theme.palette.parchment_light)
        self.painter.drawText(room, int(align) | int(Qt.TextFlag.TextDontClip), self.layout.corner)
        if self.counts and self.counts != self.layout.corner:
            wide = self.painter.fontMetrics().horizontalAdvance(self.layout.corner)
            self._strike(QRectF(room.left() if align == _LEFT else room.center().x() - wide / 2, room.top(), wide,
                                room.height()), font.pixelSize())

    def _strike(self, room: QRectF, pixels: float) -> None:
        """A slanted line through a number, with a border in the colour of the head, so that it can be told from it."""
        rise, beyond = pixels * 0.14, pixels * 0.12
        start = QPointF(room.left() - beyond, room.center().y() + rise)
        end = QPointF(room.right() + beyond, room.center().y() - rise)
        for colour, width in ((self.tones.main, 0.2), (theme.palette.gold_light, 0.09)):
            self.painter.setPen(QPen(colour, max(1.5, pixels * width), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            self.painter.drawLine(start, end)

    def _draw(self, name: str, area: QRectF, colour: QColor) -> None:
        """A drawing of the game, in one colour."""
        self._put(self.folder / f"{name}.svg", area, colour)

    def _put(self, path: Path, area: QRectF, colour: QColor) -> None:
        size = QSize(max(1, round(area.width())), max(1, round(area.height())))
        self.painter.drawPixmap(area.topLeft(), drawn(path, size, colour, self.painter.device().devicePixelRatioF()))

    # -- the spine -----------------------------------------------------------------------------------------------------

    def _paint_spine(self, spine: Spine) -> None:
        painter, height = self.painter, self.rect.height()
        painter.save()
        painter.translate(0, height)
        painter.rotate(-90)
        path = head_path(height, spine.across - spine.depth, self.card.group.edge, spine.depth)
        path = painter.transform().map(path)
        painter.restore()
        self._fill_head(painter.transform().inverted()[0].map(path))
        if spine.corner:
            self._write_index(spine.index_room, spine.index_font, Qt.AlignmentFlag.AlignCenter)
        if not spine.sign_room.isEmpty():
            self._draw(self.card.sign, spine.sign_room, theme.palette.parchment_light)
        self._write_along(spine)
        if not spine.disc.isEmpty() and not self.counts:
            self._disc(spine.disc)

    def _write_along(self, spine: Spine) -> None:
        room = spine.name_room
        self.painter.save()
        self.painter.translate(room.right(), room.top())
        self.painter.rotate(90)
        self.painter.setPen(theme.palette.parchment_light)
        spine.lettering.paint(self.painter, QRectF(QPointF(), room.size().transposed()), Qt.AlignmentFlag.AlignLeft)
        self.painter.restore()

    # -- below the head ------------------------------------------------------------------------------------------------

    def _paint_badges(self) -> None:
        """Numbers in a column at the left of the window, and the sign where it had to step below the head."""
        if self.card.sign and not self.layout.sign_beside_name:
            self._draw(self.card.sign, self.layout.sign_room, self.tones.dark)
        for badge, room in zip(self.card.badges, self.layout.badge_rooms, strict=False):
            paint_token(self.painter, room, TokenFace(badge.shape, badge.colour), badge.text, self.folder)

    @property
    def _ink(self) -> QColor:
        """The colour of words at the foot: that of the group, unless a veil would make it hard to read."""
        return theme.palette.ink if self.veiled else self.tones.dark

    def _paint_foot(self) -> None:
        foot = self.layout.below
        for sign, room in zip(self.card.signs, foot.signs, strict=False):
            self._draw(sign, room, self._ink)
        if foot.ability is not None:
            self.painter.setPen(theme.palette.ink)
            foot.ability.paint(self.painter, foot.room)
        if foot.short is not None:
            self._put(asset("signs", f"{foot.short.name}.svg"), foot.short.sign, self._ink)
            self.painter.setPen(self._ink)
            self.painter.setFont(foot.short.font)
            self.painter.drawText(foot.short.room, int(_LEFT) | int(Qt.TextFlag.TextDontClip), foot.short.words)
        self._write_name_at_foot()
        self._paint_disc()

    @property
    def _named_at_foot(self) -> bool:
        return bool(self.layout.foot) and self.width >= NAMED_FROM

    def _write_name_at_foot(self) -> None:
        if self._named_at_foot:
            self.painter.setPen(self._ink)
            self.layout.lettering.paint(self.painter, self.layout.name_room)

    def _paint_disc(self) -> None:
        """The sign of what the card does, where there is no room for words."""
        disc, brief = self.layout.disc, self.card.brief
        if disc is None or brief is None or self.counts:
            return
        self.painter.setPen(QPen(self.tones.main, 1.2))
        self.painter.setBrush(theme.palette.parchment_light)
        self.painter.drawEllipse(disc)
        inset = disc.width() * _IN_DISC
        self._put(asset("signs", f"{brief.sign}.svg"), disc.adjusted(inset, inset, -inset, -inset), self.tones.dark)
