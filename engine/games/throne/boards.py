"""What stands on the signboards of Throne: what is claimed of the card that was laid, and what every claim does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.base.table import Signboard
from engine.core.moves import NONE
from engine.core.observe import Observation
from engine.core.text import N_, Player
from engine.games.throne.cards import BRIEFS, CARDS, CLAIMS, claim_name
from engine.games.throne.pieces import said
from engine.games.throne.state import ThroneState
from engine.games.throne.zones import LAID

_CLAIMED: Final = N_("throne/table", "{player} claims {claim}.")
_CLAIMED_AGAINST: Final = N_("throne/table", "{player} claims {claim} against {target}.")
_TO_CLAIM: Final = N_("throne/table", "{player} is about to lay a card and say what it is.")
_YOU_CLAIM: Final = N_("throne/table", "What do you say it is?")
_LAY_HERE: Final = N_("throne/table", "Lay a card here")
_AFTER: Final = {
    "peek": N_("throne/table", "A card of {target}’s will be looked at."),
    "unmask": N_("throne/table", "A card of {target}’s will be turned face up."),
    "kill": N_("throne/table", "A card of {target}’s will be killed."),
    "penalty": N_("throne/table", "{target} loses a card."),
    "deal": N_("throne/table", "The round is over."),
    "over": N_("throne/table", "The game is over."),
}
"""What is under way once the claim has been answered, by phase."""


def boards(observation: Observation[ThroneState]) -> Sequence[Signboard]:
    """The balloon, and a word about every claim."""
    if observation.phase == "lay" and observation.viewer == observation.seen.turn:
        return (*_invitation(observation.seen.turn), *_claims())
    return (_balloon(observation.seen), *_claims())


def _invitation(seat: int) -> Sequence[Signboard]:
    """To whoever lays a card now."""
    return (Signboard("laid", _LAY_HERE, _LAY_HERE, state="open"),
            Signboard("said", _YOU_CLAIM, _YOU_CLAIM, state="open", seat=seat))


def _balloon(seen: ThroneState) -> Signboard:
    turn = Player(seen.turn)
    if seen.cards[LAID]:
        text = _CLAIMED if seen.target == NONE else _CLAIMED_AGAINST
        tip = text.fill(player=turn, claim=claim_name(seen.claim), target=Player(seen.target))
        return Signboard("said", said(seen), tip, state="now", seat=seen.turn)
    waiting = _AFTER.get(seen.phase, _TO_CLAIM).fill(player=turn, target=Player(seen.victim))
    return Signboard("said", waiting, waiting, state="open", seat=seen.turn)


def _claims() -> Sequence[Signboard]:
    """Below every claim, what it does in short."""
    return [Signboard(f"claims/{CARDS[claim].id}", BRIEFS[claim], CARDS[claim].ability) for claim in CLAIMS]
