"""What moves do in Rival Kings, in the order of the rule book."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.core.events import Sink
from engine.core.moves import Move
from engine.games.rival_kings import abilities, actions, characters, conflicts
from engine.games.rival_kings.state import RivalState


def play(state: RivalState, move: Move, events: Sink) -> None:
    """Carries out a legal move and tells what happens."""
    _BY_VERB[move.verb](state, move, events)


def _pass(state: RivalState, _move: Move, events: Sink) -> None:
    """The Gardener or Watchman who was asked does not act (rules 11 and 12)."""
    if state.phase == "garden":
        characters.ask_gardeners(state, events)
    else:
        conflicts.give_in(state, events)
        conflicts.settle(state, events)


_BY_VERB: Final[dict[str, Callable[[RivalState, Move, Sink], None]]] = {
    # A round (rule 27)
    "play": characters.choose,
    "pass": _pass,
    # Conflicts (rules 4 and 5)
    "steal": actions.steal,
    # Turns and actions (rules 8, 28, 20 and 29)
    "settle": actions.settle,
    "give": actions.give,
    "take": actions.take,
    "recruit": actions.recruit,
    "buy": actions.buy,
    "skip": actions.skip,
    "end": actions.end,
    # Subjects and what they do (rules 11 to 19)
    "use": abilities.use,
    "demand": abilities.demand,
    "offer": abilities.offer,
    "find": abilities.find,
    "leave": abilities.leave,
}
