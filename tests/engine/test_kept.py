"""What is kept survives damage, other versions, other programs and a full disk."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from engine.core import disk, kept
from engine.core.fields import BadField, field
from engine.core.text import N_

TOP = Path(__file__).parents[2]


def _read(data: Mapping[str, Any]) -> tuple[set[str], bool]:
    names = field(data, "names", list)
    sound = {name for name in names if isinstance(name, str)}
    if names and not sound:
        raise BadField("names")
    return sound, len(sound) == len(names)


NAMES = kept.FileKind[set[str]](
    2, set, _read, lambda names: {"names": sorted(names)}, N_("test", "Damaged: {file}."),
    N_("test", "Partly: {file}."), N_("test", "Unreadable: {file} ({reason})."), 1_000)
"""A file of names."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where names are kept; nothing was said so far."""
    kept.remarks()
    return tmp_path / "names.json"


def add(file: Path, *names: str) -> set[str]:
    return kept.change(file, NAMES, lambda there: there | set(names))


def said() -> list[str]:
    return [str(text) for text in kept.remarks()]


# -- read and changed --------------------------------------------------------------------------------------------------

def test_without_a_file_there_is_nothing_and_nothing_is_written(file: Path) -> None:
    assert kept.read(file, NAMES) == set()
    assert add(file) == set()
    assert said() == []


def test_what_is_kept_is_read_again_with_the_number_of_its_format(file: Path) -> None:
    assert add(file, "Ann") == {"Ann"}
    assert add(file, "Ben") == {"Ann", "Ben"} == kept.read(file, NAMES)
    assert json.loads(file.read_bytes()) == {"format": 2, "names": ["Ann", "Ben"]}


def test_what_stays_the_same_is_not_written(file: Path) -> None:
    add(file, "Ann")
    os.utime(file, ns=(1, 1))
    add(file, "Ann")
    assert file.stat().st_mtime_ns == 1


@pytest.mark.parametrize("content", ['{"names": ["Ann"]}', '{"format": 1, "names": ["Ann"]}'])
def test_former_formats_are_read_also_one_without_a_number(content: str, file: Path) -> None:
    file.write_text(content, encoding="utf-8")
    assert add(file, "Ben") == {"Ann", "Ben"}
    assert said() == []


# -- damaged -----------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("content", [
    b"", b"{", b"[]", b'{"names": 3}', b'{"names": [3]}', b"[" * 100_000, b'{"format": 2}', b" " * 2_000, b"\xff\xfe",
    b'{"names": ["\\ud800"]}'])
@pytest.mark.parametrize("looks", [True, False])
def test_a_damaged_file_is_set_aside_and_said_once(looks: bool, content: bytes, file: Path) -> None:
    file.write_bytes(content)
    if looks:
        assert kept.read(file, NAMES) == set()
        assert not file.exists()
    assert add(file, "Ben") == {"Ben"} == kept.read(file, NAMES)
    aside = file.with_name("names.json.damaged")
    assert aside.read_bytes() == content
    assert said() == [f"Damaged: {aside}."]


@pytest.mark.parametrize("content", [
    b'{"names": ["Ann", 3]}', b'{"names": ["Ann"], "format": "x"}', b'{"names": ["Ann"], "format": 0}',
    b'{"names": ["Ann"], "more": 1e999}'])
def test_what_could_be_read_of_a_damaged_file_goes_on(content: bytes, file: Path) -> None:
    file.write_bytes(content)
    assert kept.read(file, NAMES) == {"Ann"}
    assert kept.read(file, NAMES) == {"Ann"}
    assert add(file, "Ben") == {"Ann", "Ben"}
    aside = file.with_name("names.json.damaged")
    assert aside.read_bytes() == content
    assert said() == [f"Partly: {aside}."]


def test_every_damaged_file_is_kept(file: Path) -> None:
    for content in (b"first", b"second"):
        file.write_bytes(content)
        kept.read(file, NAMES)
    assert file.with_name("names.json.damaged").read_bytes() == b"first"
    assert file.with_name("names.json.2.damaged").read_bytes() == b"second"


def test_a_pipe_and_a_link_to_one_are_set_aside_unread(file: Path) -> None:
    os.mkfifo(file)
    assert kept.read(file, NAMES) == set()
    pipe = file.with_name("names.json.damaged")
    file.symlink_to(pipe)
    assert add(file, "Ann") == {"Ann"}
    assert pipe.is_fifo()
    assert len(said()) == 2


def test_what_is_no_file_is_never_replaced_not_even_through_a_link(file: Path) -> None:
    pipe = file.with_name("pipe")
    os.mkfifo(pipe)
    for place in (pipe, file):
        if place == file:
            file.symlink_to(pipe)
        with pytest.raises(OSError, match="Invalid argument"):
            disk.replace(place, b"content")
        assert pipe.is_fifo()
    disk.put(file, b"content")      # what can be made anew takes the place of the link itself
    assert pipe.is_fifo()
    assert (file.is_symlink(), file.read_bytes()) == (False, b"content")


# -- left alone --------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("content", ['{"format": 3, "names": ["Ann"]}', '{"format": 99}'])
def test_a_newer_file_is_read_as_far_as_possible_and_left_alone(content: str, file: Path) -> None:
    file.write_text(content, encoding="utf-8")
    known = kept.read(file, NAMES)
    assert known == ({"Ann"} if "Ann" in content else set())
    assert add(file, "Ben") == known | {"Ben"}
    assert file.read_text(encoding="utf-8") == content
    assert [each.name for each in file.parent.iterdir()] == [file.name]
    assert said() == [f"{file} comes from a newer version of this program, so it stays as it is and nothing is saved "
                      "there."]


def test_what_cannot_be_read_is_said_and_never_replaced(file: Path) -> None:
    (file / "in it").mkdir(parents=True)
    assert kept.read(file, NAMES) == set()
    assert said() == [f"Unreadable: {file} (Is a directory)."]
    with pytest.raises(IsADirectoryError):
        add(file, "Ann")
    assert (file / "in it").is_dir()


def test_what_could_not_be_read_again_is_not_written(file: Path) -> None:
    add(file, "Ann")
    for name in ("x" * 2_000, "\ud800"):
        with pytest.raises(OSError, match="too large"):
            add(file, name)
    assert kept.read(file, NAMES) == {"Ann"}


def test_where_there_is_no_folder_nothing_is_kept(file: Path) -> None:
    with pytest.raises(FileNotFoundError):
        add(file.parent / "none" / "names.json", "Ann")


# -- two programs ------------------------------------------------------------------------------------------------------

ADDS = """
import sys
from pathlib import Path
from tests.engine.test_kept import add
file, name = Path(sys.argv[1]), sys.argv[2]
print("ready", flush=True)
sys.stdin.readline()
for number in range(40):
    add(file, f"{name}{number}")
"""


def test_two_programs_that_write_at_once_lose_nothing(file: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(TOP)}
    programs = [subprocess.Popen([sys.executable, "-c", ADDS, str(file), name], env=environment, text=True,
                                 stdin=subprocess.PIPE, stdout=subprocess.PIPE) for name in "AB"]
    for program in programs:
        assert program.stdout is not None
        assert program.stdout.readline() == "ready\n"
    for program in programs:
        assert program.stdin is not None
        program.stdin.write("go\n")
        program.stdin.flush()
    assert [program.wait() for program in programs] == [0, 0]
    assert kept.read(file, NAMES) == {f"{name}{number}" for name in "AB" for number in range(40)}
    for program in programs:
        program.communicate()


HOLDS = """
import sys
from pathlib import Path
from engine.core.lock import alone
with alone(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.readline()
"""


def test_a_program_that_does_not_let_go_is_not_waited_for_for_ever(file: Path) -> None:
    add(file, "Ann")
    with subprocess.Popen([sys.executable, "-c", HOLDS, str(file.parent)], text=True, stdin=subprocess.PIPE,
                          stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": str(TOP)}) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        with pytest.raises(OSError, match="busy"):
            add(file, "Ben")
        assert kept.read(file, NAMES) == {"Ann"}
        other.kill()
    assert add(file, "Ben") == {"Ann", "Ben"}       # the system lets go for whoever is killed
