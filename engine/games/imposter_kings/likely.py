"""Which cards it makes no sense to name, as far as the asking seat knows."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.moves import Move
from engine.core.observe import Observation
from engine.games.imposter_kings.cards import INQUISITOR
from engine.games.imposter_kings.state import ImposterState
from engine.games.imposter_kings.zones import HAND


def unlikely(move: Move, observation: Observation[ImposterState]) -> bool:
    """Whether a card is named that none of those asked can hold."""
    if move.verb != "name":
        return False
    return not any(can_hold(observation, seat, move.args[0]) for seat in those_asked(observation))


def those_asked(observation: Observation[ImposterState]) -> Sequence[int]:
    """Whose hands a named card is looked for in."""
    seen = observation.seen
    if seen.phase == "guess":
        return seen.target[:1]
    return seen.others(observation.seat) if seen.played == INQUISITOR else seen.opponents(observation.seat)


def can_hold(observation: Observation[ImposterState], seat: int, kind: int) -> bool:
    """Whether a card of that kind may be in that hand."""
    return any(HAND[seat] in zones for zones in observation.knowledge.may_be(kind))
