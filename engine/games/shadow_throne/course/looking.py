"""What a lesson of Shadow Throne looks at in the position after a reply; the learner sits at the first seat."""

from __future__ import annotations

from typing import Final

from engine.core.text import Text
from engine.games.shadow_throne.cards import CHURCH, EMPIRE, REBELS, name_of
from engine.games.shadow_throne.scoring import strongest
from engine.games.shadow_throne.state import UNPAID, ShadowState

LEARNER: Final = 0


def gained(before: ShadowState, after: ShadowState, seat: int = LEARNER) -> int:
    """The influence that a seat has gained."""
    return after.influence[seat] - before.influence[seat]


def won_by(after: ShadowState, *factions: int) -> bool:
    """Whether these factions, and no others, are the strongest."""
    return strongest(after.track) == list(factions)


def newest(after: ShadowState) -> int:
    """The number of the character that the learner has played last."""
    return after.played_by(LEARNER)[-1]


def face_down(after: ShadowState) -> bool:
    """Whether the learner could not pay for the card played last."""
    return bool(after.status[newest(after)] & UNPAID)


def card_of(after: ShadowState) -> Text:
    """The name of the card that the learner has played last."""
    return name_of(after.who[newest(after)])


def tokens(text: Text, after: ShadowState) -> Text:
    """A sentence about the power track, with where its tokens stand."""
    return text.fill(empire=after.track[EMPIRE], rebels=after.track[REBELS], church=after.track[CHURCH])
