"""The course of Behind the Throne."""

from __future__ import annotations

from typing import Final

from engine.base.course import Course
from engine.games.behind_the_throne.course.winning import WINNING
from engine.games.behind_the_throne.state import BehindState

COURSE: Final[Course[BehindState]] = Course(
    lessons=(WINNING,),
)
