"""The numbers that stood for the cards of Behind the Throne in files up to version 0.14."""

from __future__ import annotations

from typing import Final

FORMER_NUMBERS: Final = (
    "general", "prophet", "jester", "assassin", "judge", "minstrel", "alchemist", "queen", "king", "end",
)
"""By number: the id of the card. It never changes: a card that is new has no number, as files name it by its id."""
