"""What scores, and what ends the game."""

from __future__ import annotations

from typing import Final

from engine.base.course import Lesson, Task
from engine.core.moves import Move
from engine.core.text import N_, Player, Text
from engine.games.rival_kings.cards import name_of
from engine.games.rival_kings.course.tables import BEN, CLEO, points, saying, standing, table, turn_over
from engine.games.rival_kings.state import RivalState

_BEN: Final = Player(BEN)

# -- scoring -----------------------------------------------------------------------------------------------------------

_COLOURS: Final = table(
    2, "1 turn", played_1="lord_protector", played_2="trader", open="16", subjects_1="bishop", purse="1,1,3,1",
    display_4="market", pile_1="sailor vintner troubadour miner")
_COINS: Final = table(
    2, "1 turn", played_1="count", played_2="queen", finished="2", open="17", cycle="1", past="trader priest",
    subjects_1="sailor", buildings_1="harbor", purse="0,3,2,2", subjects_2="innkeeper", buildings_2="inn",
    pile_1="", display_1="", display_2="jailer", display_3="castle_wall", display_4="prison",
    pile_2="farmer scholar blacksmith", pile_4="farm university forge")

_OTHER_COLOUR: Final = N_("rival-kings/course", "{card} has a different color from your Bishop: two single cards, 1 "
                                                "point each. Your score stays at {own}.")
_UNCHANGED: Final = N_("rival-kings/course", "Your turn is over, and your score stays at {own}.")
_LOST_COINS: Final = N_("rival-kings/course", "{card} alone scores 1, but its price of 4 was worth more: {own} points for you, {theirs} for {player}.")


def _raised(before: RivalState, _move: Move, after: RivalState) -> bool:
    return points(after) > points(before)


def _why_not_raised(before: RivalState, move: Move, after: RivalState) -> Text:
    if move.verb == "end":
        return _UNCHANGED.fill(own=points(after))
    return _OTHER_COLOUR.fill(card=name_of(before.shown(move.place)), own=points(after))


def _still_leads(_before: RivalState, _move: Move, after: RivalState) -> bool:
    return points(after) > points(after, BEN)


def _why_lost(before: RivalState, move: Move, after: RivalState) -> Text:
    return standing(_LOST_COINS.fill(card=name_of(before.shown(move.place))), after)


SCORING: Final = Lesson(
    "scoring", N_("rival-kings/course", "Scoring"),
    N_("rival-kings/course", "You know what every card and coin is worth at the end."),
    (
        Task("colour", N_("rival-kings/course", "You cannot make a perfect pair. But a subject and a building of the "
                                                "same color score the higher value. Buy the building that raises your "
                                                "score."),
             ("R24",), _raised, _why_not_raised,
             (N_("rival-kings/course", "Your Bishop is a red Town card. Which building is red?"),),
             "buy 3",
             N_("rival-kings/course", "Bishop and Harbor score 3: more than 1 each, but less than a perfect pair."),
             position=_COLOURS),
        Task("coins", N_("rival-kings/course", "Last turn: you lead 8 to 7. A card without a partner scores 1, and "
                                               "every 3 in coins scores 1. Keep your lead."),
             ("R24",), _still_leads, _why_lost,
             (N_("rival-kings/course", "Your money (6) scores 2 points. Neither building fits your Sailor."),
              N_("rival-kings/course", "Buy nothing: end your turn.")),
             "end",
             N_("rival-kings/course", "You win 8 to 7. At the end, keep your coins if they score more than a card "
                                      "would."),
             position=_COINS),
    ))

# -- the end -----------------------------------------------------------------------------------------------------------

_LAST_CARD: Final = table(
    3, "1 turn", played_1="lord_protector", played_2="count", played_3="trader", open="16", purse="2,1,1,2,0,3",
    subjects_1="innkeeper sailor", buildings_1="inn harbor", subjects_2="farmer bishop", buildings_2="farm",
    subjects_3="miner", buildings_3="mine", pile_4="", display_4="market", display_3="garden", display_2="court_lady",
    pile_1="vintner troubadour", pile_2="scholar blacksmith", pile_3="cathedral vineyard tavern")


def _ran_out(_before: RivalState, _move: Move, after: RivalState) -> bool:
    return after.empty_pile()


ENDING: Final = Lesson(
    "ending", N_("rival-kings/course", "The end of the game"),
    N_("rival-kings/course", "You see the end coming and bring it about when it suits you best."),
    (
        Task("last-card", N_("rival-kings/course", "You lead, and pile 4 has only one card left. When a pile runs "
                                                   "out, the game ends with that cycle. Make it end."),
             ("R23",), _ran_out,
             saying(N_("rival-kings/course", "Every pile still has a card: another cycle will follow, and the others may catch up.")),
             (N_("rival-kings/course", "Buy the Market, the last card of pile 4."),),
             "buy 4",
             N_("rival-kings/course", "Pile 4 has run out. The Market brings you little, but it ends the game."),
             position=_LAST_CARD),
        Task("finish", N_("rival-kings/course", "The cycle is still played to its end: {player} and {other} take "
                                                "their turns. End yours.").fill(player=_BEN, other=Player(CLEO)),
             ("R23",), turn_over, saying(N_("rival-kings/course", "It is still your turn.")),
             (N_("rival-kings/course", "All you need now is the button that ends your turn."),),
             "end",
             N_("rival-kings/course", "After their turns, you win with 12 points. In every game, watch the smallest "
                                      "pile."),
             replies=("buy 3", "end", "end")),
    ))
