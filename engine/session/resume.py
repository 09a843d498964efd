"""Sessions that continue from a record."""

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
    """The game, to continue under today's rules where the record ends. Raises RecordError like `Record.verify`."""
    if record.view_only:
        raise RecordError(faults.OLDER_RULES)
    return Session.from_playthrough(record.today.playthrough(), writer)


def branch(record: Record, moves: int, players: Sequence[Seating] | None = None,
           writer: RecordWriter | None = None) -> Session:
    """A new, independent game that begins with the first `moves` moves of a record.

    It is practice, as its deal has been seen; its players default to those at the end of the record. Raises ValueError
    if there are fewer moves or too many or too few players, and RecordError like `resume`.
    """
    played = record.today.played
    if not 0 <= moves <= len(played):
        raise BadOption(f"A branch begins after 0 to {len(played)} moves, not after {moves}.")
    header = branched(record.today.header, record.players if players is None else players)
    return resume(Record(header, played[:moves]), writer)
