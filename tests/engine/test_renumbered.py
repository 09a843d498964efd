"""A card is put among the others: nothing that is kept takes one card for another, as files name cards by id."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import GAMES, load_game
from tests.helpers.renumbered import NEW, TABLES, copy, meant, meant_in, played


@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_kept_of_a_game_means_the_same_cards_when_their_numbers_change(game_id: str, tmp_path: Path) -> None:
    here, there = meant(game_id), meant_in(copy(game_id, tmp_path), game_id)
    assert there.pop("engine") == str(tmp_path) != here.pop("engine")
    before, after = here.pop("ids"), there.pop("ids")
    assert before != after, "the numbers have changed"
    assert sorted({*before, NEW} if TABLES[game_id].follows else before) == sorted(after)
    assert set(here) == set(there)
    for name in here:
        assert there[name] == here[name], name


@pytest.mark.parametrize("game_id", [game_id for game_id in GAMES if TABLES[game_id].same_deck])
def test_games_that_were_written_down_have_their_fingerprints(game_id: str) -> None:
    game = load_game(game_id)
    goldens = played(game)["goldens"]
    assert len(goldens) == len(game.seats)
    for moves in goldens.values():
        assert moves
        assert [written for written, _ in moves] == [found for _, found in moves]
