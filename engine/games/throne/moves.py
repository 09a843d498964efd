"""All moves of Throne, made once, and the groups of them that legal moves are put together from."""

from __future__ import annotations

from typing import Final

from engine.core.lookup import Lookup
from engine.core.moves import NONE, Move, MoveTable
from engine.games.throne.cards import AIMED, CARDS, CLAIMS, KINDS, PEASANT
from engine.games.throne.zones import MOST_SEATS

MOVES: Final = MoveTable("throne")


def _lay_moves(verb: str) -> tuple[tuple[Move, ...], ...]:
    """By kind: laying such a card with every claim, against every seat that the claim can be aimed at."""

    def add(kind: int, claim: int, seat: int) -> Move:
        name = "peasant" if claim == PEASANT else CARDS[claim].id
        aim = "" if seat == NONE else f" {seat + 1}"
        return MOVES.add(verb, f"{verb} {CARDS[kind].id} as {name}{aim}", card=kind, claim=claim, seat=seat)

    return tuple(tuple(add(kind, claim, seat) for claim in CLAIMS
                       for seat in (range(MOST_SEATS) if claim in AIMED else (NONE,)))
                 for kind in range(KINDS))


_LAY: Final = _lay_moves("lay")
_LAY_OPEN: Final = _lay_moves("lay-open")

ACCEPT: Final = MOVES.add("accept")
LIAR: Final = MOVES.add("liar")
JOKER_HIDDEN: Final = MOVES.add("joker")
"""Evade with a Joker that only its owner has seen."""
JOKER_OPEN: Final = MOVES.add("joker", "joker-open")
"""Evade with a Joker that lies face up."""

PICK: Final = MOVES.add("pick")
"""Point at a card of a hidden hand."""
PICK_OPEN: Final = MOVES.for_cards("pick-open", [card.id for card in CARDS])
"""By kind: point at a card that lies face up."""

DEAL: Final = MOVES.add("deal")
"""Deal the next round."""


def _laying(lay: tuple[tuple[Move, ...], ...], rivals: int) -> Lookup[int, tuple[Move, ...]]:
    """By the kinds that can be laid: with every claim, at each of these rivals or nobody."""
    return Lookup(lambda kinds: tuple([move for kind in range(KINDS) if kinds >> kind & 1 for move in lay[kind]
                                       if move.seat == NONE or rivals >> move.seat & 1]))


LAYING: Final = tuple([_laying(_LAY, rivals) for rivals in range(1 << MOST_SEATS)])
"""By rivals and kinds, both masks: all ways to lay a card of these kinds that only its owner has seen."""
LAYING_OPEN: Final = tuple([_laying(_LAY_OPEN, rivals) for rivals in range(1 << MOST_SEATS)])
"""By rivals and kinds, both masks: all ways to lay a card of these kinds that lies face up."""
