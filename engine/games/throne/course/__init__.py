"""The course of Throne: how you win first, then the turn, lies and calls, the cards, and how to play well."""

from __future__ import annotations

from typing import Final

from engine.base.course import Course, CourseQuestion
from engine.core.text import N_
from engine.games.throne.course.ace_and_joker import ACES, JOKERS
from engine.games.throne.course.claiming import CALL, LIE, TURN
from engine.games.throne.course.court import JACKS, KINGS, QUEENS
from engine.games.throne.course.playing_well import LAST_CARD, TACTICS
from engine.games.throne.course.story import STORY
from engine.games.throne.course.winning import ROUNDS, WIN
from engine.games.throne.state import ThroneState

_QUESTIONS: Final = (
    CourseQuestion(N_("throne/course", "How do I win?"), "win/king"),
    CourseQuestion(N_("throne/course", "What ends the match?"), "rounds/point"),
    CourseQuestion(N_("throne/course", "What can I do on my turn?"), "turn/peasant"),
    CourseQuestion(N_("throne/course", "How do I get new cards?"), "turn/draw"),
    CourseQuestion(N_("throne/course", "May I lie?"), "lie/bluff"),
    CourseQuestion(N_("throne/course", "What does it cost to be caught?"), "lie/caught"),
    CourseQuestion(N_("throne/course", "What may I do when a claim is aimed at me?"), "call/right"),
    CourseQuestion(N_("throne/course", "What does a wrong call cost?"), "call/wrong"),
    CourseQuestion(N_("throne/course", "What does a King do?"), "king/claim"),
    CourseQuestion(N_("throne/course", "What does a Queen do?"), "queen/claim"),
    CourseQuestion(N_("throne/course", "What does a Jack do?"), "jack/claim"),
    CourseQuestion(N_("throne/course", "What does an Ace do?"), "ace/claim"),
    CourseQuestion(N_("throne/course", "What is a Joker good for?"), "joker/evade"),
    CourseQuestion(N_("throne/course", "What happens to a face-up card?"), "queen/turn"),
    CourseQuestion(N_("throne/course", "When am I out?"), "last/stay"),
    CourseQuestion(N_("throne/course", "How can I be sure of a lie?"), "count/call"),
    CourseQuestion(N_("throne/course", "Which claims are likely to be lies?"), "story/caught"),
)

_AT_WORK: Final = {
    "lay": ("R2", "R3"),
    "accept": ("R6", "R17"),
    "call": ("R6",),
    "true": ("R9",),
    "lie": ("R4", "R10"),
    "kill": ("R14",),
    "unmask": ("R14", "R15"),
    "peek": ("R14", "R18"),
    "nothing": ("R16",),
    "evade": ("R7",),
    "renew": ("R19",),
    "out": ("R20",),
    "win": ("R21", "R23"),
    "shuffle": ("R1", "R24"),
}

COURSE: Final[Course[ThroneState]] = Course(
    (WIN, TURN, LIE, CALL, JACKS, QUEENS, KINGS, ACES, ROUNDS, JOKERS, LAST_CARD, TACTICS, STORY), _QUESTIONS, _AT_WORK)
