"""What every sort of move does. Some mean different things in different phases."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from engine.core.moves import Move
from engine.games.imposter_kings import playing, reactions, sequels, setup, turns

if TYPE_CHECKING:
    from engine.games.imposter_kings.state import Events, ImposterState

_REACTIONS: Final = ("reaction", "assassin", "rescue")


def _pass(state: ImposterState, _move: Move, events: Events) -> None:
    if state.phase in _REACTIONS:
        reactions.let_pass(state, events)
    else:
        turns.end_turn(state)


def _court(state: ImposterState, move: Move, events: Events) -> None:
    if state.phase == "soldier":
        sequels.soldier_disgraces(state, move, events)
    else:
        playing.use(state, move, events)


def _pick(state: ImposterState, move: Move, events: Events) -> None:
    if state.phase == "spy":
        sequels.spy_picks(state, move, events)
    elif state.phase == "highest":
        setup.name_highest(state, move, events)
    else:
        playing.use(state, move, events)


def _exchange(state: ImposterState, move: Move, events: Events) -> None:
    if state.phase == "sentry":
        sequels.sentry_exchange(state, move.args[0], events)
    else:
        playing.choose_for_accused(state, move.args[0], events)


def _successor(state: ImposterState, move: Move, events: Events) -> None:
    if state.phase == "heir":
        sequels.herald_successor(state, move.args[0], events)
    elif state.phase == "replace":
        sequels.replace_successor(state, move.args[0], events)
    else:
        setup.choose_successor(state, move.args[0], events)


def _give(state: ImposterState, move: Move, events: Events) -> None:
    if state.phase == "swap":
        sequels.swap(state, move, events)
    else:
        setup.give_partner(state, move.args[0], events)


PLAY: Final[dict[str, Callable[[ImposterState, Move, Events], None]]] = {
    "play": playing.play,
    "flip": playing.flip,
    "lose": turns.give_up,
    "discard": turns.discard,
    "deal": turns.deal_next,
    "pass": _pass,
    "use": playing.use,
    "stop": reactions.stop,
    "kill": reactions.kill,
    "name": playing.use,
    "number": playing.use,
    "pick": _pick,
    "court": _court,
    "give": _give,
    "exchange": _exchange,
    "condemn": sequels.condemn,
    "none": sequels.condemn,
    "antechamber": sequels.judge_prepares,
    "keep": sequels.keep,
    "first": setup.name_first,
    "direction": setup.choose_direction,
    "restart": setup.restart,
    "stay": setup.stay,
    "show": setup.show,
    "take": setup.take,
    "lay": setup.lay,
    "successor": _successor,
    "offer": setup.offer,
    "remove": setup.remove,
}
