"""What makes the difference between two moves of Behind the Throne: sentences with numbers that can be checked."""

from __future__ import annotations

from typing import Final

from engine.base.comparison import Comparison
from engine.core.text import N_, Player, Text
from engine.games.behind_the_throne import moves
from engine.games.behind_the_throne.bot.aspects import ABILITIES, GROWTH, RIVALS, ROW, SCORE
from engine.games.behind_the_throne.bot.excluded_waste import is_in_the_way
from engine.games.behind_the_throne.bot.reasons import FREER, RISK, FittingSentences
from engine.games.behind_the_throne.cards import KINDS, QUEEN, name_of
from engine.games.behind_the_throne.state import BehindState

_SCORES: Final = N_("behind-the-throne/reason", "Your score would be {mine} instead of {other}.")
_SCORES_AT_RISK: Final = N_("behind-the-throne/reason",
                            "Your score would be {mine} right away instead of {other}. Of the {cards} cards in the "
                            "deck, {bad} would cost you the row.")
_RIVAL_SCORES: Final = N_("behind-the-throne/reason", "{player}’s score would be {theirs} instead of {other}.")
_RIVAL_LOSES: Final = N_("behind-the-throne/reason", "{player} could no longer use their {card} stack.")
_UPRIGHT: Final = N_("behind-the-throne/reason", "Then you could use your {card} stack.")
_OWNS: Final = N_("behind-the-throne/reason", "Cards you would own: {mine} instead of {other}.")
_PAIRS: Final = N_("behind-the-throne/reason",
                   "You would have the {card} instead of the {other}: a pair scores {points}, not {less}.")
_ALL_STAY: Final = N_("behind-the-throne/reason", "You keep all your stacks. Otherwise, you would have to discard one.")
_FROM_RICHER: Final = N_("behind-the-throne/reason",
                         "You take a card from {player}, who has the higher score: {more} against {less}.")
_TO_POORER: Final = N_("behind-the-throne/reason",
                       "The row goes to {player}, who has the lower score: {less} against {more}.")
_ABLE: Final = (1 << QUEEN) - 1
"""The kinds whose stacks can lie sideways."""


def deciding_fact(comparison: Comparison[BehindState]) -> Text | None:
    """The fact behind the aspect in which one move is better than another; None if it has no number of its own."""
    return _Facts(comparison).of(comparison.aspect)


class _Facts:
    """What differs for certain between the positions after two moves."""

    def __init__(self, comparison: Comparison[BehindState]) -> None:
        self._reason = FittingSentences(comparison.observation)
        self._seat = comparison.observation.seat
        self._before = comparison.observation.seen
        self._move, self._other = comparison.move, comparison.other
        after, after_other = comparison.after[0], comparison.after_other[0]
        # After a card is revealed, worlds differ, and so they do while somebody has to choose what to discard.
        self._settled = not (_is_choosing(after) or _is_choosing(after_other))
        self._after = _once_others_chose(after, self._seat)
        self._after_other = _once_others_chose(after_other, self._seat)

    def of(self, aspect: str) -> Text | None:
        """The sentence for an aspect."""
        if aspect == ROW:
            return self._row() or self._risk()
        if aspect == RIVALS:
            return (self._rivals() if self._settled else None) or self._other_victim() or self._risk()
        if _is_choosing(self._after):
            return self._risk()
        if _is_choosing(self._after_other):
            return self._risk() or (_ALL_STAY if self._move.verb in ("collect", "swap") else None)
        if aspect == SCORE:
            return self._score()
        if aspect == ABILITIES:
            return self._risk() or (self._abilities() if self._settled else None)
        return self._growth() or self._risk() if aspect == GROWTH else None

    def _row(self) -> Text | None:
        """What is said of going on is true of it alone."""
        if self._move.verb not in ("reveal", "destroy") and not moves.is_ability(self._move):
            return None
        said = self._reason.of(self._move)
        return said if said != self._reason.of(self._other) else None

    def _risk(self) -> Text | None:
        """What may happen to the row is said of a move that spends it, where the other one is to go on."""
        if self._move.verb not in ("collect", "swap") or self._other.verb != "reveal":
            return None
        bad, cards = self._reason.bad_cards()
        return RISK.fill(bad=bad, cards=cards) if bad else None

    def _score(self) -> Text | None:
        mine, other = (state.scores()[self._seat] for state in (self._after, self._after_other))
        if mine <= other:
            return self._risk()
        bad, cards = self._reason.bad_cards() if self._other.verb == "reveal" else (0, 0)
        return (_SCORES_AT_RISK.fill(mine=mine, other=other, cards=cards, bad=bad) if bad
                else _SCORES.fill(mine=mine, other=other))

    def _rivals(self) -> Text | None:
        rivals = [seat for seat in range(self._after.seats) if seat != self._seat]
        now, otherwise = self._after.scores(), self._after_other.scores()
        loser = max(rivals, key=lambda seat: otherwise[seat] - now[seat])
        if now[loser] < otherwise[loser]:
            return _RIVAL_SCORES.fill(player=Player(loser), theirs=now[loser], other=otherwise[loser])
        for seat in rivals:
            lost = self._after_other.upright[seat] & ~self._after.upright[seat] & _ABLE
            if lost:
                return _RIVAL_LOSES.fill(player=Player(seat), card=name_of(lost.bit_length() - 1))
        return None

    def _other_victim(self) -> Text | None:
        """Of two swaps with others: who gives the card and gets the row."""
        if self._move.verb != "swap" or self._other.verb != "swap":
            return None
        scores, one, two = self._before.scores(), self._move.seat, self._other.seat
        if scores[one] > scores[two]:
            return _FROM_RICHER.fill(player=Player(one), more=scores[one], less=scores[two])
        if scores[one] < scores[two]:
            return _TO_POORER.fill(player=Player(one), less=scores[one], more=scores[two])
        return None

    def _abilities(self) -> Text | None:
        gained = self._after.upright[self._seat] & ~self._after_other.upright[self._seat] & _ABLE
        return _UPRIGHT.fill(card=name_of(gained.bit_length() - 1)) if gained else None

    def _growth(self) -> Text | None:
        mine, other = (sum(state.count(self._seat, kind) for kind in range(KINDS))
                       for state in (self._after, self._after_other))
        return _OWNS.fill(mine=mine, other=other) if mine > other else self._higher() or self._freer()

    def _higher(self) -> Text | None:
        """The highest card that only this move leaves the seat with, if it is higher than what only the other does."""
        more = [self._after.count(self._seat, kind) - self._after_other.count(self._seat, kind)
                for kind in range(KINDS)]
        mine = max((kind for kind in range(KINDS) if more[kind] > 0), default=0)
        other = max((kind for kind in range(KINDS) if more[kind] < 0), default=mine)
        if mine <= other:
            return None
        return _PAIRS.fill(card=name_of(mine), points=mine + 1, other=name_of(other), less=other + 1)

    def _freer(self) -> Text | None:
        """Of two stacks that may be discarded: Queens or Kings, which have no ability and forbid something."""
        gone = self._move.card
        forbids = self._move.verb == "discard" and is_in_the_way(self._before, self._seat, gone)
        return FREER.fill(card=name_of(gone)) if forbids else None


def _is_choosing(state: BehindState) -> bool:
    """Whether somebody has to choose what to discard."""
    return state.phase in ("gift", "discard")


def _once_others_chose(state: BehindState, seat: int) -> BehindState:
    """The position once the others have chosen what they discard, which changes none of the seat's own stacks."""
    after = state
    while _is_choosing(after) and after.actor != seat:
        if after is state:
            after = state.clone()
        after.advance(after.legal_moves()[0])
    return after
