"""Records of games: what stands in the file, what a session makes of it, and how a game goes on from it."""

from __future__ import annotations

import random
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import engine
from engine.base.game import Game
from engine.core.errors import RecordError
from engine.session import Record, RecordWriter, Result, Seating, Session, resume
from tests.helpers.amount import examples
from tests.helpers.sessions import (
    ALL_GAMES,
    BEHIND,
    BOT,
    lines_of,
    new_game,
    play,
    play_at_random,
    play_with_undos,
    refusal,
)
from tests.helpers.toy import CELLAR


class TestTheFile:
    def test_the_header_says_what_is_played_by_whom_and_from_which_seed(self, file: Path) -> None:
        Session(CELLAR, 2, 2 ** 127, options={"renew": "both"}, players=[Seating("Zoë"), BOT],
                writer=RecordWriter(file))
        header = lines_of(file)[0]
        started = datetime.fromisoformat(header.pop("started"))
        assert started.utcoffset() == UTC.utcoffset(None)
        assert header == {
            "format": "throne-record", "version": 6, "game": "cellar", "rules": 1, "edition": 1, "seats": 2,
            "options": {"renew": "both"}, "seed": str(2 ** 127), "practice": True, "program": engine.__version__,
            "players": [{"name": "Zoë", "level": None}, {"name": "Bot", "level": "page"}]}

    def test_a_move_is_one_line_with_the_fingerprint_after_it(self, file: Path) -> None:
        session = new_game(writer=RecordWriter(file))
        seat = play(session, "reveal")
        assert lines_of(file)[1:] == [{"seat": seat, "move": "reveal", "print": session.state.fingerprint()}]

    def test_an_undo_is_one_line_more_and_takes_no_line_away(self, file: Path) -> None:
        session = new_game(writer=RecordWriter(file))
        play(session, "reveal")
        session.undo(play(session, "collect"))
        assert [set(line) for line in lines_of(file)[1:3]] == [{"seat", "move", "print"}] * 2
        assert lines_of(file)[3:] == [{"undo": 1}]

    def test_an_undo_of_what_was_revealed_is_marked(self, file: Path) -> None:
        session = new_game(person=play(new_game(), "reveal"), writer=RecordWriter(file))
        session.undo(play(session, "reveal"))
        assert lines_of(file)[2:] == [{"undo": 0, "assisted": True}]

    def test_moves_made_again_are_one_line_that_tells_how_many_there_are_then(self, file: Path) -> None:
        session = new_game(writer=RecordWriter(file))
        play(session, "reveal")
        seat = play(session, "collect")
        session.undo(seat)
        session.redo(seat)
        assert lines_of(file)[3:] == [{"undo": 1}, {"redo": 2}]

    def test_the_end_made_again_tells_the_result(self, file: Path) -> None:
        session = new_game(seed=4, person=0, writer=RecordWriter(file))
        play_at_random(session, random.Random(9))
        whole = len(session.moves)
        result = lines_of(file)[-1]["result"]
        session.undo(0)
        session.redo(0)
        assert lines_of(file)[-1] == {"redo": whole, "result": result}
        assert Record.peek(file) == session.record().summary
        assert Record.peek(file).finished

    def test_a_branch_played_before_the_end_is_one_line_that_makes_the_game_assisted(self, file: Path) -> None:
        session = new_game(writer=RecordWriter(file))
        play(session, "reveal")
        session.try_out(1)
        assert lines_of(file)[2:] == [{"tried": 1}]
        assert session.assisted
        assert Record.peek(file).assisted
        assert resume(Record.load(file)).assisted

    def test_a_branch_of_a_finished_game_is_no_help_to_it(self, file: Path) -> None:
        session = new_game(seed=4, writer=RecordWriter(file))
        play_at_random(session, random.Random(9))
        before = file.read_bytes()
        session.try_out(3)
        assert file.read_bytes() == before
        assert not session.assisted
        with pytest.raises(ValueError, match="0 to"):
            session.try_out(len(session.moves) + 1)

    def test_a_hint_is_one_line_that_makes_the_game_assisted(self, file: Path) -> None:
        session = new_game(writer=RecordWriter(file))
        play(session, "reveal")
        session.take_hint()
        session.take_hint()
        assert lines_of(file)[2:] == [{"hint": 1}]
        assert session.assisted
        assert resume(Record.load(file)).assisted
        assert Record.peek(file) == Record.load(file).summary == session.record().summary
        assert Record.peek(file).assisted

    def test_a_hint_after_the_next_move_is_a_line_of_its_own(self, file: Path) -> None:
        session = new_game(writer=RecordWriter(file))
        session.take_hint()
        play(session, "reveal")
        session.take_hint()
        assert [line.get("hint") for line in lines_of(file)[1:]] == [0, None, 1]

    def test_a_hint_stands_in_a_record_that_was_deleted_meanwhile(self, file: Path) -> None:
        session = new_game(writer=RecordWriter(file))
        file.unlink()
        session.take_hint()
        assert Record.load(file) == session.record()
        assert Record.peek(file).assisted

    def test_a_bot_at_a_seat_is_one_line(self, file: Path) -> None:
        new_game(writer=RecordWriter(file)).take_over(1, BOT)
        assert lines_of(file)[1:] == [{"seating": {"seat": 1, "name": "Bot", "level": "page"}}]

    def test_the_last_move_tells_the_result(self, file: Path) -> None:
        session = new_game(writer=RecordWriter(file))
        play_at_random(session, random.Random(2))
        *others, last = lines_of(file)
        assert last["result"] == {"winners": sorted(session.state.winners()), "scores": list(session.state.scores())}
        assert not any("result" in line for line in others)

    def test_nothing_else_is_left_in_the_folder(self, file: Path) -> None:
        play_at_random(new_game(writer=RecordWriter(file)), random.Random(2))
        assert list(file.parent.iterdir()) == [file]


class TestTheRecord:
    def test_it_reads_what_a_session_wrote(self, file: Path) -> None:
        session = new_game(person=0, writer=RecordWriter(file))
        play_with_undos(session, random.Random(3))
        assert Record.load(file) == session.record()

    def test_saving_and_loading_changes_nothing(self, short: Path, tmp_path: Path) -> None:
        record = Record.load(str(short))
        record.save(tmp_path / "copy.jsonl")
        assert (tmp_path / "copy.jsonl").read_bytes() == short.read_bytes()

    def test_saving_replaces_what_was_there(self, short: Path, tmp_path: Path) -> None:
        other = tmp_path / "other.jsonl"
        other.write_text("something else")
        Record.load(short).save(other)
        assert Record.load(other) == Record.load(short)

    def test_a_record_that_cannot_be_saved_says_so_and_leaves_nothing_behind(self, short: Path) -> None:
        refusal(RecordError, lambda: Record.load(short).save(short.parent / "missing" / "game.jsonl"))
        (short.parent / "folder").mkdir()
        refusal(RecordError, lambda: Record.load(short).save(short.parent / "folder"))
        assert {each.name for each in short.parent.iterdir()} == {"game.jsonl", "folder"}

    def test_its_moves_are_those_that_were_not_taken_back(self) -> None:
        session = new_game()
        play(session, "reveal")
        session.undo(play(session, "collect"))
        play(session, "reveal")
        assert [str(move) for move in session.record().moves] == ["reveal", "reveal"]
        assert session.record().moves == session.moves

    def test_it_replays_every_position(self) -> None:
        session = new_game(seed=4)
        positions = [session.state]
        while not session.finished:
            play_at_random(session, random.Random(len(positions)), 1)
            positions.append(session.state)
        assert [each.fingerprint() for each in session.record().replay()] == [each.fingerprint() for each in positions]

    def test_it_knows_who_sits_where_at_the_end(self) -> None:
        session = new_game(person=0)
        session.take_over(0, BOT)
        assert session.record().players == session.players == (BOT, BOT)
        assert session.record().header.players == (Seating("Ann"), BOT)

    def test_it_has_a_result_once_the_game_is_over(self) -> None:
        session = new_game(seed=5)
        play_at_random(session, random.Random(4), 5)
        assert session.record().result is None
        play_at_random(session, random.Random(4))
        winners, scores = session.state.winners(), session.state.scores()
        assert session.record().result == Result(tuple(sorted(winners)), scores)

    def test_a_game_goes_on_where_it_stopped(self, short: Path) -> None:
        session = resume(Record.load(short), RecordWriter(short))
        play_at_random(session, random.Random(6))
        assert session.finished
        Record.load(short).verify()
        assert Record.load(short).moves == session.moves

    def test_a_game_may_go_on_in_another_file(self, short: Path, tmp_path: Path) -> None:
        content = short.read_bytes()
        session = resume(Record.load(short), RecordWriter(tmp_path / "branch.jsonl"))
        play_at_random(session, random.Random(6), 3)
        assert short.read_bytes() == content
        assert (tmp_path / "branch.jsonl").read_bytes().startswith(content)
        assert Record.load(tmp_path / "branch.jsonl") == session.record()

    def test_a_game_does_not_go_on_in_the_file_of_another(self, short: Path, tmp_path: Path) -> None:
        other = tmp_path / "other.jsonl"
        new_game(writer=RecordWriter(other))
        refusal(RecordError, lambda: resume(Record.load(short), RecordWriter(other)))

    def test_what_a_game_was_it_still_is_when_it_goes_on(self, file: Path) -> None:
        session = Session(BEHIND, 2, players=[Seating("Ann"), BOT], writer=RecordWriter(file))
        while not session.assisted:
            play_at_random(session, random.Random(7), 1)
            if session.why_not_undo(0) is None and not session.undo_is_free(0):
                session.undo(0)
        again = resume(Record.load(file))
        assert again.assisted
        assert not again.practice
        assert (again.seed, again.players, again.seats) == (session.seed, session.players, 2)
        assert again.record().header.started == session.record().header.started

    def test_moves_of_a_game_that_goes_on_can_be_taken_back(self, short: Path) -> None:
        session = new_game()
        play(session, "reveal")
        before = session.state.fingerprint()
        seat = play(session, "collect")
        again = resume(session.record())
        again.undo(seat)
        assert again.state.fingerprint() == before
        assert not again.assisted


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)
@settings(max_examples=examples(8), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seed=st.integers(0, 2 ** 128 - 1), luck=st.randoms(use_true_random=False), moves=st.integers(0, 120),
       data=st.data())
def test_any_game_is_read_back_and_goes_on_as_it_was(game: Game[Any], tmp_path: Path, seed: int,
                                                     luck: random.Random, moves: int, data: st.DataObject) -> None:
    seats = data.draw(st.sampled_from(game.seats))
    person = data.draw(st.none() | st.integers(0, seats - 1))
    file = tmp_path / "game.jsonl"
    file.unlink(missing_ok=True)
    session = new_game(game, seats, seed, person=person, writer=RecordWriter(file))
    play_with_undos(session, luck, moves)
    record = Record.load(file)
    assert record == session.record()
    record.verify()
    assert Record.peek(file) == record.summary
    again = resume(record, RecordWriter(file))
    assert again.state.fingerprint() == session.state.fingerprint() == record.replay()[-1].fingerprint()
    assert (again.moves, again.players, again.assisted) == (session.moves, session.players, session.assisted)
    rest = luck.getrandbits(32)
    play_with_undos(resume(session.record()), random.Random(rest), 20)
    play_with_undos(again, random.Random(rest), 20)
    assert Record.load(file) == again.record()
