"""An arch of the ladder, with whoever is met there: a button that begins the game."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QLinearGradient, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout

from engine.learn.rungs import Rung
from throne_desktop.look import theme
from throne_desktop.look.brushes import clear, flat, pen
from throne_desktop.look.outlines import arch_path, crown_path, disc, half_crown_path, rounded
from throne_desktop.look.portraits import paint_portrait
from throne_desktop.storage.people import OPPONENTS
from throne_desktop.widgets import basics
from throne_desktop.widgets.tile import Steered

NOBODY, HELPED, BEATEN = "nobody", "helped", "beaten"
"""How far somebody has come at a step: not yet, with help, or without."""

LOWEST: Final = 100
"""The least height of an arch, at the usual text size."""
_OPENING: Final = 0.84
"""The width of an opening, in its heights."""
_STONE: Final = 9
_FACE: Final = 0.58
"""The diameter of a face, in heights of the opening."""
_BESIDE: Final = 62
"""How much wider than the opening a plaque may be, at either side, at the usual text size."""
_PAD: Final = 8
_OVER: Final = 12
"""How much of the arch the plaque covers."""
_LEAST: Final = 128
_DIM: Final = 0.55


class Niche(Steered):
    """An arch, its opponent and a plaque. `looked_at` says that the pointer or the focus has come to it."""

    looked_at = Signal()

    def __init__(self, rung: Rung) -> None:
        super().__init__()
        self.setObjectName("niche")
        self.rung = rung
        self.state = NOBODY
        """One of NOBODY, HELPED and BEATEN."""
        self.lit = False
        """Whether it is the next one to climb to."""
        self._labels = [basics.wrapped("plate"), *(basics.wrapped("plateline") for _ in range(2))]
        self._arch = theme.scaled(LOWEST)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(0)
        for label in self._labels:
            label.setProperty("alignment", 0x84)    # centred
            self._column.addWidget(label)
        self._column.addStretch(1)
        self.fit(LOWEST)
        self.take_clicks()

    def say(self, name: str, game: str, table: str) -> None:
        """Show these words on the plaque."""
        for label, words in zip(self._labels, (name, game, table), strict=True):
            label.setText(words)

    def fit(self, arch: int) -> None:
        """Follow the size of texts, with an arch of that height in pixels."""
        self._arch = max(arch, theme.scaled(LOWEST))
        top = self._arch + _STONE - _OVER + _PAD + theme.scaled(13)
        self._column.setContentsMargins(_PAD + 2, top, _PAD + 2, _PAD + 2)
        self.updateGeometry()

    @property
    def height_of_words(self) -> int:
        """How much of its height is not the arch, at the width that it has."""
        return self.heightForWidth(self.width()) - self._arch

    # -- sizes ---------------------------------------------------------------------------------------------------------

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        """The height that arch and words need."""
        return self._column.totalHeightForWidth(width)

    def sizeHint(self) -> QSize:
        width = theme.scaled(_LEAST)
        return QSize(width, self.heightForWidth(max(width, self.width())))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    # -- painting ------------------------------------------------------------------------------------------------------

    @property
    def _opening(self) -> QRectF:
        wide = min(self._arch * _OPENING, self.width() - 2 * _STONE - 8)
        return QRectF((self.width() - wide) / 2, _STONE + 3, wide, self._arch)

    @property
    def _plaque(self) -> QRectF:
        opening = self._opening
        beside = min(theme.scaled(_BESIDE), (self.width() - opening.width()) / 2 - 2)
        place = opening.adjusted(-beside, 0, beside, 0)
        place.setTop(opening.bottom() - _OVER)
        place.setBottom(self.height() - 2)
        return place

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        opening = self._opening
        self._paint_arch(painter, opening)
        self._paint_face(painter, opening)
        self._paint_plaque(painter)
        if self.hasFocus() or self.underMouse():
            focused = self.hasFocus()
            above = arch_path(opening.adjusted(-_STONE, -_STONE, _STONE, 0))
            around = above.united(rounded(self._plaque.adjusted(1, 0, -1, 0), 8))
            if focused:
                painter.strokePath(around, pen(theme.palette.ink, 6))
            painter.strokePath(around, pen(theme.palette.chrome.bright_focus, 3.5 if focused else 2))
        painter.end()

    def _paint_arch(self, painter: QPainter, opening: QRectF) -> None:
        tones, plain = theme.palette.hall, theme.palette.place_veil.alpha() == 255
        inside = QLinearGradient(opening.topLeft(), opening.bottomLeft())
        glow = tones.light if self.lit else tones.wall
        inside.setColorAt(0, tones.night)
        inside.setColorAt(1, clear(glow, 150) if self.lit else glow)
        painter.fillPath(arch_path(opening), flat(tones.night))
        painter.fillPath(arch_path(opening), inside)
        outer = arch_path(opening.adjusted(-_STONE, -_STONE - 2, _STONE, 0))
        if not plain:
            painter.fillPath(outer.subtracted(arch_path(opening)), flat(tones.light if self.lit else tones.stone))
            painter.strokePath(outer, pen(theme.palette.ink, 2))
        edge = theme.palette.felt_edge if plain else theme.palette.ink
        painter.strokePath(arch_path(opening), pen(tones.light if plain and self.lit else edge, 3 if self.lit else 2))

    def _paint_face(self, painter: QPainter, opening: QRectF) -> None:
        """Somebody beaten hangs on a cord in a golden frame, or in one of bronze; others stand in the dusk."""
        tones, side = theme.palette.hall, round(min(opening.height(), opening.width() / _OPENING) * _FACE)
        centre = QPointF(opening.center().x(), opening.top() + opening.height() * 0.5)
        if self.state != NOBODY:
            tone = tones.light if self.state == BEATEN else tones.bronze
            cord = QPainterPath(QPointF(centre.x(), opening.top() + 2))
            cord.lineTo(centre)
            painter.strokePath(cord, pen(theme.palette.ink, 5))
            painter.strokePath(cord, pen(tone, 2.5))
            painter.fillPath(disc(centre, side / 2 + 6), flat(theme.palette.ink))
            painter.fillPath(disc(centre, side / 2 + 4.5), flat(tone))
        painter.setOpacity(1.0 if self.lit or self.state != NOBODY else _DIM)
        paint_portrait(painter, centre, side, OPPONENTS[self.rung.opponent])
        painter.setOpacity(1.0)

    def _paint_plaque(self, painter: QPainter) -> None:
        chrome, tones, place = theme.palette.chrome, theme.palette.hall, self._plaque
        painter.fillPath(rounded(place, 8), flat(chrome.tile))
        painter.strokePath(rounded(place, 8), pen(chrome.focus, 1.8 * theme.palette.stroke))
        centre, size = QPointF(round(place.center().x()), round(place.top())), theme.scaled(24.0)
        painter.fillPath(disc(centre, size * 0.66), flat(chrome.tile))
        painter.strokePath(disc(centre, size * 0.66), pen(chrome.focus, 1.8 * theme.palette.stroke))
        if self.state == BEATEN:
            painter.fillPath(crown_path(centre, size), flat(theme.palette.gold))
        elif self.state == HELPED:
            painter.fillPath(half_crown_path(centre, size), flat(tones.bronze))
        painter.strokePath(crown_path(centre, size), pen(theme.palette.ink if self.state == BEATEN else chrome.quiet,
                                                         1.3))

    # -- what is looked at ---------------------------------------------------------------------------------------------

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.looked_at.emit()
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.looked_at.emit()
