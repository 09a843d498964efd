"""Cards that are paid for, and markers that change hands, in Rival Kings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.events import Event
from engine.core.text import Player, Text
from engine.games.rival_kings import coins, words
from engine.games.rival_kings.cards import is_subject, name_of
from engine.games.rival_kings.zones import row_for, travel

if TYPE_CHECKING:
    from engine.games.rival_kings.state import RivalState

Events = list[Event] | None


def acquire(state: RivalState, kind: int, source: int, pile: int, text: Text, events: Events) -> None:
    """Pay for a card onto its pile's money and put it at the end of the row."""
    price, target = state.price(kind), row_for(state.turn, kind)
    coins.pay(state.purse, state.turn, price, state.money, pile, state.supply)
    state.carry(kind, source, target)
    if not is_subject(kind):
        state.discount = 0
    if events is not None:
        events.append(Event("acquire", state.turn, text.fill(n=price, card=name_of(kind)),
                            (travel(kind, source, target),)))
    state.turn_up(pile, events)


def hand_over_marker(state: RivalState, seat: int, events: Events) -> None:
    """The player in turn gives a conflict marker to another seat."""
    state.markers[state.turn] -= 1
    state.markers[seat] += 1
    if events is not None:
        events.append(Event("give", state.turn, words.GIVEN.fill(player=Player(seat))))
