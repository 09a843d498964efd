"""The program is killed while it looks back over games: no review, exercise or answer that it has kept is lost."""

from __future__ import annotations

import random
import subprocess
import sys
from datetime import date, timedelta
from pathlib import Path

import pytest

from engine.learn.review import load_review, reviewing
from engine.learn.review.review_file import beside, save_review
from engine.session import Record
from tests.helpers.amount import few_or_many
from tests.helpers.finished import finished
from tests.helpers.looking_back import ROOT, kill_often
from throne_desktop.services.lessons.exercises import Exercises
from throne_desktop.services.records.library import Library

DIES_WRITING = """
import os, sys
from datetime import date
from pathlib import Path
from engine.core import disk
from engine.learn.review import reviewing
from engine.learn.review.review_file import save_review
from engine.session import Record
from throne_desktop.services.lessons.exercises import Exercises
from throne_desktop.services.records.library import Library

def die(*_):
    os._exit(9)

what, moment, folder = sys.argv[1], sys.argv[2], Path(sys.argv[3])
exercises = Exercises(Library(folder), folder / "exercises.json")
item = exercises.all()[0]
(review,) = [step.review for step in reviewing(Record.load(folder / "game.throne"), (1,)) if step.review]
if moment == "written":
    disk.sync = die
else:
    Path.replace = die
if what == "answer":
    exercises.answer(item, True, date(2000, 1, 2))
else:
    save_review(review, folder / "game.throne")
"""
"""Ends like a killed program once all of a file is written beside the old one, or just before it takes its place."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A game that was reviewed for one of its players, and an exercise that was answered."""
    file = tmp_path / "game.throne"
    finished("imposter-kings", 2, seed=1, length="round", persons=(0, 1)).save(file)
    for step in reviewing(Record.load(file), (0,)):
        if step.review is not None:
            save_review(step.review, file)
    exercises = Exercises(Library(tmp_path), tmp_path / "exercises.json")
    exercises.answer(exercises.all()[0], True, date(2000, 1, 1))
    return tmp_path


@pytest.mark.parametrize("moment", ["written", "replaced"])
@pytest.mark.parametrize("what", ["answer", "review"])
def test_who_is_killed_while_writing_leaves_what_was_there_before(folder: Path, what: str, moment: str) -> None:
    done = subprocess.run([sys.executable, "-c", DIES_WRITING, what, moment, str(folder)], cwd=ROOT, check=False)
    assert done.returncode == 9
    exercises = Exercises(Library(folder), folder / "exercises.json")
    item = exercises.all()[0]
    assert item.practice is not None
    assert item.practice.last == date(2000, 1, 1)
    review = load_review(folder / "game.throne")
    assert review is not None
    assert review.of(0) is not None
    exercises.answer(item, True, item.practice.last + timedelta(3))
    assert beside(folder / "game.throne").is_file()
    assert list(folder.glob("*.damaged*")) == []


@few_or_many("kills", 1, 25)
def test_a_program_killed_at_any_moment_has_kept_what_it_said(tmp_path: Path, kills: int) -> None:
    assert kill_often(kills, tmp_path, seed=random.Random(kills).randrange(99)) == []
