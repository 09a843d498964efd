"""What a turn under way promises in Behind the Throne, and how good a position between turns is."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from functools import lru_cache
from math import exp, sqrt
from typing import Final, NamedTuple

from engine.core.moves import Move
from engine.games.behind_the_throne import moves
from engine.games.behind_the_throne.cards import CARDS_IN_STACK, END, KINDS, KING, QUEEN, STACK_LIMIT
from engine.games.behind_the_throne.state import BehindState
from engine.games.behind_the_throne.zones import DECK, DISCARDS, ROW, TAKEN, TOP

# -- a turn under way ----------------------------------------------------------------------------------------------

LOOK_AHEAD: Final = 1
"""So many cards beyond the next one are thought about."""
_IDLE: Final = 1e-6
"""What a turn that goes on, and each ability used in it, must gain at least: nothing is used for nothing."""


class Turn:
    """What the rest of a seat's turn promises: its chance to win if it goes on as well as it can."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._known: dict[Hashable, float] = {}
        self._takes: dict[Hashable, list[Move]] = {}

    def promise(self, state: BehindState, reveals: int) -> float:
        """The promise, thinking about at most so many more reveals."""
        key = (reveals, state_key(state))
        if key not in self._known:
            self._known[key] = self._work_out(state, reveals)
        return self._known[key]

    def _work_out(self, state: BehindState, reveals: int) -> float:
        if state.turn != self._seat or state.phase not in ("reveal", "row", "save"):
            return chance_to_win(state, self._seat)
        idle = _IDLE * (1 + state.used.bit_count())
        if state.phase == "save":
            # Not those that look: what they would show in one world must not be known beforehand.
            saving = [move for move in state.legal_moves() if move.args[1]]
            return max(self.promise(after, reveals) for after in after_each(state, saving)) - idle
        if state.phase == "reveal":
            return sum(chance * self.promise(after, 0) for chance, after in next_cards(state)) - idle
        return self._row_promise(state, reveals) - idle

    def _row_promise(self, state: BehindState, reveals: int) -> float:
        legal = state.legal_moves()
        stops = [moves.COLLECT, *self._best_swaps(state, legal)]
        best = max(chance_to_win(after, self._seat) for after in after_each(state, stops))
        for after in self._strikes(state, legal):
            best = max(best, self.promise(after, reveals))
        if reveals and legal[0] is moves.REVEAL:
            best = max(best, self._going_on(state, reveals, best, moves.LOOK in legal))
        return best

    def _best_swaps(self, state: BehindState, legal: Sequence[Move]) -> list[Move]:
        """Against each seat the swap for the card that is worth most, whatever the row is that goes there."""
        swaps = [move for move in legal if move.verb == "swap"]
        if not swaps:
            return []
        stacks = tuple(state.held)
        if stacks not in self._takes:
            without_row = state.clone()
            without_row.cards[ROW] = []
            gains = sorted(swaps, key=lambda move: self._chance_after(without_row, move), reverse=True)
            self._takes[stacks] = list({move.args[0]: move for move in reversed(gains)}.values())
        return self._takes[stacks]

    def _chance_after(self, state: BehindState, move: Move) -> float:
        """The chance to win after a move that ends the turn."""
        (after,) = after_each(state, (move,))
        return chance_to_win(after, self._seat)

    def _going_on(self, state: BehindState, reveals: int, stopping: float, may_look: bool) -> float:
        """What the next card promises; who can look at it first stops where it would do harm (rule 9)."""
        total = 0.0
        for chance, after in next_cards(state):
            promise = self.promise(after, reveals - 1)
            total += chance * (max(stopping, promise) if may_look else promise)
        return total

    def _strikes(self, state: BehindState, legal: Sequence[Move]) -> Iterator[BehindState]:
        """The positions after the best destroy, made at once or after one ability that makes the values equal."""
        destroys = [move for move in legal if move.verb == "destroy"]
        if destroys:
            yield max(after_each(state, destroys), key=lambda after: chance_to_win(after, self._seat))
            return
        excess = state.excess()
        equalizers = [move for move in legal if move.verb in ("use", "judge") and 0 == excess + move.args[1] != excess]
        for after in after_each(state, equalizers):
            yield from self._strikes(after, after.legal_moves())


def state_key(state: BehindState) -> Hashable:
    """Equal for positions of one decision that differ at most in the order of the deck."""
    cards = state.cards
    return (state.phase, state.actor, state.turn, tuple(state.held), tuple(cards[ROW]), tuple(cards[TOP]),
            tuple(cards[TAKEN]), len(cards[DECK]), state.used, state.change, state.hit, state.frozen)


def after_each(state: BehindState, legal: Sequence[Move]) -> Iterator[BehindState]:
    """The position after each of the moves."""
    for move in legal:
        after = state.clone()
        after.advance(move)
        yield after


def next_cards(state: BehindState) -> Iterator[tuple[float, BehindState]]:
    """What the next reveal may bring: how likely, and the position after it. Which cards are left is public."""
    if state.cards[TOP]:
        yield from ((1.0, after) for after in after_each(state, (moves.REVEAL,)))
        return
    deck = state.cards[DECK]
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

class _Outlook(NamedTuple):
    """What stacks are worth beyond their points while the game is long, in points.

    Fitted to who won in some thousand games between bots. A pair promises less than it scores: with much to come, it
    hardly ever lasts. Pairs (a, b) mean a + b * value of the kind.
    """

    one: tuple[float, float]
    two: tuple[float, float]
    more: tuple[float, float]       # each card above two
    largest: tuple[float, ...]      # from General to Alchemist: standing upright
    queens: tuple[float, float]     # two of them; each more
    kings: tuple[float, float]
    turn: float                     # being the next to move

    def stack(self, kind: int, count: int) -> float:
        """A stack of so many cards that does not stand upright."""
        if not count:
            return 0.0
        per_card, per_point = self.one if count == 1 else self.two
        value = per_card + per_point * (kind + 1)
        if count > 1:
            value += (count - 2) * (self.more[0] + self.more[1] * (kind + 1))
        if count > 1 and kind in (QUEEN, KING):
            two, each_more = self.queens if kind == QUEEN else self.kings
            value += two + each_more * (count - 2)
        return value


_OUTLOOKS: Final = {
    2: _Outlook(one=(1.0, -0.09), two=(0.35, -0.98), more=(-0.18, 0.11), largest=(2.6, 0.2, 1.6, 2.5, 2.4, 1.6, 1.6),
                queens=(-0.7, 0.1), kings=(-2.4, 0.0), turn=2.3),
    3: _Outlook(one=(0.15, 0.07), two=(-0.4, -0.83), more=(-0.34, 0.17), largest=(0.9, 0.1, 1.0, 1.0, 0.5, 0.7, 0.7),
                queens=(-0.4, -0.4), kings=(-1.5, -0.9), turn=1.2),
    4: _Outlook(one=(-0.04, 0.12), two=(-0.7, -0.75), more=(-0.38, 0.18), largest=(0.8, 0.1, 0.5, 0.8, 0.3, 0.8, 0.4),
                queens=(-0.15, -0.8), kings=(-1.75, -1.1), turn=1.1),
}
_COUNTS: Final = range(CARDS_IN_STACK + 1)
_ONE_MORE: Final = 0.05
"""What one more card of a kind adds at least, in points: it is one more to be lost first."""


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _rising(outlook: _Outlook, kind: int) -> tuple[float, ...]:
    """The outlook of a kind by number of cards. With its points a larger stack is worth more than a smaller one.

    The fit alone would have it otherwise where stacks were small for another reason: because they belonged to who lost.
    Where it falls, both sides of the fall get its mean, so that on the whole the kind is worth what was found.
    """
    points = [kind + 1 if count > 1 else 0 for count in _COUNTS]
    levels: list[list[float]] = []
    for count in _COUNTS[1:]:
        levels.append([outlook.stack(kind, count) + points[count] - count * _ONE_MORE])
        while len(levels) > 1 and _mean(levels[-1]) < _mean(levels[-2]):
            above = levels.pop()
            levels[-1] += above
    values = [max(0.0, _mean(level)) for level in levels for _ in level]
    return (0.0, *(value + count * _ONE_MORE - points[count] for count, value in zip(_COUNTS[1:], values, strict=True)))


_STACKS: Final = {seats: tuple(_rising(outlook, kind) for kind in range(KINDS)) for seats, outlook in _OUTLOOKS.items()}
"""By seats, kind and number of cards."""
_SHORT: Final = 7.0
"""With so many reveals to come, half of the outlook is left."""


def chance_to_win(state: BehindState, seat: int) -> float:
    """A seat's chance to win as the stacks stand, the row left aside."""
    if state.actor is None or END in state.cards[TOP]:
        # Whoever is next must reveal a card (rule 2).
        scores = state.scores()
        return 1.0 / scores.count(scores[seat]) if scores[seat] == max(scores) else 0.0
    reveals = _reveals_to_come(state)
    share, spread = reveals / (reveals + _SHORT), 1.0 + 0.7 * sqrt(reveals)
    values = [_value(state, each, share) for each in range(state.seats)]
    values[_next_turn(state)] += _OUTLOOKS[state.seats].turn * share
    mine = values[seat]
    return 1.0 / sum([exp((value - mine) / spread) for value in values])


def _next_turn(state: BehindState) -> int:
    """The seat that has the next turn from its beginning."""
    return state.turn if state.phase == "reveal" else (state.turn + 1) % state.seats


def _reveals_to_come(state: BehindState) -> float:
    """How many cards will be revealed until the End card, on average (rule 23)."""
    deck, discards = len(state.cards[DECK]), state.cards[DISCARDS]
    if END in discards:
        return deck + (len(discards) + 0.3 * deck) / 2
    return (deck + 1) / 2


def _value(state: BehindState, seat: int, share: float) -> float:
    """A seat's stacks, with a card taken but not placed yet, in points; of their outlook, only a share counts."""
    held = state.held[seat * KINDS:(seat + 1) * KINDS]
    if state.turn == seat and state.cards[TAKEN]:
        taken = state.cards[TAKEN][0]
        held[taken] = min(CARDS_IN_STACK, held[taken] + 1)
    return _stacks_value(state.seats, tuple(held), state.upright[seat], share)


@lru_cache(1 << 14)
def _stacks_value(seats: int, held: tuple[int, ...], upright: int, share: float) -> float:
    stacks, largest = _STACKS[seats], _OUTLOOKS[seats].largest
    values = []
    for kind, count in enumerate(held):
        if count:
            outlook = stacks[kind][count]
            if kind < QUEEN and upright >> kind & 1:
                outlook += largest[kind]
            values.append((kind + 1 if count > 1 else 0) + outlook * share)
    return sum(values) if len(values) <= STACK_LIMIT else sum(sorted(values)[-STACK_LIMIT:])
