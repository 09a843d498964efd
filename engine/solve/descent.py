"""How a position of an ending is come to, and that position itself, with all cards under their own names.

In the tree cards that are alike count as one kind, of which there are then more than the game has. A bot wants a
position of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.base.game import Game
from engine.core.memory import Memory
from engine.core.moves import Move
from engine.core.recollection import Recollection
from engine.core.sampling import SampledMemory
from engine.core.state import State

Contents = Sequence[Sequence[int]]
"""By zone: its kinds, in order."""


class Step(NamedTuple):
    """A move, and how the cards lay in front of it."""

    before: Contents
    move: Move


class Descent(NamedTuple):
    """One way to a position: how the cards were dealt, and every step since."""

    dealt: Contents
    steps: tuple[Step, ...]

    def then(self, before: Contents, move: Move) -> Descent:
        """The descent that goes on with this move."""
        return Descent(self.dealt, (*self.steps, Step(before, move)))


def world(start: State, dealt: Contents) -> State:
    """The position with its hidden cards dealt like this, in which each seat knows what it sees, and nothing else."""
    found = start.clone()
    for zone in found.zones.hidden[found.zones.spectator]:
        found.fill(zone, dealt[zone])
    found.refresh()
    public = Recollection(start.knowledge_of(found.zones.spectator))
    found.log = None
    found.memory = Memory([*[SampledMemory(public, found.zones, [list(cards) for cards in dealt])] * found.seats,
                           public])
    return found


def followed(game: Game[Any], start: State, kind_for: Sequence[int], descent: Descent) -> State:
    """The position at the end of a descent, in which every card has a name of its own that counts as the one there."""
    state = world(start, _named(start, kind_for, descent.dealt))
    for before, move in descent.steps:
        for zone, kinds in enumerate(before):
            state.fill(zone, _in_order(state.cards_in(zone), kind_for, kinds))
        state.apply(next(each for each in state.legal_moves() if merged_name(game, each, kind_for) == str(move)))
    return state


def merged_name(game: Game[Any], move: Move, kind_for: Sequence[int]) -> str:
    """The notation that a move has where kinds that are alike count as one."""
    names = game.card_names
    return " ".join([names.id_of(kind_for[names.kind_of(word)]) if word in names.ids else word
                     for word in str(move).split()])


def _named(start: State, kind_for: Sequence[int], dealt: Contents) -> Contents:
    """The deal with cards that are there: those that everybody knows, and of the others the first that are left."""
    known = start.knowledge_of(start.zones.spectator).known()
    hidden = start.zones.hidden[start.zones.spectator]
    left = [kind for zone in hidden for kind in start.cards_in(zone)]
    for zone in hidden:
        for kind in known[zone]:
            left.remove(kind)
    found = [list(cards) for cards in known]
    for zone in hidden:
        missing = list(dealt[zone])
        for kind in known[zone]:
            missing.remove(kind_for[kind])
        for kind in missing:
            one = next(each for each in left if kind_for[each] == kind)
            left.remove(one)
            found[zone].append(one)
    return found


def _in_order(cards: Sequence[int], kind_for: Sequence[int], order: Sequence[int]) -> list[int]:
    """These cards in the order of the kinds that they count as."""
    left, found = list(cards), list[int]()
    for kind in order:
        one = next(each for each in left if kind_for[each] == kind)
        left.remove(one)
        found.append(one)
    return found
