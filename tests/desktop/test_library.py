"""The library keeps the record of every game, and offers the one that can be continued."""

from __future__ import annotations

import os
import random
import re
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale

from engine.core.errors import RecordError
from engine.core.manifest import RuleChange
from engine.core.text import N_
from engine.session import Record, Seating, Session
from tests.helpers.sessions import BEHIND, change, deciding, lines_of, play_at_random
from throne_desktop.services.records.library import Library, SavedGame, Unreadable
from throne_desktop.storage import paths

PLAYERS = (Seating("Zoë"), Seating("", "page"))


@pytest.fixture
def library(tmp_path: Path) -> Library:
    folder = tmp_path / "games"
    folder.mkdir()
    return Library(folder)


def begin(library: Library, moves: int, players: tuple[Seating, ...] = PLAYERS, seed: int = 1) -> Path:
    """A game of that many random moves; returns its file."""
    writer = library.new_record(BEHIND)
    session = Session(BEHIND, len(players), seed, players=players, writer=writer)
    play_at_random(session, random.Random(seed), moves)
    return writer.path


def played_at(file: Path, time: int) -> Path:
    os.utime(file, (time, time))
    return file


# -- what there is -----------------------------------------------------------------------------------------------------

def test_a_new_library_is_empty_and_lies_in_the_folder_for_games() -> None:
    library = Library()
    assert library.folder == paths.games()
    assert library.records() == ()
    assert library.current() is None
    assert library.resume() is None


def test_a_record_is_named_after_its_day_and_game_and_no_two_share_a_file(library: Library) -> None:
    names = [begin(library, 1).name for _ in range(3)]
    assert len(set(names)) == 3
    for name in names:
        assert re.fullmatch(r"\d{4}-\d\d-\d\d_\d{6}_behind-the-throne(_\d)?\.throne", name)
    assert names[0].startswith(f"{datetime.now():%Y-}")


def test_records_are_listed_the_last_played_first_with_what_their_first_line_says(library: Library) -> None:
    finished = played_at(begin(library, 10_000), 100)
    unfinished = played_at(begin(library, 3), 200)
    first, second = library.records()
    assert isinstance(first, SavedGame) and isinstance(second, SavedGame)
    assert (first.file, second.file) == (unfinished, finished)
    assert (first.summary.finished, second.summary.finished) == (False, True)
    assert first.summary.players == PLAYERS
    assert first.game_id == "behind-the-throne"


def test_records_of_the_first_version_are_listed_and_thrown_away_too(library: Library) -> None:
    former = begin(library, 3)
    former = former.rename(former.with_suffix(".jsonl"))
    assert [entry.file for entry in library.records()] == [former]
    library.discard(former)
    library.empty_trash()
    assert list(library.folder.iterdir()) == []


def test_a_foreign_file_is_listed_with_what_is_wrong_and_left_alone(library: Library) -> None:
    foreign = library.folder / "letter.jsonl"
    foreign.write_text("Dear Zoë")
    (entry,) = library.records()
    assert isinstance(entry, Unreadable)
    assert (entry.file, str(entry.fault)) == (foreign, "The file letter.jsonl is not a record of a game.")
    assert library.current() is None
    assert foreign.read_text() == "Dear Zoë"


def test_files_of_other_kinds_are_not_listed(library: Library) -> None:
    (library.folder / "notes.txt").write_text("nothing")
    assert library.records() == ()


# -- the current game --------------------------------------------------------------------------------------------------

def test_the_current_game_is_the_unfinished_one_played_last(library: Library) -> None:
    played_at(begin(library, 3), 100)
    wanted = played_at(begin(library, 4), 300)
    played_at(begin(library, 5), 200)
    played_at(begin(library, 10_000), 400)
    current = library.current()
    assert current is not None
    assert current.file == wanted


def test_a_game_that_only_bots_play_is_not_continued(library: Library) -> None:
    begin(library, 3, (Seating("Ada", "page"), Seating("Bo", "squire")))
    assert len(library.records()) == 1
    assert library.current() is None


NEW_RULE = N_("behind-the-throne/game", "Kings may dance now.")


@pytest.fixture
def new_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules of the game change."""
    newer = BEHIND.rules_version + 1
    monkeypatch.setattr(type(BEHIND), "rules_version", newer)
    monkeypatch.setattr(type(BEHIND), "rule_changes", (RuleChange(newer, NEW_RULE),))


def test_a_game_of_older_rules_goes_on_and_tells_what_is_new(library: Library, request: pytest.FixtureRequest) -> None:
    file = begin(library, 3)
    request.getfixturevalue("new_rules")
    session = library.resume()
    assert session is not None
    assert [str(remark) for remark in library.remarks] == [
        "This game was started under older rules, some of which have changed since.", "Kings may dance now."]
    assert not Record.load(file).older_rules
    play_at_random(session, random.Random(1), 3)
    assert Record.load(file) == session.record()
    assert library.resume() is not None
    assert library.remarks == ()


def test_a_damaged_game_of_older_rules_is_repaired_and_goes_on(library: Library,
                                                                 request: pytest.FixtureRequest) -> None:
    file = begin(library, 5)
    file.write_bytes(file.read_bytes()[:-3])
    request.getfixturevalue("new_rules")
    session = library.resume()
    assert session is not None
    assert len(session.moves) == 4
    assert len(library.remarks) == 3


def test_a_game_that_the_rules_of_today_refuse_is_not_continued(library: Library,
                                                                  request: pytest.FixtureRequest) -> None:
    file = begin(library, 3)
    change(file, 1, move="collect")
    request.getfixturevalue("new_rules")
    (entry,) = library.records()
    assert isinstance(entry, SavedGame)
    for content in (file.read_bytes(), file.read_bytes()[:-1]):
        file.write_bytes(content)
        with pytest.raises(RecordError):
            library.resume(entry)
        assert file.read_bytes() == content
        assert list(library.folder.iterdir()) == [file]


@pytest.fixture
def british() -> Iterator[None]:
    """Dates are written as in Britain."""
    before = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    yield
    QLocale.setDefault(before)


@pytest.mark.usefixtures("british")
def test_the_current_game_is_described_in_a_sentence(library: Library) -> None:
    begin(library, 1)
    current = library.current()
    assert current is not None
    began = current.summary.started.astimezone()
    assert current.sentence == f"Behind the Throne, a practice game: Zoë, Player 2, started {began:%d/%m/%Y %H:%M}"


# -- going on ----------------------------------------------------------------------------------------------------------

def test_a_resumed_game_goes_on_where_it_was_in_the_same_file(library: Library) -> None:
    file = begin(library, 6)
    before = file.read_bytes()
    session = library.resume()
    assert session is not None
    assert library.remarks == ()
    assert [str(move) for move in session.moves] == [line["move"] for line in lines_of(file)[1:]]
    seat = deciding(session)
    session.submit(seat, session.observation(seat).legal_moves()[0])
    assert file.read_bytes().startswith(before)
    assert Record.load(file) == session.record()
    assert list(library.folder.iterdir()) == [file]


def test_a_finished_game_can_be_looked_at_again_but_has_no_next_move(library: Library) -> None:
    begin(library, 10_000)
    assert library.resume() is None
    (entry,) = library.records()
    assert isinstance(entry, SavedGame)
    session = library.resume(entry)
    assert session is not None
    assert session.finished


@pytest.mark.parametrize("cut", [1, 20])
def test_a_record_that_breaks_off_goes_on_from_its_last_whole_line_and_is_kept(library: Library, cut: int) -> None:
    file = begin(library, 6)
    damaged = file.read_bytes()[:-cut]
    file.write_bytes(damaged)
    session = library.resume()
    assert session is not None
    assert len(session.moves) == 5
    kept = file.with_name(f"{file.name}.damaged")
    assert kept.read_bytes() == damaged
    (remark,) = library.remarks
    assert str(remark) == ("The record of this game was damaged, so the game goes on from the last move that could be "
                           f"read; the damaged file is kept as {kept.name}.")
    play_at_random(session, random.Random(1), 3)
    assert Record.load(file) == session.record()
    again = library.resume()
    assert again is not None
    assert again.record() == session.record()
    assert library.remarks == ()


def test_a_record_with_a_changed_move_goes_on_before_it(library: Library) -> None:
    file = begin(library, 6)
    change(file, 3, print="0" * 16)
    session = library.resume()
    assert session is not None
    assert len(session.moves) == 2
    Record.load(file).verify()


def test_a_record_with_a_byte_order_mark_is_listed_and_goes_on_in_its_file(library: Library) -> None:
    file = begin(library, 6)
    before = library.entry(file).summary
    file.write_text(file.read_text(encoding="utf-8"), encoding="utf-8-sig", newline="\r\n")
    assert library.entry(file).summary == before
    session = library.resume(library.entry(file))
    assert session is not None
    assert not library.remarks
    play_at_random(session, random.Random(1), 2)
    assert Record.load(file) == session.record()


def test_two_damaged_records_of_one_game_are_both_kept(library: Library) -> None:
    file = begin(library, 6)
    for number in range(2):
        file.write_bytes(file.read_bytes()[:-1])
        session = library.resume()
        assert session is not None
        assert len(session.moves) == 5 - number
    assert sorted(each.name for each in library.folder.iterdir()) == [
        file.name, f"{file.name}.2.damaged", f"{file.name}.damaged"]


def test_a_record_that_vanished_is_reported(library: Library) -> None:
    file = begin(library, 2)
    (entry,) = library.records()
    assert isinstance(entry, SavedGame)
    file.unlink()
    with pytest.raises(RecordError, match=r"^There is no file "):
        library.resume(entry)
