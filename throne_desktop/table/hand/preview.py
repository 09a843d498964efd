"""The preview: a card large enough to read, beside the place where it lies, with its state in words."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QToolTip, QWidget

from engine.base.faces import CardFace, TokenFace, known_card
from engine.base.table import Form
from throne_desktop.look import theme
from throne_desktop.table.geometry import zlayers
from throne_desktop.table.geometry.zone_block import RATIO
from throne_desktop.table.items.items import CardItem
from throne_desktop.table.narrator import Narrator
from throne_desktop.table.tabletop import Tabletop

DELAY: Final = 150
"""Milliseconds that the pointer must rest on a card before it is shown large."""
WIDTH: Final = 230.0
"""The width of the large card at the usual text size, in pixels."""
_GAP: Final = 16.0
_PADDING: Final = 10.0
_WRAPPED: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop) | int(Qt.TextFlag.TextWordWrap)


class Preview(QObject):
    """Shows one card of a scene at a time."""

    def __init__(self, scene: Tabletop, narrator: Narrator, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._narrator = narrator
        self._card: CardItem | None = None
        self._shown: CardSheet | None = None
        self.covers: list[QWidget] = []
        """Widgets that may lie over the table, the topmost first; the large card is shown above them."""
        self._lens: Lens | None = None
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(DELAY)
        self._wait.timeout.connect(self._show)
        scene.changing.connect(self.hide)

    @property
    def awaited(self) -> bool:
        """Whether a large card is shown, or about to be."""
        return self._card is not None

    @property
    def shown(self) -> CardSheet | None:
        """The large card, while there is one."""
        return self._shown

    def point_at(self, card: CardItem | None) -> None:
        """The pointer has moved, and is on this card now, or on none."""
        if card is self._card:
            if card is not None and self._shown is None:
                self._wait.start()      # it does not rest yet
            return
        self.hide()
        if card is not None and not isinstance(card.face_shown, TokenFace):
            self._card = card
            self._wait.start()
            QToolTip.hideText()     # a tooltip of what is around the card would cover the large one

    def show_now(self, card: CardItem) -> None:
        """Show a card or token large at once, until `hide` or until the table changes."""
        self.hide()
        self._card = card
        QToolTip.hideText()
        self._show()

    def hide(self) -> None:
        """Take the large card away."""
        self._wait.stop()
        self._card = None
        if self._lens is not None:
            self._lens.hide()
            self._lens.deleteLater()
            self._lens = None
        if self._shown is not None:
            self._scene.removeItem(self._shown)
            self._shown = None

    def _show(self) -> None:
        card = self._card
        if card is None or card.piece is None or card.scene() is not self._scene:
            return
        if self._narrator.animator.running:
            self._wait.start()      # until everything lies still
            return
        self._shown = CardSheet(self._scene, card, self._narrator)
        self._scene.addItem(self._shown)
        self._shown.setPos(self._beside(card, self._shown.sheet))
        lies = self._shown.sheet.translated(self._shown.pos()).toAlignedRect()
        cover = next((cover for cover in self.covers if cover.isVisible() and cover.geometry().intersects(lies)), None)
        if cover is not None:
            self._lens = Lens(self._shown, cover)
            self._shown.hide()

    def _beside(self, card: CardItem, sheet: QRectF) -> QPointF:
        """Above a card of the viewer's hand, if there is room for it, so that its neighbours can be seen, and above the
        question if there is room even there.

        Otherwise beside the card, or at an edge of the table: always inside that, and where it covers least of the
        cards to choose from.
        """
        table = self._scene.open_rect()
        lies = card.card_rect().translated(card.pos())
        edges = (self._scene.ribbon.top() + _GAP / 2, lies.top()) if not self._scene.ribbon.isEmpty() else (lies.top(),)
        above = next((top for edge in edges if (top := edge - _GAP - sheet.height()) >= table.top()), None)
        if card.piece in self._scene.own_hand() and above is not None:
            left = lies.center().x() - sheet.width() / 2
            return QPointF(max(table.left(), min(left, table.right() - sheet.width())), above)
        most = table.right() - sheet.width()
        lefts = [left for left in (lies.right() + _GAP, lies.left() - _GAP - sheet.width()) if left <= most]
        top = max(table.top() + _GAP, min(lies.center().y() - sheet.height() / 2,
                                          table.bottom() - sheet.height() - _GAP))
        spots = [QPointF(max(table.left(), left), top) for left in (*lefts, table.left(), most)]
        return min(spots, key=lambda spot: self._covered(sheet.translated(spot), lies))

    def _covered(self, sheet: QRectF, lies: QRectF) -> float:
        """How much of the cards to choose from lies below a large card, in square pixels, and of the card itself."""
        offered = self._scene.view.offers if self._scene.view is not None else ()
        items = (item for piece, item in self._scene.cards.items() if piece in offered)
        cards = [item.card_rect().translated(item.pos()) for item in items]
        parts = (sheet.intersected(card).size() for card in (lies, *cards))
        return sum(part.width() * part.height() for part in parts if not part.isEmpty())


class CardSheet(QGraphicsItem):
    """A large, upright card with words below it; for a face-down card, only the words."""

    def __init__(self, scene: Tabletop, card: CardItem, narrator: Narrator) -> None:
        super().__init__()
        self.words = _sentences(scene, card, narrator)
        self._font = theme.text(14)
        shown = known_card(card.face_shown)
        self._width = WIDTH * theme.text_scale
        height = scene.sceneRect().height() - 2 * _GAP - 2 * _PADDING
        while shown is not None and self._width * RATIO + self._height_of_words() > height:
            self._width -= 6
        self.face = QPixmap() if shown is None else scene.faces.face(CardFace(shown), self._width, scene.ratio)
        top = 0.0 if shown is None else self._width * RATIO + _PADDING
        self._panel = QRectF(0.0, top, self._width, self._height_of_words())
        self.setZValue(zlayers.HELD + 100)

    def _height_of_words(self) -> float:
        room = QRectF(0, 0, self._width - 2 * _PADDING, 2000)
        return QFontMetricsF(self._font).boundingRect(room, _WRAPPED, self.words).height() + 1.6 * _PADDING

    @property
    def sheet(self) -> QRectF:
        """The card and the words, without the shadow of the card."""
        return QRectF(-2, -2, self._width + 4, self._panel.bottom() + 4)

    def boundingRect(self) -> QRectF:
        return self.sheet.united(QRectF(self._corner, self.face.deviceIndependentSize()))

    @property
    def _corner(self) -> QPointF:
        """Where the picture of the card begins, which has the shadow around it."""
        margin = (self.face.deviceIndependentSize().width() - round(self._width)) / 2
        return QPointF(-margin, -margin)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.face.isNull():
            painter.drawPixmap(self._corner, self.face)
        painter.setPen(QPen(theme.palette.gold, theme.palette.stroke))
        painter.setBrush(theme.palette.parchment_light)
        painter.drawRoundedRect(self._panel, 8, 8)
        painter.setPen(theme.palette.ink)
        painter.setFont(self._font)
        painter.drawText(self._panel.adjusted(_PADDING, 0.8 * _PADDING, -_PADDING, 0), _WRAPPED, self.words)


class Lens(QWidget):
    """Shows a large card above a widget that covers the table, in the place where the scene would show it."""

    def __init__(self, sheet: CardSheet, cover: QWidget) -> None:
        super().__init__(cover.parentWidget())
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._sheet = sheet
        self.setGeometry(sheet.sceneBoundingRect().toAlignedRect())
        self.raise_()
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.translate(self._sheet.pos() - QPointF(self.pos()))
        self._sheet.paint(painter, QStyleOptionGraphicsItem())


def read_out(scene: Tabletop, card: CardItem, narrator: Narrator) -> str:
    """All that the large card says, for screen readers: its words, and what is on its face."""
    lines = [*_sentences(scene, card, narrator).splitlines(), scene.faces.ability(card.face_shown)]
    return " ".join(line if line.endswith((".", "!", "?")) else f"{line}." for line in lines if line)


def _sentences(scene: Tabletop, card: CardItem, narrator: Narrator) -> str:
    """What a card is, where it lies, and what is on it, a line for each, since tooltips are off meanwhile."""
    piece = card.piece
    assert piece is not None and scene.view is not None
    zone = scene.view.zone(piece.zone)
    place = scene.zone_tip(zone.id) if zone.form is Form.PILE else ""
    marks = (scene.words(mark.tip) for mark in piece.marks)
    signs = (*scene.said_at(piece.place), *narrator.tips(piece.id))
    lines = [scene.words(piece.label), place or scene.words(zone.label), *marks, *signs]
    return "\n".join(dict.fromkeys(lines))
