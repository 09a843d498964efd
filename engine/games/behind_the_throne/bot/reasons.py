"""Why a move of Behind the Throne is good: sentences for hints, each checked before it is said."""

from __future__ import annotations

import random
from typing import Final

from engine.core.knowledge import UNKNOWN
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.text import N_, Player, Text
from engine.games.behind_the_throne import moves
from engine.games.behind_the_throne.bot.excluded_waste import is_in_the_way
from engine.games.behind_the_throne.bot.positions import position_after
from engine.games.behind_the_throne.cards import END, KINDS, KING, QUEEN, ROW_LIMIT, name_of
from engine.games.behind_the_throne.scoring import stack_score
from engine.games.behind_the_throne.state import BehindState
from engine.games.behind_the_throne.zones import DECK, TOP

_FIRST: Final = N_("behind-the-throne/reason", "The first card of a row cannot be too high.")
_END_NEXT: Final = N_("behind-the-throne/reason",
                       "The End of Game card comes next, and it ends the game while you lead.")
_ENDS: Final = N_("behind-the-throne/reason", "The next card ends the game.")
_NEXT_FITS: Final = N_("behind-the-throne/reason", "The {card} on top of the deck will not cost you the row.")
_NO_RISK: Final = N_("behind-the-throne/reason", "No card in the deck can cost you the row.")
_SAFE: Final = N_("behind-the-throne/reason", "Of the {cards} cards in the deck, {safe} would not cost you the row.")
_LONGER: Final = N_("behind-the-throne/reason", "A row may have up to five cards.")
RISK: Final = N_("behind-the-throne/reason", "Of the {cards} cards in the deck, {bad} would cost you the row.")
_GAIN: Final = N_("behind-the-throne/reason", "Your score rises to {mine}.")
_GAIN_SAFE: Final = N_("behind-the-throne/reason",
                       "Your score rises to {mine}. Of the {cards} cards in the deck, {bad} would cost you the row.")
_END_WAITS: Final = N_("behind-the-throne/reason", "The End of Game card comes next: what you take now still counts.")
_NEXT_HARMS: Final = N_("behind-the-throne/reason", "The {card} on top of the deck would cost you the row.")
_SECURED: Final = N_("behind-the-throne/reason", "Once you collect the row, it can no longer be lost.")
_LARGEST: Final = N_("behind-the-throne/reason", "Then nobody will have a larger {card} stack than you.")
_BOTH: Final = N_("behind-the-throne/reason", "Your score rises to {mine}, and {player}’s falls to {theirs}.")
_LOSS: Final = N_("behind-the-throne/reason", "{player}’s score falls to {theirs}.")
_FOR_ROW: Final = N_("behind-the-throne/reason", "You get the {card} for the row.")
_LOOK: Final = N_("behind-the-throne/reason", "Then you will know the next card before you decide whether to reveal "
                                              "it.")
_SHOWN: Final = N_("behind-the-throne/reason", "The top card of the deck is shown to you alone.")
_SAVE: Final = N_("behind-the-throne/reason", "This saves the row.")
_SAVE_EQUAL: Final = N_("behind-the-throne/reason", "This saves the row, and the equal values let you destroy a card.")
_STEP: Final = N_("behind-the-throne/reason", "This is a step toward saving the row.")
_AIM: Final = N_("behind-the-throne/reason", "Equal values let you destroy a card.")
_CHANGE: Final = N_("behind-the-throne/reason", "The newest card then counts as {value}.")
_WEAKEN: Final = N_("behind-the-throne/reason", "This makes {player}’s {card} stack smaller.")
FREER: Final = N_("behind-the-throne/reason", "Each {card} you own restricts you, so it helps to have fewer.")
_ROOM: Final = N_("behind-the-throne/reason", "This makes room for another stack and leaves you with {stacks}.")
_GOES: Final = N_("behind-the-throne/reason", "Your {card} goes to the discard pile.")
_SCORES_NOTHING: Final = N_("behind-the-throne/reason", "Your single {card} scores nothing.")
_SCORES_LEAST: Final = N_("behind-the-throne/reason", "None of your stacks scores less than the {card} stack.")
_MUST_GO: Final = N_("behind-the-throne/reason", "One stack has to go: the {card} stack.")


class FittingSentences:
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
        """The next card, if it was looked at, or is the only one left."""
        if self._top and self._top[0] != UNKNOWN:
            return self._top[0]
        left = self._world.cards[DECK] + self._world.cards[TOP]
        return left[0] if len(left) == 1 else None

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
        """How many cards of the deck would cost the row, and how many cards it has.

        None would if the row is full; if the next card is known, that one alone decides, and there is no such number.
        """
        cards = self._world.cards[DECK] + self._world.cards[TOP]
        if len(self._world.row) == ROW_LIMIT or self._known_next() is not None:
            return 0, len(cards)
        return sum(cards.count(kind) for kind in set(cards) if self._costs_row(kind)), len(cards)

    # -- what it does to the stacks --------------------------------------------------------------------------------

    def _collect(self, after: BehindState) -> Text:
        known = self._known_next()
        if known == END:
            return _END_WAITS
        if known is not None and len(self._world.row) < ROW_LIMIT and self._costs_row(known):
            return _NEXT_HARMS.fill(card=name_of(known))
        bad, cards = self.bad_cards()
        mine = self._risen(after)
        if mine is not None:
            return _GAIN_SAFE.fill(mine=mine, cards=cards, bad=bad) if bad else _GAIN.fill(mine=mine)
        if bad:
            return RISK.fill(cards=cards, bad=bad)
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
        if is_in_the_way(self._world, self._seat, kind):
            return FREER.fill(card=name_of(kind))
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
