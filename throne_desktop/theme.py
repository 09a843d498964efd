"""Colours, fonts and the style sheet: how the program looks, in one place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QColor, QFont, QFontDatabase
from PySide6.QtWidgets import QApplication

from throne_desktop.paths import asset

SERIF: Final = "Source Serif Pro"
FALLBACK: Final = "DejaVu Sans"

RIM: Final = 12.0
"""The wooden edge of the table, in pixels."""


@dataclass(frozen=True, slots=True)
class Tones:
    """The tones of one colour of cards: the head band, and the text below."""

    main: QColor
    dark: QColor


@dataclass(frozen=True, slots=True)
class Palette:
    """Every colour that is painted. `tokens` are light enough for a text in ink; `colours` are those of groups of
    cards, by the names that games use."""

    ink: QColor
    parchment: QColor
    parchment_light: QColor
    parchment_dark: QColor
    card_edge: QColor
    gold: QColor
    gold_light: QColor
    felt_light: QColor
    felt_dark: QColor
    wood: QColor
    wood_light: QColor
    plaque: QColor
    on_felt: QColor
    on_felt_quiet: QColor
    seam: QColor
    outline: QColor
    refused: QColor
    tokens: dict[str, QColor]
    colours: dict[str, Tones]


LIGHT: Final = Palette(
    ink=QColor("#2b2118"),
    parchment=QColor("#f4ead2"),
    parchment_light=QColor("#fbf5e4"),
    parchment_dark=QColor("#e6d6b2"),
    card_edge=QColor("#9a8355"),
    gold=QColor("#c9a14a"),
    gold_light=QColor("#e6cd86"),
    felt_light=QColor("#2f6b52"),
    felt_dark=QColor("#17402f"),
    wood=QColor("#3a2418"),
    wood_light=QColor("#5a3a26"),
    plaque=QColor(20, 30, 25, 205),
    on_felt=QColor("#efe6cc"),
    on_felt_quiet=QColor(239, 230, 204, 175),
    seam=QColor(201, 161, 74, 70),
    outline=QColor(239, 230, 204, 70),
    refused=QColor("#8c2f39"),
    tokens={
        "gold": QColor("#e6cd86"),
        "red": QColor("#b5525c"),
        "blue": QColor("#7f89c4"),
        "green": QColor("#7fb08d"),
        "grey": QColor("#c9c4b6"),
    },
    colours={
        "indigo": Tones(QColor("#3f4a8a"), QColor("#2a3263")),
        "green": Tones(QColor("#3c6e4f"), QColor("#264a35")),
        "crimson": Tones(QColor("#8c2f39"), QColor("#611c26")),
        "slate": Tones(QColor("#4a4a52"), QColor("#303036")),
        "gold": Tones(QColor("#8a6a1c"), QColor("#5d4610")),
    },
)

palette: Palette = LIGHT
"""The colours in use: always read as `theme.palette`, for they change with the theme."""


def load_fonts() -> None:
    """Make the two faces that the program uses known to Qt."""
    import font_source_serif_pro  # only here: the package looks for its files when it is imported

    for face in ("SourceSerifPro", "SourceSerifProBold"):
        QFontDatabase.addApplicationFont(font_source_serif_pro.font_files_ttf[face])


def font(pixels: float, *, bold: bool = False, italic: bool = False) -> QFont:
    """A font of that height in pixels."""
    made = QFont([SERIF, FALLBACK])
    made.setPixelSize(max(6, round(pixels)))
    made.setBold(bold)
    made.setItalic(italic)
    return made


def dress(application: QApplication) -> None:
    """Fonts and style sheet for the whole program."""
    load_fonts()
    base = QFont([SERIF, FALLBACK])
    base.setPointSizeF(11.0)
    application.setFont(base)
    application.setStyle("Fusion")
    application.setStyleSheet(STYLE.replace("@chevron@", asset("icons", "chevron.svg").as_posix()))


STYLE: Final = """
QWidget#window, QWidget#page { background: #efe4c8; }
QWidget { color: #2b2118; }
QLabel#title { font-size: 34pt; font-weight: bold; color: #2b2118; }
QLabel#heading { font-size: 17pt; font-weight: bold; }
QLabel#subtle { color: #5b4a35; }
QWidget#ground QLabel#title { color: #f4ead2; }
QWidget#ground > QLabel#subtle { color: #d9cfae; }
QLabel#warning { color: #ffd9a8; font-weight: bold; }
QLabel#trouble { color: #8c2f39; font-weight: bold; }
QPushButton#tile { text-align: left; padding: 10px 14px; min-height: 72px; border-radius: 10px; background: #f4ead2; }
QPushButton#tile:hover { background: #fffaf0; }
QPushButton#tile:focus { border: 2px solid #e6cd86; padding: 9px 13px; }
QPushButton#tile QLabel { background: transparent; }
QFrame#panel { background: #f4ead2; border: 1px solid #cbb588; border-radius: 8px; }
QWidget#side { background: #efe4c8; }
QWidget#promptbar { background: #2a1c13; border-top: 1px solid #7d6330; }
QWidget#promptbar QLabel { color: #f4ead2; }
QLabel#prompt { font-size: 14pt; font-weight: bold; }
QLabel#refusal { color: #ffd9a8; font-size: 10.5pt; }
QPushButton {
  background: #f8f0dc; border: 1px solid #b79a5c; border-radius: 6px; padding: 6px 14px; min-height: 22px;
}
QPushButton:hover { background: #fffaf0; border-color: #96722c; }
QPushButton:pressed { background: #e6d6b2; }
QPushButton:focus { border: 2px solid #96722c; padding: 5px 13px; }
QPushButton:disabled { color: #a3957c; border-color: #d3c4a0; background: #f1e7cf; }
QPushButton#primary {
  background: #6f2430; color: #fbf5e4; border: 1px solid #4c1620; font-weight: bold; padding: 7px 20px;
}
QPushButton#primary:hover { background: #86303d; }
QPushButton#primary:pressed { background: #571a25; }
QPushButton#primary:focus { border: 2px solid #e6cd86; padding: 6px 19px; }
QPushButton#primary:disabled { background: #a78f86; color: #efe4c8; border-color: #a78f86; }
QWidget#promptbar QPushButton#quiet { background: transparent; color: #f4ead2; border: 1px solid #7d6330; }
QWidget#promptbar QPushButton#quiet:hover { background: #402b1d; border-color: #c9a14a; }
QWidget#promptbar QPushButton#quiet:focus { border: 2px solid #e6cd86; }
QWidget#promptbar QPushButton#quiet:disabled { color: #8d7b63; border-color: #4f3a28; }
QListView, QTextBrowser, QListWidget {
  background: #fbf5e4; border: 1px solid #cbb588; border-radius: 6px; padding: 4px; outline: 0;
}
QListView::item { padding: 4px 0; border-radius: 4px; }
QListView::item:hover { background: #f1e3bf; }
QListView::item:selected { background: #e3cd93; color: #2b2118; }
QTabWidget::pane { border: 0; }
QTabBar::tab {
  background: transparent; padding: 6px 12px; border-bottom: 3px solid transparent; color: #5b4a35;
}
QTabBar::tab:selected { border-bottom-color: #6f2430; color: #2b2118; font-weight: bold; }
QTabBar::tab:hover { color: #2b2118; }
QTabBar::tab:focus { border-bottom-color: #96722c; }
QComboBox, QLineEdit, QSpinBox {
  background: #fbf5e4; border: 1px solid #b79a5c; border-radius: 5px; padding: 4px 8px; min-height: 22px;
}
QComboBox:focus, QLineEdit:focus { border: 2px solid #96722c; padding: 3px 7px; }
QComboBox::drop-down { border: 0; width: 26px; }
QComboBox::down-arrow { image: url(@chevron@); width: 14px; height: 14px; }
QComboBox QAbstractItemView { background: #fbf5e4; selection-background-color: #e3cd93; selection-color: #2b2118; }
QToolTip { background: #2a1c13; color: #f4ead2; border: 1px solid #c9a14a; padding: 5px; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 2px; }
QScrollBar::handle:vertical { background: #cbb588; border-radius: 4px; min-height: 30px; }
QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical { height: 0; }
"""
