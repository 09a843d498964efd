"""A file made to do harm is refused with a sentence, and nothing in it reaches a terminal unchanged."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest

from engine.core.errors import RecordError
from engine.core.fields import LONGEST_NAME
from engine.session import Record, RecordWriter, Seating, Session, resume
from engine.session.files import MEGABYTES, MOST_LINES
from tests.helpers.hostile import EVIL_NAME, MAKERS, MEGABYTE
from tests.helpers.sessions import BEHIND, change, lines_of, refusal, write_lines

TOP = Path(__file__).parents[2]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The record of a game that has just begun."""
    Session(BEHIND, 2, 3, players=[Seating("Ann"), Seating("Bot", "page")],
            writer=RecordWriter(tmp_path / "game.throne"))
    return tmp_path / "game.throne"


def say(file: Path) -> str:
    """Why a file cannot be read, or how much of it can."""
    try:
        return f"{len(Record.load(file, repair=True).entries)} lines"
    except RecordError as error:
        return str(error)


@pytest.mark.parametrize("kind", MAKERS)
def test_every_hostile_file_is_told_in_one_sentence(tmp_path: Path, kind: str) -> None:
    file = tmp_path / "game.throne"
    for size in (MEGABYTES * MEGABYTE - 70_000, 15 * MEGABYTE):
        file.write_bytes(MAKERS[kind](size))
        sentence = say(file)
        assert sentence == "0 lines" or sentence.endswith((".", "…"))
        assert sentence.isprintable()
        assert len(sentence) < 200
        try:
            Record.peek(file)
        except RecordError as error:
            assert str(error).isprintable()


def test_the_largest_hostile_file_takes_no_more_memory_than_it_may(tmp_path: Path) -> None:
    file = tmp_path / "game.throne"
    file.write_bytes(MAKERS["deep header"](MEGABYTES * MEGABYTE - 70_000))
    room = 200 * MEGABYTE

    def narrow() -> None:
        resource.setrlimit(resource.RLIMIT_DATA, (room, room))

    done = subprocess.run([sys.executable, "-m", "engine", "replay", str(file)], cwd=TOP, preexec_fn=narrow,
                          capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (
        2, "engine: error: The record game.throne is damaged in its first line and cannot be opened.\n")


def test_no_game_has_more_lines_than_the_most(file: Path) -> None:
    header = file.read_bytes()
    file.write_bytes(header + b'{"tried": 0}\n' * (MOST_LINES - 1))
    assert len(Record.load(file).entries) == MOST_LINES - 1
    file.write_bytes(header + b'{"tried": 0}\n' * MOST_LINES)
    assert "game.throne has too many lines to be a game" in refusal(RecordError, lambda: Record.load(file))


def test_a_line_is_no_longer_than_the_longest(file: Path) -> None:
    header = file.read_bytes()
    for length, whole in ((1 << 16, True), ((1 << 16) + 1, False)):
        file.write_bytes(header + b'{"tried": 0}'.ljust(length - 1) + b"\n")
        assert len(Record.load(file, repair=True).entries) == whole
        first = header.rstrip(b"\n").ljust(length - 1) + b"\n"
        file.write_bytes(first)
        assert ("first line" in say(file)) is not whole


def test_names_out_of_files_are_short_and_plain(file: Path) -> None:
    change(file, 0, players=[{"name": EVIL_NAME, "level": None}, {"name": "x" * 61, "level": "page"}])
    for players in (Record.load(file).players, Record.peek(file).players):
        assert players[0].name == ("]0;owned[2JEve  root31m" + "e" * 300)[:LONGEST_NAME]
        assert players[1].name == "x" * 60
        assert all(player.name.isprintable() for player in players)


def test_a_name_that_was_cut_keeps_nobody_from_playing_on(file: Path) -> None:
    change(file, 0, players=[{"name": "x" * 61, "level": None}, {"name": "Bot", "level": "page"}])
    session = resume(Record.load(file), RecordWriter(file))
    session.submit(session.state.actor or 0, session.state.legal_moves()[0])
    assert session.writer is not None
    assert session.writer.trouble is None
    assert Record.load(file) == session.record()


@pytest.mark.parametrize("level", ["", "Page", "\x1b[2J", "x" * 41, "page\n"])
def test_a_level_is_a_word_of_the_program(file: Path, level: str) -> None:
    change(file, 0, players=[{"name": "", "level": level}, {"name": "", "level": None}])
    assert "“level”" in refusal(RecordError, lambda: Record.load(file))


@pytest.mark.parametrize("score", [10 ** 7, -10 ** 7, 10 ** 4_000])
def test_no_score_is_endless(file: Path, score: int) -> None:
    write_lines(file, [*lines_of(file), {"seat": 0, "move": "reveal", "print": "", "result":
                                         {"winners": [0], "scores": [score, 0]}}])
    assert "damaged at line 2" in refusal(RecordError, lambda: Record.load(file))


def test_a_terminal_gets_no_command_out_of_a_record(tmp_path: Path) -> None:
    file = tmp_path / "\x1b]0;evil\x07.throne"
    header = json.loads(MAKERS["short lines"](0).splitlines()[0])
    header["players"] = [{"name": EVIL_NAME, "level": None}] * 2
    file.write_text(json.dumps(header) + "\n", encoding="utf-8")
    for arguments in (("replay", str(file)), ("replay", str(file), "--verify"), ("replay", str(file) + "x")):
        done = subprocess.run([sys.executable, "-m", "engine", *arguments], cwd=TOP, capture_output=True, check=False,
                              env={**os.environ, "PYTHONIOENCODING": "utf-8"}, timeout=60)
        printed = (done.stdout + done.stderr).decode()
        assert printed.replace("\n", "").isprintable(), printed
