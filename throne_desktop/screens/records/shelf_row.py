"""How a row of the shelf is painted: emblem, faces, how it ended, by whom and when it was played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from engine.games.registry import GAMES, manifest
from throne_desktop.look import theme
from throne_desktop.look.drawings import drawn
from throne_desktop.look.portraits import paint_portrait
from throne_desktop.screens.records.last_table import SIZE, paint_last_table
from throne_desktop.services.records.library import SavedGame, Unreadable
from throne_desktop.services.records.shelved import Shelved
from throne_desktop.storage.paths import asset
from throne_desktop.storage.people import chosen_portraits, portraits_at
from throne_desktop.widgets.outcome_mark import paint_mark

_SHELVED: Final = Qt.ItemDataRole.UserRole
_HEIGHT: Final = 58
_EMBLEM: Final = 44
_FACE: Final = 32
_STEP: Final = 25
"""From one face to the next, in pixels: they overlap a little."""
_FACES: Final = 5
"""As many have room, however many there are."""
_MARK: Final = 9
_STAR: Final = 20
_EDGE: Final = 8
_ASIDE: Final = 0.3
"""The part of the width that date and level take at most."""
_ROOMY: Final = 680
"""A row as wide as this, at the usual text size, has a picture of the last table."""
_LETTERS: Final = 15
_SMALL: Final = 13.5


class _Ink(NamedTuple):
    """The colours of words in a row."""

    main: QColor
    quiet: QColor


class ShelfRow(QStyledItemDelegate):
    """Paints rows. People have the faces they have chosen, as entries "portrait/name" that `follow` takes."""

    def __init__(self, parent: object = None) -> None:
        super().__init__(parent)  # type: ignore[arg-type]
        self._chosen = chosen_portraits(())

    def follow(self, portraits: Sequence[str]) -> None:
        """Take the portraits that people have chosen."""
        self._chosen = chosen_portraits(portraits)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(0, max(_HEIGHT, theme.scaled(_HEIGHT)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem,
              index: QModelIndex | QPersistentModelIndex) -> None:
        shelved = index.data(_SHELVED)
        self._paint_ground(painter, option, index)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = QRectF(option.rect).adjusted(_EDGE, 0, -_EDGE, 0)
        chrome = theme.palette.chrome
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        ink = _Ink(chrome.selected_text, chrome.selected_text) if selected else _Ink(chrome.text, chrome.quiet)
        if isinstance(shelved.entry, Unreadable):
            _write(painter, place, shelved.title, ink.main, theme.text(_LETTERS))
        else:
            self._paint_game(painter, place, shelved, shelved.entry, ink)
        painter.restore()

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem,
                      index: QModelIndex | QPersistentModelIndex) -> None:
        """What the style paints of a row without words."""
        bare = QStyleOptionViewItem(option)
        self.initStyleOption(bare, index)
        bare.text = ""
        bare.widget.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, bare, painter, bare.widget)

    def _paint_game(self, painter: QPainter, place: QRectF, shelved: Shelved, entry: SavedGame, ink: _Ink) -> None:
        middle = place.center().y()
        _paint_emblem(painter, QPointF(place.left(), middle - _EMBLEM / 2), entry.game_id)
        left = place.left() + _EMBLEM + 2 * _EDGE
        self._paint_faces(painter, QPointF(left, middle), entry)
        left += (_FACES - 1) * _STEP + _FACE + 1.5 * _EDGE
        mark = theme.scaled(_MARK)
        if shelved.outcome is not None:
            paint_mark(painter, QPointF(left + mark, middle), mark, shelved.outcome)
        left += 2 * mark + 1.5 * _EDGE
        place = self._paint_table(painter, place, entry)
        aside = self._paint_aside(painter, place, shelved, entry, ink)
        words = QRectF(left, place.top(), place.right() - aside - 2 * _EDGE - left, place.height())
        if shelved.favourite:
            star, ratio = theme.scaled(_STAR), painter.device().devicePixelRatioF()
            picture = drawn(asset("icons", "star.svg"), QSize(star, star), ink.main, ratio)
            painter.drawPixmap(QPointF(words.left(), middle - star / 2), picture)
            words.setLeft(words.left() + star + _EDGE)
        title = " · ".join(part for part in (shelved.title, shelved.margin) if part)
        told = (shelved.note, entry.game, entry.players, shelved.turning)
        _write_lines(painter, words, (title, " · ".join(part for part in told if part)), ink, bold=True)

    def _paint_faces(self, painter: QPainter, left: QPointF, entry: SavedGame) -> None:
        seated = [(player.name, player.is_person) for player in entry.summary.players]
        for number, portrait in enumerate(portraits_at(seated, self._chosen)[:_FACES]):
            centre = left + QPointF(_FACE / 2 + number * _STEP, 0)
            paint_portrait(painter, centre, _FACE, portrait)

    def _paint_table(self, painter: QPainter, place: QRectF, entry: SavedGame) -> QRectF:
        """Paint the last table at the right of a row that has room for it; returns what it leaves free."""
        result = entry.summary.result
        if result is None or entry.game_id not in GAMES or place.width() < theme.scaled(_ROOMY):
            return place
        size = QSize(theme.scaled(SIZE.width()), theme.scaled(SIZE.height()))
        area = QRectF(place.right() - size.width(), round(place.center().y() - size.height() / 2), size.width(),
                      size.height())
        paint_last_table(painter, area, entry.game_id, result)
        return place.adjusted(0, 0, -size.width() - 1.5 * _EDGE, 0)

    def _paint_aside(self, painter: QPainter, place: QRectF, shelved: Shelved, entry: SavedGame, ink: _Ink) -> float:
        """Paint when and against whom it was played, at the right; returns the width it takes."""
        facts = " · ".join(part for part in (shelved.level, shelved.minutes, entry.kinds) if part)
        lines = (entry.begun, facts)
        small = QFontMetricsF(theme.text(_SMALL))
        width = min(place.width() * _ASIDE, max(map(small.horizontalAdvance, lines)) + 1)
        aside = QRectF(place.right() - width, place.top(), width, place.height())
        _write_lines(painter, aside, lines, _Ink(ink.quiet, ink.quiet), right=True)
        return width


def _paint_emblem(painter: QPainter, corner: QPointF, game_id: str) -> None:
    if game_id in GAMES:
        path = asset("games", game_id.replace("-", "_"), f"{manifest(game_id).emblem}.svg")
        ratio = painter.device().devicePixelRatioF()
        painter.drawPixmap(corner, drawn(path, QSize(_EMBLEM, _EMBLEM), ratio=ratio))


def _write_lines(painter: QPainter, place: QRectF, lines: Sequence[str], ink: _Ink, *, bold: bool = False,
                 right: bool = False) -> None:
    """Write two lines one below the other, the first a little larger if it is bold."""
    fonts = (theme.text(_LETTERS, bold=True) if bold else theme.text(_SMALL), theme.text(_SMALL))
    heights = [QFontMetricsF(font).height() for font in fonts]
    top = place.center().y() - sum(heights) / 2
    for line, font, height, colour in zip(lines, fonts, heights, ink, strict=True):
        _write(painter, QRectF(place.left(), top, place.width(), height), line, colour, font, right=right)
        top += height


def _write(painter: QPainter, place: QRectF, words: str, colour: QColor, font: QFont, *, right: bool = False) -> None:
    """Write words into a line, cut off with an ellipsis where it is too short."""
    painter.setFont(font)
    painter.setPen(colour)
    shown = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, place.width())
    side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
    painter.drawText(place, side | Qt.AlignmentFlag.AlignVCenter, shown)
