"""Signboards of plain zones: words in a place that is still empty, and a sign where two numbers clash."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.base.parts import Show
from engine.base.table import Signboard
from engine.core.text import in_words
from throne_desktop.look import theme
from throne_desktop.table.geometry import zlayers
from throne_desktop.table.geometry.fitting import fitted_lines, in_two
from throne_desktop.table.tabletop import Tabletop

_PADDING: Final = QSizeF(20.0, 10.0)
_AWAY: Final = 3.0
"""From the edge of a card to its frame."""
_FRAME: Final = 4.0


class Boards(QObject):
    """Shows what the signboards at plain zones and their slots say."""

    def __init__(self, scene: Tabletop) -> None:
        super().__init__(scene)
        self._scene = scene
        self._items: list[ClashItem | ClashFrame | WordsItem] = []
        scene.changing.connect(self._clear)
        scene.shown.connect(self._refresh)

    @property
    def clash(self) -> ClashItem | None:
        """The sign where two numbers clash, if two do."""
        return next((item for item in self._items if isinstance(item, ClashItem)), None)

    @property
    def words(self) -> list[WordsItem]:
        """The words in places that are empty."""
        return [item for item in self._items if isinstance(item, WordsItem)]

    def _clear(self) -> None:
        for item in self._items:
            self._scene.removeItem(item)
        self._items = []

    def _refresh(self) -> None:
        self._clear()
        view = self._scene.view
        for board in view.signboards if view is not None else ():
            zone = board.place.partition("/")[0]
            if zone in self._scene.zone_items and self._scene.place(zone).spec.show is Show.PLAIN:
                self._show(board, zone)

    def _show(self, board: Signboard, zone: str) -> None:
        words = in_words(board.text, self._scene.words)
        if board.state == "clash":
            before, card = self._clashing(board.place)
            self._add(ClashFrame(card))
            self._add(ClashItem(words, before, card))
        elif board.state == "open" and not self._scene.place(zone).spines:
            place = self._scene.place(zone)
            slot = QRectF(place.corner(place.spec.slots // 2, 0), place.card)
            self._add(WordsItem(words, slot))

    def _add(self, item: ClashItem | ClashFrame | WordsItem) -> None:
        self._items.append(item)
        self._scene.addItem(item)

    def _clashing(self, place: str) -> tuple[QRectF, QRectF]:
        """The card before the one in that slot, and that card."""
        assert self._scene.view is not None
        zone = place.partition("/")[0]
        lying = self._scene.place(zone)
        slots = self._scene.view.slots[zone]
        slot = next(piece.slot for piece in self._scene.view.pieces.values() if piece.place == place)
        before, card = (QRectF(lying.corner(each, 0, slots), lying.card_at(each, slots)) for each in (slot - 1, slot))
        return before, card


class WordsItem(QGraphicsItem):
    """Quiet words in the middle of an empty slot, in smaller letters where it is small; none where it is too small."""

    def __init__(self, words: str, slot: QRectF) -> None:
        super().__init__()
        self._slot = slot.adjusted(6, 6, -6, -6)
        self.shown = self._fitted(words)
        """The letters, and the words in lines; None if the slot is too small for them."""
        self.words = words if self.shown else ""
        self.setZValue(zlayers.OUTLINES + 1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self._slot

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self.shown:
            font, lines = self.shown
            painter.setPen(theme.palette.on_felt_quiet)
            painter.setFont(font)
            painter.drawText(self._slot, Qt.AlignmentFlag.AlignCenter, lines)

    def _fitted(self, words: str) -> tuple[QFont, str] | None:
        """The letters, and the words in lines; two lines are about as long as one another."""
        found = fitted_lines(theme.text(14), words, self._slot.size())
        if found is None:
            return None
        font, lines = found
        return font, in_two(words, QFontMetricsF(font)) if lines.count("\n") == 1 else lines


class ClashFrame(QGraphicsItem):
    """A frame around a card that does not fit."""

    def __init__(self, card: QRectF) -> None:
        super().__init__()
        self.frame = card.adjusted(-_AWAY, -_AWAY, _AWAY, _AWAY)
        self.setZValue(zlayers.MARKS)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self.frame.adjusted(-6, -6, 6, 6)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((theme.palette.ink, _FRAME + 3), (theme.palette.tokens["red"], _FRAME)):
            painter.setPen(QPen(colour, width * theme.palette.stroke))
            painter.drawRoundedRect(self.frame, 9, 9)


class ClashItem(QGraphicsItem):
    """A chip in the gap between two cards that says which of their numbers clash."""

    def __init__(self, words: str, before: QRectF, card: QRectF) -> None:
        super().__init__()
        self.words = words
        self._font: QFont = theme.text(15, bold=True)
        size = QFontMetricsF(self._font).size(0, words) + _PADDING
        middle = QPointF((before.right() + card.left()) / 2, card.center().y())
        self.chip = QRectF(middle - QPointF(size.width() / 2, size.height() / 2), size)
        """Where the numbers stand."""
        self.setZValue(zlayers.NOTES - 1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self.chip.adjusted(-3, -3, 3, 3)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.palette.parchment_light, 2 * theme.palette.stroke))
        painter.setBrush(theme.palette.refused)
        painter.drawRoundedRect(self.chip, self.chip.height() / 2, self.chip.height() / 2)
        painter.setFont(self._font)
        painter.drawText(self.chip, Qt.AlignmentFlag.AlignCenter, self.words)
