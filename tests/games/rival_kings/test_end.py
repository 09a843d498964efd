"""The end of a game, its scores, and matches."""

from __future__ import annotations

import random
from itertools import permutations

import pytest

from engine.games.rival_kings import GAMES_OF, POINTS_OF
from engine.games.rival_kings.cards import COURT_LADY, SUBJECTS, VALUES, colour_of
from engine.games.rival_kings.game import GAME
from engine.games.rival_kings.scoring import score, score_of
from engine.games.rival_kings.state import RivalState
from engine.games.rival_kings.zones import UNDER
from tests.helpers.positions import happened, kinds, play, position


def points(cards: str, coins: int = 0, markers: int = 0) -> int:
    """What a player scores."""
    owned = kinds("rival-kings", cards)
    subjects = [kind for kind in owned if kind < SUBJECTS]
    return sum(score_of(subjects, [kind for kind in owned if kind >= SUBJECTS], coins, markers))


# -- the end -----------------------------------------------------------------------------------------------------------

def test_R23_when_a_pile_runs_out_the_cycle_is_finished() -> None:
    game = position("rival-kings", "queen", "diplomat", "trader", under=("", "innkeeper", "inn", "inn"))
    play(game, "recruit 1")
    assert game.actor is not None
    play(game, "end", "steal 3 take", "take 1", "end", "recruit 2")
    assert game.actor is not None
    events = play(game, "end")
    assert game.actor is None
    assert happened(events) == "turn cycle score score score end"


def test_R23_while_no_pile_is_empty_the_game_goes_on() -> None:
    game = position("rival-kings", "queen", "duke", "diplomat")
    play(game, "recruit 1", "end", "end", "end")
    assert game.phase == "choose"


def test_R23_after_the_end_nothing_is_allowed() -> None:
    game = position("rival-kings", "queen", "duke", "diplomat", under=("", "innkeeper", "inn", "inn"))
    play(game, "recruit 1", "end", "end", "end")
    refusal = game.why_not(GAME.move_from_json("end"))
    assert refusal is not None
    assert refusal.rule == "R23"


# -- scoring -----------------------------------------------------------------------------------------------------------

def test_R24_the_example_of_the_rule_book() -> None:
    assert points("vineyard vintner garden gardener innkeeper forge prison sailor", coins=4, markers=3) == 11


@pytest.mark.parametrize(("cards", "value"), [
    ("", 0), ("farm", 1), ("court_lady", 1), ("farmer farm", 3), ("gardener garden", 7), ("gardener prison", 4),
    ("court_lady pavilion", 7), ("court_lady garden", 4), ("gardener tavern", 2), ("gardener gardener garden", 8),
    ("gardener gardener garden garden", 14), ("vintner mine herb_meadow", 3),
    ("watchman jailer garden pavilion", 7), ("court_lady gardener castle_wall", 5),
])
def test_R24_pairs_and_single_cards(cards: str, value: int) -> None:
    assert points(cards) == value


@pytest.mark.parametrize(("coins", "value"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2)])
def test_R24_every_three_coins_score_a_point(coins: int, value: int) -> None:
    assert points("", coins=coins) == value


def test_R24_every_marker_costs_two_points() -> None:
    assert points("", markers=3) == -6


def _best_by_trying(subjects: list[int], buildings: list[int]) -> int:
    """The best sum of pairs of one colour, by trying all ways; no perfect pairs among them."""
    more, fewer = sorted((subjects, buildings), key=len, reverse=True)
    best = 0
    for chosen in permutations(more, len(fewer)):
        paired = [(one, other) for one, other in zip(chosen, fewer, strict=True) if colour_of(one) == colour_of(other)]
        singles = len(subjects) + len(buildings) - 2 * len(paired)
        best = max(best, singles + sum(max(VALUES[one], VALUES[other]) for one, other in paired))
    return best


def test_R24_cards_of_a_colour_are_paired_so_that_they_score_most() -> None:
    rng = random.Random(3)
    for _ in range(60):
        subjects = [rng.randrange(SUBJECTS) for _ in range(rng.randrange(5))]
        buildings = [kind for _ in range(rng.randrange(5)) if (kind := rng.randrange(SUBJECTS)) not in subjects]
        buildings = [kind + SUBJECTS for kind in buildings]
        assert sum(score_of(subjects, buildings, 0, 0)) == _best_by_trying(subjects, buildings)


# -- winners -----------------------------------------------------------------------------------------------------------

def test_R25_the_highest_score_wins() -> None:
    game = position("rival-kings", "- over; subjects.1 jailer; buildings.1 prison; subjects.2 miner; buildings.2 mine; "
                                   "purse 0,0,0,0,0,0; markers 0,0,0; rest unused.subjects", seats=3)
    assert (game.scores(), game.winners()) == ((7, 4, 0), {0})


def test_R25_of_equal_scores_fewer_markers_win() -> None:
    game = position("rival-kings", "- over; subjects.1 jailer; buildings.1 mine; subjects.2 miner; buildings.2 farm; "
                                   "purse 0,0,0,0,0,0; markers 1,1,0; rest unused.subjects", seats=3)
    assert (game.scores(), game.winners()) == ((0, 0, 0), {2})


def test_R25_then_more_coins_win_and_else_the_win_is_shared() -> None:
    game = position("rival-kings", "- over; buildings.1 farm; buildings.2 forge; buildings.3 mine; "
                                   "purse 2,0,0,1,1,0; markers 0,0,0; rest unused.subjects", seats=3)
    assert (game.scores(), game.winners()) == ((1, 1, 1), {0, 1})


# -- matches -----------------------------------------------------------------------------------------------------------

def _games_played(match: str, seed: int) -> RivalState:
    game = GAME.start(seats=3, seed=seed, match=match)
    rng = random.Random(seed)
    while game.actor is not None:
        game.apply(rng.choice(game.legal_moves()))
    return game


def test_R26_scores_are_added_up_over_three_games() -> None:
    game = _games_played("3-games", 2)
    assert game.games == 2
    assert game.scores() == tuple(total + sum(score(game, seat)) for seat, total in enumerate(game.totals))


def test_R26_a_new_game_of_a_match_begins_as_the_first_one_did() -> None:
    game = position("rival-kings", "queen: jailer", "duke", "diplomat: farm", display="bishop troubadour harbor tavern",
                    under=("", "innkeeper", "inn", "mine"), match="3-games")
    play(game, "recruit 1", "end", "end")
    before = game.scores()
    events = play(game, "end")
    assert happened(events).endswith("score score score game display display display display round deal deal deal")
    assert (game.games, game.totals, game.phase) == (1, list(before), "choose")
    assert (game.purse, game.supply, game.markers) == ([3, 1] * 3, [7, 9], [1, 1, 1])
    assert [len(game.cards[UNDER + pile]) for pile in range(4)] == [7, 7, 7, 7]
    assert not game.subjects(0)


@pytest.mark.parametrize("games", range(2, 7))
def test_R26_a_match_of_games_ends_with_the_last_one(games: int) -> None:
    for before, over in ((games - 2, False), (games - 1, True)):
        game = _last_moves(f"{games}-games", before, (99, 0, 0))
        assert (game.actor is None) == over


@pytest.mark.parametrize("points", [20, 30, 40, 60, 100])
def test_R26_a_match_to_points_ends_when_somebody_has_them_however_many_games_that_takes(points: int) -> None:
    for games in (0, 4, 40):
        assert _last_moves(f"{points}-points", games, (points - 8, 0, 0)).actor is not None
        assert _last_moves(f"{points}-points", games, (points - 7, 0, 0)).actor is None


def _last_moves(match: str, games: int, totals: tuple[int, int, int]) -> RivalState:
    """A game in which the first player scores 7 has ended, after that number of games with these points."""
    game = position("rival-kings", "queen: jailer prison", "duke", "diplomat", markers=(0, 0, 0), purses=((0, 0),) * 3,
                    display="- troubadour harbor tavern", under=("", "innkeeper", "inn", "inn"), match=match)
    game.games, game.totals = games, list(totals)
    play(game, "end", "end", "end")
    return game


def test_R26_every_length_is_offered_once() -> None:
    (option,) = [option for option in GAME.options if option.id == "match"]
    assert [str(choice.label) for choice in option.choices] == [
        "One game", "2 games", "3 games", "4 games", "5 games", "6 games", "To 20 points", "To 30 points",
        "To 40 points", "To 60 points", "To 100 points"]
    assert {choice.value for choice in option.choices} == {*GAMES_OF, *POINTS_OF}


def test_R24_the_court_lady_is_the_dearest_subject() -> None:
    assert max(range(SUBJECTS), key=lambda kind: VALUES[kind]) == COURT_LADY
