"""Recorded games, printed move by move as everybody at the table saw them, or verified."""

from __future__ import annotations

from pathlib import Path

from engine.cli.show import Words
from engine.cli.terminal import Terminal
from engine.core.events import Event
from engine.core.state import State
from engine.core.text import Text, english, plain, seat_in_english
from engine.session import Record


def verify(path: Path) -> None:
    """Play a record again and compare every fingerprint. Raises RecordError where something disagrees."""
    record = Record.load(path)
    record.verify()
    agreed = "today's rules, for it was made with older ones," if record.older_rules else "the rules and fingerprints"
    print(f"{plain(path.name)}: {len(record.moves)} moves of {record.game.name}, all as {agreed} say.")


def replay(path: Path) -> None:
    """Print a record: its players, what happened at every move, and how it ended. Raises RecordError if it is bad."""
    record = Record.load(path)
    positions, moves = record.replay(), record.moves
    terminal = Terminal()
    names = [player.name or seat_in_english(seat) for seat, player in enumerate(record.players)]

    def words(text: Text) -> str:
        return text.render(english, lambda seat: names[seat])

    terminal.say(f"{record.game.name}, {', '.join(names)}, begun {record.header.started:%Y-%m-%d %H:%M} UTC.", "title")
    if record.older_rules:
        _tell_changes(record, terminal, words)
    for number, (before, move) in enumerate(zip(positions, moves, strict=False), 1):
        events: list[Event] = []
        before.clone().apply(move, events)
        lines = _public(events, before, words)
        terminal.say(f"{number:4}  {names[before.actor or 0]}: {' '.join(lines)}", indent=6)
    _end(record, positions[-1], names, terminal)


def _tell_changes(record: Record, terminal: Terminal, words: Words) -> None:
    """Say if the record was made with older rules, and what has changed since."""
    terminal.say("Made with older rules. " + " ".join(map(words, record.rule_changes)), "dim", 4)


def _public(events: list[Event], before: State, words: Words) -> list[str]:
    """The events in words, as a spectator hears them."""
    heard = (event.seen_by(before.zones.spectator) for event in events)
    return [words(event.text) for event in heard if event is not None and event.text is not None]


def _end(record: Record, position: State, names: list[str], terminal: Terminal) -> None:
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, position.scores(), strict=True))
    if record.view_only:
        terminal.say("From here on the rules of today refuse what was played.", "alert")
    elif record.result is not None and record.result.conceded is not None:
        terminal.say(f"Conceded by {names[record.result.conceded]}. Scores: {scores}. The seed was "
                     f"{record.header.seed}.", "bold", 4)
    elif position.actor is None:
        terminal.say(f"Over. Scores: {scores}. The seed was {record.header.seed}.", "bold", 4)
    else:
        terminal.say(f"Not finished. Scores: {scores}. {names[position.actor]} is to decide.", "bold", 4)
