"""A seat's belief, derived only from the rules of Cellar and from what the seat sees on the table.

It ignores what the game logs for the engine. Every world that the seat thinks possible is played on with every move and
every outcome of chance that fits; those in which the seat would have seen the same are kept.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import Any

from engine.core.events import Event, EventList
from engine.core.moves import Move
from tests.helpers.toy import CELLAR, CellarState
from tests.helpers.toy_belief import World, world_of, zones_of
from tests.helpers.toy_words import DECK, HAND, KINDS, SHOWN


class Witness:
    """One seat of a game. Its worlds are positions of the game that differ in hidden cards only."""

    def __init__(self, state: CellarState, seat: int) -> None:
        """`state` is the start of a game."""
        self._seat = seat
        self._numbers: list[Move] = []
        self._worlds = dict(_deals(state, seat))

    @property
    def worlds(self) -> set[World]:
        """The worlds that the seat thinks possible."""
        return set(self._worlds)

    def watch(self, seat: int, move: Move, state: CellarState, events: Sequence[Event]) -> None:
        """A move led to this position. Numbers are seen when all have chosen."""
        if move.verb == "number":
            self._numbers.append(move)
            if state.phase == "numbers":
                return
        view = _view(state, events, self._seat)
        kept = {}
        for world in self._worlds.values():
            for moves in self._candidates(seat, move, world):
                for ended, told in _ways(world, moves):
                    if _view(ended, told, self._seat) == view:
                        kept[_key(ended)] = ended
        self._worlds = kept
        self._numbers.clear()

    def _candidates(self, seat: int, move: Move, world: CellarState) -> list[list[Move]]:
        """What was played, as far as this seat can tell: everyone sees what sort of move it is."""
        if self._numbers:
            return [self._numbers]
        if seat == self._seat:
            return [[move]]
        return [[each] for each in world.legal_moves() if each.verb == move.verb]


def _deals(state: CellarState, seat: int) -> Iterator[tuple[World, CellarState]]:
    """All ways to deal the cards that the seat does not see."""
    hidden = [zone for zone in range(len(state.cards)) if zone not in (SHOWN, HAND + seat)]
    for cards in set(permutations([kind for zone in hidden for kind in state.cards[zone]])):
        world, rest = state.clone(), list(cards)
        for zone in hidden:
            size = len(state.cards[zone])
            world.cards[zone], rest = rest[:size], rest[size:]
        yield _key(world), world


def _key(state: CellarState) -> World:
    return world_of(zones_of(state), KINDS)


def _view(state: CellarState, events: Sequence[Event], seat: int) -> tuple[Any, ...]:
    """Everything on the table that a seat can see."""
    told = [event.seen_by(seat) for event in events]
    sizes = [len(cards) for cards in state.cards]
    public = (state.actor, state.phase, state.turn, state.turns, *state.points)
    return told, sizes, sorted(state.hand(seat)), sorted(state.cards[SHOWN]), public


def _ways(world: CellarState, moves: Sequence[Move]) -> Iterator[tuple[CellarState, list[Event]]]:
    """All outcomes of these moves, none if they are not allowed; chance matters to the last one only."""
    state = world.clone()
    *early, last = moves
    for move in early:
        if move not in state.legal_moves():
            return
        state.advance(move)
    if last in state.legal_moves():
        for chance in _chances(state, last):
            events: list[Event] = []
            CELLAR.play(chance, last, EventList(events))
            yield chance, events


def _chances(state: CellarState, move: Move) -> Iterator[CellarState]:
    """The position with each card in turn on top of the deck, or at each place in the hand peeked into."""
    zone = {"draw": DECK, "number": DECK, "peek": HAND + move.seat}.get(move.verb)
    turns = max(1, len(state.cards[zone])) if zone is not None else 1
    for turn in range(turns):
        chance = state.clone()
        if zone is not None:
            chance.cards[zone] = state.cards[zone][turn:] + state.cards[zone][:turn]
        yield chance
