"""Moves: frozen, interned once per game. They name kinds or public places, never one hidden card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from engine.core.errors import BadNotation
from engine.core.native import i64, is_native
from engine.core.text import N_

NONE: Final = -1
"""The value of a field that a move does not use."""


class Move:
    """One move of one game. Each exists once, so `is` and `==` agree.

    Fields that a move does not use are NONE: `card`, a kind; `claim`, the kind a bluffing player says it is; `seat`, a
    player; `place`, the number of a public place such as a pile; `number`, one that is named or by which something
    changes; `action`, the number of one of several things to do.
    """

    __slots__ = ("action", "card", "claim", "game_id", "index", "notation", "number", "place", "seat", "verb")

    game_id: str
    index: int
    verb: str
    notation: str
    card: int
    claim: int
    seat: int
    place: int
    number: int
    action: int

    def __init__(self, game_id: str, index: int, verb: str, notation: str, *, card: int = NONE, claim: int = NONE,
                 seat: int = NONE, place: int = NONE, number: int = NONE, action: int = NONE) -> None:
        for name, value in (("game_id", game_id), ("index", index), ("verb", verb), ("notation", notation),
                            ("card", card), ("claim", claim), ("seat", seat), ("place", place), ("number", number),
                            ("action", action)):
            object.__setattr__(self, name, value)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"A move cannot be changed: {self.notation}.")

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"<{self.game_id}: {self.notation}>"

    def __copy__(self) -> Move:
        return self

    def __deepcopy__(self, memo: object) -> Move:
        return self

    def to_json(self) -> str:
        """The notation; `game.move_from_json` finds the move again."""
        return self.notation


class MoveTable:
    """All moves of a game in their stable order, also found by notation."""

    def __init__(self, game_id: str) -> None:
        self._game_id = game_id
        self._moves: dict[str, Move] = {}

    def add(self, verb: str, notation: str = "", **fields: int) -> Move:
        """Add a move with these fields; its notation is the verb unless one is given.

        Raises ValueError if the notation is taken.
        """
        notation = notation or verb
        if notation in self._moves:
            raise ValueError(f"Two moves of {self._game_id} share the notation {notation!r}.")
        move = Move(self._game_id, len(self._moves), verb, notation, **fields)
        self._moves[notation] = move
        return move

    def for_cards(self, verb: str, ids: Sequence[str], words: str = "", **fields: int) -> tuple[Move, ...]:
        """Add a move for each kind of card; its notation is the verb, or `words`, then the card's id."""
        return tuple(self.add(verb, f"{words or verb} {each}", card=kind, **fields) for kind, each in enumerate(ids))

    def for_seats(self, verb: str, seats: int, words: str = "", **fields: int) -> tuple[Move, ...]:
        """Add a move for each seat; the notation counts seats from 1."""
        return tuple(self.add(verb, f"{words or verb} {seat + 1}", seat=seat, **fields) for seat in range(seats))

    def for_places(self, verb: str, places: int, words: str = "", **fields: int) -> tuple[Move, ...]:
        """Add a move for each place; the notation counts places from 1."""
        return tuple(self.add(verb, f"{words or verb} {place + 1}", place=place, **fields) for place in range(places))

    def parse(self, notation: object) -> Move:
        """The move with that notation. Raises BadNotation if there is none."""
        move = self._moves.get(notation) if isinstance(notation, str) else None
        if move is None:
            raise BadNotation(N_("engine/notation", "{move} is not a move of {game}.").fill(
                move=repr(notation), game=self._game_id))
        return move

    def __iter__(self) -> Iterator[Move]:
        return iter(self._moves.values())

    def __len__(self) -> int:
        return len(self._moves)


def in_order(moves: Iterable[Move]) -> list[Move]:
    """The moves in the stable order of their game."""
    return sorted(moves, key=lambda move: move.index)


def kinds_among(cards: list[int]) -> list[int]:
    """The kinds among these cards, each once, in ascending order."""
    if _NATIVE:
        by_mask = kinds_by_mask(cards)
        if by_mask is not None:
            return by_mask
    found, before = [], NONE
    for kind in sorted(cards):      # takes half as long as sorting a set
        if kind != before:
            found.append(kind)
            before = kind
    return found


def with_each_kind(family: tuple[Move, ...], cards: list[int]) -> list[Move]:
    """The moves of a family, which has one by kind, with each of the kinds among these cards."""
    if _NATIVE:
        by_mask = moves_by_mask(family, cards)
        if by_mask is not None:
            return by_mask
    found, before = [], NONE
    for kind in sorted(cards):      # the same in one loop, for legal moves
        if kind != before:
            found.append(family[kind])
            before = kind
    return found


# -- in the compiled engine ------------------------------------------------------------------------------------------

# To sort the cards is most of it there, 4 % of random games of Shadow Throne. A mask takes no objects: with it,
# simulations of that game with five and of The Imposter Kings with four are 1.07 times as many.

_NATIVE: Final = is_native(kinds_among)
_HIGHEST: Final[i64] = 30
"""The highest kind that a mask has room for: a compiled 1 is shifted in 32 bits. Cards with higher ones are sorted."""
_NO_MASK: Final[i64] = -1


def kinds_by_mask(cards: list[int]) -> list[int] | None:
    """The same as `kinds_among`; None where a kind is above 30."""
    left, kind = _mask_of(cards), 0
    if left == _NO_MASK:
        return None
    found = []
    while left:
        if left & 1:
            found.append(kind)
        left >>= 1
        kind += 1
    return found


def moves_by_mask(family: tuple[Move, ...], cards: list[int]) -> list[Move] | None:
    """The same as `with_each_kind`; None where a kind is above 30."""
    left, kind = _mask_of(cards), 0
    if left == _NO_MASK:
        return None
    found = []
    while left:
        if left & 1:
            found.append(family[kind])
        left >>= 1
        kind += 1
    return found


def _mask_of(cards: list[int]) -> i64:
    mask: i64 = 0
    for kind in cards:
        bit: i64 = kind
        if bit > _HIGHEST:
            return _NO_MASK
        mask |= 1 << bit
    return mask
