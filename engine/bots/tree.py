"""The tree of a search: decisions as the searching seat can tell them apart, and what came of the moves tried."""

from __future__ import annotations

import random
from collections.abc import Hashable, Sequence
from math import log, sqrt
from typing import Any, Final

from engine.base.evaluator import Evaluator
from engine.core.moves import Move

_EXPLORATION: Final = 1.3
"""How much better a move may turn out that was seldom tried, in deviations of what one move is worth in several worlds.

A third of that is worse than trying all moves alike, by a model of ten moves of which one is better by 5 points.
"""
_BORROWED: Final = 8.0
"""For how many moves made again the deviation at the root counts, where few have been made again at a decision."""
_LONGEST: Final = 40
"""Decisions of one simulation: no plan reaches so far, but some games could go on for ever."""


class Node:
    """A decision: how often it was reached, and by move how often it was tried and the sum of what came of it."""

    __slots__ = ("_again", "_squares", "children", "reached", "totals", "tried")

    def __init__(self) -> None:
        self._again = 0
        self._squares = 0.0
        self.reached = 0
        self.tried: dict[Move, float] = {}
        self.totals: dict[Move, float] = {}
        self.children: dict[Hashable, Node] = {}

    def count(self, move: Move, value: float, times: float = 1.0) -> None:
        """Count a move as tried, with the value it had for whoever made it."""
        before = self.tried.get(move, 0.0)
        if before > 0.0:
            away = value - self.totals[move] / before
            self._squares += away * away * before * times / (before + times)
            self._again += 1
        self.tried[move] = before + times
        self.totals[move] = self.totals.get(move, 0.0) + times * value

    def mean(self, move: Move) -> float:
        """The mean value of a move that was tried."""
        return self.totals[move] / self.tried[move]

    def deviation(self) -> float:
        """How far the values of a move lie apart from one time to the next (standard deviation), over all moves."""
        return sqrt(self._squares / self._again) if self._again else 0.0

    def most_promising(self, moves: Sequence[Move], usual: float) -> Move:
        """Of moves that have been tried, the one whose value may be highest, the first of several (UCB1).

        The farther the values of a move lie apart, the longer others are tried; `usual` is what is expected of them.
        """
        tried, totals = self.tried, self.totals
        times = 0.0
        for move in moves:
            times += tried[move]
        variance = (self._squares + _BORROWED * usual * usual) / (self._again + _BORROWED)
        reach = _EXPLORATION * sqrt(variance * log(times + 1.0))
        best, highest = moves[0], -1.0
        for move in moves:
            number = tried[move]
            hope = totals[move] / number + reach / sqrt(number)
            if hope > highest:
                best, highest = move, hope
        return best


class Tree:
    """What one seat's search has found out, from its root, the decision that the seat has to make."""

    __slots__ = ("_evaluator", "_luck", "_seat", "root")

    def __init__(self, seat: int, evaluator: Evaluator[Any], luck: random.Random) -> None:
        self._seat = seat
        self._evaluator = evaluator
        self._luck = luck
        self.root = Node()

    def simulate(self, state: Any, first: Move) -> None:
        """Make the first move in a world, go on as everybody has done best so far, and count what comes of it.

        The world is used up. Where a decision is new, the evaluator judges the position. Where it is met again, each of
        its moves is tried once; from then on they are chosen by what they brought in other worlds, as nobody knows in
        which one they are.
        """
        path = [(self.root, first, self._seat)]
        node, hidden = self._after(self.root, state, first, ())
        while len(path) < _LONGEST and state.actor is not None:
            moves = state.legal_moves()
            if len(moves) == 1:
                node, hidden = self._after(node, state, moves[0], hidden)
                continue
            move = self._expected(state)
            if move is None:
                node.reached += 1
                if node.reached == 1:
                    break
                self._try_new(node, state, moves)
                if node.reached == 2:
                    break
                move = node.most_promising(moves, self.root.deviation())
                path.append((node, move, state.actor))
            node, hidden = self._after(node, state, move, hidden)
        values = self._evaluator.leaf(state)
        for passed, move, seat in path:
            passed.count(move, values[seat])

    def _expected(self, state: Any) -> Move | None:
        """A move drawn by how likely it is, where the seat answers what it could not see."""
        odds = self._evaluator.answers(state)
        if not odds:
            return None
        return self._luck.choices([move for move, _ in odds], [likely for _, likely in odds])[0]

    def _try_new(self, node: Node, state: Any, moves: Sequence[Move]) -> None:
        """Judge the moves that were not possible here before by the positions they lead to."""
        for move in moves:
            if move not in node.tried:
                after = state.clone()
                after.advance(move)
                node.count(move, self._evaluator.leaf(after)[state.actor])

    def _after(self, node: Node, state: Any, move: Move, hidden: tuple[Move, ...]) -> tuple[Node, tuple[Move, ...]]:
        """Make a move; the next decision, and the moves that are still sealed.

        The next decision is told from others by what the searching seat sees of the move. Sealed choices all lead to
        the same one: those who choose after them do not know them.
        """
        seat, before = state.actor, state.log
        state.advance(move)
        key: Hashable
        if state.sealed is not None and seat in state.sealed.choices:
            key, hidden = seat, (*hidden, move)
        else:
            key, hidden = (hidden, self._seen(move, seat, state.log, before)), ()
        child = node.children.get(key)
        if child is None:
            child = node.children[key] = Node()
        return child, hidden

    def _seen(self, move: Move, seat: int, entries: Any, before: Any) -> Hashable:
        """What the searching seat sees of a move: what happened to cards, and the move, except for a hidden card."""
        told: Hashable = move
        sightings = []
        while entries is not before and entries is not None:
            seen = entries[1].as_seen_by(self._seat)
            sightings.append(seen)
            if seen is not entries[1] and seat != self._seat:
                told = (move.verb, move.claim, move.seat, move.place, move.number, move.action)
            entries = entries[0]
        return told, tuple(sightings)
