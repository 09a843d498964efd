"""Runs that end on their own give up what is stuck, and nothing that is only slow."""

from __future__ import annotations

from itertools import count

import pytest

from throne_desktop.modes import loop
from throne_desktop.modes.loop import turn_until

pytestmark = pytest.mark.usefixtures("qtbot")


@pytest.fixture(autouse=True)
def slow_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second goes by between two looks at the clock."""
    seconds = count()
    monkeypatch.setattr(loop.time, "monotonic", lambda: float(next(seconds)))


def test_a_game_that_makes_no_move_is_given_up() -> None:
    assert not turn_until(lambda: False, 20.0, lambda: 7)


def test_a_slow_game_may_take_as_long_as_it_needs() -> None:
    looks = count()
    moves: list[int] = []

    def over() -> bool:
        if next(looks) % 10 == 0:
            moves.append(1)
        return len(moves) > 6

    assert turn_until(over, 20.0, lambda: len(moves))


def test_what_has_no_progress_to_tell_has_a_limit_for_all_of_it() -> None:
    looks = count()
    assert not turn_until(lambda: next(looks) > 60, 20.0)
