"""Watching bots play one game after another in the real window, as fast as it can show them.

`python -m tests.helpers.watching 300` watches that many games and prints on the way how much memory the program takes
back at home: memory of its own, and what it has read of files, which the system may take away and bring back at any
time. Ten hours of watching at twice the usual speed are about 600 games. Names of games may follow.
"""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Callable, Sequence
from functools import partial
from itertools import accumulate, cycle, pairwise
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer

from engine import GAMES, load_game
from engine.bots.base import Choice
from engine.bots.timing import Timing
from engine.core.observe import Observation
from engine.core.text import N_
from engine.session.entries import Seating
from tests.helpers.window import host_of
from throne_desktop.look import theme
from throne_desktop.screens.play.play import PlayScreen
from throne_desktop.services.bots.bot_worker import BotWorker
from throne_desktop.services.game.seat_client import SeatClient
from throne_desktop.services.protocol import Asked, Terms, written
from throne_desktop.storage.people import BOT_NAMES
from throne_desktop.storage.settings import Settings
from throne_desktop.storage.setup import Setup
from throne_desktop.window.window import Window

_BY_CHANCE: Final = N_("bot", "Chance.")
_REST: Final = 500
"""Milliseconds in which what was left is let go of."""
_PARTS: Final = (1, 1, 3, 5, 10, 30, 25, 25)
"""The per cent of the games after each of which the memory is told."""


class ChanceBots(BotWorker):
    """Bots that choose by chance, at once and without processes, after a question was written as for all others."""

    def __init__(self, seed: int) -> None:
        super().__init__(QCoreApplication.instance())
        self._rng = random.Random(seed)
        self._asked: tuple[int, Observation[Any]] | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._answer)

    def warm(self, game_id: str, seat: int | None = None) -> None:
        """There is nothing to start."""

    def think(self, request: int, level: str, observation: Observation[Any], seed: int, timing: Timing) -> bytes:
        self._asked = request, observation
        self._timer.start(0)
        return written(Asked(request, observation, Terms.from_timing(level, seed, timing)))

    def cancel(self) -> None:
        self._asked = None

    def dismiss(self, seat: int | None = None) -> None:
        self._asked = None

    def _answer(self) -> None:
        if self._asked is not None:
            (request, observation), self._asked = self._asked, None
            move = self._rng.choice(observation.legal_moves())
            self.chosen.emit(request, Choice(move, ((move, 1.0),), _BY_CHANCE))


def watch(window: Window, games: Sequence[str], over: Callable[[PlayScreen], None], moves: int = 0,
          first: int = 0) -> None:
    """Watch these games from deal to end, with the most players or a round of a match, then go home and rest.

    `over` hears of each as it lies on the table. With `moves` each is left after that many. `window` has ChanceBots.
    The seeds of the deals count on from the `first`.
    """
    loop = QEventLoop()
    left = list(enumerate(games, first))

    def begin() -> None:
        if not left:
            window.open_home()
            QTimer.singleShot(_REST, loop.quit)
            return
        seed, game_id = left.pop(0)
        game = load_game(game_id)
        players = tuple(Seating(BOT_NAMES[seat], "page") for seat in range(game.seats[-1]))
        options = {"length": "round"} if any(option.id == "length" for option in game.options) else {}
        window.start(Setup(game.id, players, options, seed))
        assert window.play_screen is not None
        client = window.play_screen.client
        client.finished.connect(end)
        client.changed.connect(partial(leave, client))

    def leave(client: SeatClient, *_: object) -> None:
        if client.moves_made == moves:
            client.finished.disconnect(end)
            client.hold()
            end()

    def end() -> None:
        assert window.play_screen is not None
        over(window.play_screen)
        QTimer.singleShot(0, begin)

    QTimer.singleShot(0, begin)
    loop.exec()


def _memory() -> str:
    """How much memory this process takes: its own, and that of files."""
    lines = dict(line.split(":") for line in Path("/proc/self/status").read_text().splitlines())
    own, files = (int(lines[name].split()[0]) / 1000 for name in ("RssAnon", "RssFile"))
    return f"{own:6.1f} MB of its own, {files:5.1f} MB of files"


def main(arguments: Sequence[str]) -> None:
    """Watch as many games as the first argument says, those named after it in turn, or else all."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from throne_desktop.startup.start import Application  # once Qt knows where it draws

    application = Application(["watching"])
    theme.dress()       # as every start does: without its typeface, words would be written in the system's
    number = int(arguments[0])
    games = [game for game, _ in zip(cycle(arguments[1:] or GAMES), range(number), strict=False)]
    moves = 0

    def over(screen: PlayScreen) -> None:
        nonlocal moves
        moves += len(host_of(screen).session.moves)

    window = Window(Settings(animation_speed=0.0), ChanceBots(7))
    window.keep_nothing()
    window.open_home()
    window.show()
    application.processEvents()
    for done, until in pairwise(accumulate(_PARTS, initial=0)):
        first, last = number * done // 100, number * until // 100
        watch(window, games[first:last], over, first=first)
        print(f"{last:5} games, {moves:7} moves: {_memory()}", flush=True)
    window.close()


if __name__ == "__main__":
    main(sys.argv[1:])
