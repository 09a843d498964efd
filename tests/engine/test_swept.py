"""What killed programs leave half written is swept; nothing else is, and nobody who writes is disturbed."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from engine.core import disk
from engine.session import RecordWriter
from tests.helpers.sessions import new_game

ROOT = Path(__file__).parents[2]
KILLED = """
import os, sys
from pathlib import Path
from engine.core import disk
disk.sync = lambda number: os._exit(9)
disk.replace(Path(sys.argv[1]), b"half")
"""
MINUTE, DAY = 60.0, 86_400.0


def left_by(file: Path) -> Path:
    """What a program leaves that is ended while it writes the file."""
    done = subprocess.run([sys.executable, "-c", KILLED, str(file)], cwd=ROOT, check=False)
    assert done.returncode == 9
    (part,) = file.parent.glob("*.part")
    return part


def rested(part: Path, seconds: float) -> Path:
    """The same file, which nobody has written to for so long."""
    then = time.time() - seconds
    os.utime(part, (then, then))
    return part


def test_what_a_killed_program_left_is_gone_once_it_has_rested(tmp_path: Path) -> None:
    part = left_by(tmp_path / "tally.json")
    disk.sweep(tmp_path)
    assert part.exists(), "whoever writes on another machine may need it"
    rested(part, 2 * MINUTE)
    disk.sweep(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_program_that_runs_keeps_its_file_unless_nobody_can_be_writing_it(tmp_path: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as other:
        part = tmp_path / f"tally.json.{other.pid}.part"
        part.write_bytes(b"half")
        disk.sweep(tmp_path)
        disk.sweep(rested(part, 20 * MINUTE).parent)
        assert part.exists()
        disk.sweep(rested(part, DAY + MINUTE).parent)
        assert not part.exists()
        other.communicate(b"\n")


@pytest.mark.parametrize("name", ["tally.json", "download.part", "letter.txt.part", ".part", "game.throne.12a.part"])
def test_files_of_others_stay(tmp_path: Path, name: str) -> None:
    rested_file = tmp_path / name
    rested_file.write_bytes(b"mine")
    disk.sweep(rested(rested_file, 9 * DAY).parent)
    assert rested_file.exists()


def test_in_a_folder_that_is_not_ours_only_what_was_left_of_the_same_file_goes(tmp_path: Path) -> None:
    part = rested(left_by(tmp_path / "game.throne"), DAY)
    download = tmp_path / "download.2024.part"
    download.write_bytes(b"half")
    rested(download, 9 * DAY)
    new_game(seed=1, writer=RecordWriter(tmp_path / "game.throne"))
    assert not part.exists()
    assert download.exists()


def test_a_file_that_is_a_link_is_replaced_where_it_lies_and_swept_there(tmp_path: Path) -> None:
    there, here = tmp_path / "there", tmp_path / "here"
    for folder in (there, here):
        folder.mkdir()
    (here / "tally.json").symlink_to(there / "tally.json")
    rested(left_by(there / "tally.json"), DAY)
    disk.replace(here / "tally.json", b"whole")
    assert [file.name for file in there.iterdir()] == ["tally.json"]
    assert (here / "tally.json").is_symlink()
    assert (there / "tally.json").read_bytes() == b"whole"


def test_a_folder_that_is_not_there_is_no_trouble(tmp_path: Path) -> None:
    disk.sweep(tmp_path / "nowhere")
