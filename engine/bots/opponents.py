"""The eight opponents, who can play at any level."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Opponent:
    """An opponent whom players can choose, known by name."""

    id: str
    name: str


OPPONENTS: Final[Mapping[str, Opponent]] = {
    name.lower(): Opponent(name.lower(), name)
    for name in ("Aldwin", "Beatrix", "Corvin", "Dorothea", "Emeric", "Frida", "Gaspard", "Hedwig")
}
"""The opponents by id."""

_ID_BY_NAME: Final = {opponent.name: opponent.id for opponent in OPPONENTS.values()}


def entrant_of(level: str, player_name: str) -> str:
    """The entrant that plays for a bot of that level and name: "knight/corvin" if an opponent is called so."""
    opponent = _ID_BY_NAME.get(player_name)
    return level if opponent is None else f"{level}/{opponent}"
