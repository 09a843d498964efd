"""Where everything on a plaque stands: beside the portrait or below it, or in a single line where room is short.

Where room is short, the last deed goes first, then goods, then the row of shapes becomes a number. A row that is wider
than its plaque is a number from the start, so that a score which grows makes nothing else smaller. Name, score and
portrait always stay.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF

from engine.base.scores import ScoreShown
from throne_desktop.look import theme
from throne_desktop.look.portraits import OVERHANG
from throne_desktop.table.geometry.fitting import first_clause, fitted, in_lines, in_two
from throne_desktop.table.plaques.score_shapes import Shape, number_font

LARGEST: Final = 96.0
"""The largest diameter of a portrait."""
_SMALLEST: Final = 32.0
_LEAST_BESIDE: Final = 48.0
"""The least diameter of a portrait, before a name is written in smaller letters."""
_LEAST_ABOVE: Final = 48.0
_USUAL_ABOVE: Final = 60.0
"""The least diameters of a portrait above its words: before goods give way, and before the deed does."""
_BELOW: Final = 4.0
_NAME: Final = 20.0
_SMALL_NAME: Final = 15.0
_DEED: Final = 14.0
_SMALL_DEED: Final = 12.0
_SIDE: Final = 18.0
"""The sizes of names, deeds, and of the shapes of a score, at the usual text size."""
_TIGHT: Final = (1.0, 0.85, 0.7)
"""How much smaller names and shapes may become where texts are large and the room is low."""
_TIGHTEST: Final = 0.6
_LINE: Final = 1.28
"""The height of a line as a multiple of its letters."""
_APART: Final = 14.0
AFTER_SIGN: Final = 4.0
"""Between a drawing and the text behind it."""
_GAP: Final = 10.0
_END: Final = 14.0
_NARROW: Final = 150.0
"""A plaque that is narrower has less room at its end."""
_AROUND: Final = 8.0
"""The room above and below what stands on a plaque, where it has more room than it needs."""
_LEAST_DEED: Final = 56.0
"""A deed is told only where it has that much room, at the usual text size."""


@dataclass(frozen=True, slots=True)
class Good:
    """What a seat has: a drawing, if there is one, and a short text behind it."""

    drawing: Path | None
    text: str


@dataclass(frozen=True, slots=True)
class PlaqueLine:
    """Words, where they stand, and their font."""

    rect: QRectF
    words: str
    font: QFont


@dataclass(frozen=True, slots=True)
class GoodAt:
    """A good, and where it stands: the drawing at the left end, the text behind it."""

    good: Good
    rect: QRectF


@dataclass(frozen=True, slots=True)
class PlaquePlan:
    """Where the portrait, the words and the score of a plaque stand; a deed without room is left out."""

    ground: QRectF
    """The part of the room that is used."""
    portrait: QRectF
    name: PlaqueLine
    deed: PlaqueLine | None
    shape: Shape
    score: QRectF
    goods: tuple[GoodAt, ...]
    align: Qt.AlignmentFlag
    above: bool
    """Whether the portrait stands above the words."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a plaque has to say."""

    name: str
    deed: str
    shown: ScoreShown
    sign: Path | None
    goods: Sequence[Good]


def plan(rect: QRectF, wanted: Wanted, *, mirrored: bool = False) -> PlaquePlan:
    """The plan of a plaque; a `mirrored` one has its portrait at the right."""
    if rect.height() >= 0.8 * rect.width() and rect.height() >= 90:
        return _Above(rect, wanted).plan()
    return _Beside(rect, wanted, mirrored).plan()


# -- measures ----------------------------------------------------------------------------------------------------------

@dataclass(frozen=True, slots=True)
class _Deed:
    """The last deed as it is told: in one line or in two, in letters of that size."""

    words: str
    size: float

    @property
    def font(self) -> QFont:
        """Its font."""
        return theme.text(self.size, italic=True)

    @property
    def height(self) -> float:
        """The height of its lines."""
        return _height(self.size) * (1 + self.words.count("\n"))

    def at(self, left: float, top: float, width: float) -> PlaqueLine:
        """The deed in a room from that corner down."""
        return PlaqueLine(QRectF(left, top, width, self.height), self.words, self.font)


def _ways_to_tell(deed: str, width: float, lines: Sequence[int] = (1, 2)) -> Iterator[_Deed]:
    """All ways to tell a deed in that width, the best first: all of it or, failing that, its first clause."""
    for words in dict.fromkeys((deed, first_clause(deed))):
        for most, size in product(lines, (_DEED, _SMALL_DEED)):
            laid = in_lines(words, QFontMetricsF(theme.text(size, italic=True)), width, most)
            if laid is not None:
                yield _Deed(laid, size)


def _width_of(good: Good, side: float) -> float:
    sign = side + AFTER_SIGN if good.drawing is not None else 0.0
    return sign + QFontMetricsF(number_font(side)).horizontalAdvance(good.text) + 1


def _total(widths: Sequence[float]) -> float:
    """The width of things side by side; what has no width needs no distance."""
    there = [width for width in widths if width]
    return sum(there) + _APART * max(0, len(there) - 1)


def _height(pixels: float, tight: float = 1.0) -> float:
    return max(theme.SMALLEST_TEXT, pixels * theme.text_scale * tight) * _LINE


def _width_of_name(name: str, pixels: float) -> float:
    """The width of a name in letters of that size, or in the smallest ones."""
    return QFontMetricsF(theme.font(max(theme.SMALLEST_TEXT, pixels), bold=True)).horizontalAdvance(name) + 2


@dataclass(frozen=True, slots=True)
class _Rows:
    """The rows of a plaque: the name, the deed, and the score with or above the goods.

    They are `tight` times as high as usual; a `brief` score has no row of shapes.
    """

    wanted: Wanted
    width: float
    goods: tuple[Good, ...]
    deed: _Deed | None = None
    tight: float = 1.0
    brief: bool = False

    @property
    def side(self) -> float:
        """The height of shapes and drawings."""
        return max(theme.SMALLEST_TEXT, _SIDE * theme.text_scale * self.tight)

    @property
    def shape(self) -> Shape:
        """The score."""
        return Shape(self.wanted.shown, self.wanted.sign, self.side, self.brief)

    @property
    def _goods_width(self) -> float:
        return _total([_width_of(good, self.side) for good in self.goods])

    @property
    def together(self) -> bool:
        """Whether the score and the goods stand in one row."""
        both = self.shape.width + (_APART + self._goods_width if self.goods and self.shape.width else 0.0)
        return not self.goods or both <= self.width

    @property
    def name_height(self) -> float:
        """The height of the name, which takes two lines of small letters where it is too long for one."""
        in_one = _width_of_name(self.wanted.name, 0.0) <= self.width
        return _height(_NAME, self.tight) if in_one else 2 * theme.SMALLEST_TEXT * _LINE

    @property
    def height(self) -> float:
        """The height of all rows."""
        rows = self.side * _LINE * (1 if self.together else 2)
        return self.name_height + rows + (0.0 if self.deed is None else self.deed.height)

    def fits(self, height: float) -> bool:
        """Whether all of it finds room."""
        return self.height <= height and max(self.shape.width, self._goods_width) <= self.width

    def place(self, left: float, top: float, align: Qt.AlignmentFlag) -> tuple[PlaqueLine, PlaqueLine | None, QRectF,
                                                                              tuple[GoodAt, ...]]:
        """The places of name, deed, score and goods, from that corner down."""
        room = QRectF(left, top, self.width, self.name_height)
        name = _name_in(room, self.wanted.name, _NAME * theme.text_scale)
        top = room.bottom()
        deed = self._beside(name, align) if self.deed is None else self.deed.at(left, top, self.width)
        top += 0.0 if self.deed is None else self.deed.height
        row = QRectF(left, top, self.width, self.side * _LINE)
        goods = [_width_of(good, self.side) for good in self.goods]
        if self.together:
            ends = _side_by_side(row, [self.shape.width, *goods], align)
            return name, deed, self._score_at(row, ends[0]), _goods_at(self.goods, ends[1:], row, self.side)
        score = self._score_at(row, _side_by_side(row, [self.shape.width], align)[0])
        below = row.translated(0, row.height())
        return name, deed, score, _goods_at(self.goods, _side_by_side(below, goods, align), below, self.side)

    def _score_at(self, row: QRectF, left: float) -> QRectF:
        return QRectF(left, row.top(), self.shape.width, row.height())

    def _beside(self, name: PlaqueLine, align: Qt.AlignmentFlag) -> PlaqueLine | None:
        """The deed in what the name leaves free of its line, if that is enough for it."""
        used = QFontMetricsF(name.font).horizontalAdvance(name.words.replace("\n", " ")) + _GAP
        room = name.rect.adjusted(0, 0, -used, 0) if align & Qt.AlignmentFlag.AlignRight else (
            name.rect.adjusted(used, 0, 0, 0))
        if align & Qt.AlignmentFlag.AlignHCenter or room.width() < theme.scaled(_LEAST_DEED) or not self.wanted.deed:
            return None
        told = next(_ways_to_tell(self.wanted.deed, room.width(), (1,)), None)
        return None if told is None else PlaqueLine(room, told.words, told.font)


def _rows(wanted: Wanted, width: float, height: float, with_deed: float | None = None) -> _Rows:
    """The rows that find room, without what is least important; those with a deed may have less room."""
    limits = (height, height if with_deed is None else with_deed)
    return next((rows for rows in _choices(wanted, width) if rows.fits(limits[rows.deed is not None])),
                _Rows(wanted, width, (), None, _TIGHTEST, brief=True))


def _choices(wanted: Wanted, width: float) -> Iterator[_Rows]:
    """All that a plaque could show, what is best first."""
    goods = tuple(wanted.goods)
    too_wide = _Rows(wanted, width, ()).shape.width > width
    if wanted.deed and width >= theme.scaled(_LEAST_DEED):
        for deed, tight in product(_ways_to_tell(wanted.deed, width), _TIGHT[:2]):
            yield _Rows(wanted, width, goods, deed, tight, too_wide)
    for count, brief, tight in product(range(len(goods), -1, -1), (True,) if too_wide else (False, True), _TIGHT):
        yield _Rows(wanted, width, goods[:count], None, tight, brief)


def _side_by_side(row: QRectF, widths: Sequence[float], align: Qt.AlignmentFlag) -> list[float]:
    """The left ends of things side by side in a row, at its left, in its middle or at its right."""
    free = row.width() - _total(widths)
    left = row.left()
    if align & Qt.AlignmentFlag.AlignRight:
        left += free
    elif align & Qt.AlignmentFlag.AlignHCenter:
        left += free / 2
    ends = []
    for width in widths:
        ends.append(left)
        left += width + (_APART if width else 0.0)
    return ends


def _goods_at(goods: Sequence[Good], lefts: Sequence[float], row: QRectF, side: float) -> tuple[GoodAt, ...]:
    return tuple(GoodAt(good, QRectF(left, row.top(), _width_of(good, side), row.height()))
                 for good, left in zip(goods, lefts, strict=True))


def _name_in(room: QRectF, name: str, pixels: float) -> PlaqueLine:
    """A name as large as its line, smaller where it is long, and in two lines where it is too long for one."""
    if _width_of_name(name, 0.0) <= room.width() or room.height() < 2 * theme.SMALLEST_TEXT:
        letters = max(theme.SMALLEST_TEXT, min(pixels, room.height() / _LINE))
        return PlaqueLine(room, name, fitted(theme.font(letters, bold=True), name, room.width()))
    small = theme.font(theme.SMALLEST_TEXT, bold=True)
    return PlaqueLine(room, in_two(name, QFontMetricsF(small)), small)


def _least_width(name: str) -> float:
    """The width of a name in the smallest letters and two lines."""
    metrics = QFontMetricsF(theme.font(theme.SMALLEST_TEXT, bold=True))
    return max(map(metrics.horizontalAdvance, in_two(name, metrics).split("\n"))) + 2


# -- two ways ----------------------------------------------------------------------------------------------------------

class _Beside:
    """The words stand beside the portrait; where the room is low, all in one line."""

    def __init__(self, rect: QRectF, wanted: Wanted, mirrored: bool) -> None:
        self.rect = rect
        self.wanted = wanted
        self.mirrored = mirrored
        self.align = Qt.AlignmentFlag.AlignVCenter | (
            Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft)
        most = min(rect.height(), LARGEST)
        self.end = _END if rect.width() >= _NARROW else _END / 2
        room = rect.width() - _GAP - self.end
        usual = max(_LEAST_BESIDE, room - _width_of_name(wanted.name, _SMALL_NAME * theme.text_scale))
        wished = max(min(_SMALLEST, most), min(most, usual, room - _least_width(wanted.name)))
        beside = dict.fromkeys((wished, min(wished, _LEAST_BESIDE)))    # a smaller face, if that lets more be told
        self.diameter, self.rows = max(((each, _rows(wanted, room - each, rect.height())) for each in beside),
                                       key=lambda each: len(each[1].goods))

    def plan(self) -> PlaquePlan:
        rect, rows = self.rect, self.rows
        left = rect.left() + (self.end if self.mirrored else self.diameter + _GAP)
        if rows.height > rect.height() + 1:
            return self._line(left, rows.width)
        ground = QRectF(rect)
        ground.setTop(max(rect.top(), rect.bottom() - max(self.diameter, rows.height) - _AROUND))
        name, deed, score, goods = rows.place(left, ground.center().y() - rows.height / 2, self.align)
        return PlaquePlan(ground, self._portrait(ground), name, deed, rows.shape, score, goods, self.align, False)

    def _portrait(self, ground: QRectF) -> QRectF:
        left = ground.right() - self.diameter if self.mirrored else ground.left()
        return QRectF(left, ground.center().y() - self.diameter / 2, self.diameter, self.diameter)

    def _line(self, left: float, width: float) -> PlaquePlan:
        """Name, goods and score side by side in a single line; the score is at its end."""
        rect = self.rect
        side = min(_SIDE * theme.text_scale, rect.height() / _LINE)
        shape = Shape(self.wanted.shown, self.wanted.sign, side, brief=True)
        score = QRectF(left + width - shape.width, rect.top(), shape.width, rect.height())
        room = max(0.0, width - (shape.width + _APART if shape.width else 0.0))
        name = _name_in(QRectF(left, rect.top(), room, rect.height()), self.wanted.name,
                        _SMALL_NAME * theme.text_scale)
        used = min(room, max(map(QFontMetricsF(name.font).horizontalAdvance, name.words.split("\n"))) + 2)
        goods = []
        free = room - used
        for good in self.wanted.goods:
            if free < _APART + _width_of(good, side):
                break
            goods.append(good)
            free -= _APART + _width_of(good, side)
        widths = [_width_of(good, side) for good in goods]
        lefts = _side_by_side(QRectF(left, rect.top(), room, rect.height()), widths, Qt.AlignmentFlag.AlignRight)
        name = replace(name, rect=QRectF(left, rect.top(), used, rect.height()))
        return PlaquePlan(rect, self._portrait(rect), name, None, shape, score,
                          _goods_at(goods, lefts, rect, side), Qt.AlignmentFlag.AlignLeft, False)


class _Above:
    """The portrait stands above the words, which are centred."""

    def __init__(self, rect: QRectF, wanted: Wanted) -> None:
        self.rect = rect
        self.wanted = wanted

    def plan(self) -> PlaquePlan:
        rect, width = self.rect.adjusted(0, 0, 0, -_BELOW), self.rect.width() - 8
        rows = _rows(self.wanted, width, rect.height() - _LEAST_ABOVE * (1 + OVERHANG),
                     rect.height() - _USUAL_ABOVE * (1 + OVERHANG))
        diameter = min(LARGEST, width, (rect.height() - rows.height) / (1 + OVERHANG))
        top = rect.top() + (rect.height() - rows.height - diameter * (1 + OVERHANG)) / 2 + diameter * OVERHANG
        portrait = QRectF(rect.center().x() - diameter / 2, top, diameter, diameter)
        align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignHCenter
        name, deed, score, goods = rows.place(rect.left() + 4, portrait.bottom(), align)
        return PlaquePlan(self.rect, portrait, name, deed, rows.shape, score, goods, align, True)
