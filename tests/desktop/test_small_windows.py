"""In small windows, nothing on a page is cut or out of reach: pages scroll, and rows break."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QPushButton

from engine import GAMES, load_game
from engine.session.session import Session
from tests.helpers.amount import LONG, first_or_all
from tests.helpers.endings import ended
from tests.helpers.in_sight import out_of_sight
from tests.helpers.many_games import fill
from tests.helpers.window import open_window, wait_until
from throne_desktop.language import i18n
from throne_desktop.look import theme
from throne_desktop.screens.ending.ending import EndScreen
from throne_desktop.screens.ending.ending_words import EDGE
from throne_desktop.screens.ending.told_moves import MoveRow
from throne_desktop.screens.seating.new_game import NewGameScreen
from throne_desktop.startup.options import LANGUAGE_CODES, PAGES, Options
from throne_desktop.storage import paths
from throne_desktop.window.from_command_line import open_asked
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")

SMALL = [(800, 560), (853, 424), (1093, 574), (960, 1000)]
"""The least window; what screens of 1280x720 at 150 and of 1366x768 at 125 per cent leave; half of Full HD."""

in_all_languages = pytest.mark.parametrize(("scale", "language"), [
    (160, "de"), pytest.param(100, "de", marks=LONG),
    *(pytest.param(160, each, marks=LONG) for each in LANGUAGE_CODES if each != "de")])
"""The largest letters in every language, and usual ones in the one with the longest words."""
OTHER_PAGES = [page for page in PAGES if page != "new-game"]


@pytest.fixture
def window() -> Iterator[Window]:
    with open_window() as opened:
        yield opened
        i18n.use("en")
        theme.wear("light")


def look(window: Window, size: tuple[int, int], language: str, scale: int) -> None:
    theme.wear("light", scale)
    i18n.use(language)
    window.on_screen.ask(QSize(*size), seen=False)
    window.open_home()
    assert (window.width(), window.height()) == size


def assert_in_sight(window: Window, what: str) -> None:
    page = window.pages.currentWidget()
    assert page is not None
    QApplication.processEvents()
    wait_until(lambda: out_of_sight(page) == [], f"all of {what} finds room: {out_of_sight(page)[:3]}")


@first_or_all("size", SMALL)
@in_all_languages
def test_every_page_can_be_read_and_used(window: Window, size: tuple[int, int], scale: int, language: str) -> None:
    fill(paths.games(), 6, name="Ann")
    look(window, size, language, scale)
    for name in OTHER_PAGES:
        open_asked(window, Options(page=name))
        assert_in_sight(window, name)


@first_or_all("size", SMALL)
@in_all_languages
def test_a_new_game_can_be_begun(window: Window, size: tuple[int, int], scale: int, language: str) -> None:
    look(window, size, language, scale)
    for game_id in GAMES:
        window.open_new_game(game_id, 4)
        page = window.pages.currentWidget()
        assert isinstance(page, NewGameScreen)
        next(each for each in page.findChildren(QPushButton) if each.isCheckable() and each.text() == "4").click()
        assert_in_sight(window, game_id)
        inside = page.play.geometry().adjusted(0, 0, 0, 8)
        assert page.rect().contains(inside), "The button is always in sight, it is no part of what scrolls."


@first_or_all("size", SMALL)
@in_all_languages
def test_the_end_of_a_game_can_be_read_and_a_new_one_begun(
        window: Window, size: tuple[int, int], scale: int, language: str) -> None:
    look(window, size, language, scale)
    for game_id in GAMES:
        game = load_game(game_id)
        session, luck = Session(game, game.seats[-1], 3), random.Random(3)
        while session.state.actor is not None:
            session.submit(session.state.actor, luck.choice(session.state.legal_moves()))
        window.open_session(session)
        window.open_page("result")
        page = window.pages.currentWidget()
        assert isinstance(page, EndScreen)
        assert_in_sight(window, game_id)
        page.show_past(None, 0)
        assert_in_sight(window, f"{game_id}, once earlier games are known,")
        for button in (page.offers.buttons["again"], page.offers.home_button):
            assert page.rect().contains(button.geometry()), "They are no part of what scrolls."


@first_or_all("size", SMALL)
@in_all_languages
def test_the_end_of_a_game_finds_room_for_all_it_can_offer(
        window: Window, size: tuple[int, int], scale: int, language: str) -> None:
    look(window, size, language, scale)
    page = ended(window, "rival-kings", 1)
    for name in page.offers.buttons:
        page.offers.leave_in(name, True)
    page.moves.show_moves(page.say(EDGE).capitalize(), page.say(EDGE), page.panel.watch.text(), [
        MoveRow(moves, "+12", page.panel.sentence.text()) for moves in (0, 1)], watched=True)
    page.moves.show()
    for leads_back in (False, True):
        page.offers.review_button.setVisible(leads_back)
        page.fit()
        assert_in_sight(window, "the end")
