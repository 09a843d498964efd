"""All moves of Throne, made once, and the groups of them that legal_moves puts together."""

from __future__ import annotations

from functools import cache
from typing import Final

from engine.core.moves import Move, MoveTable
from engine.games.throne.cards import AIMED, CARDS, CLAIMS, KINDS, PEASANT
from engine.games.throne.zones import MOST_SEATS

NOBODY: Final = -1

MOVES: Final = MoveTable("throne")


def _lay_moves(verb: str) -> tuple[tuple[Move, ...], ...]:
    """By kind: laying such a card with every claim against everybody. Args: the kind, the claim, the seat aimed at."""

    def add(kind: int, claim: int, seat: int) -> Move:
        name = "peasant" if claim == PEASANT else CARDS[claim].id
        aim = "" if seat == NOBODY else f" {seat + 1}"
        return MOVES.add(verb, kind, claim, seat, notation=f"{verb} {CARDS[kind].id} as {name}{aim}")

    return tuple(tuple(add(kind, claim, seat) for claim in CLAIMS
                       for seat in (range(MOST_SEATS) if claim in AIMED else (NOBODY,)))
                 for kind in range(KINDS))


LAY: Final = _lay_moves("lay")
"""A card that only its owner has seen."""
LAY_OPEN: Final = _lay_moves("lay-open")
"""A card that lay face up, so that all know what it is."""

ACCEPT: Final = MOVES.add("accept")
LIAR: Final = MOVES.add("liar")
JOKER_HIDDEN: Final = MOVES.add("joker")
"""Evade with a Joker that only its owner has seen."""
JOKER_OPEN: Final = MOVES.add("joker", notation="joker-open")
"""Evade with a Joker that lies face up."""

PICK: Final = MOVES.add("pick")
"""Point at a card of a hidden hand."""
PICK_OPEN: Final = tuple(MOVES.add("pick-open", kind, notation=f"pick-open {CARDS[kind].id}") for kind in range(KINDS))
"""Point at a card that lies face up."""

DEAL: Final = MOVES.add("deal")
"""Deal the next round."""


@cache
def aimed_at(family: tuple[Move, ...], rivals: int) -> tuple[Move, ...]:
    """Those moves of laying one card that are aimed at nobody or at a seat in the mask."""
    return tuple(move for move in family if move.args[2] == NOBODY or rivals >> move.args[2] & 1)
