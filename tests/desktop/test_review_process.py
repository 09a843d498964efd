"""A process reviews a game for the window: it tells how far it is, keeps what it finds, and may be killed."""

from __future__ import annotations

import json
import time
from itertools import count
from pathlib import Path

import pytest

from engine.core.errors import BadNotation
from engine.learn.review import load_review
from tests.helpers.finished import finished
from tests.helpers.reviewed import short_game
from throne_desktop.services.bots.child import Child
from throne_desktop.services.reviews.review_process import ReviewProgress, ask, read_report, review, serve

GAME = "behind-the-throne"


def reports(file: Path, *seats: int) -> list[ReviewProgress]:
    """What is told about the game in a file."""
    told: list[bytes] = []
    review(ask(file, seats or None), told.append)
    return [read_report(each) for each in told]


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game between squires, one of them noted down as a person."""
    path = tmp_path_factory.mktemp("games") / "game.throne"
    finished(GAME, 2, "squire", seed=2).save(path)
    return path


def test_it_tells_how_far_it_is_and_last_the_review_which_it_has_kept(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It does so ten times a second, by a clock that goes on by a second whenever it is looked at."""
    file = tmp_path / "short.throne"
    short_game().save(file)
    monkeypatch.setattr(time, "monotonic", count().__next__)
    *before, last = reports(file)
    assert len(before) > 2
    assert [each.share for each in before] == sorted(each.share for each in before)
    assert all(each.review is None for each in before)
    assert last.share == 1.0
    assert last.review is not None
    assert last.curves == {0: last.review.seats[0].curve}
    assert load_review(file) == last.review
    assert last.error is None


def test_it_says_why_there_is_no_review(tmp_path: Path) -> None:
    file = tmp_path / "game.throne"
    finished(GAME, 2, until=8).save(file)
    (told,) = reports(file)
    assert told.review is None
    assert str(told.error).startswith("This game is not over yet.")
    (told,) = reports(tmp_path / "none.throne")
    assert str(told.error) == "There is no file called none.throne."


def test_what_makes_no_sense_is_no_report() -> None:
    for told in (b"", b"[]", json.dumps({"share": 1, "curves": {"0": [[1]]}}).encode()):
        with pytest.raises(BadNotation):
            read_report(told)


def test_a_process_of_its_own_reviews_and_can_be_killed_at_any_time(file: Path) -> None:
    process = Child(serve, "review")
    ours = process.connection
    ours.send_bytes(ask(file, (1,)))
    assert 0.0 < read_report(ours.recv_bytes()).share < 1.0
    process.kill()
    process.close()
    with pytest.raises(EOFError):
        while True:
            ours.recv_bytes()
