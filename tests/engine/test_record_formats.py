"""Records in the formats of former versions."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.games.registry import load_game
from engine.session import Record, RecordWriter, Seating, Session, resume
from tests.helpers.sessions import change, lines_of, play_at_random

FORMER = Path(__file__).parent / "former"


def as_today(line: dict[str, Any]) -> dict[str, Any]:
    """A line of a former format in today's: the marshal was called a squire."""
    return dict(json.loads(json.dumps(line).replace('"squire"', '"marshal"')))


def _in_the_newest(header: dict[str, Any]) -> dict[str, Any]:
    """The first line of a record under the rules of today, as it is written today."""
    return {**header, "version": 6, "edition": header["rules"]}


class TestTheFifthFormat:
    """It named a former edition by an option; the records of version 0.15 are in it."""

    @pytest.mark.parametrize("name", sorted(file.stem for file in (FORMER / "0.15").glob("*.throne")))
    def test_a_game_is_the_very_same_one_today(self, name: str) -> None:
        record = Record.load(FORMER / "0.15" / f"{name}.throne")
        Record(replace(record.header, rules=record.game.rules_version), record.entries).verify()
        assert Record.peek(FORMER / "0.15" / f"{name}.throne") == record.summary

    @pytest.mark.parametrize(("name", "edition"), [("throne_2_went_on", 2), ("throne_3_went_on", 2),
                                                   ("rival-kings_2_went_on", 1), ("throne_2_begun", 3)])
    def test_a_game_goes_on_in_the_edition_that_an_option_named(self, name: str, edition: int, file: Path) -> None:
        file.write_bytes((FORMER / "0.15" / f"{name}.throne").read_bytes())
        before = lines_of(file)
        session = resume(Record.load(file), RecordWriter(file))
        header = lines_of(file)[0]
        assert (header["version"], header["rules"], header["edition"]) == (6, before[0]["rules"], edition)
        assert header["options"] == {name: value for name, value in before[0]["options"].items()
                                     if name not in ("older_rules", "first_rules")}
        assert lines_of(file)[1:] == before[1:]
        play_at_random(session, random.Random(2))
        Record.load(file).verify()
        assert session.state.edition.number == edition


class TestTheFourthFormat:
    def test_it_is_written_in_the_newest_before_a_concession_is_added(self, file: Path) -> None:
        begun = Session(load_game("throne"), 2, 1, players=[Seating("Ann"), Seating("Bot", "page")])
        play_at_random(begun, random.Random(1), 9)
        begun.record().save(file)
        change(file, 0, version=4)
        before = lines_of(file)
        session = resume(Record.load(file), RecordWriter(file))
        session.concede(0)
        assert lines_of(file)[:-1] == [_in_the_newest(before[0]), *before[1:]]
        assert Record.load(file) == session.record()


class TestTheThirdFormat:
    @pytest.fixture
    def old(self, file: Path) -> Path:
        """An unfinished game with two of those who were squires, at the end of which another takes a seat over."""
        file.write_bytes((FORMER / "0.2" / "behind-the-throne_4_unfinished.throne").read_bytes())
        change(file, 0, version=3)
        with file.open("ab") as end:
            end.write(b'{"seating": {"seat": 3, "name": "Bot", "level": "squire"}}\n')
        return file

    def test_its_squire_is_the_marshal(self, old: Path) -> None:
        record = Record.load(old)
        assert [player.level for player in record.header.players] == ["marshal", "page", "marshal", None]
        assert record.players[3] == Seating("Bot", "marshal")
        assert Record.peek(old).players == record.header.players

    def test_it_is_written_in_the_newest_before_anything_is_added(self, old: Path) -> None:
        before = lines_of(old)
        session = resume(Record.load(old), RecordWriter(old))
        assert lines_of(old) == [as_today(_in_the_newest(line) if "version" in line else line) for line in before]
        assert Record.load(old) == session.record()

    def test_a_squire_of_today_stays_one(self, old: Path) -> None:
        change(old, 0, version=5)
        assert [player.level for player in Record.load(old).header.players] == ["squire", "page", "squire", None]
        assert Record.peek(old).players == Record.load(old).header.players


class TestTheSecondFormat:
    def test_it_is_written_in_the_newest_before_a_hint_is_added(self, file: Path) -> None:
        old = FORMER / "0.2" / "behind-the-throne_2_unfinished.throne"
        file.write_bytes(old.read_bytes())
        assert lines_of(old)[0]["version"] == 2
        session = resume(Record.load(file), RecordWriter(file))
        session.take_hint()
        assert lines_of(file) == [as_today(_in_the_newest(lines_of(old)[0])), *map(as_today, lines_of(old)[1:]),
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
        assert lines_of(file)[0] == _in_the_newest(lines_of(FORMER / "unfinished.jsonl")[0])
        assert lines_of(file)[1:] == [as_today(line) for line in lines_of(FORMER / "unfinished.jsonl")[1:]]
        session.undo(0)
        session.redo(0)
        assert Record.load(file) == session.record()

    def test_a_damaged_one_is_repaired(self, file: Path) -> None:
        file.write_bytes((FORMER / "unfinished.jsonl").read_bytes()[:-9])
        repaired = Record.load(file, repair=True)
        assert (len(repaired.moves), repaired.cut) == (36, 1)


WRITTEN_BY_EDITORS = [pytest.param(encoding, end, id=f"{encoding} {end!r}")
                      for encoding in ("utf-8-sig", "utf-16", "utf-8") for end in ("\n", "\r\n")]


@pytest.mark.parametrize(("encoding", "line_end"), WRITTEN_BY_EDITORS)
class TestAFileThatAnEditorHasSaved:
    """With a byte order mark or without, with the line ends of Windows or of others."""

    @pytest.fixture
    def edited(self, short: Path, encoding: str, line_end: str) -> Path:
        text = short.read_text(encoding="utf-8")
        short.write_bytes(text.replace("\n", line_end).encode(encoding))
        return short

    def test_it_opens_as_it_did_before(self, edited: Path, tmp_path: Path) -> None:
        record = Record.load(edited)
        record.verify()
        assert Record.peek(edited) == record.summary
        assert Record.load(edited, repair=True).cut == 0
        record.save(tmp_path / "other.throne")
        assert Record.load(tmp_path / "other.throne") == record

    def test_it_goes_on_in_its_file(self, edited: Path) -> None:
        before = Record.load(edited)
        session = resume(before, RecordWriter(edited))
        play_at_random(session, random.Random(3), 4)
        assert session.writer is not None
        assert (session.writer.path, session.writer.trouble, session.writer.remarks) == (edited, None, [])
        assert Record.load(edited) == session.record()
        assert len(session.record().entries) == len(before.entries) + 4
