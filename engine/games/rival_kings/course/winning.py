"""Lesson 1: how you win."""

from __future__ import annotations

from typing import Final

from engine.base.course import Lesson, Task
from engine.core.moves import Move
from engine.core.text import N_, Player, Text
from engine.games.rival_kings.cards import name_of
from engine.games.rival_kings.course.tables import BEN, LEARNER, points, saying, standing, table
from engine.games.rival_kings.scoring import winners
from engine.games.rival_kings.state import RivalState

_GOES_ON: Final = N_("rival-kings/course", "The game goes on until your turn is over.")
_ENDED: Final = N_("rival-kings/course", "Without a building, you stay at {own} points, and {player} wins with "
                                         "{theirs}.")
_TOO_FEW: Final = N_("rival-kings/course", "{card} matches only the Jailer’s color: the pair scores its higher "
                                           "value. You would have {own} points, and {player} {theirs}.")

_LAST_TURN: Final = table(
    2, "1 turn", played_1="count", subjects_1="jailer farmer", buildings_1="farm", purse="2,1,0,1",
    played_2="queen", subjects_2="bishop sailor", buildings_2="harbor university", finished="2", open="17",
    pile_1="", display_1="", pile_2="scholar miner", display_2="innkeeper", pile_3="forge inn", display_3="prison",
    pile_4="mine tavern", display_4="castle_wall", money="1,0,1,1,0,1,1,0", past="trader priest", cycle="1")
"""Pile 1 has run out, and the learner, last to play, is behind 5 to 9: only the Prison brings enough."""


def _leads(_before: RivalState, _move: Move, after: RivalState) -> bool:
    return points(after) > points(after, BEN)


def _why_behind(before: RivalState, move: Move, after: RivalState) -> Text:
    if move.verb == "end":
        return standing(_ENDED, after)
    return standing(_TOO_FEW.fill(card=name_of(before.shown(move.place))), after)


def _won(_before: RivalState, _move: Move, after: RivalState) -> bool:
    return after.actor is None and LEARNER in winners(after)


WINNING: Final = Lesson(
    "winning", N_("rival-kings/course", "How you win"),
    N_("rival-kings/course", "You know what wins the game and what ends it."),
    (
        Task("pair", N_("rival-kings/course", "Last turn: pile 1 has run out, and {player} leads 9 to 5. A subject with its own building scores both values. Buy the building that wins.").fill(player=Player(BEN)),
             ("R24",), _leads, _why_behind,
             (N_("rival-kings/course", "Look at your Jailer: which of the two buildings is his?"),
              N_("rival-kings/course", "The cards of a perfect pair show the same symbol, as the Jailer and Prison "
                                       "do.")),
             "buy 3",
             N_("rival-kings/course", "Jailer and Prison are a perfect pair: 3 + 4 points. You lead 10 to 9."),
             position=_LAST_TURN),
        Task("end", N_("rival-kings/course", "Once a pile has run out, the cycle is played to its end, and then the "
                                             "game is over. End your turn."),
             ("R23",), _won, saying(_GOES_ON),
             (N_("rival-kings/course", "Nothing else is left to do: end your turn."),),
             "end",
             N_("rival-kings/course", "You win 10 to 9. When a pile has run out, the player with the most points "
                                      "wins, and pairs bring points.")),
    ))
