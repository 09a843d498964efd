"""Conceding a game in the window: who can, and what becomes of the game."""

from __future__ import annotations

from typing import Final

from engine.bots.levels import levels_of
from engine.core.text import N_, Player
from engine.learn.matching import FIRST
from engine.session.entries import Seating
from engine.session.session import Session
from throne_desktop.services.game.controller import Controller
from throne_desktop.services.game.viewpoint import people

CONCEDED: Final = N_("app", "{player} has conceded the game.")


def conceder(controller: Controller) -> int | None:
    """The seat of the person who can concede now: the only one, or of several whose turn it is; None for nobody.

    A lesson is no game that could be lost.
    """
    session = controller.session
    if session.finished or not controller.counts:
        return None
    seats = people(session)
    if len(seats) == 1:
        return seats[0]
    return controller.viewer if controller.viewer_decides else None


def concede(controller: Controller, seat: int) -> None:
    """Let the person at that seat lose the game now. Where others have to finish it, a bot plays on at the seat.

    Call `go_on` of the controller when the table is shown again.
    """
    controller.hold()
    controller.teaching.forget()
    if controller.session.concede(seat):
        controller.keeping.check()
        controller.remarked.emit(CONCEDED.fill(player=Player(seat)))
    else:
        controller.take_over(seat, Seating(controller.name(seat), _level_of(controller.session)))


def _level_of(session: Session) -> str:
    """The level of the bot that plays on: that of the bots at the table, or the one that everyone begins against."""
    offered = [level.id for level in levels_of(session.game)]
    met = [player.level for player in session.players if player.level in offered]
    return next((level for level in met if level is not None), FIRST if FIRST in offered else offered[0])
