"""A record grows with its game: on the disk before anybody hears of it, whatever becomes of its file meanwhile."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.core import disk
from engine.core.errors import RecordError
from engine.session import Record, RecordWriter, Seating, Session, resume
from tests.helpers.sessions import new_game, play_at_random, refusal

TOP = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def waits_for_no_disk() -> None:
    """Here the disk is waited for."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games" / "game.throne"


@pytest.fixture
def session(file: Path) -> Session:
    """A game of two persons after eight moves, written to a file in a folder of its own."""
    file.parent.mkdir()
    begun = new_game(seed=3, writer=RecordWriter(file))
    play_at_random(begun, random.Random(1), 8)
    return begun


def writer_of(session: Session) -> RecordWriter:
    assert session.writer is not None
    return session.writer


def go_on(session: Session, moves: int = 1) -> None:
    play_at_random(session, random.Random(len(session.moves)), moves)


def told(session: Session) -> list[str]:
    """What has become of the file, as sentences; and nothing is left to be told."""
    remarks = [str(text) for text in writer_of(session).remarks]
    writer_of(session).remarks.clear()
    return remarks


def is_kept(session: Session, file: Path) -> bool:
    return writer_of(session).trouble is None and Record.load(file) == session.record()


# -- a file that vanishes ----------------------------------------------------------------------------------------------

def _delete(file: Path) -> None:
    file.unlink()


def _delete_folder(file: Path) -> None:
    file.unlink()
    file.parent.rmdir()


def _move(file: Path) -> None:
    file.rename(file.with_name("elsewhere.throne"))


@pytest.mark.parametrize("vanish", [_delete, _delete_folder, _move])
def test_a_file_that_is_gone_is_written_anew_with_all_that_happened(
        session: Session, file: Path, vanish: Callable[[Path], None]) -> None:
    vanish(file)
    go_on(session)
    assert is_kept(session, file)
    assert told(session) == ["The file game.throne was missing, so the whole game was written to it again."]
    go_on(session, 3)
    assert is_kept(session, file)
    assert told(session) == []


@pytest.mark.parametrize("length", [0, 40, -1, -30, -300])
def test_a_file_that_was_cut_short_is_made_whole(session: Session, file: Path, length: int) -> None:
    file.write_bytes(file.read_bytes()[:length])
    go_on(session)
    assert is_kept(session, file)


# -- a file that cannot be written -------------------------------------------------------------------------------------

def test_a_game_goes_on_while_its_file_cannot_be_written_and_is_kept_as_soon_as_it_can(
        session: Session, file: Path) -> None:
    file.unlink()
    file.parent.rmdir()
    file.parent.write_text("a file where the folder was")
    go_on(session, 4)
    assert len(session.moves) == 12
    assert str(writer_of(session).trouble) == "The game cannot be written to game.throne: Not a directory."
    file.parent.unlink()
    writer_of(session).catch_up()
    assert is_kept(session, file)
    assert told(session)[-1] == "Saving works again: the whole game is in game.throne."


def test_everything_that_happened_while_nothing_could_be_written_is_kept(session: Session, file: Path) -> None:
    whole = file.parent.rename(file.parent.with_name("away"))
    file.parent.write_text("in the way")
    session.try_out(2)
    session.take_over(0, Seating("Zoë"))
    file.parent.unlink()
    whole.rename(file.parent)
    go_on(session)
    assert is_kept(session, file)


def test_a_disk_that_is_full_loses_nothing_once_there_is_room(
        session: Session, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = file.read_bytes()

    def full(number: int) -> None:
        raise OSError(28, os.strerror(28))

    with monkeypatch.context() as patched:
        patched.setattr(disk, "sync", full)
        go_on(session, 2)
    assert str(writer_of(session).trouble) == "The game cannot be written to game.throne: No space left on device."
    assert file.read_bytes().startswith(before)
    go_on(session)
    assert is_kept(session, file)


# -- a file that someone else changes ----------------------------------------------------------------------------------

def test_a_tail_that_was_replaced_is_noticed_though_the_file_is_as_long_as_before(session: Session, file: Path) -> None:
    changed = file.read_bytes()[:-20] + b"x" * 19 + b"\n"
    file.write_bytes(changed)
    go_on(session)
    other = file.with_name("game_2.throne")
    assert told(session) == ["Another program changed game.throne, so this game is now saved in game_2.throne."]
    assert file.read_bytes() == changed
    assert is_kept(session, other)
    go_on(session, 2)
    assert is_kept(session, other)


def test_what_has_taken_the_place_of_the_file_is_left_alone(session: Session, file: Path) -> None:
    file.unlink()
    file.mkdir()
    file.with_name("game_2.throne").write_text("taken, too")
    go_on(session)
    assert is_kept(session, file.with_name("game_3.throne"))
    assert file.is_dir()


# -- two programs ------------------------------------------------------------------------------------------------------

_OTHER = """
import sys
from engine.session import Record, RecordWriter, resume
record = Record.load(sys.argv[1])
print(len(record.moves))
resume(record, RecordWriter(sys.argv[1]))
"""

_HOLDER = """
import sys
from engine.session import Record, RecordWriter, resume
session = resume(Record.load(sys.argv[1]), RecordWriter(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


def another(program: str, file: Path) -> subprocess.Popen[str]:
    """Another program with that file."""
    return subprocess.Popen([sys.executable, "-c", program, str(file)], cwd=TOP, stdin=subprocess.PIPE,
                            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_a_second_program_may_look_but_not_play(session: Session, file: Path) -> None:
    content = file.read_bytes()
    with another(_OTHER, file) as other:
        printed, error = other.communicate()
    assert printed == "8\n"
    assert error.splitlines()[-1].endswith(
        "The game in game.throne is open in another window: here you can watch it, but not play it.")
    assert file.read_bytes() == content
    writer_of(session).close()
    with another(_OTHER, file) as other:
        assert other.communicate() == ("8\n", "")


def test_a_program_that_is_killed_holds_nothing(session: Session, file: Path) -> None:
    writer_of(session).close()
    with another(_HOLDER, file) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        assert "another window" in refusal(RecordError, lambda: resume(Record.load(file), RecordWriter(file)))
        other.kill()
    resume(Record.load(file), RecordWriter(file))


def test_a_file_that_another_program_took_over_is_left_to_it(session: Session, file: Path) -> None:
    content = file.read_bytes()
    file.unlink()
    file.write_bytes(content)
    with another(_HOLDER, file) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        go_on(session)
        other.kill()
    assert file.read_bytes() == content
    assert is_kept(session, file.with_name("game_2.throne"))


def test_two_games_never_begin_in_one_file(file: Path) -> None:
    file.parent.mkdir()
    one, other = new_game(seed=1), new_game(seed=2)

    class Slow(RecordWriter):
        """When it has seen that there is no such file, the other game makes one."""

        def claim(self) -> None:
            super().claim()
            one.write_to(RecordWriter(file))

    assert "a file of its own" in refusal(RecordError, lambda: other.write_to(Slow(file)))
    assert Record.load(file) == one.record()
    assert other.writer is None


# -- the power fails ---------------------------------------------------------------------------------------------------

def test_every_line_is_on_the_disk_before_anybody_hears_of_it(
        session: Session, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[int] = []
    heard: list[tuple[int, int]] = []
    really = disk.sync

    def sync(number: int) -> None:
        really(number)
        synced.append(os.fstat(number).st_size)

    monkeypatch.setattr(disk, "sync", sync)
    session.listen(0, lambda _: heard.append((synced[-1], file.stat().st_size)))
    go_on(session, 3)
    assert len(synced) == len(heard) == 3
    assert all(on_disk == length for on_disk, length in heard)


def test_a_new_file_is_known_to_its_folder_when_the_game_begins(
        file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(disk, "sync", lambda number: done.append("content"))
    monkeypatch.setattr(disk, "sync_folder", lambda folder: done.append(f"folder with {os.listdir(folder)}"))
    file.parent.mkdir()
    begun = new_game(writer=RecordWriter(file))
    assert done == ["content", "folder with ['game.throne']"]
    done.clear()
    begun.record().save(file)
    assert done == ["content", "folder with ['game.throne']"]
