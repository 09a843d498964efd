"""A new game: who plays, with which seed, and what is remembered of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit

from engine import GAMES, load_game
from engine.bots.levels import levels_of
from engine.core.text import folded
from engine.session.entries import Seating
from tests.helpers.amount import LANGUAGES, first_or_all
from tests.helpers.screens import new_game, open_tile, playing, push
from tests.helpers.window import click, hand_in, label, labels, open_window, wait_until
from throne_desktop.language import i18n
from throne_desktop.look import theme
from throne_desktop.screens.home.home import HomeScreen
from throne_desktop.screens.seating.new_game import NewGameScreen
from throne_desktop.services.records.library import Library
from throne_desktop.storage.settings import load_settings, settings_file
from throne_desktop.storage.setup import Setup
from throne_desktop.window.learning import open_lesson
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")

BEHIND = load_game("behind-the-throne")
TROUBLE = "A seed is a whole number"


@pytest.fixture
def window() -> Iterator[Window]:
    """The window as it opens for a new player."""
    with open_window() as opened:
        opened.open_home()
        yield opened


def rows(page: NewGameScreen) -> list[str]:
    """The names at the seats in play."""
    return [row.name.text() for row in page.rows if row.isVisible()]


def seed_field(page: NewGameScreen) -> QLineEdit:
    """The field for a seed, by the words before it."""
    words = QCoreApplication.translate("NewGameScreen", "Seed of the deal")
    field = next(each.buddy() for each in page.findChildren(QLabel) if each.text() == words)
    assert isinstance(field, QLineEdit)
    return field


def test_there_is_a_row_for_each_seat(window: Window) -> None:
    open_tile(window, str(BEHIND.name))
    page = new_game(window)
    bots = ["Aldwin", "Beatrix", "Corvin"]
    for count in (2, 4, 3):
        push(page, str(count))
        QCoreApplication.processEvents()
        assert rows(page)[1:] == bots[:count - 1]


def choose_level(box: QComboBox, level: str) -> None:
    """Choose by the keyboard, as the lists of boxes open only where there is a screen."""
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    for _ in range(box.findData(level)):
        QTest.keyClick(box, Qt.Key.Key_Down)


def test_a_game_for_four_is_played_with_the_levels_and_the_name_that_were_chosen(window: Window) -> None:
    open_tile(window, str(BEHIND.name))
    page = new_game(window)
    push(page, "4")
    for row, level in zip(page.rows[1:], ("squire", "page", "squire"), strict=True):
        choose_level(row.kind, level)
    page.rows[0].name.clear()
    QTest.keyClicks(page.rows[0].name, "Zora")
    click(page.play)
    assert hand_in(window).session.players == (Seating("Zora"), Seating("Aldwin", "squire"), Seating("Beatrix", "page"),
                                               Seating("Corvin", "squire"))
    assert "Zora" in hand_in(window).plaque(0).says.name


def test_every_level_can_be_chosen_and_says_what_it_is(window: Window) -> None:
    open_tile(window, str(BEHIND.name))
    box, levels = new_game(window).rows[1].kind, levels_of(BEHIND)
    lines = range(1, len(levels) + 1)
    assert [box.itemText(row) for row in lines] == [str(level.name) for level in levels]
    assert [box.itemData(row, Qt.ItemDataRole.ToolTipRole) for row in lines] == [str(level.summary) for level in levels]


def test_a_level_that_only_large_tables_have_comes_and_goes_with_the_number_of_players(window: Window) -> None:
    open_tile(window, str(load_game("throne").name))
    page = new_game(window)
    box = page.rows[1].kind
    assert box.findData("regent") < 0
    push(page, "5")
    choose_level(box, "regent")
    assert "In games with 5 players, wins 4 of 10 against marshals" in page.rows[1].told.text()
    for row, level in zip(page.rows[2:5], ("page", "squire", "knight"), strict=True):
        choose_level(row.kind, level)
    push(page, "3")
    assert (box.currentData(), page.rows[2].kind.currentData(), box.findData("regent")) == ("marshal", "page", -1)
    assert page.rows[0].is_person
    push(page, "5")
    choose_level(box, "regent")
    click(page.play)
    assert [player.level for player in hand_in(window).session.players] == [None, "regent", "page", "squire", "knight"]


def test_the_last_row_of_a_large_table_can_be_read_in_the_smallest_window(window: Window) -> None:
    theme.wear("light", 160)
    try:
        window.resize(1024, 640)
        window.open_new_game("throne", 5)
        page = new_game(window)
        push(page, "Advanced")
        field = seed_field(page)
        wait_until(lambda: field.visibleRegion().boundingRect() == field.rect(), "the seed is in sight")
        assert all(row.rect().contains(row.name.geometry()) for row in page.rows)
        assert page.play.visibleRegion().boundingRect() == page.play.rect()
    finally:
        theme.wear("light")


@first_or_all("language", LANGUAGES)
def test_what_is_wrong_with_a_seed_can_be_read_to_its_end(window: Window, language: str) -> None:
    i18n.use(language)
    try:
        window.open_new_game(BEHIND.id)
        page = new_game(window)
        push(page, QCoreApplication.translate("NewGameScreen", "Advanced"))
        seed_field(page).setText("seven")
        click(page.play)
        trouble = label(page, "trouble")
        wait_until(lambda: trouble.isVisible() and trouble.width() > 400, "the sentence is there")
        assert trouble.height() >= trouble.heightForWidth(trouble.width())
    finally:
        i18n.use("en")


def test_the_wheel_over_the_levels_chooses_none(window: Window) -> None:
    window.open_new_game(BEHIND.id)
    box = new_game(window).rows[1].kind
    before, centre = box.currentIndex(), QPointF(box.rect().center())
    QCoreApplication.sendEvent(box, QWheelEvent(
        centre, box.mapToGlobal(centre), QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False))
    assert box.currentIndex() == before


def test_friends_and_bots_sit_down_in_any_order_and_keep_their_names(window: Window) -> None:
    open_tile(window, str(BEHIND.name))
    page = new_game(window)
    push(page, "3")
    choose_level(page.rows[0].kind, "page")
    choose_level(page.rows[2].kind, "person")
    assert page.rows[2].name.text() == ""
    QTest.keyClicks(page.rows[2].name, "Mo")
    choose_level(page.rows[1].kind, "person")
    click(page.play)
    players = hand_in(window).session.players
    assert [(player.name, player.level) for player in players[1:]] == [("Player 2", None), ("Mo", None)]
    assert players[0].level == "page"
    window.open_home()
    open_tile(window, str(BEHIND.name))
    assert [row.is_person for row in new_game(window).rows] == [False, True, True, False]
    assert new_game(window).rows[2].name.text() == "Mo"


def test_a_player_who_gives_no_name_is_called_by_the_number_of_the_seat(window: Window) -> None:
    open_tile(window, str(BEHIND.name))
    new_game(window).rows[0].name.clear()
    click(new_game(window).play)
    assert hand_in(window).session.players[0].name == "Player 1"


def test_back_leads_home_without_a_game(window: Window) -> None:
    open_tile(window, str(BEHIND.name))
    push(new_game(window), "Back")
    assert isinstance(window.pages.currentWidget(), HomeScreen)
    assert Library().records() == ()


# -- the seed ------------------------------------------------------------------------------------------------------

def open_advanced(window: Window) -> None:
    """Open a new game's advanced choices."""
    open_tile(window, str(BEHIND.name))
    page = new_game(window)
    push(page, "Advanced")
    QCoreApplication.processEvents()
    assert seed_field(page).isVisible()


def type_seed(window: Window, seed: str) -> None:
    """Type a seed into the advanced choices, and begin."""
    QTest.keyClicks(seed_field(new_game(window)), seed)
    click(new_game(window).play)


def test_the_seed_is_hidden_until_somebody_asks_for_advanced_choices(window: Window) -> None:
    open_tile(window, str(BEHIND.name))
    page = new_game(window)
    assert not seed_field(page).isVisible()
    push(page, "Advanced")
    QCoreApplication.processEvents()
    assert seed_field(page).isVisible()
    push(page, "Advanced")
    QCoreApplication.processEvents()
    assert not seed_field(page).isVisible()


def test_a_seed_that_is_hidden_again_does_not_count(window: Window) -> None:
    open_tile(window, str(BEHIND.name))
    page = new_game(window)
    push(page, "Advanced")
    QTest.keyClicks(seed_field(page), "42")
    push(page, "Advanced")
    click(page.play)
    assert not hand_in(window).session.practice


@pytest.mark.parametrize("seed", ["0", "42", "-7", str(2 ** 128 - 1), f"  {10 ** 30} "])
def test_a_game_with_a_chosen_seed_is_practice(window: Window, seed: str) -> None:
    open_advanced(window)
    type_seed(window, seed)
    session = hand_in(window).session
    assert session.seed == int(seed)
    assert session.practice
    assert hand_in(window).kind == "Practice game"


def test_two_games_with_one_seed_have_the_same_deal(window: Window) -> None:
    deals = []
    for _ in range(2):
        open_advanced(window)
        type_seed(window, "271828")
        deals.append(hand_in(window).session.record().replay()[0].fingerprint())
        window.open_home()
    assert deals[0] == deals[1]


def test_what_is_no_seed_is_said_in_a_sentence_and_no_game_begins(window: Window) -> None:
    open_advanced(window)
    for seed in ("twelve", "1.5", "0x10", str(2 ** 128), "9" * 39, "12 13"):
        type_seed(window, seed)
        assert not playing(window), seed
        QCoreApplication.processEvents()
        (said,) = [words for words in labels(new_game(window)) if words.startswith(TROUBLE)]
        assert said.endswith("."), seed
        seed_field(new_game(window)).clear()
    click(new_game(window).play)
    assert not hand_in(window).session.practice


# -- what is remembered --------------------------------------------------------------------------------------------

def test_the_choices_of_the_last_game_stand_in_the_next_also_after_the_program_was_closed() -> None:
    with open_window() as first:
        first.start(Setup(BEHIND.id, (Seating("Zoë"), Seating("Aldwin", "squire"), Seating("Beatrix", "page")), {}, 3))
        first.resize(792, 700)
    settings, complaint = load_settings(settings_file())
    assert complaint is None
    with open_window() as second:
        second.settings = settings
        second.restore()
        assert (second.width(), second.height()) == (792, 700)
        second.open_home()
        open_tile(second, str(BEHIND.name))
        page = new_game(second)
        players = (Seating("Zoë"), Seating("Aldwin", "squire"), Seating("Beatrix", "page"))
        assert page.setup() == Setup(BEHIND.id, players, {}, None)


def test_a_watched_game_does_not_change_the_players_name(window: Window) -> None:
    window.settings.player_name = "Ann"
    window.start(Setup(BEHIND.id, (Seating("Aldwin", "page"), Seating("Beatrix", "page")), {}, 3))
    assert window.settings.player_name == "Ann"


def test_an_opponent_gives_way_to_a_person_who_takes_that_name(window: Window) -> None:
    open_tile(window, str(BEHIND.name))
    page = new_game(window)
    push(page, "3")
    QCoreApplication.processEvents()
    assert rows(page)[1:] == ["Aldwin", "Beatrix"]
    page.rows[0].name.setText("Béatrix")
    assert rows(page) == ["Béatrix", "Aldwin", "Emeric"]
    page.rows[0].name.setText("aldwin")
    assert rows(page)[2] == "Emeric"
    assert len({name.lower() for name in rows(page)}) == 3
    shown = rows(page)
    push(page, "Play")
    assert [player.name for player in hand_in(window).session.players] == shown


def test_chance_invites_nobody_who_is_called_like_a_person(window: Window) -> None:
    open_tile(window, str(BEHIND.name))
    page = new_game(window)
    push(page, "4")
    page.rows[0].name.setText("hédwig")
    for _ in range(20):
        push(page, "Random opponents")
        assert "Hedwig" not in rows(page)


def test_no_way_to_begin_a_game_seats_an_opponent_called_like_a_person(window: Window) -> None:
    window.start(Setup("throne", (Seating("Frida"), Seating("aldwin"), Seating("Frida", "page"),
                                  Seating("Aldwin", "page")), {}, 1))
    assert [player.name for player in hand_in(window).session.players[:2]] == ["Frida", "aldwin"]
    assert {player.name for player in hand_in(window).session.players[2:]}.isdisjoint({"Frida", "Aldwin"})
    window.settings.player_name = "corvin"
    for game_id in GAMES:
        for begin in (open_lesson, Window.open_first_lesson):
            begin(window, game_id)
            names = [folded(player.name) for player in hand_in(window).session.players]
            assert len(set(names)) == len(names)
            assert names.count("corvin") == 1
