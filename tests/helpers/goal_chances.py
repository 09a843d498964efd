"""Measures how likely squires reach each goal of each game, and writes engine/learn/goal_chances.py.

`python -m tests.helpers.goal_chances 300` plays 300 games of each kind, with each number of players in turn, and looks
back on each of them from every seat; names of games may follow, or `exercises` for quests about exercises alone.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from pathlib import Path
from typing import Any, Final, NamedTuple

from engine.base.goals import GoalStep, Tale
from engine.bots.levels import bot
from engine.core.events import Event
from engine.games.registry import GAMES, load_game
from engine.learn.difficulty import SOLVERS, TRIES
from engine.learn.exercise_goals import ExerciseGoal
from engine.learn.exercises import shipped
from engine.learn.goals import LEAST, MOST, RAREST, Quest, in_games, of_exercises, of_game
from engine.learn.sides import partners

LEVEL: Final = "squire"
_EXERCISES: Final = "exercises"
"""Measured every time, and alone in no time."""
_DATA: Final = Path(__file__).parents[2] / "engine" / "learn" / "goal_chances.py"
_HEAD: Final = '''"""How likely squires reach each goal in one game, as tests/helpers/goal_chances.py measured it."""

from __future__ import annotations

from typing import Final

CHANCES: Final[dict[str, float]] = {
'''


def played(game_id: str, number: int) -> tuple[Tale[Any], ...]:
    """The game with that number between squires, as each seat looks back on it; its deal and choices are always the
    same."""
    game = load_game(game_id)
    luck = random.Random(f"goals {game_id} {number}")
    seats = game.seats[number % len(game.seats)]
    state, player = game.start(seats, luck.getrandbits(64)), bot(LEVEL, game)
    steps: list[GoalStep[Any]] = []
    while state.actor is not None:
        seat, before, events = state.actor, state, list[Event]()
        move = player.choose(before.observation(seat), rng=luck).move
        state = before.clone()
        state.apply(move, events)
        steps.append(GoalStep(seat, move, tuple(events), before, state))
    return tuple(Tale(game_id, seat, (LEVEL,) * seats, partners(game_id, seats, seat), seat in state.winners(), False,
                      tuple(steps), is_new_level=True) for seat in range(seats))


def measured(game_id: str, games: int) -> dict[str, float]:
    """By goal: the share of squires that reach it in one game. Each number of players counts as much as any other."""
    goals = of_game(game_id)
    kinds = len(load_game(game_id).seats)
    found, rounds = Counter[str](), games // kinds
    share = Counter[str]()
    for number in range(rounds * kinds):
        tales = played(game_id, number)
        for goal in goals:
            met = sum(goal.goal.is_met(tale) for tale in tales)
            found[goal.id] += met
            share[goal.id] += met / len(tales)     # type: ignore[assignment]
    return {goal.id: round(share[goal.id] / (rounds * kinds), 4) for goal in goals}


class _Answer(NamedTuple):
    """An answer of a squire."""

    name: str
    game_id: str
    solved: bool


def in_exercises(quest: Quest, days: int = 20_000) -> float:
    """The share of squires that reach a goal about exercises in so many answers as it says.

    They answer exercises that come with the program, drawn anew for each, as often right as `engine exercises` found.
    """
    goal = quest.goal
    assert isinstance(goal, ExerciseGoal)
    luck = random.Random(f"exercises {quest.id}")
    squire = list(SOLVERS).index(LEVEL)
    there = [each for game_id in GAMES if quest.game_id in ("", game_id) for each in shipped(game_id)]
    met = 0
    for _ in range(days):
        drawn = luck.sample(there, goal.answers)
        met += goal.is_met([_Answer(each.name, each.game, luck.random() < each.solved[squire] / TRIES)
                            for each in drawn])
    return round(met / days, 4)


def main() -> None:
    """Measure all games, write the data, and print what lies outside of its bounds."""
    games = int(sys.argv[1])
    only = sys.argv[2:] or GAMES
    from engine.learn.goal_chances import CHANCES

    of_answers = {quest.id: in_exercises(quest) for quest in of_exercises()}
    for name, chance in of_answers.items():
        print(f"{'ok ' if LEAST <= chance <= MOST else 'OUT'} quest {name:40} {chance:.3f}")
    chances = dict(CHANCES)
    for game_id in only:
        if game_id == _EXERCISES:
            continue
        for name in [name for name in chances if name.startswith(f"{game_id}/")]:
            del chances[name]
        chances |= measured(game_id, games)
        for goal in of_game(game_id):
            chance = chances[goal.id]
            fine = (chance < RAREST if goal.goal.is_deed else LEAST <= in_games(chance, 2) <= MOST)
            print(f"{'ok ' if fine else 'OUT'} {'deed ' if goal.goal.is_deed else 'quest'} {goal.id:40} {chance:.3f} "
                  f"{in_games(chance, 2):.3f}", flush=True)
    chances |= of_answers
    lines = [f'    "{name}": {chance},\n' for name, chance in sorted(chances.items())]
    _DATA.write_text(_HEAD + "".join(lines) + "}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
