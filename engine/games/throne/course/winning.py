"""How a round is won, and the match."""

from __future__ import annotations

from typing import Final

from engine.base.course import Lesson, Task, always
from engine.core.moves import Move
from engine.core.text import N_, Text
from engine.games.throne.cards import KING
from engine.games.throne.course.looking import (
    DOES,
    LEARNER,
    TO_ANSWER,
    TO_LAY,
    claimed,
    is_true,
    rival_loses,
    what_it_does,
)
from engine.games.throne.state import ThroneState

# -- how you win -------------------------------------------------------------------------------------------------------

_LIE: Final = N_("throne/course", "If your rival calls that lie, it does nothing. A true King works even if it is "
                                  "called.")


def _true_king(_before: ThroneState, _move: Move, after: ThroneState) -> bool:
    return claimed(after) == KING and is_true(after)


def _no_true_king(_before: ThroneState, _move: Move, after: ThroneState) -> Text:
    return _LIE if claimed(after) == KING else DOES[claimed(after)]


WIN: Final[Lesson[ThroneState]] = Lesson("win", N_("throne/course", "How you win"), N_("throne/course", "Win by being the last one with cards."), (
    Task("king",
         N_("throne/course", "Run out of cards and you are out; the last player with cards wins. Your rival has one card. Kill it: drag your King to the King claim."),
         ("R21", "R20"), _true_king, _no_true_king,
         (N_("throne/course", "Find the card that kills one of your rival’s cards."),
          N_("throne/course", "Drag the King from your hand to the King claim.")),
         "lay king as king 2",
         position=f"throne 2: 1 lay; hand.1 king jack nine; hand.2 eight; wins 2,2; {TO_LAY}", replies=("accept",)),
    Task("kill",
         N_("throne/course", "Your rival accepts your King. Choose the card it kills."),
         ("R14", "R20"), rival_loses, what_it_does,
         (N_("throne/course", "Your rival has only one card: choose that one."),),
         "pick",
         N_("throne/course", "Your rival has no cards left. You have won the round, and with it the match.")),
))

# -- rounds and the match ----------------------------------------------------------------------------------------------

_DEAL: Final = N_("throne/course", "Press the button that deals the next round.")
_STAYS: Final = N_("throne/course", "The Queen works, so your rival draws a card and stays in the round.")


def _wins_round(before: ThroneState, _move: Move, after: ThroneState) -> bool:
    return after.wins[LEARNER] > before.wins[LEARNER]


def _begins(_before: ThroneState, _move: Move, after: ThroneState) -> bool:
    return after.phase == "lay" and after.turn == LEARNER


ROUNDS: Final[Lesson[ThroneState]] = Lesson("rounds", N_("throne/course", "Rounds and the match"), N_("throne/course", "Know what ends a round and what ends the match."), (
    Task("point",
         N_("throne/course", "Each round won is a point; three points win the match. Your rival laid their last "
                             "card as a Queen, but you hold two, and two are among the discards."),
         ("R23", "R21", "R20"), _wins_round, always(_STAYS),
         (N_("throne/course", "You hold two Queens, and two are among the discards: this one is a lie."),
          N_("throne/course", "Call it: “Liar!”")),
         "liar",
         N_("throne/course", "A lie: your rival draws nothing and has no cards left. The round is yours, so you now "
                             "have two points each."),
         position=f"throne 2: 1 answer; laid eight; claim queen; hand.1 queen*2 ten; discards queen*2; wins 1,2; {TO_ANSWER}"),
    Task("next",
         N_("throne/course", "You each have two points, and the next round decides the match. You won the last "
                             "round, so you begin: deal the cards."),
         ("R1", "R24"), _begins, always(_DEAL),
         (_DEAL,),
         "deal",
         N_("throne/course", "All the cards have been shuffled, and everyone has five again.")),
))
