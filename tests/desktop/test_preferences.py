"""The preferences: every choice acts at once on all that is open, and is kept at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QStyleHints
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QPushButton, QWidget

from engine import load_game
from engine.core.text import Text
from engine.session.session import Session
from tests.helpers.positions import position
from tests.helpers.window import click, label, marked, open_window, session_at, wait_until
from throne_desktop.look import motion, theme
from throne_desktop.screens.home.home import HomeScreen
from throne_desktop.screens.preferences.look_sample import Sample
from throne_desktop.screens.preferences.preferences import PreferencesScreen
from throne_desktop.storage.setting import KEYS, SECTIONS
from throne_desktop.storage.settings import CHOICES, ROWS, Settings, load_settings, settings_file
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")

BEHIND = load_game("behind-the-throne")


@pytest.fixture
def window() -> Iterator[Window]:
    """The window with a game on the table, animated as usual."""
    with open_window(speed=1.0) as opened:
        opened.open_session(session_at(position("behind-the-throne")))
        QApplication.processEvents()
        yield opened
    theme.wear("light")


def page(window: Window) -> PreferencesScreen:
    """The preferences above what the window shows."""
    window.open_preferences()
    shown = window.pages.currentWidget()
    assert isinstance(shown, PreferencesScreen)
    QApplication.processEvents()
    return shown


def choose(screen: PreferencesScreen, words: str) -> None:
    """Click the button or the box with those words."""
    button = next(each for kind in (QPushButton, QCheckBox) for each in screen.findChildren(kind)
                  if each.text() == words)
    if isinstance(button, QPushButton):
        click(button)
    else:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=QPoint(12, button.height() // 2))
    QApplication.processEvents()


def sample(screen: PreferencesScreen) -> Sample:
    """The sample of the look."""
    return screen.findChild(Sample)


def kept() -> Settings:
    """The settings in their file."""
    return load_settings(settings_file())[0]


# -- what each choice does ---------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("words", "speed"), [("Slow", 0.5), ("Fast", 2.0), ("Instant", 0.0)])
def test_cards_move_as_chosen_and_it_is_kept_at_once(window: Window, words: str, speed: float) -> None:
    game = window.play_screen
    assert game is not None
    assert game.narrator.animator.speed == 1.0
    choose(page(window), words)
    assert game.narrator.animator.speed == speed
    assert kept().animation_speed == speed


@pytest.mark.parametrize(("words", "pause"), [("Quickly", 0), ("Unhurriedly", 900)])
def test_bots_move_as_chosen(window: Window, words: str, pause: int) -> None:
    assert window.play_screen is not None
    choose(page(window), words)
    assert window.play_screen.client.pause_before_bots == pause
    assert kept().bot_pause == pause


def test_bots_wait_if_that_is_chosen(window: Window) -> None:
    assert window.play_screen is not None
    screen = page(window)
    choose(screen, "Bots wait for me before moving")
    assert window.play_screen.client.step_bots
    assert kept().step_bots
    choose(screen, "Bots wait for me before moving")
    assert not window.play_screen.client.step_bots
    assert not kept().step_bots


def test_marks_are_taken_off_and_put_back(window: Window) -> None:
    game = window.play_screen
    assert game is not None
    screen = page(window)
    choose(screen, "Highlight the last move and what can be picked up")
    click(screen.back)
    QApplication.processEvents()
    assert marked(game.scene) == []
    choose(page(window), "Highlight the last move and what can be picked up")
    shown = window.pages.currentWidget()
    assert isinstance(shown, PreferencesScreen)
    shown.left.emit()
    QApplication.processEvents()
    assert marked(game.scene)


def test_hints_are_offered_or_not(window: Window) -> None:
    game = window.play_screen
    assert game is not None
    for offered in (False, True):
        screen = page(window)
        choose(screen, "Offer hints")
        click(screen.back)
        QApplication.processEvents()
        assert game.rail.hint.isVisible() == game.rail.hint.isEnabled() == offered
        asked: list[object] = []
        game.rail.hint_asked.connect(lambda asked=asked: asked.append("h"))
        QTest.keyClick(game.table_view, Qt.Key.Key_H)
        assert bool(asked) == offered


def test_a_theme_changes_the_table_below(window: Window) -> None:
    game = window.play_screen
    assert game is not None
    game.surround.show_page("rules")
    QApplication.processEvents()
    screen = page(window)
    before = game.table_view.grab().toImage(), sample(screen).picture.toImage()
    choose(screen, "High contrast")
    assert theme.palette is theme.THEMES["contrast"]()
    sampled = sample(screen).picture.toImage()
    click(screen.back)
    after = game.table_view.grab().toImage(), sampled
    assert after[0].pixelColor(3, 3) == theme.palette.place_veil
    assert before[0] != after[0]
    assert before[1] != after[1]
    assert kept().theme == "contrast"
    assert theme.palette.chrome.accent.name() in game.rules.toHtml()


def test_a_table_below_has_the_new_colours_once_it_is_seen_again(window: Window) -> None:
    game = window.play_screen
    assert game is not None
    screen = page(window)
    choose(screen, "Dark")
    click(screen.back)
    QApplication.processEvents()
    image = window.screen().grabWindow(window.winId()).toImage()
    corner = game.table_view.mapTo(window, QPoint(3, 3))
    shown = image.pixelColor(corner)
    game.table_view.refit()
    assert shown == game.table_view.grab().toImage().pixelColor(3, 3)
    assert shown.lightness() < 60


def test_a_log_that_is_folded_away_has_the_new_colours_once_it_is_unfolded(window: Window) -> None:
    game = window.play_screen
    assert game is not None
    game.tell([Text("app", "A remark.")])
    screen = page(window)
    choose(screen, "High contrast")
    click(screen.back)
    words = game.log.lines()
    game.surround.show_page("log")
    colours = [game.log.item(row).foreground().color() for row in range(game.log.count())]
    assert theme.palette.chrome.quiet in colours
    assert game.log.lines() == words


def test_larger_texts_make_a_larger_panel_and_captions_but_no_larger_rail(window: Window) -> None:
    game = window.play_screen
    assert game is not None
    screen = page(window)
    game.surround.show_page("log")
    question, panel, rail = label(game.ribbon, "prompt"), game.panel.width(), game.rail.width()
    words, button = question.fontMetrics().height(), screen.back.height()
    choose(screen, "160%")
    wait_until(lambda: question.fontMetrics().height() > words, "the words on the ribbon grow")
    assert game.panel.width() == round(panel * 1.3)
    assert game.rail.width() == rail
    assert screen.back.sizeHint().height() > button
    assert theme.text(15).pixelSize() == 24
    assert kept().text_size == 160


def test_a_bot_rests_while_choices_are_made() -> None:
    session = Session(BEHIND, 2, 5, players=session_at(position("behind-the-throne")).players)
    with open_window() as window:
        window.open_session(session)
        assert window.play_screen is not None
        page(window)
        moves = len(session.moves)
        QTest.qWait(150)
        assert len(session.moves) == moves


# -- the page ----------------------------------------------------------------------------------------------------------

def test_the_page_shows_what_is_chosen_now() -> None:
    with open_window(speed=0.5, theme="dark", text_size=130, motion="move", bot_pause=900, step_bots=True,
                     show_marks=False, sound="turn", volume=40, language="nl") as window:
        window.open_home()
        screen = page(window)
        pressed = {each.text() for each in screen.findChildren(QPushButton) if each.isChecked()}
        assert pressed == {"Dark", "130%", "Slow", "Never", "Unhurriedly", "Only my turn", "Soft"}
        ticked = {name for name, tick in screen.ticks.items() if tick.isChecked()}
        assert ticked == {"step_bots", "show_known", "show_hints", "show_goals", "remembered"}
        assert screen.language.currentText() == "Nederlands"


def test_every_setting_that_has_a_section_is_asked_for_and_takes_what_is_offered() -> None:
    with open_window() as window:
        window.open_home()
        screen = page(window)
        for name, choices in screen.choices.items():
            for button, (value, _) in zip(choices.buttons, ROWS[name].offers, strict=True):
                button.click()
                assert getattr(kept(), name) == value
        for name, tick in screen.ticks.items():
            before = getattr(kept(), name)
            tick.click()
            assert getattr(kept(), name) is not before
        others = {name for name, row in ROWS.items() if row.section is not None} - {*screen.choices, *screen.ticks}
        assert others == {"language", "keys"}
    theme.wear("light")


def test_what_has_words_has_a_section_of_the_preferences() -> None:
    for name, row in ROWS.items():
        assert (row.section in SECTIONS) == bool(row.label or row.offers or row.note), name


@pytest.mark.parametrize("name", CHOICES)
def test_a_preference_says_all_that_its_page_asks_for(name: str) -> None:
    row, usual_value = ROWS[name], getattr(Settings(), name)
    assert row.label is not None or row.section is KEYS
    assert isinstance(usual_value, bool) or usual_value in dict(row.offers) or row.section is KEYS
    for value, _ in row.offers:
        assert type(value) is type(usual_value)
        assert row.limits is None or row.limits[0] <= value <= row.limits[1]


def test_usual_choices_come_back_and_names_stay() -> None:
    with open_window(speed=2.0, text_size=145, theme="dark", bot_pause=0, show_hints=False,
                     player_name="Zoë") as window:
        window.open_home()
        screen = page(window)
        choose(screen, "Reset to defaults")
        assert {name: getattr(window.settings, name) for name in CHOICES} == {
            name: getattr(Settings(), name) for name in CHOICES}
        assert window.settings.player_name == kept().player_name == "Zoë"
        assert theme.text_scale == 1.0
        pressed = {each.text() for each in screen.findChildren(QPushButton) if each.isChecked()}
        assert pressed == {"Match the system", "Normal", "At a medium pace", "Everything", "Medium"}
    theme.wear("light")


def test_the_page_leads_back_to_the_game_that_goes_on(window: Window) -> None:
    screen = page(window)
    QTest.keyClick(screen, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.play_screen


def test_home_and_the_menu_of_the_game_lead_to_the_preferences(window: Window) -> None:
    assert window.play_screen is not None
    window.play_screen.page_asked.emit("preferences")
    assert isinstance(window.pages.currentWidget(), PreferencesScreen)
    window.open_home()
    home = window.pages.currentWidget()
    assert isinstance(home, HomeScreen)
    click(next(each for each in home.feet if each.accessibleName() == "Preferences"))
    assert isinstance(window.pages.currentWidget(), PreferencesScreen)


def test_every_choice_can_be_made_with_the_keyboard(window: Window) -> None:
    screen = page(window)
    screen.choices["theme"].buttons[0].setFocus()
    seen: list[QWidget] = []
    while (focused := QApplication.focusWidget()) not in seen:
        assert focused is not None
        seen.append(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    pressed = (button for group in screen.choices.values() for button in group.buttons if button.isChecked())
    wanted = [screen.language, screen.full_screen, *pressed, *screen.ticks.values(), screen.keys, screen.usual,
              screen.back]
    assert set(wanted) <= set(seen)


def test_arrow_keys_choose_within_a_row(window: Window) -> None:
    assert window.play_screen is not None
    screen = page(window)
    usual = screen.choices["animation_speed"].buttons[1]
    usual.setFocus()
    QTest.keyClick(usual, Qt.Key.Key_Right)
    QApplication.processEvents()
    assert window.settings.animation_speed == 2.0
    assert window.play_screen.narrator.animator.speed == 2.0
    assert screen.choices["animation_speed"].buttons[2].hasFocus()


def test_everything_has_a_name_and_questions_belong_to_what_they_ask(window: Window) -> None:
    screen = page(window)
    for group in screen.choices.values():
        asked = {button.accessibleDescription() for button in group.buttons}
        assert len(asked) == 1
        question = next(label for label in screen.findChildren(QLabel) if {label.text()} == asked)
        assert question.buddy() in group.buttons
        assert all(button.text() for button in group.buttons)
    assert screen.language.accessibleName() == "Language"


def test_whoever_opened_the_page_by_the_menu_goes_on_at_the_table(window: Window) -> None:
    assert window.play_screen is not None
    window.play_screen.rail.menu_button.setFocus()
    page(window).left.emit()
    assert window.play_screen.table_view.hasFocus()


# -- the command line --------------------------------------------------------------------------------------------------

def test_what_the_command_line_chose_is_shown_and_not_kept(window: Window) -> None:
    window.settings.theme = "dark"
    window.settings.overrule("theme", "contrast")
    window.settings.overrule("text_size", 130)
    screen = page(window)
    assert [button.text() for name in ("theme", "text_size") for button in screen.choices[name].buttons
            if button.isChecked()] == ["High contrast", "130%"]
    choose(screen, "Fast")
    assert (kept().theme, kept().text_size, kept().animation_speed) == ("dark", 0, 2.0)


def test_who_chooses_again_is_not_overruled_any_more(window: Window) -> None:
    window.settings.overrule("theme", "contrast")
    window.settings.overrule("text_size", 130)
    screen = page(window)
    choose(screen, "130%")
    assert kept().text_size == 130
    choose(screen, "Reset to defaults")
    assert (window.settings.theme, kept().theme, kept().text_size) == ("", "", 0)


# -- movement ----------------------------------------------------------------------------------------------------------

def test_where_the_system_asks_for_little_movement_the_page_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(motion, "is_reduced", lambda: True)
    with open_window(speed=1.0) as window:
        window.open_home()
        screen = page(window)
        assert any("asks for reduced motion" in label.text() for label in screen.findChildren(QLabel)
                   if label.isVisible())
        choose(screen, "Reset to defaults")
        assert (window.settings.animation_speed, window.settings.motion) == (1.0, "")
    theme.wear("light")


@pytest.mark.parametrize(("chosen", "before", "after"), [("", False, True), ("fade", True, True),
                                                         ("move", False, False)])
def test_a_table_follows_what_the_system_asks_for_unless_something_else_is_chosen(
        chosen: str, before: bool, after: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_window(motion=chosen) as window:
        window.open_session(session_at(position("behind-the-throne")))
        assert window.play_screen is not None
        animator = window.play_screen.narrator.animator
        window.follow_desktop()
        assert animator.reduced is before
        monkeypatch.setattr(motion, "is_reduced", lambda: True)
        window.follow_desktop()
        assert animator.reduced is after


def test_elsewhere_it_does_not(window: Window) -> None:
    screen = page(window)
    assert not any("asks for reduced motion" in label.text() for label in screen.findChildren(QLabel)
                   if label.isVisible())


# -- the system --------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("chosen", "worn"), [("", "dark"), ("light", "light"), ("contrast", "contrast")])
def test_colours_of_the_system_are_followed_unless_others_are_chosen(
        chosen: str, worn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_window(theme=chosen) as window:
        window.open_home()
        window.apply({"theme"})
        monkeypatch.setattr(QStyleHints, "colorScheme", lambda hints: Qt.ColorScheme.Dark)
        window.follow_desktop()
        assert theme.palette is theme.THEMES[worn]()
    theme.wear("light")


def test_choices_of_another_version_do_no_harm() -> None:
    with open_window(theme="sepia", text_size=900, motion="jump", bot_pause=123, speed=7.0, sound="half",
                     volume=33) as window:
        window.open_home()
        screen = page(window)
        window.apply({"theme"})
        assert theme.palette is theme.THEMES["light"]()
        assert theme.text_scale == 1.6
        pressed = {each.text() for each in screen.findChildren(QPushButton) if each.isChecked()}
        assert pressed == set()
        choose(screen, "Dark")
        assert kept().theme == "dark"
        assert kept().text_size == 900
    theme.wear("light")
