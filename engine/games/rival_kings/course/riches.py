"""Conflict markers and money."""

from __future__ import annotations

from typing import Final

from engine.base.course import Lesson, Task
from engine.core.moves import Move
from engine.core.text import N_, Player, Text
from engine.games.rival_kings import coins
from engine.games.rival_kings.cards import PILES
from engine.games.rival_kings.course.tables import BEN, LEARNER, acquired, points, richer, saying, table
from engine.games.rival_kings.state import RivalState

_BEN: Final = Player(BEN)

# -- markers -----------------------------------------------------------------------------------------------------------

_BELOW_ZERO: Final = table(
    2, "1 turn", played_1="duke", played_2="trader", open="9", purse="3,1,3,1", markers="1,1")
_PASS_ON: Final = table(
    3, "1 turn", played_1="courtier", played_2="countess", played_3="queen", finished="4", open="6", markers="1,0,0",
    purse="1,1,3,0,2,0", subjects_2="farmer sailor", buildings_2="harbor", subjects_3="vintner", buildings_3="inn",
    display_3="tavern", pile_3="cathedral vineyard market mine")

_TOO_LATE: Final = N_("rival-kings/course", "The subject scores 1, but you spent 3 on it, and it is too late to "
                                            "settle: your score is still below 0.")
_STILL_BELOW: Final = N_("rival-kings/course", "Your turn is over, and you still have the marker: your score "
                                               "remains below 0.")
_NOT_THE_LEADER: Final = N_("rival-kings/course", "{player} has only {points} points. {leader} leads with {most}.")
_NOT_GIVEN: Final = N_("rival-kings/course", "It is too late for Pass on conflict this turn, and the marker still "
                                             "costs you 2 points.")


def _above_zero(_before: RivalState, _move: Move, after: RivalState) -> bool:
    return points(after) > 0


def _why_below(_before: RivalState, move: Move, _after: RivalState) -> Text:
    return _STILL_BELOW if move.verb == "end" else _TOO_LATE


def _ben_has_marker(before: RivalState, _move: Move, after: RivalState) -> bool:
    return after.markers[BEN] > before.markers[BEN]


def _why_not_the_leader(before: RivalState, move: Move, _after: RivalState) -> Text:
    if move.verb != "give":
        return _NOT_GIVEN
    return _NOT_THE_LEADER.fill(player=Player(move.seat), points=points(before, move.seat), leader=_BEN,
                                most=points(before, BEN))


MARKERS: Final = Lesson(
    "markers", N_("rival-kings/course", "Conflict markers"),
    N_("rival-kings/course", "You know what a conflict marker costs, and you know two ways to get rid of one."),
    (
        Task("below-zero", N_("rival-kings/course", "Your score is −1: your money (5) scores 1 point, and your "
                                                    "conflict marker costs 2. Raise your score above 0 with your "
                                                    "Duke."),
             ("R28", "R24"), _above_zero, _why_below,
             (N_("rival-kings/course", "The Duke’s first action is Settle conflict."),
              N_("rival-kings/course", "Drag your conflict marker to the supply.")),
             "settle",
             N_("rival-kings/course", "Your score is now 1. Beside each name, you see the score, marked with a "
                                      "star, then money and conflict markers."),
             position=_BELOW_ZERO),
        Task("pass-on", N_("rival-kings/course", "Rank C passes a conflict marker on: it then costs someone else 2 "
                                                 "points. Give yours to the player with the most points."),
             ("R28",), _ben_has_marker, _why_not_the_leader,
             (N_("rival-kings/course", "Beside each name, the number with the star is the score."),
              N_("rival-kings/course", "{player} has a perfect pair and leads.").fill(player=_BEN)),
             "give 2",
             N_("rival-kings/course", "2 more points for you, 2 fewer for the leader."),
             position=_PASS_ON),
    ))

# -- money -------------------------------------------------------------------------------------------------------------

_PAID: Final = table(
    2, "1 turn", played_1="bursar", played_2="count", finished="2", open="20", purse="0,0,1,0", markers="0,1",
    money="0,1,0,1,1,0,0,3", buildings_2="prison", display_3="market", display_4="university",
    pile_4="castle_wall farm forge")
_NO_MONEY: Final = table(
    2, "1 turn", played_1="bursar", played_2="duke", finished="2", open="20", purse="1,0,2,2", money="0,0,0,0,0,0,0,0")

_LESS_MONEY: Final = N_("rival-kings/course", "Pile {pile} held {sum}. There was more where {player} paid.")
_NO_TURN: Final = N_("rival-kings/course", "Your turn is over, and you have taken nothing.")
_NOTHING_BOUGHT: Final = N_("rival-kings/course", "Your turn is over, and you have bought nothing.")


def _took_most(before: RivalState, _move: Move, after: RivalState) -> bool:
    most = max(coins.value(before.money, pile) for pile in range(PILES))
    return after.coins(LEARNER) - before.coins(LEARNER) == most


def _why_less_money(before: RivalState, move: Move, _after: RivalState) -> Text:
    if move.verb == "end":
        return _NO_TURN
    return _LESS_MONEY.fill(pile=move.place + 1, sum=coins.value(before.money, move.place), player=_BEN)


MONEY: Final = Lesson(
    "money", N_("rival-kings/course", "Money"),
    N_("rival-kings/course", "You know where coins come from and where they go."),
    (
        Task("paid", N_("rival-kings/course", "Payments stay at the pile. {player} has just paid 4 at pile 4, on top "
                                              "of the 2 already there. Take "
                                              "as much money as you can.").fill(player=_BEN),
             ("R20", "R29"), _took_most, _why_less_money,
             (N_("rival-kings/course", "You see how thick a stack is, not what it is worth: remember how much was "
                                       "paid where."),
              N_("rival-kings/course", "Drag the coins from pile 4 to yours.")),
             "take 4",
             N_("rival-kings/course", "You now have 6, and 4 of that came from {player}.").fill(player=_BEN),
             position=_PAID),
        Task("price", N_("rival-kings/course", "Now buy a building. You pay its value to its pile, where the next "
                                               "player can take the money."),
             ("R29", "R21"), acquired, saying(_NOTHING_BOUGHT),
             (N_("rival-kings/course", "The number on a card is both its price and its value."),),
             "buy 3"),
        Task("refill", N_("rival-kings/course", "No pile has any money, so each one first gets coins worth 2 from "
                                                "the supply. Take some money."),
             ("R20",), richer, saying(_NO_TURN),
             (N_("rival-kings/course", "Choose any pile: each will hold 2."),),
             "take 1",
             N_("rival-kings/course", "Each pile got 2, and you took the 2 from one of them."),
             position=_NO_MONEY),
    ))
