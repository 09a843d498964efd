"""The numbers that stood for the cards of Rival Kings in files up to version 0.14."""

from __future__ import annotations

from typing import Final

FORMER_NUMBERS: Final = (
    "gardener", "watchman", "jailer", "court_lady", "bishop", "scholar", "troubadour", "sailor", "blacksmith",
    "carpenter", "market_woman", "innkeeper", "vintner", "miner", "herbalist", "farmer", "garden", "castle_wall",
    "prison", "pavilion", "cathedral", "university", "tavern", "harbor", "forge", "carpentry", "market", "inn",
    "vineyard", "mine", "herb_meadow", "farm", "lord_protector", "queen", "duke", "count", "courtier", "priest",
    "bursar", "knight", "countess", "diplomat", "trader", "other_trader",
)
"""By number: the id of the card. It never changes: a card that is new has no number, as files name it by its id."""
