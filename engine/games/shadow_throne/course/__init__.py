"""The course of Shadow Throne: how you win, one wave, and so on to the draft."""

from __future__ import annotations

from typing import Final

from engine.base.course import Course, Question
from engine.core.text import N_
from engine.games.shadow_throne.course.winning import WINNING
from engine.games.shadow_throne.state import ShadowState

COURSE: Final[Course[ShadowState]] = Course(
    (WINNING,),
    (Question(N_("shadow-throne/course", "How do I win?"), "winning/win"),
     Question(N_("shadow-throne/course", "When is the game over?"), "winning/win")),
)
