"""The course of Rival Kings: how you win first, then the rules in the order in which a game asks for them."""

from __future__ import annotations

from typing import Final

from engine.base.course import Course
from engine.games.rival_kings.course.winning import WINNING
from engine.games.rival_kings.state import RivalState

COURSE: Final[Course[RivalState]] = Course(lessons=(WINNING,))
