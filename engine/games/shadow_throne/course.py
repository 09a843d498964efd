"""The course of Shadow Throne: secret choices are collected, and what they lead to when all have chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from engine.core.events import Event
from engine.core.moves import Move
from engine.games.shadow_throne import abilities, draft, moves, resolution, waves, words
from engine.games.shadow_throne.cards import KING_KYROS, WAVES

if TYPE_CHECKING:
    from engine.games.shadow_throne.state import ShadowState

Events = list[Event] | None


def choose(state: ShadowState, move: Move, events: Events) -> None:
    """A secret choice; when all have chosen, the choices are opened (rule 4)."""
    if state.sealed is None or state.actor is None:
        return
    state.sealed.put(state.actor, move)
    if events is not None and state.phase in ("play", "extra"):
        events.append(Event("choose", state.actor, words.CHOSEN))
    state.actor = state.sealed.next_seat()
    if state.actor is None:
        opened = sorted(state.sealed.opened().items())
        chosen = {seat: choice.args[0] for seat, choice in opened if choice is not moves.DECLINE}
        state.sealed = None
        _OPEN[state.phase](state, chosen, events)


def _draft(state: ShadowState, chosen: dict[int, int], events: Events) -> None:
    draft.take(state, chosen, events)
    if state.actor is None:
        draft.join_saved(state, events)
        waves.begin(state)


def _play(state: ShadowState, chosen: dict[int, int], events: Events) -> None:
    """Cards are shown and paid, then abilities work up to the extra cards of the Kings (rules 5 and 9)."""
    waves.show(state, chosen, events)
    abilities.bloom(state, events)
    abilities.work(state, 1, events)
    abilities.work(state, 2, events)
    kings = [state.owners[number] for number in abilities.acting(state, 3) if state.who[number] == KING_KYROS]
    if kings:
        state.phase = "extra"
        state.ask(kings)
    else:
        _end_wave(state, events)


def _extra(state: ShadowState, chosen: dict[int, int], events: Events) -> None:
    """Extra cards are shown; a King among them brings another one (rule 14)."""
    waves.show_extras(state, chosen, events)
    kings = [seat for seat, kind in chosen.items() if kind == KING_KYROS]
    if kings:
        state.ask(kings)
    else:
        _end_wave(state, events)


def _end_wave(state: ShadowState, events: Events) -> None:
    abilities.work(state, 3, events)
    waves.count(state, events)
    if state.wave < WAVES:
        waves.begin(state)
        return
    resolution.pay_out(state, events)
    if resolution.is_over(state):
        resolution.end(state, events)
    elif not resolution.ask_to_keep(state, events):
        _next_battle(state, events)


def _keep(state: ShadowState, chosen: dict[int, int], events: Events) -> None:
    resolution.keep(state, chosen, events)
    _next_battle(state, events)


def _next_battle(state: ShadowState, events: Events) -> None:
    resolution.clear_up(state, events)
    draft.begin_battle(state, events)


_OPEN: Final[dict[str, Callable[[ShadowState, dict[int, int], Events], None]]] = {
    "draft": _draft,
    "play": _play,
    "extra": _extra,
    "keep": _keep,
}
"""By phase: what happens when all have chosen, with the kind that each seat has chosen."""
