"""Which tokens went from where to where between two views: coins, markers, claims.

Tokens have no travels of their own, so it follows from what zones have less and more of. Where that leaves a doubt,
nothing is told.
"""

from __future__ import annotations

import re
from collections.abc import Hashable
from dataclasses import dataclass

from engine.base.faces import Drawing, TokenFace
from engine.base.table import Form, Piece
from engine.table.view import View


@dataclass(frozen=True, slots=True)
class Flow:
    """So many tokens that went from where a piece of the old view lies to where one of the new view does."""

    source: Piece
    target: Piece
    number: int


def flows(old: View, new: View) -> list[Flow]:
    """What went where: out of one zone into others, or out of several into one, and as many as there were."""
    before, after = _heaps(old), _heaps(new)
    found = []
    for sort in dict.fromkeys((*before, *after)):
        here, there = before.get(sort, {}), after.get(sort, {})
        changes = {zone: _number(there.get(zone, [])) - _number(here.get(zone, [])) for zone in (*here, *there)}
        losses = {zone: -change for zone, change in changes.items() if change < 0}
        gains = {zone: change for zone, change in changes.items() if change > 0}
        if sum(changes.values()) == 0 and min(len(losses), len(gains)) == 1:
            found += _between(losses, gains, here, there)
    return found


def _between(losses: dict[str, int], gains: dict[str, int], here: dict[str, list[Piece]],
             there: dict[str, list[Piece]]) -> list[Flow]:
    """The flows of tokens of one sort; none if coins of several values may have been changed on the way."""
    pairs = [(here[loser], there[gainer], min(lost, gained))
             for loser, lost in losses.items() for gainer, gained in gains.items()]
    shapes = {piece.face.shape for source, target, _ in pairs for piece in (*source, *target)
              if isinstance(piece.face, TokenFace)}
    if len(pairs) > 1 and len(shapes) > 1:
        return []
    return [Flow(_changed(source, target), _changed(target, source), number) for source, target, number in pairs]


def _changed(heap: list[Piece], other: list[Piece]) -> Piece:
    """The piece of a heap that looks like those of the other, or else its last."""
    shapes = {piece.face.shape for piece in other if isinstance(piece.face, TokenFace)}
    alike = [piece for piece in heap if isinstance(piece.face, TokenFace) and piece.face.shape in shapes]
    return (alike or heap)[-1]


def _heaps(view: View) -> dict[Hashable, dict[str, list[Piece]]]:
    """The tokens of each sort, by zone, without those on tracks and those that stand for a step, which never move."""
    tracks = {zone.id for zone in view.zones if zone.form is Form.TRACK}
    found: dict[Hashable, dict[str, list[Piece]]] = {}
    for piece in view.pieces.values():
        if isinstance(piece.face, TokenFace) and piece.face.state == "usual" and piece.zone not in tracks:
            found.setdefault(_sort(piece.face), {}).setdefault(piece.zone, []).append(piece)
    return found


def _sort(face: TokenFace) -> Hashable:
    """What a token is, whatever its value or the number on it: a coin of 2 is a coin."""
    shape = re.sub(r"_\d+$", "", face.shape.name) if isinstance(face.shape, Drawing) else face.shape
    return shape, face.colour, None if _is_number(face) else face.text


def _is_number(face: TokenFace) -> bool:
    return isinstance(face.text, str)


def _number(heap: list[Piece]) -> int:
    """How many tokens a heap is: a number on one says how many it stands for."""
    return sum(int(piece.face.text) if isinstance(piece.face, TokenFace) and isinstance(piece.face.text, str)
               and piece.face.text.isdecimal() else 1 for piece in heap)
