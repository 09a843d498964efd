"""What a referee calls silly in a game between bots, whatever the level, nobody does."""

from __future__ import annotations

from typing import Any

import pytest

from engine import load_game
from engine.core.moves import Move
from engine.games.registry import GAMES
from tests.helpers.amount import few_or_many
from tests.helpers.positions import move, play, position
from tests.helpers.referee import below_the_best, decisions, judged, kinds_of, left_to_chance, silly

LEVELS = ("page", "squire", "knight", "marshal")

MAY_BE = {"flips into a likely Assassin", "keeps an Assassin back that nobody can stop", "lays a court card as an Ace",
          "buys in the last turn what costs points", "swaps in the last turn for a rival’s good",
          "throws a card away late though another earns more"}
"""What is counted, but may once be right."""

RASH = {"ends a game that it is about to lose", "lies with its last card, which draws"}
"""What is only made where all else is worse, as far as the bot can tell (`Evaluator.rash`)."""
ERROR = 0.02
"""The standard error of a value in 48 worlds: a bot has drawn others than the referee."""


def _silly(game: Any, made: str) -> list[str]:
    return silly(_move(game, made), game.observation(game.actor))


def _move(game: Any, made: str) -> Move:
    return move(game.game.id, made)


@pytest.mark.parametrize("game_id", GAMES)
@few_or_many("games", 4, 12)
def test_nobody_makes_a_silly_move(games: int, game_id: str) -> None:
    for each in decisions(load_game(game_id), games, LEVELS, seed=9500):
        found = {*silly(each.move, each.observation)} - MAY_BE
        assert not found - RASH, (each.number, str(each.move))
        assert not found or below_the_best(each) < ERROR, (each.number, str(each.move))


@pytest.mark.parametrize("game_id", GAMES)
@few_or_many("games", 2, 24)
def test_no_silly_move_is_left_to_chance(games: int, game_id: str) -> None:
    """Whichever numbers are drawn: where a move is silly, everybody's knowledge excludes it, or it is rash."""
    found = [(kind, each.number, str(each.move)) for kind, each in left_to_chance(load_game(game_id), games, seed=9500)]
    assert not [each for each in found if each[0] not in MAY_BE]


@pytest.mark.parametrize("game_id", GAMES)
def test_every_kind_has_a_name_of_its_own_and_those_that_may_be_are_known(game_id: str) -> None:
    assert kinds_of(load_game(game_id))
    assert {kind for each in GAMES for kind in kinds_of(load_game(each))} >= MAY_BE


def test_a_referee_sees_silly_moves_in_the_imposter_kings() -> None:
    game = position("imposter-kings", "princess elder assassin", "fool queen", court="inquisitor",
                    successors=("judge", "soldier"))
    play(game, "play princess", "pick 2", "give assassin", "give fool", "play queen")
    assert _silly(game, "flip") == ["flips into a known Assassin", "flips into a likely Assassin"]
    assert _silly(game, "play elder") == []


def test_a_referee_sees_points_left_in_rival_kings() -> None:
    game = position("rival-kings", "lord_protector: sailor", "duke", display="- troubadour harbor castle_wall",
                    under=("", "innkeeper", "inn", "inn"), purses=((0, 2), (3, 1)))
    assert _silly(game, "end") == ["leaves points in the last turn"]


def test_a_referee_sees_a_pair_left_lying_or_given_away_in_rival_kings() -> None:
    game = position("rival-kings", "lord_protector: sailor", "duke", display="troubadour jailer harbor castle_wall")
    assert _silly(game, "end") == ["ends a turn that could complete a pair"]
    assert _silly(game, "buy 4") == []
    game = position("rival-kings", "lord_protector: sailor harbor farmer troubadour", "duke",
                    display="jailer vintner garden castle_wall")
    play(game, "use troubadour 1")
    assert _silly(game, "offer harbor") == ["gives half of a pair away"]
    assert _silly(game, "offer farmer") == []


def test_a_referee_sees_a_theft_for_nothing_in_rival_kings() -> None:
    game = position("rival-kings", "knight", "diplomat", markers=(0, 0))
    assert game.phase == "steal"
    assert _silly(game, "steal 2 settle") == []
    game.markers[1] = 0
    assert _silly(game, "steal 2 settle") == ["steals what nobody could do"]
    assert _silly(game, "steal 2 take") == []


def test_a_referee_sees_points_paid_as_the_last_move_of_a_game_of_rival_kings() -> None:
    game = position("rival-kings", "duke", "lord_protector", display="- troubadour harbor castle_wall",
                    under=("", "innkeeper", "inn", "inn"), purses=((3, 0), (1, 4)))
    assert "pays points as the last to do anything" not in _silly(game, "buy 4")
    game.finished = 1
    assert "pays points as the last to do anything" in _silly(game, "buy 4")


@pytest.mark.parametrize(("hand", "made", "kinds"), [
    ("joker ace", "lay joker as peasant", ["buries a Joker while a card draws"]),
    ("joker jack", "lay joker as jack 2", ["lies with a Joker as a card that is there"]),
    ("ace king", "lay ace as jack 2", ["lays an Ace as a Jack"]),
    ("ace king", "lay king as ace", ["lays a court card as an Ace"]),
    ("ace king", "lay king as king 2", [])])
def test_a_referee_sees_silly_claims_in_throne(hand: str, made: str, kinds: list[str]) -> None:
    assert _silly(position("throne", hand, "ten*3"), made) == kinds


def test_a_referee_sees_a_stack_thrown_away_in_behind_the_throne() -> None:
    game = position("behind-the-throne", row="assassin", mine="general judge minstrel*2 alchemist queen",
                    rival="general*2")
    play(game, "collect")
    assert _silly(game, "discard minstrel") == ["throws a stack away, and keeps a lower card that is outnumbered"]
    assert _silly(game, "discard general") == []


def test_a_referee_sees_who_goes_on_or_stops_without_need_in_behind_the_throne() -> None:
    game = position("behind-the-throne", row="queen prophet", mine="prophet queen", rival="king*2")
    assert _silly(game, "reveal") == ["reveals a card without a look that mostly costs the row"]
    assert _silly(game, "collect") == []
    game = position("behind-the-throne", row="prophet", mine="king*2 queen*2 alchemist*2 minstrel*2 judge*2",
                    rival="jester*2")
    assert _silly(game, "collect") == ["collects a row that there is no room for"]


def test_a_reader_sees_the_move_with_its_value_beside_others() -> None:
    first = next(decisions(load_game("throne"), 1, ["marshal"]))
    assert judged(first).startswith(str(first.move))
    assert "beside " in judged(first)
