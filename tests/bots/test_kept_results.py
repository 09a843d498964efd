"""Matches, calibrations and training go on where they ended: finished games are in a file, and are not played again."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from engine.bots.arena.calibration import Series, watch
from engine.bots.arena.finished_games import kept_match
from engine.bots.arena.finished_lines import CannotKeep
from engine.bots.arena.match import Match, MatchResult, play
from engine.cli.train.self_play import SelfPlay

GAMES = 4
MATCH = Match("throne", ("page", "random"), GAMES, seed=3)
SERIES = Series("throne", 2, "page", GAMES, seed=3)
TRAINING = SelfPlay("imposter-kings", 2, GAMES, 3, worlds=1, kept=0.2)

Results = Callable[[Path | None], list[Any]]


def of_match(file: Path | None) -> list[Any]:
    kept = None if file is None else kept_match(MATCH, file)
    return [replace(result, seconds=()) for result in play(MATCH, kept=kept)]


def of_calibration(file: Path | None) -> list[Any]:
    return list(watch(SERIES, resume=file))


def of_training(file: Path | None) -> list[Any]:
    return list(TRAINING.seen(1, None, file))


KINDS: dict[str, Results] = {"match": of_match, "calibration": of_calibration, "training": of_training}


@cache
def whole(kind: str) -> list[Any]:
    """The results of all games, played once."""
    return KINDS[kind](None)


@pytest.fixture
def kept(kept_once: dict[str, bytes], kind: str, tmp_path: Path) -> Path:
    """A file with all games of a kind, which are played and written once."""
    file = tmp_path / "kept.jsonl"
    if kind not in kept_once:
        assert KINDS[kind](file) == whole(kind)
        kept_once[kind] = file.read_bytes()
    file.write_bytes(kept_once[kind])
    return file


@pytest.fixture(scope="module")
def kept_once() -> dict[str, bytes]:
    return {}


@pytest.mark.parametrize("kind", KINDS)
def test_games_that_are_kept_are_not_played_again(kind: str, kept: Path) -> None:
    file, results = kept, KINDS[kind]
    lines = file.read_bytes().splitlines(keepends=True)
    assert len(lines) == 1 + GAMES
    file.write_bytes(b"".join([lines[0], lines[3], lines[1], lines[2][:-9]]))   # the last one was cut short
    assert results(file) == whole(kind)
    again = file.read_bytes().splitlines(keepends=True)
    assert again[:3] == [lines[0], lines[3], lines[1]]
    assert len(again) == 1 + GAMES
    assert results(file) == whole(kind)
    assert file.read_bytes().splitlines(keepends=True) == again


def test_a_game_is_kept_as_soon_as_it_has_ended(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    assert len(list(islice(play(MATCH, kept=kept_match(MATCH, file)), 2))) == 2
    assert len(kept_match(MATCH, file).results) == 2
    assert len(kept_match(replace(MATCH, games=99), file).results) == 2


def test_what_goes_wrong_in_a_game_is_not_blamed_on_the_file(tmp_path: Path) -> None:
    kept = kept_match(MATCH, tmp_path / "kept.jsonl")
    with pytest.raises(FileNotFoundError, match="nowhere"):
        list(kept.completed(_looks_nowhere, GAMES, 1, None))


def _looks_nowhere(_number: int) -> MatchResult:
    """A game that cannot be played here."""
    raise FileNotFoundError("nowhere")


@pytest.mark.parametrize("kind", KINDS)
def test_a_file_of_something_else_is_refused(kind: str, tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    file.write_text('{"format": "throne-ladder"}\n', encoding="utf-8")
    with pytest.raises(CannotKeep, match=rf"^kept\.jsonl has no games of a {kind}; name another file\.$"):
        KINDS[kind](file)


@pytest.mark.parametrize("kind", ["match"])
@pytest.mark.parametrize("other", [replace(MATCH, seed=4), replace(MATCH, entrants=("random", "page"))])
def test_a_file_of_other_settings_is_refused(other: Match, kept: Path) -> None:
    with pytest.raises(CannotKeep, match=r"^kept\.jsonl has games with other settings"):
        kept_match(other, kept)


@pytest.mark.parametrize(("kind", "name", "value"), [
    ("match", "number", -1), ("match", "wins", [1.0]), ("match", "scores", [1, "2"]), ("match", "seconds", None),
    ("calibration", "beginning", [0.5]), ("calibration", "said", [[2.0, 0.0]]), ("calibration", "said", 1),
    ("calibration", "rises", ["up"]), ("calibration", "won", [1.0, 0.0, 0.0]),
    ("training", "seen", [[]]), ("training", "seen", [[[["one"]], [1.0], [1.0]]]),
    ("training", "seen", [[[[1]], [1.0, 0.0], [1.0]]]), ("training", "seen", "nothing"),
])
def test_a_damaged_line_is_named(kind: str, name: str, value: object, kept: Path) -> None:
    lines = kept.read_text(encoding="utf-8").splitlines()
    lines[1] = json.dumps({**json.loads(lines[1]), name: value})
    kept.write_text("\n".join(lines) + "\n", encoding="utf-8")
    with pytest.raises(CannotKeep, match=rf"^Line 2 of kept\.jsonl is not a game of a {kind}\.$"):
        KINDS[kind](kept)
