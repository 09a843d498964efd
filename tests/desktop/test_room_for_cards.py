"""How large cards are: one's own hand first, then what the game is about, then piles, and rivals' cards last."""

from __future__ import annotations

from itertools import product
from typing import Final

import pytest

from engine.base.parts import Part, Show
from engine.base.table import Form
from tests.helpers.layouts import REAL, SCALES, Sizes, every_table, laid_out, layouts
from throne_desktop.table.geometry.zone_block import SMALLEST_TOKEN, ZonePlace

SMALL, MEDIUM, LARGE = TABLES = ((980, 640), (1236, 800), (1876, 1080))
"""The table in windows of 1024x640, 1280x800 and 1920x1080, beside the rail."""
LEAST: Final = {"hand": 112, "hero": 100, "pile": 66, "open": 56, "back": 34}
"""The least widths of cards, by what they are to the viewer, whose seat is the first."""
LESS: Final[dict[tuple[str, int, tuple[int, int]], dict[str, int]]] = {
    # The piles beside a throne that takes half of the height lie on the line of its row.
    **{("imposter-kings", seats, SMALL): {"pile": 57} for seats in (2, 3, 4)},
    # Two rows of cards in the lanes, or three of five seats, over a hand; towers leave the deck a corner.
    **{("shadow-throne", seats, SMALL): {"hero": 80, "pile": 37} for seats in (3, 4)},
    ("shadow-throne", 5, SMALL): {"hero": 66, "pile": 37, "back": 29},
    **{("shadow-throne", seats, size): {"pile": 37} for seats, size in product((3, 4, 5), (MEDIUM, LARGE))},
    # A town of one's own, a market, and the towns of all rivals.
    **{("rival-kings", seats, SMALL): {"hero": 81, "pile": 52, "open": 33, "back": 20} for seats in (2, 3)},
    ("rival-kings", 4, SMALL): {"hero": 66, "pile": 37, "open": 31, "back": 18},
    ("rival-kings", 4, MEDIUM): {"back": 30, "open": 48},
    # Four rivals side by side, with the largest texts.
    ("throne", 5, SMALL): {"back": 30},
}
"""Where geometry leaves less."""


def kind(place: ZonePlace) -> str | None:
    """What the cards of a zone are to the viewer; None for tokens, guests, and places with a measure of their own."""
    spec = place.spec
    if spec.token or spec.guest or spec.show is Show.BALLOON:
        return None
    if spec.seat not in (None, 0) and spec.show is not Show.LANES:
        # A rival's town fills the room there is, with cards as large as their number allows.
        return "back" if spec.form is Form.HAND else None if spec.show is Show.PLOTS else "open"
    if spec.where is Part.HAND:
        return "hand"
    return "hero" if spec.where is Part.HERO and spec.form is not Form.PILE else "pile"


def width(place: ZonePlace) -> float:
    """The width of the card that matters most in a zone: on a throne, the one that sits there."""
    return place.card_at(0, 1).width() if place.spec.show is Show.THRONE else place.card.width()


@pytest.mark.parametrize(("game_id", "seats"), REAL)
@pytest.mark.parametrize("size", TABLES, ids=lambda size: "x".join(map(str, size)))
def test_no_card_is_narrower_than_it_should_be(game_id: str, seats: int, size: tuple[int, int]) -> None:
    least = LEAST | LESS.get((game_id, seats, size), {})
    for scale in SCALES:
        places = laid_out(game_id, seats, 0, size, scale).zones
        narrow = {name: width(place) for name, place in places.items()
                  if (which := kind(place)) is not None and width(place) < least[which] - 1}
        assert narrow == {}, f"with texts of {scale:.0%}"


@pytest.mark.parametrize(("game_id", "seats"), REAL)
@pytest.mark.parametrize("size", TABLES, ids=lambda size: "x".join(map(str, size)))
def test_ones_own_hand_and_the_hero_have_the_largest_cards(game_id: str, seats: int, size: tuple[int, int]) -> None:
    places = [place for place in laid_out(game_id, seats, 0, size).zones.values() if kind(place) is not None]
    of = {which: max((width(place) for place in places if kind(place) == which), default=0.0) for which in LEAST}
    assert of["hand"] >= of["open"]
    assert of["hand"] >= of["back"]
    assert max(of["hand"], of["hero"]) >= of["pile"]


@every_table
def test_no_token_is_too_small_to_be_read(game_id: str, seats: int, sizes: Sizes) -> None:
    for layout in layouts(game_id, seats, sizes):
        assert all(place.card.width() >= SMALLEST_TOKEN for place in layout.zones.values() if place.spec.token)


@pytest.mark.parametrize(("game_id", "seats"), REAL)
def test_cards_of_the_hand_do_not_shrink_when_texts_grow(game_id: str, seats: int) -> None:
    for size, scale in product(TABLES, SCALES):
        hands = [place for place in laid_out(game_id, seats, 0, size, scale).zones.values() if kind(place) == "hand"]
        assert all(width(place) >= LEAST["hand"] - 1 for place in hands)


@pytest.mark.parametrize(("game_id", "seats"), REAL)
def test_a_hand_has_the_felt_that_is_free(game_id: str, seats: int) -> None:
    for size in TABLES:
        layout = laid_out(game_id, seats, 0, size)
        for place in (each for each in layout.zones.values() if kind(each) == "hand" and each.spec.form is Form.HAND):
            room = 0.55 * place.card.width() * (place.spec.slots - 1) + place.card.width()
            assert place.rect.width() >= min(room, 0.5 * size[0])
