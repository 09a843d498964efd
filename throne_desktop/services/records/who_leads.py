"""How a game stands that is left before its end, for the hall."""

from __future__ import annotations

from throne_desktop.services.game.seat_client import SeatClient
from throne_desktop.services.records.unfinished import Lead, Left


def left_game(client: SeatClient) -> Left | None:
    """The game on the table, as whoever looks at it knows it; None if it is over, not kept, or level at nothing."""
    file = client.file
    if client.is_over or file is None:
        return None
    standing = _standing(client)
    return None if standing is None else Left(file.name, standing)


def _standing(client: SeatClient) -> Lead | None:
    view, players = client.view(), client.players
    sides = {client.allies(seat): view.seats[seat].score for seat in range(len(players))}
    ranked = sorted(sides.items(), key=lambda side: -side[1])
    (best, most), (_, second) = ranked[0], ranked[1]
    if most == second:
        return Lead(None, most, second) if most else None
    return Lead(min(best, key=lambda seat: (not players[seat].is_person, seat)), most, second)
