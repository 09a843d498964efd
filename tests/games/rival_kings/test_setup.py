"""How a game is set up, and what is secret in it."""

from __future__ import annotations

import random

import pytest

from engine.core.sealed import CHOSEN
from engine.games.rival_kings.cards import CARDS, PAIRS, PILES, VALUES
from engine.games.rival_kings.game import GAME
from engine.games.rival_kings.zones import DECK, HANDS, PAST, TOP, UNDER, UNUSED
from tests.helpers.positions import happened, move, play, position, refused
from tests.helpers.positions_of.rival_kings import money


@pytest.mark.parametrize(("seats", "supply"), [(2, [10, 10]), (3, [7, 9]), (4, [4, 8])])
def test_the_supply_is_what_the_unused_cards_leave(seats: int, supply: list[int]) -> None:
    game = GAME.start(seats=seats, seed=3)
    assert game.supply == supply
    assert game.purse == [3, 1] * seats
    assert [game.coins(seat) for seat in range(seats)] == [5] * seats
    assert [money(game, pile) for pile in (1, 2, 3, 4)] == [(0, 1)] * PILES
    assert game.markers == [1] * seats
    assert game.free_markers() == 30 - seats


def test_two_piles_of_eight_subjects_and_two_of_eight_buildings() -> None:
    game = GAME.start(seats=3, seed=3)
    for pile in range(PILES):
        cards = game.cards[UNDER + pile] + game.cards[TOP + pile]
        assert len(cards) == 8
        assert {kind < PAIRS // 2 for kind in cards} == {pile < 2}
    assert [len(game.cards[UNUSED + half]) for half in (0, 1)] == [16, 16]


def test_a_card_costs_what_it_is_worth_from_1_to_4() -> None:
    assert set(VALUES[:PAIRS]) == {1, 2, 3, 4}
    assert all(card.value is None for card in CARDS[PAIRS:])


@pytest.mark.parametrize(("seats", "left"), [(2, 6), (3, 3), (4, 0)])
def test_R27_everybody_holds_three_characters(seats: int, left: int) -> None:
    game = GAME.start(seats=seats, seed=3)
    assert [len(game.cards[HANDS[seat]]) for seat in range(seats)] == [3] * seats
    assert len(game.cards[DECK]) == left


def test_R27_a_character_is_chosen_in_secret_and_from_the_hand() -> None:
    game = position("rival-kings", "1 choose; concerned 1 2; hand.1 queen duke count; hand.2 knight bursar trader; "
                                   "rest unused.subjects")
    refused(game, "play knight", "R27")
    refused(game, "end", "R27")
    assert happened(play(game, "play queen")) == "choose"
    assert len(game.cards[HANDS[0]]) == 3
    sealed = game.observation(1).seen.sealed
    assert sealed is not None
    assert sealed.choices[0] is CHOSEN
    own = game.observation(0).seen.sealed
    assert own is not None
    assert own.choices[0] is move("rival-kings", "play queen")


def test_R27_all_characters_are_revealed_together() -> None:
    game = GAME.start(seats=3, seed=3)
    for seat in range(3):
        events = play(game, f"play {CARDS[game.cards[HANDS[seat]][0]].id}")
    assert happened(events).split()[:4] == ["choose", "reveal", "reveal", "reveal"]


def test_R27_a_round_has_two_cycles_and_then_all_characters_are_dealt_anew() -> None:
    game = position("rival-kings", "queen", "duke", "diplomat")
    play(game, "end", "end", "end")
    assert (game.cycle, game.phase, len(game.cards[PAST])) == (1, "choose", 3)
    assert [len(game.cards[HANDS[seat]]) for seat in range(3)] == [2, 2, 2]
    rng = random.Random(2)
    while game.cycle == 1:
        game.apply(rng.choice(game.legal_moves()))
    assert (game.cycle, len(game.cards[PAST]), len(game.cards[DECK])) == (0, 0, 3)
    assert [len(game.cards[HANDS[seat]]) for seat in range(3)] == [3, 3, 3]


def test_what_a_rival_holds_and_what_lies_under_a_display_are_unknown() -> None:
    game = GAME.start(seats=3, seed=3)
    zones = game.observation(0).zones
    assert None not in zones["hand.1"]
    assert set(zones["hand.2"]) == {None}
    assert set(zones["pile.1"]) == {None}
    assert None not in zones["display.1"]
