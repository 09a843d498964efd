"""What every sort of move does in Rival Kings, in the order of a cycle."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.core.events import Sink
from engine.core.moves import Move
from engine.games.rival_kings import abilities, actions, characters, conflicts
from engine.games.rival_kings.state import RivalState


def play(state: RivalState, move: Move, events: Sink) -> None:
    """Carries out a legal move and tells what happens."""
    _PLAYS[move.verb](state, move, events)


def _pass(state: RivalState, _move: Move, events: Sink) -> None:
    """The Gardener or Watchman who was asked does not act (rules 11 and 12)."""
    if state.phase == "garden":
        characters.ask_gardeners(state, events)
    else:
        conflicts.give_in(state, events)
        conflicts.settle(state, events)


_PLAYS: Final[dict[str, Callable[[RivalState, Move, Sink], None]]] = {
    # Characters are played, revealed and in conflict.
    "play": characters.choose,
    "pass": _pass,
    # Turns: thefts first.
    "steal": actions.steal,
    "skip": actions.skip,
    "end": actions.end,
    # Actions, from left to right.
    "settle": actions.settle,
    "give": actions.give,
    "take": actions.take,
    "recruit": actions.recruit,
    "buy": actions.buy,
    # Subjects.
    "use": abilities.use,
    "demand": abilities.demand,
    "offer": abilities.offer,
    "find": abilities.find,
    "leave": abilities.leave,
}
