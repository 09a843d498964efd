"""What is kept of quests and deeds: seals, days in a row, weeks, and files that are damaged or shared."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.core import kept
from engine.learn.quest_days import week_of
from throne_desktop.storage import paths
from throne_desktop.storage.goals import Goals, keep, load_goals, load_looked

DAY = 20_786
MONDAY = DAY - (DAY + 3) % 7


def on_days(*days: int) -> Goals:
    """A quest was reached on each of these days."""
    goals = Goals()
    for day in days:
        goals = goals.with_quest(day, "throne/win")
    return goals


def test_a_quest_brings_one_seal_however_often_it_is_reached_on_its_day() -> None:
    goals = on_days(DAY, DAY)
    assert (goals.seals, goals.reached(DAY)) == (1, ("throne/win",))
    assert on_days(DAY, DAY + 1).seals == 2


def test_a_day_has_three_seals_at_most() -> None:
    goals = Goals()
    for number in range(5):
        goals = goals.with_quest(DAY, f"throne/{number}")
    assert (goals.seals, len(goals.reached(DAY))) == (3, 3)


def test_the_quest_of_a_week_wants_as_many_games_as_it_says_each_of_which_counts_once() -> None:
    goals, week = Goals(), week_of(DAY)
    for record in ("one", "one"):
        goals = goals.with_week(week, "throne/win*2", record, 2)
    assert (goals.counting(week, "throne/win*2"), goals.has_week(week), goals.seals) == (1, False, 0)
    goals = goals.with_week(week, "throne/win*2", "two", 2).with_week(week, "throne/win*2", "three", 2)
    assert (goals.counting(week, "throne/win*2"), goals.has_week(week), goals.seals) == (2, True, 1)
    assert not goals.has_week(week + 1)


def test_a_week_begins_on_a_monday() -> None:
    assert [week_of(MONDAY + day) - week_of(MONDAY) for day in (-1, 0, 6, 7)] == [-1, 0, 0, 1]


@pytest.mark.parametrize(("days", "in_a_row"), [
    ((), 0),
    ((5,), 1),
    ((4,), 1),
    ((3,), 1),
    ((2,), 0),
    ((3, 4, 5), 3),
    ((2, 4, 5), 3),         # a day of grace
    ((1, 4, 5), 2),         # two days are too many
    ((0, 2, 4, 5), 3),      # two days of one week are too many as well
])
def test_a_run_of_days_has_a_day_of_grace_a_week(days: tuple[int, ...], in_a_row: int) -> None:
    assert on_days(*(MONDAY + day for day in days)).in_a_row(MONDAY + 5) == in_a_row


def test_a_missed_day_takes_no_seal_away() -> None:
    with_gap = on_days(MONDAY, MONDAY + 30)
    assert with_gap.seals == 2 and with_gap.in_a_row(MONDAY + 30) == 1
    assert with_gap.in_a_row(MONDAY + 60) == 0 and with_gap.seals == 2


def test_each_week_has_its_own_day_of_grace() -> None:
    days = [MONDAY + day for day in range(14) if day not in (2, 9)]
    assert on_days(*days).in_a_row(MONDAY + 13) == 12


def test_a_deed_is_done_on_the_day_of_the_first_game_that_has_it() -> None:
    goals = Goals().with_deed(DAY, "throne/turned").with_deed(DAY + 5, "throne/turned")
    assert goals.deed_days == {"throne/turned": DAY}
    assert goals.with_deed(DAY - 9, "throne/turned").deed_days == {"throne/turned": DAY - 9}


# -- on disk -----------------------------------------------------------------------------------------------------------

def test_what_was_kept_is_there_again() -> None:
    goals = Goals().with_quest(DAY, "throne/win").with_week(week_of(DAY), "q*2", "r", 2).with_deed(DAY, "throne/turned")
    keep(lambda _: goals, "list", ["a.throne"])
    there = load_goals()
    assert (there.seals, there.reached(DAY), there.deed_days) == (1, ("throne/win",), {"throne/turned": DAY})
    assert there.counting(week_of(DAY), "q*2") == 1
    assert load_looked().names("list") == {"a.throne"}
    assert load_looked().names("another list") == set()


def test_two_windows_add_to_what_is_there() -> None:
    keep(lambda there: there.with_quest(DAY, "throne/win"), "list", ["a.throne"])
    found = keep(lambda there: there.with_quest(DAY, "rival-kings/win"), "list", ["b.throne"])
    assert found.reached(DAY) == load_goals().reached(DAY) == ("throne/win", "rival-kings/win")
    assert load_looked().names("list") == {"a.throne", "b.throne"}


def test_records_are_looked_at_again_for_another_list_of_goals() -> None:
    keep(lambda there: there, "list", ["a.throne"])
    keep(lambda there: there, "another", ["b.throne"])
    assert load_looked().names("another") == {"b.throne"}


@pytest.mark.parametrize("content", ["", "[]", "{", '{"format": 1, "days": 3}', '{"format": 1, "seals": -4}'])
def test_a_damaged_file_is_set_aside_and_said(content: str) -> None:
    file = paths.person() / paths.GOALS
    file.write_text(content, encoding="utf-8")
    assert load_goals().seals == 0
    assert [remark.source for remark in kept.remarks() if "quests and deeds" in remark.source]
    assert not file.exists()
    assert len(list(file.parent.glob("goals*damaged*"))) == 1


def test_what_can_be_read_of_a_damaged_file_is_kept() -> None:
    file = paths.person() / paths.GOALS
    days = {str(DAY): ["throne/win"], "x": []}
    file.write_text(json.dumps({"format": 1, "seals": 7, "days": days}), encoding="utf-8")
    goals = load_goals()
    assert (goals.seals, goals.reached(DAY)) == (7, ("throne/win",))
    kept.remarks()


def test_a_killed_program_has_all_of_the_old_or_all_of_the_new(monkeypatch: pytest.MonkeyPatch) -> None:
    keep(lambda there: there.with_quest(DAY, "throne/win"), "list", ["a.throne"])

    def killed(_from: Path, _to: Path) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr("os.replace", killed)
        with pytest.raises(KeyboardInterrupt):
            keep(lambda there: there.with_quest(DAY + 1, "throne/win"), "list", ["b.throne"])
    assert load_goals().reached(DAY) == ("throne/win",)
    assert load_goals().reached(DAY + 1) == ()
    assert load_looked().names("list") == {"a.throne"}
