"""Every piece of The Imposter Kings as a seat sees it: cards before the players, the Court, and the Kings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from engine.base.cards import Card
from engine.base.faces import BACK, CardFace, TurnedFace
from engine.base.table import SAID, Mark, Piece
from engine.core.knowledge import UNKNOWN
from engine.core.observe import Observation
from engine.core.text import N_, Text
from engine.games.imposter_kings import prompts
from engine.games.imposter_kings.cards import CARDS, KINDS, KING, TRUE_KING
from engine.games.imposter_kings.gestures import king_zone
from engine.games.imposter_kings.state import ImposterState
from engine.games.imposter_kings.zones import (
    ACCUSED,
    CONDEMNED,
    DECK,
    DISGRACED,
    HAND,
    OPEN,
    REMOVED,
    SUCCESSOR,
    ZONES,
)

_TURNED_DOWN: Final = N_("imposter-kings/table", "A card, face down")
_CARD: Final = N_("imposter-kings/table", "{card}, value {value}, {type}")
_KNOWN: Final = N_("imposter-kings/table", "Face down, but you know it: {card}, value {value}, {type}")
_KING: Final = N_("imposter-kings/table", "{card}, face up")
_KING_FLIPPED: Final = N_("imposter-kings/table", "King, flipped")
_IN_COURT: Final = N_("imposter-kings/table", "Card {place} of the Court: {card}, counts {value}")
_ON_THRONE: Final = N_("imposter-kings/table", "On the Throne: {card}, counts {value}")
_DISGRACED: Final = N_("imposter-kings/table", "Card {place} of the Court, disgraced: {card}")
_DISGRACED_THRONE: Final = N_("imposter-kings/table", "On the Throne, disgraced: {card}, counts as 1")
_PLAIN: Final = N_("imposter-kings/table", "Card {place} of the Court, disgraced")
_PLAIN_THRONE: Final = N_("imposter-kings/table", "On the Throne, disgraced: counts as 1")
_COURT_LABELS: Final = {(False, False): (_IN_COURT, None), (False, True): (_ON_THRONE, None),
                        (True, False): (_DISGRACED, _PLAIN), (True, True): (_DISGRACED_THRONE, _PLAIN_THRONE)}
"""By whether a card of the Court is disgraced, and lies on the Throne: what it is called, also without reminders."""
_COUNTS_NOW: Final = N_("imposter-kings/table", "Now counts {value}.")
_MUTED: Final = N_("imposter-kings/table", "Has lost its text for this round.")
_WAITS: Final = {
    SUCCESSOR: Mark("marks/successor", "", N_("imposter-kings/table", "Returns to your hand when you flip your King.")),
    CONDEMNED: Mark("marks/condemned", "", N_("imposter-kings/table", "Condemned: to be removed from the round.")),
    OPEN: Mark("marks/antechamber", "", N_("imposter-kings/table", "In the Antechamber: to be played first.")),
}
"""What a card before a player waits for, by its place."""


def pieces_of(observation: Observation[ImposterState]) -> Iterable[Piece]:
    """All pieces; in each slot from the bottom up."""
    seen = observation.seen
    yield from _pile(seen, DECK)
    yield from _pile(seen, REMOVED)
    yield from _row(observation, ACCUSED)
    yield from _court(seen)
    for seat in range(seen.seats):
        yield _king(seen, seat)
        for zone in (HAND[seat], SUCCESSOR[seat], OPEN[seat], CONDEMNED[seat]):
            yield from _row(observation, zone)


# -- cards before the players --------------------------------------------------------------------------------------

def _pile(seen: ImposterState, zone: int) -> Iterator[Piece]:
    name = ZONES[zone].id
    for level in range(len(seen.cards[zone])):
        yield Piece(f"{name}/{level}", name, "0", 0, level, UNKNOWN, BACK, _TURNED_DOWN)


def _row(observation: Observation[ImposterState], zone: int) -> Iterator[Piece]:
    """Cards side by side, the low ones first, and last those that the viewer does not know."""
    seen, name = observation.seen, ZONES[zone].id
    kinds = sorted(seen.cards[zone], key=lambda kind: (kind == UNKNOWN, seen.numbers.values[kind], kind))
    open_to_viewer = _lies_open(observation, zone)
    for slot, kind in enumerate(kinds):
        number = kinds[:slot].count(kind)
        waits = _waits(seen, zone)
        if kind == UNKNOWN:
            yield Piece(f"{name}/?/{number}", name, f"?{number}", slot, 0, kind, BACK, _TURNED_DOWN, False, waits)
            continue
        card = seen.numbers.cards[kind]
        piece, group, marks = f"{name}/{card.id}/{number}", f"{card.id}{number}", _hand_marks(seen, kind)
        if open_to_viewer:
            face = TurnedFace(card.id) if zone in CONDEMNED else CardFace(card.id)
            yield Piece(piece, name, group, slot, 0, kind, face, _label(_CARD, card), False, waits + marks,
                        counts=_counts_in_hand(seen, kind))
        else:
            yield Piece(piece, name, group, slot, 0, kind, TurnedFace(card.id), _label(_KNOWN, card), False, waits,
                        _TURNED_DOWN)


def _waits(seen: ImposterState, zone: int) -> tuple[Mark, ...]:
    """Once a round has begun, cards before a player are told apart by what they wait for."""
    if seen.phase in prompts.SETTING_UP:
        return ()
    return tuple(mark for zones, mark in _WAITS.items() if zone in zones)


def _lies_open(observation: Observation[ImposterState], zone: int) -> bool:
    """Whether the viewer sees all cards of a zone, perhaps because the Assassin's victim shows them its hand."""
    seen = observation.seen
    shown = seen.phase == "spoils" and zone == HAND[seen.turn] and seen.actor == observation.viewer
    return shown or UNKNOWN not in observation.in_order(zone)


def _label(text: Text, card: Card) -> Text:
    return text.fill(card=card.name, value=card.value or 0, type=card.group.name)


def _counts_in_hand(seen: ImposterState, kind: int) -> str:
    """What a card would count on the Throne, if that is not what is printed on it."""
    value = seen.hand_value(kind)
    return "" if value == seen.numbers.cards[kind].value else str(value)


def _hand_marks(seen: ImposterState, kind: int) -> tuple[Mark, ...]:
    """What a card counts if that is not printed on it, and whether it has lost its text."""
    muted = (Mark("marks/muted", "", _MUTED),) if kind < KINDS and seen.is_muted(kind) else ()
    value = _counts_in_hand(seen, kind)
    return (Mark(SAID, "", _COUNTS_NOW.fill(value=value)), *muted) if value else muted


# -- Kings and Court -----------------------------------------------------------------------------------------------

def _king(seen: ImposterState, seat: int) -> Piece:
    """A King, face up until it is flipped (rule 8)."""
    zone = king_zone(seat)
    kind = TRUE_KING if seat == seen.true_king else KING
    flipped = seen.king_flipped(seat)
    label = _KING_FLIPPED if flipped else _KING.fill(card=CARDS[kind].name)
    return Piece(f"{zone}/king", zone, "0", 0, 0, kind, BACK if flipped else CardFace(CARDS[kind].id), label)


def _court(seen: ImposterState) -> Iterator[Piece]:
    """The Court from its first card to the Throne; disgraced cards lie face down, but everyone has seen them."""
    last = len(seen.court) - 1
    for index, kind in enumerate(seen.court):
        value, disgraced = seen.value_in_court(index), seen.marks[index] == DISGRACED
        on_throne, card = index == last, seen.numbers.cards[kind]
        label, plain = _COURT_LABELS[disgraced, on_throne]
        yield Piece(f"court/{index}/{card.id}", "court", str(index), index, 0, kind,
                    TurnedFace(card.id) if disgraced else CardFace(card.id),
                    label.fill(card=card.name, value=value, place=index + 1), False,
                    _court_marks(seen, index, value, on_throne), plain and plain.fill(place=index + 1),
                    "" if value == card.value and not disgraced else str(value))


def _court_marks(seen: ImposterState, index: int, value: int, on_throne: bool) -> tuple[Mark, ...]:
    """What a card counts, where neither its face nor the Throne says so, and whether it has lost its text."""
    kind, marks = seen.court[index], []
    if not on_throne and value != seen.numbers.cards[kind].value:
        marks.append(Mark(SAID, "", _COUNTS_NOW.fill(value=value)))
    if seen.face_up(index) and seen.is_muted(kind):
        marks.append(Mark("marks/muted", "", _MUTED))
    return tuple(marks)
