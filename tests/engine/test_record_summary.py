"""What a glance at a record tells, without reading all of it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from engine.core.errors import RecordError
from engine.session import Record, RecordWriter, Seating, Session
from tests.helpers.sessions import BEHIND, BOT, new_game, play_at_random, refusal


class TestTheSummary:
    @pytest.mark.parametrize("moves", [0, 1, 30, 10_000])
    def test_a_glance_tells_what_the_whole_record_tells(self, file: Path, moves: int) -> None:
        session = Session(BEHIND, 4, players=[Seating("Ann"), BOT, BOT, BOT], writer=RecordWriter(file))
        play_at_random(session, random.Random(8), moves)
        summary = Record.peek(file)
        assert summary == Record.load(file).summary == session.record().summary
        assert summary.finished == session.finished
        assert (summary.game, summary.players[0].name) == ("behind-the-throne", "Ann")
        assert not summary.practice

    def test_who_took_back_the_last_move_has_not_finished(self, file: Path) -> None:
        session = new_game(seed=4, person=0, writer=RecordWriter(file))
        play_at_random(session, random.Random(9))
        session.undo(0)
        assert not Record.peek(file).finished

    def test_a_change_at_the_table_after_the_end_is_no_matter(self, file: Path) -> None:
        session = new_game(seed=4, writer=RecordWriter(file))
        play_at_random(session, random.Random(9))
        session.take_over(0, BOT)
        assert Record.peek(file).finished

    def test_a_last_line_that_breaks_off_does_not_count(self, file: Path) -> None:
        play_at_random(new_game(seed=4, writer=RecordWriter(file)), random.Random(9))
        assert not Record.peek(file).damaged
        file.write_bytes(file.read_bytes()[:-1])
        assert not Record.peek(file).finished
        assert Record.peek(file).damaged
        assert Record.load(file, repair=True).summary == Record.peek(file)

    def test_of_a_long_record_only_the_ends_are_read(self, file: Path) -> None:
        session = new_game(seed=4, writer=RecordWriter(file))
        play_at_random(session, random.Random(9))
        first, *lines = file.read_bytes().splitlines(keepends=True)
        file.write_bytes(first + b"spoilt\n" * 9_000 + b"".join(lines) + b"spoilt\n")
        assert Record.peek(file).result == session.record().result

    def test_the_first_end_decides_whatever_follows(self, file: Path) -> None:
        session = new_game(seed=4, person=0, writer=RecordWriter(file))
        play_at_random(session, random.Random(9))
        ended = session.record().summary
        session.undo(0)
        assert session.first_end is not None
        assert session.assisted
        assert not Record.peek(file).finished
        assert Record.peek(file).as_it_counts == ended
        session.take_over(1, BOT)
        play_at_random(session, random.Random(11))
        assert Record.peek(file) == Record.load(file).summary == session.record().summary
        assert Record.peek(file).as_it_counts == ended

    def test_help_and_changes_before_the_first_end_count(self, file: Path) -> None:
        session = new_game(seed=4, person=0, writer=RecordWriter(file))
        session.take_hint()
        session.take_over(1, BOT)
        play_at_random(session, random.Random(9))
        found = Record.peek(file).as_it_counts
        assert (found.assisted, found.reseated) == (True, True)
        assert found == Record.load(file).summary

    def test_a_game_that_has_not_ended_counts_as_it_is(self, file: Path) -> None:
        session = new_game(seed=4, person=0, writer=RecordWriter(file))
        play_at_random(session, random.Random(9), 5)
        assert session.first_end is None
        assert Record.peek(file).as_it_counts == Record.peek(file)

    def test_a_foreign_file_has_none(self, file: Path) -> None:
        file.write_text("Dear diary\n")
        assert "not a record" in refusal(RecordError, lambda: Record.peek(file))
