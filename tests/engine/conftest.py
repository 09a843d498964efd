"""Records that tests of the engine share."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from engine.session import RecordWriter
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
