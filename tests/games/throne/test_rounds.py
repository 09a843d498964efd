"""A new draw pile, who is out, and how rounds and the match end: rules 1 and 19 to 23."""

from __future__ import annotations

import pytest

from engine.games.throne.cards import TURN_LIMIT
from engine.games.throne.game import GAME
from tests.helpers.positions import asked, happened, log, lying, play, position, refused
from tests.helpers.positions_of.throne import hand, sizes

# -- R19 ---------------------------------------------------------------------------------------------------------------

def test_all_discards_are_shuffled_when_a_card_is_needed() -> None:
    """R19."""
    game = position("throne", "ten seven", "eight*2", rest="discards", buried="ace*2")
    before = len(game.cards[3])
    events = play(game, "lay ten as king 2", "accept", "pick")
    assert "renew" in happened(events)
    assert lying(game, "buried") == lying(game, "discards") == ""
    assert len(game.cards[0]) == before + 2 + 2 - 1
    assert sizes(game) == [2, 1]


def test_the_draw_pile_may_be_empty_until_a_card_is_needed() -> None:
    game = position("throne", "ten seven", "eight*2", deck="queen", rest="discards")
    events = play(game, "lay ten as king 2", "accept", "pick")
    assert "renew" not in happened(events)
    assert hand(game, 1) == "seven queen"
    assert game.cards[0] == []


def test_a_new_pile_is_made_between_two_draws() -> None:
    game = position("throne", "ten seven", "eight*2", deck="queen", rest="discards")
    events = play(game, "lay ten as ace", "accept")
    assert happened(events).startswith("lay accept draw renew gather gather draw")
    assert sizes(game) == [3, 2]


def test_what_cannot_be_drawn_lapses() -> None:
    """R19: all cards but one are in hands."""
    everything = "seven*4 eight*4 nine*4 ten*4 jack*4 queen*4 king*4 ace*3 joker*2"
    game = position("throne", "ace", everything)
    events = play(game, "lay ace as ace", "accept")
    assert happened(events) == "lay accept renew gather draw none-left"
    assert sizes(game) == [1, 33]


# -- R20, R21 ----------------------------------------------------------------------------------------------------------

def test_a_rival_without_cards_is_out_at_once() -> None:
    game = position("throne", "king seven", "eight", "nine*2")
    events = play(game, "lay king as king 2", "accept", "pick")
    assert happened(events).split()[3:] == ["out", "draw"]
    assert game.out == 0b010
    assert asked(game) == ("lay", 3)


def test_the_actor_is_checked_after_drawing() -> None:
    """R20: with the last card laid, the card drawn saves the player."""
    game = position("throne", "jack", "eight*2")
    play(game, "lay jack as jack 2", "accept", "pick")
    assert game.out == 0
    assert sizes(game) == [1, 2]


def test_who_lays_the_last_card_as_a_peasant_is_out() -> None:
    """R20."""
    game = position("throne", "seven", "eight*2", "nine*2")
    play(game, "lay seven as peasant")
    assert game.out == 0b001
    assert asked(game) == ("lay", 2)


def test_who_is_out_does_not_play_any_more() -> None:
    game = position("throne", "seven*2", "", "nine*2")
    play(game, "lay seven as peasant")
    assert asked(game) == ("lay", 3)
    play(game, "lay nine as peasant")
    assert asked(game) == ("lay", 1)


def test_the_last_player_with_cards_wins_the_round() -> None:
    """R21."""
    game = position("throne", "king seven", "eight")
    events = play(game, "lay king as king 2", "accept", "pick")
    assert log(events)[-1] == "Wins the round."
    assert game.scores() == (1, 0)
    assert asked(game) == ("deal", 1)


def test_the_actor_wins_even_with_no_card_left() -> None:
    """R21: nothing has to be drawn for it."""
    game = position("throne", "king", "eight")
    play(game, "lay king as king 2", "accept", "pick")
    assert game.scores() == (1, 0)
    assert sizes(game) == [0, 0]


def test_a_last_joker_that_evades_ends_the_round() -> None:
    """R20, R21: it is not replaced."""
    game = position("throne", "seven", "joker")
    play(game, "lay seven as jack 2", "joker")
    assert game.scores() == (1, 0)


def test_a_lie_with_the_last_card_loses_the_round() -> None:
    """R20."""
    game = position("throne", "seven", "eight")
    play(game, "lay seven as king 2", "liar")
    assert game.scores() == (0, 1)
    assert asked(game) == ("deal", 2)


# -- R22 ---------------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("hands", "winner"), [
    ("hand.1 seven*4 ten; hand.2 eight*2; hand.3 nine*3", 1),
    ("hand.1 seven*3; hand.2 eight*2; hand.3 nine*3", 3),
    ("hand.1 seven*3; hand.2 eight*3; hand.3 nine*3", 2),
    ("hand.1 seven*4; hand.2 eight*3; hand.3 nine*3", 2),
])
def test_after_the_last_turn_most_cards_win(hands: str, winner: int) -> None:
    """R22: of several, the next in turn order; the actor is the last of them."""
    game = position("throne", f"1 lay; {hands}; turns {TURN_LIMIT - 1}; rest deck", seats=3)
    events = play(game, "lay seven as peasant")
    assert "long" in happened(events)
    assert game.scores()[winner - 1] == 1


def test_before_the_last_turn_the_round_goes_on() -> None:
    """R22."""
    game = position("throne", f"1 lay; hand.1 seven*4; hand.2 eight*2; turns {TURN_LIMIT - 2}; rest deck")
    play(game, "lay seven as peasant")
    assert asked(game) == ("lay", 2)


# -- R23, R1 -----------------------------------------------------------------------------------------------------------

def test_the_winner_of_a_round_begins_the_next() -> None:
    """R1, R24: all cards are dealt anew."""
    game = position("throne", "seven", "eight*2", "")
    play(game, "lay seven as king 2", "liar")
    assert asked(game) == ("deal", 2)
    assert refused(game, "lay eight as peasant", "R21") == "The round is over: deal the next one first."
    play(game, "deal")
    assert asked(game) == ("lay", 2)
    assert sizes(game) == [5, 5, 5]
    assert (game.out, game.turns, game.scores()) == (0, 0, (0, 1, 0))


def test_nobody_deals_during_a_round() -> None:
    refused(position("throne", "seven*2", "eight*2"), "deal", "R21")


def test_three_rounds_win_the_match() -> None:
    """R23."""
    game = position("throne", "1 lay; hand.1 king seven; hand.2 eight; wins 2,1; rest deck")
    events = play(game, "lay king as king 2", "accept", "pick")
    assert log(events)[-1] == "Wins the game and takes the throne."
    assert asked(game) == ("over", 0)
    assert game.scores() == (3, 1)
    assert game.winners() == {0}
    refused(game, "deal", "R23")


def test_two_rounds_do_not() -> None:
    game = position("throne", "1 lay; hand.1 king seven; hand.2 eight; wins 1,2; rest deck")
    play(game, "lay king as king 2", "accept", "pick")
    assert asked(game) == ("deal", 1)
    assert game.winners() == frozenset()


def test_a_single_round_ends_with_it() -> None:
    """R23."""
    game = position("throne", "king seven", "eight", length="round")
    play(game, "lay king as king 2", "accept", "pick")
    assert game.winners() == {0}


def test_a_match_is_what_is_played_unless_one_says_otherwise() -> None:
    assert GAME.start(seats=2, seed=1).options == {"length": "match"}
