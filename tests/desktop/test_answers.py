"""What a person has answered in exercises: rating, row, days; kept, taken along, and never mixed with another's."""

from __future__ import annotations

import json

import pytest

from engine.learn.rating import START, UNKNOWN
from throne_desktop.screens.lessons.rating_words import news, standing
from throne_desktop.storage import household, paths
from throne_desktop.storage.answers import (
    SHOWN_AFTER,
    Answer,
    Answers,
    keep_answer,
    keep_storm,
    load_answers,
    renewed,
)
from throne_desktop.storage.people import OWN

DAY = 20_786


def said(texts: object) -> str:
    return " ".join(map(str, texts)) if isinstance(texts, tuple) else ""


def answered(count: int, *, solved: bool = True, before: Answers | None = None) -> Answers:
    """So many exercises of a squire's difficulty were answered in a row."""
    answers = before or Answers()
    for number in range(count):
        answers = answers.with_answer(DAY, Answer(f"{solved} {number}", "throne", solved), 1500)
    return answers


# -- rating ------------------------------------------------------------------------------------------------------------

def test_a_rating_is_shown_after_ten_exercises_solved_or_not_and_not_before() -> None:
    answers = answered(5, before=answered(SHOWN_AFTER - 6, solved=False))
    assert answers.shown_rating is None
    assert "after 1 more" in said(standing(answers))
    answers = answers.with_answer(DAY, Answer("last", "throne", False), 1500)
    assert answers.rated == SHOWN_AFTER
    assert answers.shown_rating == round(answers.rating.value)
    assert f"Your rating: {answers.shown_rating}." in said(standing(answers))


def test_only_the_first_answer_to_an_exercise_is_rated() -> None:
    once = Answers().with_answer(DAY, Answer("a", "throne", False), 1500)
    assert once.rating.value < START
    again = once.with_answer(DAY + 1, Answer("a", "throne", True), 1500)
    assert (again.rating, again.rated) == (once.rating, 1)


def test_an_own_mistake_has_no_difficulty_and_changes_no_rating() -> None:
    answers = Answers().with_answer(DAY, Answer("a", "throne", True))
    assert (answers.rating.value, answers.rating.deviation, answers.rated) == (START, UNKNOWN, 0)
    assert answers.solved_on(DAY) == 1


def test_what_is_hard_brings_more() -> None:
    easy, hard = (Answers().with_answer(DAY, Answer("a", "throne", True), points) for points in (1100, 1900))
    assert hard.rating.value > easy.rating.value > START


def test_a_long_rest_makes_a_rating_less_certain_so_that_it_changes_faster() -> None:
    settled = answered(SHOWN_AFTER)
    steps = [after.rating.value - settled.rating.value for after in
             (settled.with_answer(day, Answer("new", "throne", True), 1800) for day in (DAY, DAY + 1, DAY + 300))]
    assert steps[0] == steps[1] < steps[2], "a day is no rest"


def test_what_an_answer_changed_is_said_with_its_sign() -> None:
    before = answered(SHOWN_AFTER)
    up = before.with_answer(DAY, Answer("up", "throne", True), 1700)
    down = before.with_answer(DAY, Answer("down", "throne", False), 1700)
    shown = [each.shown_rating or 0 for each in (before, up, down)]
    assert f"Your rating: {shown[1]} (+{shown[1] - shown[0]})." in said(news(before, up))
    assert f"Your rating: {shown[2]} (\N{MINUS SIGN}{shown[0] - shown[2]})." in said(news(before, down))
    repeated = before.with_answer(DAY, Answer("True 0", "throne", True), 1700)
    assert "rating" not in said(news(before, repeated)), "nothing was rated"


# -- row and days ------------------------------------------------------------------------------------------------------

def test_a_row_grows_with_what_is_solved_and_ends_with_what_is_not_and_the_longest_is_kept() -> None:
    answers = answered(3)
    assert (answers.row, answers.longest) == (3, 3)
    assert "3 solved in a row." in said(standing(answers))
    answers = answers.with_answer(DAY, Answer("wrong", "throne", False))
    assert (answers.row, answers.longest) == (0, 3)
    assert said(standing(answers)).endswith("Longest streak so far: 3.")
    assert "in a row" not in said(standing(answers))


def test_a_storm_puts_neither_rating_nor_row_at_stake_but_its_exercises_were_met() -> None:
    answers = answered(3).with_answer(DAY, Answer("fast", "throne", False, "storm"), 1500)
    assert (answers.row, answers.rated, answers.rating) == (3, 3, answered(3).rating)
    later = answers.with_answer(DAY, Answer("fast", "throne", True), 1500)
    assert later.rated == 3, "it is known by now"


def test_solved_exercises_of_a_day_are_counted_once_each_and_by_game() -> None:
    answers = Answers()
    for name, game_id, solved in (("a", "throne", True), ("a", "throne", True), ("b", "throne", False),
                                  ("c", "rival-kings", True)):
        answers = answers.with_answer(DAY, Answer(name, game_id, solved))
    assert (answers.solved_on(DAY), answers.solved_on(DAY, "throne"), answers.solved_on(DAY + 1)) == (2, 1, 0)
    assert [answer.name for answer in answers.on(DAY)] == ["a", "a", "b", "c"]


def test_days_are_those_on_which_the_exercise_of_the_day_was_answered() -> None:
    answers = Answers()
    for day in (DAY - 4, DAY - 2, DAY - 1):
        answers = answers.with_answer(day, Answer(f"{day}", "throne", day % 2 == 0, "day"), 1500)
    answers = answers.with_answer(DAY, Answer("other", "throne", True), 1500)
    assert answers.of_the_day(DAY) is None
    assert answers.of_the_day(DAY - 1) == Answer(f"{DAY - 1}", "throne", False, "day")
    assert answers.days_in_a_row(DAY) == 2


def test_old_days_make_room_and_nothing_else_is_lost_with_them() -> None:
    answers = answered(3)
    for day in range(DAY + 1, DAY + 500):
        answers = answers.with_answer(day, Answer("a", "throne", True))
    assert answers.on(DAY) == ()
    assert (len(answers.days), answers.row, answers.rated) == (400, 502, 3)


# -- on disk -----------------------------------------------------------------------------------------------------------

def filled() -> Answers:
    for number in range(12):
        keep_answer(DAY + number // 5, Answer(f"{number:016x}", "throne", number % 3 > 0, "day" if number % 5 == 0 else
                                              "list"), 1200 + 50 * number)
    keep_answer(DAY, Answer("f", "rival-kings", True, "storm"), 1500)
    return keep_storm(7)


def everything(answers: Answers) -> tuple[object, ...]:
    rating = tuple(round(each, 4) for each in answers.rating)
    return (rating, answers.rated, answers.met, answers.row, answers.longest, answers.storm, answers.days)


def test_all_of_it_is_read_again_as_it_was_kept() -> None:
    kept = filled()
    assert everything(load_answers()) == everything(kept)
    assert (kept.rated, kept.storm, kept.of_the_day(DAY)) == (12, 7, Answer("0" * 16, "throne", False, "day"))
    keep_storm(3)
    assert load_answers().storm == 7, "the most"


def test_answers_of_two_windows_come_together() -> None:
    keep_answer(DAY, Answer("a", "throne", True), 1500)
    after = keep_answer(DAY, Answer("b", "throne", True), 1500)
    assert (after.row, after.rated, after.met) == (2, 2, ("a", "b"))


def test_each_person_has_answers_of_their_own() -> None:
    filled()
    paths.sit_down(household.add("Ann", OWN[1]))
    assert everything(load_answers()) == everything(Answers())
    keep_answer(DAY, Answer("a", "throne", True), 1500)
    paths.sit_down(paths.FIRST)
    assert load_answers().rated == 12


@pytest.mark.parametrize("damage", [
    {"rated": -1}, {"rating": [1500]}, {"rating": [1500, 0, 0.06]}, {"row": "x"}, {"met": [3]},
    {"days": {"x": []}}, {"days": {"20786": [["a", "throne", 1, "list"]]}},
    {"days": {"20786": [["a", "throne", True, "moon"]]}}])
def test_of_a_damaged_file_the_rest_goes_on_and_it_is_set_aside(damage: dict[str, object]) -> None:
    filled()
    file = paths.person() / paths.ANSWERS
    data = {**json.loads(file.read_bytes()), **damage}
    file.write_text(json.dumps(data))
    found = load_answers()
    assert found.storm == 7
    assert found.rated in ((0,) if "rating" in damage or "rated" in damage else (12,))
    assert [each for each in file.parent.iterdir() if "damaged" in each.name]


def test_nonsense_is_set_aside_and_everything_begins_anew() -> None:
    file = paths.person() / paths.ANSWERS
    file.write_text("[1")
    assert everything(load_answers()) == everything(Answers())
    assert not file.exists()


def test_a_file_from_elsewhere_is_written_anew() -> None:
    filled()
    content = (paths.person() / paths.ANSWERS).read_bytes()
    assert renewed(content) == content
