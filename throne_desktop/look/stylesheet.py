"""The style sheet: one template for all themes and text sizes."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QDir
from PySide6.QtGui import QColor

from throne_desktop.look.palette import Chrome
from throne_desktop.storage.paths import asset

_COLOUR: Final = re.compile(r"@([a-z_]+)")
_ICONS: Final = "icons"
"""What Qt calls the folder of the icons in the style sheet."""
_SIZE: Final = re.compile(r"\b(\d+(?:\.\d+)?)(pt|lp|sp)\b")


def fill(chrome: Chrome, scale: float) -> str:
    """The style sheet in these colours, with texts `scale` times as large as usual.

    In the template `@name` is a colour or an icon. Sizes in points grow with the texts, those in "lp", the points of
    large titles, grow half as much, and those in "sp" are pixels that grow with the texts. All other lengths stay.
    """
    values = {name: colour.name() for name, colour in chrome._asdict().items()}
    # Icons in ink and in white, since Qt does not tint those of a style sheet.
    values["chevron"] = f"{_ICONS}:{'chevron-light' if _is_light(chrome.text) else 'chevron'}.svg"
    values["tick"] = f"{_ICONS}:{'tick-light' if _is_light(chrome.primary_text) else 'tick'}.svg"
    # The path itself may have marks that mean something in a style sheet, which would then have no effect at all.
    QDir.setSearchPaths(_ICONS, [str(asset("icons", "tick.svg").parent)])
    coloured = _COLOUR.sub(lambda found: values[found[1]], TEMPLATE)
    return _SIZE.sub(lambda found: _scaled(float(found[1]), found[2], scale), coloured)


def _scaled(size: float, unit: str, scale: float) -> str:
    if unit == "sp":
        return f"{round(size * scale)}px"
    return f"{size * (scale if unit == 'pt' else (1 + scale) / 2):.4g}pt"


def _is_light(colour: QColor) -> bool:
    return colour.lightness() > 127


TEMPLATE: Final = """
QWidget#window, QWidget#page { background: @page; }
QWidget { color: @text; }
QLabel#title { font-size: 34lp; font-weight: bold; color: @on_ground; }
QLabel#heading { font-size: 17pt; font-weight: bold; }
QLabel#figure { font-size: 25pt; font-weight: bold; }
QLabel#section { font-size: 13pt; font-weight: bold; color: @accent; }
QLabel#subtle { color: @quiet; }
QLabel#fine { color: @quiet; font-size: 9.75pt; }
QWidget#ground QLabel, QWidget#ground QCheckBox, QWidget#ground QRadioButton { color: @on_ground; }
QWidget#ground QLabel#subtle { color: @on_ground_quiet; }
QWidget#ground QLabel#section { color: @bar_link; }
QWidget#ground QLabel#golden { color: @bar_link; font-weight: bold; }
QWidget#ground QLabel#moon { color: @moon; font-weight: bold; }
QLabel#warning, QWidget#ground QLabel#warning { color: @warning; font-weight: bold; }
QWidget#ground QFrame#panel QLabel, QWidget#ground QPushButton#tile QLabel { color: @text; }
QWidget#ground QFrame#panel QCheckBox, QWidget#ground QFrame#panel QRadioButton { color: @text; }
QWidget#ground QFrame#panel QLabel#fine { color: @quiet; }
QWidget#ground QFrame#panel QLabel#subtle, QWidget#ground QPushButton#tile QLabel#subtle { color: @quiet; }
QWidget#ground QFrame#panel QLabel#section { color: @accent; }
QWidget#ground QFrame#panel QLabel#trouble { color: @trouble; }
QLabel#trouble { color: @trouble; font-weight: bold; }
QFrame#panel { background: @panel; border: 1px solid @panel_edge; border-radius: 8px; }
QWidget#side { background: @page; }
QScrollArea#bare, QWidget#bare { background: transparent; border: 0; }
QWidget#ground QFrame#panel QLabel#key {
  background: @field; color: @text; border: 1px solid @panel_edge; border-bottom-width: 3px; border-radius: 5px;
  padding: 1px 8px; font-weight: bold;
}

QPushButton {
  background: @button; border: 1px solid @button_edge; border-radius: 6px; padding: 6px 14px; min-height: 22sp;
  icon-size: 18sp;
}
QPushButton:hover { background: @button_hover; border-color: @focus; }
QPushButton:pressed { background: @button_pressed; }
QPushButton:focus { border: 2px solid @focus; padding: 5px 13px; }
QPushButton:disabled {
  color: @button_off_text; border: 1px dashed @button_off_edge; background: @button_off; padding: 6px 14px;
}
QPushButton#primary {
  background: @primary; color: @primary_text; border: 1px solid @primary_edge; font-weight: bold; padding: 7px 20px;
}
QPushButton#primary:hover { background: @primary_hover; }
QPushButton#primary:pressed { background: @primary_pressed; }
QPushButton#primary:focus { border: 2px solid @bright_focus; padding: 6px 19px; }
QPushButton#primary:disabled {
  background: @primary_off; color: @primary_off_text; border: 1px dashed @button_off_edge; padding: 7px 20px;
}
QPushButton#choice { padding: 6px 8px; }
QPushButton#choice:focus { border: 2px solid @focus; padding: 5px 7px; }
QPushButton#choice:checked { background: @primary; color: @primary_text; border: 1px solid @primary_edge; }
QPushButton#choice:checked:focus { border: 2px solid @bright_focus; padding: 5px 7px; }
QPushButton#tool { padding: 5px 8px; }
QPushButton#tool:focus { border: 2px solid @focus; padding: 4px 7px; }
QPushButton#tool:checked { background: @selected; color: @selected_text; border-color: @focus; }
QPushButton::menu-indicator { image: none; width: 0; }
QPushButton#portrait {
  padding: 0; min-height: 56sp; max-height: 56sp; min-width: 58sp; max-width: 58sp; icon-size: 56sp;
}
QPushButton#portrait:focus { border: 2px solid @focus; padding: 0; }
QPushButton#tile { text-align: left; padding: 10px 14px; min-height: 72sp; border-radius: 10px; background: @tile; }
QPushButton#tile:hover { background: @tile_hover; }
QPushButton#tile:focus { border: 2px solid @bright_focus; padding: 9px 13px; }
QPushButton#tile QLabel { background: transparent; }
QPushButton#head {
  text-align: left; border: 1px solid transparent; border-radius: 8px; background: transparent; min-height: 48sp;
  icon-size: 56px;
}
QPushButton#head:hover { background: @tile_hover; }
QPushButton#head:focus { border: 2px solid @focus; }
QPushButton#lesson {
  text-align: left; background: transparent; border: 1px solid transparent; padding: 6px 10px 6px 44sp;
}
QPushButton#lesson:hover { background: @button_hover; border-color: @button_edge; }
QPushButton#lesson:focus { border: 2px solid @focus; padding: 5px 9px 5px 43sp; }
QPushButton#question {
  text-align: left; background: transparent; border: 1px solid transparent; color: @accent; padding: 3px 8px;
  text-decoration: underline;
}
QPushButton#question:hover { background: @button_hover; }
QPushButton#question:focus { border: 2px solid @focus; padding: 2px 7px; }
QPushButton#offer {
  background: transparent; color: @accent; border: 1px solid @panel_edge; border-radius: 11px; padding: 1px 10px;
  font-size: 10.5pt; min-height: 20sp;
}
QPushButton#offer:hover { background: @button_hover; border-color: @focus; }
QPushButton#offer:focus { border: 2px solid @focus; padding: 0 9px; }
QWidget#ground QPushButton#quiet { background: transparent; color: @on_ground; border: 1px solid @ground_edge; }
QWidget#ground QPushButton#quiet:hover { background: @ground_hover; color: @on_ground; }
QWidget#ground QPushButton#quiet:focus { border: 2px solid @bright_focus; }
QWidget#ground QPushButton#small {
  background: transparent; color: @on_ground; border: 1px solid @ground_edge; padding: 1px 10px; min-height: 22sp;
}
QWidget#ground QPushButton#small:hover { background: @ground_hover; color: @on_ground; }
QWidget#ground QPushButton#small:focus { border: 2px solid @bright_focus; padding: 0 9px; }

QWidget#ground QPushButton#gold {
  background: @bar_link; color: @bar; border: 1px solid @bar_text; font-weight: bold; border-radius: 12px;
  padding: 9px 8px;
}
QWidget#ground QPushButton#gold:hover { background: @bar_text; border-color: @bar_link; }
QWidget#ground QPushButton#gold:focus { border: 4px double @bar; padding: 6px 5px; }
QWidget#ground QPushButton#dark {
  background: @bar; color: @bar_text; border: 1px solid @bar_edge; font-weight: bold; border-radius: 12px;
  padding: 9px 8px;
}
QWidget#ground QPushButton#dark:hover { background: @bar_hover; border-color: @bar_link; }
QWidget#ground QPushButton#dark:focus { border: 2px solid @bright_focus; padding: 8px 7px; }

QWidget#hall QLabel { color: @on_ground; background: transparent; }
QWidget#hall QLabel#title { font-size: 22lp; }
QWidget#hall QLabel#subtle { color: @on_ground_quiet; }
QWidget#hall QLabel#notice { color: @on_ground_quiet; font-size: 9.75pt; }
QWidget#hall QLabel#plate { color: @text; font-size: 14pt; font-weight: bold; }
QWidget#hall QLabel#plateline { color: @quiet; font-size: 9.75pt; }
QWidget#hall QLabel#lead { color: @bar_link; font-size: 15pt; font-weight: bold; }
QWidget#hall QLabel#leadline { color: @bar_text; }
QWidget#hall QLabel#book { color: @bar_text; font-weight: bold; }
QPushButton#niche { background: transparent; border: 0; padding: 0; min-height: 0; }
QWidget#ground QPushButton#niche QLabel { background: transparent; }
QWidget#ground QPushButton#niche QLabel#plate { color: @text; font-weight: bold; }
QWidget#ground QPushButton#niche QLabel#plateline { color: @quiet; font-size: 9.75pt; }
QPushButton#spot { background: transparent; border: 0; padding: 0; min-height: 0; }
QWidget#hall QPushButton#offer {
  background: @primary; color: @primary_text; border: 1px solid @primary_edge; font-size: 9.75pt; font-weight: bold;
  padding: 0 10px;
}
QWidget#hall QPushButton#offer:hover { background: @primary_hover; }
QWidget#hall QPushButton#offer:focus { border: 2px solid @bright_focus; padding: 0 9px; }
QWidget#hall QPushButton#quiet { background: transparent; color: @on_ground; border: 1px solid @bar_edge; }
QWidget#hall QPushButton#quiet:hover { background: @bar_hover; color: @bar_text; }
QWidget#hall QPushButton#quiet:focus { border: 2px solid @bright_focus; }

QWidget#replaybar { background: @bar; border-top: 1px solid @bar_edge; min-height: 52sp; max-height: 52sp; }
QWidget#replaybar QLabel { color: @bar_text; }
QWidget#replaybar QPushButton#quiet { background: transparent; color: @bar_text; border: 1px solid @bar_edge; }
QWidget#replaybar QPushButton#quiet:hover { background: @bar_hover; color: @bar_text; border-color: @bar_link; }
QWidget#replaybar QPushButton#quiet:focus { border: 2px solid @bright_focus; }
QWidget#replaybar QPushButton#quiet:disabled {
  background: transparent; color: @bar_off; border: 1px dashed @bar_off_edge;
}

QFrame#ribbon { background: @bar; border: 1px solid @bar_edge; border-radius: 19px; }
QFrame#ribbon QLabel { color: @bar_text; background: transparent; border: 0; padding: 0; }
QLabel#prompt { font-size: 12.75lp; font-weight: bold; }
QLabel#prompt[small="true"] { font-size: 11.25lp; }
QLabel#prompt[fine="true"] { font-size: 9.75lp; }
QFrame#ribbon QLabel#remark { color: @bar_note; font-size: 10.5lp; }
QFrame#ribbon QPushButton {
  font-size: 11.25lp; font-weight: bold; min-height: 24px; padding: 5px 15px; border-radius: 9px;
}
QFrame#ribbon QPushButton[tight="true"] { padding: 5px; font-size: 9.75lp; }
QFrame#ribbon QPushButton#quiet { background: transparent; color: @bar_text; border: 1px solid @bar_edge; }
QFrame#ribbon QPushButton#quiet:hover { background: @bar_hover; color: @bar_text; border-color: @bar_link; }
QFrame#ribbon QPushButton#quiet:focus { border: 2px solid @bright_focus; padding: 4px 14px; }
QFrame#ribbon QPushButton#quiet[tight="true"]:focus { padding: 4px; }
QFrame#ribbon QPushButton#primary { background: @bar_link; color: @bar; border: 1px solid @bar_text; }
QFrame#ribbon QPushButton#primary:hover { background: @bar_text; color: @bar; border-color: @bar_link; }
QFrame#ribbon QPushButton#primary:focus { border: 4px double @bar; padding: 2px 12px; }
QFrame#ribbon QPushButton#primary[tight="true"]:focus { padding: 2px; }
QFrame#ribbon QPushButton#shout {
  background: @primary; color: @primary_text; border: 1px solid @bar_link; font-size: 16lp; padding: 5px 30px 4px;
}
QFrame#ribbon QPushButton#shout:hover { background: @primary_hover; border-color: @bright_focus; }
QFrame#ribbon QPushButton#shout:focus { border: 4px double @bright_focus; padding: 2px 27px 1px; }
QFrame#ribbon QPushButton#shout[tight="true"] { font-size: 13lp; min-height: 30px; padding: 3px 14px; }
QFrame#ribbon QPushButton#shout[tight="true"]:focus { padding: 0px 11px; }
QFrame#ribbon QPushButton:disabled, QFrame#ribbon QPushButton#quiet:disabled,
QFrame#ribbon QPushButton#primary:disabled, QFrame#ribbon QPushButton#shout:disabled {
  background: transparent; color: @bar_off; border: 1px dashed @bar_off_edge; padding: 5px 15px;
}
QFrame#ribbon QPushButton#quiet[tight="true"]:disabled, QFrame#ribbon QPushButton#primary[tight="true"]:disabled {
  padding: 5px;
}
QFrame#ribbon QPushButton#shout:disabled { padding: 5px 30px 4px; }
QFrame#ribbon QPushButton#shout[tight="true"]:disabled { padding: 3px 14px; }
QFrame#ribbon QPushButton#quiet[lit="true"] { border: 4px double @bar_link; padding: 2px 12px; }
QFrame#ribbon QPushButton#primary[lit="true"] { background: @bar_text; border: 4px double @bar; padding: 2px 12px; }
QFrame#ribbon QPushButton#shout[lit="true"] { border: 4px double @bar_link; padding: 2px 27px 1px; }
QFrame#ribbon QPushButton#quiet[lit="true"][tight="true"] { padding: 2px; }
QFrame#ribbon QPushButton#primary[lit="true"][tight="true"] { padding: 2px; }

QWidget#rail { background: @bar; border-left: 1px solid @bar_edge; }
QPushButton#rail {
  background: transparent; border: 2px solid transparent; border-radius: 8px; padding: 0; margin: 0;
  min-height: 32px; min-width: 34px; icon-size: 24px;
}
QPushButton#rail:hover { background: @bar_hover; border-color: @bar_edge; }
QPushButton#rail:pressed { background: @bar_hover; border-color: @bar_link; }
QPushButton#rail:checked { background: @bar_hover; border-color: @bar_edge; border-left: 4px solid @bar_link; }
QPushButton#rail:focus { border: 2px solid @bright_focus; padding: 0; }
QPushButton#rail:disabled { background: transparent; border: 2px solid transparent; }
QFrame#side { background: @page; border: 0; border-left: 1px solid @panel_edge; }

QAbstractItemView, QTextBrowser, QPlainTextEdit {
  background: @field; border: 1px solid @panel_edge; border-radius: 6px; padding: 4px; outline: 0;
}
QListView::item { padding: 4px 0; border-radius: 4px; }
QTreeView::item, QTableView::item { padding: 4px 0; border: 0; }
QListView::item:hover, QTreeView::item:hover, QTableView::item:hover { background: @row_hover; color: @text; }
QListView::item:selected, QTreeView::item:selected, QTableView::item:selected {
  background: @selected; color: @selected_text;
}
QTreeView::item { padding: 4px 8px; }
QHeaderView { border: 0; border-radius: 0; padding: 0; background: @panel; }
QHeaderView::section {
  background: @panel; color: @text; border: 0; border-bottom: 1px solid @panel_edge; padding: 5px 8px;
}
QTabWidget::pane { border: 0; }
QWidget#replaybar QSlider { min-height: 22sp; }
QWidget#replaybar QSlider::groove:horizontal { height: 5sp; border-radius: 2px; background: @bar_edge; }
QWidget#replaybar QSlider::sub-page:horizontal { height: 5sp; border-radius: 2px; background: @bar_link; }
QWidget#replaybar QSlider::handle:horizontal {
  width: 14sp; margin: -5sp 0; border-radius: 7sp; background: @bar_text; border: 1px solid @bar;
}
QWidget#replaybar QSlider:focus { border: 2px solid @bright_focus; border-radius: 6px; }
QTabBar::tab { background: transparent; padding: 6px 12px; border-bottom: 3px solid transparent; color: @quiet; }
QTabBar::tab:selected { border-bottom-color: @accent; color: @text; font-weight: bold; }
QTabBar::tab:hover { color: @text; }
QTabBar::tab:focus { border-bottom-color: @focus; }
QComboBox, QLineEdit, QSpinBox {
  background: @field; border: 1px solid @field_edge; border-radius: 5px; padding: 4px 8px; min-height: 22sp;
}
QComboBox:focus, QLineEdit:focus, QSpinBox:focus { border: 2px solid @focus; padding: 3px 7px; }
QSpinBox::up-button, QSpinBox::down-button { width: 0; border: 0; }
QLineEdit { placeholder-text-color: @quiet; }
QComboBox { combobox-popup: 0; }
QComboBox::drop-down { border: 0; width: 26px; }
QComboBox::down-arrow { image: url(@chevron); width: 14px; height: 14px; }
QComboBox QAbstractItemView::item { padding: 4px 6px; }
QComboBox QAbstractItemView {
  padding: 0; border-radius: 0; selection-background-color: @selected; selection-color: @selected_text;
}
QCheckBox { spacing: 9px; padding: 4px 6px; margin-left: -8px; border: 2px solid transparent; border-radius: 6px; }
QCheckBox:focus { border-color: @focus; }
QCheckBox::indicator {
  width: 18sp; height: 18sp; border: 1px solid @field_edge; border-radius: 4px; background: @field;
}
QCheckBox::indicator:checked { background: @primary; border-color: @primary_edge; image: url(@tick); }
QMenu { background: @panel; color: @text; border: 1px solid @panel_edge; padding: 5px; }
QMenu#faces { icon-size: 40sp; }
QMenu#faces::item { padding: 3px 22px 3px 6px; }
QMenu::item { padding: 6px 22px 6px 12px; border-radius: 4px; }
QMenu::item:selected { background: @selected; color: @selected_text; }
QMenu::item:disabled { color: @button_off_text; }
QMenu::separator { height: 1px; background: @panel_edge; margin: 4px 8px; }
QToolTip { background: @bar; color: @bar_text; border: 1px solid @bar_link; padding: 5px; }
QProgressBar { background: @field; border: 1px solid @panel_edge; border-radius: 4px; }
QProgressBar::chunk { background: @accent; border-radius: 3px; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 2px; }
QScrollBar::handle:vertical { background: @handle; border-radius: 4px; min-height: 30px; }
QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical { height: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 2px; }
QScrollBar::handle:horizontal { background: @handle; border-radius: 4px; min-width: 30px; }
QScrollBar::add-line:horizontal, QScrollBar::sub-line:horizontal { width: 0; }
"""
