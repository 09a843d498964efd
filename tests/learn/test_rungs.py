"""The ladder: eight opponents in rising strength, each at a table of their own, as hard as was measured."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine.bots.levels import levels_of
from engine.bots.opponents import OPPONENTS
from engine.games.registry import load_game
from engine.learn.rung_chances import CHANCES, GAMES
from engine.learn.rungs import RUNGS, Rung, rung_at
from tests.helpers.rung_chances import DATA, wins, written


def test_each_of_the_eight_opponents_is_met_once() -> None:
    assert sorted(rung.opponent for rung in RUNGS) == sorted(each.name for each in OPPONENTS.values())


@pytest.mark.parametrize("rung", RUNGS, ids=lambda rung: rung.opponent)
def test_each_table_is_one_that_players_could_choose(rung: Rung) -> None:
    game = load_game(rung.game_id)
    assert rung.level in {level.id for level in levels_of(game)}
    assert rung.all_options == game.check(rung.seats, 1, dict(rung.options))
    assert len(set(rung.names)) == len(rung.names) == rung.seats - 1


def test_every_step_was_measured_as_it_is_now_and_is_harder_than_the_one_before() -> None:
    assert list(CHANCES) == [rung.table for rung in RUNGS]
    chances = list(CHANCES.values())
    assert all(before > after for before, after in pairwise(chances))
    assert chances[-1] > 0 and chances[0] < 1


def test_game_options_and_levels_tell_all_steps_apart() -> None:
    tables = [(rung.game_id, sorted(rung.all_options.items()), rung.level, rung.seats) for rung in RUNGS]
    assert all(tables.count(table) == 1 for table in tables)


@pytest.mark.parametrize("rung", RUNGS, ids=lambda rung: rung.opponent)
def test_a_table_that_is_not_quite_the_same_is_no_step(rung: Rung) -> None:
    levels = [player.level for player in rung.players("Ann")]
    assert rung_at(rung.game_id, rung.options, levels) is rung
    assert rung_at(rung.game_id, rung.options, levels[::-1]) is None
    assert rung_at(rung.game_id, rung.options, [*levels, rung.level]) is not rung
    for option in load_game(rung.game_id).options:
        for choice in option.choices:
            found = rung_at(rung.game_id, {**rung.all_options, option.id: choice.value}, levels)
            assert (found is rung) is (choice.value == rung.all_options[option.id])


def test_the_data_are_as_the_measurement_writes_them_of_400_games_or_more() -> None:
    assert DATA.read_text(encoding="utf-8") == written(CHANCES, GAMES)
    assert GAMES >= 400


def test_the_games_of_a_measurement_are_always_the_same() -> None:
    rung = RUNGS[0]
    games = range(12)
    first, again = ([wins(rung, number) for number in games] for _ in range(2))
    assert first == again
    assert 0 < sum(first) < len(games)
