"""The eight opponents, who can play at any level, and how each of them likes to play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.core.text import N_, Text


@dataclass(frozen=True, slots=True)
class Opponent:
    """An opponent whom players can choose, known by name."""

    id: str
    name: str
    temperament: str
    """The id of one of the temperaments."""
    manner: Text
    """A sentence that is true of how it plays, in every game and at every level."""


OPPONENTS: Final[Mapping[str, Opponent]] = {
    name.lower(): Opponent(name.lower(), name, temperament, manner)
    for name, temperament, manner in (
        ("Aldwin", "steady", N_("engine/opponent", "Has no favorite kind of move and plays what seems best.")),
        ("Beatrix", "bold", N_("engine/opponent", "Takes more risks than others.")),
        ("Corvin", "cunning", N_("engine/opponent", "Would rather use a trick than play it straight.")),
        ("Dorothea", "careful", N_("engine/opponent", "Plays it safe more often than others.")),
        ("Emeric", "bold", N_("engine/opponent", "Likes to gamble where others hold back.")),
        ("Frida", "grudging", N_("engine/opponent", "Likes to strike back at whoever struck last.")),
        ("Gaspard", "cunning", N_("engine/opponent", "Likes tricks and uses them more often than others do.")),
        ("Hedwig", "careful", N_("engine/opponent", "Avoids a risk where a safer move is nearly as good.")),
    )
}
"""The opponents by id."""

_ID_BY_NAME: Final = {opponent.name: opponent.id for opponent in OPPONENTS.values()}


def entrant_of(level: str, player_name: str) -> str:
    """The entrant that plays for a bot of that level and name: "knight/corvin" if an opponent is called so."""
    opponent = _ID_BY_NAME.get(player_name)
    return level if opponent is None else f"{level}/{opponent}"


def opponent_called(player_name: str) -> Opponent | None:
    """The opponent of that name; None if nobody is called so."""
    return OPPONENTS.get(_ID_BY_NAME.get(player_name, ""))
