"""The guided first game of Model: which rule is at work when, and what to try."""

from __future__ import annotations

from typing import Final

from engine.base.lessons import Lessons, LessonStep, Situation, does
from engine.core.text import N_
from engine.games._model.aid import AID
from engine.games._model.state import ModelState

_At = Situation[ModelState]


LESSONS: Final = Lessons(
    seats=2,
    seed=3,
    steps=(
        LessonStep("lay", "R4", N_("model/lesson", "Lay a card in your row. The next one must be higher, so begin low."),
                   lambda at: at.offers("lay"), goal=does("lay")),
        LessonStep("throw", "R5", N_("model/lesson", "None of your cards fits any more. Throw one away; it costs a point."),
                   lambda at: at.offers("throw"), goal=does("throw")),
        LessonStep("end", "R6", N_("model/lesson", "The game is over: count your row, less what you threw away."), lambda at: at.over),
    ),
    aid=AID,
)
