"""Laying a card with a claim, true or not, and calling it a lie."""

from __future__ import annotations

from typing import Final

from engine.base.course import Lesson, Task, always
from engine.core.moves import Move
from engine.core.text import N_, Text
from engine.games.throne.cards import ACE, KING, PEASANT
from engine.games.throne.course.looking import (
    FALSE_ACE,
    KILLED,
    RIVAL,
    TO_ANSWER,
    TO_LAY,
    claimed,
    draws,
    is_true,
    stopped,
)
from engine.games.throne.state import ThroneState
from engine.games.throne.zones import OPEN

# -- your turn ---------------------------------------------------------------------------------------------------------

_MAY_BE_CALLED: Final = N_("throne/course", "Your rival may call that claim a lie, true or not. A Peasant cannot be "
                                            "called.")
_FEWER: Final = N_("throne/course", "A Peasant draws nothing: you would have even fewer cards.")


def _nobody_may_call(_before: ThroneState, _move: Move, after: ThroneState) -> bool:
    return claimed(after) == PEASANT


TURN: Final[Lesson[ThroneState]] = Lesson("turn", N_("throne/course", "Your turn"), N_("throne/course", "Lay a card, and know how many you draw."), (
    Task("peasant",
         N_("throne/course", "On your turn, lay exactly one card face down and say what it is. Begin safely: lay a "
                             "card as a Peasant, which cannot be called a lie."),
         ("R2", "R3", "R5"), _nobody_may_call, always(_MAY_BE_CALLED),
         (N_("throne/course", "The cards from 7 to 10 are Peasants."),
          N_("throne/course", "Drag the Seven to the Peasant claim.")),
         "lay seven as peasant",
         N_("throne/course", "Your turn is over. A Peasant draws nothing, so you have one card fewer."),
         position=f"throne 2: 1 lay; hand.1 seven nine jack queen; hand.2 eight*2 nine ten; deck ten; {TO_LAY}",
         replies=("lay eight as peasant",)),
    Task("draw",
         N_("throne/course", "Your rival laid a Peasant, too. Now keep your hand full: a Jack, Queen, or King draws "
                             "one card, an Ace two. Claim one of them."),
         ("R6", "R19"), draws, always(_FEWER),
         (N_("throne/course", "Every claim but the Peasant draws at least one card."),
          N_("throne/course", "Drag the Queen to the Queen claim.")),
         "lay queen as queen 2",
         N_("throne/course", "You draw at the end of your turn. If the draw pile is empty, buried cards and discards "
                             "form a new one."),
         replies=("accept",)),
))

# -- the lie -----------------------------------------------------------------------------------------------------------

_HONEST: Final = N_("throne/course", "That is the truth about your cards, but a Peasant draws nothing.")
_NO_GAIN: Final = N_("throne/course", "A Peasant cannot be called, but it draws nothing. Make a bolder claim.")


def _cheap_lie(_before: ThroneState, _move: Move, after: ThroneState) -> bool:
    return after.phase == "answer" and not is_true(after)


def _no_cheap_lie(_before: ThroneState, _move: Move, after: ThroneState) -> Text:
    return FALSE_ACE if claimed(after) == ACE else _NO_GAIN


LIE: Final[Lesson[ThroneState]] = Lesson("lie", N_("throne/course", "The lie"), N_("throne/course", "Bluff, and learn what it costs to be caught."), (
    Task("bluff",
         N_("throne/course", "You may lie and lay any card with any claim. You hold nothing but Peasants. Lay one "
                             "with a claim that still lets you draw."),
         ("R4", "R3", "R17"), draws, always(_HONEST),
         (N_("throne/course", "Claim a card you do not have."),
          N_("throne/course", "Drag the Seven to the King claim.")),
         "lay seven as king 2",
         N_("throne/course", "Your rival believes it, so it works like the true card. The card you laid is buried unseen."),
         position=f"throne 2: 1 lay; hand.1 seven eight ten; hand.2 jack nine ten; deck nine; {TO_LAY}",
         replies=("accept",)),
    Task("caught",
         N_("throne/course", "If a lie is called, the card is discarded: no effect, no draw. A false Ace costs one "
                             "more. Tell a lie that costs only one card if called."),
         ("R10", "R13"), _cheap_lie, _no_cheap_lie,
         (N_("throne/course", "A false Jack, Queen, or King costs only the card you lay."),
          N_("throne/course", "Drag the Nine to the Queen claim.")),
         "lay nine as queen 2",
         N_("throne/course", "“Liar!” Your card is discarded, and you draw nothing. That is all it costs."),
         position=f"throne 2: 1 lay; hand.1 eight nine ten; hand.2 jack nine ten; {TO_LAY}", replies=("liar",)),
))

# -- the call ----------------------------------------------------------------------------------------------------------

_KEEPS_KING: Final = N_("throne/course", "That costs your rival a hidden card, not the King.")


def _king_gone(_before: ThroneState, _move: Move, after: ThroneState) -> bool:
    return KING not in after.cards[OPEN[RIVAL]]


CALL: Final[Lesson[ThroneState]] = Lesson("call", N_("throne/course", "Liar!"), N_("throne/course", "Answer a claim, and learn what a wrong call costs."), (
    Task("wrong",
         N_("throne/course", "Your rival called your Queen a lie, but it was true, so it worked. You pick a card "
                             "for the caller to lose: pick the King."),
         ("R9", "R14"), _king_gone, always(_KEEPS_KING),
         (N_("throne/course", "The King is face up in your rival’s hand."),
          N_("throne/course", "You may pick a face-up card: choose the King.")),
         "pick-open king",
         N_("throne/course", "That is the price of a wrong call. Only the player targeted by a Jack, Queen, or King "
                             "answers it."),
         position="throne 2: 1 penalty; turn 0; claim queen; target 1; draws 1; loser 1; hand.1 ace ten; hand.2 nine*2; open.2 king; "
                  "discards queen; last_claim none; last_target -1; deck eight; rest deck"),
    Task("right",
         N_("throne/course", "Your rival claims a King against your last card. Accept, show a Joker, or call "
                             "“Liar!”: one of these may save you."),
         ("R6", "R10"), stopped, always(KILLED),
         (N_("throne/course", "You have no Joker, and if you accept, you are out."),
          N_("throne/course", "Call it: “Liar!”")),
         "liar",
         N_("throne/course", "A lie: the card is discarded without effect, and your rival draws nothing."),
         position=f"throne 2: 1 answer; laid seven; claim king; hand.1 ace; hand.2 queen eight*2; {TO_ANSWER}"),
))
