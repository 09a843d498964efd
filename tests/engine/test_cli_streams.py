"""How the engine's command line ends when nobody reads it, when nothing can be written, and with Ctrl+C."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

from tests.helpers.commands import ENGINE, GAME, TOP
from tests.helpers.interrupting import hearing_ctrl_c

Start = Callable[..., subprocess.Popen[str]]


@pytest.mark.parametrize("argv", [("games",), ("--help",), ("play", "--help"), ("play", GAME, "--watch"),
                                  ("match", GAME, "--bots", "page", "--games", "1")], ids=str)
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_an_output_that_cannot_be_written_is_one_line_and_status_2(argv: tuple[str, ...], unbuffered: str) -> None:
    with Path("/dev/full").open("w") as full:
        ended = subprocess.run([*ENGINE, *argv], cwd=TOP, stdout=full, stderr=subprocess.PIPE, text=True, check=False,
                               env={**os.environ, "PYTHONUNBUFFERED": unbuffered}, timeout=60)
    assert (ended.returncode, ended.stderr) == (
        2, "engine: error: the output cannot be written: No space left on device\n")


@pytest.mark.parametrize("stream", ["<&-", ">&-", "2>&-"])
def test_a_stream_that_was_never_there_is_no_error(stream: str) -> None:
    ended = subprocess.run(["sh", "-c", f'exec "$0" -m engine play {GAME} --seed 1 {stream}', sys.executable], cwd=TOP,
                           capture_output=True, stdin=subprocess.DEVNULL, text=True, check=False, timeout=60)
    assert (ended.returncode, ended.stderr) == (0, "")


def test_when_nobody_reads_on_the_program_ends_quietly() -> None:
    nobody, out = os.pipe()
    os.close(nobody)
    try:
        ended = subprocess.run([*ENGINE, "play", GAME, "--watch", "--bots", "page"], cwd=TOP, stdout=out,
                               stderr=subprocess.PIPE, text=True, check=False, timeout=60)
    finally:
        os.close(out)
    assert (ended.returncode, ended.stderr) == (0, "")


@pytest.fixture
def in_its_own_group() -> Iterator[Start]:
    """Starts a program in a process group of its own; nothing of it is left when the test ends, however it ends."""
    with ExitStack() as ending:
        def start(*argv: str) -> subprocess.Popen[str]:
            with hearing_ctrl_c():
                program = subprocess.Popen(argv, cwd=TOP, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                           stderr=subprocess.PIPE, text=True, start_new_session=True)
            ending.enter_context(program)
            ending.callback(_kill_group, program.pid)
            return program

        yield start


def _kill_group(leader: int) -> None:
    with suppress(ProcessLookupError):
        os.killpg(leader, signal.SIGKILL)


@pytest.mark.parametrize("argv", [
    ("play", GAME),
    ("match", GAME, "--bots", "page", "--games", "2000"),
    ("match", GAME, "--bots", "page", "--games", "2000", "--jobs", "2"),
])
def test_ctrl_c_ends_the_program_quietly(argv: tuple[str, ...], in_its_own_group: Start) -> None:
    program = in_its_own_group(*ENGINE, *argv)
    assert program.stdout is not None
    assert program.stdout.readline().startswith("Behind the Throne")
    os.killpg(program.pid, signal.SIGINT)
    _, complaint = program.communicate(timeout=60)
    assert (program.returncode, complaint) == (130, "\n")


def test_ctrl_c_ends_a_program_quietly_that_is_still_loading(in_its_own_group: Start) -> None:
    program = in_its_own_group(sys.executable, "-m", "tests.helpers.interrupted", "play", GAME)
    assert program.communicate(timeout=60)[1] == "\n"
    assert program.returncode == 130


@pytest.fixture
def deaf_to_ctrl_c() -> Iterator[None]:
    """The tests ignore Ctrl+C, as what a script starts in the background does."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("deaf_to_ctrl_c")
def test_a_program_hears_ctrl_c_where_the_tests_ignore_it(in_its_own_group: Start) -> None:
    program = in_its_own_group(sys.executable, "-c", "import signal; print(signal.getsignal(signal.SIGINT).__name__)")
    assert program.communicate(timeout=60) == ("default_int_handler\n", "")
    assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
