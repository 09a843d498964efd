"""What is left of a record when the program is killed or the disk is full."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from engine.session import Record

TOP = Path(__file__).parents[2]

PLAYER = """
import random, sys
from tests.helpers.sessions import new_game, play_at_random, BEHIND
from engine.session import RecordWriter
{room}
session = new_game(BEHIND, 4, 1, writer=RecordWriter(sys.argv[1]))
while not session.finished:
    play_at_random(session, random.Random(len(session.moves)), 1)
    print(session.state.fingerprint(), flush=True)
print(session.writer.trouble)
"""


def player(file: Path, room: int | None = None) -> subprocess.Popen[str]:
    """Another process that plays a game and prints the fingerprint after every move that was made.

    `room`: its files may have no more bytes than that.
    """
    limit = "" if room is None else f"import resource; resource.setrlimit(resource.RLIMIT_FSIZE, ({room}, {room}))"
    return subprocess.Popen([sys.executable, "-c", PLAYER.format(room=limit), str(file)], cwd=TOP,
                            env={**os.environ, "PYTHONPATH": str(TOP)}, stdout=subprocess.PIPE,
                            stderr=subprocess.PIPE, text=True)


def test_a_killed_program_loses_no_move_that_was_made(file: Path) -> None:
    with player(file) as process:
        assert process.stdout is not None
        made = [process.stdout.readline().strip() for _ in range(20)]
        process.kill()
        made += process.stdout.read().split()
    record = Record.load(file)
    assert [played.print for played in record.played][:len(made)] == made
    assert len(made) >= 20
    record.verify()


def test_on_a_full_disk_the_game_goes_on_and_what_fitted_is_whole(file: Path) -> None:
    with player(file, room=1500) as process:
        printed, error = process.communicate()
    assert error == ""
    *prints, trouble = printed.splitlines()
    assert trouble == "The game cannot be written to game.jsonl: No space left on device."
    kept = Record.load(file)
    assert 5 < len(kept.played) < len(prints)
    assert [played.print for played in kept.played] == prints[:len(kept.played)]
    kept.verify()


def test_on_a_full_disk_a_game_does_not_begin_and_leaves_no_half_record(file: Path) -> None:
    with player(file, room=100) as process:
        printed, error = process.communicate()
    assert "cannot be written to game.jsonl" in error.splitlines()[-1]
    assert printed == ""
    assert list(file.parent.iterdir()) == []
