"""Learned values of a game: what may be learned, and the weights that were."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine.core.features import Features, Places
from engine.core.network import Network


@dataclass(frozen=True, slots=True)
class Learnable:
    """What a game has for values to be learned from, and for weights to be used."""

    places: Places
    """The numbers of the features."""
    features: Callable[[Any], Sequence[Features]]
    """By side still in play: the features that are there, as it sees the table."""
    sides: Callable[[Any], Sequence[int]]
    """By side still in play: a seat of it. Partners are one side."""
    options: Mapping[str, Any] = field(default_factory=dict)
    """The options of the games to learn from, such as single rounds where what a round decides is known."""


class Learned:
    """The learned weights of one game: a file for each number of players for which they predict better.

    A file knows features by their names. One that it has never heard of counts nothing, as does a name that no feature
    has any more; `unknown` says which these are.
    """

    def __init__(self, folder: Path, places: Places, prefix: str = "") -> None:
        """`prefix`: how the names of the files begin, before the number of players."""
        self.folder = folder
        self._places = places
        self._prefix = prefix
        self._read: dict[int, Network | None] = {}

    def file(self, seats: int) -> Path:
        """Where the weights for that number of players are, if there are any."""
        return self.folder / f"{self._prefix}{seats}.json"

    def network(self, seats: int) -> Network | None:
        """The weights for that number of players, read when they are first asked for; None if there are none."""
        if seats not in self._read:
            data = self._data(seats)
            self._read[seats] = None if data is None else _network(data, self._places.names())
        return self._read[seats]

    def edition(self, seats: int) -> int | None:
        """The edition of the games that the weights for that number of players come from; None if there are none."""
        data = self._data(seats)
        return None if data is None else int(data["edition"])

    def unknown(self, seats: int) -> list[str]:
        """The words in the names of today's features that the weights for that number of players have never heard of,
        such as a card that is new; none if there are no weights.
        """
        data = self._data(seats)
        return [] if data is None else sorted(set(self._places.words()) - set(data["words"]))

    def _data(self, seats: int) -> dict[str, Any] | None:
        file = self.file(seats)
        if not file.exists():
            return None
        data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        return data


def _network(data: dict[str, Any], names: Sequence[str]) -> Network:
    rows = {number: data["rows"][name] for number, name in enumerate(names) if name in data["rows"]}
    return Network(len(names), rows, data["bias"], data["out"], data["trust"])
