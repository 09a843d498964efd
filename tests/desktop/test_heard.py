"""What Orca speaks in a game that is played by keyboard: every move, every question and the result, and nothing twice.

It speaks into a file, on a screen and a bus of its own. Only the long run does that: the games take some minutes, and
follow each other, since no two Orcas live beside each other.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine import GAMES
from tests.helpers import with_orca

SCREEN: dict[str, Any] = {"failed": "", "asked": [(2.0, "Who begins?", True)], "end": ["You have won."]}
LOG = ["Ann: King laid.", "Ben: Queen laid."]
HEARD = ["Who begins?", "Ann: King laid. Ben: Queen laid.", "You have won."]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of each kind, all with one Orca."""
    if not with_orca.ORCA.exists():
        pytest.fail(with_orca.NO_ORCA, pytrace=False)
    folder = tmp_path_factory.mktemp("games")
    with_orca.play(folder, GAMES, short=True)
    return folder


def test_every_move_question_and_result_is_spoken_once(played: Path) -> None:
    """All in one test, which the long run alone has time for."""
    assert {game: with_orca.compare(played, game) for game in GAMES} == {game: [] for game in GAMES}


def test_a_game_that_is_heard_as_it_was_played_has_no_faults() -> None:
    assert with_orca.faults(LOG, SCREEN, HEARD) == []


@pytest.mark.parametrize(("heard", "fault"), [
    (["Ann: King laid.", "You have won."], "heard 0 times instead of 1: Ben: Queen laid."),
    ([*HEARD, "Ben: Queen laid."], "heard 2 times instead of 1: Ben: Queen laid."),
    (HEARD[:2], "not heard at the end: You have won."),
    ([*HEARD, "layered pane"], "heard: layered pane"),
])
def test_what_is_missing_or_said_twice_is_found(heard: list[str], fault: str) -> None:
    assert with_orca.faults(LOG, SCREEN, heard) == [fault]


def test_one_note_that_a_busy_reader_is_told_of_twice_is_no_fault_and_two_are() -> None:
    first, second = "Ann: King laid.", "Ben: Queen laid."
    assert with_orca.faults(LOG, SCREEN, [HEARD[0], first, second, second, HEARD[2]]) == []
    assert with_orca.faults(LOG, SCREEN, [HEARD[0], first, second, HEARD[2], second]) != []
    assert with_orca.faults(LOG, SCREEN, [HEARD[0], first, second, second, second, HEARD[2]]) != []
    assert with_orca.faults(LOG, SCREEN, [HEARD[0], first, first, second, second, HEARD[2]]) != []


def test_a_question_that_was_answered_unheard_and_a_game_without_an_end_are_found() -> None:
    screen = {"failed": "It is stuck.", "asked": [(2.0, "Who begins?", False)], "end": []}
    assert with_orca.faults(LOG, screen, HEARD) == [
        "It is stuck.", "not heard when it was asked: Who begins?", "There was no page about the end."]
