"""The course of Throne: how you win first, then the turn, the cards, lies and calls, and how to play well."""

from __future__ import annotations

from typing import Final

from engine.base.course import Course, Question
from engine.core.text import N_
from engine.games.throne.course.winning import WIN
from engine.games.throne.state import ThroneState

_QUESTIONS: Final = (
    Question(N_("throne/course", "How do I win?"), "win/king"),
)

COURSE: Final[Course[ThroneState]] = Course((WIN,), _QUESTIONS)
