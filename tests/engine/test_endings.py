"""How a finished game is told: the scores on its way, its turning point, and a round that has ended."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise

import pytest

from engine import GAMES, load_game
from engine.base.faces import CardFace
from engine.core.state import State
from engine.table.endings import PlayedGame, round_end
from tests.helpers.finished import finished
from tests.helpers.positions import position
from tests.helpers.positions_of.imposter_kings import with_points
from tests.helpers.positions_of.shadow_throne import wave


@cache
def played(game_id: str, seed: int = 3) -> PlayedGame:
    record = finished(game_id, load_game(game_id).seats[0], seed=seed)
    return PlayedGame(record.game, record.replay(), record.moves)


def along(start: State, moves: Sequence[str]) -> PlayedGame:
    """A game that began in that position and was ended by these moves."""
    game, positions = load_game(start.game.id), [start]
    found = [game.move_from_json(each) for each in moves]
    for each in found:
        after = positions[-1].clone()
        after.apply(each)
        positions.append(after)
    return PlayedGame(game, positions, found)


def lost_round() -> PlayedGame:
    start = position("imposter-kings", "elder", "warlord", court="sentry", flipped="1", length="match")
    with_points(start, 6, 5)
    return along(start, ["lose"])


# -- the course --------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("game_id", GAMES)
def test_the_course_begins_at_the_start_and_ends_with_the_scores_of_the_game(game_id: str) -> None:
    course = played(game_id).course()
    assert course.standings[0].moves == 0
    assert course.standings[-1].moves == len(played(game_id).moves)
    assert course.standings[-1].scores == played(game_id).end.scores()
    moves = [each.moves for each in course.standings]
    assert moves == sorted(set(moves))


@pytest.mark.parametrize(("game_id", "by_round"), [
    ("behind-the-throne", False), ("imposter-kings", True), ("rival-kings", False), ("shadow-throne", True),
    ("throne", True)])
def test_a_match_of_rounds_is_told_round_by_round_and_anything_else_turn_by_turn(game_id: str, by_round: bool) -> None:
    assert played(game_id).course().by_round == by_round


def test_the_rounds_of_a_throne_match_are_as_many_as_were_won() -> None:
    assert played("throne").course().steps == sum(played("throne").end.scores())


def test_a_single_round_is_told_turn_by_turn() -> None:
    record = finished("throne", 2, length="round")
    course = PlayedGame(record.game, record.replay(), record.moves).course()
    assert not course.by_round
    assert course.steps > 1


def test_the_first_and_the_last_move_are_in_the_first_and_the_last_step() -> None:
    course = played("shadow-throne").course()
    assert course.step_at(0) == 1
    assert course.step_at(course.standings[-1].moves - 1) == course.steps


# -- the turning point -------------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("game_id", "seed"), [*((game_id, 3) for game_id in GAMES), ("throne", 2)])
def test_no_turn_swung_more_between_the_first_two_than_that_of_the_turning_point(game_id: str, seed: int) -> None:
    """In the last of these games the first made its own largest step in another turn."""
    game = played(game_id, seed)
    point, value = game.turning_point(), game.game.evaluator.values
    assert point is not None
    first, second = (change.seat for change in point.changes)
    assert first in game.end.winners()
    assert second not in game.allies(first)
    leads = [value(each)[first] - value(each)[second] for each in game.positions]
    ends = (*game.turns.begins, len(game.moves))
    swing = sum((change.after - change.before) * sign for change, sign in zip(point.changes, (1, -1), strict=True))
    assert abs(swing) == pytest.approx(max(abs(leads[after] - leads[before]) for before, after in pairwise(ends)))
    assert point.begin <= point.told_move.moves < point.end


def test_the_turning_point_is_not_the_largest_step_of_somebody_who_was_never_in_the_running() -> None:
    start = position("shadow-throne", "outlaw*3 tax_collector datura simone", "hill_militia*3 tithe_keeper",
                     "faithful_pilgrim*3 dutiful_peasant", influence=(14, 0, 13))
    for _ in range(3):
        wave(start, "outlaw", "hill_militia", "faithful_pilgrim")
    point = along(start, ["play tax_collector", "play tithe_keeper", "play dutiful_peasant"]).turning_point()
    assert point is not None
    assert 1 not in {change.seat for change in point.changes}


def test_a_choice_that_stays_sealed_is_no_turning_point_but_the_one_that_opens_them_all() -> None:
    point = played("shadow-throne").turning_point()
    assert point is not None
    assert [str(each.text) for each in point.told_move.told] != ["Has chosen."]


def test_an_answer_that_decides_is_told_with_the_move_it_answers() -> None:
    start = position("throne", "1 lay; hand.1 seven; hand.2 eight; wins 2,2; rest deck")
    point = along(start, ["lay seven as king 2", "liar"]).turning_point()
    assert point is not None
    opening, answer, *_ = point.told_move.told
    assert (opening.seat, str(opening.text)) == (0, "Claims King against Player 2 with Seven.")
    assert (answer.seat, str(answer.text)) == (1, "Liar!")


def test_a_move_is_told_with_what_decided_it_and_for_whom() -> None:
    told = lost_round().tell(0, 1)
    assert [(each.seat, str(each.text)) for each in told.told] == [
        (0, "Cannot play and loses the round."), (None, "The round goes to Player 2: 3 points.")]


def test_a_move_that_is_made_with_a_card_shows_it() -> None:
    start = position("behind-the-throne", row="king", mine="judge*2", deck="end")
    record = finished("throne", 2, length="round")
    game = PlayedGame(record.game, record.replay(), record.moves)
    cards = [told.card for number in range(len(game.moves)) if (told := game.tell(number, 0)).card is not None]
    assert cards
    assert all(isinstance(card, CardFace) for card in cards)
    assert along(start, ["reveal"]).tell(0, 0).told


# -- partners and rounds -----------------------------------------------------------------------------------------------

def test_partners_are_allies_and_others_are_their_own() -> None:
    four = position("imposter-kings", "elder", "queen", "fool", "judge", seats=4, court="sentry")
    assert load_game("imposter-kings").table.allies(four, 1) == {1, 3}
    assert played("throne").allies(2) == {2}


def test_the_end_of_a_round_tells_what_it_brought() -> None:
    start = position("imposter-kings", "elder", "warlord", court="sentry", flipped="1", length="match")
    with_points(start, 2, 1)
    game = along(start, ["lose"])
    ended = round_end(game.game, game.positions)
    assert (ended.scores, ended.gains) == ((2, 4), (0, 3))
