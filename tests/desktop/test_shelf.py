"""The shelf finds all games by an index that may be damaged, old or gone: the records say what is so."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.core.errors import RecordError
from engine.session import Seating
from tests.helpers.many_games import fill, kept, made_up, played_on, players_against
from throne_desktop.__main__ import main
from throne_desktop.services.records.library import Library, SavedGame, Unreadable
from throne_desktop.services.records.shelf import Shelf
from throne_desktop.services.records.slips import name_in, slip_in
from throne_desktop.storage import paths

THRONE = "throne"
TOP = Path(__file__).parents[2]


class Kept:
    """A folder of games, and an index of it."""

    def __init__(self, folder: Path) -> None:
        self.games, self.index = folder / "games", folder / "shelf.index"
        self.games.mkdir()
        self.read: list[Path] = []

    def shelf(self) -> Shelf:
        """The shelf as another start of the program finds it."""
        noting = self

        class Noting(Library):
            """Notes which records are read."""

            def entry(self, file: Path) -> SavedGame:
                noting.read.append(file)
                return super().entry(file)

        self.read.clear()
        return Shelf(Noting(self.games), self.index)

    def entries(self, shelf: Shelf | None = None) -> tuple[SavedGame | Unreadable, ...]:
        """All that another start finds."""
        shelf = shelf or self.shelf()
        found = shelf.look(0)
        while found.to_read:
            found = shelf.go_on(0)
        return tuple(map(shelf.entry, found.lines))

    def is_right(self) -> bool:
        """Whether another start finds just what the records say."""
        return self.entries() == Library(self.games).records()

    def one(self, number: int = 0, winner: int | None = 0) -> Path:
        """One more game, written at a time of its own."""
        file = kept(self.games, made_up(THRONE, players_against("page"), None if winner is None else (winner,), number))
        os.utime(file, ns=(number + 1, number + 1))
        return file


@pytest.fixture
def on(tmp_path: Path) -> Kept:
    return Kept(tmp_path)


@pytest.fixture
def ten(on: Kept) -> Kept:
    """Ten games that an index knows."""
    for number in range(10):
        on.one(number)
    assert on.is_right()
    return on


# -- what it tells -----------------------------------------------------------------------------------------------------

def test_the_index_tells_of_games_of_all_sorts_what_their_records_do(on: Kept) -> None:
    fill(on.games, 40, name="Zoë 王")
    kept(on.games, played_on(made_up(THRONE, players_against("page"), (1,)), (0,)))
    kept(on.games, made_up(THRONE, (Seating("Ann"), Seating("Ann")), (0, 1), 3))
    kept(on.games, made_up(THRONE, (Seating("Ada", "page"), Seating("Bo", "squire")), (), 4))
    (on.games / "letter.throne").write_text("Dear diary")
    (on.games / "notes.txt").write_text("Dear diary")
    (on.games / "folder.throne").mkdir()
    assert on.is_right()
    assert on.is_right(), "and so it does when no record is read"


def test_only_records_that_the_index_does_not_know_are_read(ten: Kept) -> None:
    ten.entries()
    assert ten.read == []
    new = ten.one(20)
    assert ten.is_right()
    assert ten.read == [new]


def test_a_game_that_went_on_is_read_again_and_told_once(ten: Kept) -> None:
    file = ten.one(30, winner=None)
    ten.entries()
    made_up(THRONE, players_against("page"), (1,), 30).save(file)
    assert ten.is_right()
    assert ten.read == [file]
    assert len(ten.entries()) == 11


def test_a_game_that_was_deleted_is_gone_and_one_that_came_back_is_there(ten: Kept) -> None:
    library = Library(ten.games)
    file = ten.entries()[3].file
    library.discard(file)
    assert file not in [entry.file for entry in ten.entries()]
    library.restore(file)
    assert ten.entries()[3].file == file
    assert ten.read == [], "Its slip is still there."


def test_the_games_read_last_are_found_at_once_if_they_are_still_there(ten: Kept) -> None:
    files = [entry.file for entry in ten.entries()]
    files[0].unlink()
    shelf = ten.shelf()
    assert [shelf.entry(line).file for line in shelf.latest().lines] == files[1:]
    assert ten.read == []


def test_many_records_are_read_a_few_at_a_time_the_last_written_first(ten: Kept) -> None:
    ten.index.unlink()
    shelf = ten.shelf()
    found = shelf.look(0)
    assert (len(found.lines), found.to_read) == (1, 9)
    assert shelf.go_on(0).to_read == 8
    assert [file.name[:10] for file in ten.read] == ["2026-01-10", "2026-01-09"]


# -- damage ------------------------------------------------------------------------------------------------------------

def cut(content: bytes) -> bytes:
    """The file breaks off in the middle of a line."""
    return content[:-30]


def twisted(content: bytes) -> bytes:
    """A name in a line is another one."""
    return content.replace(b"Ann", b"Eve", 1)


def of_another_version(content: bytes) -> bytes:
    """Another version of the program has made it."""
    return b"shelf 1 0.0.1" + content[content.index(b"\n"):]


def nonsense(content: bytes) -> bytes:
    """It is no index at all."""
    return bytes(range(256)) * 40


@pytest.mark.parametrize("damage", [cut, twisted, of_another_version, nonsense, lambda _: b"",
                                    lambda content: content * 2],
                         ids=["cut", "twisted", "of another version", "nonsense", "empty", "doubled"])
def test_a_damaged_index_loses_nothing_and_is_whole_again(ten: Kept, damage: Callable[[bytes], bytes]) -> None:
    ten.index.write_bytes(damage(ten.index.read_bytes()))
    assert ten.is_right()
    new = ten.one(50)
    assert ten.is_right()
    assert ten.read == [new], "All others are in the index again."


def test_where_the_index_cannot_be_written_all_is_found_nonetheless(ten: Kept) -> None:
    ten.index.unlink()
    ten.index.mkdir()
    assert ten.is_right()
    with pytest.raises(OSError):
        ten.shelf().forget()


def test_names_that_would_break_a_line_do_not(ten: Kept) -> None:
    for number, name in enumerate(("a\tb\nc.throne", "100%.throne", "%09%0A%25.throne", "é\udcff.throne")):
        odd = ten.one(60 + number)
        odd.rename(odd.with_name(name))
    for _ in range(2):
        assert ten.is_right()
    assert ten.read == []


def test_an_index_with_much_that_no_longer_counts_is_written_anew(on: Kept) -> None:
    file = on.one()
    for number in range(250):
        os.utime(file, ns=(number, number))
        on.entries()
    assert len(on.index.read_bytes().split(b"\n")) < 230
    assert on.is_right()


# -- killed ------------------------------------------------------------------------------------------------------------

READ = """
import sys
from pathlib import Path
from throne_desktop.__main__ import main
from throne_desktop.services.records.library import Library
from throne_desktop.services.records.shelf import Shelf
shelf = Shelf(Library(Path(sys.argv[1])), Path(sys.argv[2]))
found = shelf.look(0)
print("reading", flush=True)
while found.to_read:
    found = shelf.go_on(0)
"""


def test_a_program_killed_while_it_reads_loses_no_game_and_little_work(on: Kept) -> None:
    content = on.one().read_bytes()
    for number in range(400):
        (on.games / f"{number}.throne").write_bytes(content)
    reader = subprocess.Popen([sys.executable, "-c", READ, str(on.games), str(on.index)], cwd=TOP, text=True,
                              stdout=subprocess.PIPE)
    assert reader.stdout is not None
    with reader.stdout:
        assert reader.stdout.readline() == "reading\n"
        while not on.index.exists() or on.index.stat().st_size < 2000:
            assert reader.poll() is None
        reader.send_signal(signal.SIGKILL)
        reader.wait()
    assert on.is_right()
    assert len(on.read) < 401


def test_two_programs_that_read_at_the_same_time_do_not_spoil_the_index(on: Kept) -> None:
    for number in range(30):
        on.one(number)
    one, other = on.shelf(), on.shelf()
    ours, theirs = one.look(0), other.look(0)
    while ours.to_read or theirs.to_read:
        ours, theirs = one.go_on(0), other.go_on(0)
    assert on.is_right()
    assert on.read == []


# -- made anew ---------------------------------------------------------------------------------------------------------

def test_the_command_line_makes_the_index_of_all_games_anew(capsys: pytest.CaptureFixture[str]) -> None:
    for number in range(3):
        kept(paths.games(), made_up(THRONE, players_against("page"), (0,), number))
    index = paths.cache() / "shelf.index"
    index.parent.mkdir(parents=True, exist_ok=True)
    index.write_bytes(b"nonsense")
    assert main(["--rebuild"]) == 0
    assert capsys.readouterr().out == "The index of the games played was made anew. Records in it: 3.\n"
    assert len(Shelf(Library(), index).latest().lines) == 3


def test_an_index_that_cannot_be_made_anew_is_one_clear_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    (paths.cache() / "shelf.index").mkdir(parents=True)
    assert main(["--rebuild"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("throne-desktop: The index of the games played cannot be made anew: ")
    assert said.count("\n") == 1


def test_the_index_is_made_anew_when_it_is_asked_for(ten: Kept) -> None:
    shelf = ten.shelf()
    shelf.forget()
    assert len(ten.entries(shelf)) == 10
    assert len(ten.read) == 10


def test_a_slip_says_who_played(on: Kept) -> None:
    kept(on.games, made_up(THRONE, (Seating("Ann"), Seating("Bo", "page")), (0,)))
    (line,) = on.shelf().look().lines
    assert slip_in(line).people == ("Ann",)
    assert name_in(line) == slip_in(line).name


def test_a_record_that_vanishes_while_it_is_looked_at_says_so(ten: Kept) -> None:
    (ten.games / "letter.throne").write_text("Dear diary")
    shelf = ten.shelf()
    lines = shelf.look().lines
    (ten.games / "letter.throne").unlink()
    (gone,) = (entry for entry in map(shelf.entry, lines) if isinstance(entry, Unreadable))
    assert "letter.throne" in str(gone.fault)
    with pytest.raises(RecordError):
        Library(ten.games).entry(gone.file)
