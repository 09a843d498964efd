"""An exercise comes back after 1, 3, 7 and 21 days while it is answered right, and the next day after a mistake."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from engine.learn.repetition import DAYS, Practice, first, practice_from_json

TODAY = date(2026, 3, 1)


def later(days: int) -> date:
    return TODAY + timedelta(days=days)


def test_answered_right_it_comes_back_ever_later_until_it_is_known() -> None:
    practice, today, waited = first(True, TODAY), TODAY, []
    while not practice.known:
        assert practice.due is not None
        waited.append((practice.due - today).days)
        assert not practice.is_due(practice.due - timedelta(days=1))
        assert practice.is_due(practice.due)
        today = practice.due
        practice = practice.answered(True, today)
    assert tuple(waited) == DAYS == (1, 3, 7, 21)
    assert practice.due is None
    assert not practice.is_due(later(999))


def test_after_a_mistake_it_comes_back_the_next_day_and_begins_anew() -> None:
    practice = Practice(4, TODAY).answered(False, later(21))
    assert practice.due == later(22)
    assert practice.answered(True, later(22)).due == later(23)
    assert first(False, TODAY).due == later(1)


def test_several_right_answers_on_a_day_count_once_and_none_after_a_mistake() -> None:
    assert first(True, TODAY).answered(True, TODAY) == first(True, TODAY)
    assert first(False, TODAY).answered(True, TODAY) == first(False, TODAY)


def test_it_waits_for_somebody_who_was_away() -> None:
    assert first(True, TODAY).is_due(later(100))


def test_what_is_kept_is_read_again() -> None:
    practice = Practice(2, TODAY)
    assert practice_from_json(practice.to_json()) == practice
    for nonsense in (None, {}, {"right": "2", "last": "2026-03-01"}, {"right": 2, "last": "soon"}):
        with pytest.raises(ValueError, match=r"."):
            practice_from_json(nonsense)
