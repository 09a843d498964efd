"""A danger to know, and what pays: staying in with the last card, counting, and cheap bluffs."""

from __future__ import annotations

from typing import Final

from engine.base.course import Lesson, Task, always
from engine.core.moves import Move
from engine.core.text import N_, Text
from engine.games.throne.cards import ACE, JACK, PEASANT, TEN, name_of
from engine.games.throne.course.looking import (
    FALSE_ACE,
    KILLED,
    LEARNER,
    RIVAL,
    TO_ANSWER,
    TO_ANSWER_ACE,
    TO_LAY,
    TO_LAY_LATER,
    claimed,
    draws,
    is_true,
    laid,
    stopped,
)
from engine.games.throne.state import ThroneState

# -- the last card -----------------------------------------------------------------------------------------------------

_RUN_OUT: Final = N_("throne/course", "A Peasant draws nothing: with no cards left, you are out.")
_JOKER_GONE: Final = N_("throne/course", "The Joker is discarded and not replaced: you have no cards left and are out.")


def _out(_before: ThroneState, _move: Move, after: ThroneState) -> Text:
    return KILLED if after.size(LEARNER) else _JOKER_GONE


LAST_CARD: Final[Lesson[ThroneState]] = Lesson("last", N_("throne/course", "The last card"), N_("throne/course", "Stay in the round with one card left."), (
    Task("stay",
         N_("throne/course", "A player with no cards after drawing is out. The Ten is your last card: lay it so "
                             "that you stay in."),
         ("R20", "R5"), draws, always(_RUN_OUT),
         (N_("throne/course", "A Peasant draws nothing; every other claim draws."),
          N_("throne/course", "Drag the Ten to the Jack claim.")),
         "lay ten as jack 2",
         N_("throne/course", "Your rival lets it pass: you draw and stay in. With your last card, the truth is not "
                             "always the safe claim."),
         position=f"throne 2: 1 lay; hand.1 ten; hand.2 jack nine; deck eight; {TO_LAY}", replies=("accept",)),
    Task("joker",
         N_("throne/course", "A King is aimed at your last card, a Joker. Show the Joker, and it is gone all the "
                             "same. What can still save you?"),
         ("R7", "R20"), stopped, _out,
         (N_("throne/course", "Accept it or evade it: either way, you have no cards left."),
          N_("throne/course", "Call it: “Liar!”")),
         "liar",
         N_("throne/course", "A lie. If you would be out anyway, a call costs nothing."),
         position=f"throne 2: 1 answer; laid eight; claim king; hand.1 joker; hand.2 nine jack; {TO_ANSWER}"),
))

# -- counting and bluffing ---------------------------------------------------------------------------------------------

_IN_SIGHT: Final = N_("throne/course", "You hold two Aces, and two are among the discards: it was a lie, and now "
                                       "your rival draws two cards.")
_NO_BLUFF: Final = N_("throne/course", "That is true: a bluff claims a different card.")
_NOTHING_TO_GAIN: Final = N_("throne/course", "A Peasant cannot be called, so it is hardly a bluff, and it draws "
                                              "nothing.")
_JACKS_SEEN: Final = N_("throne/course", "All four Jacks are among the discards: your rival knows your Jack is a lie.")
_DEAR: Final = N_("throne/course", "If it is called, you lose the {card}. A Seven would do just as well.")


def _liar_pays(_before: ThroneState, _move: Move, after: ThroneState) -> bool:
    return after.loser == RIVAL


def _cheap_bluff(_before: ThroneState, _move: Move, after: ThroneState) -> bool:
    return not is_true(after) and claimed(after) not in (PEASANT, JACK, ACE) and laid(after) <= TEN


def _no_cheap_bluff(_before: ThroneState, _move: Move, after: ThroneState) -> Text:
    if claimed(after) == PEASANT:
        return _NOTHING_TO_GAIN
    if is_true(after):
        return _NO_BLUFF
    if claimed(after) == JACK:
        return _JACKS_SEEN
    return FALSE_ACE if claimed(after) == ACE else _DEAR.fill(card=name_of(laid(after)))


TACTICS: Final[Lesson[ThroneState]] = Lesson("count", N_("throne/course", "Count and bluff"), N_("throne/course", "Call what must be a lie, and bluff where it costs little."), (
    Task("call",
         N_("throne/course", "Your rival claims an Ace. Of the four in the deck, two are among the discards. Count "
                             "those in your hand, then answer."),
         ("R11", "R13", "R17"), _liar_pays, always(_IN_SIGHT),
         (N_("throne/course", "You hold two Aces, and two are among the discards. Your rival can have none."),
          N_("throne/course", "Call it: “Liar!”")),
         "liar",
         N_("throne/course", "It had to be a lie. Your rival loses that card and another of your choice."),
         position=f"throne 2: 1 ace; laid nine; hand.1 ace*2 ten; hand.2 king eight seven; discards ace*2; {TO_ANSWER_ACE}"),
    Task("bluff",
         N_("throne/course", "Now bluff cheaply: lay a card you will not miss, and claim one your rival may "
                             "believe. All four Jacks are among the discards."),
         ("R4", "R10", "R17"), _cheap_bluff, _no_cheap_bluff,
         (N_("throne/course", "The Jacks are all gone, and a false Ace costs two cards."),
          N_("throne/course", "Drag a Seven to the Queen claim.")),
         "lay seven as queen 2",
         N_("throne/course", "Believed, it works like the true card. Called, it costs you only the Seven."),
         position=f"throne 2: 1 lay; hand.1 ace king seven*2; hand.2 queen nine eight; discards jack*4; {TO_LAY_LATER}"),
))
