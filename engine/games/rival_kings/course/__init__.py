"""The course of Rival Kings: how you win first, then the rules in the order in which a game asks for them."""

from __future__ import annotations

from typing import Final

from engine.base.course import Course, CourseQuestion
from engine.core.text import N_
from engine.games.rival_kings.course.cycle import ACTIONS, CYCLE
from engine.games.rival_kings.course.riches import MARKERS, MONEY
from engine.games.rival_kings.course.robbing import CONFLICTS, ROBBING
from engine.games.rival_kings.course.score import ENDING, SCORING
from engine.games.rival_kings.course.subjects import ABILITIES
from engine.games.rival_kings.course.tactics import DANGER, TACTIC
from engine.games.rival_kings.course.winning import WINNING
from engine.games.rival_kings.state import RivalState

_QUESTIONS: Final = (
    CourseQuestion(N_("rival-kings/course", "How do I win?"), "winning/pair"),
    CourseQuestion(N_("rival-kings/course", "What ends the game?"), "winning/end"),
    CourseQuestion(N_("rival-kings/course", "Who steals from whom?"), "robbing/robber"),
    CourseQuestion(N_("rival-kings/course", "What happens when someone steals from me?"), "robbing/safe"),
    CourseQuestion(N_("rival-kings/course", "What if two of us play the same rank?"), "conflicts/tied"),
    CourseQuestion(N_("rival-kings/course", "Who goes first?"), "cycle/choose"),
    CourseQuestion(N_("rival-kings/course", "What can I do on my turn?"), "actions/settle"),
    CourseQuestion(N_("rival-kings/course", "Do I have to carry out every action?"), "actions/buy"),
    CourseQuestion(N_("rival-kings/course", "Why is my score below 0?"), "markers/below-zero"),
    CourseQuestion(N_("rival-kings/course", "How do I get rid of a conflict marker?"), "markers/pass-on"),
    CourseQuestion(N_("rival-kings/course", "Where does money come from?"), "money/paid"),
    CourseQuestion(N_("rival-kings/course", "What does a card cost?"), "money/price"),
    CourseQuestion(N_("rival-kings/course", "What does my subject do for me?"), "subjects/use"),
    CourseQuestion(N_("rival-kings/course", "Which of my subjects is active?"), "subjects/newest"),
    CourseQuestion(N_("rival-kings/course", "What do two cards of the same color score?"), "scoring/colour"),
    CourseQuestion(N_("rival-kings/course", "What are coins worth at the end?"), "scoring/coins"),
    CourseQuestion(N_("rival-kings/course", "What is the neutral character?"), "danger/neutral"),
)

COURSE: Final[Course[RivalState]] = Course(
    lessons=(WINNING, ROBBING, CYCLE, CONFLICTS, ACTIONS, MARKERS, MONEY, ABILITIES, SCORING, DANGER, ENDING, TACTIC),
    questions=_QUESTIONS,
    at_work={
        "deal": ("R27",), "choose": ("R27",), "marker": ("R2",), "steal": ("R4",), "skip": ("R5",), "settle": ("R28",),
        "give": ("R28",), "take": ("R20",), "refill": ("R20",), "acquire": ("R29",), "turn": ("R8", "R9"),
        "use": ("R1",), "demand": ("R14",), "score": ("R24",), "end": ("R23",),
    })
