"""The ladder through the hall: the eight opponents in rising strength, each at a table of their own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from engine.games.registry import manifest
from engine.session.entries import Seating


@dataclass(frozen=True, slots=True)
class Rung:
    """A step of the ladder: who is met, at which game, at which level, and with whom at the table."""

    opponent: str
    """By name; each of the eight is met once."""
    game_id: str
    level: str
    """Of everybody at the table."""
    company: tuple[str, ...] = ()
    """Those who play along, by name."""
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def names(self) -> tuple[str, ...]:
        """The opponents at the table, the one who is met first."""
        return (self.opponent, *self.company)

    @property
    def seats(self) -> int:
        """How many play."""
        return 1 + len(self.names)

    @property
    def all_options(self) -> Mapping[str, Any]:
        """All options of the game, also those that are as usual."""
        return _with_usual(self.game_id, self.options)

    @property
    def table(self) -> str:
        """All that makes it easy or hard, in a word: whoever changes any of it has to measure it again."""
        entrants = [f"{self.level}/{name.lower()}" for name in self.names]
        chosen = [f"{name}={value}" for name, value in sorted(self.options.items())]
        return " ".join((self.game_id, *entrants, *chosen))

    def players(self, person: str) -> tuple[Seating, ...]:
        """Who sits at the table with a person of that name, who has the first seat."""
        return (Seating(person), *(Seating(name, self.level) for name in self.names))


RUNGS: Final = (
    Rung("Hedwig", "behind-the-throne", "page"),
    Rung("Emeric", "throne", "page"),
    Rung("Aldwin", "imposter-kings", "page", options={"length": "round"}),
    Rung("Dorothea", "imposter-kings", "squire"),
    Rung("Beatrix", "rival-kings", "knight"),
    Rung("Gaspard", "throne", "marshal"),
    Rung("Frida", "behind-the-throne", "marshal"),
    Rung("Corvin", "behind-the-throne", "marshal", ("Frida",)),
)
"""From the lowest to the highest."""


def rung_at(game_id: str, options: Mapping[str, Any] | None, levels: Sequence[str | None]) -> Rung | None:
    """The step that a game with these options (None for any) can be, by the level at each seat, None for a person's."""
    return next((rung for rung in RUNGS if rung.game_id == game_id
                 and list(levels) == [None, *[rung.level] * len(rung.names)]
                 and (options is None or rung.all_options == _with_usual(game_id, options))), None)


def _with_usual(game_id: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """All options of a game, of which these were chosen."""
    return {**{option.id: option.default for option in manifest(game_id).options}, **options}
