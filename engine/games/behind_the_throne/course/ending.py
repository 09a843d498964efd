"""Room for stacks, and the end of the game."""

from __future__ import annotations

from typing import Final

from engine.base.course import Lesson, Task
from engine.core.moves import Move
from engine.core.text import N_, Text
from engine.games.behind_the_throne.cards import QUEEN
from engine.games.behind_the_throne.course.tables import LEARNER, RIVAL, Says, score, table
from engine.games.behind_the_throne.state import BehindState

_NOT_COLLECTED: Final = N_("behind-the-throne/course", "Collect the row first; then you choose what has to go.")
_PAIR_GONE: Final = N_("behind-the-throne/course", "That pair was worth points. Single cards score nothing: discard "
                                                   "one of them instead.")
_ENDED: Final = N_("behind-the-throne/course", "That was the End of Game card. The row belongs to nobody, and your rival wins.")
_BEHIND: Final = N_("behind-the-throne/course", "You are still behind, and the End of Game card is one of the last two in the deck.")


def _must_discard(_before: BehindState, _move: Move, after: BehindState) -> bool:
    return after.phase == "discard" and after.count(LEARNER, QUEEN) == 2


def _pairs_stay(before: BehindState, _move: Move, after: BehindState) -> bool:
    return score(after) == score(before)


def _leads(_before: BehindState, _move: Move, after: BehindState) -> bool:
    return score(after, LEARNER) > score(after, RIVAL)


def _does_not_lead(_before: BehindState, _move: Move, after: BehindState) -> Text:
    return _ENDED if after.actor is None else _BEHIND


ROOM: Final = Lesson(
    "room",
    N_("behind-the-throne/course", "Five stacks"),
    N_("behind-the-throne/course", "You keep what scores."),
    (
        Task("collect",
             N_("behind-the-throne/course", "You own five stacks, and there is no room for a sixth. Collect the row "
                                            "anyway."),
             rules=("R20", "R21"),
             goal=_must_discard,
             wrong=Says(_NOT_COLLECTED),
             hints=(N_("behind-the-throne/course", "Drag the row to your place."),),
             solution="collect",
             position=table("queen minstrel", "general prophet judge*2 queen king", "jester",
                            deck="alchemist judge prophet general")),
        Task("discard",
             N_("behind-the-throne/course", "Your Queens are now a pair. Six stacks is one too many: discard one "
                                            "that scores nothing."),
             rules=("R20",),
             goal=_pairs_stay,
             wrong=Says(_PAIR_GONE),
             hints=(N_("behind-the-throne/course", "A stack of one card scores nothing."),
                    N_("behind-the-throne/course", "Drag your General to the discard pile.")),
             solution="discard general",
             done=N_("behind-the-throne/course", "Your pairs still score. What you discard is always a whole stack, "
                                                 "new or old, as you choose.")),
    ))

END: Final = Lesson(
    "end",
    N_("behind-the-throne/course", "The End of Game card"),
    N_("behind-the-throne/course", "You secure your points before the game ends."),
    (
        Task("secure",
             N_("behind-the-throne/course", "When the deck runs out, the discards and the End of Game card form the "
                                            "next. It is one of its last two cards, and you trail 8 to 9."),
             rules=("R23", "R24", "R25"),
             goal=_leads,
             wrong=_does_not_lead,
             hints=(N_("behind-the-throne/course", "A row does not count until it is yours."),
                    N_("behind-the-throne/course", "Collect the King.")),
             solution="collect",
             done=N_("behind-the-throne/course", "17 to 9. If you trail, bank points before the End of Game card turns up; "
                                                 "if you lead, hurry to reveal it."),
             position=table("king", "queen*2 king", "king*2 jester", deck="end general")),
    ))
