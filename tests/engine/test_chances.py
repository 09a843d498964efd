"""What a seat can know of hidden cards: the kinds that may lie there, and how likely each is, counted or drawn."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from engine import GAMES
from engine.base.notation import read
from engine.core.observe import Observation
from engine.lab.chances import Chances, chances, hidden_zones
from tests.helpers.amount import few_or_many
from tests.helpers.laid import some_positions
from tests.helpers.toy import CELLAR


def cellar(text: str, seat: int = 0) -> Observation[Any]:
    return read(CELLAR, f"cellar 3: 1 turn; {text}").observation(seat)


def by_id(found: Chances) -> dict[str, str]:
    return {CELLAR.cards[chance.kind].id: str(chance.each) for chance in found.kinds}


def test_every_way_that_unseen_cards_can_lie_is_equally_likely() -> None:
    """Of the ten cards, the seat sees wine and its own ale; the other eight lie in two hands and the deck."""
    seen = cellar("shown wine; hand.1 ale; hand.2 ale cider; hand.3 mead; rest deck")
    deck = Counter(card for zone in range(len(seen.seen.zones)) for card in CELLAR.start(3, 1).cards_in(zone))
    deck.subtract((3, 0))
    found = chances(seen, "hand.2")
    assert found.exact
    assert found.size == 2
    assert {chance.kind: chance.each for chance in found.kinds} == {
        kind: Fraction(number, deck.total()) for kind, number in deck.items() if number}
    ale = next(chance for chance in found.kinds if chance.kind == 0)
    none = Fraction(deck.total() - deck[0], deck.total()) * Fraction(deck.total() - deck[0] - 1, deck.total() - 1)
    assert ale.some == 1 - none


def test_of_what_a_seat_sees_it_is_certain() -> None:
    found = chances(cellar("shown wine; hand.1 ale cider; hand.2 ale; rest deck"), "hand.1")
    assert by_id(found) == {"ale": "1/2", "cider": "1/2"}
    assert [chance.some for chance in found.kinds] == [1, 1]


def test_the_hidden_places_are_those_with_cards_that_the_seat_does_not_see() -> None:
    seen = cellar("shown wine; hand.1 ale; hand.2 cider; rest deck")
    assert hidden_zones(seen) == ("deck", "hand.2")


def test_an_empty_place_has_no_chances() -> None:
    assert chances(cellar("shown wine; hand.1 ale; rest deck"), "hand.2").kinds == ()


@pytest.mark.parametrize("game_id", GAMES)
def test_chances_add_up_and_the_true_cards_are_among_them(game_id: str) -> None:
    for state in some_positions(20, seed=3):
        for seat in range(state.seats):
            seen = state.observation(seat)
            for zone in hidden_zones(seen)[:3]:
                found = chances(seen, zone, worlds=30)
                assert sum(chance.each for chance in found.kinds) == 1
                assert all(chance.low <= chance.each <= chance.high <= 1 for chance in found.kinds)
                if found.exact:
                    cards = state.cards_in(state.zones.index(zone))
                    assert set(cards) <= {chance.kind for chance in found.kinds}


@few_or_many("worlds", 400, 20_000)
def test_what_is_counted_is_what_worlds_show(worlds: int) -> None:
    rng = random.Random(worlds)
    looked_at = 0
    for state in some_positions(40, seed=9):
        seen = state.observation(rng.randrange(state.seats))
        zones = hidden_zones(seen)
        if not zones or looked_at >= 6:
            continue
        zone = rng.choice(zones)
        found = chances(seen, zone)
        if not found.exact or len(found.kinds) < 2:
            continue
        looked_at += 1
        cards, some = Counter[int](), Counter[int]()
        for _ in range(worlds):
            kinds = seen.sample(rng).cards_in(state.zones.index(zone))
            cards.update(kinds)
            some.update(set(kinds))
        for chance in found.kinds:
            near = 5 * (0.25 / worlds) ** 0.5
            assert abs(cards[chance.kind] / worlds / found.size - chance.each) < near
            assert abs(some[chance.kind] / worlds - chance.some) < near
    assert looked_at == 6
