"""Games played at random in a session, their records line by line, and what a refusal must look like."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.base.game import Game
from engine.core.errors import ThroneError
from engine.core.text import Text
from engine.games.registry import GAMES, load_game
from engine.session import RecordWriter, Seating, Session
from engine.session.header import new_header
from engine.session.playthrough import Playthrough
from tests.helpers.duel import DUEL
from tests.helpers.model import MODEL
from tests.helpers.toy import CELLAR

BEHIND: Game[Any] = load_game("behind-the-throne")
ALL_GAMES: tuple[Game[Any], ...] = (CELLAR, DUEL, MODEL, *map(load_game, GAMES))
BOT = Seating("Bot", "page")


def alone(seats: int, person: int) -> list[Seating]:
    """One person against bots."""
    return [Seating("Ann") if seat == person else BOT for seat in range(seats)]


def new_game(game: Game[Any] = BEHIND, seats: int = 2, seed: int | None = 1, *, person: int | None = None,
             writer: RecordWriter | None = None, **options: Any) -> Session:
    """A session of persons, or of one person against bots."""
    players = None if person is None else alone(seats, person)
    return Session(game, seats, seed, options=options, players=players, writer=writer)


def of_lessons(game: Game[Any], seats: int, seed: int) -> Session:
    """A session of persons in the edition that lessons have: another card takes none from it."""
    header = new_header(game, seats, seed, {}, None, True, edition=game.unnamed_edition)
    return Session.from_playthrough(Playthrough(header))


def deciding(session: Session) -> int:
    """The seat whose turn it is."""
    actor = session.state.actor
    if actor is None:
        raise ValueError("The game is over.")
    return actor


def play(session: Session, notation: str) -> int:
    """The seat that is asked makes that move; returns the seat."""
    seat = deciding(session)
    session.submit(seat, session.game.move_from_json(notation))
    return seat


def play_at_random(session: Session, rng: random.Random, moves: int = 10_000) -> None:
    """Make random moves, at most `moves`, until the game is over."""
    for _ in range(moves):
        if session.finished:
            return
        seat = deciding(session)
        session.submit(seat, rng.choice(session.state.legal_moves()))


def play_till_nearly_over(session: Session, luck: int, left: int) -> None:
    """Make random moves until, if they went on, the game would be over after `left` more."""
    whole = Session(session.game, session.seats, session.seed, options=session.state.options)
    for move in session.moves:
        whole.submit(deciding(whole), move)
    play_at_random(whole, random.Random(luck))
    play_at_random(session, random.Random(luck), max(0, len(whole.moves) - len(session.moves) - left))


def play_with_undos(session: Session, rng: random.Random, moves: int = 10_000) -> None:
    """Random moves; now and then a player who may takes some back and sometimes redoes them, seats change,
    or a hint is given."""
    for _ in range(moves):
        if session.finished:
            return
        play_at_random(session, rng, 1)
        seat = rng.randrange(session.seats)
        if rng.random() < 0.15 and session.why_not_undo(seat) is None:
            session.undo(seat)
            if rng.random() < 0.4 and session.why_not_redo(seat) is None:
                session.redo(seat)
        if rng.random() < 0.03:
            session.take_over(seat, rng.choice([BOT, Seating("Zoë")]))
        if rng.random() < 0.03:
            session.take_hint()


def refusal(error: type[ThroneError], call: Callable[[], object]) -> str:
    """The sentence a player reads when the call fails, which must have every hole filled."""
    with pytest.raises(error) as caught:
        call()
    text = caught.value.text
    assert isinstance(text, Text)
    assert text.context in ("engine", "engine/refusal")
    sentence = str(text)
    assert re.fullmatch(r"[A-Z][^{}]*[^.{}]\.", sentence), sentence
    assert ". " not in sentence, sentence
    return sentence


def lines_of(file: Path) -> list[dict[str, Any]]:
    """The data in the lines of a record."""
    return [json.loads(line) for line in file.read_text().splitlines()]


def write_lines(file: Path, lines: list[dict[str, Any]]) -> None:
    """Write a record of those lines."""
    file.write_text("".join(json.dumps(line) + "\n" for line in lines))


def change(file: Path, number: int, **fields: Any) -> None:
    """Change fields of one line of a record; the header is number 0."""
    lines = lines_of(file)
    lines[number].update(fields)
    write_lines(file, lines)
