"""Recorded games, printed move by move as everybody at the table saw them, or verified."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Final

from engine.cli.language import seat_in_words, words
from engine.cli.show import NAMED, Words
from engine.cli.terminal import Terminal
from engine.core.events import Event
from engine.core.state import State
from engine.core.text import N_, Text
from engine.session import Record

_AS_WRITTEN: Final = N_("cli", "{file}: %n move(s) of {game}, all as the rules and fingerprints say.", "", 1)
_AS_TODAY: Final = N_("cli", "{file}: %n move(s) of {game}, all legal under today’s rules, though played "
                               "under older ones.",
                      "", 1)

_IN_SECRET: Final = N_("cli", "Chooses in secret.")


def verify(path: Path) -> None:
    """Play a record again and compare every fingerprint. Raises RecordError where something disagrees."""
    record = Record.load(path)
    record.verify()
    said = _AS_TODAY if record.older_rules else _AS_WRITTEN
    print(words(said.fill(n=len(record.moves), file=path.name, game=record.game.name)))


def replay(path: Path) -> None:
    """Print a record: its players, what happened at every move, and how it ended. Raises RecordError if it is bad."""
    record = Record.load(path)
    positions, moves = record.replay(), record.moves
    terminal = Terminal()
    names = [player.name or seat_in_words(seat) for seat, player in enumerate(record.players)]

    def told(text: Text) -> str:
        return words(text, lambda seat: names[seat])

    terminal.say(words(N_("cli", "{game}, {players}, started {date} UTC.").fill(
        game=record.game.name, players=tuple(names), date=f"{record.header.started:%Y-%m-%d %H:%M}")), "title")
    if record.older_rules:
        terminal.say(told(N_("cli", "Made under older rules. {changes}").fill(
            changes=" ".join(map(told, record.rule_changes)))), "dim", 4)
    for number, (before, move) in enumerate(zip(positions, moves, strict=False), 1):
        events: list[Event] = []
        before.clone().apply(move, events)
        for line, said in enumerate(_lines(before.actor or 0, _public(events, before), names, told)):
            terminal.say(f"{'' if line else number:4}  {said}", indent=6)
    _end(record, positions[-1], names, terminal)


def _public(events: list[Event], before: State) -> list[Event]:
    """The events that have words, as a spectator hears them."""
    heard = (event.seen_by(before.zones.spectator) for event in events)
    return [event for event in heard if event is not None and event.text is not None]


def _lines(mover: int, events: list[Event], names: list[str], words: Words) -> Iterator[str]:
    """What is told of a move, a line for each player it is about: what several choose in secret is told together."""
    if not events:
        yield words(NAMED.fill(name=names[mover], what=_IN_SECRET))
    for seat, about in groupby(events, lambda event: event.seat):
        told = " ".join(words(event.text) for event in about if event.text is not None)
        yield told if seat is None else words(NAMED.fill(name=names[seat], what=told))


def _end(record: Record, position: State, names: list[str], terminal: Terminal) -> None:
    scores = tuple(f"{name} {score}" for name, score in zip(names, position.scores(), strict=True))
    if record.view_only:
        terminal.say(words(N_("cli", "From here on, today’s rules forbid what was played.")), "alert")
        return
    if record.result is not None and record.result.conceded is not None:
        said = N_("cli", "Conceded by {player}. Scores: {scores}. The seed was {seed}.").fill(
            player=names[record.result.conceded])
    elif position.actor is None:
        said = N_("cli", "Finished. Scores: {scores}. The seed was {seed}.")
    else:
        said = N_("cli", "Not finished. Scores: {scores}. Next to decide: {player}.").fill(
            player=names[position.actor])
    terminal.say(words(said.fill(scores=scores, seed=str(record.header.seed))), "bold", 4)
