from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from engine.core.errors import RecordError
from engine.session import Record, RecordWriter, resume
from engine.session.header import NEWEST
from tests.helpers.sessions import (
    BEHIND,
    change,
    lines_of,
    new_game,
    play,
    play_at_random,
    refusal,
    write_lines,
)


def fault(file: Path) -> str:
    """Why the record is not loaded; nothing is ever written to its file."""
    content = file.read_bytes()
    sentence = refusal(RecordError, lambda: Record.load(file))
    assert file.read_bytes() == content
    return sentence


def fault_in_play(file: Path) -> str:
    """Why the record, which loads, cannot be played again; all ways to play it agree."""
    record = Record.load(file)
    found = {refusal(RecordError, way) for way in (record.verify, record.replay, lambda: resume(record))}
    assert len(found) == 1
    return found.pop()


class TestForeignFiles:
    def test_a_missing_file(self, file: Path) -> None:
        assert "There is no file called game.jsonl" in refusal(RecordError, lambda: Record.load(file))

    def test_a_folder(self, tmp_path: Path) -> None:
        assert "not a record" in refusal(RecordError, lambda: Record.load(tmp_path))

    def test_an_empty_file(self, file: Path) -> None:
        file.touch()
        assert "game.jsonl is empty" in fault(file)

    @pytest.mark.parametrize("content", [
        b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", b"\x00" * 100, b"\xff\xfe{\x00}\x00", b"\n", b"Dear diary",
        b'{"format": "chess"}\n', b"{}\n", b"[1, 2]\n", b"null\n", b'"throne-record"\n', b"[" * 100_000, b"9" * 10_000,
        b'{"players": "\xff"}\n',
    ], ids=lambda content: repr(content[:16]))
    def test_a_file_of_another_kind(self, file: Path, content: bytes) -> None:
        file.write_bytes(content)
        assert "game.jsonl is not a record" in fault(file)
        assert "game.jsonl is not a record" in refusal(RecordError, lambda: Record.peek(file))

    def test_a_file_that_is_too_big(self, file: Path) -> None:
        with file.open("wb") as content:
            content.truncate((4 << 20) + 1)
        assert "bigger than 4 MB" in refusal(RecordError, lambda: Record.load(file))
        assert "bigger than 4 MB" in refusal(RecordError, lambda: Record.peek(file))

    def test_a_file_just_small_enough_is_read(self, short: Path) -> None:
        content = short.read_bytes()
        short.write_bytes(content + b" " * ((4 << 20) - len(content)))
        assert Record.load(short, repair=True).cut == 1


class TestOtherVersions:
    def test_a_newer_format(self, short: Path) -> None:
        change(short, 0, version=NEWEST + 1, game="not yet invented")
        assert "newer version" in fault(short)

    def test_newer_rules(self, short: Path) -> None:
        change(short, 0, rules=2, seats=9)
        assert "newer version" in fault(short)

    def test_a_game_that_there_is_not(self, short: Path) -> None:
        change(short, 0, game="snap")
        assert "a game that this program does not have: snap" in fault(short)


class TestOlderRules:
    @pytest.fixture
    def old(self, short: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
        """The same record after the rules of the game have changed."""
        monkeypatch.setattr(type(BEHIND), "rules_version", BEHIND.rules_version + 1)
        return short

    def test_they_can_be_looked_at_and_continued(self, old: Path) -> None:
        record = Record.load(old)
        assert record.older_rules
        assert not record.view_only
        assert Record.peek(old).older_rules
        assert len(record.replay()) == len(record.moves) + 1 == 9
        record.verify()
        session = resume(record, RecordWriter(old))
        session.submit(session.state.actor or 0, session.state.legal_moves()[0])
        assert Record.load(old) == session.record()
        assert not Record.load(old).older_rules

    def test_what_the_rules_of_today_refuse_can_only_be_looked_at(self, old: Path) -> None:
        change(old, 5, move="sing")
        record = Record.load(old)
        assert record.view_only
        assert len(record.replay()) == len(record.moves) + 1 == 5
        for way in (lambda: resume(record), record.verify):
            assert "older rules" in refusal(RecordError, way)

    def test_other_positions_than_then_are_shown(self, old: Path) -> None:
        change(old, 3, print="0" * 16)
        assert len(Record.load(old).replay()) == 9

    @pytest.mark.parametrize("change_of_rules", [{"move": "collect"}, {"move": "sing"}, {"seat": 7}])
    def test_they_are_shown_as_far_as_the_rules_allow_today(self, old: Path, change_of_rules: dict[str, Any]) -> None:
        change(old, 1, **change_of_rules)
        record = Record.load(old)
        assert len(record.replay()) == 1
        assert record.moves == ()
        assert len(record.played) == 8

    def test_they_can_be_repaired(self, old: Path) -> None:
        change(old, 3, print="0" * 16)
        old.write_bytes(old.read_bytes()[:-1])
        assert Record.load(old, repair=True).cut == 1
        assert len(Record.load(old, repair=True).replay()) == 8

    def test_a_game_that_cannot_be_set_up_any_more(self, old: Path) -> None:
        change(old, 0, options={"colour": "red"})
        assert "can no longer be set up" in refusal(RecordError, Record.load(old).replay)

    def test_records_of_today_can_be_continued(self, short: Path) -> None:
        assert not Record.load(short).view_only


class TestDamage:
    @pytest.mark.parametrize(("field", "values"), [
        ("version", [None, "1", 0, -1, True, 1.0]),
        ("game", [None, 5, ["behind-the-throne"]]),
        ("rules", [None, "1", 0, 1.0]),
        ("seats", [None, "2", 0, 1, 9, 2.0]),
        ("seed", [None, 3, "", "x", "1.5", "9" * 40, "９"]),
        ("options", [None, [], {"colour": "red"}, {"seats": 3}]),
        ("players", [None, [], {}, [1, 2], [{"name": "Ann", "level": None}]]),
        ("name", [None, 5]),
        ("level", [3, True]),
        ("practice", [None, 1, "yes"]),
        ("program", [None, 1]),
        ("started", [None, 5, "yesterday", "2024-02-30T00:00:00+00:00", "2024-02-03T00:00:00"]),
    ])
    def test_a_header_with_an_impossible_field_names_it(self, short: Path, field: str, values: list[Any]) -> None:
        for value in values:
            if field in ("name", "level"):
                change(short, 0, players=[{"name": "Ann", "level": None, field: value}] * 2)
            else:
                change(short, 0, **{field: value})
            assert f"“{field}”" in fault(short), value
            refusal(RecordError, lambda: Record.load(short, repair=True))

    def test_a_header_that_is_broken(self, short: Path) -> None:
        first = short.read_bytes().splitlines()[0]
        for content in (first[:-1] + b"\n", first[:40], first):
            short.write_bytes(content)
            assert "damaged in its first line" in fault(short)

    @pytest.mark.parametrize("line", [
        b"", b"{", b"null", b"[]", b"{}", b"\x00" * 20, b"\xff", b"[" * 100_000, b"9" * 10_000,
        b'{"seat": 0, "move": "reveal"}', b'{"seat": "0", "move": "reveal", "print": ""}',
        b'{"seat": 0, "move": 3, "print": ""}', b'{"seat": true, "move": "reveal", "print": ""}',
        b'{"seat": 0, "move": "reveal", "print": "", "result": 3}',
        b'{"seat": 0, "move": "reveal", "print": "", "result": {"winners": [2], "scores": [0, 0]}}',
        b'{"seat": 0, "move": "reveal", "print": "", "result": {"winners": [0], "scores": [0]}}',
        b'{"seat": 0, "move": "reveal", "print": "", "result": {"winners": ["0"], "scores": [0, 0]}}',
        b'{"undo": 4}', b'{"undo": -1}', b'{"undo": NaN}', b'{"undo": "1"}', b'{"undo": 1, "assisted": 1}',
        b'{"redo": 5}', b'{"redo": 4}', b'{"redo": true}', b'{"redo": 5, "result": 3}',
        b'{"tried": 5}', b'{"tried": -1}', b'{"hint": 5}', b'{"hint": 3}', b'{"hint": "4"}',
        b'{"seating": 3}', b'{"seating": {"seat": 2, "name": "", "level": null}}',
        b'{"seating": {"seat": -1, "name": "", "level": null}}', b'{"seating": {"seat": 0, "level": null}}',
    ], ids=lambda line: repr(line[:60]))
    def test_a_line_in_the_middle_that_says_nothing_possible_is_named(self, short: Path, line: bytes) -> None:
        lines = short.read_bytes().splitlines()
        lines[5] = line
        short.write_bytes(b"\n".join(lines) + b"\n")
        assert "damaged at line 6; you can continue from the moves before it" in fault(short)
        repaired = Record.load(short, repair=True)
        assert (len(repaired.moves), repaired.cut) == (4, 4)
        repaired.verify()

    def test_a_record_cut_off_anywhere_in_its_last_two_lines_continues_from_what_is_whole(self, short: Path) -> None:
        whole = short.read_bytes()
        last_two = sum(map(len, whole.splitlines(keepends=True)[-2:]))
        moves = Record.load(short).moves
        for length in range(len(whole) - last_two, len(whole)):
            short.write_bytes(whole[:length])
            left = whole[:length].count(b"\n") - 1
            if whole[:length].endswith(b"\n"):
                assert Record.load(short).cut == 0
            else:
                assert f"breaks off at line {left + 2}; you can continue from the moves before it" in fault(short)
            repaired = Record.load(short, repair=True)
            assert repaired.cut == (not whole[:length].endswith(b"\n"))
            assert repaired.moves == moves[:left]
            repaired.verify()

    def test_what_was_repaired_goes_on_in_a_file_of_its_own(self, short: Path) -> None:
        damaged = short.read_bytes()[:-5]
        short.write_bytes(damaged)
        repaired = Record.load(short, repair=True)
        refusal(RecordError, lambda: resume(repaired, RecordWriter(short)))
        kept = short.rename(short.parent / "game.damaged")
        repaired.save(short)
        assert Record.load(short) == repaired
        session = resume(repaired, RecordWriter(short))
        play_at_random(session, random.Random(2))
        Record.load(short).verify()
        assert kept.read_bytes() == damaged

    def test_a_whole_record_needs_no_repair(self, short: Path) -> None:
        assert Record.load(short, repair=True) == Record.load(short)
        assert Record.load(short, repair=True).cut == 0


class TestTampering:
    @pytest.mark.parametrize(("fields", "reason"), [
        ({"move": "collect"}, "breaks rule R"),
        ({"move": "sing"}, "is not a move of this game"),
        ({"seat": 5}, "was made by Player 6 out of turn"),
        ({"seat": -1}, "out of turn"),
        ({"print": "0123456789abcdef"}, "does not lead where the record says"),
        ({"result": {"winners": [0], "scores": [9, 0]}}, "does not lead where the record says"),
    ])
    def test_the_first_changed_move_is_named(self, file: Path, fields: dict[str, Any], reason: str) -> None:
        session = new_game(writer=RecordWriter(file))
        for notation in ("reveal", "collect", "reveal"):
            play(session, notation)
        change(file, 3, **fields)
        sentence = fault_in_play(file)
        assert "move 3 " in sentence
        assert reason in sentence
        repaired = Record.load(file, repair=True)
        assert (len(repaired.moves), repaired.cut) == (2, 1)
        repaired.verify()

    def test_a_result_that_is_missing_at_the_end(self, file: Path) -> None:
        play_at_random(new_game(seed=4, writer=RecordWriter(file)), random.Random(9))
        lines = lines_of(file)
        del lines[-1]["result"]
        write_lines(file, lines)
        assert f"move {len(lines) - 1} does not lead where the record says" in fault_in_play(file)

    def test_another_seed_is_found_at_the_first_move(self, short: Path) -> None:
        change(short, 0, seed="4")
        assert "move 1 " in fault_in_play(short)

    def test_a_move_after_the_end(self, file: Path) -> None:
        play_at_random(new_game(seed=4, writer=RecordWriter(file)), random.Random(9))
        lines = lines_of(file)
        write_lines(file, [*lines, lines[-1]])
        assert f"move {len(lines)} " in fault_in_play(file)

    def test_an_assisted_undo_that_is_passed_off_as_free(self, file: Path) -> None:
        session = new_game(person=play(new_game(), "reveal"), writer=RecordWriter(file))
        session.undo(play(session, "reveal"))
        write_lines(file, [*lines_of(file)[:2], {"undo": 0}])
        assert "the undo after move 1 is wrongly marked" in refusal(RecordError, Record.load(file).verify)

    @pytest.mark.parametrize("moves", [1, 3])
    def test_moves_made_again_that_were_not_taken_back(self, file: Path, moves: int) -> None:
        session = new_game(writer=RecordWriter(file))
        play(session, "reveal")
        seat = play(session, "collect")
        session.undo(seat)
        session.redo(seat)
        change(file, 4, redo=moves)
        assert "damaged at line 5" in fault(file)
        assert Record.load(file, repair=True).entries == session.record().entries[:3]

    def test_a_result_that_moves_made_again_do_not_have(self, file: Path) -> None:
        session = new_game(writer=RecordWriter(file))
        play(session, "reveal")
        seat = play(session, "collect")
        session.undo(seat)
        session.redo(seat)
        change(file, 4, result={"winners": [0], "scores": [1, 0]})
        assert "move 2 does not lead where the record says" in refusal(RecordError, Record.load(file).verify)
        repaired = Record.load(file, repair=True)
        assert repaired.cut == 1
        repaired.verify()

    def test_a_fingerprint_of_a_move_that_was_taken_back(self, file: Path) -> None:
        session = new_game(writer=RecordWriter(file))
        play(session, "reveal")
        session.undo(play(session, "collect"))
        change(file, 2, print="0" * 16)
        assert "move 2 " in refusal(RecordError, Record.load(file).verify)
        assert len(Record.load(file).replay()) == 2
