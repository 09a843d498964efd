"""A program of its own: paints every second stripe of tables anew, and tells where that is to be seen.

`python -m tests.helpers.between_dots FOLDER RATIO` has a screen of that density. It prints as JSON, by game and number
of players, where the screen then shows something else than the whole table painted anew. With `carried` after it, it
does so for a table of each game on which a card of each place is carried.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Final

from tests.helpers.densities import with_screens

_SIZE: Final = (1024, 640)
_SEATS: Final = 3
_MOVES: Final = 24

Found = tuple[str, object]
"""What was looked at, and where on the screen it was found."""


def at_rest() -> Iterator[Found]:
    """Look at a table of every game for every number of players."""
    from engine import GAMES, load_game
    from tests.helpers.on_screen import left_behind, while_painting
    from tests.helpers.sessions import new_game
    from tests.helpers.window import at_table

    for game in map(load_game, GAMES):
        for seats in game.seats:
            with at_table(new_game(game, seats, 5), size=_SIZE) as hand:
                left_behind(hand.screen)
                while_painting(hand.viewport, lambda: None)
                rest = left_behind(hand.screen)
                if not rest.isEmpty():
                    yield f"{game.id}, {seats}", rest.boundingRect().getRect()


def carried() -> Iterator[Found]:
    """Carry a card of each place of every game to a corner, where it lies between two dots."""
    from PySide6.QtCore import QPoint

    from engine import GAMES, load_game
    from tests.helpers.on_screen import left_behind, while_painting
    from tests.helpers.sessions import new_game, play_at_random
    from tests.helpers.window import at_table

    away = QPoint(30, 30)
    for game in map(load_game, GAMES):
        session = new_game(game, _SEATS, 5)
        play_at_random(session, random.Random(5), _MOVES)
        with at_table(session, size=_SIZE) as hand:
            pieces = {piece.zone: piece.id for piece in hand.view.pieces.values() if piece.id in hand.scene.cards}
            for piece in pieces.values():
                hand.press(piece)
                while_painting(hand.viewport, partial(hand.carry, away, away))
                rest = left_behind(hand.screen)
                if not rest.isEmpty():
                    yield f"{game.id}, {piece}", rest.boundingRect().getRect()
                hand.let_go(away)


def main(folder: Path, ratio: float, *what: str) -> None:
    """Look, and print what was found."""
    with_screens(folder, {"screen": ratio})
    from PySide6.QtWidgets import QApplication

    application = QApplication(sys.argv[:1])
    application.setCursorFlashTime(0)
    sys.stdout.write(json.dumps(dict(carried() if what else at_rest())))


if __name__ == "__main__":
    main(Path(sys.argv[1]), float(sys.argv[2]), *sys.argv[3:])
