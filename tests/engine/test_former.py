"""Records of former versions: they replay whole, and unfinished games go on with the rules of today."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine import load_game
from engine.base.game import Game
from engine.core.moves import Move
from engine.session import Record, RecordWriter, resume
from engine.session.entries import Entry, Played, Redone, Tried, Undone
from tests.helpers.amount import LONG, examples
from tests.helpers.sessions import BEHIND, new_game, play_at_random, play_with_undos

FORMER = Path(__file__).parent / "former"
FORMER_GAMES = ("behind-the-throne", "imposter-kings", "rival-kings", "shadow-throne", "throne")
FINISHED = sorted(FORMER.glob("*/*_finished*.throne"))
UNFINISHED = sorted(FORMER.glob("*/*_unfinished*.throne"))
LENGTHY = ("rival-kings_2", "rival-kings_3", "throne_4", "throne_5")
"""Of these games at other numbers of seats there is less to play."""


def name(file: Path) -> str:
    return f"{file.parent.name}-{file.stem}"


class TestOfVersionsBefore:
    @pytest.mark.parametrize("file", FINISHED, ids=name)
    def test_a_finished_game_replays_whole_and_ends_as_it_did(self, file: Path) -> None:
        record = Record.load(file)
        written = json.loads(file.read_text().splitlines()[-1])["result"]
        positions = record.replay()
        assert not record.view_only
        assert positions[-1].actor is None
        assert sorted(positions[-1].winners()) == written["winners"]
        assert list(positions[-1].scores()) == written["scores"]
        assert Record.peek(file).finished

    @pytest.mark.parametrize("file", [pytest.param(file, marks=LONG if file.stem.startswith(LENGTHY) else ())
                                      for file in UNFINISHED], ids=name)
    def test_an_unfinished_game_is_played_on_to_its_end(self, file: Path, tmp_path: Path) -> None:
        copy = tmp_path / file.name
        copy.write_bytes(file.read_bytes())
        before = Record.load(copy)
        session = resume(before, RecordWriter(copy))
        assert session.players == before.players
        assert session.assisted == before.assisted
        play_at_random(session, random.Random(3))
        after = Record.load(copy)
        assert after == session.record()
        assert after.result is not None
        assert not after.older_rules
        after.verify()

    def test_every_game_and_number_of_seats_of_0_2_has_one_of_each(self) -> None:
        wanted = {f"{game}_{seats}" for game in FORMER_GAMES for seats in load_game(game).seats}
        for files in (FINISHED, UNFINISHED):
            assert wanted <= {file.stem.rsplit("_", 1)[0] for file in files if file.parent.name == "0.2"}

    @pytest.mark.parametrize("file", [*FINISHED, *UNFINISHED], ids=name)
    def test_who_opens_it_is_told_which_rules_are_new(self, file: Path) -> None:
        record = Record.load(file)
        assert record.older_rules == (record.game.rules_version > 1)
        assert len(record.rule_changes) >= record.older_rules


# -- what is asked no more ---------------------------------------------------------------------------------------------

SUPERFLUOUS = "reveal"
"""A move of a seat that was not to decide, as if it had been asked something then."""


@pytest.fixture
def asked_less(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules of the game change: the question that the superfluous move answered is no longer asked."""
    def is_asked_no_more(_game: Game[Any], state: Any, seat: int, _move: Move) -> bool:
        return seat != state.actor

    monkeypatch.setattr(type(BEHIND), "rules_version", BEHIND.rules_version + 1)
    monkeypatch.setattr(type(BEHIND), "is_asked_no_more", is_asked_no_more)


class _Older:
    """A record of today with superfluous answers put in, as an older program would have written it."""

    def __init__(self, luck: random.Random, seats: int) -> None:
        self._luck = luck
        self._seats = seats
        self._kept: list[bool] = []             # of the moves that count now: whether they are asked today
        self._back: list[list[bool]] = []

    def written(self, entries: tuple[Entry, ...]) -> Iterator[Entry]:
        for entry in entries:
            if isinstance(entry, Played) and self._luck.random() < 0.3:
                other = (entry.seat + 1) % self._seats
                self._add(False)
                yield Played(other, SUPERFLUOUS, "0" * 16)
            yield self._shifted(entry)

    def _add(self, kept: bool) -> None:
        self._kept.append(kept)
        self._back.clear()

    def _shifted(self, entry: Entry) -> Entry:
        match entry:
            case Played():
                self._add(True)
            case Undone(remaining, assisted):
                there = self._place(remaining)
                self._back.append(self._kept[there:])
                del self._kept[there:]
                return Undone(there, assisted)
            case Redone(_, result):
                self._kept += self._back.pop()
                return Redone(len(self._kept), result)
            case Tried(moves):
                return Tried(self._place(moves))
        return entry

    def _place(self, moves: int) -> int:
        """How many moves were written when that many of today's had been made."""
        places = [number for number, kept in enumerate(self._kept) if kept]
        return places[moves] if moves < len(places) else len(self._kept)


@settings(max_examples=examples(20), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seed=st.integers(0, 2 ** 64), luck=st.randoms(use_true_random=False), moves=st.integers(1, 60))
def test_answers_to_what_is_asked_no_more_are_left_out(asked_less: None, seed: int, luck: random.Random,
                                                       moves: int) -> None:
    session = new_game(BEHIND, 3, seed, person=0)
    play_with_undos(session, luck, moves)
    session.try_out(luck.randint(0, len(session.moves)))
    today = session.record()
    older = Record(replace(today.header, rules=BEHIND.rules_version - 1),
                   tuple(_Older(luck, 3).written(today.entries)))
    assert older.older_rules
    assert not older.view_only
    assert older.today == today
    assert resume(older).state.fingerprint() == session.state.fingerprint()
