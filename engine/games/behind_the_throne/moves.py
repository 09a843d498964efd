"""All moves of Behind the Throne, made once, and the groups of them that legal_moves puts together."""

from __future__ import annotations

from typing import Final

from engine.core.lookup import Lookup
from engine.core.moves import Move, MoveTable
from engine.games.behind_the_throne.cards import (
    ASSASSIN,
    CARDS,
    CHANGES,
    GENERAL,
    JESTER,
    JUDGE,
    KINDS,
    MANIPULATIVE,
    MOST_SEATS,
    PROPHET,
)

MOVES: Final = MoveTable("behind-the-throne")

_CHARACTERS: Final = [card.id for card in CARDS[:KINDS]]
"""The ids of the cards that can be owned."""

REVEAL: Final = MOVES.add("reveal")
COLLECT: Final = MOVES.add("collect")


def _ability_moves(verb: str) -> dict[int, tuple[Move, ...]]:
    """By kind: the moves that use its ability; `number` is the change of the newest card's value, 0 for a look."""

    def add(kind: int, change: int) -> Move:
        sign = f" {change:+d}" if kind == JESTER else ""
        return MOVES.add(verb, f"{verb} {CARDS[kind].id}{sign}", card=kind, number=change)

    both_ways = (add(JESTER, -1), add(JESTER, +1))
    return {GENERAL: (add(GENERAL, CHANGES[GENERAL]),), PROPHET: (add(PROPHET, 0),), JESTER: both_ways,
            ASSASSIN: (add(ASSASSIN, CHANGES[ASSASSIN]),)}


USE: Final = _ability_moves("use")
JUDGE_LETS: Final = _ability_moves("judge")
"""The Judge lets another stack act."""

LOOK: Final = USE[PROPHET][0]

DESTROY: Final = tuple(MOVES.for_cards("destroy", _CHARACTERS, f"destroy {seat + 1}", seat=seat)
                       for seat in range(MOST_SEATS))
SWAP: Final = tuple(MOVES.for_cards("swap", _CHARACTERS, f"swap {seat + 1}", seat=seat) for seat in range(MOST_SEATS))
DISCARD: Final = MOVES.for_cards("discard", _CHARACTERS)


def is_ability(move: Move) -> bool:
    """Whether a move uses a manipulative ability, on its own or through the Judge."""
    return move.verb in ("use", "judge")


def is_look(move: Move) -> bool:
    """Whether a move uses the Prophet's ability."""
    return is_ability(move) and move.card == PROPHET


def is_change(move: Move) -> bool:
    """Whether a move changes the value of the newest card."""
    return is_ability(move) and move.card != PROPHET


def turned_by(move: Move) -> int:
    """The kind of the stack that an ability turns sideways: the Judge when it lets another stack act (rule 8)."""
    return JUDGE if move.verb == "judge" else move.card


# -- groups of moves -----------------------------------------------------------------------------------------------

# Masks have a bit for each of few kinds: hundreds of groups are all that ever come up.

def _of_kinds(by_kind: tuple[Move, ...]) -> Lookup[int, tuple[Move, ...]]:
    """By mask of kinds: the moves with these kinds."""
    return Lookup(lambda kinds: tuple([move for kind, move in enumerate(by_kind) if kinds >> kind & 1]))


DESTROYS: Final = tuple([_of_kinds(moves) for moves in DESTROY])
"""By seat and mask of kinds: destroying a card of that seat, of one of these kinds."""
SWAPS: Final = tuple([_of_kinds(moves) for moves in SWAP])
"""By seat and mask of kinds: swapping the row for a card of that seat, of one of these kinds."""
DISCARDS: Final = _of_kinds(DISCARD)
"""By mask of kinds: discarding a stack of one of them."""


def ability_moves(ready: int, asleep: int, changing: bool) -> tuple[Move, ...]:
    """What the stacks in the mask `ready` can do, the Judge among them with those of `asleep`.

    Without `changing` only looks: there is no newest card, or its value may not change any more.
    """
    return _ABILITIES[changing][asleep << KINDS | ready]


def _all_abilities(stacks: int) -> tuple[Move, ...]:
    """With changes: what the stacks can do that are ready, the lower bits; the others are those asleep."""
    found = [move for kind in MANIPULATIVE if stacks >> kind & 1 for move in USE.get(kind, ())]
    if stacks >> JUDGE & 1:
        found += [move for kind in MANIPULATIVE if stacks >> KINDS >> kind & 1 for move in JUDGE_LETS.get(kind, ())]
    return tuple(found)


def _looks(stacks: int) -> tuple[Move, ...]:
    """The same without changes."""
    return tuple([move for move in _all_abilities(stacks) if move.card == PROPHET])


_ABILITIES: Final[tuple[Lookup[int, tuple[Move, ...]], ...]] = (Lookup(_looks), Lookup(_all_abilities))
