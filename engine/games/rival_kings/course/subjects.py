"""Subjects and what they do."""

from __future__ import annotations

from typing import Final

from engine.base.course import Lesson, Task
from engine.core.moves import Move
from engine.core.text import N_, Player, Text
from engine.games.rival_kings.cards import COURT_LADY, MONEY, SUBJECTS, name_of
from engine.games.rival_kings.course.tables import BEN, acquired, points, richer, saying, table
from engine.games.rival_kings.state import RivalState

_BEN: Final = Player(BEN)
_PAVILION: Final = COURT_LADY + SUBJECTS

_ACTIVE: Final = table(
    2, "1 turn", played_1="queen", played_2="trader", open="8", purse="1,0,3,1", subjects_1="farmer market_woman",
    display_1="herbalist", display_2="scholar", pile_2="jailer sailor blacksmith")
_WATCHED: Final = table(
    2, "1 conflict", played_1="knight", played_2="queen", conflicts="8", subjects_1="watchman", purse="3,1,3,1",
    display_1="herbalist")
_SWAP: Final = table(
    2, "1 turn", played_1="priest", played_2="queen", finished="2", purse="2,0,3,1",
    subjects_1="troubadour court_lady", buildings_1="harbor carpentry", subjects_2="farmer",
    buildings_2="pavilion farm market", pile_1="bishop vintner miner", pile_4="castle_wall university forge",
    display_3="mine", pile_3="cathedral vineyard tavern")

_UNUSED: Final = N_("rival-kings/course", "Your turn is over: without money, you could not recruit, and you did not "
                                          "use the Market Woman.")
_DONE_WITHOUT: Final = N_("rival-kings/course", "You skipped the extra action, and the Market Woman cannot help "
                                                "again this cycle.")
_NOBODY_RECRUITED: Final = N_("rival-kings/course", "Your turn is over, and you have recruited nobody.")
_MARKER_TAKEN: Final = N_("rival-kings/course", "You took the marker yourself. Your Watchman could have turned it "
                                                "away.")
_NO_PAIR: Final = N_("rival-kings/course", "{card} belongs to none of your subjects.")
_NO_SWAP: Final = N_("rival-kings/course", "Your turn is over, and nothing has been exchanged.")
_DEAR_GIFT: Final = N_("rival-kings/course", "Without {card}, you have {own} points. You own a building that scores "
                                             "less.")


def _used_her(_before: RivalState, _move: Move, after: RivalState) -> bool:
    return after.pending == [MONEY]


def _ben_took_it(before: RivalState, _move: Move, after: RivalState) -> bool:
    return after.markers[BEN] > before.markers[BEN]


def _wants_pavilion(_before: RivalState, _move: Move, after: RivalState) -> bool:
    return _PAVILION in after.bargain


def _why_other(_before: RivalState, move: Move, _after: RivalState) -> Text:
    return _NO_SWAP if move.verb == "end" else _NO_PAIR.fill(card=name_of(move.card))


def _gave_least(_before: RivalState, _move: Move, after: RivalState) -> bool:
    return points(after) >= 10


def _why_dear(_before: RivalState, move: Move, after: RivalState) -> Text:
    return _DEAR_GIFT.fill(card=name_of(move.card), own=points(after))


ABILITIES: Final = Lesson(
    "subjects", N_("rival-kings/course", "What subjects do"),
    N_("rival-kings/course", "You use your active subject at the right moment."),
    (
        Task("use", N_("rival-kings/course", "The last subject in your row is active: once per cycle, on your turn, "
                                             "you may use its ability. You have 1 coin; your Market Woman takes "
                                             "money. Use her."),
             ("R1", "R30"), _used_her, saying(_UNUSED),
             (N_("rival-kings/course", "She has a button of her own while she can help you."),),
             "use market_woman", position=_ACTIVE),
        Task("extra", N_("rival-kings/course", "She gives you an extra action: take money from a pile."),
             ("R30", "R20"), richer, saying(_DONE_WITHOUT),
             (N_("rival-kings/course", "Drag the coins from any pile to yours."),),
             "take 3"),
        Task("newest", N_("rival-kings/course", "Now recruit with your Queen. A new subject goes to the end of your row and becomes the active one; earlier ones only score."),
             ("R19", "R29"), acquired, saying(_NOBODY_RECRUITED),
             (N_("rival-kings/course", "Your money (3) is enough for either subject on display."),),
             "recruit 2",
             N_("rival-kings/course", "You have already used an ability this cycle, so your new subject cannot help "
                                      "until the next cycle.")),
        Task("watchman", N_("rival-kings/course", "The Gardener and Watchman act before any turns. {player}’s Queen "
                                                  "is about to steal from your Knight: let {player} have the "
                                                  "conflict marker.").fill(player=_BEN),
             ("R12", "R1"), _ben_took_it, saying(_MARKER_TAKEN),
             (N_("rival-kings/course", "Your Watchman is active: use him."),),
             "use watchman",
             N_("rival-kings/course", "{player} has the marker. An action will still be stolen from you.").fill(player=_BEN),
             position=_WATCHED),
        Task("demand", N_("rival-kings/course", "Your Court Lady exchanges buildings with another player but never "
                                                "breaks up a perfect pair. Ask for the building that completes a "
                                                "pair for you."),
             ("R14", "R24"), _wants_pavilion, _why_other,
             (N_("rival-kings/course", "Which of {player}’s buildings shows the "
                                       "symbol of one of your subjects?").fill(player=_BEN),
              N_("rival-kings/course", "The Court Lady’s own building is the Pavilion.")),
             "demand 2 pavilion", position=_SWAP),
        Task("offer", N_("rival-kings/course", "Now choose what to give for it: the building you will miss least."),
             ("R14", "R24"), _gave_least, _why_dear,
             (N_("rival-kings/course", "Harbor and Troubadour are both red: together they score 3."),
              N_("rival-kings/course", "Give the Carpentry: alone, it scores 1.")),
             "offer carpentry",
             N_("rival-kings/course", "Court Lady and Pavilion: 4 + 3 points for a card that scored 1.")),
    ))
