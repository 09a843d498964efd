"""What a player may be reminded of: the cards that are known to be in a rival's hand, or may still be there.

Reminders follow from what the player knows and nothing else. A card that is laid unseen changes what is known in the
same way whichever card it is, so that no reminder tells which one was laid (rule 18).
"""

from __future__ import annotations

from typing import NamedTuple

from engine.core.knowledge import UNKNOWN, Knowledge
from engine.core.observe import Observation
from engine.games.throne.state import ThroneState
from engine.games.throne.zones import BURIED, HAND, LAID


class Reminder(NamedTuple):
    """A kind of card in a hand: certainly, or unless it was laid face down."""

    kind: int
    sure: bool


def reminders(observation: Observation[ThroneState], seat: int) -> list[Reminder]:
    """What the observing player knows of a hand that is hidden from him, sorted; nothing about one that he sees."""
    if UNKNOWN not in observation.in_order(HAND[seat]):
        return []
    knowledge, zone = observation.knowledge, HAND[seat]
    sure = [Reminder(kind, True) for kind in knowledge.known_in(zone)]
    return sure + [Reminder(kind, False) for kind in _perhaps(knowledge, zone)]


def _perhaps(knowledge: Knowledge, zone: int) -> list[int]:
    """The kinds of cards that are in the hand unless they were laid face down."""
    here, laid = 1 << zone, 1 << LAID | 1 << BURIED
    return sorted(knowledge.kinds[label] for label in knowledge.loose()
                  if knowledge.where(label) & here and not knowledge.where(label) & ~(here | laid))
