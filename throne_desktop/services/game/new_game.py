"""The session of a new game, as it was chosen."""

from __future__ import annotations

from engine import load_game
from engine.session.session import Session
from throne_desktop.storage.setup import Setup, told_apart


def new_game(chosen: Setup) -> Session:
    """A new game, in which no two are called alike."""
    players = told_apart(chosen.players)
    session = Session(load_game(chosen.game_id), len(players), chosen.seed, options=dict(chosen.options),
                      players=players, practice=chosen.practice, own=chosen.own)
    if chosen.teaching:
        session.take_hint()     # a teacher is a hint at every move
    return session
