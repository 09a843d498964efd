"""A short game that is over, with poor moves in it, its record, and its review."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

from engine import Record, Session, load_game
from engine.learn.review import Review, reviewing, save_review
from engine.session.entries import Seating
from throne_desktop.storage import paths

PLAYERS = (Seating("Ann"), Seating("Corvin", "page"))
ANN, CORVIN = 0, 1


@cache
def short_game() -> Record:
    """A round of Throne that Ann lost to Corvin in twelve moves, some of them poor."""
    session, luck = Session(load_game("throne"), 2, 21, options={"length": "round"}, players=PLAYERS), random.Random(21)
    while session.state.actor is not None:
        session.submit(session.state.actor, luck.choice(session.state.legal_moves()))
    return session.record()


@cache
def review_of_it() -> Review:
    """The review of Ann's game."""
    found = [step.review for step in reviewing(short_game())][-1]
    assert found is not None
    return found


def kept_game(*, reviewed: bool = False) -> Path:
    """The game among the user's records; perhaps with its review beside it."""
    file = paths.games() / "short.throne"
    short_game().save(file)
    if reviewed:
        save_review(review_of_it(), file)
    return file
