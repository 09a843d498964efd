"""The numbers that stood for the cards of Shadow Throne in files up to version 0.14."""

from __future__ import annotations

from typing import Final

FORMER_NUMBERS: Final = (
    "dutiful_peasant", "tax_collector", "bentheon_knights", "anna_lys", "datura", "king_kyros", "outlaw",
    "hill_militia", "phabos_scouts", "sythera", "langman", "picureas", "queen_eletheria", "tithe_keeper",
    "faithful_pilgrim", "shepherd", "thavma", "simone", "protis", "princess_beatice",
)
"""By number: the id of the card. It never changes: a card that is new has no number, as files name it by its id."""
