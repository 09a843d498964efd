"""Whole games play today as they were written down."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

import pytest

from engine import GAMES, load_game
from engine.base.game import Game
from tests.helpers.goldens import COMMAND, FOLDER, golden_games, path_of, playthrough, seed_in, sorts_of_moves

ADVICE = f"If that is meant, write the playthroughs anew with: {COMMAND}"


def difference(golden: str, played: str) -> str:
    """The first line that is not the same."""
    for number, (before, now) in enumerate(zip_longest(golden.split("\n"), played.split("\n")), 1):
        if before != now:
            return f"line {number} was\n  {before}\nand is now\n  {now}\n{ADVICE}"
    return ""


@pytest.mark.parametrize(("game", "seats"), [pytest.param(game, seats, id=f"{game.id}-{seats}")
                                             for game, seats in golden_games()])
def test_a_game_plays_as_it_was_written_down(game: Game[Any], seats: int) -> None:
    golden = path_of(game, seats)
    assert golden.exists(), f"{golden.name} is missing. {ADVICE}"
    written = golden.read_bytes().decode()
    played = playthrough(game, seats, seed_in(written))
    if written != played:
        pytest.fail(f"{golden.name}: {difference(written, played)}", pytrace=False)


def test_there_are_no_playthroughs_of_games_that_do_not_exist() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {path_of(game, seats).name for game, seats in golden_games()}


@pytest.mark.parametrize("game_id", GAMES)
def test_the_playthroughs_of_a_game_make_every_sort_of_move(game_id: str) -> None:
    game = load_game(game_id)
    made = [sorts_of_moves(path_of(game, seats).read_text(encoding="utf-8")) for seats in game.seats]
    assert set[str]().union(*made) == {move.verb for move in game.moves}, ADVICE
