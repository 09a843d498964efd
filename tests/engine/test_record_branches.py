"""Games that begin in the middle of a recorded one."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from engine.session import Record, RecordWriter, Seating, branch
from tests.helpers.sessions import BEHIND, BOT, new_game, play_at_random, play_with_undos


class TestBranches:
    @pytest.fixture
    def whole(self, file: Path) -> Record:
        """The record of a finished game with moves taken back."""
        session = new_game(seed=4, person=0, writer=RecordWriter(file))
        play_with_undos(session, random.Random(11))
        play_at_random(session, random.Random(12))
        return Record.load(file)

    def test_a_branch_begins_with_the_first_moves_and_goes_on_alone(self, whole: Record, tmp_path: Path) -> None:
        positions = whole.replay()
        for moves in (0, 1, 7, len(whole.moves)):
            other = tmp_path / f"{moves}.jsonl"
            branched = branch(whole, moves, writer=RecordWriter(other))
            assert branched.moves == whole.moves[:moves]
            assert branched.state.fingerprint() == positions[moves].fingerprint()
            play_at_random(branched, random.Random(5), 4)
            Record.load(other).verify()
            assert Record.load(other) == branched.record()

    def test_it_is_practice_begun_now_by_the_players_of_the_end(self, whole: Record) -> None:
        branched = branch(whole, 5)
        assert branched.practice
        assert not branched.assisted
        assert branched.players == whole.players
        assert branched.record().header.started >= whole.header.started
        assert (branched.seed, branched.seats, branched.state.options) == (4, 2, {})

    def test_other_players_may_play_it_and_take_back_what_was_there(self, whole: Record) -> None:
        branched = branch(whole, 5, [Seating("Ben"), BOT])
        assert branched.players == (Seating("Ben"), BOT)
        branched.undo(0)
        assert len(branched.moves) < 5

    @pytest.mark.parametrize("moves", [-1, 10_000])
    def test_there_is_none_where_there_are_no_moves(self, whole: Record, moves: int) -> None:
        with pytest.raises(ValueError, match="A branch begins after 0 to"):
            branch(whole, moves)

    def test_one_player_is_needed_per_seat(self, whole: Record) -> None:
        with pytest.raises(ValueError, match="needs 2 players"):
            branch(whole, 3, [BOT])

    def test_one_of_older_rules_goes_on_with_the_rules_of_today(self, whole: Record,
                                                                 monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(type(BEHIND), "rules_version", whole.header.rules + 1)
        branched = branch(whole, 3)
        assert len(branched.moves) == 3
        assert not branched.record().older_rules
