"""Stacks: one's own are fanned downwards while there is room, a rival's show covered cards as spines."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRectF, QSizeF

from engine.base.table import Piece
from engine.table.view import View, view
from tests.helpers.positions import position
from throne_desktop.table.geometry.zone_block import KEPT_LEVELS, ZonePlace
from throne_desktop.table.layout.layout import layout_for

MINE, RIVALS = "stacks.1", "stacks.2"
SIZES = [(980, 640), (1236, 800), (1876, 1080)]
sizes = pytest.mark.parametrize("size", SIZES)


def settled(seen: View, size: tuple[int, int], zone: str) -> ZonePlace:
    """Where the stacks of a seat lie in a table of that size."""
    return layout_for(seen.zones, len(seen.seats), 0, QSizeF(*size)).settled(seen)[0][zone]


def cards(seen: View, place: ZonePlace) -> dict[str, QRectF]:
    """The cards of a zone as they lie, by their ids."""
    def lies(piece: Piece) -> QRectF:
        rect = QRectF(place.corner(piece.slot, piece.level, seen.slots[piece.zone]), place.card)
        turned = QRectF(0, 0, place.card.height(), place.card.width())
        turned.moveCenter(rect.center())
        return turned if piece.sideways else rect

    return {piece.id: lies(piece) for piece in seen.pieces.values() if piece.zone == place.spec.id}


def seen_with(mine: str = "general", rival: str = "general") -> View:
    return view(position("behind-the-throne", mine=mine, rival=rival).observation(0))


@sizes
@pytest.mark.parametrize("high", [1, 2, 3, 4, 5])
def test_ones_own_stack_is_fanned_as_far_as_the_band_allows(size: tuple[int, int], high: int) -> None:
    seen = seen_with(f"judge*{high} general")
    place = settled(seen, size, MINE)
    lying = cards(seen, place)
    assert all(place.rect.adjusted(-1, -1, 1, 1).contains(rect) for rect in lying.values())
    judges = [lying[f"{MINE}/judge/{number}"] for number in range(high)]
    down, across = ([getattr(lower, edge)() - getattr(upper, edge)() for upper, lower in pairwise(judges)]
                    for edge in ("top", "left"))
    if high <= KEPT_LEVELS:
        assert all(step > 0.15 * place.card.height() for step in down), "Every card shows its head."
    assert all(step >= 12 for step in down) or all(step >= 12 for step in across), "Every card shows its index."


@sizes
def test_a_rivals_covered_cards_show_as_spines_beside_the_top_one(size: tuple[int, int]) -> None:
    seen = seen_with(rival="judge*3 general")
    place = settled(seen, size, RIVALS)
    lying = cards(seen, place)
    first, second, top = (lying[f"{RIVALS}/judge/{number}"] for number in range(3))
    assert first.left() < second.left() < top.left()
    assert first.top() == second.top() == top.top()
    assert not top.intersects(lying[f"{RIVALS}/general/0"])
    slot = next(piece.slot for piece in seen.pieces.values() if piece.id == f"{RIVALS}/judge/0")
    assert place.free_width(slot, seen.slots[RIVALS], 0) == pytest.approx(second.left() - first.left())
    assert place.free_width(slot, seen.slots[RIVALS], 2) == pytest.approx(place.card.width())


@sizes
def test_however_many_cards_a_rival_has_they_lie_in_its_room_and_all_can_be_seen(size: tuple[int, int]) -> None:
    seen = seen_with("queen", "general*5 jester*4 assassin*3 judge*4 minstrel*2")
    place = settled(seen, size, RIVALS)
    lying = cards(seen, place)
    assert all(place.rect.adjusted(-1, -1, 1, 1).contains(rect) for rect in lying.values())
    lefts = sorted(rect.left() for rect in lying.values())
    assert all(after - before >= 3 for before, after in pairwise(lefts))


@sizes
def test_a_rivals_five_single_cards_do_not_cover_one_another(size: tuple[int, int]) -> None:
    seen = seen_with(rival="general jester assassin judge minstrel")
    lying = cards(seen, settled(seen, size, RIVALS)).values()
    assert not any(one.intersects(other) for one, other in combinations(lying, 2))
