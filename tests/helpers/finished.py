"""Finished games to review: bots at every seat, some of them noted down as persons."""

from __future__ import annotations

import random
from collections.abc import Collection
from typing import Any

from engine import bot, load_game
from engine.session import Record, Seating, Session


def finished(game_id: str, seats: int, level: str = "page", *, seed: int = 1, persons: Collection[int] = (0,),
             until: int | None = None, **options: Any) -> Record:
    """The record of a game between bots of a level; those at the seats of persons count as persons.

    With `until` it breaks off after that many moves.
    """
    game = load_game(game_id)
    players = [Seating(f"P{seat + 1}", None if seat in persons else level) for seat in range(seats)]
    session = Session(game, seats, seed, options=options, players=players)
    luck, player = random.Random(seed), bot(level, game)
    while (actor := session.state.actor) is not None and len(session.moves) != until:
        session.submit(actor, player.choose(session.observation(actor), rng=luck).move)
    return session.record()
