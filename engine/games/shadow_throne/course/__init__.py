"""The course of Shadow Throne: how you win, one wave, a battle, gold, abilities, the end, and the draft last."""

from __future__ import annotations

from typing import Final

from engine.base.course import Course, CourseQuestion
from engine.core.text import N_
from engine.games.shadow_throne.course.abilities import ALLIES, KILLING, NUMBERS
from engine.games.shadow_throne.course.battle import BATTLE, TACTIC, TIES
from engine.games.shadow_throne.course.drafting import DRAFT
from engine.games.shadow_throne.course.ending import ENDING
from engine.games.shadow_throne.course.one_wave import WAVE
from engine.games.shadow_throne.course.purse import PURSE, SECRET
from engine.games.shadow_throne.course.winning import WINNING
from engine.games.shadow_throne.state import ShadowState

_QUESTIONS: Final = (
    CourseQuestion(N_("shadow-throne/course", "How do I win?"), "winning/win"),
    CourseQuestion(N_("shadow-throne/course", "When is the game over?"), "ending/hold"),
    CourseQuestion(N_("shadow-throne/course", "What can I do in a wave?"), "wave/play"),
    CourseQuestion(N_("shadow-throne/course", "What does the disc on a card mean?"), "wave/earn"),
    CourseQuestion(N_("shadow-throne/course", "Who wins a battle?"), "battle/crown"),
    CourseQuestion(N_("shadow-throne/course", "What does the crown on a card mean?"), "battle/crown"),
    CourseQuestion(N_("shadow-throne/course", "What does the diamond on a card mean?"), "battle/diamond"),
    CourseQuestion(N_("shadow-throne/course", "Why would a card cost 1 more gold?"), "gold/hush"),
    CourseQuestion(N_("shadow-throne/course", "What if I cannot pay for a card?"), "gold/poor"),
    CourseQuestion(N_("shadow-throne/course", "What do killers do?"), "killing/commoners"),
    CourseQuestion(N_("shadow-throne/course", "What is a dead character still good for?"), "killing/commoners"),
    CourseQuestion(N_("shadow-throne/course", "What does emboldening mean?"), "allies/embolden"),
    CourseQuestion(N_("shadow-throne/course", "What does converting mean?"), "allies/convert"),
    CourseQuestion(N_("shadow-throne/course", "Which ability works first?"), "numbers/order"),
    CourseQuestion(N_("shadow-throne/course", "What does King Kyros do?"), "numbers/king"),
    CourseQuestion(N_("shadow-throne/course", "What if two factions are equally strong?"), "ties/both"),
    CourseQuestion(N_("shadow-throne/course", "Can I know what the others will play?"), "secret/safe"),
    CourseQuestion(N_("shadow-throne/course", "Who wins if two players are tied?"), "ending/level"),
    CourseQuestion(N_("shadow-throne/course", "Which faction should I back?"), "tactic/back"),
    CourseQuestion(N_("shadow-throne/course", "What do I do in the draft?"), "draft/take"),
    CourseQuestion(N_("shadow-throne/course", "What happens to cards I do not play?"), "draft/keep"),
)

COURSE: Final[Course[ShadowState]] = Course(
    (WINNING, WAVE, BATTLE, PURSE, KILLING, ALLIES, NUMBERS, TIES, SECRET, ENDING, TACTIC, DRAFT),
    _QUESTIONS,
    {"take": ("R3",), "keep": ("R27",), "choose": ("R4",), "play": ("R4", "R5"), "gold": ("R6",), "poor": ("R7",),
     "ability": ("R9",), "power": ("R22",), "battle": ("R23",), "influence": ("R24",), "console": ("R24",),
     "stay": ("R18",), "end": ("R25", "R26")},
)
