"""When a sound may be heard: one loud one at a time, and none twice in one breath."""

from __future__ import annotations

from typing import Final

from throne_desktop.services.sound.catalogue import SOUNDS, Rank

BREATH: Final = 0.08
"""The same sound is heard again only after that many seconds."""
PATIENT: Final = frozenset(("turn", "win", "loss"))
"""What waits until another loud sound is over, since it says something."""


class Manners:
    """Remembers what was heard. Times are in seconds, from whatever clock."""

    def __init__(self) -> None:
        self._heard: dict[str, float] = {}
        self._loud_until = float("-inf")

    def wait(self, sound: str, now: float, length: float) -> float | None:
        """How long a sound of that length has to wait before it begins; None if it is not to be heard at all."""
        if now - self._heard.get(sound, float("-inf")) < BREATH:
            return None
        wait = 0.0
        if SOUNDS[sound].rank >= Rank.SIGNAL:
            wait = max(0.0, self._loud_until - now)
            if wait and sound not in PATIENT:
                return None
            self._loud_until = now + wait + length
        self._heard[sound] = now
        return wait
