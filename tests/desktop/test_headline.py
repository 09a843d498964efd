"""The headline of an ending: its letters are as large as there is room for, and its margin stands where it is read."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from throne_desktop.screens.ending.headline import Headline

WIDE, NARROW, TINY = 1600.0, 560.0, 300.0
"""Pixels. Only in the first there is room for the margin beside the headline."""


class Ending(QWidget):
    """A page with a long name and a long margin at its head, for which there is so much room."""

    def __init__(self, qtbot: QtBot, room: float) -> None:
        super().__init__()
        qtbot.addWidget(self)
        self.headline = Headline()
        self.setLayout(self.headline)
        self.headline.winner.setText("Maximiliana Wolkenstein wins")
        self.headline.score.setText("12 : 3")
        self.headline.margin.setText("by nine points, after a tie was broken by the number of cards in hand")
        self.headline.fit(room, 1.0, roomy=True)

    @property
    def size_of_letters(self) -> int:
        return self.headline.winner.font().pixelSize()

    @property
    def written(self) -> int:
        """How wide the headline and its score are."""
        return self.headline.winner.sizeHint().width() + self.headline.score.sizeHint().width()


def test_with_room_the_margin_stands_beside_the_headline(qtbot: QtBot) -> None:
    assert Ending(qtbot, WIDE).headline.direction() is QBoxLayout.Direction.LeftToRight


@pytest.mark.parametrize("room", [NARROW, TINY])
def test_without_room_it_stands_below_and_the_headline_can_be_read_to_its_end(room: float, qtbot: QtBot) -> None:
    page = Ending(qtbot, room)
    assert page.headline.direction() is QBoxLayout.Direction.TopToBottom
    assert page.written < room


def test_the_letters_are_as_large_as_there_is_room_for(qtbot: QtBot) -> None:
    tiny, narrow, wide = (Ending(qtbot, room).size_of_letters for room in (TINY, NARROW, WIDE))
    assert tiny < narrow < wide
