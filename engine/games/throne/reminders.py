"""What players may be reminded of: the cards that they know are in a rival's hand, or may still be there.

Reminders follow from what a player knows and from nothing else. A card laid unseen changes that knowledge in the same
way whichever card it is, so no reminder tells which one was laid (rule 18).
"""

from __future__ import annotations

from typing import NamedTuple

from engine.core.knowledge import UNKNOWN, Knowledge
from engine.core.observe import Observation
from engine.games.throne.state import ThroneState
from engine.games.throne.zones import BURIED, HAND, LAID


class Reminder(NamedTuple):
    """A kind of card that is in a hand for sure, or unless it was laid face down."""

    kind: int
    sure: bool


def reminders(observation: Observation[ThroneState], seat: int) -> list[Reminder]:
    """What the observing player knows of a hidden hand, sorted; nothing about a hand that they see."""
    if UNKNOWN not in observation.in_order(HAND[seat]):
        return []
    knowledge, zone = observation.knowledge, HAND[seat]
    sure = [Reminder(kind, True) for kind in knowledge.known_in(zone)]
    return sure + [Reminder(kind, False) for kind in _perhaps(knowledge, zone)]


def _perhaps(knowledge: Knowledge, zone: int) -> list[int]:
    """The kinds of the cards that are still in the hand unless they were laid face down."""
    here, laid = 1 << zone, 1 << LAID | 1 << BURIED
    return sorted(knowledge.kinds[label] for label in knowledge.loose()
                  if knowledge.where(label) & here and not knowledge.where(label) & ~(here | laid))
