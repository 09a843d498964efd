"""What an Ace draws and risks, and when a Joker helps."""

from __future__ import annotations

from typing import Final

from engine.base.course import Lesson, Task
from engine.core.moves import Move
from engine.core.text import N_, Text
from engine.games.throne.cards import ACE, JOKER, PEASANT
from engine.games.throne.course.looking import (
    DOES,
    FALSE_ACE,
    LEARNER,
    TO_ANSWER,
    TO_LAY,
    claimed,
    is_true,
    laid,
    rival_loses,
    what_it_does,
)
from engine.games.throne.state import ThroneState
from engine.games.throne.zones import HAND

# -- the Ace -----------------------------------------------------------------------------------------------------------

_ONE_AT_MOST: Final = N_("throne/course", "That claim draws one card at most. An Ace draws two.")


def _true_ace(_before: ThroneState, _move: Move, after: ThroneState) -> bool:
    return claimed(after) == ACE and is_true(after)


def _no_true_ace(_before: ThroneState, _move: Move, after: ThroneState) -> Text:
    if claimed(after) == ACE:
        return FALSE_ACE
    return DOES[PEASANT] if claimed(after) == PEASANT else _ONE_AT_MOST


ACES: Final[Lesson[ThroneState]] = Lesson("ace", N_("throne/course", "The Ace"), N_("throne/course", "Draw two cards, and learn what an Ace puts at stake."), (
    Task("claim",
         N_("throne/course", "An Ace draws two cards, but any rival may call it, and a false one costs two cards. "
                             "Claim an Ace that no call can hurt."),
         ("R11", "R13"), _true_ace, _no_true_ace,
         (N_("throne/course", "A call can hurt only a lie."),
          N_("throne/course", "Drag the Ace to the Ace claim.")),
         "lay ace as ace",
         position=f"throne 2: 1 lay; hand.1 ace seven nine; hand.2 king jack ten; deck nine queen; {TO_LAY}", replies=("liar",)),
    Task("price",
         N_("throne/course", "“Liar!” says your rival, but it really is an Ace. You have drawn two cards, and the "
                             "challenger loses one. Pick that card."),
         ("R12", "R14"), rival_loses, what_it_does,
         (N_("throne/course", "Choose one of your rival’s cards."),),
         "pick",
         N_("throne/course", "Two cards for you, one fewer for your rival: nobody likes to call an Ace.")),
))

# -- the Joker ---------------------------------------------------------------------------------------------------------

_KILLS: Final = N_("throne/course", "The King works: it kills one of your two cards, perhaps the Ace.")
_TRUE_KING: Final = N_("throne/course", "It really was a King: it kills one card, your wrong call costs you the other, "
                                        "and you are out.")
_NO_SHIELD: Final = N_("throne/course", "The Joker has left your hand and can no longer evade anything.")
_UNTRUE: Final = N_("throne/course", "The Joker is still yours, but that claim is not true.")


def _keeps_ace(_before: ThroneState, _move: Move, after: ThroneState) -> bool:
    return after.phase == "lay" and ACE in after.cards[HAND[LEARNER]]


def _ace_at_risk(_before: ThroneState, _move: Move, after: ThroneState) -> Text:
    return _TRUE_KING if after.loser == LEARNER else _KILLS


def _true_claim(_before: ThroneState, _move: Move, after: ThroneState) -> bool:
    return is_true(after)


def _no_true_claim(_before: ThroneState, _move: Move, after: ThroneState) -> Text:
    return _NO_SHIELD if laid(after) == JOKER else _UNTRUE


JOKERS: Final[Lesson[ThroneState]] = Lesson("joker", N_("throne/course", "The Joker"),
                                            N_("throne/course", "Keep the Joker until you need it to evade a claim."), (
    Task("evade",
         N_("throne/course", "A King, true or not, is aimed at you. Show your Joker to evade it, and you are sure "
                             "to keep your Ace."),
         ("R7", "R8"), _keeps_ace, _ace_at_risk,
         (N_("throne/course", "Accepting costs you a card, and so may calling."),
          N_("throne/course", "Show the Joker.")),
         "joker",
         N_("throne/course", "You evade the claim, and nobody learns what was laid. The Joker is gone. A Joker "
                             "stops a Jack, Queen, or King, but not an Ace."),
         position=f"throne 2: 1 answer; laid king; claim king; hand.1 joker ace; hand.2 nine ten; {TO_ANSWER}"),
    Task("keep",
         N_("throne/course", "You can never claim a Joker: laying one is always a lie. Keep it, and make a true "
                             "claim."),
         ("R4", "R3"), _true_claim, _no_true_claim,
         (N_("throne/course", "You can claim the Queen and the Ten truthfully."),
          N_("throne/course", "Drag the Queen to the Queen claim.")),
         "lay queen as queen 2",
         N_("throne/course", "True, and the Joker still protects you."),
         position=f"throne 2: 1 lay; hand.1 joker queen ten; hand.2 nine eight; {TO_LAY}"),
))
