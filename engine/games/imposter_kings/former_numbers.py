"""The numbers that stood for the cards of The Imposter Kings in files up to version 0.14."""

from __future__ import annotations

from typing import Final

FORMER_NUMBERS: Final = (
    "fool", "assassin", "elder", "zealot", "inquisitor", "executioner", "judge", "soldier", "oathbound", "herald",
    "warlord", "mystic", "warden", "kings_hand", "sentry", "spy", "queen", "princess", "king", "true_king",
)
"""By number: the id of the card. It never changes: a card that is new has no number, as files name it by its id."""
