"""The self-test: checks that all files are there, and has bots play every game through the real window."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QFontDatabase

from engine import GAMES, load_game
from engine.cli.output import complain, say
from engine.core.errors import BadTable
from engine.session.entries import Seating
from engine.table.view_checks import check_view
from throne_desktop.language import i18n
from throne_desktop.look import theme
from throne_desktop.modes.loop import delete_left, turn_until
from throne_desktop.screens.play.play import PlayScreen
from throne_desktop.startup.options import Options
from throne_desktop.storage.paths import asset
from throne_desktop.storage.people import BOT_NAMES
from throne_desktop.storage.setup import Setup
from throne_desktop.window.window import Window

_STUCK: Final = 60.0
"""Seconds without a move after which a game counts as stuck. The whole game may take as long as the computer needs."""
_LEVEL: Final = "page"


def run(window: Window, options: Options) -> int:
    """Prints a line about the program's files and one per game; returns 0 if all went well, 1 otherwise."""
    window.show()
    missing = _missing()
    say(f"pictures, fonts and translations: {missing or 'ok'}")
    faults = 0
    for game_id in GAMES if options.game is None else (options.game,):
        fault = _play(window, game_id, options.seed)
        faults += fault is not None
        screen = window.play_screen
        moves = screen.client.moves_made if screen is not None else 0
        say(f"{game_id}: {moves} moves, {fault or 'ok'}")
    window.close()
    if faults:
        complain(f"{faults} of the games failed.")
    return 1 if faults or missing else 0


def _missing() -> str:
    """What should come with the program but is missing."""
    files = [asset("games", game_id.replace("-", "_"), f"{card.id}.svg")
             for game_id in GAMES for card in load_game(game_id).cards]
    files += [file for language in i18n.LANGUAGES for file in i18n.own_files(language)]
    lost = [str(file) for file in files if not file.is_file()]
    lost += [name for name in (theme.SERIF, theme.SIGNS) if name not in QFontDatabase.families()]
    return ", ".join(lost) and f"missing: {', '.join(lost)}"


def _play(window: Window, game_id: str, seed: int | None) -> str | None:
    """Plays one game with the most players, or one round of a match; returns what went wrong, or None."""
    game = load_game(game_id)
    players = tuple(Seating(BOT_NAMES[seat % len(BOT_NAMES)], _LEVEL) for seat in range(game.seats[-1]))
    options = {"length": "round"} if any(option.id == "length" for option in game.options) else {}
    window.start(Setup(game_id, players, options, seed))
    delete_left()
    screen = window.play_screen
    if screen is None:
        return "the play screen did not open"
    remarks: list[str] = []
    screen.client.remarked.connect(lambda text: remarks.append(screen.say(text)))
    client = screen.client
    if not turn_until(lambda: client.is_over, _STUCK, lambda: client.moves_made):
        return f"no move for {_STUCK:.0f} seconds"
    if remarks:
        return remarks[0]
    return _compare(screen)


def _compare(screen: PlayScreen) -> str | None:
    """Whether exactly the pieces of the view lie on the table."""
    view = screen.client.view()
    try:
        check_view(view)
    except BadTable as fault:
        return str(fault)
    strangers = set(screen.scene.cards) - set(view.pieces)
    if strangers:
        return f"cards on the table that are not in the game: {', '.join(sorted(strangers))}"
    wrong = [piece_id for piece_id, item in screen.scene.cards.items()
             if item.face_shown != view.pieces[piece_id].face]
    return f"cards that show a wrong face: {', '.join(wrong)}" if wrong else None
