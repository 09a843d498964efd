"""Whoever begins their first game is asked for a name and a face, once."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.helpers.amount import first_or_all
from tests.helpers.screens import asked, home, learning, new_game, open_tile, playing
from tests.helpers.window import click, host_of, open_window
from throne_desktop.language import i18n
from throne_desktop.startup.command_line import parse
from throne_desktop.storage.people import OWN, chosen_portraits
from throne_desktop.storage.settings import load_settings, settings_file
from throne_desktop.window.from_command_line import open_asked
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")


@pytest.fixture(autouse=True)
def nobody_in_particular(monkeypatch: pytest.MonkeyPatch) -> None:
    """The account has no person's name."""
    monkeypatch.setattr("engine.session.account.account_name", lambda: "")


@pytest.fixture
def window() -> Iterator[Window]:
    with open_window(name_asked=False) as opened:
        opened.open_home()
        yield opened


def play(window: Window) -> None:
    """Choose Throne in the hall, and begin to play."""
    window.open_home()
    open_tile(window, "Throne")
    click(new_game(window).play)


def names(window: Window) -> tuple[str, str]:
    """The name of the person at the table, and what their portrait shows."""
    assert window.play_screen is not None
    return (host_of(window.play_screen).session.players[0].name, window.play_screen.scene.seats.portrait(0).id)


def test_before_the_first_game_a_name_and_a_face_are_asked_for(window: Window) -> None:
    play(window)
    page = asked(window)
    assert not playing(window)
    assert (page.name.text(), page.name.selectedText()) == ("Player", "Player")
    QTest.keyClicks(page.name, "Ann")
    click(page.faces.buttons[2])
    click(page.play)
    assert names(window) == ("Ann", OWN[2].id)
    assert window.settings.player_name == "Ann"
    assert chosen_portraits(window.settings.portraits) == {"Ann": OWN[2]}


def test_one_press_is_enough(window: Window) -> None:
    play(window)
    assert window.focusWidget() is asked(window).name
    QTest.keyClick(asked(window).name, Qt.Key.Key_Return)
    assert names(window) == ("Player", OWN[0].id)


@pytest.mark.parametrize("way", ["the button", "Escape"])
def test_it_is_easily_skipped_and_the_game_begins_as_it_was_set_up(way: str, window: Window) -> None:
    play(window)
    if way == "Escape":
        QTest.keyClick(asked(window).name, Qt.Key.Key_Escape)
    else:
        click(asked(window).back)
    assert names(window) == ("Player", OWN[0].id)


@pytest.mark.parametrize("answered", [True, False])
def test_nobody_is_asked_again(answered: bool, window: Window) -> None:
    play(window)
    click(asked(window).play if answered else asked(window).back)
    play(window)
    assert playing(window)
    kept, trouble = load_settings(settings_file())
    assert (kept.name_asked, trouble) == (True, None)
    with open_window(name_asked=kept.name_asked, player_name=kept.player_name) as next_one:
        play(next_one)
        assert playing(next_one)


def test_the_deal_of_the_day_may_be_the_first_game_too(window: Window) -> None:
    click(home(window).day)
    QTest.keyClicks(asked(window).name, "Ann")
    click(asked(window).faces.buttons[3])
    QTest.keyClick(asked(window).faces.buttons[3], Qt.Key.Key_Return)
    assert names(window) == ("Ann", OWN[3].id)
    assert window.play_screen is not None and not host_of(window.play_screen).session.practice
    play(window)
    assert names(window) == ("Ann", OWN[3].id)


def offered_in_the_hall(window: Window) -> None:
    click(home(window).offers[0])


def offered_before_a_game(window: Window) -> None:
    open_tile(window, "Throne")
    click(new_game(window).learn)


def lesson_from_the_list(window: Window) -> None:
    click(learning(window).panels[0].play)


def guided_game(window: Window) -> None:
    click(learning(window).panels[0].guided)


@first_or_all("answered", (True, False))
@pytest.mark.parametrize("begin", [offered_in_the_hall, offered_before_a_game, lesson_from_the_list, guided_game])
def test_a_lesson_may_be_the_first_thing_that_is_played_too(begin: Callable[[Window], None], answered: bool,
                                                            window: Window) -> None:
    begin(window)
    page = asked(window)
    assert not playing(window)
    QTest.keyClicks(page.name, "Ann")
    click(page.play if answered else page.back)
    assert names(window)[0] == ("Ann" if answered else "Player")
    for again in (begin, play):
        window.open_home()
        again(window)
        assert playing(window)
        assert names(window)[0] == ("Ann" if answered else "Player")


def test_a_deal_of_the_day_whose_player_was_asked_only_has_not_begun(window: Window) -> None:
    click(home(window).day)
    window.open_home()
    click(home(window).day)
    click(asked(window).back)
    assert window.play_screen is not None and not host_of(window.play_screen).session.practice


def test_whoever_has_typed_a_name_is_not_asked_for_it(window: Window) -> None:
    open_tile(window, "Throne")
    new_game(window).rows[0].name.setText("Zoë")
    click(new_game(window).play)
    assert names(window)[0] == "Zoë"


def test_several_people_at_one_table_have_said_who_they_are(window: Window) -> None:
    open_tile(window, "Throne")
    new_game(window).rows[1].kind.show_kind("person")
    click(new_game(window).play)
    assert playing(window)


@pytest.mark.parametrize("text", ["", "   "])
def test_without_a_name_it_stays_at_the_one_that_was_proposed(text: str, window: Window) -> None:
    play(window)
    asked(window).name.setText(text)
    click(asked(window).play)
    assert names(window)[0] == "Player"


def test_a_game_that_the_command_line_asks_for_asks_for_nothing_and_leaves_the_question_for_the_first_in_the_hall(
        window: Window) -> None:
    open_asked(window, parse(["--game", "throne", "--seats", "2"]))
    assert playing(window)
    play(window)
    click(asked(window).play)
    assert playing(window)


def test_a_name_that_was_only_proposed_is_proposed_in_the_language_in_use(window: Window) -> None:
    open_asked(window, parse(["--game", "throne", "--seats", "2"]))
    assert window.settings.player_name == ""
    window.settings.language = "de"
    window.apply({"language"})
    play(window)
    assert asked(window).name.text() == "Spieler"
    i18n.use("en")


def test_a_run_that_keeps_nothing_asks_for_nothing(window: Window) -> None:
    window.keep_nothing()
    play(window)
    assert playing(window)


def test_the_question_stands_in_the_language_in_use(window: Window) -> None:
    play(window)
    page = asked(window)
    i18n.use("de")
    QApplication.processEvents()
    assert (page.title.text(), page.back.text(), page.play.text()) == ("Wer spielt?", "Überspringen", "Spielen")


@pytest.mark.parametrize("size", [(800, 560), (1024, 640), (1920, 1080)])
def test_all_of_it_is_in_sight_in_every_window(size: tuple[int, int]) -> None:
    with open_window(name_asked=False, text_size=160) as opened:
        opened.resize(*size)
        opened.open_home()
        play(opened)
        page = asked(opened)
        QApplication.processEvents()
        for part in (page.back, page.play, page.name):
            assert page.rect().contains(part.rect().translated(part.mapTo(page, part.rect().topLeft())))
