"""How zones make room for what lies in them now: guests beside their hosts, and stacks closer as they grow."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from engine.base.table import Form, Piece, ZoneSpec
from throne_desktop.table.faces.spine import LEAST_SPINE
from throne_desktop.table.geometry.zone_block import STACK_GAP, ZonePlace

GUEST_GAP: Final = 0.12     # between a zone and a guest that takes room from it, card widths
_KEPT: Final = 1.15         # the least that is left of a zone that makes room for others, card widths
_SPINE: Final = 0.36        # of a covered card shows beside the one over it, card widths
_NARROW_SPINE: Final = 0.2
"""The same where room is short."""
_ROUNDING: Final = 0.01
_STACKS_APART: Final = 0.25     # between stacks where there is room, card widths


@dataclass(frozen=True, slots=True)
class _Stack:
    """A stack as it lies: how many cards it has, and whether one of them lies on its side."""

    cards: int
    sideways: bool


def guests(zones: Sequence[ZoneSpec]) -> dict[str, list[str]]:
    """The guests that take room from a hand or a zone with `spread` before them, by the id of that zone."""
    found: dict[str, list[str]] = {}
    host: ZoneSpec | None = None
    for zone in zones:
        if not zone.guest:
            host = zone
        elif host is not None and (host.spread or host.form is Form.HAND):
            found.setdefault(host.id, []).append(zone.id)
    return found


def make_room(places: dict[str, ZonePlace], zones: Sequence[ZoneSpec], used: Mapping[str, int],
              pieces: Iterable[Piece] = ()) -> dict[str, ZonePlace]:
    """The places while that many slots of each zone are in use, by these pieces.

    Guests lie at the right end of their host, and stacks are fanned as far as there is room.
    """
    found = _fanned(places, pieces)
    for host_id, names in guests(zones).items():
        host = found[host_id]
        taken, squeeze = 0.0, _squeeze(host, [(places[name], used.get(name, 0)) for name in names])
        for name in reversed(names):
            place, slots = places[name], used.get(name, 0)
            pitch = place.pitch * squeeze
            width = min(place.rect.width(), place.card.width() + (max(slots, 1) - 1) * pitch)
            left = host.rect.right() - taken - width
            found[name] = replace(place, rect=QRectF(left, host.rect.top(), width, place.rect.height()), pitch=pitch)
            taken += width + GUEST_GAP * place.card.width() if slots else 0.0
        left = max(host.card.width(), host.rect.width() - taken)
        found[host_id] = replace(host, rect=QRectF(host.rect.topLeft(), QSizeF(left, host.rect.height())))
    return found


def _squeeze(host: ZonePlace, staying: Sequence[tuple[ZonePlace, int]]) -> float:
    """The factor by which the pieces of guests move together so that their host keeps some room."""
    room = host.rect.width() - _KEPT * host.card.width()
    cards = sum((1 + GUEST_GAP) * place.card.width() for place, slots in staying if slots)
    spread = sum((slots - 1) * place.pitch for place, slots in staying if slots)
    return max(0.1, min(1.0, (room - cards) / spread)) if spread else 1.0


def _fanned(places: dict[str, ZonePlace], pieces: Iterable[Piece]) -> dict[str, ZonePlace]:
    """The places with stacks fanned as far as the number of their cards allows."""
    found = dict(places)
    stacks: dict[str, dict[int, list[Piece]]] = {}
    for piece in pieces:
        if places[piece.zone].spec.form is Form.STACKS and not places[piece.zone].cells:
            stacks.setdefault(piece.zone, {}).setdefault(piece.slot, []).append(piece)
    for zone, slots in stacks.items():
        lying = [_Stack(max(piece.level for piece in slots[slot]) + 1, any(piece.sideways for piece in slots[slot]))
                 if slot in slots else _Stack(1, False) for slot in range(max(slots) + 1)]
        place = places[zone]
        found[zone] = _with_spines(place, lying) if place.spines else _closer(place, lying)
    return found


def _closer(place: ZonePlace, stacks: Sequence[_Stack]) -> ZonePlace:
    """Stacks fanned downwards while the heads of all their cards have room, else to the right.

    So are more stacks than there is room for side by side.
    """
    steps = max(stack.cards for stack in stacks) - 1
    room = place.rect.height() - place.card.height()
    if steps * place.step.y() <= room + _ROUNDING and len(stacks) <= place.spec.slots:
        return place
    upper = QRectF(place.rect.topLeft(), QSizeF(place.rect.width(), place.card.height()))
    fanned = _with_spines(replace(place, spines=True, rect=upper), stacks)
    return replace(fanned, cells=tuple(cell + QPointF((place.rect.right() - fanned.end) / 2, 0.0)
                                       for cell in fanned.cells))


def _with_spines(place: ZonePlace, stacks: Sequence[_Stack]) -> ZonePlace:
    """Stacks fanned to the right: first the gaps between them give way, then the spines, and then they overlap.

    Where they overlap, top cards become spines, too; only then do those on their side give way.
    """
    width, lying = place.card.width(), place.card.height()
    wholes = [lying if stack.sideways else width for stack in stacks]
    covered, gaps = sum(stack.cards - 1 for stack in stacks), len(stacks) - 1
    free = place.rect.width() - sum(wholes)
    least, widest = max(LEAST_SPINE, _NARROW_SPINE * width), max(LEAST_SPINE, _SPINE * width)
    spine = min(widest, max(least, (free - gaps * STACK_GAP) / covered)) if covered else 0.0
    room = free - covered * spine
    gap = max(0.0, min(_STACKS_APART * width, room / gaps)) if gaps else 0.0
    giving = sum(not stack.sideways for stack in stacks[:-1])
    under = min(width - least, max(0.0, -room) / giving) if giving else 0.0
    missing = max(0.0, -room - giving * under)
    sideways = sum(stack.sideways for stack in stacks[:-1])
    under_lying = min(lying - LEAST_SPINE, missing / sideways) if sideways else 0.0
    spine -= max(0.0, missing - sideways * under_lying) / covered if covered else 0.0
    tops = [width - (under_lying if stack.sideways else under) for stack in stacks[:-1]] + [width]
    cells, left = [], place.rect.x()
    for stack, whole, top in zip(stacks, wholes, tops, strict=True):
        cells.append(QPointF(left, place.rect.y()))
        left += (stack.cards - 1) * spine + whole - width + top + gap
    return replace(place, cells=tuple(cells), step=QPointF(spine, 0.0), tops=tuple(tops),
                   heights=tuple(stack.cards for stack in stacks),
                   asides=tuple((whole - width) / 2 for whole in wholes))
