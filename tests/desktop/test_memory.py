"""Memory: a game that was left is gone as a whole, what is kept for later is bounded, and nothing unused is loaded."""

from __future__ import annotations

import gc
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final
from weakref import ref

import pytest
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem

from engine import GAMES, load_game
from engine.core.knowledge import Knowledge
from engine.core.state import State
from engine.session.session import Session
from engine.table.view import View
from tests.helpers.amount import few_or_many, first_or_all
from tests.helpers.watching import ChanceBots, watch
from tests.helpers.window import host_of, open_window
from throne_desktop.language.i18n import words as said
from throne_desktop.language.markup import escaped
from throne_desktop.look import pictures
from throne_desktop.look.pictures import Pictures
from throne_desktop.look.portraits import portrait_icon
from throne_desktop.screens.around_table.side_panel import SidePanel
from throne_desktop.screens.play.play import PlayScreen
from throne_desktop.services.game.table_host import TableHost
from throne_desktop.storage.people import portraits_at
from throne_desktop.table.faces.card_layout import CardLayout
from throne_desktop.window import memory

pytestmark = pytest.mark.usefixtures("qtbot")


@pytest.fixture(autouse=True)
def paints_once() -> None:
    """Pictures take as much room as they do in the program."""


@pytest.fixture(autouse=True)
def keeps_free_memory() -> None:
    """Memory is given back as it is in the program."""


@pytest.fixture(autouse=True)
def nothing_that_lives_is_garbage() -> None:
    """Garbage is collected as it is in the program."""


TOP: Final = Path(__file__).parents[2]
OF_A_GAME: Final = (Session, State, View, Knowledge, CardLayout, QGraphicsItem, PlayScreen, TableHost)
"""What a game at the table consists of."""

# Loads what a window with a game has loaded, or a bot's process, and tells which of these modules came with it.
LOAD = """
import sys
if sys.argv[1] == "window":
    from throne_desktop.startup.qt import import_qt
    import_qt()
    import throne_desktop.startup.start, throne_desktop.screens.play.play
    import throne_desktop.screens.help.fairness
else:
    import throne_desktop.services.bots.bot_process
from engine import load_game
print(load_game("throne").start(3, seed=5).fingerprint())
unneeded = "_hashlib", "_ssl", "decimal", "html.entities", "logging"
print(*(name for name in unneeded if sys.modules.get(name) is not None))
"""


def alive() -> Counter[str]:
    """How many things of a game there are by now, by the names of their kinds."""
    gc.collect()
    return Counter(type(each).__name__ for each in gc.get_objects() if isinstance(each, OF_A_GAME))


class Watched:
    """Games watched in the window, one after another."""

    def __init__(self, games: Sequence[str], moves: int) -> None:
        self.former: list[ref[Any]] = []
        """Their sessions and what showed them, none of which is needed once the window is back at home."""
        self.most = 0
        """The most bytes of pictures that were kept at the end of a game."""
        with open_window(worker=ChanceBots(3)) as window:
            window.keep_nothing()
            window.open_home()
            watch(window, games, self._over, moves)
            self.left = [each() for each in self.former if each() is not None]
            self.room = room_in(window.width(), window.height())

    def _over(self, screen: PlayScreen) -> None:
        session = host_of(screen).session
        self.former += map(ref, (screen, screen.scene, screen.table_view, screen.client, session))
        self.most = max(self.most, pictures.kept.bytes)


def room_in(width: int, height: int) -> int:
    """The bytes of pictures for which a window of that size has room."""
    return width * height * 3


# -- what was left -----------------------------------------------------------------------------------------------------

@few_or_many("each", (1, 5), (2, 0))
def test_after_games_that_were_watched_nothing_of_them_is_left(each: tuple[int, int]) -> None:
    times, moves = each
    before = alive()
    watched = Watched([*GAMES] * times, moves)
    assert len(watched.former) == 5 * len(GAMES) * times
    assert watched.left == []
    assert alive() - before == Counter()
    assert 0 < watched.most <= watched.room


def test_giving_memory_back_finds_what_only_refers_to_itself_but_not_before_the_start_is_over() -> None:
    class Left:
        itself: Left

    left = Left()
    left.itself = left
    former = ref(left)
    del left
    gc.disable()
    memory.give_back()
    assert former() is not None
    gc.enable()
    memory.give_back()
    assert former() is None


# -- what is kept ------------------------------------------------------------------------------------------------------

def test_pictures_take_as_much_room_as_there_is_in_the_window() -> None:
    pictures.kept.forget()
    with open_window() as window:
        for size in ((1280, 800), (1024, 640)):
            window.resize(*size)
            for number in range(40):
                pictures.kept.picture(("test", number), lambda: QPixmap(200, 200))
            assert room_in(*size) - 4 * 200 * 200 < pictures.kept.bytes <= room_in(*size)
    pictures.kept.forget()


def test_a_picture_is_kept_without_what_painted_it() -> None:
    """That stays with the picture that was painted, so another one is kept."""
    painted: list[QPixmap] = []

    def paint() -> QPixmap:
        painted.append(QPixmap(8, 8))
        painted[0].setDevicePixelRatio(2.0)
        return painted[0]

    kept = Pictures(1000).picture("one", paint)
    assert kept.cacheKey() != painted[0].cacheKey()
    assert kept.toImage() == painted[0].toImage()
    assert kept.devicePixelRatio() == 2.0


def test_all_lines_of_the_log_share_the_picture_of_a_face() -> None:
    portrait = portraits_at([("Ann", True)], {})[0]
    one, other = (portrait_icon(portrait, 24, 1.0).pixmap(24, 24) for _ in range(2))
    assert one.cacheKey() == other.cacheKey()


# -- what is loaded ----------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("process", ["window", "bot"])
def test_modules_that_take_memory_for_little_are_not_loaded(process: str) -> None:
    told = subprocess.run([sys.executable, "-c", LOAD, process], cwd=TOP, capture_output=True, text=True, check=True)
    fingerprint, loaded = told.stdout.split("\n")[:2]
    own_hashes = find_spec("_sha256") or find_spec("_sha2")
    assert loaded.split() == ([] if own_hashes else ["_hashlib"])
    assert fingerprint == load_game("throne").start(3, seed=5).fingerprint()


@first_or_all("game_id", GAMES)
def test_a_game_at_the_table_does_without_its_lessons_until_the_cheat_sheet_is_looked_at(game_id: str) -> None:
    game = load_game(game_id)
    loaded = vars(game)
    loaded.pop("lessons", None)
    with open_window(worker=ChanceBots(3)) as window:
        window.keep_nothing()
        window.open_home()
        watch(window, [game_id], lambda screen: None, moves=3)
        assert "lessons" not in loaded
    panel = SidePanel(game, said)
    panel.turn_to("aid")
    panel.show()
    assert "lessons" in loaded


@pytest.mark.parametrize(("words", "written"), [
    ("Ann & Ben", "Ann &amp; Ben"), ("<b>", "&lt;b&gt;"), ('"Queen"', "&quot;Queen&quot;"), ("King's", "King&#x27;s"),
    ("&amp;", "&amp;amp;"), ("Königin", "Königin")])
def test_words_in_markup_read_as_they_are(words: str, written: str) -> None:
    assert escaped(words) == written
