"""A new game begins as a copy of the model: it has every file, plays at once, and names nothing of the model."""

from __future__ import annotations

import importlib
import random
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import engine.games
from engine.cli.main import main
from engine.cli.new_game import ROOT, new_game
from engine.core.errors import BadOption


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A checkout of the project with the model alone, in which games are found."""
    for place in ("engine/games", "tests/games"):
        shutil.copytree(ROOT / place / "_model", tmp_path / place / "_model",
                        ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "assets" / "games").mkdir(parents=True)
    monkeypatch.setattr(engine.games, "__path__", [*engine.games.__path__, str(tmp_path / "engine" / "games")])
    importlib.invalidate_caches()
    yield tmp_path


def test_the_new_game_has_the_files_of_the_model_and_a_picture_for_every_card(checkout: Path) -> None:
    new_game("silent-court", checkout)
    for place in ("engine/games", "tests/games"):
        names = {path.name for path in (checkout / place / "_model").iterdir()}
        assert {path.name for path in (checkout / place / "silent_court").iterdir()} == names
    assert len(list((checkout / "assets" / "games" / "silent_court").glob("*.svg"))) == 9


def test_it_can_be_played_to_its_end_under_its_own_name(checkout: Path) -> None:
    new_game("silent-court", checkout)
    game = importlib.import_module("engine.games.silent_court.game").GAME
    assert (game.id, str(game.name), type(game).__name__) == ("silent-court", "Silent court", "SilentCourt")
    assert (type(game.table).__name__, type(game.evaluator).__name__) == ("SilentCourtTable", "SilentCourtEvaluator")
    state, rng = game.start(2, 1), random.Random(1)
    while state.actor is not None:
        state.apply(rng.choice(state.legal_moves()))
    assert state.winners()


def test_nothing_in_it_names_the_model(checkout: Path) -> None:
    new_game("silent-court", checkout)
    files = [path for path in checkout.rglob("*.py") if "silent_court" in path.parts]
    assert [path.name for path in files if re.search("model", path.read_text(encoding="utf-8"), re.IGNORECASE)] == []


@pytest.mark.parametrize("game_id", ["", "Ten", "ten_tricks", "ten--tricks", "10-tricks", "-ten", "../ten", "ten "])
def test_what_is_no_id_is_refused(game_id: str, checkout: Path) -> None:
    with pytest.raises(BadOption, match="is not a valid id: use lowercase letters and digits, with hyphens"):
        new_game(game_id, checkout)


def test_a_game_that_is_there_is_not_written_over(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", "throne"]) == 2
    assert capsys.readouterr().err == "engine: error: The game throne already exists.\n"


def test_without_a_checkout_there_is_no_new_game(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="must be written into a checkout of the project, and this is not one"):
        new_game("silent-court", tmp_path)
