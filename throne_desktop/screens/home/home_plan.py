"""Where everything in the hall lies: the doors and what stands below them, the table, and what lies on it.

Lengths are in pixels. The plan grows higher than the window where the words need it; then the page scrolls.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

_MARGINS: Final = (18.0, 64.0)
_SLOPE: Final = 0.18
"""How fast the margin beside the doors grows with the window."""
_SMALLEST: Final = 1024.0
_NARROWEST: Final = 118.0
"""From one door to the next at the least, at the usual text size."""
_WIDEST: Final = 316.0
_BETWEEN: Final = 34.0
"""From one opening to the next, of a pitch of `_USUAL`."""
_USUAL: Final = 230.0
_TALLEST: Final = 2.12
"""The most height of an opening, in its widths."""
_LOWEST: Final = 190.0
_PLAQUE: Final = 18.0
"""How much narrower than the pitch a plaque is."""
_OVER: Final = 34.0
"""How much of the door a plaque covers."""
_GAP: Final = 6.0
_WIDE_GAP: Final = 10.0
_FOOT: Final = 12.0
ROD: Final = 6.0
"""Half of what holds the scroll at its head and foot, and lies over it."""
_RING: Final = 3.0
"""Of the ring around a face, what reaches below it."""
_TABLE: Final = 12.0
_TABLE_WIDEST: Final = 1180.0
_EDGE: Final = 40.0
_LARGE_FACE: Final = 44.0
_SMALL_FACE: Final = 36.0
_HIGH: Final = 720.0
"""From this height on, faces are large."""
_SHARES: Final = (0.365, 0.255, 0.38)
"""Of the table: the game to continue, the deal of the day, and the books."""
_SHARES_ALONE: Final = (0.0, 0.3, 0.42)
_DAY_SHARE: Final = 0.42
"""Of what the books leave, where there is a game to continue."""
_LEAST: Final = (236.0, 196.0)
"""How wide the game to continue and the deal of the day are at least, at the usual text size."""
_APART: Final = 26.0
_BOOKS_APART: Final = 12.0
_WALL_SHARE: Final = 0.62
"""Of the height that nothing needs: how much is wall above the doors, and not floor below them."""


class Needs(NamedTuple):
    """What the words need, in pixels, in the widths that `HomeWidths` says."""

    head: float
    plaque: float
    signs: float
    parts: float
    books: float
    notice: float


class HomeWidths(NamedTuple):
    """How wide things are, which follows from the width of the window alone."""

    per_row: int
    pitch: float
    plaque: float
    parts: tuple[float, float, float]
    """The game to continue (0 if there is none), the deal of the day, and one book."""
    stacked: bool
    """Whether the books lie in a second row."""


class DoorPlace(NamedTuple):
    """Where a door is: its opening, the plaque over its foot, and below that what was won and who waits."""

    arch: QRectF
    plaque: QRectF
    signs: QRectF
    faces: QRectF

    @property
    def whole(self) -> QRectF:
        """All of it, with the stone around the opening."""
        stone = stone_of(self.arch.width())
        faces = self.faces.adjusted(0, 0, 0, _RING)
        return self.arch.adjusted(-stone, -stone, stone, 0).united(self.plaque).united(faces)


class HomePlan(NamedTuple):
    """Where everything is."""

    width: float
    height: float
    head: QRectF
    doors: tuple[DoorPlace, ...]
    floor: float
    """Where the wall meets the floor."""
    table: QRectF
    unfinished: QRectF
    """The game to continue; empty if there is none."""
    day: QRectF
    books: tuple[QRectF, ...]
    notice: QRectF


def stone_of(opening: float) -> float:
    """How wide the stone around an opening of that width is."""
    return round(opening * 0.077)


def widths(width: float, scale: float, doors: int, books: int, title: float, *, unfinished: bool) -> HomeWidths:
    """How wide things are in a window of that width, at a text size of `scale`.

    `title` is what the longest word on a book needs.
    """
    margin = min(max(_MARGINS[0] + (width - _SMALLEST) * _SLOPE, _MARGINS[0]), _MARGINS[1])
    room = width - 2 * margin
    most = max(1, int(room // (_NARROWEST * scale)))
    rows = -(-max(1, doors) // most)
    per_row = -(-max(1, doors) // rows)
    pitch = min(room / per_row, _WIDEST)
    parts = _parts(width, scale, books, title, unfinished=unfinished)
    if parts is None:
        return HomeWidths(per_row, pitch, pitch - _PLAQUE, _stacked(width, books, unfinished=unfinished), True)
    return HomeWidths(per_row, pitch, pitch - _PLAQUE, parts, False)


def _parts(width: float, scale: float, books: int, title: float, *,
           unfinished: bool) -> tuple[float, float, float] | None:
    """How wide what lies on the table is, if all of it has room in one row."""
    room = min(width - 2 * _EDGE, _TABLE_WIDEST * scale) - _APART * (2 if unfinished else 1)
    shares = _SHARES if unfinished else _SHARES_ALONE
    between = _BOOKS_APART * (books - 1)
    shelf = max(shares[2] * room, title * books + between)
    day = min(shares[1] * room, (room - shelf) * (_DAY_SHARE if unfinished else 1.0))
    day = max(day, _LEAST[1] * scale)
    first = min(shares[0] * room, room - shelf - day)
    enough = first >= _LEAST[0] * scale if unfinished else room - shelf >= day
    return (first, day, (shelf - between) / books) if enough else None


def _stacked(width: float, books: int, *, unfinished: bool) -> tuple[float, float, float]:
    """The same where the books lie in a second row."""
    room = min(width - 2 * _EDGE, _TABLE_WIDEST)
    above = room - _APART if unfinished else room
    first = above * (1 - _DAY_SHARE) if unfinished else 0.0
    return first, above * _DAY_SHARE, (room - _BOOKS_APART * (books - 1)) / books


def arranged(width: float, height: float, wide: HomeWidths, needs: Needs, doors: int, books: int) -> HomePlan:
    """The plan of a hall with that many doors and books, in a window of that size."""
    high = height >= _HIGH
    face = _LARGE_FACE if high else _SMALL_FACE
    gap = _WIDE_GAP if high else _GAP
    below = needs.plaque - _OVER + gap + needs.signs + gap + face + _FOOT
    second = needs.books + _APART / 2 if wide.stacked else 0.0
    table = _TABLE + needs.parts + second + _GAP + needs.notice + _GAP
    rows = -(-doors // wide.per_row)
    opening = wide.pitch * (1 - _BETWEEN / _USUAL)
    stone = stone_of(opening)
    free = (height - needs.head - table) / rows - below - stone
    arch = min(max(free, _LOWEST), opening * _TALLEST)
    slack = max(0.0, free - arch) * rows
    top = needs.head + slack * _WALL_SHARE
    places: list[DoorPlace] = []
    for number in range(doors):
        row, column = divmod(number, wide.per_row)
        in_row = min(wide.per_row, doors - row * wide.per_row)
        centre = width / 2 + (column - (in_row - 1) / 2) * wide.pitch
        foot = top + (row + 1) * (arch + stone) + row * below
        top_left = QPointF(centre - wide.plaque / 2, foot - _OVER)
        places.append(_door(QRectF(centre - opening / 2, foot - arch, opening, arch),
                            QRectF(top_left, QSizeF(wide.plaque, needs.plaque)), needs.signs, face, gap))
    bottom = top + rows * (arch + stone + below)
    whole = max(height, bottom + table)
    board = QRectF(0, whole - table, width, table)
    unfinished, day, *rest = _on_table(board, wide, needs, books)
    notice = QRectF(_EDGE, whole - _GAP - needs.notice, width - 2 * _EDGE, needs.notice)
    return HomePlan(width, whole, QRectF(0, slack * _WALL_SHARE * 0.5, width, needs.head), tuple(places),
                    places[-1].arch.bottom(), board, unfinished, day, tuple(rest), notice)


def _door(arch: QRectF, plaque: QRectF, signs: float, face: float, gap: float) -> DoorPlace:
    crowns = QRectF(plaque.left(), plaque.bottom() + gap, plaque.width(), signs)
    return DoorPlace(arch, plaque, crowns, QRectF(plaque.left(), crowns.bottom() + gap, plaque.width(), face))


def _on_table(board: QRectF, wide: HomeWidths, needs: Needs, books: int) -> list[QRectF]:
    """What lies on the table, from left to right, in the middle of it."""
    first, day, book = wide.parts
    shelf = book * books + _BOOKS_APART * (books - 1)
    above = (first + _APART if first else 0.0) + day
    whole = above if wide.stacked else above + _APART + shelf
    left, top = board.center().x() - whole / 2, board.top() + _TABLE
    places = [QRectF(left, top, first, needs.parts)]
    left += first + _APART if first else 0.0
    places.append(QRectF(left, top, day, needs.parts))
    left, height = left + day + _APART, needs.parts
    if wide.stacked:
        left, top, height = board.center().x() - shelf / 2, top + needs.parts + _APART / 2, needs.books
    return [*places, *(QRectF(left + number * (book + _BOOKS_APART), top, book, height) for number in range(books))]
