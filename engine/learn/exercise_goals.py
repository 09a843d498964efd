"""Quests about exercises: predicates over what somebody answered to exercises on one day.

They are as hard as others: a squire who answers so many exercises in turn as a goal says reaches it with a chance
between the bounds of quests (`tests/helpers/goal_chances.py` finds it from how often squires solve each exercise).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from engine.core.text import N_, Text


class Answered(Protocol):
    """An answer to an exercise."""

    @property
    def name(self) -> str:
        """The name of the exercise."""

    @property
    def game_id(self) -> str:
        """The id of its game."""

    @property
    def solved(self) -> bool:
        """Whether it was solved at the first try."""


@dataclass(frozen=True, slots=True)
class ExerciseGoal:
    """Something to achieve in the exercises of a day."""

    id: str
    kind: str
    text: Text
    is_met: Callable[[Sequence[Answered]], bool]
    """Given the answers of a day in turn; of a goal of one game, those to its exercises."""
    answers: int
    """How many a squire answers who reaches it now and then."""
    is_deed: bool = False
    secret: bool = False


def solved(answers: Sequence[Answered]) -> int:
    """How many different exercises were solved."""
    return len({answer.name for answer in answers if answer.solved})


def longest_row(answers: Sequence[Answered]) -> int:
    """The most that were solved in a row."""
    longest = row = 0
    for answer in answers:
        row = row + 1 if answer.solved else 0
        longest = max(longest, row)
    return longest


def games_solved(answers: Sequence[Answered]) -> int:
    """Of how many games exercises were solved."""
    return len({answer.game_id for answer in answers if answer.solved})


def _goal(id_: str, text: Text, amount: Callable[[Sequence[Answered]], int], number: int, answers: int) -> ExerciseGoal:
    return ExerciseGoal(f"{id_}-{number}", id_, text.fill(number=number), lambda day: amount(day) >= number, answers)


OF_ALL_GAMES: Final = (
    _goal("solved", N_("goals", "Solve {number} exercises on the first try."), solved, 5, 6),
    _goal("row", N_("goals", "Solve {number} exercises in a row, each on the first try."), longest_row, 4, 6),
    _goal("games", N_("goals", "Solve exercises for {number} different games on the first try."), games_solved, 4, 6),
)
"""Those that exercises of any games count for."""

_OF_GAME: Final = N_("goals", "Solve {number} exercises for this game on the first try.")
_NUMBERS: Final = {"imposter-kings": 4, "throne": 4}
"""How many exercises of a game are to be solved; of others, three."""


def of_game(game_id: str) -> ExerciseGoal:
    """The goal about the exercises of one game."""
    return _goal("exercises", _OF_GAME, solved, _NUMBERS.get(game_id, 3), 4)
