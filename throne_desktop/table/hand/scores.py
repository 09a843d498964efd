"""How a score is made up: a small panel beside a seat's plaque, for players who ask."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations, product
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.core.text import N_, Player
from throne_desktop.look import theme
from throne_desktop.look.portraits import paint_portrait
from throne_desktop.storage.people import Portrait
from throne_desktop.table.geometry import zlayers
from throne_desktop.table.geometry.stroke_routes import Box, Point, box_of
from throne_desktop.table.motion.animator import Animator
from throne_desktop.table.plaques.plaques import PlaqueItem
from throne_desktop.table.tabletop import Tabletop

_TITLE: Final = N_("app", "{player}’s score")
_ALL: Final = N_("app", "Total")
_NOTHING: Final = N_("app", "Nothing scores yet.")
_SIZES: Final = (14.0, 12.0, 10.0, 8.0)
"""Sizes of the words on a panel, in pixels at the usual text size; the first with which all panels fit is used."""
_PADDING: Final = 12.0
_FACE: Final = 1.7
"""The diameter of a portrait, in lines of text."""
_BESIDE_FACE: Final = 8.0
_GAP: Final = 6.0
_STEP: Final = 16
"""How finely a free place is looked for, in pixels."""
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Scores(QObject):
    """Shows the panel of one seat or those of all, until the table changes."""

    def __init__(self, scene: Tabletop, animator: Animator, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._animator = animator
        self._pinned = False
        self.shown: dict[int, ScorePanel] = {}
        scene.changing.connect(self.hide)

    def point_at(self, point: QPointF) -> None:
        """The pointer is there: if that is on the score of a plaque, show how it is made up."""
        if self._pinned:
            return
        plaque = self._scene.seats.plaque_at(point)
        seat = plaque.seat if plaque is not None and plaque.score_rect().contains(point) else None
        if seat is None:
            self.hide()
        elif seat not in self.shown:
            self.hide()
            self._show(seat)

    def press(self, point: QPointF) -> bool:
        """A press on a plaque shows its score until the next press; returns whether it did."""
        plaque = self._scene.seats.plaque_at(point)
        pinned = self._pinned
        self.hide()
        if plaque is None or pinned:
            return False
        self._pinned = True
        self._show(plaque.seat)
        return True

    def toggle_all(self) -> None:
        """Show the panels of all seats, or take them away."""
        if self.shown:
            self.hide()
        else:
            self._show_all()

    def explain(self) -> None:
        """Show the panels of all seats if the game says anything about scores and the table has room for them: not over
        what the game is about."""
        view = self._scene.view
        if view is not None and any(view.game.table.score_lines(view.observation, seat.seat) for seat in view.seats):
            self._show_all()
            if self._covered() or self._hides_hero():
                self.hide()

    def _show_all(self) -> None:
        """Show all panels, smaller than a single one if they would cover one another or hide what one wants to see."""
        for free, size in product((True, False), _SIZES):
            self._show_in(size)
            if not self._covered() and not (free and self._hides_hero()):
                return

    def _show_in(self, size: float) -> None:
        """Show all panels with words of that size."""
        view = self._scene.view
        self.hide()
        self._pinned = True
        for seat in view.seats if view is not None else ():
            self._show(seat.seat, size)

    def _covered(self) -> bool:
        """Whether a panel covers another."""
        panels = [panel.sceneBoundingRect() for panel in self.shown.values()]
        return any(one.intersects(other) for one, other in combinations(panels, 2))

    def _hides_hero(self) -> bool:
        """Whether a panel covers a card that the game is about."""
        panels = [panel.sceneBoundingRect() for panel in self.shown.values()]
        return any(panel.intersects(card) for panel in panels for card in self._hero_cards())

    def _hero_cards(self) -> list[QRectF]:
        """Where the cards lie that the game is about."""
        about = self._scene.hero_zones()
        return [item.card_rect().translated(item.pos()) for item in self._scene.cards.values()
                if item.piece is not None and item.piece.zone in about]

    def hide(self) -> None:
        """Take all panels away."""
        self._pinned = False
        for panel in self.shown.values():
            self._scene.removeItem(panel)
        self.shown = {}

    def _show(self, seat: int, size: float = _SIZES[0]) -> None:
        view, plaque = self._scene.view, self._scene.plaque(seat)
        if view is None or plaque is None or self._animator.running:
            return
        say = self._scene.words
        lines = [(say(text), points) for text, points in view.game.table.score_lines(view.observation, seat)]
        title, score = say(_TITLE.fill(player=Player(seat))), view.seats[seat].score
        if not lines and not score:
            lines = [(say(_NOTHING), 0)]
        panel = ScorePanel(self._scene.seats.portrait(seat), title, lines, say(_ALL), score, size)
        panel.setPos(self._beside(plaque, panel.boundingRect()))
        self.shown[seat] = panel
        self._scene.addItem(panel)

    def _beside(self, plaque: PlaqueItem, panel: QRectF) -> QPointF:
        """A place for a panel that covers no other, neither the question nor what the game is about: where it hides as
        little as can be of cards, words and plaques, and as near as there is to its plaque, on the side of the middle.
        """
        table, rect = self._scene.sceneRect().adjusted(_GAP, _GAP, -_GAP, -_GAP), plaque.rect
        upper = rect.center().y() < table.center().y()
        wish = _inside(table, panel, QPointF(
            rect.left(), rect.bottom() + _GAP if upper else rect.top() - _GAP - panel.height()))
        panels = [other.sceneBoundingRect() for other in self.shown.values()]
        return _best(table, wish, [*panels, *self._hero_cards(), self._scene.ribbon], self._scene.obstacles())


def _best(table: QRectF, wish: QRectF, taken: Iterable[QRectF], below: Iterable[QRectF]) -> QPointF:
    """The corner of a panel that covers none of the taken places: the least is hidden there of what lies below, and
    the nearest to its wish of several such.

    Plain numbers, the nearest first: with rectangles of Qt, it took 20 ms instead of 3.
    """
    others, hidden = [box_of(each) for each in taken], [box_of(each) for each in below]
    best, least = wish.topLeft(), float("inf")
    for corner in _corners(table, wish):
        place = (*corner, corner[0] + wish.width(), corner[1] + wish.height())
        area = least if _common(place, others, 0.0) else _common(place, hidden, least)
        if area < least:
            best, least = QPointF(*corner), area
        if not least:
            break
    return best


def _corners(table: QRectF, wish: QRectF) -> list[Point]:
    """The corners of places all over the table, those first that are nearest to the wish."""
    left, top = wish.left(), wish.top()
    found = [(float(across), float(down))
             for down in range(int(table.top()), int(table.bottom() - wish.height()) + 1, _STEP)
             for across in range(int(table.left()), int(table.right() - wish.width()) + 1, _STEP)]
    return sorted(((left, top), *found), key=lambda corner: abs(corner[0] - left) + abs(corner[1] - top))


def _common(place: Box, others: Sequence[Box], enough: float) -> float:
    """The area that a place has in common with others; of those that are too much, no more than enough is summed up."""
    left, top, right, bottom = place
    area = 0.0
    for first, upper, last, lower in others:
        if first < right and left < last and upper < bottom and top < lower:
            area += (min(last, right) - max(first, left)) * (min(lower, bottom) - max(upper, top))
            if area >= enough:
                break
    return area


def _inside(table: QRectF, panel: QRectF, corner: QPointF) -> QRectF:
    """The panel with its corner there, or as near as it fits on the table."""
    return QRectF(min(max(table.left(), corner.x()), table.right() - panel.width()),
                  min(max(table.top(), corner.y()), table.bottom() - panel.height()), panel.width(), panel.height())


class ScorePanel(QGraphicsItem):
    """A portrait with a title, a line for everything that scores, and the sum."""

    def __init__(self, portrait: Portrait, title: str, lines: list[tuple[str, int]], sum_label: str, total: int,
                 size: float = _SIZES[0]) -> None:
        super().__init__()
        self._size = size
        self._portrait = portrait
        self.rows = [(title, ""), *((words, str(points)) for words, points in lines), (sum_label, str(total))]
        metrics = QFontMetricsF(theme.text(size, bold=True))
        self._line = metrics.height() * 1.15
        self._face = metrics.height() * _FACE
        width = max(metrics.horizontalAdvance(f"{words}     {points}") for words, points in self.rows[1:])
        width = max(width, metrics.horizontalAdvance(title) + self._face + _BESIDE_FACE)
        height = self._face + (len(self.rows) - 1) * self._line
        self._rect = QRectF(0.0, 0.0, width + 2 * _PADDING, height + 2 * _PADDING)
        self.setZValue(zlayers.HELD + 50)

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-2, -2, 2, 2)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.palette.gold, 1.4 * theme.palette.stroke))
        painter.setBrush(theme.palette.parchment_light)
        painter.drawRoundedRect(self._rect, 8, 8)
        inner = self._rect.adjusted(_PADDING, _PADDING, -_PADDING, -_PADDING)
        half = self._face / 2
        paint_portrait(painter, inner.topLeft() + QPointF(half, half), self._face - 2, self._portrait)
        painter.setPen(theme.palette.ink)
        line = QRectF(inner.x(), inner.y(), inner.width(), self._face)
        for row, (words, points) in enumerate(self.rows):
            painter.setFont(theme.text(self._size, bold=row in (0, len(self.rows) - 1)))
            if row:
                line = QRectF(inner.x(), line.bottom(), inner.width(), self._line)
            painter.drawText(line if row else line.adjusted(self._face + _BESIDE_FACE, 0, 0, 0), _LEFT, words)
            painter.drawText(line, _RIGHT, points)
        above = inner.bottom() - self._line
        painter.drawLine(QPointF(inner.left(), above), QPointF(inner.right(), above))
