"""Silly moves in Shadow Throne."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.core.moves import Move
from engine.core.observe import Observation
from engine.games.shadow_throne.cards import GOLD
from engine.games.shadow_throne.state import ShadowState
from tests.helpers.silly import Kind

_Seen = Observation[ShadowState]


def _income(kind: int, observation: _Seen) -> int:
    """What a card brings or costs now."""
    return GOLD[kind] - observation.seen.hush(observation.seat, kind)


def _turns_face_down(last: int) -> Kind:
    """A card that is too dear lies face down for a coin, up to that wave, though another one earns two."""
    def turns(move: Move, observation: _Seen) -> bool:
        seen, seat = observation.seen, observation.seat
        return (move.verb == "play" and seen.wave <= last and seen.gold[seat] + _income(move.card, observation) < 0
                and any(_income(kind, observation) > 1 for kind in seen.hand(seat)))
    return turns


KINDS: Final[Mapping[str, Kind]] = {
    "throws a card away early though another earns more": _turns_face_down(2),
    "throws a card away late though another earns more": _turns_face_down(4),
}
