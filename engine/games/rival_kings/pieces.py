"""Cards, coins, markers and signs of actions of Rival Kings as they lie on the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from engine.base.faces import BACK, CardFace, Drawing, TokenFace
from engine.base.table import SAID, Mark, Piece
from engine.core.knowledge import UNKNOWN
from engine.core.observe import Observation
from engine.core.text import N_, Player, Text
from engine.games.rival_kings import coins, signs
from engine.games.rival_kings.cards import (
    ACTIONS_OF,
    CARDS,
    PAIRS,
    PILES,
    RANKS,
    has_symbol,
    rank_of,
)
from engine.games.rival_kings.places import SUPPLY, money_id, pile_id, purse_id
from engine.games.rival_kings.plots import plots
from engine.games.rival_kings.state import NOBODY, RivalState
from engine.games.rival_kings.tokens import token, token_id
from engine.games.rival_kings.words import ACTIONS
from engine.games.rival_kings.zones import DECK, HANDS, NEUTRAL, PAST, PLAYED, UNDER, ZONES

_BACK = N_("rival-kings/table", "A card, face down")
_CARD = N_("rival-kings/table", "{card}, value {value}, {type}")
_ACTIVE = N_("rival-kings/table", "{card}, value {value}, {type}, active")
_CHARACTER = N_("rival-kings/table", "{card}, rank {rank}. Actions: {actions}")
_CHARACTER_FIRST = N_("rival-kings/table", "{card}, rank {rank}, with the tie symbol. Actions: {actions}")
_READY = N_("rival-kings/table", "The active subject: its ability can be used this cycle.")
_SPENT = N_("rival-kings/table", "The active subject: an ability has been used this cycle.")
_PRICE = N_("rival-kings/table", "Costs you {price} now; you have {coins}.")
_TOO_DEAR = N_("rival-kings/table", "Costs you {price} now; you have only {coins}.")
_MONEY = N_("rival-kings/table", "A coin at pile {pile}")
_MONEY_SUM = N_("rival-kings/table", "Money at pile {pile}, worth {sum}")
_ONE: Final = (
    N_("rival-kings/table", "A 1-coin"),
    N_("rival-kings/table", "A 2-coin"),
    N_("rival-kings/table", "A conflict marker"),
)
_OWNED: Final = (
    N_("rival-kings/table", "1-coins: {number}"),
    N_("rival-kings/table", "2-coins: {number}"),
    N_("rival-kings/table", "Conflict markers: {number}"),
)
_LEFT: Final = (
    N_("rival-kings/table", "1-coins in the supply: {number}"),
    N_("rival-kings/table", "2-coins in the supply: {number}"),
    N_("rival-kings/table", "Conflict markers in the supply: {number}"),
)

_SORTS: Final = ("marks/coin_1", "marks/coin_2", "marks/conflict")
_VALUE_SIGN, _MARKER_SIGN = "marks/money", _SORTS[2]
_MONEY_SIGN: Final = Drawing("marks/coin")


def pieces(observation: Observation[RivalState]) -> Iterator[Piece]:
    """Every piece as the observing seat sees it."""
    seen = observation.seen
    for pile in range(PILES):
        yield from _pile(seen, pile, observation.in_order(UNDER + pile), observation.seat)
        yield from _money(seen, pile)
    yield from _supply(seen)
    if seen.seats == 2:
        yield from _cards(seen, ZONES[NEUTRAL].id, seen.cards[NEUTRAL])
    yield from _side_by_side(seen, ZONES[PAST].id, seen.cards[PAST])
    yield from _cards(seen, ZONES[DECK].id, observation.in_order(DECK))
    for seat in range(seen.seats):
        yield from _side_by_side(seen, ZONES[HANDS[seat]].id, seen.cards[HANDS[seat]])
        yield from _cards(seen, ZONES[PLAYED[seat]].id, seen.cards[PLAYED[seat]])
        yield from signs.signs(seen, seat, observation.seat)
        yield from _town(seen, seat)
        yield from _purse(seen, seat)


# -- cards -------------------------------------------------------------------------------------------------------------

def _card(seen: RivalState, zone: str, number: int, slot: int, level: int, kind: int) -> Piece:
    face = BACK if kind == UNKNOWN else CardFace(CARDS[kind].id)
    return Piece(f"{zone}/{number}", zone, str(slot), slot, level, kind, face, label(seen, kind))


def label(seen: RivalState, kind: int, *, active: bool = False) -> Text:
    """A card for those who listen."""
    if kind == UNKNOWN:
        return _BACK
    card = seen.numbers.cards[kind]
    if kind >= PAIRS:
        actions = tuple(ACTIONS[action] for action in ACTIONS_OF[kind])
        return (_CHARACTER_FIRST if has_symbol(kind) else _CHARACTER).fill(
            card=card.name, rank=RANKS[rank_of(kind)], actions=actions)
    return (_ACTIVE if active else _CARD).fill(card=card.name, value=card.value or 0, type=card.group.name)


def _cards(seen: RivalState, zone: str, kinds: Sequence[int]) -> Iterator[Piece]:
    for level, kind in enumerate(kinds):
        yield _card(seen, zone, level, 0, level, kind)


def _side_by_side(seen: RivalState, zone: str, kinds: Sequence[int]) -> Iterator[Piece]:
    for slot, kind in enumerate(kinds):
        yield _card(seen, zone, slot, slot, 0, kind)


def _pile(seen: RivalState, pile: int, under: Sequence[int], viewer: int) -> Iterator[Piece]:
    """The card on display with its price, and what lies under it: not seen, even where it can be worked out."""
    shown = seen.shown(pile)
    yield from _cards(seen, pile_id(pile), under)
    if shown != NOBODY:
        lying = _card(seen, pile_id(pile), len(under), 0, len(under), shown)
        yield replace(lying, marks=(_price(seen, shown, viewer),))


def _price(seen: RivalState, kind: int, viewer: int) -> Mark:
    """What a card on display would cost the viewer now."""
    price, has = coins.cost(seen, viewer, kind), seen.coins(viewer)
    return Mark(SAID, "", (_PRICE if has >= price else _TOO_DEAR).fill(price=price, coins=has))


def _town(seen: RivalState, seat: int) -> Iterator[Piece]:
    """A building and its subject lie in slots of the same number, so that they share a plot."""
    rows = seen.buildings(seat), seen.subjects(seat)
    every = plots(rows[1], rows[0])
    for half, row in enumerate(rows):
        slots = {plot[half]: slot for slot, plot in enumerate(every)}
        zone = row_id(seat, half == 1)
        for number, kind in enumerate(row):
            acts = half == 1 and number == len(row) - 1
            marks = (active_mark(seen, seat),) if acts else ()
            yield Piece(f"{zone}/{number}", zone, str(slots[number]), slots[number], 0, kind, CardFace(CARDS[kind].id),
                        label(seen, kind, active=acts), False, marks)


def active_mark(seen: RivalState, seat: int) -> Mark:
    """The sign of an active subject, which says whether its ability is spent."""
    return Mark("token", "✕", _SPENT) if seen.used >> seat & 1 else Mark("token", "✦", _READY)


def row_id(seat: int, subjects: bool) -> str:
    """The zone of a seat's subjects or buildings."""
    return f"subjects.{seat + 1}" if subjects else f"buildings.{seat + 1}"


def active_piece(seen: RivalState, seat: int) -> str:
    """The piece of a seat's active subject, the last in its row. The seat must have a subject."""
    return f"{row_id(seat, True)}/{len(seen.subjects(seat)) - 1}"


# -- tokens ------------------------------------------------------------------------------------------------------------

def _money(seen: RivalState, pile: int) -> Iterator[Piece]:
    """How thick the money lies can be seen, its sum only if the players agreed on that (rule 20)."""
    number = coins.number(seen.money, pile)
    for level in range(number):
        if level == number - 1 and seen.options["sums"] == "shown":
            value = coins.value(seen.money, pile)
            yield token(money_id(pile), level, TokenFace(_MONEY_SIGN, text=str(value)),
                         _MONEY_SUM.fill(pile=pile + 1, sum=value))
        else:
            yield token(money_id(pile), level, TokenFace(_MONEY_SIGN), _MONEY.fill(pile=pile + 1))


def _supply(seen: RivalState) -> Iterator[Piece]:
    yield from _heap(SUPPLY, (*seen.supply, seen.free_markers()), _LEFT)


def _purse(seen: RivalState, seat: int) -> Iterator[Piece]:
    yield from _heap(purse_id(seat), _belongings(seen, seat), _OWNED)


def _belongings(seen: RivalState, seat: int) -> tuple[int, int, int]:
    """A seat's coins of 1, coins of 2, and conflict markers."""
    return seen.purse[2 * seat], seen.purse[2 * seat + 1], seen.markers[seat]


def _heap(zone: str, numbers: Sequence[int], texts: Sequence[Text]) -> Iterator[Piece]:
    """Coins of 1, coins of 2, and markers: one of each sort, and their number on it if there are more."""
    for sort, (sign, number, text) in enumerate(zip(_SORTS, numbers, texts, strict=True)):
        if number:
            yield token(zone, sort, TokenFace(Drawing(sign), text=str(number) if number > 1 else ""),
                         text.fill(number=number) if number > 1 else _ONE[sort])


def markers_piece(seat: int) -> str:
    """The piece of a seat's conflict markers."""
    return token_id(purse_id(seat), _SORTS.index(_MARKER_SIGN))


def money_pieces(seen: RivalState, pile: int) -> tuple[str, ...]:
    """The pieces of the money at a pile."""
    return tuple(token_id(money_id(pile), level) for level in range(coins.number(seen.money, pile)))


def seat_marks(seen: RivalState, seat: int) -> tuple[Mark, ...]:
    """The sum of a seat's coins, and its conflict markers."""
    value, markers = seen.coins(seat), seen.markers[seat]
    return (Mark(_VALUE_SIGN, str(value), _VALUE.fill(sum=value, player=Player(seat))),
            Mark(_MARKER_SIGN, str(markers), _MARKERS.fill(n=markers, player=Player(seat))))


_VALUE = N_("rival-kings/table", "{player}: {sum} in coins")
_MARKERS = N_("rival-kings/table", "{player}: %n conflict marker(s)", "", 1)
