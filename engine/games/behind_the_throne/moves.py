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

# All are kept: masks have a bit for each of few kinds, and hundreds of groups are all that ever come up.

@cache
def destroys(seat: int, kinds: int) -> tuple[Move, ...]:
    """Destroying a card of that seat, of one of the kinds in the mask."""
    return _of_kinds(DESTROY[seat], kinds)


@cache
def swaps(seat: int, kinds: int) -> tuple[Move, ...]:
    """Swapping the row for a card of that seat, of one of the kinds in the mask."""
    return _of_kinds(SWAP[seat], kinds)


@cache
def discards(kinds: int) -> tuple[Move, ...]:
    """Discarding a stack of one of the kinds in the mask."""
    return _of_kinds(DISCARD, kinds)


def _of_kinds(by_kind: tuple[Move, ...], kinds: int) -> tuple[Move, ...]:
    return tuple(move for kind, move in enumerate(by_kind) if kinds >> kind & 1)


@cache
def ability_moves(ready: int, asleep: int, changing: bool) -> tuple[Move, ...]:
    """What the stacks in the mask `ready` can do, the Judge among them with those of `asleep`.

    Without `changing` only looks: there is no newest card, or its value may not change any more.
    """
    found = [move for kind in MANIPULATIVE if ready >> kind & 1 for move in USE.get(kind, ())]
    if ready >> JUDGE & 1:
        found += [move for kind in MANIPULATIVE if asleep >> kind & 1 for move in JUDGE_LETS.get(kind, ())]
    return tuple(move for move in found if changing or move.card == PROPHET)
