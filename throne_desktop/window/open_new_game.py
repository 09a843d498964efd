"""The page before a new game."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from engine import GAMES, load_game
from throne_desktop.screens.seating.new_game import NewGameScreen
from throne_desktop.storage.people import regulars
from throne_desktop.window import open_editions, rematch
from throne_desktop.window.naming import faces_of_all

if TYPE_CHECKING:
    from engine.session.own_edition import OwnEdition
    from throne_desktop.storage.setup import LastPlayers
    from throne_desktop.window.shell import Shell


def new_game_page(window: Shell, players: LastPlayers, game_id: str, seats: int | None, level: str,
                  own: OwnEdition | None) -> NewGameScreen:
    """The page before a game, for these players and so many of them, or as many as last time; it is not shown yet.

    With a `level`, one person is to play against bots of that level; `own` is the edition to be played in.
    """
    window.worker.warm(game_id)
    last, met, game = window.settings, window.data.tally.feat(game_id).company, load_game(game_id)
    if level:
        players = players.alone_against(level, game.seats[-1] - 1)
    faces, people = faces_of_all(last)
    page = NewGameScreen(game, players, last.last_seats if seats is None else seats, portraits=faces, people=people,
                         played=partial(rematch.games_of, window.data, game_id),
                         is_new=not last.knows(game_id), teaching=last.teaching,
                         company=regulars(GAMES.index(game_id), (name for name, is_person in met if not is_person)))
    page.show_editions(open_editions.names_of(game_id), own)
    page.left.connect(window.open_home)
    return page
