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
    """The learned weights of one game: a file for each number of players for which they predict better."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._read: dict[int, Network | None] = {}

    def file(self, seats: int) -> Path:
        """Where the weights for that number of players are, if there are any."""
        return self.folder / f"{seats}.json"

    def network(self, seats: int) -> Network | None:
        """The weights for that number of players, read when they are first asked for; None if there are none."""
        if seats not in self._read:
            self._read[seats] = _read(self.file(seats))
        return self._read[seats]


def _read(file: Path) -> Network | None:
    if not file.exists():
        return None
    data = json.loads(file.read_text(encoding="utf-8"))
    rows = {int(feature): row for feature, row in data["rows"].items()}
    return Network(data["size"], rows, data["bias"], data["out"], data["trust"])
