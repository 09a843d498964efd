"""What manipulative stacks do: change the newest card, look ahead, act again; and who may use them."""

from __future__ import annotations

from typing import Final

from engine.base.course import Lesson, Task
from engine.core.moves import Move
from engine.core.text import N_, Text
from engine.games.behind_the_throne.cards import GENERAL, QUEEN
from engine.games.behind_the_throne.course.tables import LEARNER, Says, lost_row, table
from engine.games.behind_the_throne.state import BehindState
from engine.games.behind_the_throne.zones import TOP

_ONE_IS_TOO_LITTLE: Final = N_("behind-the-throne/course", "The Jester changes the card by only 1, so it is still "
                                                           "too high. Either the Assassin or the General would be "
                                                           "enough.")
_SAW_IT: Final = N_("behind-the-throne/course", "You saw the King coming and still lost the row.")
_GONE: Final = N_("behind-the-throne/course", "A swap gives your row away. You can keep it for yourself.")
_NOT_LOOKED: Final = N_("behind-the-throne/course", "You decided without looking. Let your Prophet show you the "
                                                    "next card first.")
_NO_GENERAL: Final = N_("behind-the-throne/course", "Too high: the row is gone, and with it your second General.")
_LIES: Final = N_("behind-the-throne/course", "Your General still lies sideways: your rival has more Generals.")
_AGAIN: Final = N_("behind-the-throne/course", "The Minstrel is still too high. Only your Judge can help now.")


def _saved(_before: BehindState, _move: Move, after: BehindState) -> bool:
    return after.phase == "row" and after.turn == LEARNER


def _seen(_before: BehindState, _move: Move, after: BehindState) -> bool:
    return bool(after.cards[TOP]) and after.turn == LEARNER


def _took_the_queen(before: BehindState, _move: Move, after: BehindState) -> bool:
    return after.count(LEARNER, QUEEN) > before.count(LEARNER, QUEEN)


def _let_it_go(_before: BehindState, move: Move, _after: BehindState) -> Text:
    return _GONE if move.verb == "swap" else _SAW_IT


def _general_stands(_before: BehindState, _move: Move, after: BehindState) -> bool:
    return bool(after.upright[LEARNER] >> GENERAL & 1)


def _general_lies(before: BehindState, _move: Move, after: BehindState) -> Text:
    return _NO_GENERAL if lost_row(before, after) else _LIES


ABILITIES: Final = Lesson(
    "abilities",
    N_("behind-the-throne/course", "Saving a row"),
    N_("behind-the-throne/course", "You bring down a card that is too high."),
    (
        Task("save",
             N_("behind-the-throne/course", "The Alchemist is too high: 7 after 5. Save the row: bring the card "
                                            "down with your Assassin (by 2), General (by 3), or Jester (by 1)."),
             rules=("R5", "R4", "R28", "R30", "R29"),
             goal=_saved,
             wrong=Says(_ONE_IS_TOO_LITTLE),
             hints=(N_("behind-the-throne/course", "Bring the 7 down to 5 or less."),
                    N_("behind-the-throne/course", "Drag your Assassin or your General to the row.")),
             solution="use general",
             done=N_("behind-the-throne/course", "Saved. A used stack lies sideways until your turn ends. Once you "
                                                 "collect the Alchemist, it is a 7 again."),
             position=table("queen judge alchemist", "general jester assassin", "king",
                            deck="general prophet minstrel judge", phase="save")),
    ))

JUDGE: Final = Lesson(
    "judge",
    N_("behind-the-throne/course", "The Judge"),
    N_("behind-the-throne/course", "You use a stack a second time."),
    (
        Task("again",
             N_("behind-the-throne/course", "Your Assassin was used this turn and lies sideways, and now another "
                                            "card is too high. Have your Judge use the Assassin once more."),
             rules=("R8", "R26"),
             goal=_saved,
             wrong=Says(_AGAIN),
             hints=(N_("behind-the-throne/course", "The Judge stands upright; the Assassin brings a card down by 2."),
                    N_("behind-the-throne/course", "Drag the Judge to your Assassin, or choose the move from the list.")),
             solution="judge assassin",
             done=N_("behind-the-throne/course", "Saved again, and now both stacks lie sideways. At the end of your "
                                                 "turn, they stand up again."),
             position=table("queen minstrel assassin minstrel", "assassin judge jester*2", "king jester*3",
                            deck="general prophet judge queen", phase="save", more="used assassin")),
    ))

PROPHET: Final = Lesson(
    "prophet",
    N_("behind-the-throne/course", "The Prophet"),
    N_("behind-the-throne/course", "You look before you decide."),
    (
        Task("look",
             N_("behind-the-throne/course", "Go on or stop? Use your Prophet, who shows the top card of the deck to "
                                            "you alone."),
             rules=("R9", "R4"),
             goal=_seen,
             wrong=Says(_NOT_LOOKED),
             hints=(N_("behind-the-throne/course", "Drag your Prophet to the deck."),),
             solution="use prophet",
             position=table("queen minstrel", "prophet", "jester", deck="king judge general prophet")),
        Task("decide",
             N_("behind-the-throne/course", "A King comes next: too high after a Minstrel. Take the row while you can."),
             rules=("R9", "R22"),
             goal=_took_the_queen,
             wrong=_let_it_go,
             hints=(N_("behind-the-throne/course", "Do not reveal the King. Collect the row."),),
             solution="collect",
             done=N_("behind-the-throne/course", "The Queen and the Minstrel are yours, and your rival does not know "
                                                 "what is on top of the deck.")),
    ))

LARGEST: Final = Lesson(
    "largest",
    N_("behind-the-throne/course", "Sideways cards"),
    N_("behind-the-throne/course", "You know whose abilities work."),
    (
        Task("equal",
             N_("behind-the-throne/course", "Your General lies sideways: your rival has two. An ability works for "
                                            "the player with the most cards of its kind; a tie is enough. Make your "
                                            "General stand upright."),
             rules=("R10",),
             goal=_general_stands,
             wrong=_general_lies,
             hints=(N_("behind-the-throne/course", "A second General would be enough to tie, and one is in the row."),
                    N_("behind-the-throne/course", "Collect the row.")),
             solution="collect",
             done=N_("behind-the-throne/course", "Two against two: now your Generals work, and so do your rival’s."),
             position=table("jester general", "general king", "general*2 prophet*2", deck="queen judge prophet minstrel")),
    ))
