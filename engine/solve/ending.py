"""An ending of a game as a tree: its own rules tell what follows, and what each seat sees tells what it knows.

The tree begins before the unseen cards were dealt, with all that everybody knows. It is cut after a number of turns,
where the game's evaluator says what a position is worth.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import isclose
from typing import Any, Final, NamedTuple

from engine.base.game import Game
from engine.core.events import Event
from engine.core.moves import Move
from engine.core.state import State
from engine.core.text import N_
from engine.solve.alike import kinds_alike
from engine.solve.chance import ChanceOf, Shuffles, looks, position_key, seen_of
from engine.solve.deals import Deal, deals
from engine.solve.descent import Descent, followed, merged_name, world
from engine.solve.errors import CannotSolve, TooLarge
from engine.solve.tree import Came, Chance, Decision, Node, Tree

Seen = tuple[int, ...]
"""By seat: a number for all that it has seen."""
Path = tuple[Came, ...]
"""By seat: how it came here."""

class Way(NamedTuple):
    """How a position was reached."""

    seen: Seen
    path: Path
    turns: int
    """How many are over."""
    descent: Descent

    def chosen(self, seat: int, came: Came) -> Way:
        """The same way, on which a seat has now decided like this."""
        return self._replace(path=tuple([came if each == seat else before for each, before in enumerate(self.path)]))


_TOTAL: Final = 1.0
"""Chances to win add up to that."""
_FEW: Final = 3
"""Zones with so many cards or more count as alike where it is decided whether chance has been checked before."""


class Ending:
    """The tree of an ending of two players, from all that everybody knows in a position."""

    def __init__(self, game: Game[Any], state: State, turns: int, limit: int, *, merge: bool = True) -> None:
        """Every turn of any player counts; `limit` is the number of nodes allowed.

        Cards that are alike in all but their names count as one kind, unless `merge` is False. Raises CannotSolve.
        """
        _check(state)
        self._game = game
        self._evaluator = game.evaluator
        self._turns = turns
        self._limit = limit
        self._kind_for = kinds_alike(game.cards, _held(state)) if merge else list(range(len(game.cards)))
        self._state = state
        self._checked: set[Hashable] = set()
        self._numbers: dict[Hashable, int] = {}
        self.nodes = 0
        """Positions reached, by every way there: one for each card drawn, too."""
        self.tree = Tree(_TOTAL)
        self.deals: list[Deal] = []
        """All ways in which the cards that not everybody knows can lie."""
        self._descents: list[Descent] = []
        """By information set: one way to it."""
        self._build(state)
        first = state.actor or 0
        self.own = self.tree.number_of(first, self._first_seen(self._merged(state))[first])
        """The information set of the position's own decision; None if there is nothing to choose."""

    # -- the beginning -------------------------------------------------------------------------------------------------

    def _build(self, state: State) -> None:
        for deal in deals(state.knowledge_of(state.zones.spectator), self._kind_for):
            self._count()
            self.deals.append(deal)
        ways = sum(deal.ways for deal in self.deals)
        start, children = self._merged(state), list[Node]()
        for deal in self.deals:
            dealt = world(start, deal.contents)
            way = Way(self._first_seen(dealt), (None, None), 0, Descent(deal.contents, ()))
            children.append(self._from(dealt, way))
        self.tree.root = Chance([deal.ways / ways for deal in self.deals], children)

    def _merged(self, state: State) -> State:
        """A position in which kinds that count as one are one."""
        merged = state.clone()
        for zone in range(len(merged.zones)):
            merged.fill(zone, [self._kind_for[kind] for kind in merged.cards_in(zone)])
        merged.refresh()
        return merged

    def _first_seen(self, state: State) -> Seen:
        return tuple([self._number((seat, looks(state, seat))) for seat in range(state.seats)])

    def _number(self, what: Hashable) -> int:
        return self._numbers.setdefault(what, len(self._numbers))

    def _count(self) -> None:
        self.nodes += 1
        if self.nodes > self._limit:
            raise TooLarge(self._limit)

    def position(self, information: int) -> State:
        """A position of an information set, as the game has it: no card there counts as another."""
        return followed(self._game, self._state, self._kind_for, self._descents[information])

    def move_of(self, move: Move) -> str:
        """What a move in such a position is called in the tree."""
        return merged_name(self._game, move, self._kind_for)

    # -- what follows --------------------------------------------------------------------------------------------------

    def _from(self, state: State, way: Way) -> Node:
        """The node of a position that was reached in this way."""
        seat = state.actor
        if seat is None or way.turns == self._turns:
            return self._value(state)
        moves = state.legal_moves()
        if len(moves) == 1:
            return self._only(state, moves[0], way)
        number = self.tree.informed(seat, way.seen[seat], tuple(map(str, moves)), way.path[seat])
        if number == len(self._descents):
            self._descents.append(way.descent)
        return Decision(seat, number, [self._after(state, move, way.chosen(seat, (number, choice)))
                                       for choice, move in enumerate(moves)])

    def _only(self, state: State, move: Move, way: Way) -> Node:
        """The only move; where it shuffles, as for the next round, the tree is cut."""
        try:
            return self._after(state, move, way)
        except Shuffles:
            return self._value(state)

    def _value(self, state: State) -> float:
        values = self._evaluator.values(state)
        if not isclose(sum(values), _TOTAL):
            raise CannotSolve(N_("cli", "This game can end without a winner, so one player’s loss is not always the "
                                        "other’s gain."))
        return values[0]

    def _after(self, state: State, move: Move, way: Way) -> Node:
        """What a move leads to, by all that chance can bring."""
        chance = ChanceOf(state, move, self._limit)
        kind = (state.phase, move.verb, *[min(len(cards), _FEW) for cards in state.cards])
        if len(chance) > 1 and kind not in self._checked:
            self._checked.add(kind)
            chance.check()
        value = self._cut(chance, state, move, way.turns)
        if value is not None:
            return value
        odds: dict[Hashable, float] = {}
        found: dict[Hashable, tuple[State, Way]] = {}
        for likely, after in chance.before():
            before, events = [list(after.cards_in(zone)) for zone in range(len(after.zones))], list[Event]()
            after.apply(move, events)
            seen = self._seen_after(way.seen, state.actor, move, after, events)
            key = position_key(after), seen
            odds[key] = odds.get(key, 0.0) + likely
            found.setdefault(key, (after, Way(seen, way.path, way.turns + self._is_over(state, after),
                                              way.descent.then(before, move))))
        children = []
        for after, on in found.values():
            self._count()
            children.append(self._from(after, on))
        return children[0] if len(children) == 1 else Chance(list(odds.values()), children)

    def _cut(self, chance: ChanceOf, state: State, move: Move, turns: int) -> float | None:
        """What a move is worth after which the tree is cut, whatever chance brings; None if it goes on."""
        if not self._ends(state, chance.tried, turns):
            return None
        value = 0.0
        for odds, after in chance.before():
            after.advance(move)
            if not self._ends(state, after, turns):
                return None
            self._count()
            value += odds * self._value(after)
        return value

    def _ends(self, state: State, after: State, turns: int) -> bool:
        return after.actor is None or turns + self._is_over(state, after) == self._turns

    def _is_over(self, state: State, after: State) -> bool:
        """Whether the turn of a position is over in another."""
        return self._evaluator.turn(state) != self._evaluator.turn(after)

    def _seen_after(self, seen: Seen, actor: int | None, move: Move, after: State, events: Sequence[Event]) -> Seen:
        """What each seat has seen after a move: what it did, what happened before its eyes, and how the table looks."""
        return tuple([self._number((before, str(move) if seat == actor else "", seen_of(events, seat),
                                    looks(after, seat))) for seat, before in enumerate(seen)])


def _check(state: State) -> None:
    if state.seats != 2:
        raise CannotSolve(N_("cli", "Endings can be solved for two players, not for {seats}.").fill(seats=state.seats))
    if state.actor is None:
        raise CannotSolve(N_("cli", "This game is over: there is nothing to solve."))
    if state.sealed is not None and state.sealed.choices:
        raise CannotSolve(N_("cli", "Someone has already chosen in secret here: solve the position before that "
                                    "choice."))


def _held(state: State) -> set[int]:
    """The kinds that the seat in turn holds."""
    return {kind for number, zone in enumerate(state.zones) if zone.owner == state.actor
            for kind in state.cards_in(number)}
