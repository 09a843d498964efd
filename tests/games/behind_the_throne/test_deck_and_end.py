"""The new deck, the End of Game card and the scores: rules 23 to 25."""

from __future__ import annotations

import pytest

from engine.games.behind_the_throne.game import GAME
from tests.helpers.positions import all_cards, allows, happened, log, lying, move, play, position, refused, verbs
from tests.helpers.positions_of.behind_the_throne import stacks

# -- R23: the deck is empty ----------------------------------------------------------------------------------------


def test_R23_the_moment_the_last_card_is_drawn_the_discard_pile_becomes_the_deck() -> None:
    game = position("behind-the-throne", row="queen", deck="minstrel judge", rest="discards", mine="king*5")
    discarded = sorted(lying(game, "discards").split())
    assert "end" in discarded
    assert happened(play(game, "reveal")) == "reveal"
    assert sorted(lying(game, "discards").split()) == discarded
    assert happened(play(game, "reveal")) == "reveal renew"
    assert sorted(lying(game, "deck").split()) == discarded
    assert lying(game, "discards") == ""
    assert lying(game, "row") == "queen minstrel judge"
    assert (game.actor, game.phase) == (0, "row")


def test_R23_the_row_stays_out_of_the_new_deck_also_when_the_last_card_loses_it() -> None:
    game = position("behind-the-throne", "1 row; row prophet; deck king; rest discards")
    assert happened(play(game, "reveal")) == "reveal renew bust"
    assert lying(game, "discards") == "prophet king"
    assert "end" in lying(game, "deck")


def test_R23_a_row_that_the_last_card_endangers_can_be_saved() -> None:
    game = position("behind-the-throne", row="prophet", mine="general", deck="judge", rest="discards")
    play(game, "reveal")
    assert game.phase == "save"
    play(game, "use general", "collect")
    assert stacks(game, 1) == "general prophet judge"


def test_R23_the_new_deck_is_shuffled() -> None:
    game = position("behind-the-throne", row="queen", deck="minstrel", rest="discards")
    before = lying(game, "discards")
    play(game, "reveal")
    assert lying(game, "deck") != before
    assert sorted(lying(game, "deck").split()) == sorted(before.split())


def test_R23_a_look_at_the_last_card_does_not_draw_it() -> None:
    game = position("behind-the-throne", "1 row; row queen; stacks.1 prophet; deck minstrel; rest discards")
    assert happened(play(game, "use prophet")) == "look see"
    assert "end" in lying(game, "discards")
    allows(game, "reveal", "collect")
    assert happened(play(game, "reveal")) == "reveal renew"
    assert lying(game, "row") == "queen minstrel"
    assert "end" in lying(game, "deck")
    assert lying(game, "discards") == ""


def test_R23_the_judge_looks_at_the_last_card_a_second_time() -> None:
    game = position("behind-the-throne", row="queen", mine="prophet judge", deck="minstrel", rest="discards")
    play(game, "use prophet")
    assert happened(play(game, "judge prophet")) == "look see"
    assert happened(play(game, "reveal")) == "reveal renew"


def test_R23_the_top_card_of_the_new_deck_can_be_looked_at() -> None:
    game = position("behind-the-throne", row="queen", mine="prophet", deck="minstrel", rest="discards")
    play(game, "reveal", "use prophet")
    top = lying(game, "top")
    play(game, "reveal")
    assert f"{lying(game, 'row')} {lying(game, 'discards')}".split()[-1] == top


def test_R23_discards_of_the_same_turn_made_before_go_into_the_new_deck() -> None:
    game = position("behind-the-throne", row="queen queen", rival="king", deck="queen", rest="discards")
    kings = lying(game, "discards").split().count("king")
    play(game, "destroy 2 king", "reveal")
    assert lying(game, "deck").split().count("king") == kings + 1


def test_R23_a_destroy_after_the_new_deck_begins_a_new_discard_pile() -> None:
    game = position("behind-the-throne", row="queen", rival="king", deck="queen", rest="discards")
    play(game, "reveal", "destroy 2 king")
    assert lying(game, "discards") == "king"


def test_R23_every_game_ends_with_the_second_deck() -> None:
    for seed in range(12):
        game = GAME.start(seats=3, seed=seed)
        renewed = 0
        while game.actor is not None:
            reveal = game.why_not(move("behind-the-throne", "reveal")) is None
            events = play(game, "reveal" if reveal and len(game.row) < 3 else str(game.legal_moves()[-1]))
            renewed += happened(events).split().count("renew")
        assert renewed == 1


# -- R24: the End of Game card ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("row", ["", "king", "king queen alchemist minstrel"])
def test_R24_the_end_card_ends_the_game_at_once_and_the_row_belongs_to_nobody(row: str) -> None:
    game = position("behind-the-throne", row=row, mine="king queen*2", rival="prophet*2", deck="end")
    events = play(game, "reveal")
    assert happened(events) == "reveal end"
    assert (game.actor, game.phase) == (None, "over")
    assert list(game.legal_moves()) == []
    assert lying(game, "row").split() == [*row.split(), "end"]
    assert (stacks(game, 1), stacks(game, 2)) == ("queen*2 king", "prophet*2")
    assert game.scores() == (8, 2)
    assert log(events)[1] == "The End of Game card is revealed. Player 1 wins."


@pytest.mark.parametrize("notation", ["reveal", "collect", "use general", "judge general", "destroy 2 king",
                                      "swap 2 king", "discard king"])
def test_R24_after_the_end_nothing_can_be_done(notation: str) -> None:
    game = position("behind-the-throne", row="king king", mine="general judge", rival="king general*2", deck="end")
    play(game, "reveal")
    assert refused(game, notation, "R24") == "The game is over."
    for seat in (0, 1):
        refusal = game.observation(seat).why_not(move("behind-the-throne", notation))
        assert refusal is not None
        assert refusal.rule == "R24"


def test_R24_the_end_card_is_no_card_that_is_too_high() -> None:
    game = position("behind-the-throne", row="general", mine="general judge", deck="end")
    assert happened(play(game, "reveal")) == "reveal end"


def test_R24_the_end_card_as_the_last_card_of_the_deck_ends_the_game_without_a_new_deck() -> None:
    game = position("behind-the-throne", "1 row; row king; deck end; rest discards")
    assert happened(play(game, "reveal")) == "reveal end"
    assert lying(game, "deck") == ""


def test_R24_in_the_discard_pile_the_end_card_does_nothing() -> None:
    game = position("behind-the-throne", row="king", deck="queen")
    assert lying(game, "discards") == "end"
    play(game, "reveal")
    assert game.actor == 0


def test_R24_no_card_is_lost_at_the_end() -> None:
    game = position("behind-the-throne", row="king queen", deck="end")
    before = all_cards(game)
    play(game, "reveal")
    assert all_cards(game) == before


# -- R25: scores ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mine", "score"), [
    ("", 0),
    ("king", 0),
    ("general prophet jester assassin judge", 0),
    ("general*2", 1),
    ("king*2", 9),
    ("king*5", 9),
    ("queen*2 alchemist*3", 15),
    ("king*2 queen minstrel*2 general", 15),
    ("judge*2 minstrel*2 alchemist*2 queen*2 king*2", 35),
])
def test_R25_every_stack_of_two_or_more_scores_its_value_once(mine: str, score: int) -> None:
    game = position("behind-the-throne", mine=mine, rival="assassin")
    assert game.scores() == (score, 0)
    assert game.observation(1).scores() == (score, 0)


def test_R25_stacks_lying_sideways_score_too() -> None:
    game = position("behind-the-throne", "1 reveal; stacks.1 judge*2; stacks.2 judge*3; rest deck")
    assert game.scores() == (5, 5)


def test_R25_the_second_card_of_a_kind_makes_it_count() -> None:
    game = position("behind-the-throne", row="king", mine="king")
    assert game.scores() == (0, 0)
    play(game, "collect")
    assert game.scores() == (9, 0)


@pytest.mark.parametrize(("mine", "rival", "third", "winners"), [
    ("king*2", "queen*2", "", {0}),
    ("queen*2", "king*2", "", {1}),
    ("king*2", "queen*2 general*2", "", {0, 1}),
    ("king*2", "queen*2 general*2", "minstrel*2 jester*2", {0, 1, 2}),
    ("king*2", "queen*2 general*2", "minstrel*2 assassin*2", {2}),
    ("king", "", "general", {0, 1, 2}),
])
def test_R25_the_highest_score_wins_and_equal_scores_share_the_win(mine: str, rival: str, third: str,
                                                                  winners: set[int]) -> None:
    game = position("behind-the-throne", mine=mine, rival=rival, third=third, deck="end", seats=3)
    assert game.winners() == frozenset(), "nobody wins while the game runs"
    play(game, "reveal")
    assert game.winners() == winners


def test_R25_a_shared_win_is_told() -> None:
    game = position("behind-the-throne", mine="king*2", rival="queen*2 general*2", deck="end", seats=3)
    assert log(play(game, "reveal"))[-1].endswith("Shared win: Player 1, Player 2.")
    assert verbs(game) == set()
