"""What a reply has brought about: the questions that the goals of the lessons ask of a position.

In every lesson the learner sits at the first seat.
"""

from __future__ import annotations

from typing import Final

from engine.core.text import N_, Text
from engine.games.imposter_kings import moves
from engine.games.imposter_kings.cards import name_of
from engine.games.imposter_kings.state import ImposterState

LEARNER: Final = 0
RIVAL: Final = 1

_ANSWERED: Final = N_("imposter-kings/course", "Your rival can still answer: the {card} counts {value}, and equal "
                                               "or higher is enough.")


def is_beaten(after: ImposterState) -> bool:
    """Whether the player to decide can neither play a card nor flip the King (rule 9)."""
    return moves.LOSE in after.legal_moves()


def has_flipped(after: ImposterState) -> bool:
    """Whether the learner's King is flipped."""
    return after.king_flipped(LEARNER)


def can_go_on(after: ImposterState) -> bool:
    """Whether the learner holds a card as high as the Throne."""
    return any(after.hand_value(kind) >= after.throne_value() for kind in after.hand(LEARNER))


def answered(after: ImposterState) -> Text:
    """The rival's highest card is high enough."""
    kind = max(after.hand(RIVAL), key=after.hand_value)
    return _ANSWERED.fill(card=name_of(kind), value=after.hand_value(kind))
