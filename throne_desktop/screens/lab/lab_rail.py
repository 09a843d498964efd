"""The rail of the laboratory: what unfolds beside the table, back and on, and the way out."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.core.text import N_
from throne_desktop.language.i18n import words
from throne_desktop.screens.around_table.rail import WIDTH, RailButton
from throne_desktop.widgets.icons import icon
from throne_desktop.widgets.keys import IN_LAB, key_words
from throne_desktop.widgets.naming import named

_TONE: Final = ("bar_text", 24)
_GAP: Final = 3
PAGES: Final = ("moves", "ask", "best", "gaze", "tried", "lay", "rules", "share")
"""What can be unfolded beside the table, from top to bottom."""
KEYS: Final = {keys.name: keys.keys[0] for keys in IN_LAB}
"""The keys of the laboratory, by what they do."""

_KEY: Final = N_("lab", "{what} Key: {key}")


def page_names() -> dict[str, str]:
    """The names of what can be unfolded, in the language in use."""
    return {"moves": QCoreApplication.translate("LabScreen", "Legal moves"),
            "ask": QCoreApplication.translate("LabScreen", "Ask about a card"),
            "best": QCoreApplication.translate("LabScreen", "Best moves"),
            "gaze": QCoreApplication.translate("LabScreen", "Viewpoint"),
            "tried": QCoreApplication.translate("LabScreen", "Moves tried"),
            "lay": QCoreApplication.translate("LabScreen", "Set up a table"),
            "rules": QCoreApplication.translate("LabScreen", "Rules"),
            "share": QCoreApplication.translate("LabScreen", "Copy and paste")}


class LabRail(QWidget):
    """`opened` gives the name of what is to be unfolded, or "" to fold it."""

    left = Signal()
    opened = Signal(str)
    back_asked = Signal()
    on_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("rail")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFixedWidth(WIDTH)
        self.leave = RailButton(icon("leave", *_TONE), self)
        self.leave.clicked.connect(self.left)
        pictures = {"moves": icon("moves", *_TONE), "ask": icon("ask", *_TONE),
                    "best": icon("hint", *_TONE), "gaze": icon("eye", *_TONE),
                    "tried": icon("branches", *_TONE), "lay": icon("table", *_TONE),
                    "rules": icon("rules", *_TONE), "share": icon("share", *_TONE)}
        self.pages = {name: self._page(name, pictures[name]) for name in PAGES}
        self.back, self.on = RailButton(icon("undo", *_TONE), self), RailButton(icon("redo", *_TONE), self)
        self.back.clicked.connect(self.back_asked)
        self.on.clicked.connect(self.on_asked)
        column = QVBoxLayout(self)
        column.setContentsMargins(2, 6, 2, 6)
        column.setSpacing(_GAP)
        for button in self.tools:
            column.addWidget(button)
        column.addStretch(1)
        self.retranslate()

    def _page(self, name: str, picture: QIcon) -> RailButton:
        button = RailButton(picture, self)
        button.setCheckable(True)
        button.clicked.connect(lambda checked: self.opened.emit(name if checked else ""))
        return button

    @property
    def tools(self) -> tuple[RailButton, ...]:
        """All buttons, from top to bottom."""
        return self.leave, *self.pages.values(), self.back, self.on

    def retranslate(self) -> None:
        """Put the rail's own words into the language in use now."""
        self.setAccessibleName(QCoreApplication.translate("Rail", "Beside the table"))
        named(self.leave, QCoreApplication.translate("Page", "Back"),
              QCoreApplication.translate("LabScreen", "Back to where you were"))
        for name, spoken in page_names().items():
            self._name(self.pages[name], name, spoken)
        self._name(self.back, "back", QCoreApplication.translate("LabScreen", "One step back"))
        self._name(self.on, "on", QCoreApplication.translate("LabScreen", "One step forward"))

    def _name(self, button: RailButton, key: str, spoken: str) -> None:
        what = next(keys.what for keys in IN_LAB if keys.name == key)
        named(button, spoken, words(_KEY.fill(what=what, key=key_words(KEYS[key]))))

    def show_open(self, page: str) -> None:
        """Press the button of what is unfolded, "" for nothing."""
        for name, button in self.pages.items():
            button.setChecked(name == page)

    def allow(self, *, back: bool, on: bool) -> None:
        """Enable or disable the steps."""
        for button, can in ((self.back, back), (self.on, on)):
            had = button.hasFocus()
            button.setEnabled(can)
            if had and not can:
                (self.on if button is self.back and on else self.back if back else self.leave).setFocus()
