"""When the bots of a session answer, as their host asks them to."""

from __future__ import annotations

import secrets

from engine.bots.timing import Timing, draw_timing, pace_of
from engine.session.session import Session
from throne_desktop.services.game.viewpoint import people


def timing_of(session: Session, actor: int, entrant: str, pause: int) -> Timing:
    """When the bot whose turn it is answers: where people play, at a moment that tells them nothing of its cards.

    `pause` is in milliseconds.
    """
    if not people(session):
        return Timing(pace_of(entrant).thinking, pause=pause / 1000)
    return draw_timing(entrant, session.state.public_observation(actor), secrets.SystemRandom(), pause=pause / 1000)
