"""The screens around the table: home and new game, what they remember, and how they speak."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton, QWidget

from engine import GAMES, load_game
from engine.bots.levels import LEVELS
from engine.session.happenings import Seating
from tests.helpers.behind import position
from tests.helpers.window import at_table, click, hand_in, open_window, session_at, wait_until
from throne_desktop import i18n, paths, theme
from throne_desktop.app import Window
from throne_desktop.screens.home import HomeScreen
from throne_desktop.screens.new_game import NewGameScreen
from throne_desktop.services.library import Library
from throne_desktop.settings import load_settings, settings_file
from throne_desktop.setup import Setup
from throne_desktop.widgets.tile import Tile

pytestmark = pytest.mark.usefixtures("qtbot")

TOP = Path(__file__).parents[2]
BEHIND = load_game("behind-the-throne")
TROUBLE = "A seed is a whole number"


@pytest.fixture
def window() -> Iterator[Window]:
    """The window as it opens for a new player."""
    with open_window() as opened:
        opened.open_home()
        yield opened


def home(window: Window) -> HomeScreen:
    page = window.pages.currentWidget()
    assert isinstance(page, HomeScreen)
    return page


def new_game(window: Window) -> NewGameScreen:
    page = window.pages.currentWidget()
    assert isinstance(page, NewGameScreen)
    return page


def push(page: QWidget, words: str) -> None:
    """Click the button with those words."""
    click(next(each for each in page.findChildren(QPushButton) if each.text() == words))


def tile_names(window: Window) -> list[str]:
    return [tile.accessibleName().partition(".")[0] for tile in home(window).tiles]


def open_tile(window: Window, name: str) -> None:
    click(home(window).tiles[tile_names(window).index(name)])


def playing(window: Window) -> bool:
    return window.play_screen is not None


def labels(page: QWidget) -> list[str]:
    return [label.text() for label in page.findChildren(QLabel) if label.isVisible()]


# -- home ----------------------------------------------------------------------------------------------------------

def test_home_has_a_tile_for_every_game_with_its_name_and_what_it_is_about(window: Window) -> None:
    games = [load_game(game_id) for game_id in GAMES]
    assert tile_names(window) == [str(game.name) for game in games]
    for game, tile in zip(games, home(window).tiles, strict=True):
        assert labels(tile) == [str(game.name), str(game.summary)]
        assert not tile.icon().isNull()


def test_two_clicks_lead_from_the_start_to_a_game(window: Window) -> None:
    click(home(window).tiles[0])
    assert not playing(window)
    click(new_game(window).play)
    session = hand_in(window).session
    assert session.game.id == GAMES[0]
    assert [player.is_person for player in session.players] == [True, False]
    assert not session.practice


def test_enter_in_a_name_starts_the_game(window: Window) -> None:
    window.open_new_game(GAMES[0])
    name = new_game(window).rows[0].name
    name.setFocus()
    name.selectAll()
    QTest.keyClicks(name, "Ada")
    QTest.keyClick(name, Qt.Key.Key_Return)
    assert hand_in(window).session.players[0].name == "Ada"


def test_the_keyboard_leads_there_too(window: Window) -> None:
    home(window).tiles[0].setFocus()
    QTest.keyClick(home(window).tiles[0], Qt.Key.Key_Space)
    focused = new_game(window).focusWidget()
    assert focused is new_game(window).play
    QTest.keyClick(focused, Qt.Key.Key_Space)
    assert playing(window)


def test_an_unfinished_game_is_offered_first_and_names_its_players(window: Window) -> None:
    window.start(Setup(BEHIND.id, (Seating("Ann"), Seating("Aldwin", "page")), {}, None))
    wait_until(lambda: bool(hand_in(window).moves), "Ann is asked")
    session = hand_in(window).session
    click(hand_in(window).screen.side.home_button)
    assert tile_names(window) == ["Continue", *(str(load_game(game_id).name) for game_id in GAMES)]
    assert "Ann, Aldwin" in home(window).tiles[0].accessibleName()
    open_tile(window, "Continue")
    assert hand_in(window).session.moves == session.moves
    assert hand_in(window).session is not session


def test_a_finished_game_is_not_offered_again(window: Window) -> None:
    window.start(Setup(BEHIND.id, (Seating("Aldwin", "page"), Seating("Corvin", "page")), {}, None))
    wait_until(lambda: hand_in(window).session.finished, "the bots have played to the end")
    click(hand_in(window).screen.side.home_button)
    assert "Continue" not in tile_names(window)


def test_after_a_game_that_was_continued_the_same_players_play_again(window: Window) -> None:
    session = session_at(position(row="king", deck="end"), (Seating("Ann"), Seating("Aldwin", "page")))
    window.open_session(session)
    hand_in(window).push("Reveal a card")
    hand_in(window).push("Play again")
    again = hand_in(window).session
    assert (again.players, again.moves, again.practice) == (session.players, (), False)


def test_where_no_record_can_be_written_home_says_why(window: Window) -> None:
    folder = paths.games()
    folder.rmdir()
    folder.write_text("a file where the folder should be", encoding="utf-8")
    window.start(Setup(BEHIND.id, (Seating("Ann"), Seating("Aldwin", "page")), {}, None))
    (trouble,) = [words for words in labels(home(window)) if str(folder) in words]
    assert trouble.endswith(".")
    assert not playing(window)


def test_a_move_that_cannot_be_written_down_is_not_made_and_the_table_says_why(window: Window) -> None:
    window.start(Setup(BEHIND.id, (Seating("Ann"), Seating("Aldwin", "page")), {}, None))
    hand = hand_in(window)
    wait_until(lambda: bool(hand.moves), "Ann is asked")
    (entry,) = Library().records()
    entry.file.unlink()
    before, move = hand.played, hand.moves[0]
    hand.choose(move)
    assert hand.played == before
    assert entry.file.name in hand.note
    assert hand.disorder() == []


def test_the_keyboard_begins_at_the_game_to_go_on_with_or_at_the_last_one(window: Window) -> None:
    assert home(window).tiles[0].hasFocus()
    window.start(Setup(BEHIND.id, (Seating("Ann"), Seating("Aldwin", "page")), {}, None))
    wait_until(lambda: bool(hand_in(window).moves), "Ann is asked")
    click(hand_in(window).screen.side.home_button)
    focused = home(window).focusWidget()
    assert isinstance(focused, Tile)
    assert focused.accessibleName().startswith("Continue")


def test_arrow_keys_go_to_the_next_tile_in_their_direction(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    many_games(window, monkeypatch)
    tiles, feet = home(window).tiles, home(window).feet
    seen = [tiles[0]]
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Down):
        QTest.keyClick(home(window).focusWidget(), key)
        seen.append(home(window).focusWidget())
    assert seen == [tiles[0], tiles[1], tiles[3], tiles[2], tiles[4], seen[5], seen[5]]
    assert seen[5] in feet


def many_games(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if there were five games."""
    monkeypatch.setattr("throne_desktop.screens.home.GAMES", (BEHIND.id,) * 5)
    window.open_home()
    QCoreApplication.processEvents()


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl", "es"])
@pytest.mark.parametrize("percent", [100, 130, 160])
def test_no_word_is_cut_in_the_smallest_window(language: str, percent: int, window: Window,
                                               monkeypatch: pytest.MonkeyPatch) -> None:
    i18n.use(language)
    theme.wear("light", percent)
    try:
        window.resize(1024, 640)
        many_games(window, monkeypatch)
        page = home(window)
        wait_until(lambda: not any(map(is_cut, page.findChildren(QLabel))), "all words have room")
        for tile in page.tiles:
            assert all(tile.rect().contains(label.geometry()) for label in tile.findChildren(QLabel))
        assert all(button.width() >= button.sizeHint().width() for button in page.feet)
    finally:
        theme.wear("light")
        i18n.use("en")


def is_cut(label: QLabel) -> bool:
    """Whether a label has less room than its words need."""
    if label.isHidden() or not label.text():
        return False
    if label.wordWrap():
        return label.height() < label.heightForWidth(label.width())
    return label.width() < label.sizeHint().width()


def test_with_many_games_in_a_small_window_the_tile_with_the_focus_is_in_sight(
        window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    theme.wear("light", 160)
    try:
        window.resize(1024, 640)
        many_games(window, monkeypatch)
        page = home(window)
        page.tiles[4].setFocus()
        QCoreApplication.processEvents()
        assert page._scroll is not None
        top = page.tiles[4].mapTo(page._scroll.viewport(), page.tiles[4].rect().topLeft()).y()
        assert 0 <= top <= page._scroll.viewport().height() - page.tiles[4].height()
    finally:
        theme.wear("light")


@pytest.mark.parametrize(("number", "asked"), [(0, "learn_asked"), (1, "records_asked"), (2, "preferences_asked"),
                                               (3, "help_asked")])
def test_the_buttons_below_ask_for_their_pages(number: int, asked: str) -> None:
    page, heard = HomeScreen(), list[str]()
    getattr(page, asked).connect(lambda: heard.append(asked))
    page.feet[number].click()
    assert heard == [asked]
    page.deleteLater()


# -- a new game ----------------------------------------------------------------------------------------------------

def rows(page: NewGameScreen) -> list[str]:
    """The names at the seats that are to be played at."""
    return [row.name.text() for row in page.rows if row.isVisible()]


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
    assert "Zora" in hand_in(window).scene._plaques[0]._name


def test_every_level_can_be_chosen_and_says_what_it_is(window: Window) -> None:
    open_tile(window, str(BEHIND.name))
    box = new_game(window).rows[1].kind
    assert [box.itemText(row) for row in range(1, box.count())] == [str(level.name) for level in LEVELS]
    assert [box.itemData(row, Qt.ItemDataRole.ToolTipRole) for row in range(1, box.count())] == [
        str(level.summary) for level in LEVELS]


def test_the_last_row_of_a_large_table_can_be_read_in_the_smallest_window(window: Window) -> None:
    theme.wear("light", 160)
    try:
        window.resize(1024, 640)
        window.open_new_game("throne", 5)
        page = new_game(window)
        push(page, "Advanced")
        wait_until(lambda: page._seed.visibleRegion().boundingRect() == page._seed.rect(), "the seed is in sight")
        assert all(row.rect().contains(row.name.geometry()) for row in page.rows)
        assert page.play.visibleRegion().boundingRect() == page.play.rect()
    finally:
        theme.wear("light")


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl", "es"])
def test_what_is_wrong_with_a_seed_can_be_read_to_its_end(window: Window, language: str) -> None:
    i18n.use(language)
    try:
        window.open_new_game(GAMES[0])
        page = new_game(window)
        page._advanced.click()
        page._seed.setText("seven")
        click(page.play)
        wait_until(lambda: page._trouble.isVisible() and page._trouble.width() > 400, "the sentence is there")
        assert page._trouble.height() >= page._trouble.heightForWidth(page._trouble.width())
    finally:
        i18n.use("en")


def test_the_wheel_over_the_levels_chooses_none(window: Window) -> None:
    window.open_new_game(GAMES[0])
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

def type_seed(window: Window, seed: str) -> None:
    """Open a new game's advanced choices and type a seed."""
    open_tile(window, str(BEHIND.name))
    page = new_game(window)
    push(page, "Advanced")
    QCoreApplication.processEvents()
    field: QLineEdit = page._seed
    assert field.isVisible()
    QTest.keyClicks(field, seed)
    click(page.play)


def test_the_seed_is_hidden_until_somebody_asks_for_advanced_choices(window: Window) -> None:
    open_tile(window, str(BEHIND.name))
    page = new_game(window)
    assert not page._seed.isVisible()
    push(page, "Advanced")
    QCoreApplication.processEvents()
    assert page._seed.isVisible()
    push(page, "Advanced")
    QCoreApplication.processEvents()
    assert not page._seed.isVisible()


def test_a_seed_that_is_hidden_again_does_not_count(window: Window) -> None:
    open_tile(window, str(BEHIND.name))
    page = new_game(window)
    push(page, "Advanced")
    QTest.keyClicks(page._seed, "42")
    push(page, "Advanced")
    click(page.play)
    assert not hand_in(window).session.practice


@pytest.mark.parametrize("seed", ["0", "42", "-7", str(2 ** 128 - 1), f"  {10 ** 30} "])
def test_a_game_with_a_chosen_seed_is_practice(window: Window, seed: str) -> None:
    type_seed(window, seed)
    session = hand_in(window).session
    assert session.seed == int(seed)
    assert session.practice
    assert "Practice game" in labels(hand_in(window).screen)


def test_two_games_with_one_seed_have_the_same_deal(window: Window) -> None:
    deals = []
    for _ in range(2):
        type_seed(window, "271828")
        deals.append(hand_in(window).session.record().replay()[0].fingerprint())
        window.open_home()
    assert deals[0] == deals[1]


@pytest.mark.parametrize("seed", ["twelve", "1.5", "0x10", str(2 ** 128), "9" * 39, "12 13"])
def test_what_is_no_seed_is_said_in_a_sentence_and_no_game_begins(window: Window, seed: str) -> None:
    type_seed(window, seed)
    assert not playing(window)
    QCoreApplication.processEvents()
    (said,) = [words for words in labels(new_game(window)) if words.startswith(TROUBLE)]
    assert said.endswith(".")
    new_game(window)._seed.clear()
    click(new_game(window).play)
    assert not hand_in(window).session.practice


# -- what is remembered --------------------------------------------------------------------------------------------

def test_the_choices_of_the_last_game_stand_in_the_next_also_after_the_program_was_closed() -> None:
    with open_window() as first:
        first.start(Setup(BEHIND.id, (Seating("Zoë"), Seating("Aldwin", "squire"), Seating("Beatrix", "page")), {}, 3))
        first.resize(1024, 700)
    settings, complaint = load_settings(settings_file())
    assert complaint is None
    with open_window() as second:
        second.settings = settings
        second.restore()
        assert (second.width(), second.height()) == (1024, 700)
        second.open_home()
        open_tile(second, str(BEHIND.name))
        page = new_game(second)
        players = (Seating("Zoë"), Seating("Aldwin", "squire"), Seating("Beatrix", "page"))
        assert page.setup() == Setup(BEHIND.id, players, {}, None)


def test_a_watched_game_does_not_change_the_players_name(window: Window) -> None:
    window.settings.player_name = "Ann"
    window.start(Setup(BEHIND.id, (Seating("Aldwin", "page"), Seating("Beatrix", "page")), {}, 3))
    assert window.settings.player_name == "Ann"


# -- languages -----------------------------------------------------------------------------------------------------

def in_german(context: str, source: str) -> str:
    """What the translators have written."""
    for file in (TOP / "translations").glob("*_de.ts"):
        for each in ET.parse(file).iter("context"):
            for message in each.iter("message"):
                if each.findtext("name") == context and message.findtext("source") == source:
                    words = message.findtext("translation")
                    assert words, f"{source!r} is not translated."
                    return words
    pytest.fail(f"{source!r} is not among the texts to translate.")


@pytest.fixture
def german() -> Iterator[None]:
    """German from the middle of the test on, when `i18n.use` is called; English again afterwards."""
    yield
    i18n.use("en")
    QCoreApplication.processEvents()


@pytest.mark.usefixtures("german")
def test_home_changes_its_language_while_it_is_open(window: Window) -> None:
    expected = in_german("behind-the-throne/game", BEHIND.summary.source)
    for language, summary in (("de", expected), ("en", str(BEHIND.summary))):
        i18n.use(language)
        QCoreApplication.processEvents()
        assert [label.text() for label in home(window).tiles[0].findChildren(QLabel)] == [str(BEHIND.name), summary]


@pytest.mark.usefixtures("german")
def test_the_table_changes_its_language_in_the_middle_of_a_game() -> None:
    with at_table(session_at(position(row="king queen", mine="general jester"))) as hand:
        hand.choose("Jester: 1 less")
        i18n.use("de")
        QCoreApplication.processEvents()
        say = partial(in_german, "behind-the-throne/move")
        assert hand.moves == [say("Reveal a card"), say("Collect the row"), say("General: 3 less")]
        assert hand.buttons == hand.moves[:2]
        assert hand.prompt == in_german(hand.view.prompt.context, hand.view.prompt.source)
        assert hand.log[-1] == in_german("behind-the-throne/log", "Jester used: 1 less, now {value}.").format(value=7)
        assert hand.screen.prompt.undo.text() == in_german("PromptBar", "Undo")
        assert in_german("behind-the-throne/rule", "Destroying") in hand.screen.rules.toPlainText()
        assert hand.scene.zone_items["row"]._caption == in_german("behind-the-throne/table", "Row")
        assert hand.disorder() == []


@pytest.mark.usefixtures("german")
def test_the_end_of_the_game_is_told_in_the_new_language_too() -> None:
    with at_table(session_at(position(row="king", mine="judge*2", deck="end"))) as hand:
        hand.push("Reveal a card")
        lines = len(hand.log)
        i18n.use("de")
        QCoreApplication.processEvents()
        assert hand.prompt == in_german("app", "The game is over. The winner is {players}.").format(players="Ann")
        assert hand.buttons == [in_german("PlayScreen", "Play again")]
        assert len(hand.log) == lines


# -- the keyboard --------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_and_space_press_the_button_that_has_the_keyboard(window: Window, key: Qt.Key) -> None:
    tile = home(window).tiles[0]
    tile.setFocus()
    QTest.keyClick(tile, key)
    assert isinstance(window.pages.currentWidget(), NewGameScreen)
