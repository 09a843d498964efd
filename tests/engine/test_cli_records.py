"""Records on the command line: replayed, verified, refused, and written while a game is played."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from engine.learn.exercises import exercise_from_json
from engine.learn.finding import AHEAD, WORLDS
from engine.learn.judging import judge
from engine.learn.review import Review, review_from_json
from engine.session import Record
from tests.helpers.commands import GAME, Run
from tests.helpers.finished import finished
from tests.helpers.model import MODEL


@pytest.fixture
def record(tmp_path: Path, run: Run) -> Path:
    """The record of a watched game."""
    path = tmp_path / "game.jsonl"
    run("play", GAME, "--watch", "--bots", "page", "--seed", 4, "--record", path)
    return path


def test_a_recorded_game_is_replayed_move_by_move(run: Run, record: Path) -> None:
    shown = run("replay", record)
    numbers = [int(number) for number in re.findall(r"^ +(\d+)  (?:Agnes|Bertram): ", shown, re.MULTILINE)]
    assert numbers == list(range(1, len(record.read_text().splitlines())))
    assert re.search(r"^Finished\. Scores: Agnes \d+, Bertram \d+\. The seed was 4\.$", shown, re.MULTILINE)


def test_what_several_choose_in_secret_is_told_of_each_of_them(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "draft.jsonl"
    run("play", "shadow-throne", "--watch", "--bots", "page", "--seed", 4, "--record", file)
    lines = run("replay", file).splitlines()
    assert lines[1] == "   1  Agnes: Chooses in secret."
    first = next(number for number, line in enumerate(lines) if "in wave I." in line)
    told = [line.strip().removeprefix("18  ") for line in lines[first:first + 3]]
    assert [line.split(":")[0] for line in told] == ["Agnes", "Bertram", "Cecily"]
    assert [" Plays " in line for line in told] == [True, True, True]


def test_a_recorded_game_is_verified(run: Run, record: Path) -> None:
    assert run("replay", record, "--verify").startswith("game.jsonl: ")


def test_a_record_that_an_editor_saved_with_a_byte_order_mark_is_replayed_like_any(run: Run, record: Path) -> None:
    shown = run("replay", record)
    record.write_text(record.read_text(encoding="utf-8"), encoding="utf-16", newline="\r\n")
    assert run("replay", record) == shown
    assert run("replay", record, "--verify").startswith("game.jsonl: ")


def test_an_unfinished_game_is_replayed_without_its_seed(run: Run, record: Path) -> None:
    record.write_text("".join(record.read_text().splitlines(keepends=True)[:9]))
    shown = run("replay", record)
    assert shown.splitlines()[-1].startswith("Not finished. Scores: Agnes ")
    assert "seed" not in shown


def test_what_only_one_player_saw_is_not_in_the_replay(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    watched = run("play", GAME, "--watch", "--bots", "squire", "--seed", 7, "--record", path)
    assert "The top card is " in watched
    assert "The top card is " not in run("replay", path)


def test_a_finished_game_is_reviewed_with_its_curve_and_its_mistakes(run: Run, tmp_path: Path) -> None:
    record, figures = tmp_path / "game.throne", tmp_path / "review.json"
    finished(MODEL.id, 2, seed=4, persons=(1,)).save(record)
    shown = run("review", record, "--json", figures)
    assert re.search(r"^P2: (100|50|0)% of the win, accuracy \d+$", shown, re.MULTILINE)
    assert "P1:" not in shown
    assert re.search(r"^  [▁▂▃▄▅▆▇█]{5,76}$", shown, re.MULTILINE)
    assert re.search(r"^  Decisions: \d+, poor: 0\.$", shown, re.MULTILINE)
    assert re.search(r"^ +\d+  -\d+\.\d  .* better: ", shown, re.MULTILINE)
    review = review_from_json(json.loads(figures.read_text()))
    assert [seat.seat for seat in review.seats] == [1]
    assert [seat.seat for seat in _reviewed(run, record, 1, figures).seats] == [0]


def _reviewed(run: Run, record: Path, seat: int, figures: Path) -> Review:
    run("review", record, "--seat", seat, "--json", figures)
    return review_from_json(json.loads(figures.read_text()))


def test_what_is_not_over_or_not_there_is_not_reviewed(run: Run, record: Path) -> None:
    assert run("review", record, "--seat", 3, status=2) == "engine: error: There is no seat 3: the seats are 1 to 2."
    record.write_text("".join(record.read_text().splitlines(keepends=True)[:9]))
    assert run("review", record, status=2).startswith("engine: error: This game is not over yet.")


def test_an_exercise_with_one_clear_answer_is_found_and_written(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "exercises.json"
    assert run("exercises", "throne", "--number", 1, "--seed", 1, "--out", file).startswith("1 exercise for Throne")
    (exercise,) = map(exercise_from_json, json.loads(file.read_text())["exercises"])
    judgement = judge(exercise.observation(), worlds=WORLDS)
    assert judgement.second is not None
    assert exercise.best == (judgement.best.move.notation,)
    assert judgement.best.chance - judgement.second.chance >= AHEAD
    assert run("exercises", GAME, "--number", 0, status=2).startswith("engine: error: Ask for at least one")


@pytest.mark.parametrize("verify", [(), ("--verify",)])
def test_a_changed_record_is_refused_naming_the_move(run: Run, record: Path, verify: tuple[str, ...]) -> None:
    lines = record.read_text().splitlines(keepends=True)
    lines[7] = re.sub(r'"print": "....', '"print": "0000', lines[7])
    record.write_text("".join(lines))
    assert run("replay", record, *verify, status=2) == \
        "engine: error: The record was changed: move 7 does not lead where the record says."


def test_a_file_that_is_missing_is_named(run: Run, tmp_path: Path) -> None:
    assert (run("replay", tmp_path / "nothing.jsonl", status=2)
            == "engine: error: There is no file called nothing.jsonl.")


def test_a_game_goes_on_and_says_so_while_its_record_cannot_be_written(
        run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games" / "game.throne"
    file.parent.mkdir()
    asked = iter(("rm", "2", "1", "mend", "1", "1", "q"))

    def typed(_prompt: str) -> str:
        line = next(asked)
        if line == "rm":
            file.unlink()
            file.parent.rmdir()
            file.parent.write_text("in the way")
        elif line == "mend":
            file.parent.unlink()
        return "" if line in ("rm", "mend") else line

    monkeypatch.setattr("builtins.input", typed)
    shown = run("play", GAME, "--seed", 3, "--seats", 2, "--bots", "page", "--record", file)
    assert shown.count("The game cannot be written to game.throne: Not a directory. The game goes") == 1
    assert shown.count("Saving works again: the whole game is in game.throne.") == 1
    Record.load(file).verify()
