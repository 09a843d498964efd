"""What viewers know in a position, as files keep it: with the ids of cards. And positions that former files kept whole.

Up to version 0.14 a position of which viewers know more than its notation says was kept as `State.to_json` wrote it,
with the numbers of kinds; since then it is kept as its notation, and what every viewer knows beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, TypeVar

from engine.base.game import Game
from engine.core.cells import grid
from engine.core.errors import BadNotation
from engine.core.knowledge import Knowledge
from engine.core.memory import Memory
from engine.core.state import State
from engine.core.text import N_

C = TypeVar("C", int, str)
S = TypeVar("S", bound=State)
_UNREADABLE: Final = "This is not what players know of a position."


def known_to(state: State) -> list[dict[str, Any]]:
    """What every seat knows, and the public, as plain JSON types; `let_know` reads it back."""
    names = state.game.card_names
    found = []
    for viewer in range(state.seats + 1):
        known = state.knowledge_of(viewer).to_json()
        found.append({**known, "kinds": [names.id_of(kind) for kind in known["kinds"]]})
    return found


def by_id(known: Mapping[str, Any]) -> dict[str, Any]:
    """What `known_to` wrote of one viewer, with the copies of cards in the order of their ids, as no number says it."""
    return _in_order(known, known["kinds"])


def let_know(state: State, known: Sequence[Mapping[str, Any]]) -> None:
    """Let every viewer know what `known_to` wrote, and nothing else. Raises BadNotation for anything else."""
    names = state.game.card_names
    try:
        if len(known) != state.seats + 1:
            raise BadNotation(_UNREADABLE)
        _remember(state, known, names.kind_of)
    except (AttributeError, LookupError, TypeError, ValueError) as error:
        raise BadNotation(_UNREADABLE) from error


def _remember(state: State, known: Iterable[Mapping[str, Any]], kind_of: Callable[[Any], int]) -> None:
    state.log = None
    state.memory = Memory.from_knowledge([Knowledge.from_json(_in_order(each, list(map(kind_of, each["kinds"]))))
                              for each in known])


def _in_order(known: Mapping[str, Any], kinds: Sequence[C]) -> dict[str, Any]:
    """What `Knowledge.to_json` wrote, with the copies of cards in the order of these kinds, or ids."""
    zones = len(known["sizes"])
    table = grid(len(kinds), zones)
    order = sorted(range(len(kinds)), key=kinds.__getitem__)

    def arranged(cells: str) -> str:
        mask = int(cells, 16)
        return f"{sum([table.row(mask, label) << place * zones for place, label in enumerate(order)]):x}"

    return {**known, "kinds": [kinds[label] for label in order], "maybe": arranged(known["maybe"]),
            "limits": [[arranged(cells), most] for cells, most in known["limits"]]}


# -- former files ------------------------------------------------------------------------------------------------------

def state_from_former(game: Game[S], data: Mapping[str, Any]) -> S:
    """The state that `State.to_json` wrote up to version 0.14. Raises BadNotation for anything else."""
    try:
        return _state_from_former(game, data)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise BadNotation(N_("engine/notation", "This is not a position from an older version.")) from error


def _state_from_former(game: Game[S], data: Mapping[str, Any]) -> S:
    names, kind_of = game.card_names, game.card_names.kind_numbered
    today = {**data, "cards": [[kind_of(number) for number in cards] for cards in data["cards"]], "knowledge": None}
    fields = game.state_type
    for name in fields.KIND_FIELDS:
        today[name] = data[name] if isinstance(data[name], list) else kind_of(data[name])
    for name in fields.KIND_MASKS:
        today[name] = names.mask_numbered(data[name])
    for name in fields.BY_KIND:
        today[name] = names.rows_numbered(data[name], data["seats"], _kinds_by_seat(game, name))
    state = game.state_from_json(today)
    for name in fields.KIND_FIELDS:     # which numbers in a list are kinds, the other fields say
        value = getattr(state, name)
        for place in state.places_of_kinds(name) if isinstance(value, list) else ():
            value[place] = kind_of(value[place])
    if data.get("knowledge") is not None:
        _remember(state, data["knowledge"], kind_of)
    return state


def _kinds_by_seat(game: Game[Any], name: str) -> int:
    """How many kinds a list by seat and kind has a number for."""
    state = game.start(game.seats[0], 0)
    kinds: int = len(getattr(state, name)) // state.seats
    return kinds
