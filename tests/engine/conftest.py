"""Records and command lines that tests of the engine share."""

from __future__ import annotations

import io
import random
import sys
from pathlib import Path

import pytest

from engine.cli.main import main
from engine.session import RecordWriter
from tests.helpers.commands import Run
from tests.helpers.sessions import new_game, play_at_random


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where a record can be written."""
    return tmp_path / "game.jsonl"


@pytest.fixture
def short(file: Path) -> Path:
    """The record of a game of two persons under way: eight moves."""
    play_at_random(new_game(seed=3, writer=RecordWriter(file)), random.Random(1), 8)
    return file


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command line with what is typed, one line each; returns what it printed. The person is called Ann."""
    monkeypatch.setenv("LOGNAME", "ann")

    def run_it(*argv: object, typed: str = "", status: int = 0) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        assert main([str(each) for each in argv]) == status
        printed = capsys.readouterr()
        if status:
            assert printed.err.count("\n") == 1, printed.err
            return printed.err.removesuffix("\n")
        assert printed.err == ""
        return printed.out

    return run_it
