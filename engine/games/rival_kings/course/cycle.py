"""A whole cycle, and the actions of a turn."""

from __future__ import annotations

from typing import Final

from engine.base.course import Lesson, Task
from engine.core.moves import Move
from engine.core.text import N_, Player, Text
from engine.games.rival_kings.cards import MONEY, RANKS, SAILOR, SUBJECTS, name_of
from engine.games.rival_kings.course.tables import (
    BEN,
    CLEO,
    LEARNER,
    acquired,
    richer,
    saying,
    table,
    turn_over,
)
from engine.games.rival_kings.state import RivalState

_BEN: Final = Player(BEN)
_CLEO: Final = Player(CLEO)
_HARBOR: Final = SAILOR + SUBJECTS

# -- a whole cycle -----------------------------------------------------------------------------------------------------

_CYCLE: Final = table(
    3, "1 choose", ("knight", "count"), hand_1="queen courtier trader", hand_2="knight duke diplomat",
    hand_3="count bursar other_trader", purse="1,0,3,1,3,1", markers="1,1,1", display_2="sailor")

_SLOWER: Final = N_("rival-kings/course", "{player} goes first: their {theirs} has rank {higher}, and your {card} "
                                          "only rank {rank}.")
_UNPAYABLE: Final = N_("rival-kings/course", "You could not pay: every subject on display costs 3, and you have "
                                             "only 1.")
_DONE_WITHOUT: Final = N_("rival-kings/course", "You skipped the stolen action. The money stays at the piles.")
_NO_SUBJECT: Final = N_("rival-kings/course", "Your turn is over, and you have recruited nobody.")
_STILL_ON: Final = N_("rival-kings/course", "It is still your turn.")
_NOT_CHOSEN: Final = N_("rival-kings/course", "You have not chosen a character yet.")


def _goes_first(_before: RivalState, _move: Move, after: RivalState) -> bool:
    return after.turn == LEARNER


def _why_slower(_before: RivalState, _move: Move, after: RivalState) -> Text:
    return _SLOWER.fill(player=Player(after.turn), theirs=name_of(after.character(after.turn)),
                        higher=RANKS[after.rank(after.turn)], card=name_of(after.character(LEARNER)),
                        rank=RANKS[after.rank(LEARNER)])


def _stole_money(_before: RivalState, _move: Move, after: RivalState) -> bool:
    return after.pending == [MONEY]


def _has_chosen(_before: RivalState, _move: Move, after: RivalState) -> bool:
    return after.sealed is not None and LEARNER in after.sealed.choices


CYCLE: Final = Lesson(
    "cycle", N_("rival-kings/course", "A whole cycle"),
    N_("rival-kings/course", "You have played one cycle, from choosing a character to the end of the last turn."),
    (
        Task("choose", N_("rival-kings/course", "In each cycle, everyone secretly plays a character; all are revealed "
                                                "together. Turns go from rank A to rank F. Play the character that "
                                                "goes first."),
             ("R27", "R9"), _goes_first, _why_slower,
             (N_("rival-kings/course", "The Queen has rank A, the Courtier C, the Trader F."),),
             "play queen",
             N_("rival-kings/course", "Your Queen goes first and steals from the Knight, because A steals from D."),
             position=_CYCLE),
        Task("steal", N_("rival-kings/course", "At the start of your turn, you cover one of the Knight’s actions "
                                               "with your crest. You have 1 coin: steal the action that brings you "
                                               "more."),
             ("R4", "R5"), _stole_money, saying(_UNPAYABLE),
             (N_("rival-kings/course", "Drag the coin symbol from the Knight onto your Queen."),),
             "steal 2 take"),
        Task("take", N_("rival-kings/course", "Carry out the stolen action at once: take the money from a pile."),
             ("R20", "R5"), richer, saying(_DONE_WITHOUT),
             (N_("rival-kings/course", "Drag the coins from any pile to yours."),),
             "take 1"),
        Task("recruit", N_("rival-kings/course", "Now for your Queen’s own action: recruit a subject. Its value is "
                                                 "its price, and the coins go to its pile."),
             ("R29", "R8"), acquired, saying(_NO_SUBJECT),
             (N_("rival-kings/course", "Both subjects on display cost 3, and you have exactly 3."),),
             "recruit 1",
             N_("rival-kings/course", "The subject is yours. Its own building would now score with it.")),
        Task("end", N_("rival-kings/course", "All your actions are done. End your turn: {other} follows with rank "
                                             "B, then {player} with rank D.").fill(player=_BEN, other=_CLEO),
             ("R8", "R9"), turn_over, saying(_STILL_ON),
             (N_("rival-kings/course", "All you need now is the button that ends your turn."),),
             "end", replies=("settle", "buy 3", "end", "recruit 2", "end")),
        Task("again", N_("rival-kings/course", "The second cycle of the round: you choose between your other two "
                                               "characters; those already played are face up. Play one of the two."),
             ("R27",), _has_chosen, saying(_NOT_CHOSEN),
             (N_("rival-kings/course", "Drag a character from your hand to your place."),),
             "play courtier",
             N_("rival-kings/course", "After two cycles, all characters are shuffled, and everyone gets three new "
                                      "ones.")),
    ))

# -- the actions of a turn ---------------------------------------------------------------------------------------------

_ACTIONS: Final = table(
    2, "1 turn", played_1="trader", played_2="queen", finished="2", open="29", subjects_1="sailor",
    purse="1,0,1,1", markers="1,0", money="1,0,0,1,1,1,0,1")

_PASSED_OVER: Final = N_("rival-kings/course", "You skipped Settle conflict, and you cannot go back to it this turn.")
_TURN_LOST: Final = N_("rival-kings/course", "Your turn is over, and your remaining actions are lost.")
_TOO_POOR: Final = N_("rival-kings/course", "With the money from pile {pile}, you have {coins}. The Harbor costs 3.")
_SPENT: Final = N_("rival-kings/course", "You have paid for {card} and have only {coins} left: too little for the "
                                         "Harbor.")


def _settled(before: RivalState, _move: Move, after: RivalState) -> bool:
    return after.markers[LEARNER] < before.markers[LEARNER]


def _why_unsettled(_before: RivalState, move: Move, _after: RivalState) -> Text:
    return _TURN_LOST if move.verb == "end" else _PASSED_OVER


def _can_pay(_before: RivalState, _move: Move, after: RivalState) -> bool:
    return after.turn == LEARNER and after.coins(LEARNER) >= 3


def _why_too_poor(_before: RivalState, move: Move, after: RivalState) -> Text:
    return _TURN_LOST if move.verb == "end" else _TOO_POOR.fill(pile=move.place + 1, coins=after.coins(LEARNER))


def _bought_harbor(_before: RivalState, _move: Move, after: RivalState) -> bool:
    return _HARBOR in after.buildings(LEARNER)


def _why_no_harbor(before: RivalState, move: Move, after: RivalState) -> Text:
    if move.verb == "end":
        return _TURN_LOST
    return _SPENT.fill(card=name_of(before.shown(move.place)), coins=after.coins(LEARNER))


ACTIONS: Final = Lesson(
    "actions", N_("rival-kings/course", "Your actions"),
    N_("rival-kings/course", "You can carry out a character’s actions, and you know that you may skip any of them."),
    (
        Task("settle", N_("rival-kings/course", "You carry out actions from left to right; what you skip is gone. "
                                                "Your Trader’s first action is Settle conflict: return your "
                                                "conflict marker."),
             ("R8", "R28"), _settled, _why_unsettled,
             (N_("rival-kings/course", "Drag your conflict marker to the supply."),),
             "settle", position=_ACTIONS),
        Task("money", N_("rival-kings/course", "Next comes Take money: take all the money from one pile. You have 1 "
                                               "coin, and the Harbor for your Sailor costs 3. Take enough."),
             ("R20", "R8"), _can_pay, _why_too_poor,
             (N_("rival-kings/course", "Pile 1 has only one coin, worth 1. Take the money from pile 2, 3, or 4."),),
             "take 3"),
        Task("buy", N_("rival-kings/course", "You may skip any action: skip Recruit subject, keep your coins, and buy "
                                             "the Harbor."),
             ("R8", "R29"), _bought_harbor, _why_no_harbor,
             (N_("rival-kings/course", "The Harbor is on display at pile 3."),),
             "buy 3",
             N_("rival-kings/course", "Low ranks have more actions; high ranks go first and lose fewer actions to "
                                      "others.")),
    ))
