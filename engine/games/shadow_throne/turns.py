"""The course of Shadow Throne: cards are chosen in secret; once everybody has chosen, the choices are opened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.core.events import SILENCE, Sink
from engine.core.moves import Move
from engine.games.shadow_throne import abilities, battle_end, draft, moves, scoring, told, waves
from engine.games.shadow_throne.asking import ask
from engine.games.shadow_throne.cards import KING_KYROS, WAVES
from engine.games.shadow_throne.state import ShadowState


def play(state: ShadowState, move: Move, events: Sink) -> None:
    """A secret choice; the last one opens them all (rule 4)."""
    sealed, seat = state.sealed, state.actor
    if sealed is None or seat is None:
        raise ValueError("Nobody is asked to choose.")
    sealed.put(seat, move)
    if state.phase in ("play", "extra") and events is not SILENCE:
        events.tell(told.chosen, seat)
    state.actor = sealed.next_seat()
    if state.actor is None:
        _open(state, events)


def _open(state: ShadowState, events: Sink) -> None:
    """The choices are opened, and take effect."""
    chosen: dict[int, int] = {}
    for seat in range(state.seats):
        choice = state.choice_of(seat)
        if choice is not None and choice is not moves.DECLINE:
            chosen[seat] = choice.card
    state.sealed = None
    _OPENED[state.phase](state, chosen, events)


def _draft(state: ShadowState, chosen: dict[int, int], events: Sink) -> None:
    """Cards are taken; saved cards join the hands when the pools are used up (rule 3)."""
    draft.take(state, chosen, events)
    if state.actor is None:
        draft.join_saved(state, events)
        waves.begin(state)


def _play(state: ShadowState, chosen: dict[int, int], events: Sink) -> None:
    """Cards are shown and paid for, then abilities work up to the extra cards of the Kings (rules 5 and 9)."""
    waves.show(state, chosen, events)
    abilities.bloom(state, events)
    abilities.work(state, 1, events)
    abilities.work(state, 2, events)
    kings = [state.owners[number] for number in abilities.acting(state, 3) if state.who[number] == KING_KYROS]
    if kings:
        state.phase = "extra"
        ask(state, kings)
    else:
        _end_wave(state, events)


def _extra(state: ShadowState, chosen: dict[int, int], events: Sink) -> None:
    """Extra cards are shown; a King among them brings another one (rule 14)."""
    waves.show_extras(state, chosen, events)
    kings = [seat for seat, kind in chosen.items() if kind == KING_KYROS]
    if kings:
        ask(state, kings)
    else:
        _end_wave(state, events)


def _end_wave(state: ShadowState, events: Sink) -> None:
    """The last abilities work and power is counted; after the fourth wave the battle is over (rules 5 and 22)."""
    abilities.work(state, 3, events)
    waves.count(state, events)
    if state.wave < WAVES:
        waves.begin(state)
    else:
        _end_battle(state, events)


def _end_battle(state: ShadowState, events: Sink) -> None:
    """The battle is paid out; unless the game is over, everybody keeps a card (rules 24, 25 and 27)."""
    battle_end.pay_out(state, events)
    if scoring.is_over(state):
        battle_end.end_game(state, events)
    elif not battle_end.ask_to_keep(state, events):
        _next_battle(state, events)


def _keep(state: ShadowState, chosen: dict[int, int], events: Sink) -> None:
    """Cards are kept, and the next battle begins (rule 27)."""
    battle_end.keep(state, chosen, events)
    _next_battle(state, events)


def _next_battle(state: ShadowState, events: Sink) -> None:
    """A new deck, and a new draft (rules 28 and 3)."""
    battle_end.clear_up(state, events)
    draft.begin_battle(state, events)


_OPENED: Final[dict[str, Callable[[ShadowState, dict[int, int], Sink], None]]] = {
    "draft": _draft,
    "play": _play,
    "extra": _extra,
    "keep": _keep,
}
"""By phase: what happens when everybody has chosen; it gets the kind that each seat has chosen."""
