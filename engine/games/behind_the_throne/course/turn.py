"""A turn: revealing a row, knowing when to stop, and what a card that is too high costs."""

from __future__ import annotations

from typing import Final

from engine.base.course import Lesson, Task
from engine.core.moves import Move
from engine.core.text import N_, Text
from engine.games.behind_the_throne.cards import JUDGE, QUEEN
from engine.games.behind_the_throne.course.tables import LEARNER, Says, lost_row, score, table
from engine.games.behind_the_throne.state import BehindState

_STOPPED: Final = N_("behind-the-throne/course", "You stopped after one card. Only a King is higher than a Queen, "
                                                 "so there was little risk in revealing another.")
_LUCKY: Final = N_("behind-the-throne/course", "That went well. But any Minstrel, Alchemist, Queen, or King in the "
                                               "deck would have cost you the row.")
_LOST: Final = N_("behind-the-throne/course", "Too high. The whole row went to the discard pile, and your turn is over.")
_GAVE: Final = N_("behind-the-throne/course", "You gave the row away, and with it the King that would have made your "
                                              "pair.")
_FIRST: Final = N_("behind-the-throne/course", "A turn begins with a card from the deck.")


def _one_card(_before: BehindState, _move: Move, after: BehindState) -> bool:
    return len(after.row) == 1


def _two_cards(_before: BehindState, _move: Move, after: BehindState) -> bool:
    return len(after.row) == 2


def _took_both(_before: BehindState, _move: Move, after: BehindState) -> bool:
    return bool(after.count(LEARNER, QUEEN) and after.count(LEARNER, JUDGE))


def _took_the_king(before: BehindState, _move: Move, after: BehindState) -> bool:
    return score(after) > score(before)


def _no_pair(before: BehindState, move: Move, after: BehindState) -> Text:
    if move.verb == "swap":
        return _GAVE
    return _LOST if lost_row(before, after) else _LUCKY


TURN: Final = Lesson(
    "turn",
    N_("behind-the-throne/course", "A turn"),
    N_("behind-the-throne/course", "You reveal a row, stop in time, and collect it."),
    (
        Task("reveal",
             N_("behind-the-throne/course", "On your turn, you reveal cards from the deck into a row, one by one. The "
                                            "first one is always safe. Reveal it."),
             rules=("R2", "R7", "R1"),
             goal=_one_card,
             wrong=Says(_FIRST),
             hints=(N_("behind-the-throne/course", "Drag the top card of the deck into the row."),),
             solution="reveal",
             position=table("", "", "", deck="queen judge general prophet minstrel", phase="reveal")),
        Task("compare",
             N_("behind-the-throne/course", "A Queen: 8. The next card must not be higher, and only a King is. Reveal "
                                            "another card."),
             rules=("R3",),
             goal=_two_cards,
             wrong=Says(_STOPPED),
             hints=(N_("behind-the-throne/course", "Drag another card from the deck into the row."),),
             solution="reveal"),
        Task("stop",
             N_("behind-the-throne/course", "A Judge: 5. Four of the nine characters are higher, and any of them "
                                            "would cost you the row. Stop and take both cards."),
             rules=("R2", "R20", "R21"),
             goal=_took_both,
             wrong=Says(_LUCKY),
             hints=(N_("behind-the-throne/course", "Drag the row to your place, or press the button on the table."),),
             solution="collect",
             done=N_("behind-the-throne/course", "Each of the two cards starts a stack. You may own five stacks, "
                                                 "each with up to five cards.")),
        Task("enough",
             N_("behind-the-throne/course", "A King in the row and another in your stacks. After a Prophet, only "
                                            "Generals and Prophets fit; any other card would cost you the row. Take "
                                            "what you have."),
             rules=("R22", "R5"),
             goal=_took_the_king,
             wrong=_no_pair,
             hints=(N_("behind-the-throne/course", "Two Kings score 9 only if they are yours."),
                    N_("behind-the-throne/course", "Collect the row.")),
             solution="collect",
             done=N_("behind-the-throne/course", "9 points. The more a row is worth, and the lower its last card, the "
                                                 "sooner you should stop."),
             position=table("king prophet", "king", "jester", deck="minstrel judge queen general prophet")),
    ))
