"""How the program looks now: the palette and the text size in use, and how to change them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase, QPalette
from PySide6.QtWidgets import QApplication

from throne_desktop.look import desktop, pictures, stylesheet
from throne_desktop.look.light import PALETTE as LIGHT
from throne_desktop.look.palette import Chrome, Palette
from throne_desktop.storage.paths import asset

SERIF: Final = "Source Serif Pro"
SIGNS: Final = "Throne Signs"
"""Our own typeface: the few signs in our texts that the other one lacks (`packaging/signs_font.py`)."""
FALLBACK: Final = "DejaVu Sans"
FAMILIES: Final = (SERIF, SIGNS, FALLBACK)
"""Where letters are looked for, in this order; the last one is for names that people have given."""

RIM: Final = 12.0
"""The wooden edge of the table below a page, in pixels."""

SMALLEST_TEXT: Final = 12.0
"""The smallest words, in pixels: 9 points at 96 dots per inch."""


_BASE_POINTS: Final = 11.0

def _dark() -> Palette:
    from throne_desktop.look.dark import PALETTE

    return PALETTE


def _contrast() -> Palette:
    from throne_desktop.look.contrast import PALETTE

    return PALETTE


THEMES: Final[dict[str, Callable[[], Palette]]] = {"light": lambda: LIGHT, "dark": _dark, "contrast": _contrast}
"""The themes by name. A palette is made when it is first worn, since the start needs only one of them."""

SMALLEST_SCALE: Final = 100
LARGEST_SCALE: Final = 160

palette: Palette = LIGHT
"""The colours in use. Always read them as `theme.palette`, since they change with the theme."""

text_scale: float = 1.0
"""The text size, as a multiple of the usual one. Always read it as `theme.text_scale`, since it changes."""


def load_fonts() -> None:
    """Makes the typefaces of the program known to Qt."""
    import font_source_serif_pro  # only here: importing it searches for its files

    for face in ("SourceSerifPro", "SourceSerifProBold"):
        QFontDatabase.addApplicationFont(font_source_serif_pro.font_files_ttf[face])
    QFontDatabase.addApplicationFont(str(asset("themes", "signs.ttf")))


def scaled(pixels: float) -> int:
    """A length in pixels that grows with the text size: the height of a line, the width of a panel of words."""
    return round(pixels * text_scale)


def widened(pixels: float) -> int:
    """A width in pixels that grows half as fast as the text size: for a panel beside the table, whose words wrap."""
    return round(pixels * (1 + text_scale) / 2)


def growth(share: float = 1.0) -> float:
    """By how much words whose size depends on their card grow with the text size, or that share of it."""
    return 1.0 + max(0.0, text_scale - 1.0) * share


def growths() -> tuple[float, ...]:
    """By how much such words may grow, the best first: as the text size asks, or less, as there is room."""
    return (*dict.fromkeys(growth(thirds / 3) for thirds in (3, 2, 1, 0)),)


def text(pixels: float, *, bold: bool = False, italic: bool = False) -> QFont:
    """A font for words in the scene: its height in pixels at the usual text size, but never too small to read."""
    return font(max(SMALLEST_TEXT, pixels * text_scale), bold=bold, italic=italic)


def font(pixels: float, *, bold: bool = False, italic: bool = False) -> QFont:
    """A font of exactly that height in pixels, for words whose size depends on their card."""
    made = QFont(FAMILIES)
    made.setPixelSize(max(6, round(pixels)))
    made.setBold(bold)
    made.setItalic(italic)
    return made


def dress(name: str = "light", percent: int = 100) -> None:
    """Gives the whole program its fonts, colours and style sheet, as far as they are known before the first frame."""
    load_fonts()
    desktop.hear()
    wear(name if name in THEMES else desktop.theme_at_start(), percent)


def wear(name: str, percent: int = 100) -> None:
    """Puts on a theme ("" for the desktop's), with texts at `percent` of the usual size, 100 to 160 (0: the desktop's).

    A size that only another version knows becomes the nearest one that fits the pages of this one. Widgets change at
    once; what is painted by hand looks up its colours when it is next painted.
    """
    global palette, text_scale  # noqa: PLW0603 - the one place where the look changes
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        raise RuntimeError("A theme can be worn once there is a QApplication.")
    palette = THEMES[choose(name)]()
    text_scale = within_limits(percent or desktop.text_size())
    sheet = stylesheet.fill(palette.chrome, text_scale)
    if application.styleSheet() == sheet:       # a style sheet set anew makes all widgets work out their look again
        return
    pictures.kept.forget()
    pictures.ground.forget()
    base = QFont(FAMILIES)
    base.setPointSizeF(_BASE_POINTS * text_scale)
    application.setPalette(_for_qt(palette.chrome))
    application.setStyleSheet(sheet)
    application.setFont(base)       # last: a first style sheet gives widgets the typeface of a GTK desktop back


def within_limits(percent: int) -> float:
    """The text size nearest to that for which there is room, as a multiple of the usual one."""
    return min(max(percent, SMALLEST_SCALE), LARGEST_SCALE) / 100


def choose(remembered: str) -> str:
    """The name of the theme to wear: the remembered one, else the one that the desktop wishes."""
    return remembered if remembered in THEMES else desktop.theme()


def _for_qt(chrome: Chrome) -> QPalette:
    """The colours for whatever the style sheet does not paint."""
    made = QPalette()
    roles = QPalette.ColorRole
    for role, colour in ((roles.Window, chrome.page), (roles.WindowText, chrome.text), (roles.Base, chrome.field),
                         (roles.AlternateBase, chrome.panel), (roles.Text, chrome.text),
                         (roles.PlaceholderText, chrome.quiet), (roles.Button, chrome.button),
                         (roles.ButtonText, chrome.text), (roles.BrightText, chrome.trouble),
                         (roles.Light, chrome.button_hover), (roles.Midlight, chrome.button),
                         (roles.Mid, chrome.panel_edge), (roles.Dark, chrome.handle), (roles.Shadow, chrome.bar),
                         (roles.Highlight, chrome.selected), (roles.HighlightedText, chrome.selected_text),
                         (roles.Accent, chrome.focus), (roles.Link, chrome.accent), (roles.LinkVisited, chrome.accent),
                         (roles.ToolTipBase, chrome.bar), (roles.ToolTipText, chrome.bar_text)):
        made.setColor(role, colour)
    for role in (roles.Text, roles.WindowText, roles.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, role, chrome.button_off_text)
    return made
