"""Waves of a battle: cards are shown and paid, and the power track is counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.events import Event, Travel
from engine.core.text import Text
from engine.games.shadow_throne import words
from engine.games.shadow_throne.cards import CHURCH, EMPIRE, FACTION, GOLD, POOR_GOLD, REBELS, name_of
from engine.games.shadow_throne.status import IS_EXTRA, NO_FACTION, UNPAID
from engine.games.shadow_throne.zones import column, hand_id, table_id

if TYPE_CHECKING:
    from engine.games.shadow_throne.state import ShadowState

Events = list[Event] | None


def begin(state: ShadowState) -> None:
    """Everybody chooses a card for the next wave (rule 4)."""
    state.wave += 1
    state.phase = "play"
    state.ask_in_turn(state.wave, range(state.seats))


def show(state: ShadowState, chosen: dict[int, int], events: Events) -> None:
    """The chosen cards are shown, and then all are paid (rules 4 and 6)."""
    numbers = [_put_down(state, seat, kind, 0, words.PLAYED, events) for seat, kind in chosen.items()]
    for number in numbers:
        _settle(state, number, events)


def _put_down(state: ShadowState, seat: int, kind: int, status: int, text: Text, events: Events) -> int:
    if events is not None:
        events.append(Event("play", seat, text.fill(card=name_of(kind), wave=state.wave),
                            (Travel(kind, hand_id(seat), table_id(seat), str(column(state.wave))),)))
    return state.put_down(seat, kind, status)


def _settle(state: ShadowState, number: int, events: Events) -> None:
    """Income and cost, with hush money; who cannot pay turns the card face down (rules 6 to 8)."""
    seat, kind = state.owners[number], state.who[number]
    hush = state.hush(seat, kind)
    if state.gold[seat] + GOLD[kind] - hush < 0:
        state.status[number] |= UNPAID
        state.gold[seat] += POOR_GOLD
        state.last[seat] = NO_FACTION
        _tell(state, number, words.POOR.fill(gold=POOR_GOLD), "poor", events)
    else:
        state.last[seat] = FACTION[kind]
        _pay(state, number, hush, events)


def _pay(state: ShadowState, number: int, hush: int, events: Events) -> None:
    change = GOLD[state.who[number]] - hush
    state.gold[state.owners[number]] += change
    if change > 0:
        text = (words.EARNED_HUSH if hush else words.EARNED).fill(gold=change)
    elif change < 0 or hush:
        text = (words.PAID_HUSH if hush else words.PAID).fill(gold=-change)
    else:
        return
    _tell(state, number, text, "gold", events)


def _tell(state: ShadowState, number: int, text: Text, name: str, events: Events) -> None:
    if events is not None:
        seat, kind = state.owners[number], state.who[number]
        events.append(Event(name, seat, text.fill(card=name_of(kind)), (state.where_lies(number),)))


def show_extras(state: ShadowState, chosen: dict[int, int], events: Events) -> None:
    """Extra cards are shown and paid, without hush money (rule 14)."""
    for seat, kind in chosen.items():
        number = _put_down(state, seat, kind, IS_EXTRA, words.PLAYED_EXTRA, events)
        _pay(state, number, 0, events)


def count(state: ShadowState, events: Events) -> None:
    """Count the power of each faction anew (rule 22)."""
    state.track = state.powers()
    if events is not None:
        track = state.track
        events.append(Event("power", None, words.POWER.fill(wave=state.wave, empire=track[EMPIRE],
                                                            rebels=track[REBELS], church=track[CHURCH])))
