"""A picture of a calibration: what was won (upwards) where so much was said (to the right), as SVG."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from math import sqrt
from typing import Final

from engine.bots.arena.calibration import Calibration, SaidAndWon
from engine.cli.language import words
from engine.core.text import N_

SAID: Final = N_("cli", "said")
WON: Final = N_("cli", "won")
_MEANS: Final = N_("cli", "mean error {error}, slope {slope}; rings: seats at the beginning; bars: 95%")

_SIDE: Final = 400
_EDGE: Final = 56
_SIZE: Final = _SIDE + 2 * _EDGE
_LARGEST: Final = 11
"""The radius of the point that stands for most positions."""

_STYLE: Final = ("text { font: 13px sans-serif; fill: #222 } .grid { stroke: #ddd } .true { stroke: #888 } "
                 ".won { stroke: #2458a6; stroke-width: 2 } .point { fill: #2458a6 } "
                 ".start { fill: none; stroke: #b3541e; stroke-width: 2 }")


def drawn(found: Calibration, title: str) -> str:
    """The picture of a calibration: a point for each tenth, by how often it was said, and a ring for each seat."""
    return "\n".join((
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_SIZE}" height="{_SIZE + 24}" '
        f'viewBox="0 0 {_SIZE} {_SIZE + 24}">',
        f"<style>{_STYLE}</style>", f'<rect width="{_SIZE}" height="{_SIZE + 24}" fill="white"/>',
        _text(_SIZE / 2, 20, title), *_grid(), *_points(found), *map(_ring, found.beginnings),
        _text(_SIZE / 2, _SIZE - 8, words(SAID)),
        _text(_SIZE / 2, _SIZE + 14, words(_MEANS.fill(error=f"{found.error:.3f}", slope=f"{found.slope.value:.2f}"))),
        f'<text transform="translate(16 {_SIZE / 2}) rotate(-90)" text-anchor="middle">{escape(words(WON))}</text>',
        "</svg>", ""))


def _grid() -> Iterator[str]:
    for tenth in range(0, 11, 2):
        share = tenth / 10
        yield _line("grid", share, 0, share, 1)
        yield _line("grid", 0, share, 1, share)
        yield _text(_across(share), _up(0) + 18, f"{share:.0%}")
        yield f'<text x="{_EDGE - 6}" y="{_up(share) + 4:.1f}" text-anchor="end">{share:.0%}</text>'
    yield _line("true", 0, 0, 1, 1)


def _points(found: Calibration) -> Iterator[str]:
    most = max(tenth.number for tenth in found.tenths)
    for tenth in found.tenths:
        yield _line("won", tenth.said, tenth.won.low, tenth.said, tenth.won.high)
        yield _circle("point", tenth, max(2.0, _LARGEST * sqrt(tenth.number / most)))


def _ring(beginning: SaidAndWon) -> str:
    return _circle("start", beginning, _LARGEST + 2)


def _circle(kind: str, said: SaidAndWon, radius: float) -> str:
    return (f'<circle class="{kind}" cx="{_across(said.said):.1f}" cy="{_up(said.won.value):.1f}" '
            f'r="{radius:.1f}"/>')


def _line(kind: str, from_said: float, from_won: float, to_said: float, to_won: float) -> str:
    return (f'<line class="{kind}" x1="{_across(from_said):.1f}" y1="{_up(from_won):.1f}" '
            f'x2="{_across(to_said):.1f}" y2="{_up(to_won):.1f}"/>')


def _text(across: float, down: float, words: str) -> str:
    return f'<text x="{across:.1f}" y="{down:.1f}" text-anchor="middle">{escape(words)}</text>'


def _across(said: float) -> float:
    return _EDGE + _SIDE * said


def _up(won: float) -> float:
    return _EDGE + _SIDE * (1 - won)
