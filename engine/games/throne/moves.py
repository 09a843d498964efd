"""All moves of Throne, made once, and the groups of them that legal moves are put together from."""

from __future__ import annotations

from typing import Final

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


_ROOM: Final = 1 << MOST_SEATS + KINDS
_LAYING: Final[list[tuple[Move, ...]]] = [()] * _ROOM
_LAYING_OPEN: Final[list[tuple[Move, ...]]] = [()] * _ROOM
"""By rivals and kinds in one number: what `laying` and `laying_open` have found; nothing where nobody has asked.

Random games ask in no order: compiled, lists of 131 kB answer faster than a `Lookup`, whose keys must be compared.
"""


def laying(rivals: int, kinds: int) -> tuple[Move, ...]:
    """All ways to lay a card of these kinds that only its owner has seen, at each of these rivals; both are masks."""
    return _LAYING[rivals << KINDS | kinds] or _find(_LAYING, _LAY, rivals, kinds)


def laying_open(rivals: int, kinds: int) -> tuple[Move, ...]:
    """All ways to lay a card of these kinds that lies face up, at each of these rivals; both are masks."""
    return _LAYING_OPEN[rivals << KINDS | kinds] or _find(_LAYING_OPEN, _LAY_OPEN, rivals, kinds)


def _find(found: list[tuple[Move, ...]], lay: tuple[tuple[Move, ...], ...], rivals: int,
          kinds: int) -> tuple[Move, ...]:
    """Of these moves by kind, those with every claim, at one of these rivals or nobody; they are kept in `found`."""
    legal = tuple([move for kind in range(KINDS) if kinds >> kind & 1 for move in lay[kind]
                   if move.seat == NONE or rivals >> move.seat & 1])
    found[rivals << KINDS | kinds] = legal
    return legal
