"""A name in the room that a card has for it: in several lines, smaller or narrower, and cut only as a last resort."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, pairwise
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from throne_desktop.language.breaking import places
from throne_desktop.language.hyphens import breaks
from throne_desktop.look import theme

LINE: Final = 1.12
"""The distance between the lines of a name, in heights of its letters."""
_COMFORTABLE: Final = 0.62
"""The share of its usual size below which a name is broken rather than written smaller."""
_USUAL: Final = 100
_NARROW: Final = 85
_TIGHT: Final = 72
"""The width of letters in per cent: usual, narrow, and where a name would be cut otherwise."""
_MEASURED: Final = 8192
"""How many widths are kept: enough for the names of one game in the sizes of one window."""
MOST_LINES: Final = 3
_PLAIN: Final = int(Qt.TextFlag.TextDontClip | Qt.TextFlag.TextSingleLine) | int(Qt.AlignmentFlag.AlignVCenter)

Lines = tuple[str, ...]


class Setting(NamedTuple):
    """How a name may be set: the least height of its letters in one line and in several, in pixels; the distance
    between lines, in letters; the most lines; whether words may be broken with hyphens, and whether letters may be as
    narrow as can be read."""

    least: float = theme.SMALLEST_TEXT
    least_broken: float = theme.SMALLEST_TEXT
    line: float = LINE
    most: int = MOST_LINES
    hyphens: bool = True
    tight: bool = False

    def grown(self, growth: float) -> Setting:
        """The same with letters that are larger by that factor at least, in whole pixels."""
        return self._replace(least=float(int(self.least * growth)), least_broken=float(int(self.least_broken * growth)))


USUAL: Final = Setting()
TIGHT: Final = Setting(tight=True)
IN_HEAD: Final = Setting(least_broken=11.0, line=1.0, most=2, hyphens=False)
"""A head is low: two lines stand close together there, in letters of at least 11 pixels."""


@dataclass(frozen=True, slots=True)
class Lettering:
    """The lines of a name, the height of its letters in pixels, and their width in per cent of the usual."""

    lines: Lines
    pixels: int
    stretch: int
    cut: bool = False
    """Whether part of the name is replaced by an ellipsis."""
    line: float = LINE
    """The distance between lines, in letters."""

    @property
    def letters(self) -> int:
        """How many letters of the name can be read."""
        return sum(len(line.rstrip("-…")) for line in self.lines)

    @property
    def font(self) -> QFont:
        """The font in which it is written."""
        return _font(self.pixels, self.stretch)

    @property
    def size(self) -> QSizeF:
        """How much room it takes."""
        return QSizeF(max(_advance(line, self.pixels, self.stretch) for line in self.lines),
                      self.pixels * self.line * len(self.lines))

    def paint(self, painter: QPainter, room: QRectF, align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter) -> None:
        """Write the name in the middle of a room, or at its left."""
        painter.setFont(self.font)
        height = self.pixels * self.line
        top = room.center().y() - height * len(self.lines) / 2
        flags, metrics = _PLAIN | int(align), QFontMetricsF(self.font)
        for number, line in enumerate(self.lines):
            # A letter like J reaches out to the left of where it begins.
            reach = max(0.0, -metrics.leftBearing(line[0])) if align is Qt.AlignmentFlag.AlignLeft else 0.0
            painter.drawText(QRectF(room.left() + reach, top + number * height, room.width(), height), flags, line)


def fit(name: str, room: QSizeF, pixels: float, language: str, setting: Setting = USUAL) -> Lettering | None:
    """The name in letters of at most that height, whole except for what follows a comma.

    Returns None if it does not fit in letters that can be read.
    """
    least, best = max(pixels * _COMFORTABLE, setting.least), None
    for lines in _ways(name, language if setting.hyphens else "", _most_lines(room, setting)):
        for stretch in (_USUAL, _NARROW, _TIGHT) if setting.tight else (_USUAL, _NARROW):
            found = _largest(lines, stretch, room, pixels, setting)
            if found is not None and found.pixels >= least:
                return found
            if found is not None and (best is None or found.pixels > best.pixels):
                best = found
    return best


def shortened(name: str, room: QSizeF, language: str, setting: Setting = USUAL) -> Lettering:
    """As much of the name as fits into the room in the smallest letters, with an ellipsis."""
    pixels, rest, lines = math.ceil(setting.least_broken), name.partition(",")[0], list[str]()
    most = _most_lines(room, setting)
    for _ in range(most - 1):
        ways = [each for each in _parted(rest, _places(rest, language), 2)
                if _advance(each[0], pixels, _NARROW) <= room.width()]
        if ways:
            first, rest = max(ways, key=lambda way: len(way[0]))
            lines.append(first)
    return Lettering((*lines, _elided(rest, pixels, room.width())), pixels, _NARROW, cut=True, line=setting.line)


def _most_lines(room: QSizeF, setting: Setting) -> int:
    """How many lines fit into the height of the room."""
    return max(1, min(setting.most, int(room.height() / (math.ceil(setting.least_broken) * setting.line))))


def _ways(name: str, language: str, most: int) -> Iterator[Lines]:
    """The ways to break a name into at most `most` lines, the best first; without a language only between words."""
    short = name.partition(",")[0]
    yield from dict.fromkeys(((name,), (short,)))
    for number in range(2, most + 1):
        for each in dict.fromkeys((name, short)):
            yield from _evenest(_parted(each, places(each), number))
    for number in range(2, most + 1 if language else 0):
        for each in dict.fromkeys((short, name)):
            yield from _evenest(_parted(each, _places(each, language), number))


def _evenest(ways: list[Lines]) -> list[Lines]:
    """The way with the shortest lines, if there are any ways."""
    return [min(ways, key=lambda lines: max(_advance(line, 20, _USUAL) for line in lines))] if ways else []


def _places(name: str, language: str) -> list[int]:
    """The positions where a name may be broken: between words, after a hyphen, or where a hyphen may be put."""
    found = {*places(name), *(each.end() for each in re.finditer("-", name))}
    for word in re.finditer("[^ -]+", name):
        found |= {word.start() + place for place in breaks(word.group(), language)}
    return sorted(found)


def _parted(name: str, where: list[int], number: int) -> list[Lines]:
    """All ways to break a name at these places into that many lines."""
    found, free = [], set(places(name))
    for cuts in combinations(where, number - 1):
        lines = [name[start:end] for start, end in pairwise((0, *cuts, len(name)))]
        ends = [*("" if cut in free or name[cut - 1] == "-" else "-" for cut in cuts), ""]
        found.append(tuple(line.strip() + end for line, end in zip(lines, ends, strict=True)))
    return found


def _largest(lines: Lines, stretch: int, room: QSizeF, pixels: float, setting: Setting) -> Lettering | None:
    """These lines in the largest letters that fit; None if these would be too small to read."""
    high = int(min(pixels, room.height() / setting.line / len(lines)))
    least = setting.least if len(lines) == 1 else setting.least_broken
    for size in range(high, math.ceil(least) - 1, -1):
        if all(_advance(line, size, stretch) <= room.width() for line in lines):
            return Lettering(lines, size, stretch, line=setting.line)
    return None


def _elided(words: str, pixels: int, width: float) -> str:
    """As many letters as fit, but at least one, with an ellipsis."""
    for end in range(len(words), 1, -1):
        shown = words if end == len(words) else f"{words[:end].rstrip()}…"
        if _advance(shown, pixels, _NARROW) <= width:
            return shown
    return f"{words[:1]}…"


def _font(pixels: int, stretch: int) -> QFont:
    made = theme.font(pixels, bold=True)
    made.setStretch(stretch)
    return made


@lru_cache(maxsize=_MEASURED)
def _advance(text: str, pixels: int, stretch: int) -> float:
    return QFontMetricsF(_font(pixels, stretch)).horizontalAdvance(text)
