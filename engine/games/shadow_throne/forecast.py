"""What a card of a hand would do to the power track, as far as its player may know."""

from __future__ import annotations

from engine.core.events import SILENCE
from engine.games.shadow_throne import abilities, waves
from engine.games.shadow_throne.state import UNPAID, ShadowState


def forecast(seen: ShadowState, seat: int, kind: int) -> list[int] | None:
    """By faction: its power if the seat alone played that card in this wave; None if the seat could not pay for it."""
    after = seen.clone()
    waves.show(after, {seat: kind}, SILENCE)
    if after.status[-1] & UNPAID:
        return None
    abilities.bloom(after, SILENCE)
    for number in (1, 2, 3):
        abilities.work(after, number, SILENCE)
    return after.powers()
