"""What a card of the own hand would do to the power track, from what its player may know."""

from __future__ import annotations

from engine.core.events import SILENCE
from engine.games.shadow_throne import abilities, waves
from engine.games.shadow_throne.state import UNPAID, ShadowState


def forecast(seen: ShadowState, seat: int, kind: int) -> list[int] | None:
    """By faction: its power if the seat alone played that card in this wave; None if it could not be paid."""
    after = seen.clone()
    waves.show(after, {seat: kind}, SILENCE)
    if after.status[-1] & UNPAID:
        return None
    abilities.bloom(after, SILENCE)
    for number in (1, 2, 3):
        abilities.work(after, number, SILENCE)
    return after.powers()
