"""Lessons tried by somebody who has read no rules: `python -m tests.helpers.trying [GAME ...]` prints how that goes.

A reader picks at random among the moves that have most words in common with the latest thing shown, of these among
those that have most in common with the one before, and so on; a guesser picks among all moves. Neither tries a move
twice. After each wrong reply the reader gets its reason, asks for a hint, and does what that says. After the last hint
the solution is drawn on the table.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine import GAMES, load_game
from engine.base.course import Course, Task
from engine.base.game import Game
from engine.core.moves import Move
from engine.learn.lesson import Lecture
from tests.helpers.learning import lessons_of

_WORD: Final = re.compile(r"(?:pile|player) \d|[a-z]+")
_ENDING: Final = re.compile(r"(ing|s)$")
_EMPTY: Final = frozenset(("a", "an", "the", "of", "to", "your", "you", "it", "and", "or", "in", "is", "as", "for",
                           "that", "what"))


@dataclass(frozen=True)
class Trial:
    """How one task goes for somebody who tries it out."""

    task: str
    """The ids of game, lesson and task: throne/win/king."""
    moves: int
    right: int
    guesses: float
    """How many replies a guesser needs on average."""
    tries: float
    """How many replies a reader needs on average."""
    led: bool
    """Whether a right move is among those that a reader would try once all hints were given."""


def trials(game: Game[Any], course: Course[Any] | None = None) -> Iterator[Trial]:
    """All tasks of a course in turn, by default that of the game."""
    for lesson in (course or lessons_of(game).course).lessons:
        lecture = Lecture(game, lesson)
        for task in lesson.tasks:
            yield _tried(f"{game.id}/{lesson.id}/{task.id}", lecture, task)
            lecture.go_on(game.move_from_json(task.solution))


def _tried(name: str, lecture: Lecture, task: Task[Any]) -> Trial:
    moves = list(lecture.state.legal_moves())
    right = {move for move in moves if lecture.verdict(move).met}
    shown = (str(lecture.lesson.title), *map(str, (task.text, *task.hints)))
    return Trial(name, len(moves), len(right), (len(moves) + 1) / (len(right) + 1),
                 _tries(lecture, moves, task, ()), not right.isdisjoint(_meant(lecture, moves, shown)))


def _tries(lecture: Lecture, moves: Sequence[Move], task: Task[Any], tried: tuple[Move, ...]) -> float:
    """The number of replies that a reader still makes on average, after those that were tried."""
    if len(tried) > len(task.hints):
        return 1.0      # the solution is drawn
    shown = (str(lecture.lesson.title), *map(str, (task.text, *task.hints[:len(tried)])))
    left = _meant(lecture, [move for move in moves if move not in tried], shown)
    return sum(1.0 if lecture.verdict(move).met else 1.0 + _tries(lecture, moves, task, (*tried, move))
               for move in left) / len(left)


def _meant(lecture: Lecture, moves: Sequence[Move], shown: Sequence[str]) -> list[Move]:
    """The moves whose descriptions have most words in common with what is shown, the latest first."""
    seen, texts = lecture.state.observation(lecture.learner), [_words(text) for text in reversed(shown)]
    common = {}
    for move in moves:
        words = _words(str(lecture.game.describe(move, seen)))
        common[move] = [(words & text).total() for text in texts]
    return [move for move in moves if common[move] == max(common.values())]


def _words(text: str) -> Counter[str]:
    """The words of a text, without endings and without those that tell nothing."""
    words = (_ENDING.sub("", word) for word in _WORD.findall(re.sub("[’\']s", "", text.lower())))
    return Counter(word for word in words if word not in _EMPTY)


def main(games: Sequence[str]) -> None:
    """Print how all tasks of the games go, those that take a reader longest first."""
    found = [trial for game_id in games for trial in trials(load_game(game_id))]
    print("tries  guesses  right of  led  task")
    for each in sorted(found, key=lambda trial: (trial.led, -trial.tries)):
        led = "yes" if each.led else "NO"
        print(f"{each.tries:5.2f}  {each.guesses:7.2f}  {each.right:2} of {each.moves:2}  {led:3}  {each.task}")
    mean, guessed = (sum(values) / len(found) for values in ([each.tries for each in found],
                                                             [each.guesses for each in found]))
    print(f"{len(found)} tasks: a reader makes {mean:.2f} replies on average, a guesser {guessed:.2f}; of "
          f"{sum(not each.led for each in found)} the hints do not name what to do")


if __name__ == "__main__":
    main(sys.argv[1:] or GAMES)
