"""The cards, the layout and whose turn it is."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.behind_the_throne.cards import CARDS, END
from engine.games.behind_the_throne.game import GAME
from tests.helpers.positions import allows, kinds, log, lying, move, play, position

CHARACTERS = ("general", "prophet", "jester", "assassin", "judge", "minstrel", "alchemist", "queen", "king")


def test_nine_characters_are_worth_1_to_9() -> None:
    assert [(card.id, card.value) for card in CARDS[:-1]] == list(zip(CHARACTERS, range(1, 10), strict=True))


def test_five_characters_manipulate_two_protect_and_two_prohibit() -> None:
    groups = ["manipulative"] * 5 + ["protective"] * 2 + ["prohibitive"] * 2 + ["end"]
    assert [card.group.id for card in CARDS] == groups


def test_the_end_card_has_no_value() -> None:
    assert (CARDS[END].id, CARDS[END].value) == ("end", None)


@pytest.mark.parametrize(("seats", "copies"), [(2, 5), (3, 7), (4, 9)])
def test_R27_the_deck_has_five_seven_or_nine_copies_of_each_character(seats: int, copies: int) -> None:
    game = GAME.start(seats=seats, seed=3)
    assert Counter(lying(game, "deck").split()) == dict.fromkeys(CHARACTERS, copies)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R27_the_end_card_alone_begins_the_discard_pile_and_nobody_owns_a_card(seats: int) -> None:
    game = GAME.start(seats=seats, seed=3)
    assert lying(game, "discards") == "end"
    assert lying(game, "row") == ""
    assert not any(game.held)
    assert game.scores() == (0,) * seats


def test_the_deck_is_shuffled_by_the_seed() -> None:
    decks = {lying(GAME.start(seats=2, seed=seed), "deck") for seed in range(20)}
    assert len(decks) == 20
    assert lying(GAME.start(seats=2, seed=4), "deck") == lying(GAME.start(seats=2, seed=4), "deck")


@pytest.mark.parametrize("seats", [1, 5])
def test_the_game_is_for_two_to_four_players(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 4 players"):
        GAME.start(seats=seats, seed=1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R1_chance_decides_who_begins(seats: int) -> None:
    begun = Counter(GAME.start(seats=seats, seed=seed).actor for seed in range(300))
    assert set(begun) == set(range(seats))
    assert min(begun.values()) > 300 / seats / 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R1_the_turn_goes_round_clockwise(seats: int) -> None:
    game = position("behind-the-throne", deck="king*5", seats=seats)
    order = []
    for _ in range(seats + 1):
        order.append(game.actor)
        play(game, "reveal", "collect")
    assert order == [*range(seats), 0]


def test_R1_the_turn_goes_on_after_a_lost_row_too() -> None:
    game = position("behind-the-throne", row="general", deck="king", seats=3)
    play(game, "reveal")
    assert (game.actor, game.phase) == (1, "reveal")


def test_R1_whoever_is_not_in_turn_decides_nothing() -> None:
    game = position("behind-the-throne", deck="king", mine="prophet", rival="prophet")
    other = game.observation(1)
    assert list(other.legal_moves()) == []
    for notation in ("reveal", "use prophet", "collect"):
        refusal = other.why_not(move("behind-the-throne", notation))
        assert refusal is not None
        assert refusal.rule == "R1"
        assert str(refusal.reason) == "Not your turn: Player 1 is choosing."


def test_a_row_is_told_card_by_card() -> None:
    game = position("behind-the-throne", deck="king queen")
    assert log(play(game, "reveal", "reveal", "collect")) == ["Reveals King.", "Reveals Queen.",
                                                             "Collects King and Queen."]


def test_a_position_has_exactly_the_cards_of_the_game() -> None:
    with pytest.raises(ValueError, match="Too many cards: king"):
        position("behind-the-throne", mine="king*5", row="king")
    allows(position("behind-the-throne", mine="king*5", row="king", seats=3), "reveal")
    assert kinds("behind-the-throne", "general*2 king") == [0, 0, 8]
