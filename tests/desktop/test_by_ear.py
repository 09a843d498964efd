"""Every screen as a screen reader finds it: everything has a name, and nothing is said twice or given away."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from engine import GAMES, Session, load_game
from engine.session.entries import Seating
from tests.helpers.many_games import fill
from tests.helpers.sessions import play_at_random
from tests.helpers.window import open_window, persons
from throne_desktop.language import i18n
from throne_desktop.startup.options import PAGES, Options
from throne_desktop.storage import paths
from throne_desktop.table.hand.announce import UNTIL_READ, announce, voice_of
from throne_desktop.window.archive import open_replay
from throne_desktop.window.from_command_line import open_asked
from throne_desktop.window.learning import open_lesson, open_task
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")



@pytest.fixture
def window() -> Iterator[Window]:
    """The window at home, while a screen reader listens."""
    QAccessible.setActive(True)
    with open_window(player_name="Ann") as opened:
        opened.open_home()
        yield opened
    QAccessible.setActive(False)
    i18n.use("en")


def game_of(game_id: str, moves: int = 0) -> Session:
    """A game that Ann plays with bots, some moves on."""
    game = load_game(game_id)
    seats = game.seats[0]
    session = Session(game, seats, 3, players=(Seating("Ann"), *(Seating(name, "page") for name in
                                                                 ("Ben", "Cleo", "Dan")[:seats - 1])))
    play_at_random(session, random.Random(2), moves)
    return session


def replay(window: Window, folder: Path) -> None:
    session = Session(load_game("rival-kings"), 2, 15, players=persons(2))
    play_at_random(session, random.Random(3), 12)
    session.record().save(folder / "game.throne")
    open_replay(window, folder / "game.throne")


SCREENS: dict[str, Callable[[Window, Path], object]] = {
    "home": lambda window, _: window.open_home(),
    **{page: lambda window, _, page=page: open_asked(window, Options("throne", page=page)) for page in PAGES},
    "new-game": lambda window, _: window.open_new_game("rival-kings", 3),
    "aid": lambda window, _: window.open_rule_book("throne", aid=True),
    "statistics before the first game": lambda window, _: window.open_statistics(),
    "statistics": lambda window, _: (fill(paths.games(), 60, name="Ann"), window.open_statistics()),
    "players": lambda window, _: (window.open_session(game_of("throne", 4)), window.open_players()),
    "guided game": lambda window, _: open_lesson(window, "imposter-kings"),
    "lesson": lambda window, _: open_task(window, "behind-the-throne", "winning"),
    "replay": replay,
    **{game_id: lambda window, _, game_id=game_id: window.open_session(game_of(game_id, 9)) for game_id in GAMES},
}


def test_a_page_that_is_opened_is_said_by_its_title(window: Window) -> None:
    spy = QSignalSpy(voice_of(window).said)
    for title, opened in (("Rival Kings", lambda: window.open_new_game("rival-kings", 3)),
                          ("Preferences", window.open_preferences)):
        opened()
        assert spy.wait(5000)
        assert spy.at(spy.count() - 1)[0].startswith(title)


def test_nothing_is_said_before_orca_has_heard_of_all_parts_of_a_page(window: Window) -> None:
    spy = QSignalSpy(voice_of(window).said)
    announce(window, "Something happens.")
    window.open_preferences()
    announce(window, "Something else does.")
    waiting = max(timer.remainingTime() for timer in voice_of(window).findChildren(QTimer))
    assert waiting > UNTIL_READ / 2
    assert spy.wait(5000)
    assert spy.at(0)[0] == "Something happens. Preferences Something else does."
    announce(window, "Now it is read.")
    assert max(timer.remainingTime() for timer in voice_of(window).findChildren(QTimer)) < UNTIL_READ / 2


def test_what_is_asked_before_a_page_is_shown_is_said_once_it_is_read(window: Window) -> None:
    spy = QSignalSpy(voice_of(window).said)
    window.open_session(game_of("throne"))
    assert window.play_screen is not None
    assert spy.wait(5000)
    asked = window.play_screen.ribbon.findChild(QLabel, "prompt")
    assert asked is not None
    assert asked.text() in spy.at(0)[0]


def test_the_stack_of_pages_has_no_role_of_its_own(window: Window) -> None:
    assert QAccessible.queryAccessibleInterface(window.pages).role() is QAccessible.Role.Client


@dataclass(frozen=True)
class Part:
    """What a screen reader is told about a part of the window; an interface must not outlive its window."""

    role: QAccessible.Role
    name: str
    description: str
    label: str
    focusable: bool
    of: str


def shown(part: QAccessibleInterface) -> Iterator[Part]:
    """A part of the window and what belongs to it, as far as it can be seen."""
    if part.state().invisible:
        return
    label = " ".join(each.text(QAccessible.Text.Name) for each, _ in part.relations(QAccessible.RelationFlag.Label))
    yield Part(part.role(), part.text(QAccessible.Text.Name).strip(), part.text(QAccessible.Text.Description).strip(),
               label, bool(part.state().focusable), type(part.object()).__name__)
    for number in range(part.childCount()):
        child = part.child(number)
        if child is not None:
            yield from shown(child)


def found(window: Window) -> list[Part]:
    """All that a screen reader finds of what the window shows."""
    QApplication.processEvents()
    page = window.pages.currentWidget()
    assert page is not None
    return list(shown(QAccessible.queryAccessibleInterface(page)))


@pytest.mark.parametrize("screen", SCREENS)
def test_all_is_told_by_its_name_once_and_in_the_language_of_the_reader(
        screen: str, window: Window, tmp_path: Path) -> None:
    SCREENS[screen](window, tmp_path)
    for language in ("en", "de"):
        i18n.use(language)
        parts = found(window)
        assert [part for part in parts if part.focusable and not part.name] == []
        assert [part for part in parts if part.role is QAccessible.Role.ComboBox and not part.label] == []
        assert [part for part in parts if part.name and part.description == part.name] == []
        assert [part for part in parts if "\u200b" in part.name] == []
        assert_readable(parts, language)
    assert_headed(window.pages)


def assert_readable(parts: list[Part], language: str) -> None:
    """Whatever is told is words, and in German not English ones."""
    texts = " ".join(f"{part.name} {part.description}" for part in parts)
    for game_id in GAMES:
        texts = texts.replace(str(load_game(game_id).name), "")
    assert not any(sign in texts for sign in ("{", "%n", "<"))
    if language == "de":
        assert not {"the", "card", "cards", "with", "Moves", "Back"} & set(texts.split())


def assert_headed(page: QWidget) -> None:
    """Titles and headings are announced as such."""
    for label in page.findChildren(QLabel):
        if label.isVisible() and label.objectName() in ("title", "heading", "section"):
            heading = QAccessible.queryAccessibleInterface(label)
            assert (heading.role(), heading.text(QAccessible.Text.Name)) == (QAccessible.Role.Heading, label.text())
