"""What bots know of Behind the Throne."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from math import exp, sqrt
from typing import Final

from engine.bots.judgement import Judgement
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.text import N_, Text
from engine.games.behind_the_throne import moves
from engine.games.behind_the_throne.cards import CARDS_IN_STACK, END, KINDS, STACK_LIMIT
from engine.games.behind_the_throne.state import BehindState
from engine.games.behind_the_throne.zones import DECK, DISCARDS, ROW, TAKEN, TOP

# What a stack is worth beyond its points while the game is long, in points: by kind, for one card, for two, for each
# card above two, and for being the largest of its kind. Fitted to who won in some thousand games between squires.
_OUTLOOK: Final = (
    (1.0, 1.0, 0.3, 1.5),
    (1.0, 0.5, 0.3, 1.0),
    (1.2, 0.5, 0.3, 0.8),
    (1.5, 0.5, 0.3, 1.2),
    (2.0, 0.0, 0.3, 1.0),
    (2.5, 0.0, 0.4, 1.5),
    (2.8, 0.0, 0.4, 1.5),
    (3.0, -0.5, 0.3, 0.0),
    (3.5, -0.5, 0.3, 0.0),
)
_LONG: Final = 40.0
"""So many reveals to come are a long game."""


class BehindJudgement(Judgement[BehindState]):
    """Stacks by their points, by what they may become and by what they let you do."""

    def worth(self, state: BehindState, seat: int) -> float:
        return _Turn(seat).promise(state, 1)

    def likeness(self, state: BehindState) -> Hashable:
        return _likeness(state)

    def naive_worth(self, state: BehindState, seat: int) -> float:
        held = state.held[seat * KINDS:(seat + 1) * KINDS]
        if seat == state.turn and state.phase in ("row", "save"):
            held = _with_row(held, state.row)
        return sum((kind + 1) * (1.0 if count > 1 else 0.4) for kind, count in enumerate(held) if count)

    def reason(self, move: Move, observation: Observation[BehindState]) -> Text:
        return N_("x", "x")


# -- a turn under way ----------------------------------------------------------------------------------------------

class _Turn:
    """What the rest of a seat's turn promises: its chance to win if it goes on as well as it can."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._known: dict[Hashable, float] = {}

    def promise(self, state: BehindState, reveals: int) -> float:
        """The promise, looking ahead by at most so many more reveals."""
        key = (reveals, _likeness(state))
        if key not in self._known:
            self._known[key] = self._work_out(state, reveals)
        return self._known[key]

    def _work_out(self, state: BehindState, reveals: int) -> float:
        if state.turn != self._seat or state.phase not in ("reveal", "row", "save"):
            return _chance(state, self._seat)
        if state.phase == "save":
            return max(self.promise(after, reveals) for after in _after_each(state, state.legal_moves()))
        if state.phase == "reveal":
            return sum(chance * self.promise(after, 0) for chance, after in _next_cards(state))
        return self._row_promise(state, reveals)

    def _row_promise(self, state: BehindState, reveals: int) -> float:
        legal = state.legal_moves()
        stops = [move for move in legal if move.verb in ("collect", "swap")]
        best = max(_chance(after, self._seat) for after in _after_each(state, stops))
        for after in self._struck(state, legal):
            best = max(best, self.promise(after, reveals))
        if reveals and legal[0] is moves.REVEAL:
            best = max(best, self._going_on(state, reveals, best, moves.LOOK in legal))
        return best

    def _going_on(self, state: BehindState, reveals: int, stopping: float, may_look: bool) -> float:
        """What the next card promises; who can look at it first stops where it would do harm."""
        total = 0.0
        for chance, after in _next_cards(state):
            promise = self.promise(after, reveals - 1)
            total += chance * (max(stopping, promise) if may_look else promise)
        return total

    def _struck(self, state: BehindState, legal: Sequence[Move]) -> Iterator[BehindState]:
        """The position after the best destroy, made at once or after an ability that makes the values equal."""
        destroys = [move for move in legal if move.verb == "destroy"]
        if destroys:
            yield max(_after_each(state, destroys), key=lambda after: _chance(after, self._seat))
            return
        excess = state.excess()
        equalizers = [move for move in legal
                      if move.verb in ("use", "judge") and move.args[1] and excess + move.args[1] == 0]
        for after in _after_each(state, equalizers):
            yield from self._struck(after, after.legal_moves())


def _likeness(state: BehindState) -> Hashable:
    cards = state.cards
    return (state.phase, state.actor, state.turn, tuple(state.held), tuple(cards[ROW]), tuple(cards[TOP]),
            tuple(cards[TAKEN]), len(cards[DECK]), state.used, state.change, state.hit, state.frozen)


def _after_each(state: BehindState, legal: Sequence[Move]) -> Iterator[BehindState]:
    for move in legal:
        after = state.clone()
        after.advance(move)
        yield after


def _next_cards(state: BehindState) -> Iterator[tuple[float, BehindState]]:
    """What the next reveal may bring: how likely, and the position after it."""
    top, deck = state.cards[TOP], state.cards[DECK]
    if top:
        after = state.clone()
        after.advance(moves.REVEAL)
        yield 1.0, after
        return
    for kind in range(KINDS + 1):
        copies = deck.count(kind)
        if copies:
            after = state.clone()
            cards = after.cards[DECK]
            place = cards.index(kind)
            cards[place], cards[-1] = cards[-1], kind
            after.advance(moves.REVEAL)
            yield copies / len(deck), after


# -- a position between turns --------------------------------------------------------------------------------------

def _chance(state: BehindState, seat: int) -> float:
    """A seat's chance to win as the stacks stand, the row left aside."""
    if state.actor is None or END in state.cards[TOP]:
        return _result(state, seat)
    reveals = _reveals_to_come(state)
    share = reveals / (reveals + _LONG)
    spread = 1.0 + 0.55 * sqrt(reveals)
    values = [_value(state, each, share) / spread for each in range(state.seats)]
    mine = values[seat]
    return 1.0 / sum(exp(min(50.0, value - mine)) for value in values)


def _result(state: BehindState, seat: int) -> float:
    scores = state.scores()
    best = max(scores)
    return 1.0 / scores.count(best) if scores[seat] == best else 0.0


def _reveals_to_come(state: BehindState) -> float:
    deck, discards = state.cards[DECK], state.cards[DISCARDS]
    if END in discards:
        return len(deck) + (len(discards) + 0.3 * len(deck)) / 2
    return (len(deck) + 1) / 2


def _value(state: BehindState, seat: int, share: float) -> float:
    """A seat's stacks in points; `share` says how much is still to come."""
    first = seat * KINDS
    held, upright = state.held, state.upright[seat]
    values = []
    for kind in range(KINDS):
        count = held[first + kind]
        if count:
            single, pair, more, largest = _OUTLOOK[kind]
            if count == 1:
                value = single * share
            else:
                value = kind + 1 + (pair + more * (count - 2)) * share
            if upright >> kind & 1:
                value += largest * share
            values.append(value)
    if len(values) > STACK_LIMIT:
        values = sorted(values)[-STACK_LIMIT:]
    return sum(values)


def _with_row(held: Sequence[int], row: Sequence[int]) -> list[int]:
    """A seat's stacks after it collects the row and discards what is worth least."""
    new = list(held)
    for kind in row:
        if kind != END and new[kind] < CARDS_IN_STACK:
            new[kind] += 1
    owned = [kind for kind in range(KINDS) if new[kind]]
    owned.sort(key=lambda kind: (kind + 1) * (1.0 if new[kind] > 1 else 0.4))
    for kind in owned[:max(0, len(owned) - STACK_LIMIT)]:
        new[kind] = 0
    return new
