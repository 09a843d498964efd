"""All moves of Behind the Throne, made once, and the groups of them that legal_moves puts together."""

from __future__ import annotations

from functools import cache
from typing import Final

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
    PROPHET,
)

MOST_SEATS: Final = 4

MOVES: Final = MoveTable("behind-the-throne")

REVEAL: Final = MOVES.add("reveal")
COLLECT: Final = MOVES.add("collect")


def _ability_moves(verb: str) -> dict[int, tuple[Move, ...]]:
    """By kind: what that ability can do. A move's args are the kind and the change of the newest card's value."""

    def add(kind: int, change: int) -> Move:
        sign = f" {change:+d}" if kind == JESTER else ""
        return MOVES.add(verb, kind, change, notation=f"{verb} {CARDS[kind].id}{sign}")

    both_ways = (add(JESTER, -1), add(JESTER, +1))
    return {GENERAL: (add(GENERAL, CHANGES[GENERAL]),), PROPHET: (add(PROPHET, 0),), JESTER: both_ways,
            ASSASSIN: (add(ASSASSIN, CHANGES[ASSASSIN]),)}


USE: Final = _ability_moves("use")
JUDGE_LETS: Final = _ability_moves("judge")
"""The Judge lets another stack act."""

LOOK: Final = USE[PROPHET][0]

DESTROY: Final = tuple(tuple(MOVES.add("destroy", seat, kind, notation=f"destroy {seat + 1} {CARDS[kind].id}")
                             for kind in range(KINDS)) for seat in range(MOST_SEATS))
SWAP: Final = tuple(tuple(MOVES.add("swap", seat, kind, notation=f"swap {seat + 1} {CARDS[kind].id}")
                          for kind in range(KINDS)) for seat in range(MOST_SEATS))
DISCARD: Final = tuple(MOVES.add("discard", kind, notation=f"discard {CARDS[kind].id}") for kind in range(KINDS))


@cache
def of_kinds(family: tuple[Move, ...], kinds: int) -> tuple[Move, ...]:
    """The moves of a family for the kinds in a mask."""
    return tuple(move for kind, move in enumerate(family) if kinds >> kind & 1)


@cache
def ability_moves(ready: int, asleep: int, changing: bool) -> tuple[Move, ...]:
    """What the stacks in the mask `ready` can do, the Judge among them with those of `asleep`.

    Without `changing` only looks: there is no newest card, or its value may not change any more.
    """
    found = [move for kind in MANIPULATIVE if ready >> kind & 1 for move in USE.get(kind, ())]
    if ready >> JUDGE & 1:
        found += [move for kind in MANIPULATIVE if asleep >> kind & 1 for move in JUDGE_LETS.get(kind, ())]
    return tuple(move for move in found if changing or move.args[0] == PROPHET)
