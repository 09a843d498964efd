"""Conceding a game in the window: who can, and what becomes of the game."""

from __future__ import annotations

from typing import Final

from engine.bots.levels import levels_of
from engine.core.text import N_, Player
from engine.learn.matching import FIRST
from engine.session.concession import concession
from engine.session.entries import Seating
from engine.session.session import Session
from throne_desktop.services.game.table_host import TableHost
from throne_desktop.services.game.viewpoint import people

CONCEDED: Final = N_("app", "{player} has conceded the game.")


def conceder(host: TableHost) -> int | None:
    """The seat of the person who can concede now: the only one, or of several whose turn it is; None for nobody.

    A lesson is no game that could be lost.
    """
    session = host.session
    if session.finished or not host.counts:
        return None
    seats = people(session)
    if len(seats) == 1:
        return seats[0]
    return host.viewer if host.viewer_decides else None


def ends_the_game(host: TableHost, seat: int) -> bool:
    """Whether the game ends if the person at that seat concedes it, and is not left to others."""
    session = host.session
    return concession(session.game, session.state, session.players, seat) is not None


def concede(host: TableHost, seat: int) -> None:
    """Let the person at that seat lose the game now. Where others have to finish it, a bot plays on at the seat.

    Call `go_on` of the host when the table is shown again.
    """
    host.hold()
    host.teaching.forget()
    if host.session.concede(seat):
        host.keeping.check()
        host.remarked.emit(CONCEDED.fill(player=Player(seat)))
    else:
        host.take_over(seat, Seating(host.name(seat), _level_of(host.session)))


def _level_of(session: Session) -> str:
    """The level of the bot that plays on: that of the bots at the table, or the one that everyone begins against."""
    offered = [level.id for level in levels_of(session.game, session.state.seats)]
    met = [player.level for player in session.players if player.level in offered]
    return next((level for level in met if level is not None), FIRST if FIRST in offered else offered[0])
