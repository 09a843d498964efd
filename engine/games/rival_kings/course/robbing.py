"""Who robs whom, and what a conflict does."""

from __future__ import annotations

from typing import Final

from engine.base.course import Lesson, Task
from engine.core.moves import Move
from engine.core.text import N_, Player, Text
from engine.games.rival_kings.cards import ROBS
from engine.games.rival_kings.course.tables import (
    BEN,
    CLEO,
    LEARNER,
    acquired,
    points,
    saying,
    table,
    unharmed,
    why_harmed,
)
from engine.games.rival_kings.state import RivalState

_BEN: Final = Player(BEN)
_CLEO: Final = Player(CLEO)

# -- who robs whom -----------------------------------------------------------------------------------------------------

_ROBBER: Final = table(
    3, "1 choose", ("knight", "count"), hand_1="queen priest diplomat", hand_2="knight trader duke",
    hand_3="count courtier lord_protector", purse="3,1,3,1,3,1", markers="1,1,1")
_SAFE: Final = table(
    3, "1 choose", ("duke", "countess"), hand_1="courtier trader knight", hand_2="duke queen bursar",
    hand_3="countess priest count", purse="3,1,3,1,3,1", markers="1,1,1")
_NOT_EQUAL: Final = table(
    3, "1 choose", ("other_trader", "queen"), hand_1="trader lord_protector count", hand_2="other_trader duke knight",
    hand_3="queen countess bursar", purse="3,1,3,1,3,1", markers="1,1,1")


def _robs_ben(_before: RivalState, _move: Move, after: RivalState) -> bool:
    return after.sealed is None and ROBS.get(after.rank(LEARNER)) == after.rank(BEN)


ROBBING: Final = Lesson(
    "robbing", N_("rival-kings/course", "Who steals from whom"),
    N_("rival-kings/course", "Before you choose your character, you can see which ones conflict with it."),
    (
        Task("robber", N_("rival-kings/course", "{player} plays the Knight (rank D). A steals from D, B from C, C "
                                                "from F, D from E, and E from F. Play the character that steals "
                                                "from D.").fill(player=_BEN),
             ("R2", "R27"), _robs_ben, why_harmed,
             (N_("rival-kings/course", "Hover over a character to see whom it steals from."),
              N_("rival-kings/course", "Rank A steals from rank D: which of your characters has rank A?")),
             "play queen",
             N_("rival-kings/course", "A steals from D: {player} takes a conflict marker, and you steal one of the "
                                      "Knight’s actions.").fill(player=_BEN),
             position=_ROBBER),
        Task("safe", N_("rival-kings/course", "A theft costs you an action and brings you a conflict marker. "
                                              "{player} plays the Duke (rank B), {other} the Countess (rank E). "
                                              "Play the character that neither steals from.").fill(player=_BEN, other=_CLEO),
             ("R4", "R2"), unharmed, why_harmed,
             (N_("rival-kings/course", "The Duke has rank B and steals from C. The Countess has rank E and steals from "
                                       "F."),),
             "play knight",
             N_("rival-kings/course", "Nobody steals from your Knight, and D steals from E, so {player} takes a "
                                      "marker.").fill(player=_CLEO),
             position=_SAFE),
        Task("equal", N_("rival-kings/course", "Equal ranks are in conflict, too: both take a marker. {player} will "
                                               "play a Trader (rank F), {other} the Queen (rank A). Stay out of "
                                               "every conflict.").fill(player=_BEN, other=_CLEO),
             ("R3", "R2"), unharmed, why_harmed,
             (N_("rival-kings/course", "The Trader has rank F, the Queen rank A. Play neither of these ranks."),
              N_("rival-kings/course", "Play the Count.")),
             "play count",
             N_("rival-kings/course", "No conflict for you. Different ranks leave each other alone unless one "
                                      "steals from the other."),
             position=_NOT_EQUAL),
    ))

# -- in conflict -------------------------------------------------------------------------------------------------------

_TIED: Final = table(
    2, "1 turn", played_1="trader", played_2="other_trader", tied="3", left="1", open="29", markers="1,2",
    subjects_1="farmer bishop", purse="1,2,3,1", display_3="cathedral", display_4="market",
    pile_3="harbor vineyard tavern mine")
_CRESTED: Final = table(
    2, "1 turn", played_1="diplomat", played_2="knight", finished="2", open="17", covered="4,0",
    crests="-1,-1,1,-1,-1,-1,-1,-1,-1,-1", markers="2,0", purse="0,2,3,2", display_4="inn")

_LESS: Final = N_("rival-kings/course", "That makes your score {own}. A different action brings more.")


def _best_action(before: RivalState, _move: Move, after: RivalState) -> bool:
    return points(after) >= points(before) + 5


def _why_less(_before: RivalState, _move: Move, after: RivalState) -> Text:
    return _LESS.fill(own=points(after))


def _used_what_is_left(before: RivalState, move: Move, after: RivalState) -> bool:
    return after.markers[LEARNER] < before.markers[LEARNER] or acquired(before, move, after)


CONFLICTS: Final = Lesson(
    "conflicts", N_("rival-kings/course", "In conflict"),
    N_("rival-kings/course", "You can make the most of a turn after a conflict."),
    (
        Task("tied", N_("rival-kings/course", "You and {player} both played a Trader. Equal ranks steal from nobody "
                                              "and carry out only one of their actions each. Choose the one that "
                                              "brings you the most points.").fill(player=_BEN),
             ("R3", "R9"), _best_action, _why_less,
             (N_("rival-kings/course", "Does a building on display belong to one of your subjects?"),
              N_("rival-kings/course", "Your Bishop’s own building is the Cathedral: together they score 3 + 4.")),
             "buy 3",
             N_("rival-kings/course", "One action, well chosen. If ranks are equal, the player with fewer conflict "
                                      "markers goes first."),
             position=_TIED),
        Task("robbed", N_("rival-kings/course", "{player}’s Knight has stolen from your Diplomat: a crest covers "
                                                "Take money, which is lost for this cycle. Carry out an action you "
                                                "still have.").fill(player=_BEN),
             ("R4",), _used_what_is_left,
             saying(N_("rival-kings/course", "Your turn is over, and your two remaining actions are lost, too.")),
             (N_("rival-kings/course", "Settle conflict and Buy a building are not covered."),),
             "settle",
             N_("rival-kings/course", "Only what lies under a crest is lost; the rest of your actions stay yours."),
             position=_CRESTED),
    ))
