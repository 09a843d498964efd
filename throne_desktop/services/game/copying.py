"""A game or a position as text that can be sent to somebody, and read again wherever it comes from.

A game that is over is its record. Of one that goes on there is only the position as it is seen at the screen: what is
hidden from there is drawn at random, as bots imagine it, so the text gives nothing away.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Sequence
from typing import Any, Final

from engine.base.game import Game
from engine.base.notation import game_of, notation, read
from engine.bots.levels import levels_of
from engine.core import rng
from engine.core.errors import BadNotation, ThroneError
from engine.core.moves import Move
from engine.core.state import State
from engine.core.text import N_, Text
from engine.games.registry import GAMES, load_game
from engine.learn.matching import FIRST
from engine.session.entries import Seating
from engine.session.header import new_header
from engine.session.playthrough import Playthrough
from engine.session.session import Session
from throne_desktop.services.game.viewpoint import Viewpoint

_GAME: Final = N_("app", "The whole game was copied as text.")
_POSITION: Final = N_("app", "The position was copied as text, as you see it; the hidden cards were drawn at random.")
NEITHER: Final = N_("app", "This text is neither a game nor a position, so it cannot be pasted.")
_OVER: Final = N_("app", "The game is over in the pasted position, so there is nothing to play.")
PASTED: Final = N_("app", "You are playing on from the pasted position, as practice. This game is not saved.")

_LONGEST: Final = 4 << 20
"""The most characters that are looked at: no record has more."""


def is_whole(session: Session) -> bool:
    """Whether a game began with the deal of its seed, and not in a position that was pasted."""
    header = session.record().header
    start = header.deal(session.game)
    return bool(start.fingerprint() == session.positions[0].fingerprint())


def copied(session: Session, viewpoint: Viewpoint) -> tuple[str, Text]:
    """The text for a game as it is seen on a table, and the sentence that says what it is."""
    if session.finished and is_whole(session):
        return session.record().content.decode(), _GAME
    return notation(session.game, _drawn(session, viewpoint)), _POSITION


def _drawn(session: Session, viewpoint: Viewpoint) -> State:
    """The position as it is seen from there, with what is hidden drawn at random."""
    seen = viewpoint.look(session.state)
    world: State = seen.sample(random.Random(secrets.randbits(64)))
    return world


def tried_out(session: Session, viewpoint: Viewpoint, *, counts: bool) -> tuple[State, tuple[Move, ...]] | None:
    """A position and the moves made from it, to be tried out; None while the game goes on, if it `counts`.

    A game that is over hides nothing. Of another one there is the position as it is seen, as in its text.
    """
    if session.finished:
        return session.positions[0], tuple(session.moves)
    return None if counts else (_drawn(session, viewpoint), ())


def is_record(text: str) -> bool:
    """Whether a text may be the record of a game, and is no position."""
    return text.lstrip().startswith("{")


def content_of_record(text: str) -> bytes:
    """The content of a record's file from its text, whose line ends may have changed on the way. Raises BadNotation."""
    if len(text) > _LONGEST:
        raise BadNotation(NEITHER)
    lines = (line.strip() for line in text.splitlines())
    return "".join(f"{line}\n" for line in lines if line).encode(errors="replace")


def session_at(text: str, names: Sequence[str]) -> Session:
    """A practice game that goes on from the position in a text: the first name is the person's whose turn it is there.

    Raises BadNotation if there is none.
    """
    game, position = position_in(text)
    if position.actor is None:
        raise BadNotation(_OVER)
    levels = [level.id for level in levels_of(game)]
    person, *others = names
    bots = iter(others)
    level = FIRST if FIRST in levels else levels[0]
    players = [Seating(person) if seat == position.actor else Seating(next(bots), level)
               for seat in range(position.seats)]
    header = new_header(game, position.seats, rng.new_seed(), position.options, players, True,
                        edition=position.edition.number)
    return Session.from_playthrough(Playthrough(header, game, position))


def position_in(text: str) -> tuple[Game[Any], State]:
    """The game and the position that a text describes. Raises BadNotation, a sentence, if it describes none."""
    game_id = game_of(text[:_LONGEST])
    if game_id not in GAMES:
        raise BadNotation(NEITHER)
    game = load_game(game_id)
    try:
        position: State = read(game, text)
    except (ThroneError, ValueError) as error:
        raise BadNotation(whats_wrong(text, error)) from error
    return game, position


def whats_wrong(text: str, error: Exception) -> Text:
    """The sentence about a text that could not be read: what is wrong in it, once it names one of the games."""
    of_a_game = game_of(text[:_LONGEST]) in GAMES
    return error.text if of_a_game and isinstance(error, BadNotation) and isinstance(error.text, Text) else NEITHER
