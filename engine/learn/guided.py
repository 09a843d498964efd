"""The guided first game as a game: a real one, whose deal and opponents are the same every time."""

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
    """A game's guided first game from its beginning, with the names of those who play."""
    players = (Seating(learner), *(Seating(name, LEVEL) for name in opponents[:lessons.seats - 1]))
    return Session(game, lessons.seats, lessons.seed, options=lessons.options, players=players)


def opponents_seed(lessons: Lessons[Any], moves: int) -> int:
    """What an opponent's randomness begins with after so many moves: who plays the same is answered the same."""
    return lessons.seed * 10_007 + moves
