"""Stacks of cards show index and name of every card in them, however many there are."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from engine.base.table import Piece
from tests.helpers.positions import position
from tests.helpers.window import Hand, at_table, session_at
from throne_desktop.table.faces.spine import LEAST_SPINE

pytestmark = pytest.mark.usefixtures("qtbot")

FEW = "queen*2 judge assassin*3 prophet"
MANY = "queen*4 alchemist*3 judge*4 assassin*5 prophet*3"
MANY_OF_A_RIVAL = {2: MANY, 3: "queen*3 alchemist*2 judge*3 assassin*4 prophet*3",
                   4: "queen*2 alchemist*2 judge*2 assassin*3 prophet*2"}
"""What there is room for in the smallest window; nobody has more in a usual game."""
SIZES = ((1024, 640), (1280, 800), (1920, 1080))

every_size = pytest.mark.parametrize("size", SIZES)
every_scale = pytest.mark.parametrize("mine", [FEW, MANY])


def in_stacks(hand: Hand, seat: int) -> list[Piece]:
    return [piece for piece in hand.view.pieces.values() if piece.zone == f"stacks.{seat + 1}"]


def shows_its_name(hand: Hand, piece: Piece) -> bool:
    """Whether the cards over a card of a stack, and the next stack, leave its head or its spine free."""
    place = hand.scene.place(piece.zone)
    above = hand.view.pieces.get(f"{piece.place}/{piece.level + 1}")
    if above is not None and not place.spines:
        return place.step.y() >= place.card.height() * place.spec.fan - 0.01
    return place.free_width(piece.slot, hand.view.slots[piece.zone], piece.level) >= LEAST_SPINE - 0.01


@every_size
@every_scale
def test_every_card_of_ones_own_shows_its_name(size: tuple[int, int], mine: str) -> None:
    with at_table(session_at(position("behind-the-throne", mine=mine, row="queen")), size=size) as hand:
        assert all(shows_its_name(hand, piece) for piece in in_stacks(hand, 0))


@every_size
@every_scale
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_card_of_a_rival_shows_its_name(size: tuple[int, int], mine: str, seats: int) -> None:
    if mine == MANY:
        mine = MANY_OF_A_RIVAL[seats]
    state = position("behind-the-throne", rival=mine, mine="king", row="queen", seats=seats)
    with at_table(session_at(state), size=size) as hand:
        assert all(shows_its_name(hand, piece) for piece in in_stacks(hand, 1))


@every_size
def test_stacks_lie_within_their_zone_and_over_no_spine_of_another(size: tuple[int, int]) -> None:
    with at_table(session_at(position("behind-the-throne", mine=MANY, row="queen")), size=size) as hand:
        place = hand.scene.place("stacks.1")
        cards = {piece: hand.scene.rect_of(piece.id) for piece in in_stacks(hand, 0)}
        assert all(rect is not None and place.rect.adjusted(-1, -1, 1, 1).contains(rect) for rect in cards.values())
        seen = [QRectF(rect.topLeft(), rect.bottomLeft()).adjusted(0, 0, LEAST_SPINE - 1, 0)
                for rect in cards.values() if rect is not None] if place.spines else []
        assert not any(one.intersects(other) for one, other in combinations(seen, 2))


def test_a_card_on_its_side_covers_no_spine_of_its_stack() -> None:
    # The rival has more Judges, so that the player's lie on their side (rule 10).
    state = position("behind-the-throne", mine="judge*2 queen", rival="judge*3 king", row="queen")
    with at_table(session_at(state), size=(1024, 640), viewer=1) as hand:
        lying = next(piece for piece in in_stacks(hand, 0) if piece.sideways)
        top = hand.scene.rect_of(lying.id)
        below = [hand.scene.rect_of(f"{lying.place}/{level}") for level in range(lying.level)]
        assert top is not None and below
        assert all(rect is not None and rect.left() + LEAST_SPINE <= top.left() + 0.01 for rect in below)


def test_more_stacks_than_there_is_room_for_side_by_side_show_their_names() -> None:
    # Whoever owns more than five stacks discards some of them (rule 19).
    state = position("behind-the-throne", mine="king queen alchemist minstrel judge assassin*3 jester", row="")
    for size in SIZES:
        with at_table(session_at(state), size=size) as hand:
            assert all(shows_its_name(hand, piece) for piece in in_stacks(hand, 0))


def test_stacks_on_their_side_lie_within_their_zone_however_many_there_are() -> None:
    state = position("behind-the-throne", rival="jester judge assassin general*2 prophet*2",
                     mine="jester*2 judge*2 assassin*2 general*3 prophet*3", row="queen", seats=4)
    with at_table(session_at(state), size=(1024, 640)) as hand:
        room = hand.scene.place("stacks.2").rect.adjusted(-1, -1, 1, 1)
        lying = [hand.scene.rect_of(piece.id) for piece in in_stacks(hand, 1) if piece.sideways]
        assert len(lying) == 5
        assert all(rect is not None and room.contains(rect) for rect in lying)
