"""When rules first matter in play, beside the lessons that teach them.

`python -m tests.helpers.order_of_rules GAME GAMES` prints them, earliest first.

Bots play; a rule matters when an event comes about that shows it at work, as the game's course says (`at_work`).
"""

from __future__ import annotations

import random
import statistics
import sys
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import cycle, islice
from typing import Any, Final

from engine import bot, load_game
from engine.base.course import Course
from engine.base.game import Game
from engine.core.events import Event
from tests.helpers.learning import lessons_of

LEVEL: Final = "page"
"""What a newcomer plays against."""
NOT_TAUGHT: Final = -1


@dataclass(frozen=True)
class AtWork:
    """A rule in play: in what share of the games it mattered, at which moves it first did, and which lesson is the
    first that teaches it, from 0."""

    rule: str
    share: float
    first: float
    """The median of the moves at which it first mattered, over the games in which it did; the first move is 1."""
    low: float
    high: float
    """The middle half of these moves."""
    lesson: int

    @property
    def matters(self) -> bool:
        """Whether it matters in most games."""
        return self.share > 0.5


def at_work(game: Game[Any], games: int, seed: int = 0) -> list[AtWork]:
    """The rules that events of bot games show at work, the earliest first; player counts take turns."""
    course = lessons_of(game).course
    moves: dict[str, list[int]] = defaultdict(list)
    for number, seats in enumerate(islice(cycle(game.seats), games)):
        for rule, move in _first_moves(game, course, seats, random.Random(seed * 1_000_003 + number)).items():
            moves[rule].append(move)
    taught = first_lessons(course)
    found = [AtWork(rule, len(each) / games, statistics.median(each), *_middle_half(each),
                    taught.get(rule, NOT_TAUGHT)) for rule, each in moves.items()]
    return sorted(found, key=lambda each: (each.first, each.rule))


def first_lessons(course: Course[Any]) -> dict[str, int]:
    """By rule: the number of the first lesson that teaches it, from 0."""
    found: dict[str, int] = {}
    for number, lesson in enumerate(course.lessons):
        for rule in (rule for task in lesson.tasks for rule in task.rules):
            found.setdefault(rule, number)
    return found


def _first_moves(game: Game[Any], course: Course[Any], seats: int, luck: random.Random) -> dict[str, int]:
    """By rule: the move of one game at which an event first shows it at work."""
    state, player, number = game.start(seats, luck.getrandbits(64)), bot(LEVEL, game), 0
    found: dict[str, int] = {}
    while state.actor is not None:
        events: list[Event] = []
        state.apply(player.choose(state.observation(state.actor), rng=luck).move, events)
        number += 1
        for rule in _rules(course, events):
            found.setdefault(rule, number)
    return found


def _rules(course: Course[Any], events: Iterable[Event]) -> list[str]:
    return [rule for event in events for rule in course.at_work.get(event.name, ())]


def _middle_half(moves: list[int]) -> tuple[float, float]:
    if len(moves) < 2:
        return float(moves[0]), float(moves[0])
    low, _, high = statistics.quantiles(moves, n=4, method="inclusive")
    return low, high


def main(game_id: str, games: int) -> None:
    """Print the rules of a game in the order in which they first matter."""
    game = load_game(game_id)
    course = lessons_of(game).course
    print(f"{game.name}: {games} games of {LEVEL}s, all player counts in turn")
    print("rule   first at work   middle half   in games   lesson")
    for each in at_work(game, games):
        lesson = "not taught" if each.lesson == NOT_TAUGHT else f"{each.lesson + 1} {course.lessons[each.lesson].title}"
        print(f"{each.rule:<6} move {each.first:>6.1f}   {each.low:>5.0f} to {each.high:<4.0f}  {each.share:>6.0%}     "
              f"{lesson}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
