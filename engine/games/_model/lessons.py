"""The guided first game of Model: which rule is at work when, and what to try."""

from __future__ import annotations

from typing import Final

from engine.base.lessons import Lessons, LessonStep, Situation
from engine.core.moves import Move
from engine.core.text import N_
from engine.games._model.aid import AID
from engine.games._model.state import ModelState

_At = Situation[ModelState]


def _may_lay(at: _At) -> bool:
    return at.offers("lay")


def _may_throw(at: _At) -> bool:
    return at.offers("throw")


def _lays(_at: _At, move: Move) -> bool:
    return move.verb == "lay"


def _throws(_at: _At, move: Move) -> bool:
    return move.verb == "throw"


def _is_over(at: _At) -> bool:
    return at.over


LESSONS: Final = Lessons(
    seats=2,
    seed=3,
    steps=(
        LessonStep("lay", "R4", N_("model/lesson", "Lay a card in your row. The next one must be higher, so begin low."),
                   _may_lay, goal=_lays),
        LessonStep("throw", "R5", N_("model/lesson", "None of your cards fits any more. Throw one away; it costs a point."),
                   _may_throw, goal=_throws),
        LessonStep("end", "R6", N_("model/lesson", "The game is over: count your row, less what you threw away."), _is_over),
    ),
    aid=AID,
)
