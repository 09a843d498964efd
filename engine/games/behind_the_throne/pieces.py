"""The cards of Behind the Throne as they lie on the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.base.faces import BACK, CardFace
from engine.base.table import SAID, Mark, Piece
from engine.core.knowledge import UNKNOWN
from engine.core.observe import Observation
from engine.core.text import N_, Text
from engine.games.behind_the_throne.cards import CARDS, KINDS, KING, QUEEN
from engine.games.behind_the_throne.state import BehindState
from engine.games.behind_the_throne.zones import DECK, DISCARDS, TAKEN, TOP, stacks_of

_ALWAYS_UPRIGHT: Final = (QUEEN, KING)
"""Prohibitive abilities are always on (rule 12): their stacks never lie sideways."""

_TURNED_DOWN: Final = N_("behind-the-throne/table", "A card, face down")
_CARD: Final = N_("behind-the-throne/table", "{card}, value {value}, {type}")
_CARD_USED: Final = N_("behind-the-throne/table", "{card}, value {value}, {type}, lying sideways: used this turn")
_CARD_OUTNUMBERED: Final = N_("behind-the-throne/table",
                              "{card}, value {value}, {type}, lying sideways: another player has more of this kind")
_NOW_SCORES: Final = N_("behind-the-throne/table", "The newest card now counts as {value}.")


def pieces(observation: Observation[BehindState]) -> Iterator[Piece]:
    """Every card as the observing seat sees it; in each slot from the bottom up."""
    seen = observation.seen
    # Which cards are left in the deck can be worked out, but not where they lie: only a card looked at has a face.
    yield from _pile("deck", (*observation.in_order(DECK), *seen.cards_in(TOP)))
    yield from _row(seen)
    yield from _pile("discards", seen.cards_in(DISCARDS))
    yield from _pile("taken", seen.cards_in(TAKEN))
    for seat in range(seen.seats):
        yield from _stacks(seen, seat)


def _pile(zone: str, kinds: Sequence[int]) -> Iterator[Piece]:
    for level, kind in enumerate(kinds):
        hidden = kind == UNKNOWN
        face = BACK if hidden else CardFace(CARDS[kind].id)
        yield Piece(f"{zone}/{level}", zone, "0", 0, level, kind, face, _TURNED_DOWN if hidden else _label(kind))


def _row(seen: BehindState) -> Iterator[Piece]:
    for index, kind in enumerate(seen.row):
        changed = index == len(seen.row) - 1 and seen.change
        value = str(seen.newest_value()) if changed else ""
        # What the newest card counts as, if abilities have changed it (rule 3).
        marks = (Mark(SAID, "", _NOW_SCORES.fill(value=value)),) if changed else ()
        yield Piece(f"row/{index}", "row", str(index), index, 0, kind, CardFace(CARDS[kind].id), _label(kind),
                    False, marks, counts=value)


def _stacks(seen: BehindState, seat: int) -> Iterator[Piece]:
    owned = [kind for kind in reversed(range(KINDS)) if seen.count(seat, kind)]
    for slot, kind in enumerate(owned):
        yield from _stack(seen, seat, kind, slot)


def _stack(seen: BehindState, seat: int, kind: int, slot: int) -> Iterator[Piece]:
    zone, card, top = stacks_of(seat), CARDS[kind].id, seen.count(seat, kind) - 1
    for level in range(top + 1):
        sideways = level == top and seen.sideways(seat, kind) and kind not in _ALWAYS_UPRIGHT
        yield Piece(f"{zone}/{card}/{level}", zone, card, slot, level, kind, CardFace(card),
                    _lying_label(seen, seat, kind) if sideways else _label(kind), sideways)


def _label(kind: int, text: Text = _CARD) -> Text:
    card = CARDS[kind]
    if card.value is None:
        return card.name
    return text.fill(card=card.name, value=card.value, type=card.group.name)


def _lying_label(seen: BehindState, seat: int, kind: int) -> Text:
    """A card on its side, and why it lies so (rules 8 and 10)."""
    return _label(kind, _CARD_USED if seen.upright[seat] >> kind & 1 else _CARD_OUTNUMBERED)


# -- pieces by their ids -------------------------------------------------------------------------------------------

def deck_top(seen: BehindState) -> str:
    """The card that will be revealed next."""
    return f"deck/{len(seen.cards_in(DECK)) + len(seen.cards_in(TOP)) - 1}"


def row_cards(seen: BehindState) -> tuple[str, ...]:
    """All cards of the row."""
    return tuple(f"row/{index}" for index in range(len(seen.row)))


def stack_cards(seen: BehindState, seat: int, kind: int) -> tuple[str, ...]:
    """All cards of a stack, from the bottom up; none if the seat does not own the kind."""
    return tuple(f"{stack_place(seat, kind)}/{level}" for level in range(seen.count(seat, kind)))


def stack_place(seat: int, kind: int) -> str:
    """The place where a stack lies."""
    return f"{stacks_of(seat)}/{CARDS[kind].id}"
