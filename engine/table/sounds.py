"""What is heard when something happens on the table: chosen by what moves and where it comes to lie.

A sound is a name. It may only tell what the viewer sees, so it is chosen from the views, and from events as they were
noticed; where it is heard, it is heard once the card has arrived.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from engine.base.faces import CardFace, TokenFace
from engine.base.moments import Moment
from engine.base.table import Form, Piece, ZoneSpec
from engine.core.events import Event
from engine.table.flying import is_deal, is_laid, is_sweep
from engine.table.steps import Flight, ShownStage
from engine.table.view import View

DEAL: Final = "deal"


def landings(stage: ShownStage, old: View, new: View) -> list[str]:
    """The sound of each flight of a stage, heard when it arrives; "" for none."""
    zones = {zone.id: zone for zone in new.zones}
    flights = stage.flights
    own = new.game.table.sounds.get(stage.event.name, "")
    if own or not flights:
        return [own, *[""] * (len(flights) - 1)] if flights else []
    if is_deal(flights, zones):
        return [DEAL, *[""] * (len(flights) - 1)]
    if is_sweep(flights, zones):
        return [*[""] * (len(flights) - 1), "take"]
    return [_landing(flight, old, zones[flight.target]) for flight in flights]


def _landing(flight: Flight, old: View, zone: ZoneSpec) -> str:
    if isinstance(flight.face, TokenFace):
        return _token(zone.form)
    before = old.pieces.get(flight.origin or "")
    turned = isinstance(flight.face, CardFace) and before is not None and not isinstance(before.face, CardFace)
    if is_laid(zone):
        return "flip" if turned else "lay"
    return "slide"


def _token(form: Form) -> str:
    return {Form.TRACK: "marker", Form.POOL: "coin"}.get(form, "token")


def shift(before: Piece, after: Piece, form: Form) -> str:
    """The sound of a piece that stays in its zone and lies there in another way; "" for none."""
    if isinstance(after.face, TokenFace):
        return _token(form)
    return "sideways" if before.sideways != after.sideways else ""


def sound_of(event: Event, view: View) -> str:
    """The sound of an event that is shown by itself, in the middle of a move; "" for none."""
    return view.game.table.sounds.get(event.name, "")


def cry(moment: Moment, *, turns: bool) -> str:
    """The sound of a moment, at which cards turn over or something is called out; "" for none."""
    if moment.sound or turns or moment.shows:
        return moment.sound or "reveal"
    return "" if moment.act is not None else "drum"


def ending(winners: Collection[int], people: Collection[int]) -> str:
    """The sound of the end of a game, for the people who sit at the screen; "" where only bots have played."""
    if not people:
        return ""
    return "win" if set(winners) & set(people) else "loss"
