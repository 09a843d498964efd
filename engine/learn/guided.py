"""Sets up the guided first game: a real game, with the same deal and opponents every time."""

from __future__ import annotations

from typing import Any, Final

from engine.base.game import Game
from engine.base.lessons import Lessons
from engine.session.session import Seating, Session

LEARNER: Final = 0
"""The learner's seat."""
LEVEL: Final = "page"
"""The level of the learner's opponents."""


def guided_session(game: Game[Any], lessons: Lessons[Any], learner: str, opponents: tuple[str, ...]) -> Session:
    """The guided first game at its beginning, with the names of the learner and the opponents."""
    players = (Seating(learner), *(Seating(name, LEVEL) for name in opponents[:lessons.seats - 1]))
    return Session(game, lessons.seats, lessons.seed, options=lessons.options, players=players)


def opponents_seed(lessons: Lessons[Any], moves: int) -> int:
    """The seed of an opponent's choice after that many moves: a learner who plays the same gets the same answers."""
    return lessons.seed * 10_007 + moves
