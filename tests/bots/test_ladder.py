"""The ladder: who plays whom, the same games however they are shared out, and none played twice."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from engine.bots.arena.finished_games import KeptGames
from engine.bots.arena.finished_lines import CannotKeep
from engine.bots.arena.ladder import Ladder, Results, play, rungs
from engine.bots.arena.match import MatchResult
from engine.core.errors import ThroneError

LADDER = Ladder("throne", 2, ("random", "page", "page/corvin"), games=3, seed=2)
MADE_UP = Ladder("throne", 3, ("random", "page", "squire", "knight"), ("knight/corvin",), games=60)


@cache
def played(ladder: Ladder, jobs: int = 1) -> dict[object, MatchResult]:
    return {task: replace(result, seconds=()) for task, result in play(ladder, ladder.tasks(), jobs)}


def won_by(ladder: Ladder, winner: str) -> Results:
    """All games are won by one entrant, or shared by its seats, or by all where it does not play."""
    results = {}
    for task in ladder.tasks():
        winners = task.entrants.count(winner) or ladder.seats
        wins = tuple(1 / winners if winner in (entrant, *[winner] * (winner not in task.entrants)) else 0.0
                     for entrant in task.entrants)
        results[task] = MatchResult(wins, (0,) * ladder.seats, (2,) * ladder.seats, (0.004,) * ladder.seats)
    return results


# -- who plays whom ----------------------------------------------------------------------------------------------------

def test_a_level_plays_those_one_and_two_below_it() -> None:
    ladder = Ladder("throne", 2, ("random", "page", "squire", "knight"))
    assert [match.entrants for match in ladder.matches()] == [
        ("page", "random"), ("squire", "page"), ("squire", "random"), ("knight", "squire"), ("knight", "page")]


def test_with_more_seats_one_sits_among_many_and_the_other_way_round() -> None:
    ladder = Ladder("throne", 4, ("random", "page"))
    assert [match.entrants for match in ladder.matches()] == [
        ("page", "random", "random", "random"), ("random", "page", "page", "page")]


def test_a_variant_plays_its_own_level() -> None:
    ladder = Ladder("throne", 2, ("random", "page"), ("page/corvin",))
    assert ladder.matches()[-1].entrants == ("page/corvin", "page")


def test_every_deal_is_played_from_all_seats_and_in_all_matches() -> None:
    ladder = Ladder("throne", 3, ("random", "page", "squire"), games=7)
    assert {match.games for match in ladder.matches()} == {9}
    assert len({match.seed_of(4) for match in ladder.matches()}) == 1


def test_what_is_interrupted_has_played_as_many_games_of_all_matches() -> None:
    assert {task.number for task in LADDER.tasks()[:3]} == {0}
    assert len({task.entrants for task in LADDER.tasks()[:3]}) == 3


def test_a_ladder_is_the_same_again_and_with_more_processes() -> None:
    assert played(LADDER) == played(LADDER, jobs=2)


@pytest.mark.parametrize(("ladder", "complaint"), [
    (replace(LADDER, game_id="chess"), "There is no game called 'chess'"),
    (replace(LADDER, seats=9), "for 2 to 5 players, not 9"),
    (replace(LADDER, levels=("page", "knave")), "There is no level called 'knave'"),
    (replace(LADDER, levels=("page",)), "A ladder needs at least two levels"),
    (replace(LADDER, levels=("page", "page")), "A ladder can have each level only once: page, page"),
    (replace(LADDER, variants=("marshal/corvin",)),
     "marshal/corvin has nobody to play against: marshal is not on the ladder"),
    (replace(LADDER, variants=("page/nobody",)), "There is no opponent called 'nobody'"),
    (replace(LADDER, games=2), "at least 4 games \\(two deals\\), not 2"),
])
def test_an_impossible_ladder_is_refused(ladder: Ladder, complaint: str) -> None:
    with pytest.raises(ThroneError, match=complaint):
        ladder.check()


# -- what came of it ---------------------------------------------------------------------------------------------------

def test_a_rung_says_how_one_does_among_those_below_and_the_other_way_round() -> None:
    squire = rungs(MADE_UP, won_by(MADE_UP, "squire"))[2]
    assert (squire.entrant, squire.below) == ("squire", "page")
    assert squire.alone is not None
    assert squire.outnumbered is not None
    assert (squire.alone.level, squire.alone.win_rate, squire.alone.games) == ("squire", 1.0, 60)
    assert (squire.outnumbered.level, squire.outnumbered.win_rate) == ("page", 0.0)


def test_the_lowest_rung_stands_on_nothing_and_is_zero() -> None:
    lowest = rungs(MADE_UP, won_by(MADE_UP, "squire"))[0]
    assert (lowest.entrant, lowest.below, lowest.alone, lowest.outnumbered) == ("random", None, None, None)
    assert (lowest.rating.elo, lowest.rating.low, lowest.rating.high) == (0, 0, 0)


def test_whoever_wins_most_is_strongest_and_has_their_own_time() -> None:
    found = rungs(MADE_UP, won_by(MADE_UP, "squire"))
    assert max(found, key=lambda rung: rung.rating.elo).entrant == "squire"
    assert found[0].seconds_per_move == pytest.approx(0.002)


def test_a_variant_stands_on_its_own_level() -> None:
    variant = rungs(MADE_UP, won_by(MADE_UP, "knight/corvin"))[-1]
    assert (variant.entrant, variant.below) == ("knight/corvin", "knight")
    assert variant.rating.low > 0


# -- kept --------------------------------------------------------------------------------------------------------------

@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where games are kept."""
    return tmp_path / "games.jsonl"


def keep(file: Path, ladder: Ladder, most: int) -> None:
    """Play the first of the games that are missing, and keep them."""
    kept = KeptGames(ladder, file)
    missing = [task for task in ladder.tasks() if task not in kept.results]
    with kept.adding() as keeping:
        for task, result in play(ladder, missing[:most]):
            keeping.game(task, result)


@cache
def begun() -> str:
    """A file of the first game, which is played once."""
    with TemporaryDirectory() as folder:
        keep(file := Path(folder) / "games.jsonl", LADDER, most=1)
        return file.read_text(encoding="utf-8")


def test_kept_games_are_the_games_that_were_played(file: Path) -> None:
    keep(file, LADDER, most=5)
    keep(file, LADDER, most=99)
    kept = KeptGames(LADDER, file)
    assert {task: replace(result, seconds=()) for task, result in kept.results.items()} == played(LADDER)
    assert len(file.read_text().splitlines()) == 1 + len(LADDER.tasks())


def test_a_ladder_with_more_levels_and_games_goes_on_in_the_same_file(file: Path) -> None:
    keep(file, replace(LADDER, levels=("random", "page")), most=4)
    assert len(KeptGames(replace(LADDER, games=9), file).results) == 4


def test_a_line_that_was_cut_short_is_played_again(file: Path) -> None:
    keep(file, LADDER, most=3)
    whole = file.read_bytes()
    file.write_bytes(whole[:-20])
    assert len(KeptGames(LADDER, file).results) == 2
    keep(file, LADDER, most=1)
    assert list(KeptGames(LADDER, file).results) == LADDER.tasks()[:3]


@pytest.mark.parametrize(("other", "complaint"), [
    (replace(LADDER, game_id="behind-the-throne"), r"\(game: throne, not behind-the-throne\); name another file"),
    (replace(LADDER, seats=3), r"\(seats: 2, not 3\)"),
    (replace(LADDER, seed=3), r"\(seed: 2, not 3\)"),
])
def test_a_file_of_other_settings_is_refused(other: Ladder, complaint: str, file: Path) -> None:
    file.write_text(begun(), encoding="utf-8")
    before = file.read_bytes()
    with pytest.raises(CannotKeep, match=rf"^games\.jsonl has games with other settings {complaint}"):
        KeptGames(other, file)
    assert file.read_bytes() == before


@pytest.mark.parametrize("content", [b"\n", b"hello\n", b"[]\n", b"no line", b"\xff\n",
                                     b'{"format": "throne-record"}\n', b"[" * 100_000 + b"\n", b"{" * 100_000 + b"\n"])
def test_a_file_of_something_else_is_refused(content: bytes, file: Path) -> None:
    file.write_bytes(content)
    with pytest.raises(CannotKeep, match=r"^games\.jsonl has no games of a ladder; name another file"):
        KeptGames(LADDER, file)


GAME = {"entrants": ["page", "random"], "number": 0, "wins": [1.0, 0.0], "scores": [3, 1], "decisions": [9, 8],
        "seconds": [0.1, 0.1]}


@pytest.mark.parametrize("line", [
    "{}", '{"entrants": 3, "number": 0}', '{"entrants": ["page", "random"]}', "[" * 60_000,
    *(json.dumps({**GAME, **change}) for change in (
        {"entrants": ["page", ["random"]]}, {"entrants": ["page", {}]}, {"number": "one"}, {"number": -1},
        {"wins": [1.0]}, {"wins": [2.0, 0.0]}, {"wins": [float("nan"), 0.0]}, {"wins": 1.0}, {"scores": ["3", 1]},
        {"scores": [10 ** 30, 1]}, {"decisions": [None, 8]}, {"seconds": [float("inf"), 0.1]}))])
def test_a_damaged_line_is_named(line: str, file: Path) -> None:
    file.write_text(f"{begun()}{line}\n", encoding="utf-8")
    with pytest.raises(CannotKeep, match=r"^Line 3 of games\.jsonl is not a game of a ladder"):
        KeptGames(LADDER, file)


def test_a_pipe_is_no_file_of_games(file: Path) -> None:
    os.mkfifo(file)
    with pytest.raises(CannotKeep, match="has no games of a ladder"):
        KeptGames(LADDER, file)


def test_an_empty_file_is_filled(file: Path) -> None:
    file.touch()
    keep(file, LADDER, most=1)
    assert len(KeptGames(LADDER, file).results) == 1


def test_where_nothing_can_be_written_one_sentence_says_so(tmp_path: Path) -> None:
    with pytest.raises(CannotKeep, match=r"^Games cannot be kept in .*: Is a directory\.$"):
        KeptGames(LADDER, tmp_path)
    with pytest.raises(CannotKeep, match="No such file or directory"), \
            KeptGames(LADDER, tmp_path / "none" / "games").adding():
        pass
