"""What everybody knows in a position that has no history, and whether a game can go on from there.

Players know the cards that lie open, those in zones they see into by right, and what the position itself proves, as a
card that was just shown; nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar

from engine.base.game import Game
from engine.core.errors import BadNotation, ContradictoryKnowledge
from engine.core.knowledge import Looked
from engine.core.moves import Move
from engine.core.state import State
from engine.core.text import N_
from engine.core.zones import Sight

S = TypeVar("S", bound=State)

_DO_NOT_FIT: Final = N_("engine/notation", "The game cannot go on from here: its phase or fields do not fit.")
_NOT_HERE: Final = N_("engine/notation", "The game cannot go on from here: its phase or fields do not fit ({name}).")
_NO_MOVE: Final = N_("engine/notation", "The game cannot go on from here: the player to move has no legal move.")

_SEED: Final = 1
"""The seed of a game in which only that is looked at which all know when any begins."""


def seen_first(game: Game[Any], state: S) -> S:
    """That position, in which all cards lie, once everybody has looked at it; it is changed in place.

    Raises BadNotation if the game cannot go on from there.
    """
    mixed = _mixed(game, game.start(state.seats, _SEED, edition=state.edition.number, **state.options))
    try:
        state.refresh()
        _let_know(state, mixed)
        legal = _tried_out(game, state)
    except (ContradictoryKnowledge, ArithmeticError, LookupError, TypeError, ValueError) as error:
        known = _NOT_HERE.fill(name=str(error)) if type(error) is KeyError else _DO_NOT_FIT
        raise BadNotation(known) from error
    if state.actor is not None and not legal:
        raise BadNotation(_NO_MOVE)
    return state


def sorts_of(game: Game[Any], state: State) -> dict[int, int]:
    """By kind: a number that is the same for kinds that may lie in one place when such a game begins."""
    mixed = _mixed(game, game.start(state.seats, _SEED, edition=state.edition.number, **state.options))
    groups: list[set[int]] = []
    for kinds in mixed.values():
        touched = [group for group in groups if group & kinds]
        groups = [*(group for group in groups if not group & kinds), kinds.union(*touched)]
    return {kind: number for number, group in enumerate(groups) for kind in group}


def _mixed(game: Game[Any], start: State) -> dict[int, set[int]]:
    """By zone: the kinds that may lie there when a game begins, for all that everybody knows."""
    known = start.knowledge_of(start.zones.spectator)
    mixed: dict[int, set[int]] = {number: set() for number in range(len(start.zones))}
    for card in game.cards:
        for places in known.may_be(card.kind):
            for number in places:
                mixed[number].add(card.kind)
    return mixed


def _let_know(state: State, mixed: Mapping[int, set[int]]) -> None:
    """Give every viewer the knowledge of what they see by right; all other cards came unseen from one zone.

    Cards that never mix, such as those of two decks, came from different ones. Without a pile they came from a
    hand, whose owner saw it before and only has to look to know what is left of it.
    """
    hidden = [number for number, zone in enumerate(state.zones) if zone.sight is not Sight.PUBLIC]
    lying = {number: list(state.cards_in(number)) for number in hidden}
    sources = _sources(state, lying, mixed)
    for number in hidden:
        state.fill(number, sorted(kind for kinds in lying.values() for kind in kinds if sources[kind] == number))
    state.begin()
    for number in hidden:
        for kind in lying[number]:
            if sources[kind] != number:
                state.carry(kind, sources[kind], number, state.zones.sighted[number])
    for number in hidden:
        state.fill(number, lying[number])
        if lying[number] and state.zones[number].sight is Sight.OWNER:
            state.note(Looked(state.zones.sighted[number], tuple(lying[number]), number))


def _sources(state: State, lying: Mapping[int, Sequence[int]], mixed: Mapping[int, set[int]]) -> dict[int, int]:
    """By kind that lies hidden: the zone that all cards it may be mixed with came from, a pile if there is one.

    Kinds mix that may lie in one hidden zone when a game begins, for all that everybody knows, or that do here.
    """
    zones = state.zones
    groups: list[tuple[set[int], set[int]]] = []
    """The kinds that mix, and the zones they lie in."""
    for number in lying:
        kinds, places = {*lying[number], *mixed[number]}, {number} if lying[number] else set[int]()
        for other in [group for group in groups if group[0] & kinds]:
            groups.remove(other)
            kinds, places = kinds | other[0], places | other[1]
        groups.append((kinds, places))
    found = {}
    for kinds, places in groups:
        for kind in kinds if places else ():
            found[kind] = min(places, key=lambda place: (zones[place].sight is not Sight.NOBODY, place))
    return found


def _tried_out(game: Game[S], state: S) -> Sequence[Move]:
    """The legal moves, once all know what the position itself proves, and everything was asked that a game asks.

    The rules trip over fields that do not fit together.
    """
    for happened in game.evident(state):
        state.note(happened)
    legal = state.legal_moves()
    for move in legal:
        state.clone().advance(move)
    state.scores()
    actor = state.actor or 0
    for viewer in (actor, state.zones.spectator):
        state.knowledge_of(viewer)
    game.table.prompt(state.observation(actor))
    return legal
