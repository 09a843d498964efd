"""How cards change places: from zone to zone, onto the Throne and out of Court."""

from __future__ import annotations

from typing import Final

from engine.core.events import SILENCE, Sink
from engine.core.knowledge import Moved, moved_all, moved_by_kind
from engine.games.imposter_kings import told
from engine.games.imposter_kings.cards import KINDS
from engine.games.imposter_kings.state import ImposterState
from engine.games.imposter_kings.zones import CONDEMNED, COURT, DECK, DISGRACED, FACE_UP, MOST_SEATS, ZONES

_ZONES: Final = len(ZONES)


_MOVED: Final[list[tuple[Moved, ...] | None]] = [None] * (_ZONES * _ZONES << MOST_SEATS + 1)
"""By a number for the viewers who see it and the zones, then by kind: what is noted when a card moves, once it has.

Of these 13,000 places about 100 are filled: random games look one up every time, and a list is 1 % faster than a dict.
"""
_POURED: Final = [[moved_all(source, target) for target in range(_ZONES)] for source in range(_ZONES)]
"""By source and target: what is noted when all cards of a zone move."""


def _moved(kind: int, source: int, target: int, seers: int) -> Moved:
    """What is noted when a card moves."""
    number = (seers * _ZONES + source) * _ZONES + target
    by_kind = _MOVED[number]
    if by_kind is None:
        by_kind = _MOVED[number] = moved_by_kind(KINDS, seers, source, target)
    return by_kind[kind]


def transfer(state: ImposterState, kind: int, source: int, target: int, seers: int) -> None:
    """A card goes from zone to zone; the viewers in the mask see it, and some of them may learn something."""
    cards = state.cards
    cards[source].remove(kind)
    cards[target].append(kind)
    state.log = (state.log, _moved(kind, source, target, seers))
    if seers & ~state.zones.sighted[source]:
        state.reveals += 1


def transfer_openly(state: ImposterState, kind: int, source: int, target: int) -> None:
    """A card goes from zone to zone for everyone to see."""
    transfer(state, kind, source, target, state.zones.everybody)


def pour(state: ImposterState, source: int, target: int) -> None:
    """All cards of a zone go to another one."""
    if state.cards[source]:
        state.cards[target] += state.cards[source]
        state.cards[source] = []
        state.log = (state.log, _POURED[source][target])


def draw(state: ImposterState, target: int, seers: int) -> None:
    """The top card of the deck goes to a zone, seen by the viewers in the mask."""
    kind = state.cards[DECK].pop()
    state.cards[target].append(kind)
    state.log = (state.log, _moved(kind, DECK, target, seers))


# -- the Court -----------------------------------------------------------------------------------------------------

def put_on_throne(state: ImposterState, kind: int, source: int, events: Sink) -> None:
    """A card comes into Court as its Throne (rule 7)."""
    transfer_openly(state, kind, source, COURT)
    state.marks.append(FACE_UP)
    if events is not SILENCE:
        events.tell(told.played, state, kind, source)


def disgrace(state: ImposterState, index: int, events: Sink) -> None:
    """Turn a card of the Court face down (rule 3)."""
    state.marks[index] = DISGRACED
    if events is not SILENCE:
        events.tell(told.disgraced, state, index)


def disgrace_throne(state: ImposterState, events: Sink) -> None:
    """Turn the card on the Throne face down."""
    disgrace(state, len(state.marks) - 1, events)


def take_from_court(state: ImposterState, index: int, target: int) -> int:
    """A card leaves the Court from that place; its kind."""
    kind = state.cards[COURT].pop(index)
    state.marks.pop(index)
    state.cards[target].append(kind)
    state.log = (state.log, _moved(kind, COURT, target, state.zones.everybody))
    return kind


# -- Condemned cards that everyone has seen ------------------------------------------------------------------------

def condemn_openly(state: ImposterState, kind: int, source: int, seat: int) -> None:
    """A card becomes Condemned before a seat for everyone to see."""
    state.buried.append(kind)
    transfer_openly(state, kind, source, CONDEMNED[seat])


def condemn_throne(state: ImposterState, seat: int) -> None:
    """The card on the Throne becomes Condemned before a seat."""
    state.buried.append(take_from_court(state, len(state.marks) - 1, CONDEMNED[seat]))
