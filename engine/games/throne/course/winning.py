"""How a round is won."""

from __future__ import annotations

from typing import Final

from engine.base.course import Lesson, Task
from engine.core.moves import Move
from engine.core.text import N_, Text
from engine.games.throne.cards import KING
from engine.games.throne.course.looking import DOES, TO_LAY, claimed, is_true
from engine.games.throne.state import ThroneState

_LIE: Final = N_("throne/course", "If your rival calls that lie, it does nothing. A true King works even when it is called.")


def _true_king(_before: ThroneState, _move: Move, after: ThroneState) -> bool:
    return claimed(after) == KING and is_true(after)


def _no_true_king(_before: ThroneState, _move: Move, after: ThroneState) -> Text:
    return _LIE if claimed(after) == KING else DOES[claimed(after)]


def _won(_before: ThroneState, _move: Move, after: ThroneState) -> bool:
    return 0 in after.winners()


WIN: Final[Lesson[ThroneState]] = Lesson("win", N_("throne/course", "How you win"), N_("throne/course", "Win by being the last one with cards."), (
    Task("king",
         N_("throne/course", "Run out of cards and you are out; the last player with cards wins. Your rival has one card. Kill it: drag your King to the claim King."),
         ("R21", "R20"), _true_king, _no_true_king,
         (N_("throne/course", "Look for the card that kills a card of your rival."),
          N_("throne/course", "Drag the King from your hand to the King among the claims.")),
         "lay king as king 2",
         position=f"throne 2: 1 lay; hand.1 king jack nine; hand.2 eight; wins 2,2; {TO_LAY}", replies=("accept",)),
    Task("kill",
         N_("throne/course", "Your rival accepts your King. Point at the card it kills."),
         ("R14", "R20"), _won, _no_true_king,
         (N_("throne/course", "Your rival has only one card: choose that one."),),
         "pick",
         N_("throne/course", "Your rival has no card left, and you have won: the round, and with it the match.")),
))
