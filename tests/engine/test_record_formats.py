"""Records in the formats of former versions."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.session import Record, RecordWriter, Seating, resume
from tests.helpers.sessions import lines_of

FORMER = Path(__file__).parent / "former"


class TestTheSecondFormat:
    def test_it_is_written_in_the_newest_before_a_hint_is_added(self, file: Path) -> None:
        old = FORMER / "0.2" / "behind-the-throne_2_unfinished.throne"
        file.write_bytes(old.read_bytes())
        assert lines_of(old)[0]["version"] == 2
        session = resume(Record.load(file), RecordWriter(file))
        session.take_hint()
        assert lines_of(file) == [{**lines_of(old)[0], "version": 3}, *lines_of(old)[1:],
                                  {"hint": len(session.moves)}]
        assert Record.load(file) == session.record()


class TestTheFirstFormat:
    @pytest.mark.parametrize(("name", "moves", "last"), [("finished", 90, "eafea85467526113"),
                                                         ("unfinished", 37, "baa3b3ac587816da")])
    def test_it_is_read_and_played_again(self, name: str, moves: int, last: str) -> None:
        record = Record.load(FORMER / f"{name}.jsonl")
        record.verify()
        assert (len(record.moves), record.replay()[-1].fingerprint()) == (moves, last)
        assert record.assisted
        assert Record.peek(FORMER / f"{name}.jsonl") == record.summary
        assert record.players == (Seating("Zoë"), Seating("Bot", "page"))

    def test_it_is_written_in_the_newest_before_anything_is_added(self, file: Path) -> None:
        file.write_bytes((FORMER / "unfinished.jsonl").read_bytes())
        session = resume(Record.load(file), RecordWriter(file))
        assert lines_of(file)[0] == {**lines_of(FORMER / "unfinished.jsonl")[0], "version": 3}
        assert lines_of(file)[1:] == lines_of(FORMER / "unfinished.jsonl")[1:]
        session.undo(0)
        session.redo(0)
        assert Record.load(file) == session.record()

    def test_a_damaged_one_is_repaired(self, file: Path) -> None:
        file.write_bytes((FORMER / "unfinished.jsonl").read_bytes()[:-9])
        repaired = Record.load(file, repair=True)
        assert (len(repaired.moves), repaired.cut) == (36, 1)
