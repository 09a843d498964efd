"""A level is one row: whatever it leaves out is missed, and games name only what differs from it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from engine import LEVELS
from engine.base.game import Game
from engine.bots import level as rows
from engine.bots.levels import levels_of
from engine.games.registry import GAMES, load_game
from tests.helpers.repo_files import ROOT
from tests.helpers.toy import CELLAR

IDS = [level.id for level in LEVELS]
games = pytest.mark.parametrize("game", [load_game(game_id) for game_id in GAMES], ids=lambda game: game.id)


def test_a_game_has_the_levels_that_all_have_and_those_that_it_names() -> None:
    assert [level.id for level in levels_of(CELLAR)] == [level.id for level in LEVELS if level.in_every_game]
    assert {"page", "marshal"} <= {level.id for level in levels_of(CELLAR)}


@pytest.mark.parametrize(("seats", "strongest"), [(0, "marshal"), (2, "marshal"), (3, "marshal"), (4, "regent"),
                                                  (5, "regent")])
def test_a_game_may_have_a_level_only_at_large_tables(seats: int, strongest: str) -> None:
    assert levels_of(load_game("throne"), seats)[-1].id == strongest


def test_a_game_may_lack_a_level_that_is_not_the_strongest(monkeypatch: pytest.MonkeyPatch) -> None:
    seldom = [rows.Level(*level[:-1], in_every_game=level.id != "knight") for level in LEVELS]
    monkeypatch.setattr(rows, "LEVELS", tuple(seldom))
    assert [level.id for level in rows.offered(())] == [each for each in IDS if each != "knight"]
    assert [level.id for level in rows.offered(("knight",))] == IDS


@games
def test_a_game_names_only_levels_that_there_are(game: Game[Any]) -> None:
    """What it says of one that every game has anyway, or of a level that never misjudges, would be forgotten there."""
    evaluator = game.evaluator
    assert set(game.levels) <= {level.id for level in LEVELS if not level.in_every_game}
    assert {*evaluator.worlds, *evaluator.slips} <= set(IDS)
    assert set(evaluator.noise) <= {level.id for level in LEVELS if level.noise}


@games
def test_no_two_levels_play_alike(game: Game[Any]) -> None:
    for seats in game.seats:
        alike: dict[object, str] = {}
        for level in levels_of(game):
            noise = game.evaluator.noise_of(level.id, seats, level.noise)
            plays = level.plays, game.evaluator.worlds.get(level.id, level.worlds), noise
            assert plays not in alike, f"{level.id} plays as {alike[plays]} does"
            alike[plays] = level.id


def test_every_level_says_of_itself_what_the_next_one_wins_against_it() -> None:
    for level in LEVELS:
        assert level.id in str(level.beaten)
        assert level.id in str(level.outplayed)


@pytest.mark.parametrize(("guide", "line"), [
    ("README.md", r"^\| `--bots BOT.*$"), ("engine/bots/README.md", r"^\| .* \|$")])
def test_guides_name_every_level(guide: str, line: str) -> None:
    told = "\n".join(re.findall(line, (ROOT / guide).read_text(encoding="utf-8"), re.M))
    assert [each for each in IDS if not re.search(rf"\b{each}\b", told)] == []
