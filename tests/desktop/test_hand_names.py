"""In every hand of every game, each card shows its index and its whole name in what the next card leaves free of it.

Hands of all sizes lie on tables in windows of all sizes with texts of all sizes, at rest and with each card in front.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import product
from typing import NamedTuple

import pytest
from PySide6.QtCore import QRectF, QSizeF

from engine import load_game
from engine.base.cards import Card
from engine.base.faces import CardFace
from engine.base.table import Form, ZoneSpec
from engine.session.session import Session
from tests.helpers.amount import LANGUAGES, few_or_many, first_or_all
from tests.helpers.layouts import lay_out_once
from tests.helpers.window import at_table, dress, persons
from throne_desktop.language import i18n
from throne_desktop.look import theme
from throne_desktop.table.faces.card_layout import CardLayout
from throne_desktop.table.faces.faces import height_of
from throne_desktop.table.geometry.zone_block import ZonePlace
from throne_desktop.table.layout.room_making import make_room

pytestmark = pytest.mark.usefixtures("qtbot")

HELD = {"imposter-kings": 10, "rival-kings": 3, "shadow-throne": 7, "throne": 9}
"""The most cards that anybody holds in a game: dealt, taken back with the King's Successor, and drawn with Aces."""
WINDOWS = ((1024, 640), (1280, 800), (1920, 1080))
SCALES = (100, 130, 160)
ROUGHLY = 0.6
"""Faces are painted for whole pixels."""


class Shown(NamedTuple):
    """A card of a hand as it is painted: its width, and what is free of it, in pixels."""

    width: int
    free: int


@cache
def tables(many: bool) -> tuple[tuple[QSizeF, float], ...]:
    """How large the table is in windows of these sizes, with texts of these sizes: of all, or of the ends."""
    found = []
    dress()
    try:
        for window, scale in product(*(each if many else (each[0], each[-1]) for each in (WINDOWS, SCALES))):
            theme.wear("light", scale)
            with at_table(Session(load_game("throne"), 2, 1, players=persons(2)), size=window) as hand:
                found.append((hand.viewport.size().toSizeF(), scale / 100))
    finally:
        theme.wear("light")
    return tuple(found)


def hands_at(game_id: str, seats: int, size: QSizeF, scale: float, beside: int) -> Iterator[ZonePlace]:
    """The places for the viewer's cards on a table, with that many cards in each zone that is a guest of the hand."""
    zones: tuple[ZoneSpec, ...] = tuple(load_game(game_id).table.zones(seats))
    layout = lay_out_once(zones, seats, 0, size, scale)
    used = {zone.id: min(zone.slots, beside) if zone.guest else 0 for zone in zones}
    for place in make_room(layout.zones, zones, used).values():
        if place.spec.form is Form.HAND and place.spec.seat == 0:
            yield place


@cache
def hands(game_id: str, many: bool) -> tuple[tuple[ZonePlace, int], ...]:
    """The places for the viewer's cards on all tables, with the number of cards there; guests are cards of the hand."""
    game, counts, found = load_game(game_id), sizes(game_id, many), []
    for (size, scale), seats, beside in product(tables(many), game.seats, (0, 2)):
        guests = beside * sum(zone.guest and zone.seat == 0 for zone in game.table.zones(seats))
        found += [(place, count - guests) for place in hands_at(game_id, seats, size, scale, beside)
                  for count in counts if count > guests]
    return tuple(found)


def parted(place: ZonePlace, count: int) -> Iterator[ZonePlace]:
    """A hand at rest, and with each of its cards in front."""
    return (replace(place, forward=forward) for forward in (None, *range(count)))


def seen_of(cards: list[QRectF], number: int) -> float:
    """How much of a card is seen from its left edge: up to those after it, or to one in front, which lies higher."""
    card = cards[number]
    over = [other for place, other in enumerate(cards) if place > number or other.top() < card.top()]
    if cards[number].top() < max(other.top() for other in cards):
        over = [other for other in over if other.top() < card.top()]
    return min([card.width(), *(max(0.0, other.left() - card.left()) for other in over if other.intersects(card))])


@cache
def shown(game_id: str, many: bool) -> tuple[Shown, ...]:
    """All ways in which a card is painted in hands of these sizes."""
    found: set[Shown] = set()
    for rest, count in hands(game_id, many):
        for place, slot in product(parted(rest, count), range(count)):
            width, free = place.card_at(slot, count).width(), place.free_width(slot, count)
            found.add(Shown(round(width), round(min(width, free))))
    return tuple(sorted(found))


def sizes(game_id: str, many: bool) -> tuple[int, ...]:
    """The sizes of hands that are looked at: the largest and a middling one, or all."""
    most = HELD[game_id]
    return tuple(range(1, most + 1)) if many else (most // 2 + 1, most)


@pytest.fixture
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """A language that is spoken until the end of the test."""
    dress()
    i18n.use(request.param)
    yield request.param
    i18n.use("en")


def letters(words: str) -> str:
    return words.replace("-", "").replace(" ", "")


def whole(card: Card) -> tuple[str, str]:
    """The name of a card, and what of it stands before a comma: either may stand on the card."""
    name = letters(i18n.words(card.name))
    return name, name.partition(",")[0]


def faults(card: Card, look: Shown) -> list[str]:
    """What of index and name is missing, cut short, or not in the free part of a card."""
    layout = CardLayout(card, look.width, height_of(CardFace(card.id), look.width), i18n.words, look.free)
    spine = layout.spine
    side = layout if spine is None else spine
    room, lettering = side.name_room, side.lettering
    inked = lettering.size if spine is None else lettering.size.transposed()
    found = []
    if letters("".join(lettering.lines)) not in whole(card):
        found.append(f"the name is {lettering.lines}")
    if inked.width() > room.width() + ROUGHLY or inked.height() > room.height() + ROUGHLY:
        found.append("the name is larger than its room")
    if max(room.right(), side.index_room.right()) > look.free + ROUGHLY:
        found.append("index or name is covered")
    if side.corner and (side.index_room.isEmpty() or side.index_room.intersects(room)):
        found.append("the index is missing or lies under the name")
    return [f"{card.id} {look}: {fault}" for fault in found]


@few_or_many("many", False, True)
@pytest.mark.parametrize("game_id", HELD)
@first_or_all("language", LANGUAGES, indirect=True)
def test_index_and_whole_name_stand_in_what_is_free_of_each_card(game_id: str, language: str, many: bool) -> None:
    looks = shown(game_id, many)
    cards = load_game(game_id).cards
    assert [fault for card, look in product(cards, looks) for fault in faults(card, look)] == []


@few_or_many("many", False, True)
@pytest.mark.parametrize("game_id", HELD)
def test_no_card_covers_more_of_another_than_its_face_is_painted_for(game_id: str, many: bool) -> None:
    for rest, count in hands(game_id, many):
        for place in parted(rest, count):
            cards = [QRectF(place.corner(slot, 0, count), place.card_at(slot, count)) for slot in range(count)]
            assert all(place.free_width(slot, count) <= seen_of(cards, slot) + 0.01 for slot in range(count)), place


def test_there_are_hands_side_by_side_and_overlapped_and_spines() -> None:
    """So that the tests above are about all of them."""
    shares = [look.free / look.width for game_id in HELD for look in shown(game_id, False)]
    assert {share == 1.0 for share in shares} == {True, False}
    assert any(0.56 <= share < 1 for share in shares) and any(share < 0.56 for share in shares)
