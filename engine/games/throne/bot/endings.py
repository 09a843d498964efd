"""Small endings of two players, played so that nobody can read them: the turn under way is solved as a game.

Whoever lays a card knows only its own hand, and whoever answers only the claim and its own hand. What both may hold is
dealt in every way that everybody has to reckon with, and CFR+ finds two mixtures against which no other play gains
much. Where an answer leads is judged as a marshal judges it.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from itertools import combinations_with_replacement
from math import comb
from typing import Final, NamedTuple

from engine.base.evaluator import Mixed
from engine.core.knowledge import Knowledge
from engine.core.moves import NONE, Move
from engine.core.observe import Observation
from engine.games.throne.bot.certain import excluded, is_lie, is_lying, is_true
from engine.games.throne.bot.dominated import is_dominated, is_understated, is_wasted
from engine.games.throne.bot.evaluation import Change, kingdoms_of, settled, shared, value_drawn, values
from engine.games.throne.cards import ACE, JACK, JOKER, KING, PEASANT, QUEEN, TRUE_CLAIM
from engine.games.throne.state import ThroneState
from engine.games.throne.zones import HAND, LAID, OPEN
from engine.solve.cfr import Solver
from engine.solve.response import values_of_moves
from engine.solve.tree import Chance, Decision, Mixture, Node, Tree

_MOST: Final = 2
"""With so many cards or fewer each, when a turn begins, an ending is small."""
_ITERATIONS: Final = 40
"""How often the mixtures are improved: from then on what is gained against them hardly falls."""

_HARDLY: Final = 0.01
"""In a smaller share of cases a move is not one that is played: so many iterations are not exact."""
_ENOUGH: Final = 0.5
"""If what is played are mistakes, by what the seat itself knows, in more cases than that, the mixture is of no use."""
_ANY_WORLD: Final = 0
_KEPT: Final = 16

_HELD_BACK: Final = {PEASANT: 1.0, JACK: 0.23, QUEEN: 0.25, KING: 0.13, ACE: 0.36, JOKER: 1.8}
"""By true claim: how much more often than a Peasant a card is held in small endings: what does something is laid first.

Counted in 387 such positions of 221 rounds between marshals. A position without a past says nothing of it.
"""

_Seen = Observation[ThroneState]
Hand = tuple[int, ...]
"""The hidden cards of a seat, as what they can truthfully be claimed, in order."""


class _Solved(NamedTuple):
    """A turn that was solved."""

    tree: Tree
    mixtures: Sequence[Mixture]


def mixed(observation: _Seen) -> Sequence[Mixed]:
    """How claims and answers are mixed in a small ending of two; () elsewhere."""
    seen, seat = observation.seen, observation.seat
    if seen.seats != 2 or seen.phase not in ("lay", "answer", "ace"):
        return ()
    start = _beginning(observation.sample(random.Random(_ANY_WORLD)))
    pool = _pool(observation.public, seen)
    if not pool or max(start.size(0), start.size(1)) > _MOST or _knows_more(observation):
        return ()
    solved = _solve(start, pool)
    number = solved.tree.number_of(seat, _informed(seen, seat))
    return () if number is None else _told(observation, solved, number)


def _told(observation: _Seen, solved: _Solved, number: int) -> Sequence[Mixed]:
    """The mixture of an information set, over all cards that count as one, without moves that are mistakes.

    A move that is hardly made is worth no more than those that are: what it seems to be worth more is an error.
    """
    named = solved.tree.information[number].moves   # a Seven and an Eight that lie open have the same name
    values_there = values_of_moves(solved.tree, solved.mixtures, number)
    if not values_there:
        return ()
    names: dict[str, float] = {}
    for name, share in zip(named, solved.mixtures[number], strict=True):
        names[name] = names.get(name, 0.0) + share
    value_of = dict(zip(named, values_there, strict=True))
    legal = [(move, _name(move)) for move in observation.legal_moves()]
    alike = Counter([name for _, name in legal])
    shares = {move: 0.0 if _is_mistake(move, observation) else names.get(name, 0.0) / alike[name]
              for move, name in legal}
    total = sum(shares.values())
    if total < _ENOUGH:
        return ()
    played = [value_of[name] for move, name in legal if shares[move] > _HARDLY]
    return [Mixed(move, shares[move] / total,
                  value_of[name] if shares[move] > _HARDLY else min(*played, value_of.get(name, 0.0)))
            for move, name in legal]


def _is_mistake(move: Move, observation: _Seen) -> bool:
    return excluded(move, observation) or is_dominated(move, observation)


# -- whether it is a small ending --------------------------------------------------------------------------------------

def _beginning(start: ThroneState) -> ThroneState:
    """The position in which the turn began, changed in place; which cards lie hidden makes no difference."""
    if start.phase != "lay":
        start.actor, start.phase, start.sealed = start.turn, "lay", None
        start.claim = start.target = start.loser = NONE
        start.draws = 0
        zone = OPEN if start.visible else HAND
        start.cards[zone[start.turn]] += start.cards[LAID]
        start.cards[LAID] = []
        start.visible = 0
    return start


def _pool(public: Knowledge, seen: ThroneState) -> Counter[int]:
    """By claim that is true of them: how many cards may come from a hand. Empty if some may come from one hand only.

    Then, or if a card is known to lie there, not all ways to deal them are alike.
    """
    hidden = [*HAND[:2]] if seen.visible else [LAID, *HAND[:2]]
    hands = sum([1 << zone for zone in hidden if seen.cards[zone]])
    if public.limits or not hands:
        return Counter()
    found: Counter[int] = Counter()
    masks: set[int] = set()
    for kind, claim in enumerate(TRUE_CLAIM):
        for label in public.copies(kind):
            where = public.where(label)
            if where & hands:
                masks.add(where)
                found[claim] += 1
    return found if len(masks) == 1 and masks.pop() & hands == hands else Counter()


def _knows_more(observation: _Seen) -> bool:
    """Whether a seat knows a hidden card of the other one, or the answer to the claim for certain."""
    seat, seen = observation.seat, observation.seen
    rival = 1 - seat
    looked_at = seen.cards[HAND[seat]] and observation.public.lookers[HAND[seat]] >> rival & 1
    if looked_at or observation.knowledge.known_in(HAND[rival]):
        return True
    return observation.phase != "lay" and (is_lie(observation) or is_true(observation))


# -- the turn as a game ------------------------------------------------------------------------------------------------

_solved: Final[dict[Hashable, _Solved]] = {}
"""Turns that were solved: whoever lays and whoever answers ask for the same one, and so do hints and reviews."""


def _solve(start: ThroneState, pool: Counter[int]) -> _Solved:
    """The equilibrium of a turn, as far as so many iterations find it."""
    key = (tuple(sorted(pool.items())), start.turn, start.turns > 0, tuple(start.wins), start.numbers.goal,
           start.numbers.is_blind, *[(len(start.cards[HAND[seat]]), *start.cards[OPEN[seat]]) for seat in range(2)])
    if key not in _solved:
        if len(_solved) == _KEPT:
            _solved.clear()
        _solved[key] = _find(start, pool)
    return _solved[key]


def _find(start: ThroneState, pool: Counter[int]) -> _Solved:
    turn, children, odds = _Turn(pool), list[Node](), list[float]()
    for likely, hands in _deals(pool, [len(start.cards[HAND[seat]]) for seat in range(2)]):
        world = start.clone()
        for seat, hand in enumerate(hands):
            world.cards[HAND[seat]] = list(hand)
        odds.append(likely * _held_back(hands) if start.turns else likely)
        children.append(turn.laying(world))
    total = sum(odds)
    turn.tree.root = Chance([likely / total for likely in odds], children)
    solver = Solver(turn.tree)
    solver.iterate(_ITERATIONS)
    return _Solved(turn.tree, solver.average())


def _deals(pool: Counter[int], sizes: Sequence[int]) -> Iterator[tuple[float, tuple[Hand, Hand]]]:
    """All ways to deal so many of these cards to both, and how many ways of copies each is."""
    for first in _hands(pool, sizes[0]):
        left = pool - Counter(first)
        for second in _hands(left, sizes[1]):
            yield float(_ways(pool, first) * _ways(left, second)), (first, second)


def _held_back(hands: Sequence[Hand]) -> float:
    """How likely these hands are to be held, rather than others, by those who have laid cards before."""
    likely = 1.0
    for hand in hands:
        for kind in hand:
            likely *= _HELD_BACK[kind]
    return likely


def _hands(pool: Counter[int], size: int) -> list[Hand]:
    return [hand for hand in combinations_with_replacement(sorted(pool), size)
            if all(pool[kind] >= number for kind, number in Counter(hand).items())]


def _ways(pool: Counter[int], hand: Hand) -> int:
    ways = 1
    for kind, number in Counter(hand).items():
        ways *= comb(pool[kind], number)
    return ways


class _Turn:
    """The tree of a turn while it grows."""

    def __init__(self, pool: Counter[int]) -> None:
        self.tree = Tree(1.0)
        self._drawn = value_drawn(pool)
        self._alike: dict[Hashable, float] = {}
        """What an answer leads to, where kingdoms are alike."""

    def laying(self, world: ThroneState) -> Node:
        """The decision of whoever lays a card, and all that follows."""
        seat = world.turn
        legal = [move for move in world.legal_moves() if _is_sensible(move, world)] or world.legal_moves()
        number = self.tree.informed(seat, _informed(world, seat), tuple([_name(move) for move in legal]), None)
        return Decision(seat, number, [self._answering(world, move) for move in legal])

    def _answering(self, world: ThroneState, move: Move) -> Node:
        """What follows from a claim: the other one's answer, unless there is none."""
        after = world.clone()
        after.advance(move)
        if after.phase not in ("answer", "ace"):
            return values(after)[0]
        rival, legal = 1 - world.turn, after.legal_moves()
        number = self.tree.informed(rival, _informed(after, rival), tuple([_name(each) for each in legal]), None)
        kingdoms = kingdoms_of(after)
        return Decision(rival, number, [self._value(after, kingdoms, *settled(after, answer, rival, kingdoms))
                                        for answer in legal])

    def _value(self, state: ThroneState, kingdoms: list[float], draws: int, changes: tuple[Change, ...]) -> float:
        key = (*kingdoms, draws, changes)
        if key not in self._alike:
            self._alike[key] = shared(state, kingdoms, self._drawn[draws], changes)[0]
        return self._alike[key]


def _is_sensible(move: Move, world: ThroneState) -> bool:
    """Whether a card may as well be laid so: a lie that is sure to be called does no more than to bury the card."""
    if is_wasted(move) or is_understated(move):
        return False
    called = move.verb == "lay-open" or (move.claim == KING and world.size(move.seat) == 1)
    return not (called and is_lying(move))


def _informed(state: ThroneState, seat: int) -> tuple[int, ...]:
    """What a seat knows of a turn: its hand, what was claimed, and the card laid, if everybody saw it."""
    laid = state.cards[LAID][0] if state.visible else NONE
    return (state.claim, laid, *sorted([TRUE_CLAIM[kind] for kind in state.cards[HAND[seat]]]))


def _name(move: Move) -> str:
    """What a move is called where cards with the same true claim count as one."""
    return f"{move.verb} {TRUE_CLAIM[move.card] if move.card != NONE else NONE} {move.claim}"
