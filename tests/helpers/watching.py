"""Watching bots play one game after another in the real window, as fast as it can show them.

`python -m tests.helpers.watching 300` watches that many games and prints how much memory the window takes on the way;
ten hours of watching at twice the usual speed are about 600 of them. Names of games, or more sizes, may follow.
"""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Callable, Sequence
from functools import partial
from itertools import cycle
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QEventLoop, QTimer

from engine import GAMES, load_game
from engine.bots.base import Choice
from engine.core.observe import Observation
from engine.core.text import N_
from engine.session.entries import Seating
from throne_desktop.kept.people import BOT_NAMES
from throne_desktop.kept.settings import Settings
from throne_desktop.kept.setup import Setup
from throne_desktop.screens.play import PlayScreen
from throne_desktop.services.bot_process import ask
from throne_desktop.services.bot_worker import BotWorker
from throne_desktop.services.controller import Controller
from throne_desktop.window.window import Window

_BY_CHANCE: Final = N_("bot", "Chance.")
_REST: Final = 500
"""Milliseconds in which what was left is let go of."""
_TOLD: Final = (0, 1, 2, 5, 10, 20, 50, 75, 100)
"""At which per cent of the games the memory is told."""


class ChanceBots(BotWorker):
    """Bots that choose by chance, at once and without processes, after a question was written as for all others."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._rng = random.Random(seed)
        self._asked: tuple[int, Observation[Any]] | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._answer)

    def warm(self, game_id: str, seat: int | None = None) -> None:
        """There is nothing to start."""

    def think(self, request: int, level: str, observation: Observation[Any], seed: int, seconds: float) -> bytes:
        self._asked = request, observation
        self._timer.start(0)
        return ask(request, level, observation, seed, seconds)

    def cancel(self) -> None:
        self._asked = None

    def dismiss(self, seat: int | None = None) -> None:
        self._asked = None

    def _answer(self) -> None:
        if self._asked is not None:
            (request, observation), self._asked = self._asked, None
            move = self._rng.choice(observation.legal_moves())
            self.chosen.emit(request, Choice(move, ((move, 1.0),), _BY_CHANCE))


def watch(window: Window, games: Sequence[str], over: Callable[[PlayScreen], None], moves: int = 0) -> None:
    """Watch these games from deal to end, with the most players or a round of a match, then go home and rest.

    `over` hears of each as it lies on the table. With `moves` each is left after that many. `window` has ChanceBots.
    """
    loop = QEventLoop()
    left = list(games)

    def begin() -> None:
        if not left:
            window.open_home()
            QTimer.singleShot(_REST, loop.quit)
            return
        game = load_game(left.pop(0))
        players = tuple(Seating(BOT_NAMES[seat], "page") for seat in range(game.seats[-1]))
        options = {"length": "round"} if any(option.id == "length" for option in game.options) else {}
        window.start(Setup(game.id, players, options, len(left)))
        assert window.play_screen is not None
        controller = window.play_screen.controller
        controller.finished.connect(end)
        controller.changed.connect(partial(leave, controller))

    def leave(controller: Controller, *_: object) -> None:
        if len(controller.session.moves) == moves:
            controller.finished.disconnect(end)
            controller.hold()
            end()

    def end() -> None:
        assert window.play_screen is not None
        over(window.play_screen)
        QTimer.singleShot(0, begin)

    QTimer.singleShot(0, begin)
    loop.exec()


def _resident() -> float:
    """Megabytes that this process takes in memory."""
    line = next(line for line in Path("/proc/self/status").read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1000


def main(arguments: Sequence[str]) -> None:
    """Watch as many games as the first argument says, those named after it in turn, or else all."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from throne_desktop.startup.start import Application  # once Qt knows where it draws

    application = Application(["watching"])
    number = int(arguments[0])
    games = [game for game, _ in zip(cycle(arguments[1:] or GAMES), range(number), strict=False)]
    told = {max(1, number * part // 100) for part in _TOLD}
    done = moves = 0

    def over(screen: PlayScreen) -> None:
        nonlocal done, moves
        done += 1
        moves += len(screen.controller.session.moves)
        if done in told:
            print(f"{done:5} games, {moves:7} moves: {_resident():6.1f} MB", flush=True)

    window = Window(Settings(animation_speed=0.0), ChanceBots(7))
    window.keep_nothing()
    window.open_home()
    window.show()
    application.processEvents()
    watch(window, games, over)
    print(f"back at home: {_resident():.1f} MB")
    window.close()


if __name__ == "__main__":
    main(sys.argv[1:])
