"""What the claims of a round tell: how often bots lie was counted, and stands in `claims_made.py`."""

from __future__ import annotations

from typing import Final

from engine.base.course import Lesson, Task, always
from engine.core.moves import Move
from engine.core.text import N_
from engine.games.throne.course.claims_made import CLAIMS_MADE
from engine.games.throne.course.looking import RIVAL, TO_ANSWER, TO_ANSWER_ACE, loses_none, stopped
from engine.games.throne.state import ThroneState

_OF: Final = 100


def lies(level: str, sort: str) -> int:
    """Of 100 claims of a sort that bots of a level made, how many were lies."""
    found, claims = CLAIMS_MADE[level][sort]
    return round(_OF * found / claims)


_COSTS_TWO: Final = N_("throne/course", "It really was a King: it kills a card, and your wrong call costs you another.")
_KILLS_ONE: Final = N_("throne/course", "You let the King through, and it kills one of your two cards.")
_DREW_TWO: Final = N_("throne/course", "You let the Ace through, and your rival draws two cards.")


def _out_of_cards(_before: ThroneState, _move: Move, after: ThroneState) -> bool:
    return after.loser == RIVAL


STORY: Final[Lesson[ThroneState]] = Lesson(
    "story", N_("throne/course", "What claims tell you"),
    N_("throne/course", "Use earlier claims and the number of cards left to judge whether a claim is a lie."), (
    Task("first",
         N_("throne/course", "Your rival, a knight, begins the round with a King. Of 100 such claims by knights, "
                             "{lies} are lies. A wrong call costs you a second card. Answer the claim.").fill(lies=lies("knight", "first king")),
         ("R6", "R9"), loses_none, always(_COSTS_TWO),
         (N_("throne/course", "Most of these Kings are true."),
          N_("throne/course", "Accept the claim.")),
         "accept",
         N_("throne/course", "One card lost, not two. Players with a King like to begin with it."),
         position=f"throne 2: 1 answer; laid king; claim king; hand.1 queen nine ten seven; hand.2 jack nine eight*2; {TO_ANSWER}"),
    Task("caught",
         N_("throne/course", "Later, the same knight, just caught lying, claims a King again. Of 100 claims after "
                             "such a lie, {lies} are lies, too. Answer the claim.").fill(lies=lies("knight", "after lie")),
         ("R10", "R6"), stopped, always(_KILLS_ONE),
         (N_("throne/course", "Most of these claims are lies."),
          N_("throne/course", "Call it: “Liar!”")),
         "liar",
         N_("throne/course", "Another lie: the first one drew no card. Marshals give away less: {first} of 100 "
                             "opening Kings are lies, and {after} of 100 claims after a lie.").fill(first=lies("marshal", "first king"), after=lies("marshal", "after lie")),
         position=f"throne 2: 1 answer; laid nine; claim king; hand.1 queen ten; hand.2 eight seven; discards eight; {TO_ANSWER}"),
    Task("few",
         N_("throne/course", "Another knight with two cards claims an Ace. Of 100 Aces claimed by knights with five "
                             "or more cards, {many} are lies; with one or two, {few}. Answer the claim.").fill(many=lies("knight", "ace of many"), few=lies("knight", "ace of few")),
         ("R13", "R11"), _out_of_cards, always(_DREW_TWO),
         (N_("throne/course", "A player with few cards must lie to draw more."),
          N_("throne/course", "Call it: “Liar!”")),
         "liar",
         N_("throne/course", "Caught: a false Ace costs your rival the last card as well. Marshals are no "
                             "different: {many} and {few} of 100.").fill(many=lies("marshal", "ace of many"), few=lies("marshal", "ace of few")),
         position=f"throne 2: 1 ace; laid seven; hand.1 king ten; hand.2 eight; {TO_ANSWER_ACE}"),
))
