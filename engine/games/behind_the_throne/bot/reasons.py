"""Why a move of Behind the Throne is good: sentences for hints, each checked before it is said."""

from __future__ import annotations

import random
from typing import Final

from engine.base.comparison import Comparison
from engine.core.knowledge import UNKNOWN
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.text import N_, Player, Text
from engine.games.behind_the_throne import moves
from engine.games.behind_the_throne.bot.aspects import ABILITIES, GROWTH, RIVALS, ROW, SCORE
from engine.games.behind_the_throne.bot.positions import position_after
from engine.games.behind_the_throne.cards import END, KINDS, KING, QUEEN, ROW_LIMIT, name_of
from engine.games.behind_the_throne.scoring import stack_score
from engine.games.behind_the_throne.state import BehindState
from engine.games.behind_the_throne.zones import DECK, TOP

_FIRST: Final = N_("behind-the-throne/reason", "The first card of a row cannot be too high.")
_END_NEXT: Final = N_("behind-the-throne/reason", "The End card comes next, and it ends the game as you lead.")
_ENDS: Final = N_("behind-the-throne/reason", "The next card ends the game.")
_NEXT_FITS: Final = N_("behind-the-throne/reason", "You know that the next card does not cost you the row: {card}.")
_NO_RISK: Final = N_("behind-the-throne/reason", "No card in the deck can cost you the row.")
_SAFE: Final = N_("behind-the-throne/reason", "Of {cards} cards in the deck, {safe} would not cost you the row.")
_LONGER: Final = N_("behind-the-throne/reason", "A row may have up to five cards.")
_RISK: Final = N_("behind-the-throne/reason", "Of {cards} cards in the deck, {bad} would cost you the row.")
_GAIN: Final = N_("behind-the-throne/reason", "Your score rises to {mine}.")
_GAIN_SAFE: Final = N_("behind-the-throne/reason",
                       "Your score rises to {mine}; of {cards} cards in the deck, {bad} would cost you the row.")
_END_WAITS: Final = N_("behind-the-throne/reason", "The End card comes next: what you take now still counts.")
_NEXT_HARMS: Final = N_("behind-the-throne/reason", "The next card would cost you the row: {card}.")
_SECURED: Final = N_("behind-the-throne/reason", "Once you collect the row, no card can cost it you any more.")
_LARGEST: Final = N_("behind-the-throne/reason", "Then nobody has a larger stack than you: {card}.")
_BOTH: Final = N_("behind-the-throne/reason", "Your score rises to {mine}, and that of {player} falls to {theirs}.")
_LOSS: Final = N_("behind-the-throne/reason", "The score of {player} falls to {theirs}.")
_FOR_ROW: Final = N_("behind-the-throne/reason", "For the row you get this card: {card}.")
_LOOK: Final = N_("behind-the-throne/reason", "Then you know the next card before you decide to reveal it.")
_SHOWN: Final = N_("behind-the-throne/reason", "The top card of the deck is shown to you alone.")
_SAVE: Final = N_("behind-the-throne/reason", "This saves the row.")
_SAVE_EQUAL: Final = N_("behind-the-throne/reason", "This saves the row, and the equal values let you destroy a card.")
_STEP: Final = N_("behind-the-throne/reason", "This is a step towards saving the row.")
_AIM: Final = N_("behind-the-throne/reason", "Equal values let you destroy a card.")
_CHANGE: Final = N_("behind-the-throne/reason", "The newest card counts as {value} then.")
_WEAKEN: Final = N_("behind-the-throne/reason", "This makes a stack of {player} smaller: {card}.")
_FREER: Final = N_("behind-the-throne/reason", "The fewer of these you own, the less they forbid you: {card}.")
_ROOM: Final = N_("behind-the-throne/reason", "This makes room for another stack: you own {stacks} then.")
_GOES: Final = N_("behind-the-throne/reason", "This card of yours goes to the discard pile: {card}.")
_SCORES_NOTHING: Final = N_("behind-the-throne/reason", "A single card scores nothing: {card}.")
_SCORES_LEAST: Final = N_("behind-the-throne/reason", "No other stack of yours scores less: {card}.")
_ABLE: Final = (1 << QUEEN) - 1
"""The kinds whose stacks can lie sideways."""
_MUST_GO: Final = N_("behind-the-throne/reason", "One stack has to go: {card}.")
_SCORES: Final = N_("behind-the-throne/reason", "Your score would be {mine} instead of {other}.")
_SCORES_AT_RISK: Final = N_("behind-the-throne/reason",
                            "Your score is {mine} instead of {other} at once; of {cards} cards in the deck, {bad} "
                            "would cost you the row.")
_RIVAL_SCORES: Final = N_("behind-the-throne/reason", "The score of {player} would be {theirs} instead of {other}.")
_RIVAL_LOSES: Final = N_("behind-the-throne/reason", "{player} could not use this stack any more: {card}.")
_UPRIGHT: Final = N_("behind-the-throne/reason", "With this move alone, nobody has a larger stack than you: {card}.")
_OWNS: Final = N_("behind-the-throne/reason", "You would own {mine} cards instead of {other}.")
_PAIRS: Final = N_("behind-the-throne/reason",
                   "You would have {card} instead of {other}: a pair scores {points}, not {less}.")


def because(comparison: Comparison[BehindState]) -> Text | None:
    """The fact behind the aspect in which one move is better than another; None if it has no number of its own."""
    return _Facts(comparison).of(comparison.aspect)


class _Facts:
    """What differs for certain between the positions after two moves."""

    def __init__(self, comparison: Comparison[BehindState]) -> None:
        self._reason = Reason(comparison.observation)
        self._seat = comparison.observation.seat
        self._move, self._other = comparison.move, comparison.other
        self._after, self._after_other = comparison.after[0], comparison.after_other[0]
        # After a card is revealed, worlds differ, and so they do while somebody has to choose what to discard.
        self._settled = not any(state.phase in ("gift", "discard") for state in (self._after, self._after_other))

    def of(self, aspect: str) -> Text | None:
        """The sentence for an aspect."""
        if aspect == ROW:
            return self._row()
        if not self._settled:
            return None
        if aspect == SCORE:
            return self._score()
        if aspect == RIVALS:
            return self._rivals()
        return self._abilities() if aspect == ABILITIES else self._growth() if aspect == GROWTH else None

    def _row(self) -> Text | None:
        """What is said of going on is true of it alone."""
        if self._move.verb not in ("reveal", "destroy") and not moves.is_ability(self._move):
            return None
        said = self._reason.of(self._move)
        return said if said != self._reason.of(self._other) else None

    def _score(self) -> Text | None:
        mine, other = (state.scores()[self._seat] for state in (self._after, self._after_other))
        if mine <= other:
            return None
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

    def _abilities(self) -> Text | None:
        gained = self._after.upright[self._seat] & ~self._after_other.upright[self._seat] & _ABLE
        return _UPRIGHT.fill(card=name_of(gained.bit_length() - 1)) if gained else None

    def _growth(self) -> Text | None:
        mine, other = (sum(state.count(self._seat, kind) for kind in range(KINDS))
                       for state in (self._after, self._after_other))
        return _OWNS.fill(mine=mine, other=other) if mine > other else self._higher()

    def _higher(self) -> Text | None:
        """The highest card that only this move leaves the seat with, if it is higher than what only the other does."""
        more = [self._after.count(self._seat, kind) - self._after_other.count(self._seat, kind)
                for kind in range(KINDS)]
        mine = max((kind for kind in range(KINDS) if more[kind] > 0), default=0)
        other = max((kind for kind in range(KINDS) if more[kind] < 0), default=mine)
        if mine <= other:
            return None
        return _PAIRS.fill(card=name_of(mine), points=mine + 1, other=name_of(other), less=other + 1)


class Reason:
    """The sentences that fit a move in one position; every one is checked before it is said."""

    def __init__(self, observation: Observation[BehindState]) -> None:
        # Which cards are left is public, and what a move does to the stacks is the same in every world.
        self._world = observation.sample(random.Random(0))
        self._seat = observation.seat
        self._top = observation.seen.cards[TOP]

    def of(self, move: Move) -> Text:
        """The sentence for a legal move."""
        if move.verb == "reveal":
            return self._reveal()
        if move.verb == "discard":
            return self._discard(move.card)
        if moves.is_look(move):
            return self._look()
        after = position_after(self._world, move)
        if move.verb == "collect":
            return self._collect(after)
        if moves.is_change(move):
            return self._change(after)
        return self._swap(move, after) if move.verb == "swap" else self._destroy(move, after)

    # -- the next card ---------------------------------------------------------------------------------------------

    def _reveal(self) -> Text:
        known = self._known_next()
        if known == END:
            return _END_NEXT if self._leads() else _ENDS
        if known is not None:
            return _LONGER if self._costs_row(known) else _NEXT_FITS.fill(card=name_of(known))
        if not self._world.row:
            return _FIRST
        bad, cards = self.bad_cards()
        if bad == cards:
            return _LONGER
        return _SAFE.fill(cards=cards, safe=cards - bad) if bad else _NO_RISK

    def _look(self) -> Text:
        known = self._known_next() is not None
        return _SHOWN if known or len(self._world.row) == ROW_LIMIT else _LOOK

    def _known_next(self) -> int | None:
        return self._top[0] if self._top and self._top[0] != UNKNOWN else None

    def _leads(self) -> bool:
        scores = self._world.scores()
        return scores[self._seat] == max(scores) and scores.count(max(scores)) == 1

    def _costs_row(self, kind: int) -> bool:
        """Whether the row is lost if that card comes next: too high (rule 22), or the end (rule 24)."""
        after = self._world.clone()
        after.cards[TOP] = [kind]
        after.advance(moves.REVEAL)
        return not after.row or after.actor is None

    def bad_cards(self) -> tuple[int, int]:
        """How many cards of the deck would cost the row, and how many cards it has; none if the row is full."""
        cards = self._world.cards[DECK] + self._world.cards[TOP]
        if len(self._world.row) == ROW_LIMIT:
            return 0, len(cards)
        return sum(cards.count(kind) for kind in set(cards) if self._costs_row(kind)), len(cards)

    # -- what it does to the stacks --------------------------------------------------------------------------------

    def _collect(self, after: BehindState) -> Text:
        known = self._known_next()
        if known == END:
            return _END_WAITS
        if known is not None and len(self._world.row) < ROW_LIMIT and self._costs_row(known):
            return _NEXT_HARMS.fill(card=name_of(known))
        bad, cards = self.bad_cards() if known is None else (0, 0)
        mine = self._risen(after)
        if mine is not None:
            return _GAIN_SAFE.fill(mine=mine, cards=cards, bad=bad) if bad else _GAIN.fill(mine=mine)
        if bad:
            return _RISK.fill(cards=cards, bad=bad)
        return self._largest(after) or _SECURED

    def _swap(self, move: Move, after: BehindState) -> Text:
        mine, theirs = self._risen(after), self._fallen(after, move.seat)
        if mine is not None and theirs is not None:
            return _BOTH.fill(mine=mine, player=Player(move.seat), theirs=theirs)
        if mine is not None:
            return _GAIN.fill(mine=mine)
        if theirs is not None:
            return _LOSS.fill(player=Player(move.seat), theirs=theirs)
        return self._largest(after) or _FOR_ROW.fill(card=name_of(move.card))

    def _destroy(self, move: Move, after: BehindState) -> Text:
        if move.seat == self._seat:
            return self._destroy_own(move.card, after)
        theirs = self._fallen(after, move.seat)
        if theirs is not None:
            return _LOSS.fill(player=Player(move.seat), theirs=theirs)
        return self._largest(after) or _WEAKEN.fill(player=Player(move.seat), card=name_of(move.card))

    def _destroy_own(self, kind: int, after: BehindState) -> Text:
        if kind in (QUEEN, KING):
            return _FREER.fill(card=name_of(kind))
        if not after.count(self._seat, kind):
            return _ROOM.fill(stacks=after.owned[self._seat].bit_count())
        return _GOES.fill(card=name_of(kind))

    def _change(self, after: BehindState) -> Text:
        equal = any(move.verb == "destroy" for move in after.legal_moves())
        if self._world.phase == "save" and after.phase == "row":
            return _SAVE_EQUAL if equal else _SAVE
        if self._world.phase == "save" and after.excess() < self._world.excess():
            return _STEP
        return _AIM if equal else _CHANGE.fill(value=after.newest_value())

    def _discard(self, kind: int) -> Text:
        counts = {each: self._world.count(self._seat, each) for each in range(KINDS)}
        points = {each: stack_score(each, count) for each, count in counts.items() if count}
        if not points[kind]:
            return _SCORES_NOTHING.fill(card=name_of(kind))
        least = points[kind] == min(points.values())
        return (_SCORES_LEAST if least else _MUST_GO).fill(card=name_of(kind))

    def _risen(self, after: BehindState) -> int | None:
        """The seat's score after the move if it is higher, and no stack has to go before it counts."""
        mine = after.scores()[self._seat]
        return mine if mine > self._world.scores()[self._seat] and after.phase not in ("gift", "discard") else None

    def _fallen(self, after: BehindState, seat: int) -> int | None:
        """Another seat's score after the move if it is lower, and no stack has to go."""
        theirs = after.scores()[seat]
        return theirs if theirs < self._world.scores()[seat] and after.phase not in ("gift", "discard") else None

    def _largest(self, after: BehindState) -> Text | None:
        """The most valuable kind of which nobody has a larger stack than the seat, but only after the move."""
        gained = after.upright[self._seat] & ~self._world.upright[self._seat] & ~(1 << QUEEN | 1 << KING)
        if not gained or after.phase in ("gift", "discard"):
            return None
        return _LARGEST.fill(card=name_of(gained.bit_length() - 1))
