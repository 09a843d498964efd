#!/usr/bin/env python3
"""Make assets/themes/signs.ttf: the few signs in our texts that our typeface lacks, drawn by ourselves.

Without it they would be boxes, or those of whatever other typeface a system has. Letters beside them keep their line:
nothing reaches above or below what Source Serif has. Tables are named and filled as the OpenType specification says.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import cos, pi, sin
from pathlib import Path
from typing import Final, NamedTuple

FILE: Final = Path(__file__).resolve().parent.parent / "assets" / "themes" / "signs.ttf"
FAMILY: Final = "Throne Signs"
_EM: Final = 1000
_ASCENT, _DESCENT = 760, 200
_MIDDLE: Final = 335
"""Half the height of capital letters in Source Serif."""

Point = tuple[int, int]


class Glyph(NamedTuple):
    """A sign: how far it takes the line on, and its corners clockwise, none for a space."""

    wide: int
    corners: tuple[Point, ...] = ()


def _around(rays: int, wide: int, *radii: float, start: float = pi / 2) -> tuple[Point, ...]:
    """Corners clockwise around the middle, at these distances in turn, beginning at the top."""
    number = rays * len(radii)
    return tuple((round(wide / 2 + radii[at % len(radii)] * cos(start - 2 * pi * at / number)),
                  round(_MIDDLE + radii[at % len(radii)] * sin(start - 2 * pi * at / number))) for at in range(number))


def _cross(wide: int, reach: int, half: int) -> tuple[Point, ...]:
    """A cross of two strokes on the diagonals: each reaches that far from the middle, and is twice `half` wide."""
    middle = wide // 2
    ends = ((-reach, reach - half), (-reach + half, reach), (0, half), (reach - half, reach), (reach, reach - half),
            (half, 0), (reach, -reach + half), (reach - half, -reach), (0, -half), (-reach + half, -reach),
            (-reach, -reach + half), (-half, 0))
    return tuple((middle + x, _MIDDLE + y) for x, y in ends)


SIGNS: Final = {
    "\u200b": Glyph(0),
    "\u202f": Glyph(200),
    "★": Glyph(820, _around(5, 820, 395, 158)),
    "✕": Glyph(720, _cross(720, 280, 78)),
    "✦": Glyph(760, _around(4, 760, 365, 112)),
}
"""The signs, and two spaces, by character."""


def font() -> bytes:
    """The typeface as a TrueType file."""
    glyphs = (Glyph(600, ((60, 0), (60, 670), (540, 670), (540, 0))), *SIGNS.values())
    outlines = [_outline(glyph.corners) for glyph in glyphs]
    offsets = [sum(map(len, outlines[:at])) for at in range(len(outlines) + 1)]
    return _file({
        b"OS/2": _os2(glyphs),
        b"cmap": _cmap([ord(sign) for sign in SIGNS]),
        b"glyf": b"".join(outlines),
        b"head": struct.pack(">4L2H2q4h2H3h", 0x10000, 0x10000, 0, 0x5F0F3CF5, 3, _EM, 0, 0, *_box(glyphs), 0, 8, 2, 1,
                             0),
        b"hhea": struct.pack(">2H3hH11hH", 1, 0, _ASCENT, -_DESCENT, 0, max(glyph.wide for glyph in glyphs), 0, 0,
                             _box(glyphs)[2], 1, 0, 0, 0, 0, 0, 0, 0, len(glyphs)),
        b"hmtx": b"".join(struct.pack(">Hh", glyph.wide, _left(glyph)) for glyph in glyphs),
        b"loca": struct.pack(f">{len(offsets)}L", *offsets),
        b"maxp": struct.pack(">L14H", 0x10000, len(glyphs), 16, 1, 0, 0, 1, *[0] * 8),
        b"name": _name(),
        b"post": struct.pack(">2L2h5L", 0x30000, 0, -100, 50, *[0] * 5),
    })


def _left(glyph: Glyph) -> int:
    return min((x for x, _ in glyph.corners), default=0)


def _box(glyphs: Sequence[Glyph]) -> tuple[int, int, int, int]:
    """The box around all glyphs: left, bottom, right, top."""
    return _bounds([corner for glyph in glyphs for corner in glyph.corners])


def _bounds(corners: Sequence[Point]) -> tuple[int, int, int, int]:
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return min(xs), min(ys), max(xs), max(ys)


def _outline(corners: Sequence[Point]) -> bytes:
    """One contour of straight lines."""
    if not corners:
        return b""
    steps = [(x - before[0], y - before[1]) for before, (x, y) in pairwise(((0, 0), *corners))]
    head = struct.pack(">5h2H", 1, *_bounds(corners), len(corners) - 1, 0)
    on_the_line = b"\x01" * len(corners)
    whole = head + on_the_line + b"".join(struct.pack(f">{len(steps)}h", *axis) for axis in zip(*steps, strict=True))
    return whole + b"\0" * (-len(whole) % 4)


def _cmap(codes: Sequence[int]) -> bytes:
    """Which glyph a character has: format 4, with a segment for each and the last one that it asks for."""
    segments = [(code, (glyph - code) % 0x10000) for glyph, code in enumerate(codes, 1)] + [(0xFFFF, 1)]
    number, ends = len(segments), [code for code, _ in segments]
    body = struct.pack(f">4H{number}HH{number}H{number}H{number}H", 2 * number, *_search(number, 2), *ends, 0, *ends,
                       *[delta for _, delta in segments], *[0] * number)
    return struct.pack(">4HL3H", 0, 1, 3, 1, 12, 4, len(body) + 6, 0) + body


def _search(number: int, size: int) -> tuple[int, int, int]:
    """What helps old programs to search so many entries of that size."""
    power = number.bit_length() - 1
    return size << power, power, size * number - (size << power)


def _os2(glyphs: Sequence[Glyph]) -> bytes:
    average = round(sum(glyph.wide for glyph in glyphs) / len(glyphs))
    codes = [ord(sign) for sign in SIGNS]
    return struct.pack(">Hh3H11h10s4L4s3H3h2H2L2h3H", 4, average, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 250,
                       0, bytes(10), 0, 0, 0, 0, b"    ", 0x40, min(codes), max(codes), _ASCENT, -_DESCENT, 0, _ASCENT,
                       _DESCENT, 1, 0, 475, 670, 0, 32, 1)


def _name() -> bytes:
    words = {1: FAMILY, 2: "Regular", 3: f"{FAMILY} 1.0", 4: FAMILY, 5: "Version 1.0", 6: FAMILY.replace(" ", "")}
    records, kept = b"", b""
    for number, text in words.items():
        written = text.encode("utf-16-be")
        records += struct.pack(">6H", 3, 1, 0x409, number, len(written), len(kept))
        kept += written
    return struct.pack(">3H", 0, len(words), 6 + len(records)) + records + kept


def _file(tables: Mapping[bytes, bytes]) -> bytes:
    head = struct.pack(">L4H", 0x10000, len(tables), *_search(len(tables), 16))
    at, content = len(head) + 16 * len(tables), b""
    for tag, table in sorted(tables.items()):
        head += tag + struct.pack(">3L", _sum(table), at + len(content), len(table))
        content += table + b"\0" * (-len(table) % 4)
    place = head.index(b"head") + 8
    (start,) = struct.unpack_from(">L", head, place)
    whole = bytearray(head + content)
    struct.pack_into(">L", whole, start + 8, (0xB1B0AFBA - _sum(bytes(whole))) % (1 << 32))
    return bytes(whole)


def _sum(content: bytes) -> int:
    padded = content + b"\0" * (-len(content) % 4)
    return sum(int(number) for number in struct.unpack(f">{len(padded) // 4}L", padded)) % (1 << 32)


if __name__ == "__main__":
    FILE.write_bytes(font())
