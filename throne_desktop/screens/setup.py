"""What is chosen before a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from engine.session.happenings import Seating

BOT_NAMES: Final = ("Aldwin", "Beatrix", "Corvin", "Dorothea")


@dataclass(frozen=True, slots=True)
class Setup:
    """What was chosen for a new game. `seed` is None for one that chance gives."""

    game_id: str
    players: tuple[Seating, ...]
    options: Mapping[str, Any]
    seed: int | None
