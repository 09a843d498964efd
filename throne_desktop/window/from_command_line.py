"""Opens in the window what the command line asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine import GAMES
from throne_desktop.language import i18n
from throne_desktop.screens.pages import PAGES, Concerned
from throne_desktop.startup.options import Options
from throne_desktop.window.window import Window

if TYPE_CHECKING:
    from throne_desktop.storage.setup import Setup

WATCHED_LEVEL: Final = "marshal"
_USUAL_LEVEL: Final = "squire"
EDITION: Final = ".edition"
"""What the name of a file ends with that has an edition of somebody's own; all others are records."""


def open_asked(window: Window, options: Options) -> None:
    """Opens what the command line asks for: a record, a page, a new game, or home. Raises ThroneError."""
    if options.replay is not None:
        from throne_desktop.window.archive import open_replay

        open_replay(window, options.replay)
    elif options.file is not None and options.file.suffix == EDITION:
        from throne_desktop.window.open_editions import open_edition_file

        window.open_home()
        open_edition_file(window, options.file)
    elif options.file is not None:
        from throne_desktop.window.archive import open_file

        window.open_home()
        open_file(window, options.file)
    elif options.position is not None:
        from throne_desktop.window.open_lab import open_position

        window.open_home()
        open_position(window, options.position)
    elif options.page is not None:
        _open_page(window, options.page, options)
    elif options.starts_game:
        window.start(setup_from(options, options.watch, window.settings.player_name or i18n.user_name()))
    else:
        window.open_door()


def _open_page(window: Window, name: str, options: Options) -> None:
    """Opens a page, with the home screen to return to."""
    page = PAGES[name]
    if page.above:
        window.open_home()
    page.opens(window, Concerned(options.game or GAMES[0], options.seats))


def setup_from(options: Options, watched: bool, player_name: str) -> Setup:
    """The new game that the command line asks for; `watched` puts a bot on every seat."""
    from engine.cli.seating import bots_seated
    from engine.session.entries import Seating
    from throne_desktop.storage.people import BOT_NAMES
    from throne_desktop.storage.setup import Setup

    assert options.game is not None and options.seats is not None
    usual, bots = (WATCHED_LEVEL, options.seats) if watched else (_USUAL_LEVEL, options.seats - 1)
    seated = bots_seated((*options.bots, *[usual] * (bots - len(options.bots))), BOT_NAMES)
    players = seated if watched else (Seating(player_name, None), *seated)
    return Setup(options.game, players, {}, options.seed)
