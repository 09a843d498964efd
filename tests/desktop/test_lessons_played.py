"""Every lesson of every game is played in the window, in two languages: by hand, and by the list of moves."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from engine import GAMES, load_game
from engine.base.course import Lesson
from engine.base.game import Game
from engine.core.moves import Move
from engine.core.text import Text
from engine.learn.lesson import ReplyVerdict
from tests.helpers.amount import LONG
from tests.helpers.learning import lessons_of
from tests.helpers.window import Hand, click, open_window, plain, wait_until
from throne_desktop.language import i18n
from throne_desktop.screens.lessons.course import CourseScreen
from throne_desktop.services.lessons.lesson_game import LessonSeat
from throne_desktop.window.learning import open_task
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")

BY_HAND, BY_LIST = "en", "de"
"""In one language moves are made by hand as far as they can be, in the other one by the list."""


def _lessons() -> list[Any]:
    """The first lesson of every game and those that go on with other players by hand, and one by the list; all of them
    in the long run."""
    found = []
    for game_id in GAMES:
        for number, lesson in enumerate(lessons_of(load_game(game_id)).course.lessons):
            for language in (BY_HAND, BY_LIST):
                always = (number == 0 or _goes_on_with_others(lesson)) and language == BY_HAND
                always |= number == 0 and game_id == GAMES[0]
                found.append(pytest.param(game_id, lesson, language, id=f"{game_id}-{lesson.id}-{language}",
                                          marks=() if always else LONG))
    return found


def _goes_on_with_others(lesson: Lesson[Any]) -> bool:
    """Whether its tasks are not all for the same number of players."""
    return len({task.position.partition(":")[0] for task in lesson.tasks if task.position}) > 1


@contextmanager
def opened(game: Game[Any], lesson: Lesson[Any], language: str) -> Iterator[tuple[Window, Pupil]]:
    """A lesson in the window, in that language."""
    with open_window(player_name="Ann") as window:
        i18n.use(language)
        try:
            QApplication.processEvents()        # the window has heard of the language
            open_task(window, game.id, lesson.id)
            yield window, Pupil(window)
        finally:
            i18n.use("en")


class Pupil(Hand):
    """A hand at a lesson."""

    def __init__(self, window: Window) -> None:
        page = window.play_screen
        assert isinstance(page, CourseScreen)
        super().__init__(page)
        self.page = page
        assert isinstance(page.client, LessonSeat)
        self.lecturer = page.client
        self.asked()

    def asked(self) -> None:
        """Wait until there is something to try, or the task is met."""
        wait_until(lambda: not self.moving() and (self.is_led_on or (
            self.lecturer.viewer_decides and not self.scene.locked)), "the learner is asked")

    @property
    def is_led_on(self) -> bool:
        """Whether the task is met, and the ribbon leads on."""
        return self.lecturer.met and any(button.move_made is None for button in self.screen.ribbon.buttons)

    def make(self, move: Move, *, by_hand: bool) -> None:
        """Make a move by drag and drop if that is enough for it, or else by the list of moves."""
        drag = next(((piece, offer.gesture.drop) for piece, offers in self.view.offers.items() for offer in offers
                     if self.view.dropped(piece, [offer.gesture.drop]) == (move,)), None) if by_hand else None
        if drag is None or drag[0] not in self.scene.cards:
            self.choose(self.says(self.view.describe(move)))
        else:
            self.drag(*drag)
            QApplication.sendEvent(self.screen.table_view, QEvent(QEvent.Type.Leave))   # what it would change
        self.settle()

    def says(self, text: Text | None) -> str:
        """A text as the screen says it."""
        return "" if text is None else self.page.say(text)

    def verdict(self, move: Move) -> ReplyVerdict:
        return self.lecturer.verdict(move)


def _play_task(hand: Pupil, *, by_hand: bool) -> None:
    """One wrong reply, which gets its reason and changes nothing; then the solution."""
    task, before = hand.lecturer.task, hand.played
    assert task is not None
    assert hand.says(task.text) in hand.page.task.text
    wrong = next((move for move in hand.view.moves if not hand.verdict(move).met), None)
    if wrong is not None:
        reason = plain(hand.says(hand.verdict(wrong).said))
        hand.make(wrong, by_hand=by_hand)
        assert hand.played == before
        assert hand.disorder() == []
        assert reason in hand.page.task.text
    solution = hand.session.game.move_from_json(task.solution)
    done = hand.says(hand.verdict(solution).said)
    hand.make(solution, by_hand=by_hand)
    hand.asked()
    assert hand.played[:len(before) + 1 + len(task.replies)] == [*before, task.solution, *task.replies]
    assert done in hand.page.task.text


@pytest.mark.parametrize(("game_id", "lesson", "language"), _lessons())
def test_a_lesson_is_played_in_the_window(game_id: str, lesson: Lesson[Any], language: str) -> None:
    with opened(load_game(game_id), lesson, language) as (window, hand):
        for number, task in enumerate(lesson.tasks):
            assert hand.lecturer.task is task
            _play_task(hand, by_hand=language == BY_HAND)
            if hand.lecturer.met and number < len(lesson.tasks) - 1:
                click(hand.screen.ribbon.buttons[0])
                hand.asked()
        assert hand.lecturer.task is None
        assert hand.says(lesson.aim) in hand.page.task.text
        done = {f"{game_id}/course/{lesson.id}/{task.id}" for task in lesson.tasks}
        assert done <= set(window.settings.lessons_done)
