"""What you can do to rivals, what protects them, and what holds you back."""

from __future__ import annotations

from typing import Final

from engine.base.course import Lesson, Task
from engine.core.moves import Move
from engine.core.text import N_, Text
from engine.games.behind_the_throne.cards import ALCHEMIST
from engine.games.behind_the_throne.course.tables import LEARNER, RIVAL, Says, lost_row, score, table
from engine.games.behind_the_throne.state import BehindState

_YOUR_OWN: Final = N_("behind-the-throne/course", "That was one of your own cards. Choose one of your rival’s.")
_SCORED_NOTHING: Final = N_("behind-the-throne/course", "That was a single card, which scores nothing. The two "
                                                        "Kings score 9.")
_FIRST_DESTROY: Final = N_("behind-the-throne/course", "Destroy first: it costs you nothing, and you may still go on "
                                                       "or stop afterward.")
_SINGLES: Final = N_("behind-the-throne/course", "Two more single cards: they score nothing.")
_NO_PAIR: Final = N_("behind-the-throne/course", "You took a card that pairs with none of yours.")
_TOO_HIGH: Final = N_("behind-the-throne/course", "Too high: the row is gone, and so is your swap.")
_STILL_THERE: Final = N_("behind-the-throne/course", "Your rival’s Alchemist still protects the Kings.")
_SWAPPED: Final = N_("behind-the-throne/course", "A swap gives your row away and destroys nothing.")
_JUDGE_STAYS: Final = N_("behind-the-throne/course", "Your rival keeps the Judge, and yours stays a single card.")


def _rival_scores_less(before: BehindState, _move: Move, after: BehindState) -> bool:
    return score(after, RIVAL) < score(before, RIVAL) and after.row == before.row


def _missed(before: BehindState, move: Move, after: BehindState) -> Text:
    if after.held == before.held or move.verb != "destroy":
        return _FIRST_DESTROY
    return _YOUR_OWN if sum(after.held[:9]) < sum(before.held[:9]) else _SCORED_NOTHING


def _scores_more(before: BehindState, _move: Move, after: BehindState) -> bool:
    return score(after) > score(before) or _will_score(before, after)


def _will_score(before: BehindState, after: BehindState) -> bool:
    """Whether the card taken in a swap makes a pair once it is placed (rule 19)."""
    return any(before.count(LEARNER, kind) for kind in after.cards_in(4))


def _no_pair(before: BehindState, move: Move, after: BehindState) -> Text:
    if move.verb == "swap":
        return _NO_PAIR
    return _TOO_HIGH if lost_row(before, after) else _SINGLES


def _no_alchemist(before: BehindState, _move: Move, after: BehindState) -> bool:
    return not after.count(RIVAL, ALCHEMIST) and after.row == before.row


def _protected(_before: BehindState, move: Move, _after: BehindState) -> Text:
    return _SWAPPED if move.verb == "swap" else _STILL_THERE


def _longer_row(_before: BehindState, _move: Move, after: BehindState) -> bool:
    return len(after.row) == 2


DESTROY: Final = Lesson(
    "destroy",
    N_("behind-the-throne/course", "Destroying a card"),
    N_("behind-the-throne/course", "You take points from a rival."),
    (
        Task("equal",
             N_("behind-the-throne/course", "Two equal cards, one after the other: you may discard one card from "
                                            "anyone’s stacks. Your rival’s two Kings score 9. Break up the pair."),
             rules=("R13", "R14"),
             goal=_rival_scores_less,
             wrong=_missed,
             hints=(N_("behind-the-throne/course", "Two Kings score 9; one King scores nothing."),
                    N_("behind-the-throne/course", "Destroy a King: drag one of your rival’s to the discard pile.")),
             solution="destroy 2 king",
             done=N_("behind-the-throne/course", "Your rival’s 9 points are gone. You can do this to each player "
                                                 "once per turn."),
             position=table("minstrel minstrel", "queen", "judge king*2", deck="prophet general queen judge")),
    ))

SWAP: Final = Lesson(
    "swap",
    N_("behind-the-throne/course", "Swapping the row"),
    N_("behind-the-throne/course", "You trade a poor row for a good card."),
    (
        Task("pair",
             N_("behind-the-throne/course", "Instead of collecting, you may give the row to your rival and take one "
                                            "of their cards. This row does little for you. Take the card that makes "
                                            "a pair."),
             rules=("R16", "R19", "R17"),
             goal=_scores_more,
             wrong=_no_pair,
             hints=(N_("behind-the-throne/course", "You own one Queen, and so does your rival."),
                    N_("behind-the-throne/course", "Drag your rival’s Queen to your stacks.")),
             solution="swap 2 queen",
             done=N_("behind-the-throne/course", "8 points for two low cards. But look at what your rival could make "
                                                 "of the row before you give it away."),
             position=table("prophet general", "queen", "assassin queen", deck="minstrel judge king general")),
    ))

PROTECTION: Final = Lesson(
    "protection",
    N_("behind-the-throne/course", "Minstrel and Alchemist"),
    N_("behind-the-throne/course", "You see what protects a rival."),
    (
        Task("minstrel",
             N_("behind-the-throne/course", "Your rival’s Minstrel stands upright: anyone who swaps with them must "
                                            "take a Minstrel. You need one, so take it."),
             rules=("R18", "R11"),
             goal=_scores_more,
             wrong=_no_pair,
             hints=(N_("behind-the-throne/course", "You own a Minstrel; with a second one, the pair scores 6."),
                    N_("behind-the-throne/course", "Drag your rival’s Minstrel to your stacks.")),
             solution="swap 2 minstrel",
             done=N_("behind-the-throne/course", "Two Minstrels: 6 points, and now nobody can take anything but a "
                                                 "Minstrel from you."),
             position=table("jester general", "minstrel", "minstrel king*2", deck="queen judge prophet general")),
        Task("alchemist",
             N_("behind-the-throne/course", "The cards are equal, but your rival’s Alchemist stands upright, so you "
                                            "may destroy only an Alchemist. Do that, and next time you can reach "
                                            "the Kings."),
             rules=("R15", "R11"),
             goal=_no_alchemist,
             wrong=_protected,
             hints=(N_("behind-the-throne/course", "Drag your rival’s Alchemist to the discard pile."),),
             solution="destroy 2 alchemist",
             done=N_("behind-the-throne/course", "Protection works as often as needed while the card stands upright."),
             position=table("judge judge", "prophet", "alchemist king*2", deck="general prophet queen minstrel")),
    ))

ROYALS: Final = Lesson(
    "royals",
    N_("behind-the-throne/course", "Queens and Kings"),
    N_("behind-the-throne/course", "You know the price of the highest cards."),
    (
        Task("longer",
             N_("behind-the-throne/course", "With two Kings, you may swap only while the row has at least two "
                                            "cards. You want your rival’s Judge for a pair, so make the row long "
                                            "enough."),
             rules=("R12",),
             goal=_longer_row,
             wrong=Says(_JUDGE_STAYS),
             hints=(N_("behind-the-throne/course", "Reveal another card."),),
             solution="reveal",
             position=table("jester", "judge king*2", "judge prophet", deck="general prophet queen minstrel")),
        Task("take",
             N_("behind-the-throne/course", "The row has two cards, as many as you have Kings. Now swap the row for "
                                            "the Judge."),
             rules=("R12", "R16"),
             goal=_scores_more,
             wrong=Says(_JUDGE_STAYS),
             hints=(N_("behind-the-throne/course", "Drag your rival’s Judge to your stacks."),),
             solution="swap 2 judge",
             done=N_("behind-the-throne/course", "Two Judges: 5 more points. Queens work similarly: to destroy a "
                                                 "card, you need more cards in the row than you have Queens.")),
    ))
