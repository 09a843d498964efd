"""How a game stands that is left before its end, for the hall."""

from __future__ import annotations

from throne_desktop.services.game.controller import Controller
from throne_desktop.services.records.unfinished import Lead, Left


def left_game(controller: Controller) -> Left | None:
    """The game on the table, as whoever looks at it knows it; None if it is over, not kept, or level at nothing."""
    session = controller.session
    if session.finished or session.writer is None:
        return None
    standing = _standing(controller)
    return None if standing is None else Left(session.writer.path.name, standing)


def _standing(controller: Controller) -> Lead | None:
    session, view = controller.session, controller.view()
    sides = {session.game.table.allies(session.state, seat): view.seats[seat].score for seat in range(session.seats)}
    ranked = sorted(sides.items(), key=lambda side: -side[1])
    (best, most), (_, second) = ranked[0], ranked[1]
    if most == second:
        return Lead(None, most, second) if most else None
    return Lead(min(best, key=lambda seat: (not session.players[seat].is_person, seat)), most, second)
