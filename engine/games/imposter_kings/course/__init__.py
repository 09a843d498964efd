"""The course of The Imposter Kings: twelve lessons, and where newcomers find their answers."""

from __future__ import annotations

from typing import Final

from engine.base.course import Course, CourseQuestion
from engine.core.text import N_
from engine.games.imposter_kings.course.reactions import DANGER, DISGRACED_CARDS, REACTIONS, TACTICS
from engine.games.imposter_kings.course.secrets import ACCUSED_CARD, GUESS, SETUP
from engine.games.imposter_kings.course.turns import FLIP, POINTS, TURN
from engine.games.imposter_kings.course.winning import EQUAL, WIN

_QUESTIONS: Final = (
    CourseQuestion(N_("imposter-kings/course", "How do I win?"), "win/last"),
    CourseQuestion(N_("imposter-kings/course", "When is a round over?"), "equal/same"),
    CourseQuestion(N_("imposter-kings/course", "When is the match over?"), "win/last"),
    CourseQuestion(N_("imposter-kings/course", "What may I play now?"), "equal/low"),
    CourseQuestion(N_("imposter-kings/course", "Can a low card go on a high one?"), "equal/royalty"),
    CourseQuestion(N_("imposter-kings/course", "What may I do on my turn, and in what order?"), "turn/antechamber"),
    CourseQuestion(N_("imposter-kings/course", "What is the Antechamber?"), "turn/prepare"),
    CourseQuestion(N_("imposter-kings/course", "How many points is a round worth?"), "points/cards"),
    CourseQuestion(N_("imposter-kings/course", "What does my King do?"), "flip/throne"),
    CourseQuestion(N_("imposter-kings/course", "What is the Successor for?"), "flip/successor"),
    CourseQuestion(N_("imposter-kings/course", "Which card do I hide as my Successor?"), "setup/successor"),
    CourseQuestion(N_("imposter-kings/course", "What does this card do?"), "guess/soldier"),
    CourseQuestion(N_("imposter-kings/course", "How do I know what my rival holds?"), "guess/name"),
    CourseQuestion(N_("imposter-kings/course", "Why is a card face up beside the Court?"), "accused/name"),
    CourseQuestion(N_("imposter-kings/course", "What is a face-down card worth?"), "disgraced/low"),
    CourseQuestion(N_("imposter-kings/course", "Can I stop what my rival does?"), "reactions/hand"),
    CourseQuestion(N_("imposter-kings/course", "Why must I remove a card on my turn?"), "reactions/condemned"),
    CourseQuestion(N_("imposter-kings/course", "Can flipping my King cost me the round?"), "danger/wait"),
    CourseQuestion(N_("imposter-kings/course", "Which card is best to play?"), "tactics/count"),
)

_AT_WORK: Final = {
    "deal": ("R31",), "first": ("R32",), "restart": ("R33",), "successor": ("R37",), "remove": ("R39",),
    "play": ("R7",), "flip": ("R8",), "succeed": ("R8",), "discard": ("R5",), "disgrace": ("R3",),
    "answer": ("R13",), "summon": ("R6",), "fool": ("R30",), "warden": ("R21",),
    "stop": ("R10",), "kill": ("R12",), "lose": ("R9",), "round": ("R42",), "end": ("R43",),
}

COURSE: Final = Course(
    (WIN, EQUAL, TURN, FLIP, SETUP, DISGRACED_CARDS, POINTS, GUESS, ACCUSED_CARD, REACTIONS, DANGER, TACTICS),
    _QUESTIONS, _AT_WORK)
