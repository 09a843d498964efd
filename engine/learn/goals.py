"""The goals of all games: which there are, how likely squires reach them, and which are the quests of a day.

Quests follow from the date alone, so that everybody gets the same. A week has at most one of each kind; each can be
reached by play: between two squires of five and four of five reach it in two games (`tests/helpers/goal_chances.py`
measures that, and writes `goal_chances.py`).
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from engine.base.goals import Goal, GoalStep, Tale, goal
from engine.core.events import Event
from engine.core.state import State
from engine.core.text import N_, Text
from engine.games.registry import GAMES, goals_of, manifest
from engine.learn import exercise_goals
from engine.learn.exercise_goals import Answered, ExerciseGoal
from engine.learn.goal_chances import CHANCES
from engine.learn.quest_days import A_DAY, day_in_week, week_of
from engine.learn.sides import partners
from engine.session.record import Record
from engine.session.replay import play_again

LEAST, MOST = 0.3, 0.8
"""A quest is reached in two games of its kind by a share of squires between these."""
RAREST: Final = 0.2
"""A deed is done in one game by a smaller share of squires than this."""


def _is_comeback(tale: Tale[Any]) -> bool:
    """Whether it won a game that it led nowhere in the first half of its moves, and was last of at one time."""
    half = tale.steps[:len(tale.steps) // 2]
    scores = [step.after.scores() for step in half]
    last = any(each[tale.seat] < min(each[seat] for seat in tale.rivals) for each in scores)
    return tale.won and last and all(each[tale.seat] <= max(each[seat] for seat in tale.rivals) for each in scores)


OF_EVERY_GAME: Final[tuple[Goal[Any], ...]] = (
    goal("win", N_("goals", "Win a game."), lambda tale: tale.won),
    goal("unaided", N_("goals", "Win a game without help."), lambda tale: tale.won and not tale.helped),
    goal("new-level", N_("goals", "Win against a level that you have not beaten yet, or against the highest."),
         lambda tale: tale.won and tale.is_new_level),
    goal("crowd", N_("goals", "Win a game with the maximum number of players."),
         lambda tale: tale.won and tale.seats == manifest(tale.game_id).seats[-1], deed=True),
    goal("comeback", N_("goals", "Win a game without ever leading in its first half."), _is_comeback, deed=True),
)
"""What can be achieved in any game."""


class Quest(NamedTuple):
    """A goal of one game, or about the exercises of one; "" stands for exercises of all games."""

    game_id: str
    goal: Goal[Any] | ExerciseGoal

    @property
    def id(self) -> str:
        """What it is called in files."""
        return f"{self.game_id or 'exercises'}/{self.goal.id}"

    @property
    def is_of_exercises(self) -> bool:
        """Whether it is reached in exercises, and not in a game."""
        return isinstance(self.goal, ExerciseGoal)

    @property
    def kind(self) -> str:
        """What a week has at most one of."""
        own = self.goal not in OF_EVERY_GAME
        return f"{self.game_id or 'exercises'}/{self.goal.kind}" if own else self.goal.kind

    @property
    def text(self) -> Text:
        """What is to be done."""
        return self.goal.text


def of_game(game_id: str) -> tuple[Quest, ...]:
    """All goals of a game, quests and deeds."""
    return tuple(Quest(game_id, each) for each in (*OF_EVERY_GAME, *goals_of(game_id)))


def of_exercises() -> tuple[Quest, ...]:
    """All quests about exercises."""
    return (*(Quest("", each) for each in exercise_goals.OF_ALL_GAMES),
            *(Quest(game_id, exercise_goals.of_game(game_id)) for game_id in GAMES))


@cache
def every_quest() -> dict[str, Quest]:
    """All goals that can be the quest of a day, by id."""
    of_games = [quest for game_id in GAMES for quest in of_game(game_id) if not quest.goal.is_deed]
    return {quest.id: quest for quest in (*of_games, *of_exercises())}


@cache
def every_deed() -> dict[str, Quest]:
    """All deeds, by id."""
    return {quest.id: quest for game_id in GAMES for quest in of_game(game_id) if quest.goal.is_deed}


# -- how likely ----------------------------------------------------------------------------------------------------

def in_games(chance: float, games: int, times: int = 1) -> float:
    """How likely something is to come up so many times in so many games, given its chance in one."""
    from math import comb, fsum

    return fsum(comb(games, number) * chance ** number * (1 - chance) ** (games - number)
                for number in range(times, games + 1))


def chance(quest: Quest) -> float:
    """The share of squires that reach a goal in one game, or in so many exercises as it says.

    Raises KeyError for one that was not measured.
    """
    return CHANCES[quest.id]


# -- the quests of a day -------------------------------------------------------------------------------------------

class WeekQuest(NamedTuple):
    """The quest of a week: a goal to be reached in several games."""

    quest: Quest
    times: int

    @property
    def id(self) -> str:
        """What it is called in files."""
        return f"{self.quest.id}*{self.times}"


class Quests(NamedTuple):
    """What is to be done on a day, and in the week around it."""

    day: tuple[Quest, ...]
    week: WeekQuest


TIMES: Final = 2
"""How often the goal of a week is to be reached."""
WEEK_GAMES: Final = 4
"""In so many games it is, by a share of squires between LEAST and MOST."""


@cache
def quests_of(day: int) -> Quests:
    """The quests of a day, the same for everybody. Those of a day are of different games."""
    week = week_of(day)
    left = _in_order(week)
    long = next(quest for quest in left if _suits_week(quest))
    left = [quest for quest in left if quest.kind != long.kind]
    for _ in range(day_in_week(day) + 1):
        today: list[Quest] = []
        while len(today) < A_DAY:
            games = {quest.game_id for quest in today}
            found = next(quest for quest in left if quest.game_id not in games)
            today.append(found)
            left = [quest for quest in left if quest.kind != found.kind]
    return Quests(tuple(today), WeekQuest(long, TIMES))


def _suits_week(quest: Quest) -> bool:
    return not quest.is_of_exercises and LEAST <= in_games(chance(quest), WEEK_GAMES, TIMES) <= MOST


def _in_order(week: int) -> list[Quest]:
    """All quests as a week draws them: by kind, and of a kind the one to be taken first."""
    def drawn(word: str) -> bytes:
        return hashlib.sha256(f"throne-desktop quests {week} {word}".encode()).digest()

    return sorted(every_quest().values(), key=lambda quest: (drawn(quest.kind), drawn(quest.id)))


# -- a finished game -----------------------------------------------------------------------------------------------

def tale_of(record: Record, seat: int, *, is_new_level: bool = False) -> Tale[Any] | None:
    """A finished game as a seat looks back on it; None if it is not over, was conceded, or is practice.

    `is_new_level` says whether its player had not beaten that level before. Raises RecordError if its moves cannot have
    been played.
    """
    return None if record.summary.practice else any_tale_of(record, seat, is_new_level=is_new_level)


def any_tale_of(record: Record, seat: int, *, is_new_level: bool = False) -> Tale[Any] | None:
    """The same, even of practice. Raises RecordError."""
    summary = record.summary.as_it_counts
    result = summary.result
    if result is None or result.conceded is not None:
        return None
    record = record.today
    position: State = record.header.deal(record.game)
    steps: list[GoalStep[Any]] = []
    for number, played in enumerate(record.played, 1):
        move, after = play_again(record.game, position, played, number)
        steps.append(GoalStep(played.seat, move, told_of(position, move), position, after))
        position = after
    if not steps or position.actor is not None:
        return None
    return Tale(record.header.game, seat, tuple(player.level for player in record.header.players),
                partners(record.header.game, record.header.seats, seat), seat in position.winners(),
                summary.assisted, tuple(steps), is_new_level)


def told_of(position: State, move: Any) -> tuple[Event, ...]:
    """What is told of a move."""
    events: list[Event] = []
    position.clone().apply(move, events)
    return tuple(events)


def reached(tale: Tale[Any], goals: Iterable[Quest]) -> list[Quest]:
    """Those of the goals that were reached in a game."""
    return [each for each in goals if each.game_id == tale.game_id and isinstance(each.goal, Goal)
            and each.goal.is_met(tale)]


def reached_in_exercises(answers: Sequence[Answered], goals: Iterable[Quest]) -> list[Quest]:
    """Those of the goals that were reached by the answers of a day, which are given in turn."""
    return [each for each in goals if isinstance(each.goal, ExerciseGoal)
            and each.goal.is_met([answer for answer in answers if each.game_id in ("", answer.game_id)])]
