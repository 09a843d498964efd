"""Who has won, in large letters, with the score and the margin beside it or below."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel

from throne_desktop.look import theme
from throne_desktop.widgets import basics

_LETTERS: Final = 58
_SCORE: Final = 46
_MARGIN: Final = 20
_LOW_MARGIN: Final = 16
_LOW_SHARE: Final = 0.72
"""In a low window all is that many times as large, at the usual text size."""
_LEAST: Final = 20
"""The smallest headline beside the margin, if a name in it is long."""
_LEAST_OF_ALL: Final = 12
_HEAD: Final = 0.72
"""The most of the width that headline and score take beside the margin."""
_APART: Final = 20


class Headline(QBoxLayout):
    """Three labels in a row, or the last one below the others where there is no room for it."""

    def __init__(self) -> None:
        super().__init__(QBoxLayout.Direction.LeftToRight)
        self.winner, self.score, self.margin = QLabel(), QLabel(), basics.wrapped()
        line = QHBoxLayout()
        line.setSpacing(_APART)
        line.addWidget(self.winner)
        line.addWidget(self.score)
        line.addStretch(0)      # takes the room where the margin stands below
        self.addLayout(line)
        self.addWidget(self.margin, 1)

    def fit(self, room: float, grown: float, *, roomy: bool) -> None:
        """Write the headline as large as fits beside the score, and the margin below it if there is no room beside.

        There are `room` pixels in a window that is so many times as large as usual, and `roomy` if it is not low.
        """
        share = grown if roomy else _LOW_SHARE / theme.text_scale ** 0.5
        self.margin.setFont(theme.text(_MARGIN * grown if roomy else _LOW_MARGIN))
        in_two_lines = 2 * self.margin.fontMetrics().lineSpacing()
        beside = (self._is_written(share, room * _HEAD, _LEAST)
                  and self.margin.heightForWidth(int((1 - _HEAD) * room) - _APART) <= in_two_lines)
        if not beside:
            self._is_written(share, room, _LEAST_OF_ALL)
        self.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        self.setSpacing(_APART if beside else 0)

    def _is_written(self, share: float, room: float, least: float) -> bool:
        """Write headline and score in the largest letters that fit into that room; returns whether any do."""
        size = _LETTERS * share
        while True:
            self.winner.setFont(theme.text(size, bold=True))
            self.score.setFont(theme.text(min(_SCORE * share, size), bold=True))
            if self.winner.sizeHint().width() + _APART + self.score.sizeHint().width() < room:
                return True
            if size <= least:
                return False
            size -= 2
