"""What the goals of the course look at: what was claimed, whether it is true, and who still has what."""

from __future__ import annotations

from typing import Final

from engine.core.moves import NONE
from engine.core.text import N_
from engine.games.throne.cards import ACE, JACK, KING, PEASANT, QUEEN, TRUE_CLAIM
from engine.games.throne.state import ThroneState
from engine.games.throne.zones import BURIED, LAID

FRESH: Final = "last_claim -1; last_target -1"
"""The end of a position in which nobody has claimed anything before."""
TO_LAY: Final = f"claim -1; target -1; loser -1; {FRESH}; rest deck"
"""The end of a position in which a card is to be laid."""

DOES: Final = {
    PEASANT: N_("throne/course", "A Peasant does nothing and draws nothing."),
    JACK: N_("throne/course", "A Jack only looks at one of your rival's cards."),
    QUEEN: N_("throne/course", "A Queen only turns one of your rival's cards face up."),
    KING: N_("throne/course", "A King kills one of your rival's cards."),
    ACE: N_("throne/course", "An Ace draws two cards and leaves your rival alone."),
}
"""By claim: what it does, said of a reply that should have done something else."""


def claimed(after: ThroneState) -> int:
    """What was claimed, whether it still waits for an answer or the turn is over."""
    return after.last_claim if after.claim == NONE else after.claim


def is_true(after: ThroneState) -> bool:
    """Whether the card that was just laid is what was claimed."""
    return TRUE_CLAIM[(after.cards[LAID] or after.cards[BURIED])[-1]] == claimed(after)
