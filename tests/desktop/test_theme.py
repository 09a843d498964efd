"""The themes: every text can be read on its ground, at every size, and a theme is changed while the program runs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from inspect import get_annotations

import pytest
from PySide6.QtCore import QFile, QSize, Qt
from PySide6.QtGui import QColor, QPalette, QStyleHints
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from tests.helpers.colours import contrast, over
from tests.helpers.positions import position
from tests.helpers.window import dress, open_window, session_at, wait_until
from throne_desktop.look import desktop, stylesheet, theme
from throne_desktop.look.palette import Chrome, Palette
from throne_desktop.widgets import icons
from throne_desktop.window import idle_imports
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")


@pytest.fixture(autouse=True)
def paints_once() -> None:
    """Each test keeps what it paints itself, and another theme is painted anew."""


WANTED = {"light": 4.5, "dark": 4.5, "contrast": 7.0}
SIGNS_WANTED = {"light": 1.6, "dark": 1.6, "contrast": 7.0}
"""How far the lines stand out that say where a field or a button is; in the theme of high contrast as far as texts."""

ON_FELT = ("felt_light", "felt_dark")
ON_WALL = ("hall.night", "hall.wall")
BOOKS = ("colours.green", "colours.indigo", "colours.crimson")
PAINTED = {
    "ink": ("parchment_light", "parchment", "parchment_dark"),
    "on_felt": (*ON_FELT, "plaque"),
    "on_felt_quiet": (*ON_FELT, "plaque"),
    "gold_light": (*ON_FELT, "plaque"),
}
"""What is painted by hand: the colours of texts and signs, and the grounds on which they stand."""

GROUNDS = {
    "": ("page", "panel", "field"),
    "QLabel#title": ON_FELT,
    "QLabel#section": ("page", "panel"),
    "QLabel#subtle": ("page", "panel", "tile", "tile_hover"),
    "QLabel#fine": ("page", "panel"),
    "QLabel#trouble": ("page", "panel"),
    "QWidget#ground QLabel": ON_FELT,
    "QWidget#ground QLabel#subtle": ON_FELT,
    "QWidget#ground QLabel#section": ON_FELT,
    "QWidget#ground QLabel#golden": ON_FELT,
    "QWidget#ground QLabel#moon": ON_FELT,
    "QLabel#warning": ON_FELT,
    "QWidget#ground QFrame#panel QLabel": ("panel", "tile", "tile_hover"),
    "QWidget#ground QFrame#panel QCheckBox": ("panel",),
    "QWidget#ground QFrame#panel QLabel#subtle": ("panel", "tile", "tile_hover"),
    "QWidget#ground QFrame#panel QLabel#section": ("panel",),
    "QWidget#ground QFrame#panel QLabel#fine": ("panel",),
    "QWidget#ground QFrame#panel QLabel#trouble": ("panel",),
    "QWidget#ground QPushButton#quiet": ON_FELT,
    "QWidget#ground QPushButton#small": (*ON_FELT, "plaque"),
    "QWidget#ground QPushButton#niche QLabel#plate": ("tile",),
    "QWidget#ground QPushButton#niche QLabel#plateline": ("tile",),
    "QWidget#hall QLabel": ON_WALL,
    "QWidget#hall QLabel#subtle": ON_WALL,
    "QWidget#hall QLabel#notice": ("hall.table_light", "hall.table", "hall.table_dark"),
    "QWidget#hall QLabel#plate": ("tile", "tile_hover"),
    "QWidget#hall QLabel#plateline": ("tile", "tile_hover"),
    "QWidget#hall QLabel#lead": ("bar",),
    "QWidget#hall QLabel#leadline": ("bar",),
    "QWidget#hall QLabel#book": BOOKS,
    "QWidget#hall QPushButton#quiet": ON_WALL,
    "QPushButton#offer": ("tile", "tile_hover"),
    "QPushButton#question": ("panel", "button_hover"),
    "QWidget#replaybar QLabel": ("bar",),
    "QFrame#ribbon QLabel": ("bar",),
    "QFrame#ribbon QLabel#remark": ("bar",),
    "QFrame#ribbon QPushButton#quiet": ("bar",),
    "QFrame#ribbon QPushButton:disabled": ("bar",),
    "QFrame#ribbon QPushButton#quiet:disabled": ("bar",),
    "QFrame#ribbon QPushButton#primary:disabled": ("bar",),
    "QFrame#ribbon QPushButton#shout:disabled": ("bar",),
    "QWidget#replaybar QPushButton#quiet": ("bar",),
    "QWidget#replaybar QPushButton#quiet:disabled": ("bar",),
    "QTabBar::tab": ("page",),
    "QTabBar::tab:selected": ("page",),
    "QTabBar::tab:hover": ("page",),
    "QMenu::item:disabled": ("panel",),
}
"""The grounds of the rules of the style sheet that set a colour of texts and no ground of their own."""

RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")


@pytest.fixture(params=WANTED)
def name(request: pytest.FixtureRequest) -> str:
    """The name of a theme."""
    assert isinstance(request.param, str)
    return request.param


@pytest.fixture
def worn(name: str) -> Iterator[Palette]:
    """The palette of a theme that is worn until the end of the test."""
    dress()
    theme.wear(name)
    yield theme.palette
    theme.wear("light")


# -- contrasts ---------------------------------------------------------------------------------------------------------

def grounds(palette: Palette, ground: str) -> list[QColor]:
    """The colours that a ground may have: all that may lie below it shine through, and a veil may lie over cards."""
    whole, _, part = ground.partition(".")
    if whole == "hall":
        return [over(palette.place_veil, getattr(palette.hall, part))]
    if whole == "colours":
        return [over(palette.place_veil, palette.colours[part].main)]
    colour = getattr(palette.chrome, ground, None) or getattr(palette, ground)
    if ground.startswith("parchment"):
        return [over(palette.veil, colour)]
    return [over(colour, getattr(palette, below)) for below in ON_FELT]


def test_the_contrasts_are_those_of_the_standard() -> None:
    assert contrast(QColor("black"), QColor("white")) == pytest.approx(21)
    assert contrast(QColor("#777777"), QColor("white")) == pytest.approx(4.48, abs=0.01)
    assert contrast(QColor(0, 0, 0, 0), QColor("white")) == pytest.approx(1)


def test_what_is_painted_can_be_read(name: str) -> None:
    palette = theme.THEMES[name]()
    pairs = {(text, ground): contrast(getattr(palette, text), colour)
             for text, on in PAINTED.items() for ground in on for colour in grounds(palette, ground)}
    assert {pair: found for pair, found in pairs.items() if found < WANTED[name]} == {}


def test_what_is_written_on_cards_and_tokens_can_be_read(name: str) -> None:
    palette = theme.THEMES[name]()
    faint = {}
    for group, tones in palette.colours.items():
        head = contrast(palette.parchment_light, over(palette.veil, tones.main))
        feet = [contrast(tones.dark, ground) for part in ("parchment_light", "parchment_dark")
                for ground in grounds(palette, part)]
        faint.update({(group, found): WANTED[name] for found in (head, *feet) if found < WANTED[name]})
    for token, colour in palette.tokens.items():
        faint.update({(token, found): WANTED[name] for found in [contrast(palette.ink, colour)]
                      if found < WANTED[name]})
    assert faint == {}


def test_every_theme_knows_the_same_colours_of_cards_and_tokens(name: str) -> None:
    palette = theme.THEMES[name]()
    assert palette.colours.keys() == theme.LIGHT.colours.keys()
    assert palette.tokens.keys() == theme.LIGHT.tokens.keys()


def colour_rules() -> list[tuple[str, str, tuple[str, ...]]]:
    """The rules of the style sheet that set a colour of texts: selector, colour, and the grounds it stands on."""
    found = []
    for selectors, body in RULE.findall(stylesheet.TEMPLATE):
        settings = dict(part.strip().split(": ", 1) for part in body.split(";") if part.strip())
        text, own = settings.get("color", ""), settings.get("background", "")
        selector = selectors.strip().splitlines()[0].split(",")[0].strip()
        if text.startswith("@") and own.startswith("@"):
            found.append((selector, text[1:], (own[1:],)))
        elif text.startswith("@"):
            found.append((selector, text[1:], GROUNDS["" if selector == "QWidget" else selector]))
    return found


@pytest.mark.parametrize(("selector", "text", "on"), colour_rules(), ids=str)
def test_what_the_style_sheet_colours_can_be_read(selector: str, text: str, on: tuple[str, ...], name: str) -> None:
    palette = theme.THEMES[name]()
    found = {ground: contrast(getattr(palette.chrome, text), colour) for ground in on
             for colour in grounds(palette, ground)}
    assert min(found.values()) >= WANTED[name], found


@pytest.mark.parametrize(("text", "ground"), [
    ("text", "button"), ("text", "button_hover"), ("text", "button_pressed"), ("text", "tile"), ("text", "tile_hover"),
    ("accent", "field"), ("quiet", "field"), ("bar_link", "bar"), ("bar_text", "bar_hover"),
    ("primary_text", "primary_hover"), ("primary_text", "primary_pressed"), ("on_ground", "ground_hover"),
])
def test_buttons_and_coloured_words_can_be_read(text: str, ground: str, name: str) -> None:
    chrome = theme.THEMES[name]().chrome
    assert contrast(getattr(chrome, text), getattr(chrome, ground)) >= WANTED[name]


@pytest.mark.parametrize(("line", "ground"), [("focus", "panel"), ("focus", "page"), ("focus", "field"),
                                              ("bright_focus", "bar")])
def test_the_keyboards_frame_stands_out(line: str, ground: str, name: str) -> None:
    chrome = theme.THEMES[name]().chrome
    assert contrast(getattr(chrome, line), getattr(chrome, ground)) >= 3


@pytest.mark.parametrize(("line", "ground"), [("field_edge", "panel"), ("button_edge", "panel"), ("bar_edge", "bar"),
                                              ("panel_edge", "panel")])
def test_fields_and_buttons_stand_out(line: str, ground: str, name: str) -> None:
    chrome = theme.THEMES[name]().chrome
    assert contrast(getattr(chrome, line), getattr(chrome, ground)) >= SIGNS_WANTED[name]


# -- one style sheet ---------------------------------------------------------------------------------------------------

def test_the_style_sheet_knows_every_name_and_uses_every_colour(name: str) -> None:
    filled = stylesheet.fill(theme.THEMES[name]().chrome, 1.0)
    assert "@" not in filled
    assert not re.search(r"\d(sp|lp)\b", filled)
    used = set(re.findall(r"@([a-z_]+)", stylesheet.TEMPLATE)) - {"chevron", "tick"}
    assert used == set(get_annotations(Chrome))
    icons = re.findall(r"url\((.*?)\)", filled)
    assert len(icons) == 2
    assert all(QFile.exists(icon) for icon in icons)


def test_the_style_sheet_says_everything_once() -> None:
    selectors = [selectors for selectors, _ in RULE.findall(stylesheet.TEMPLATE)]
    assert sorted(set(selectors)) == sorted(selectors)


def test_no_text_is_smaller_than_nine_points() -> None:
    sizes = re.findall(r"font-size: ([\d.]+)(?:pt|lp)", stylesheet.TEMPLATE)
    assert sizes
    assert min(map(float, sizes)) >= 9
    assert theme.text(5).pixelSize() == 12


@pytest.mark.parametrize(("percent", "pixels", "title", "bar"), [(100, 15, 34, 52), (130, 20, 39.1, 68),
                                                                 (160, 24, 44.2, 83)])
def test_texts_and_what_holds_them_grow_together(percent: int, pixels: int, title: float, bar: int) -> None:
    dress()
    try:
        theme.wear("light", percent)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        assert theme.text(15).pixelSize() == pixels
        assert application.font().pointSizeF() == pytest.approx(11 * percent / 100)
        assert f"QLabel#title {{ font-size: {title}pt;" in application.styleSheet()
        assert f"min-height: {bar}px; max-height: {bar}px" in application.styleSheet()
        assert theme.scaled(100) == percent
        assert theme.widened(100) == 100 + (percent - 100) // 2
    finally:
        theme.wear("light")


# -- what the system asks for ------------------------------------------------------------------------------------------

@pytest.fixture
def application() -> Iterator[QApplication]:
    """The application, whose colours a test may change."""
    dress()
    found = QApplication.instance()
    assert isinstance(found, QApplication)
    yield found
    theme.wear("light")


@pytest.mark.parametrize(("ground", "wanted"), [("#efefef", "light"), ("#323232", "dark")])
def test_at_the_start_the_colours_of_the_system_tell_its_theme(
        application: QApplication, ground: str, wanted: str) -> None:
    application.setPalette(QPalette(QColor(ground)))
    theme.dress("")
    assert theme.palette == theme.THEMES[wanted]()
    theme.dress("contrast")
    assert theme.palette == theme.THEMES["contrast"]()


def test_what_the_system_says_only_after_the_first_frame_is_followed(
        application: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_window(theme="") as window:
        monkeypatch.setattr(idle_imports, "STEPS", ())
        monkeypatch.setattr(desktop, "theme", lambda: "contrast")
        done: list[bool] = []
        idle_imports.import_the_rest(window, partial(done.append, True))
        wait_until(lambda: bool(done), "all is done")
    assert theme.palette == theme.THEMES["contrast"]()


# -- wearing -----------------------------------------------------------------------------------------------------------

def test_a_theme_changes_all_that_is_open(worn: Palette, name: str) -> None:
    theme.wear("light")
    button = QPushButton("Play")
    button.resize(200, 60)
    button.show()
    theme.wear(name)
    found = button.grab(button.rect().adjusted(20, 12, -150, -40)).toImage().pixelColor(4, 3)
    assert found.name() == worn.chrome.button.name()
    assert button.palette().buttonText().color().name() == worn.chrome.text.name()
    button.close()


def test_icons_take_the_colours_of_the_theme(worn: Palette) -> None:
    theme.wear("light")
    button, picture = QPushButton(icons.icon("home"), ""), QPushButton(icons.icon("undo", "bar_text"), "")
    plain = QPushButton("Play")
    theme.palette = worn
    icons.renew()
    assert _colours(button) == {worn.chrome.text.name()}
    assert _colours(picture) == {worn.chrome.bar_text.name()}
    assert plain.icon().isNull()
    theme.wear("light")
    icons.renew()
    assert _colours(button) == {theme.palette.chrome.text.name()}


def _colours(button: QPushButton) -> set[str]:
    """The colours of the opaque pixels of a button's icon."""
    image = button.icon().pixmap(QSize(36, 36)).toImage()
    return {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())
            if image.pixelColor(x, y).alpha() == 255}


# -- the system --------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("scheme", "wanted"), [(Qt.ColorScheme.Dark, "dark"), (Qt.ColorScheme.Light, "light"),
                                                (Qt.ColorScheme.Unknown, "light")])
def test_without_a_choice_the_system_chooses(scheme: Qt.ColorScheme, wanted: str,
                                             monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QStyleHints, "colorScheme", lambda hints: scheme)
    assert theme.choose("") == wanted
    assert theme.choose("a theme of another version") == wanted
    assert theme.choose("contrast") == "contrast"


# -- in the window -----------------------------------------------------------------------------------------------------

def open_preferences(window: Window) -> None:
    window.open_home()
    window.open_preferences()


PAGES = {
    "home": Window.open_home,
    "new game": lambda window: window.open_new_game("behind-the-throne"),
    "game": lambda window: window.open_session(session_at(position("behind-the-throne"))),
    "preferences": open_preferences,
}


@pytest.mark.parametrize("page", PAGES)
def test_no_words_in_the_window_are_smaller_than_nine_points(page: str) -> None:
    with open_window() as window:
        PAGES[page](window)
        QApplication.processEvents()
        widgets = [widget for widget in window.findChildren(QWidget) if widget.isVisible()]
        assert len(widgets) > 5
        small = {str(widget): widget.fontInfo().pointSizeF() for widget in widgets
                 if widget.fontInfo().pixelSize() < theme.SMALLEST_TEXT}
        assert small == {}


@pytest.mark.parametrize("page", PAGES)
def test_with_the_largest_texts_no_button_is_too_narrow_for_its_words(page: str) -> None:
    dress()
    theme.wear("light", 160)
    try:
        with open_window(text_size=160) as window:
            window.resize(1024, 640)
            PAGES[page](window)
            QApplication.processEvents()
            buttons = [each for each in window.findChildren(QPushButton) if each.isVisible() and each.text()]
            assert buttons
            cut = {each.text(): each.width() for each in buttons
                   if each.width() < each.fontMetrics().horizontalAdvance(each.text())}
            assert cut == {}
    finally:
        theme.wear("light")
