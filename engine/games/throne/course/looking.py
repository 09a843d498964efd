"""What the goals of the course look at, and the reasons that several lessons give."""

from __future__ import annotations

from typing import Final

from engine.core.moves import NONE, Move
from engine.core.text import N_, Text
from engine.games.throne.cards import ACE, JACK, KING, PEASANT, QUEEN, TRUE_CLAIM
from engine.games.throne.state import ThroneState
from engine.games.throne.zones import BURIED, LAID

LEARNER: Final = 0
RIVAL: Final = 1

_BEFORE: Final = "loser -1; last_claim none; last_target -1; rest deck"
TO_LAY: Final = f"claim none; target -1; {_BEFORE}"
"""The end of a position in which the learner is to lay a card."""
TO_LAY_LATER: Final = "claim none; target -1; loser -1; turns 2; last_claim ten; last_target -1; buried ten*2; rest deck"
"""The same in the middle of a round, after the rival has laid a Peasant."""
TO_ANSWER: Final = f"turn 1; target 0; draws 1; {_BEFORE}"
"""The end of a position in which the learner is to answer a Jack, Queen or King of the rival."""
TO_ANSWER_ACE: Final = f"turn 1; claim ace; target -1; draws 2; concerned 1; {_BEFORE}"
"""The end of a position in which the learner is to answer an Ace of the rival."""

DOES: Final = {
    PEASANT: N_("throne/course", "A Peasant does nothing and draws nothing."),
    JACK: N_("throne/course", "A Jack only looks at one of your rival’s cards."),
    QUEEN: N_("throne/course", "A Queen only turns one of your rival’s cards face up."),
    KING: N_("throne/course", "A King kills one of your rival’s cards but shows you none of the others."),
    ACE: N_("throne/course", "An Ace draws two cards and leaves your rival alone."),
}
"""By claim: what it does, said of a reply that should have done something else."""
FALSE_ACE: Final = N_("throne/course", "Caught with a false Ace, you lose the card you laid and one more.")
KILLED: Final = N_("throne/course", "The King kills your last card, and you are out.")


def claimed(after: ThroneState) -> int:
    """What was claimed, whether it still waits for an answer or the turn is over."""
    return after.last_claim if after.claim == NONE else after.claim


def laid(after: ThroneState) -> int:
    """The kind of the card that was just laid."""
    return (after.cards[LAID] or after.cards[BURIED])[-1]


def is_true(after: ThroneState) -> bool:
    """Whether the card that was just laid is what was claimed."""
    return TRUE_CLAIM[laid(after)] == claimed(after)


def draws(_before: ThroneState, _move: Move, after: ThroneState) -> bool:
    """Whether a card is drawn at the end of the turn unless a lie is found out."""
    return after.draws > 0


def stopped(before: ThroneState, _move: Move, after: ThroneState) -> bool:
    """Whether the rival's claim is stopped, and the learner has all cards still."""
    return after.phase == "lay" and after.size(LEARNER) == before.size(LEARNER)


def loses_none(before: ThroneState, _move: Move, after: ThroneState) -> bool:
    """Whether the learner has all cards still and does not owe one."""
    return after.loser != LEARNER and after.size(LEARNER) == before.size(LEARNER)


def rival_loses(before: ThroneState, _move: Move, after: ThroneState) -> bool:
    """Whether the rival has a card fewer."""
    return after.size(RIVAL) < before.size(RIVAL)


def what_it_does(_before: ThroneState, _move: Move, after: ThroneState) -> Text:
    """The reason that another claim would have been needed."""
    return DOES[claimed(after)]
