"""A picture of the window after some moves, for the README and for looking at a change."""

from __future__ import annotations

import random
from typing import Final

from engine import bot, load_game
from engine.cli.output import complain
from engine.session.session import Session
from throne_desktop.modes.loop import turn_for, turn_until
from throne_desktop.services.loading import is_under_way
from throne_desktop.startup.options import Options
from throne_desktop.window.from_command_line import open_asked, setup_from
from throne_desktop.window.window import Window

_SEED: Final = 7
_LEVEL: Final = "page"
_SETTLE: Final = 0.5
_PATIENCE: Final = 30.0


def run(window: Window, options: Options) -> int:
    """Writes the picture; returns 0 if that worked, 2 otherwise."""
    if options.starts_game:
        _open_game(window, options)
    else:
        open_asked(window, options)
    window.show()
    turn_for(_SETTLE)
    while is_under_way() and turn_until(lambda: not is_under_way(), _PATIENCE):     # a page reads what is kept
        turn_for(_SETTLE)
    written = window.grab().save(str(options.screenshot))
    window.close()
    if not written:
        complain(f"throne-desktop: the picture cannot be written to {options.screenshot}.")
    return 0 if written else 2


def _open_game(window: Window, options: Options) -> None:
    """Opens a game after some moves, in which no bot goes on by itself."""
    chosen = setup_from(options, options.watch, window.settings.player_name or "Robin")
    seed = chosen.seed if chosen.seed is not None else _SEED
    session = Session(load_game(chosen.game_id), len(chosen.players), seed, players=chosen.players)
    _play(session, options.after)
    window.open_session(session)
    if window.play_screen is not None:
        window.play_screen.client.hold()


def _play(session: Session, moves: int) -> None:
    """Plays that many moves for all seats, the same ones every time."""
    rng = random.Random(session.seed)
    player = bot(_LEVEL, session.game)
    for _ in range(moves):
        actor = session.state.actor
        if actor is None:
            return
        session.submit(actor, player.choose(session.observation(actor), rng=rng).move)
