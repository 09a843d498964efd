"""What is wrong with a table that was laid by hand, or missing on it.

First come fields with values that nothing could have, then what the game says of the table, then choices that nobody
could have made, and only a table without any complaint is tried out by the rules.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any, Final

from engine.base.first_sight import seen_first
from engine.base.game import Game
from engine.base.laying import LONGEST_LIST, Complaint, Holds, LaidField, Laying
from engine.base.notation import ACTOR, PHASE, SEALED
from engine.core.errors import BadNotation
from engine.core.moves import Move
from engine.core.state import State
from engine.core.text import N_, Player

BOX: Final = "box"
"""What a complaint is about that cards lie in the box."""

_WHO: Final = N_("engine/lab", "The active player has not been chosen yet.")
_WHAT: Final = N_("engine/lab", "The moment of the game has not been chosen yet.")
_LEFT: Final = N_("engine/lab", "%n card(s) still to be laid.", "", 1)
NO_PHASE: Final = N_("engine/lab", "This game has no phase called {name}.")
_OVER: Final = N_("engine/lab", "There must be an active player while the game lasts, and none once it is over.")
_RANGE: Final = N_("engine/lab", "{name} must be from {least} to {most} here, not {number}.")
_NO_CARD: Final = N_("engine/lab", "{name}: there is no such card.")
_NO_SEAT: Final = N_("engine/lab", "{name}: there is no such player.")
_SIZE: Final = N_("engine/lab", "{name}: %n number(s) expected here.", "", 1)
_LONG: Final = N_("engine/lab", "{name}: this list is too long for any game.")
_SEALED: Final = N_("engine/lab", "At this moment, these players choose in secret, in order: {players}.")
_NOT_SEALED: Final = N_("engine/lab", "At this moment, nobody chooses in secret.")
_NEXT: Final = N_("engine/lab", "Secret choices are made in turn: {player} is next.")
_ALL_CHOSE: Final = N_("engine/lab", "Once everyone has chosen, all choices are revealed together.")
_CHOICE: Final = N_("engine/lab", "{player} cannot have chosen this.")
_STUCK: Final = N_("engine/lab", "The game cannot go on from here: this moment does not fit the table.")


def complaints_about(game: Game[Any], state: State, names: Collection[str],
                     box: Sequence[int]) -> Iterator[Complaint]:
    """All that is known against a table of which these zones and fields were laid, with these cards left over."""
    unsaid = [Complaint(text, (name,)) for name, text in ((ACTOR, _WHO), (PHASE, _WHAT)) if name not in names]
    yield from unsaid
    if box:
        yield Complaint(_LEFT.fill(n=len(box)), (BOX,))
    laying = game.laying
    wrong = [] if laying is None else list(_wrong_values(laying, state, names))
    yield from wrong
    if unsaid or wrong:
        return
    tried = state.clone()
    if laying is not None:
        told = [*laying.complaints(tried)] or [*_wrong_asking(laying, tried)] or [*_wrong_choices(tried)]
        yield from told
        if told:
            return
    if not box and not _goes_on(game, tried):
        yield Complaint(_STUCK)


def _goes_on(game: Game[Any], state: State) -> bool:
    try:
        seen_first(game, state)
    except BadNotation:
        return False
    return True


# -- fields ------------------------------------------------------------------------------------------------------------

def _wrong_values(laying: Laying[Any], state: State, names: Collection[str]) -> Iterator[Complaint]:
    misfits = list(wrong_sizes(laying, state))
    yield from misfits
    for name, field in laying.fields.items():
        if all(name not in each.about for each in misfits):
            yield from _wrong_value(name, field, state)
    if PHASE in names:
        if state.phase not in laying.phases:
            yield Complaint(NO_PHASE.fill(name=state.phase[:60]), (PHASE,))
        elif ACTOR in names and (state.actor is None) != (state.phase == OVER):
            yield Complaint(_OVER, (ACTOR,))


OVER: Final = "over"
"""The phase of a game that has ended, in every game."""


def wrong_sizes(laying: Laying[Any], state: State) -> Iterator[Complaint]:
    """The lists that are too long or too short for the cards and players at the table."""
    for name, field in laying.fields.items():
        value = getattr(state, name)
        size = field.size_in(state) if isinstance(value, list) else None
        if size is not None and len(value) != size:
            yield Complaint(_SIZE.fill(name=field.label, n=size), (name,))


def _wrong_value(name: str, field: LaidField[Any], state: State) -> Iterator[Complaint]:
    value = getattr(state, name)
    if isinstance(value, list) and len(value) > LONGEST_LIST:
        yield Complaint(_LONG.fill(name=field.label), (name,))
        return
    kinds = (state.places_of_kinds(name) if isinstance(value, list) else (0,)) if name in state.KIND_FIELDS else ()
    for place, number in enumerate(value if isinstance(value, list) else (value,)):
        holds = field.holds
        if name in state.KIND_FIELDS:
            holds = Holds.CARD if place in kinds else Holds.NUMBER
        complaint = _wrong_number(name, field, holds, state, number)
        if complaint is not None:
            yield complaint
            return


def _wrong_number(name: str, field: LaidField[Any], holds: Holds, state: State, number: int) -> Complaint | None:
    kinds = len(state.game.card_names.ids)
    most = kinds - 1 if holds is Holds.CARD else field.most_in(state) if holds is field.holds else LONGEST_LIST
    if field.least <= number <= most:
        return None
    if holds is Holds.CARD or (holds is Holds.CARDS):
        return Complaint(_NO_CARD.fill(name=field.label), (name,))
    if holds in (Holds.SEAT, Holds.SEATS):
        return Complaint(_NO_SEAT.fill(name=field.label), (name,))
    return Complaint(_RANGE.fill(name=field.label, least=field.least, most=most, number=number), (name,))


# -- unseen choices ----------------------------------------------------------------------------------------------------

def _wrong_asking(laying: Laying[Any], state: State) -> Iterator[Complaint]:
    """Whether it is the turn of who decides in a sealed choice, where there is one."""
    sealed, concerned = state.sealed, laying.asked(state)
    if sealed is None:
        if concerned:
            yield Complaint(_SEALED.fill(players=tuple(map(Player, concerned))), (SEALED,))
    elif not concerned:
        yield Complaint(_NOT_SEALED, (SEALED,))
    elif sealed.concerned != concerned:
        yield Complaint(_SEALED.fill(players=tuple(map(Player, concerned))), (SEALED,))
    elif (following := sealed.next_seat()) is None:
        yield Complaint(_ALL_CHOSE, (SEALED,))
    elif following != state.actor or list(sealed.choices) != list(concerned[:len(sealed.choices)]):
        yield Complaint(_NEXT.fill(player=Player(following)), (SEALED, ACTOR))


def _wrong_choices(state: State) -> Iterator[Complaint]:
    """Choices that nobody could have made at this table."""
    for seat, move in ({} if state.sealed is None else state.sealed.choices).items():
        if not isinstance(move, Move) or move not in state.sealed_choices(seat):
            yield Complaint(_CHOICE.fill(player=Player(seat)), (SEALED,))


