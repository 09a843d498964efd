"""The course of Behind the Throne: how you win first, then the turn, abilities, rivals, and the end."""

from __future__ import annotations

from typing import Final

from engine.base.course import Course, CourseQuestion
from engine.core.text import N_
from engine.games.behind_the_throne.course.abilities import ABILITIES, JUDGE, LARGEST, PROPHET
from engine.games.behind_the_throne.course.ending import END, ROOM
from engine.games.behind_the_throne.course.rivals import DESTROY, PROTECTION, ROYALS, SWAP
from engine.games.behind_the_throne.course.turn import TURN
from engine.games.behind_the_throne.course.winning import WINNING
from engine.games.behind_the_throne.state import BehindState

_QUESTIONS: Final = (
    CourseQuestion(N_("behind-the-throne/course", "How do I win?"), "winning/pair"),
    CourseQuestion(N_("behind-the-throne/course", "When does the game end?"), "winning/end"),
    CourseQuestion(N_("behind-the-throne/course", "What do I do on my turn?"), "turn/reveal"),
    CourseQuestion(N_("behind-the-throne/course", "Which card may follow?"), "turn/compare"),
    CourseQuestion(N_("behind-the-throne/course", "When should I stop?"), "turn/enough"),
    CourseQuestion(N_("behind-the-throne/course", "What happens if a card is too high?"), "abilities/save"),
    CourseQuestion(N_("behind-the-throne/course", "What does the Prophet do?"), "prophet/look"),
    CourseQuestion(N_("behind-the-throne/course", "Why does a card lie sideways?"), "largest/equal"),
    CourseQuestion(N_("behind-the-throne/course", "What does the Judge do?"), "judge/again"),
    CourseQuestion(N_("behind-the-throne/course", "When may I destroy a card?"), "destroy/equal"),
    CourseQuestion(N_("behind-the-throne/course", "What is a swap good for?"), "swap/pair"),
    CourseQuestion(N_("behind-the-throne/course", "What do the Minstrel and Alchemist protect against?"), "protection/minstrel"),
    CourseQuestion(N_("behind-the-throne/course", "Why can’t I swap or destroy now?"), "royals/longer"),
    CourseQuestion(N_("behind-the-throne/course", "How many stacks may I own?"), "room/collect"),
    CourseQuestion(N_("behind-the-throne/course", "What happens to the row when the End of Game card turns up?"), "end/secure"),
)

COURSE: Final[Course[BehindState]] = Course(
    lessons=(WINNING, TURN, LARGEST, ABILITIES, DESTROY, SWAP, PROPHET, PROTECTION, JUDGE, ROYALS, ROOM, END),
    questions=_QUESTIONS,
    at_work={
        "reveal": ("R2", "R3"), "bust": ("R22",), "use": ("R4",), "look": ("R9",), "destroy": ("R13",),
        "swap": ("R16",), "take": ("R19",), "collect": ("R20",), "sixth": ("R20",), "discard": ("R20",),
        "renew": ("R23",), "end": ("R24", "R25"),
    },
)
