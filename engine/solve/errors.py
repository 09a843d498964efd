"""Why an ending cannot be solved."""

from __future__ import annotations

from engine.core.errors import ThroneError
from engine.core.text import N_


class CannotSolve(ThroneError, ValueError):
    """A position whose equilibrium cannot be found; the text says why."""


class TooLarge(CannotSolve):
    """An ending with more nodes than were to be looked at."""

    def __init__(self, limit: int) -> None:
        super().__init__(N_("cli", "This ending has more than {limit} nodes: name one with fewer hidden cards, or "
                                   "allow more nodes with --limit.").fill(limit=f"{limit:,}"))
