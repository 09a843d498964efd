"""Games that were begun in the first edition: they keep to its rules, so that what was played stays possible."""

from __future__ import annotations

import pytest

from engine.core.errors import BadOption
from engine.games.rival_kings.game import GAME
from tests.helpers.positions import allows, play, position, refused
from tests.helpers.positions_of.rival_kings import coins

BEFORE = 1


@pytest.mark.parametrize(("then", "today"), [("game", "game"), ("games", "3-games"), ("points", "40-points")])
def test_lengths_are_called_by_todays_names(then: str, today: str) -> None:
    game = GAME.start(seats=2, seed=1, edition=BEFORE, match=then)
    assert game.options == {"match": today, "sums": "hidden"}
    assert game.edition is GAME.edition(2, {"match": today, "sums": "hidden"}, BEFORE)


def test_two_coins_of_1_were_no_refill() -> None:
    game = position("rival-kings", "courtier", "diplomat", money=((0, 0),) * 4, purses=((0, 0), (7, 15)),
                    edition=BEFORE)
    assert game.supply == [9, 1]
    allows(game, "take 1")
    refused(game, "take 2", "R20")


def test_coins_were_not_changed_for_the_jailer() -> None:
    game = position("rival-kings", "queen: jailer", "duke", purses=((1, 0), (15, 6)), markers=(3, 0), edition=BEFORE)
    play(game, "use jailer")
    assert coins(game, 1) == (1, 1)


def test_a_match_to_points_was_over_after_five_games() -> None:
    for games, over in ((3, False), (4, True)):
        game = position("rival-kings", "queen", "duke", "diplomat", display="- sailor harbor tavern",
                        under=("", "bishop", "inn", "farm"), match="40-points", edition=BEFORE)
        game.games = games
        play(game, "end", "end", "end")
        assert (game.actor is None) == over


def test_nobody_begins_a_game_with_the_first_rules() -> None:
    assert GAME.start(seats=2, seed=1).edition.number == GAME.rules_version
    with pytest.raises(BadOption, match="'games'"):
        GAME.start(seats=2, seed=1, match="games")
