"""A program of its own: says where the table begins on the screen while a game is not being saved.

`python -m tests.helpers.whole_pixels` prints the pixels of the screen above the table as JSON, at the density that
QT_SCALE_FACTOR asks for, in windows of several widths, and with larger texts.
"""

from __future__ import annotations

import json
import sys
from typing import Final

_WIDTHS: Final = (1280, 1000, 840, 1130)
_TEXTS: Final = (100, 115, 130, 160)
_HEIGHT: Final = 800
_TROUBLE: Final = "Games cannot be saved in this folder, since the disk that it is on is full."


def main() -> None:
    """Print where the table begins."""
    from PySide6.QtCore import QPoint
    from PySide6.QtWidgets import QApplication

    application = QApplication(sys.argv[:1])
    from engine import load_game
    from tests.helpers.window import at_table, persons, session_at
    from throne_desktop.language import i18n
    from throne_desktop.look import theme

    i18n.use("en")
    told = []
    for percent in _TEXTS:
        theme.wear("light", percent)
        with at_table(session_at(load_game("throne").start(2, 1), persons(2))) as hand:
            keeping = hand.screen.client.keeping
            keeping.trouble = _TROUBLE
            keeping.changed.emit()
            for width in _WIDTHS:
                hand.screen.resize(width, _HEIGHT)
                for _ in range(3):
                    application.processEvents()
                view = hand.screen.table_view
                told.append(view.mapTo(hand.screen, QPoint()).y() * view.devicePixelRatioF())
    sys.stdout.write(json.dumps(told))


if __name__ == "__main__":
    main()
