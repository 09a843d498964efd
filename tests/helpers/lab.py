"""Somebody in the laboratory: mouse and keyboard go in, what is seen there comes out."""

from __future__ import annotations

import re

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from engine import load_game
from engine.base.notation import read
from engine.core.state import State
from tests.helpers.window import Fingers, click, label
from throne_desktop.screens.lab.lab import LabScreen
from throne_desktop.widgets.mnemonics import without_underline
from throne_desktop.window.open_lab import show_lab
from throne_desktop.window.window import Window

ENDING = "throne 2 length=round: 1 lay; hand.1 king seven; hand.2 ace nine; rest deck"


class LabHand(Fingers):
    """One person at the laboratory's table."""

    def __init__(self, page: LabScreen) -> None:
        super().__init__(page.table_view)
        self.page = page

    @property
    def state(self) -> State:
        """The position on the table."""
        return self.page.tree.state

    @property
    def prompt(self) -> str:
        return label(self.page.ribbon, "prompt").text()

    @property
    def moves(self) -> list[str]:
        """The list of moves, without their numbers."""
        panel = self.page.moves
        return [re.sub(r"^\d+ +", "", panel.item(row).text()) for row in range(panel.count())]

    @property
    def tried(self) -> list[str]:
        """What was tried, indented by branches."""
        found: list[str] = []
        self.open("tried")

        def add(item: object, depth: int) -> None:
            for number in range(item.childCount()):     # type: ignore[attr-defined]
                child = item.child(number)              # type: ignore[attr-defined]
                found.append("  " * depth + child.text(0))
                add(child, depth + 1)

        add(self.page.tried.tree.invisibleRootItem(), 0)
        return found

    def open(self, name: str) -> None:
        """Unfold a page by its button on the rail, if it is folded away."""
        if self.page.open_page != name:
            click(self.page.rail.pages[name])

    def choose(self, words: str) -> None:
        """Click a move in the list."""
        self.open("moves")
        panel = self.page.moves
        row = self.moves.index(words)
        panel.scrollToItem(panel.item(row))
        place = panel.visualItemRect(panel.item(row)).center()
        QTest.mouseClick(panel.viewport(), Qt.MouseButton.LeftButton, pos=place)
        self.settle()

    def push(self, words: str) -> None:
        """Click the button with those words."""
        click(next(each for each in self.page.findChildren(QPushButton)
                   if each.isVisible() and without_underline(each.text()) == words))

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key, wherever the focus is."""
        QTest.keyClick(self.page.focusWidget() or self.page, key, modifier)


def at_lab(window: Window, text: str = ENDING) -> LabHand:
    """The laboratory with the table that a line of text describes."""
    game = load_game(text.split(maxsplit=1)[0])
    return LabHand(show_lab(window, game, read(game, text)))


def lab_of(window: Window) -> LabHand:
    """The laboratory that is open."""
    page = window.pages.currentWidget()
    assert isinstance(page, LabScreen)
    return LabHand(page)
