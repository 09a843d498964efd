"""Moves: interned, frozen, made once per game; a move names kinds or public places, never one hidden card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from engine.core.errors import BadNotation


class Move:
    """One move of one game. Compare moves with `is` or `==`: each exists once."""

    __slots__ = ("args", "game_id", "index", "notation", "verb")

    game_id: str
    index: int
    verb: str
    args: tuple[int, ...]
    notation: str

    def __init__(self, game_id: str, index: int, verb: str, args: tuple[int, ...], notation: str) -> None:
        for name, value in zip(("game_id", "index", "verb", "args", "notation"), (game_id, index, verb, args, notation),
                               strict=True):
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

    def __reduce__(self) -> Any:
        from engine.games.registry import interned_move  # the registry imports the games, which import this module

        return interned_move, (self.game_id, self.notation)

    def to_json(self) -> str:
        """The notation; `game.move_from_json` finds the move again."""
        return self.notation


class MoveTable:
    """All moves of a game, in their stable order, found by notation."""

    def __init__(self, game_id: str) -> None:
        self._game_id = game_id
        self._moves: dict[str, Move] = {}

    def add(self, verb: str, *args: int, notation: str = "") -> Move:
        """Make a move; its notation is the verb unless one is given. Raises ValueError if it is taken."""
        notation = notation or verb
        if notation in self._moves:
            raise ValueError(f"Two moves of {self._game_id} share the notation {notation!r}.")
        move = Move(self._game_id, len(self._moves), verb, args, notation)
        self._moves[notation] = move
        return move

    def parse(self, notation: object) -> Move:
        """The move with that notation. Raises BadNotation."""
        move = self._moves.get(notation) if isinstance(notation, str) else None
        if move is None:
            raise BadNotation(f"{notation!r} is not a move of {self._game_id}.")
        return move

    def __iter__(self) -> Iterator[Move]:
        return iter(self._moves.values())

    def __len__(self) -> int:
        return len(self._moves)


def in_order(moves: Iterable[Move]) -> list[Move]:
    """The moves in the stable order of their game."""
    return sorted(moves, key=lambda move: move.index)
