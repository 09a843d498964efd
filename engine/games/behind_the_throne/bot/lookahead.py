"""What the rest of a turn of Behind the Throne may bring: the cards that may come, and what can be done with them."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import Final

from engine.core.moves import Move
from engine.games.behind_the_throne import moves
from engine.games.behind_the_throne.bot.evaluation import chance_to_win
from engine.games.behind_the_throne.cards import KINDS
from engine.games.behind_the_throne.state import BehindState
from engine.games.behind_the_throne.zones import DECK, ROW, TAKEN, TOP

LOOK_AHEAD: Final = 1
"""How many cards beyond the next one a bot looks ahead."""
_IDLE: Final = 1e-6
"""The least that another card, and each ability used, must gain: a bot does neither for nothing."""


class Turn:
    """The turn under way of a seat: its chance to win if it goes on as well as it can."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._values: dict[Hashable, float] = {}
        self._swaps: dict[Hashable, list[Move]] = {}

    def value(self, state: BehindState, reveals: int) -> float:
        """The chance to win; at most `reveals` further cards are looked ahead to."""
        key = (reveals, state_key(state))
        if key not in self._values:
            self._values[key] = self._work_out(state, reveals)
        return self._values[key]

    def _work_out(self, state: BehindState, reveals: int) -> float:
        if state.turn != self._seat or state.phase not in ("reveal", "row", "save"):
            return chance_to_win(state, self._seat)
        idle = _IDLE * (1 + state.used.bit_count())
        if state.phase == "save":
            # Not the moves that look: what they would show in one world must not be known beforehand.
            saving = [move for move in state.legal_moves() if moves.is_change(move)]
            return max(self.value(position_after(state, move), reveals) for move in saving) - idle
        if state.phase == "reveal":
            return sum(chance * self.value(revealed, 0) for chance, revealed in next_cards(state)) - idle
        return self._row_value(state, reveals) - idle

    def _row_value(self, state: BehindState, reveals: int) -> float:
        legal = state.legal_moves()
        best = max(self._chance_after(state, move) for move in (moves.COLLECT, *self._best_swaps(state, legal)))
        for destroyed in self._best_destroys(state, legal):
            best = max(best, self.value(destroyed, reveals))
        if reveals and legal[0] is moves.REVEAL:
            best = max(best, self._going_on(state, reveals, best, moves.LOOK in legal))
        return best

    def _best_swaps(self, state: BehindState, legal: Sequence[Move]) -> list[Move]:
        """Against each seat the swap for the most valuable card, whatever row is given for it."""
        swaps = [move for move in legal if move.verb == "swap"]
        if not swaps:
            return []
        stacks = tuple(state.held)
        if stacks not in self._swaps:
            without_row = state.clone()
            without_row.cards[ROW] = []
            gains = sorted(swaps, key=lambda move: self._chance_after(without_row, move), reverse=True)
            self._swaps[stacks] = list({move.seat: move for move in reversed(gains)}.values())
        return self._swaps[stacks]

    def _chance_after(self, state: BehindState, move: Move) -> float:
        """The chance to win after a move, without a look at the rest of the turn."""
        return chance_to_win(position_after(state, move), self._seat)

    def _going_on(self, state: BehindState, reveals: int, stopping: float, may_look: bool) -> float:
        """The value of another card; a player who may look at it first stops where it would do harm (rule 9)."""
        total = 0.0
        for chance, revealed in next_cards(state):
            value = self.value(revealed, reveals - 1)
            total += chance * (max(stopping, value) if may_look else value)
        return total

    def _best_destroys(self, state: BehindState, legal: Sequence[Move]) -> Iterator[BehindState]:
        """The positions after the best destroy, made at once or after one ability that makes the values equal."""
        destroys = [move for move in legal if move.verb == "destroy"]
        if destroys:
            destroyed = [position_after(state, move) for move in destroys]
            yield max(destroyed, key=lambda each: chance_to_win(each, self._seat))
            return
        excess = state.excess()
        for move in legal:
            if moves.is_change(move) and excess + move.number == 0:
                changed = position_after(state, move)
                yield from self._best_destroys(changed, changed.legal_moves())


def state_key(state: BehindState) -> Hashable:
    """Equal for positions of one decision that differ at most in the order of the deck."""
    cards = state.cards
    return (state.phase, state.actor, state.turn, tuple(state.held), tuple(cards[ROW]), tuple(cards[TOP]),
            tuple(cards[TAKEN]), len(cards[DECK]), state.used, state.change, state.hit, state.frozen)


def position_after(state: BehindState, move: Move) -> BehindState:
    """The position after a legal move."""
    position = state.clone()
    position.advance(move)
    return position


def next_cards(state: BehindState) -> Iterator[tuple[float, BehindState]]:
    """What the next reveal may bring: how likely, and the position after it. Which cards are left is public."""
    if state.cards[TOP]:
        yield 1.0, position_after(state, moves.REVEAL)
        return
    deck = state.cards[DECK]
    for kind in range(KINDS + 1):
        copies = deck.count(kind)
        if copies:
            position = state.clone()
            cards = position.cards[DECK]
            place = cards.index(kind)
            cards[place], cards[-1] = cards[-1], kind
            position.advance(moves.REVEAL)
            yield copies / len(deck), position
