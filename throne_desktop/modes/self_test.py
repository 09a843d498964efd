"""The self-test: every game, bots on all seats, through the real window, without animation."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

from engine import GAMES, load_game
from engine.session.happenings import Seating
from throne_desktop.modes.loop import turn_until
from throne_desktop.options import Options
from throne_desktop.screens.play import PlayScreen
from throne_desktop.setup import BOT_NAMES, Setup

if TYPE_CHECKING:
    from throne_desktop.app import Window

_SECONDS: Final = 60.0
"""For one game: many times what it takes, so that only a game that stands still is not finished in time."""
_LEVEL: Final = "page"


def run(window: Window, options: Options) -> int:
    """Print a line per game; 0 if all went well, 1 otherwise."""
    window.show()
    faults = 0
    for game_id in GAMES if options.game is None else (options.game,):
        fault = _play(window, game_id, options.seed)
        faults += fault is not None
        screen = window.play_screen
        moves = len(screen.controller.session.moves) if screen is not None else 0
        print(f"{game_id}: {moves} moves, {fault or 'ok'}", flush=True)
    window.close()
    if faults:
        print(f"{faults} of the games failed.", file=sys.stderr)
    return 1 if faults else 0


def _play(window: Window, game_id: str, seed: int | None) -> str | None:
    """Play one game with the most players; None if all is well, otherwise what went wrong."""
    players = tuple(Seating(BOT_NAMES[seat % len(BOT_NAMES)], _LEVEL) for seat in range(load_game(game_id).seats[-1]))
    window.start(Setup(game_id, players, {}, seed))
    screen = window.play_screen
    if screen is None:
        return "the play screen did not open"
    remarks: list[str] = []
    screen.controller.remarked.connect(lambda text: remarks.append(screen.say(text)))
    if not turn_until(lambda: screen.controller.session.finished, _SECONDS):
        return "not finished in time"
    if remarks:
        return remarks[0]
    return _compare(screen)


def _compare(screen: PlayScreen) -> str | None:
    """What lies on the table must be what the view says."""
    view = screen.controller.view()
    strangers = set(screen.scene.cards) - set(view.pieces)
    if strangers:
        return f"cards on the table that are not in the game: {', '.join(sorted(strangers))}"
    wrong = [piece_id for piece_id, item in screen.scene.cards.items()
             if item.face_shown != view.pieces[piece_id].face]
    return f"cards that show a wrong face: {', '.join(wrong)}" if wrong else None
