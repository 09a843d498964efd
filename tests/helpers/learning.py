"""Guided games played without a window: a learner who does what the steps ask for, against the usual opponents."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from engine import bot
from engine.base.game import Game
from engine.base.lessons import Lessons, LessonStep, Situation
from engine.core.events import Event
from engine.core.moves import Move
from engine.learn.coach import Coach, StepOutcome
from engine.learn.guided import LEARNER, LEVEL, guided_session, opponents_seed
from engine.session.session import Heard, Session

Learner = Callable[[Situation[Any], LessonStep[Any] | None, random.Random], Move]


@dataclass(frozen=True)
class Shown:
    """A step that was shown, the situation, and how the learner's move related to it."""

    step: LessonStep[Any] | None
    situation: Situation[Any]
    outcome: StepOutcome | None


def willing(situation: Situation[Any], step: LessonStep[Any] | None, rng: random.Random) -> Move:
    """Does what the step asks for, or else what a page would do."""
    asked = () if step is None else step.asked(situation)
    seen = situation.observation
    return asked[0] if asked else bot("page", seen.seen.game).choose(seen, rng=rng).move


def anyhow(situation: Situation[Any], _step: LessonStep[Any] | None, rng: random.Random) -> Move:
    """Makes any legal move."""
    return rng.choice(list(situation.observation.legal_moves()))


def lessons_of(game: Game[Any]) -> Lessons[Any]:
    """A game's lessons; every game has some."""
    assert game.lessons is not None, f"{game.name} has no lessons."
    return game.lessons


def play_guided(game: Game[Any], learner: Learner = willing, *, seed: int | None = None) -> tuple[Session, list[Shown]]:
    """Play a guided game to its end; a seed gives it another deal."""
    lessons = lessons_of(game)
    if seed is not None:
        lessons = replace(lessons, seed=seed)
    session = guided_session(game, lessons, "Ann", ("Ben", "Cleo", "Dan", "Eva"))
    coach, shown, events = Coach(lessons), list[Shown](), list[Event]()

    def hear(heard: Heard) -> None:
        events.extend(heard.events)

    session.listen(LEARNER, hear)
    rng = random.Random(lessons.seed)
    while (actor := session.state.actor) is not None:
        seen = session.observation(actor)
        if actor != LEARNER:
            answer = random.Random(opponents_seed(lessons, len(session.moves)))
            session.submit(actor, bot(LEVEL, game).choose(seen, rng=answer).move)
        else:
            situation = Situation(seen, tuple(events))
            events.clear()
            step = coach.look(situation)
            move = learner(situation, step, rng)
            shown.append(Shown(step, situation, coach.played(move)))
            session.submit(actor, move)
    situation = Situation(session.observation(LEARNER), tuple(events))
    shown.append(Shown(coach.look(situation), situation, None))
    return session, shown


def seeds_to_choose(game: Game[Any], most: int = 40) -> list[int]:
    """The seeds below `most` whose deal lets the learner begin and brings every step up, for whoever writes lessons."""
    every = {step.id for step in lessons_of(game).steps}
    return [seed for seed in range(most) if _begins_and_shows(every, play_guided(game, seed=seed)[1])]


def _begins_and_shows(steps: set[str], shown: list[Shown]) -> bool:
    return shown[0].step is not None and shown[0].situation.events == () and set(steps_shown(shown)) == steps


def steps_shown(shown: list[Shown]) -> list[str]:
    """The ids of the steps in the order in which they first came up."""
    return list(dict.fromkeys(each.step.id for each in shown if each.step is not None))
