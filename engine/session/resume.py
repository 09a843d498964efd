"""Sessions that go on from a record."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.errors import BadOption, RecordError
from engine.session import faults
from engine.session.entries import Seating
from engine.session.header import branched
from engine.session.record import Record
from engine.session.session import Session
from engine.session.writer import RecordWriter


def resume(record: Record, writer: RecordWriter | None = None) -> Session:
    """The game, to go on with by today's rules from where the record ends. Raises RecordError like `Record.verify`."""
    if record.view_only:
        raise RecordError(faults.OLDER_RULES)
    return Session.of(record.today.playthrough(), writer)


def branch(record: Record, moves: int, players: Sequence[Seating] | None = None,
           writer: RecordWriter | None = None) -> Session:
    """A new game that begins with the first `moves` of the moves that were not taken back, and stands alone.

    It is practice, for its deal was seen; without players, those of the end of the record play it. Raises ValueError if
    there are fewer moves or other players are needed, and RecordError as `resume`.
    """
    played = record.today.played
    if not 0 <= moves <= len(played):
        raise BadOption(f"A branch begins after 0 to {len(played)} moves, not after {moves}.")
    header = branched(record.today.header, record.players if players is None else players)
    return resume(Record(header, played[:moves]), writer)
