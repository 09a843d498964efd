"""The turning point of a game: its card, what happened, and the chances of the first two before and after."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from engine.base.faces import CardFace
from throne_desktop.look import theme
from throne_desktop.table.faces.faces import Faces
from throne_desktop.widgets import basics
from throne_desktop.widgets.naming import named
from throne_desktop.widgets.plate import paint_plate

_BAR: Final = 16.0
_NUMBER: Final = 118
_CARD: Final = 180
"""The width of the card, where there is room for it."""
_SMALLEST_CARD: Final = 76
_SHADE: Final = 1.14
"""How much larger the picture of a card is than the card itself, with its shadow."""
_EDGE: Final = 14
_TEXT: Final = 14.5


class ShareBar(QWidget):
    """How a chance to win changed: a bar as long as it is now, a mark where it was, and both numbers behind it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.before = 0.0
        self.after = 0.0
        self.grown = 1.0
        """How many times as large as usual it is."""
        self.number = ""
        self.cool = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_change(self, before: float, after: float, numbers: str, *, cool: bool) -> None:
        """Show a change, with its numbers in words; in the light of the moon if it is `cool`."""
        self.before, self.after, self.number, self.cool = before, after, numbers, cool
        self.setAccessibleName(numbers)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(160, theme.scaled(24 * self.grown))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high = _BAR * self.grown
        room = QRectF(0.5, (self.height() - high) / 2, self.width() - theme.scaled(_NUMBER * self.grown) - 1.0, high)
        painter.setPen(QPen(theme.palette.plaque_edge, theme.palette.stroke))
        painter.setBrush(theme.palette.chrome.bar)
        painter.drawRoundedRect(room, high / 2, high / 2)
        filled = QRectF(room)
        filled.setWidth(max(high, room.width() * self.after))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.palette.chrome.moon if self.cool else theme.palette.gold_light)
        painter.drawRoundedRect(filled, high / 2, high / 2)
        painter.setPen(QPen(theme.palette.on_felt, 2.0 * theme.palette.stroke))
        was = room.left() + room.width() * self.before
        painter.drawLine(QPointF(was, room.top() - 3), QPointF(was, room.bottom() + 3))
        painter.setPen(theme.palette.on_felt)
        painter.setFont(theme.text(16 * self.grown, bold=True))
        painter.drawText(QRectF(room.right() + 10, 0, self.width() - room.right() - 10, self.height()),
                         Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self.number)


class DecisivePanel(QWidget):
    """Its parts are filled in by the page."""

    def __init__(self, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._faces = faces
        self._card: CardFace | None = None
        self._picture = QPixmap()
        self._told: tuple[str, ...] = ()
        self._noted = ""
        self._tight = False
        self._grown = 1.0
        self.title, self.when = basics.label("golden"), basics.label("subtle")
        self.sentence, self.note = basics.wrapped(), basics.wrapped("subtle")
        self.names = (basics.label("subtle"), basics.label("subtle"))
        self.bars = (ShareBar(), ShareBar())
        self.watch = basics.button("quiet")
        self._lay_out()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self.title)
        head.addWidget(self.when)
        head.addStretch(1)
        head.addWidget(self.watch)
        chances = QGridLayout()
        chances.setVerticalSpacing(4)
        chances.setHorizontalSpacing(12)
        chances.setColumnStretch(1, 1)
        for row, (name, bar) in enumerate(zip(self.names, self.bars, strict=True)):
            chances.addWidget(name, row, 0)
            chances.addWidget(bar, row, 1)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(6)
        self._column.addLayout(head)
        self._column.addWidget(self.sentence)
        self._column.addStretch(1)
        self._column.addLayout(chances)
        self._column.addWidget(self.note)
        self._fit()

    def show_card(self, card: CardFace | None, name: str) -> None:
        """Show this card large; `name` is read to those who do not see it."""
        self._card = card
        named(self, name)
        self.setToolTip("")
        self._fit()

    def tell(self, sentences: Sequence[str], note: str) -> None:
        """Write what happened, and a note below it; where there is little room, only the last sentence is written."""
        self._told, self._noted = tuple(sentences), note
        self.sentence.setText("\n".join(self._told[-1:] if self._tight else self._told))
        self.note.setText(note)
        self.note.setVisible(bool(note) and not self._tight)

    def tighten(self, tight: bool) -> None:
        """Take less room, or as much as there is to say."""
        self._tight = tight
        self.when.setVisible(not tight)
        self.title.setWordWrap(tight)
        self.tell(self._told, self._noted)

    def grow(self, grown: float) -> None:
        """Show all that many times as large as usual; the page sets the size of its sentence."""
        self._grown = grown
        for label in (self.when, self.note, *self.names):
            label.setFont(theme.text(_TEXT * grown))
        self.title.setFont(theme.text(_TEXT * grown, bold=True))
        self.watch.setFont(theme.text(_TEXT * grown))
        for bar in self.bars:
            bar.grown = grown
            bar.updateGeometry()
        self._fit()

    @property
    def card(self) -> CardFace | None:
        """The card that is shown."""
        return self._card

    # -- Qt ------------------------------------------------------------------------------------------------------------

    def _fit(self) -> None:
        """Give the card all the height there is, up to its full size."""
        left = _EDGE + 4
        self._picture = QPixmap()
        if self._card is not None:
            high = round((self.height() - 2 * _EDGE) / 1.4 / _SHADE)
            width = max(_SMALLEST_CARD, min(round(_CARD * self._grown), high))
            self._picture = self._faces.face(self._card, width, self.devicePixelRatioF())
            left += round(self._picture.deviceIndependentSize().width()) + 8
        self._column.setContentsMargins(left, _EDGE - 2, _EDGE + 4, _EDGE - 2)
        self._column.activate()     # at once: until then the words would lie on the card
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_plate(painter, self)
        if not self._picture.isNull():
            size = self._picture.deviceIndependentSize()
            painter.drawPixmap(_EDGE, round((self.height() - size.height()) / 2), self._picture)
