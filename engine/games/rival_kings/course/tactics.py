"""One danger, and one tactic."""

from __future__ import annotations

from typing import Final

from engine.base.course import Lesson, Task
from engine.core.moves import Move
from engine.core.text import N_, Player, Text
from engine.games.rival_kings.cards import BUY, name_of
from engine.games.rival_kings.course.tables import BEN, points, saying, table, unharmed, why_harmed
from engine.games.rival_kings.state import RivalState

_BEN: Final = Player(BEN)

# -- a danger ----------------------------------------------------------------------------------------------------------

_TRADER: Final = table(
    3, "1 choose", ("countess", "duke"), cycle="1", past="lord_protector count courtier", hand_1="queen trader",
    hand_2="countess bursar", hand_3="duke diplomat", purse="3,1,3,1,3,1", markers="1,1,1")
_NEUTRAL: Final = table(
    2, "1 choose", ("countess",), cycle="1", past="count bursar priest", hand_1="duke knight",
    hand_2="countess trader", characters="other_trader diplomat courtier lord_protector queen", purse="3,1,3,1",
    markers="1,1")

DANGER: Final = Lesson(
    "danger", N_("rival-kings/course", "Danger: a popular target"),
    N_("rival-kings/course", "You check the face-up characters before you choose."),
    (
        Task("trader", N_("rival-kings/course", "The Trader does the most, but C, E, and the other Trader are after "
                                                "it. The Lord Protector (rank A), your Queen’s only equal, has been "
                                                "played. Play it safe."),
             ("R2", "R27"), unharmed, why_harmed,
             (N_("rival-kings/course", "Nobody steals from rank A, and the other A has been played."),),
             "play queen",
             N_("rival-kings/course", "No conflict could bring your Queen a marker. Nobody steals from rank A or B."),
             position=_TRADER),
        Task("neutral", N_("rival-kings/course", "With two players, a neutral character is revealed, too. Its rank "
                                                 "and the rank it steals from each take a marker. The Count (rank "
                                                 "B) has been played: stay safe."),
             ("R10", "R2"), unharmed, why_harmed,
             (N_("rival-kings/course", "Nobody steals from rank B. Is the other B still out there?"),),
             "play duke",
             N_("rival-kings/course", "The neutral character only hands out markers: it steals no action and takes no "
                                      "turn."),
             position=_NEUTRAL),
    ))

# -- a tactic ----------------------------------------------------------------------------------------------------------

_STEAL: Final = table(
    2, "1 steal", played_1="bursar", played_2="diplomat", victims="2", open="20", purse="0,2,0,2", markers="0,1",
    subjects_1="gardener", subjects_2="jailer", display_3="prison", display_4="tavern",
    pile_2="sailor farmer scholar blacksmith", pile_3="cathedral vineyard harbor mine")

_STILL_BUYS: Final = N_("rival-kings/course", "{player} can still buy the Prison: Buy a building is not covered.")
_GAINS_NOTHING: Final = N_("rival-kings/course", "{card} alone scores 1 and costs you a point in money. It fits none of your cards.")
_SKIPPED: Final = N_("rival-kings/course", "You skipped the stolen action. That is allowed, but the building would "
                                           "have raised your score.")


def _stopped(_before: RivalState, _move: Move, after: RivalState) -> bool:
    return bool(after.covered[BEN] >> BUY & 1)


def _raised(before: RivalState, _move: Move, after: RivalState) -> bool:
    return points(after) > points(before)


def _why_not_raised(before: RivalState, move: Move, _after: RivalState) -> Text:
    return _SKIPPED if move.verb == "skip" else _GAINS_NOTHING.fill(card=name_of(before.shown(move.place)))


TACTIC: Final = Lesson(
    "tactic", N_("rival-kings/course", "A tactic: steal what hurts most"),
    N_("rival-kings/course", "You steal not only what you need but also what a rival needs."),
    (
        Task("cover", N_("rival-kings/course", "{player} has a Jailer and coins worth 4, enough for the Prison: the "
                                               "pair would score 7. Your Bursar steals from the Diplomat. Steal the "
                                               "action they need for that.").fill(player=_BEN),
             ("R4",), _stopped, saying(_STILL_BUYS.fill(player=_BEN)),
             (N_("rival-kings/course", "Which action does everyone need to get a building?"),),
             "steal 2 buy",
             N_("rival-kings/course", "{player} can no longer buy anything this cycle.").fill(player=_BEN),
             position=_STEAL),
        Task("use-it", N_("rival-kings/course", "You may carry out a stolen action at once or skip it. Buy the "
                                                "building in your Gardener’s color."),
             ("R5", "R24"), _raised, _why_not_raised,
             (N_("rival-kings/course", "Gardener and Prison are both yellow Court cards."),),
             "buy 3",
             N_("rival-kings/course", "4 points for you, and no perfect pair for {player}.").fill(player=_BEN)),
    ))
