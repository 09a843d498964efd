"""A process of ours starts and ends in silence, whatever happens to the program that started it."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from throne_desktop.services.bots.child import Child, running

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0
"""Seconds that a test waits for what must happen."""

STARTED = """
import os, signal, subprocess, sys
from functools import partial
from throne_desktop.services.bots.bot_process import serve
from throne_desktop.services.bots.child import Child

class Interrupted(subprocess.Popen):
    def __init__(self, *arguments, **more):
        super().__init__(*arguments, **more)
        if sys.argv[1] == "killed":
            os.kill(os.getpid(), signal.SIGKILL)
        self.send_signal(signal.SIGINT)     # as a terminal does to all that was started in it

subprocess.Popen = Interrupted
bot = Child(partial(serve, reply=bytes.upper), "bot")
bot.connection.send_bytes(b"well?")
print(bot.connection.recv_bytes().decode())
"""
"""Starts a child; before that has begun, either this program is killed, or the child hears Ctrl-C."""


def echo(connection: Connection) -> None:
    """Sends everything back."""
    while True:
        connection.send_bytes(connection.recv_bytes())


def said_by(program: str, *arguments: str) -> str:
    """What a program and all that it has started have said, once all of them have ended."""
    done = subprocess.run([sys.executable, "-c", program, *arguments], cwd=ROOT, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True, timeout=PATIENCE, check=False)
    return done.stdout


@pytest.fixture
def child() -> Child:
    """A process that sends everything back."""
    return Child(echo, "echo")


def test_a_child_answers_and_ends_when_it_is_told_to(child: Child) -> None:
    assert child in running()
    child.connection.send_bytes(b"well?")
    assert child.connection.recv_bytes() == b"well?"
    child.kill()
    child.close()
    assert child not in running()
    with pytest.raises(EOFError):
        child.connection.recv_bytes()


def test_a_program_killed_before_its_child_has_begun_leaves_no_word() -> None:
    assert said_by(STARTED, "killed") == ""


def test_ctrl_c_before_a_child_has_begun_does_not_disturb_it() -> None:
    assert said_by(STARTED, "interrupted") == "WELL?\n"


def test_ctrl_c_is_heard_again_once_a_child_is_started(child: Child) -> None:
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())
    child.kill()
    child.close()


def test_a_child_whose_parent_is_gone_reads_nothing_and_ends() -> None:
    ours, theirs = socket.socketpair()
    with theirs:
        code = f"from throne_desktop.services.bots.child import main; main({theirs.fileno()})"
        process = subprocess.Popen([sys.executable, "-c", code], cwd=ROOT, stdin=subprocess.PIPE, text=True,
                                   stdout=subprocess.PIPE, stderr=subprocess.STDOUT, pass_fds=(theirs.fileno(),))
    ours.close()
    output, _ = process.communicate(timeout=PATIENCE)
    assert (process.returncode, output) == (0, "")
