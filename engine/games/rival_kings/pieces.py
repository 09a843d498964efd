"""Cards, coins, markers and signs of actions of Rival Kings as they lie on the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core.knowledge import UNKNOWN
from engine.core.observe import Observation
from engine.core.text import N_, Player, Text
from engine.games.rival_kings import coins
from engine.games.rival_kings.cards import (
    ACTIONS_OF,
    CARDS,
    CARDS_IN_PILE,
    PAIRS,
    PILES,
    RANKS,
    has_symbol,
    rank_of,
)
from engine.games.rival_kings.places import COLUMN, SUPPLY, actions_id, money_id, pile_id, purse_id
from engine.games.rival_kings.state import NOBODY, RivalState
from engine.games.rival_kings.words import ACTIONS
from engine.games.rival_kings.zones import DECK, HANDS, NEUTRAL, PAST, PLAYED, UNDER, ZONES
from engine.table.spec import Mark, Piece, token_face

NO_CARD: Final = -2
"""The kind of a token, which is no card."""

_BACK = N_("rival-kings/table", "A card, face down")
_CARD = N_("rival-kings/table", "{card}, value {value}, {type}")
_ACTIVE = N_("rival-kings/table", "{card}, value {value}, {type}, active")
_CHARACTER = N_("rival-kings/table", "{card}, rank {rank}")
_GOES_FIRST = N_("rival-kings/table", "The tie symbol: this character goes first of equal ranks.")
_READY = N_("rival-kings/table", "The active subject: its ability can be used in this cycle.")
_SPENT = N_("rival-kings/table", "The active subject: the ability of this cycle is spent.")
_COIN = N_("rival-kings/table", "A coin of {value}")
_MONEY = N_("rival-kings/table", "A coin at pile {pile}")
_MONEY_SUM = N_("rival-kings/table", "Money at pile {pile}, worth {sum}")
_MARKER = N_("rival-kings/table", "A conflict marker")
_COINS_LEFT = N_("rival-kings/table", "Coins of {value} in the supply: {number}")
_MARKERS_LEFT = N_("rival-kings/table", "Conflict markers in the supply: {number}")
_OPEN_ACTION = N_("rival-kings/table", "{action}: still to be done")
_OVER_ACTION = N_("rival-kings/table", "{action}: done or left out")
_STOLEN_ACTION = N_("rival-kings/table", "{action}: stolen")

_COIN_FACES: Final = (token_face("disc", "gold", "1"), token_face("disc", "gold", "2"))
_MONEY_FACE: Final = token_face("disc", "gold")
MARKER_FACE: Final = token_face("diamond", "red")
ACTION_SIGNS: Final = ("−", "→", "◎", "♟", "⌂")
"""By action: the sign on its token, where there is no picture for it."""


def pieces(observation: Observation[RivalState]) -> Iterator[Piece]:
    """Every piece as the observing seat sees it."""
    seen = observation.seen
    for pile in range(PILES):
        yield from _pile(seen, pile)
        yield from _money(seen, pile)
    yield from _supply(seen)
    if seen.seats == 2:
        yield from _cards(ZONES[NEUTRAL].id, seen.cards[NEUTRAL])
    yield from _side_by_side(ZONES[PAST].id, seen.cards[PAST])
    yield from _cards(ZONES[DECK].id, [UNKNOWN] * len(seen.cards[DECK]))
    for seat in range(seen.seats):
        yield from _side_by_side(ZONES[HANDS[seat]].id, seen.cards[HANDS[seat]])
        yield from _cards(ZONES[PLAYED[seat]].id, seen.cards[PLAYED[seat]])
        yield from _actions(seen, seat)
        yield from _row(seen, seat, seen.subjects(seat), active=True)
        yield from _row(seen, seat, seen.buildings(seat), active=False)
        yield from _purse(seen, seat)


# -- cards -------------------------------------------------------------------------------------------------------------

def _card(zone: str, number: int, slot: int, level: int, kind: int) -> Piece:
    face = "" if kind == UNKNOWN else CARDS[kind].id
    return Piece(f"{zone}/{number}", zone, str(slot), slot, level, kind, face, label(kind), False,
                 _tie_mark(kind))


def label(kind: int, *, active: bool = False) -> Text:
    """A card for those who listen."""
    if kind == UNKNOWN:
        return _BACK
    card = CARDS[kind]
    if kind >= PAIRS:
        return _CHARACTER.fill(card=card.name, rank=RANKS[rank_of(kind)])
    return (_ACTIVE if active else _CARD).fill(card=card.name, value=card.value or 0, type=card.group.name)


def _tie_mark(kind: int) -> tuple[Mark, ...]:
    return (Mark("token", "⚜", _GOES_FIRST),) if kind >= PAIRS and has_symbol(kind) else ()


def _cards(zone: str, kinds: Sequence[int]) -> Iterator[Piece]:
    for level, kind in enumerate(kinds):
        yield _card(zone, level, 0, level, kind)


def _side_by_side(zone: str, kinds: Sequence[int]) -> Iterator[Piece]:
    for slot, kind in enumerate(kinds):
        yield _card(zone, slot, slot, 0, kind)


def _pile(seen: RivalState, pile: int) -> Iterator[Piece]:
    """What lies under the card on display is not seen, even where it can be worked out."""
    under = [UNKNOWN] * len(seen.cards[UNDER + pile])
    shown = seen.shown(pile)
    yield from _cards(pile_id(pile), under if shown == NOBODY else [*under, shown])


def _row(seen: RivalState, seat: int, kinds: Sequence[int], *, active: bool) -> Iterator[Piece]:
    """Cards over one another in columns, so that the last one, the active subject, lies open."""
    zone = row_id(seat, active)
    for number, kind in enumerate(kinds):
        slot, level = divmod(number, COLUMN)
        acts = active and number == len(kinds) - 1
        marks = (_active_mark(seen, seat),) if acts else ()
        yield Piece(f"{zone}/{number}", zone, str(slot), slot, level, kind, CARDS[kind].id,
                    label(kind, active=acts), False, marks)


def _active_mark(seen: RivalState, seat: int) -> Mark:
    return Mark("token", "✕", _SPENT) if seen.used >> seat & 1 else Mark("token", "✦", _READY)


def row_id(seat: int, subjects: bool) -> str:
    """The zone of a seat's subjects or buildings."""
    return f"subjects.{seat + 1}" if subjects else f"buildings.{seat + 1}"


# -- tokens ------------------------------------------------------------------------------------------------------------

def _token(zone: str, slot: int, level: int, face: str, text: Text) -> Piece:
    return Piece(f"{zone}/{slot}/{level}", zone, str(slot), slot, level, NO_CARD, face, text)


def _money(seen: RivalState, pile: int) -> Iterator[Piece]:
    """How thick the money lies can be seen, its sum only if the players agreed on that (rule 20)."""
    number = coins.number(seen.money, pile)
    for level in range(number):
        if level == number - 1 and seen.options["sums"] == "shown":
            worth = coins.worth(seen.money, pile)
            yield _token(money_id(pile), 0, level, token_face("disc", "gold", str(worth)),
                         _MONEY_SUM.fill(pile=pile + 1, sum=worth))
        else:
            yield _token(money_id(pile), 0, level, _MONEY_FACE, _MONEY.fill(pile=pile + 1))


def _supply(seen: RivalState) -> Iterator[Piece]:
    for sort, number in enumerate(seen.supply):
        if number:
            yield _token(SUPPLY, sort, 0, _COIN_FACES[sort], _COINS_LEFT.fill(value=sort + 1, number=number))
    if seen.free_markers():
        yield _token(SUPPLY, 2, 0, MARKER_FACE, _MARKERS_LEFT.fill(number=seen.free_markers()))


def _purse(seen: RivalState, seat: int) -> Iterator[Piece]:
    zone = purse_id(seat)
    for sort, face in enumerate(_COIN_FACES):
        for level in range(min(CARDS_IN_PILE, seen.purse[2 * seat + sort])):
            yield _token(zone, sort, level, face, _COIN.fill(value=sort + 1))
    for level in range(min(CARDS_IN_PILE, seen.markers[seat])):
        yield _token(zone, 2, level, MARKER_FACE, _MARKER)


def top_marker(seen: RivalState, seat: int) -> str:
    """The piece of a seat's uppermost conflict marker."""
    return f"{purse_id(seat)}/2/{min(CARDS_IN_PILE, seen.markers[seat]) - 1}"


def money_pieces(seen: RivalState, pile: int) -> tuple[str, ...]:
    """The pieces of the money at a pile."""
    return tuple(f"{money_id(pile)}/0/{level}" for level in range(coins.number(seen.money, pile)))


# -- signs of actions --------------------------------------------------------------------------------------------------

def _actions(seen: RivalState, seat: int) -> Iterator[Piece]:
    """The actions of the character, from left to right: open, over, or stolen."""
    if not seen.cards[PLAYED[seat]]:
        return
    for slot, action in enumerate(ACTIONS_OF[seen.character(seat)]):
        face, text = _sign(seen, seat, action)
        yield _token(actions_id(seat), slot, 0, face, text.fill(action=ACTIONS[action]))


def _sign(seen: RivalState, seat: int, action: int) -> tuple[str, Text]:
    """A stolen action has the shield of a crest, one that is over a grey cross."""
    if seen.covered[seat] >> action & 1:
        return token_face("shield", "blue", ACTION_SIGNS[action]), _STOLEN_ACTION
    over = seen.finished >> seat & 1 or (seat == seen.turn and not seen.open >> action & 1)
    if over:
        return token_face("disc", "grey", "✕"), _OVER_ACTION
    return token_face("disc", "gold", ACTION_SIGNS[action]), _OPEN_ACTION


def action_piece(seen: RivalState, seat: int, action: int) -> str | None:
    """The piece of an action of a seat's character; None if it has no such action."""
    if seat >= seen.seats or not seen.cards[PLAYED[seat]]:
        return None
    own = ACTIONS_OF[seen.character(seat)]
    return f"{actions_id(seat)}/{own.index(action)}/0" if action in own else None


def seat_marks(seen: RivalState, seat: int) -> tuple[Mark, ...]:
    """The sum of a seat's coins, and its conflict markers."""
    worth, markers = seen.coins(seat), seen.markers[seat]
    return (Mark("token", str(worth), _WORTH.fill(n=worth, player=Player(seat))),
            Mark("bar", str(markers), _MARKERS.fill(n=markers, player=Player(seat))))


_WORTH = N_("rival-kings/table", "{player}: coins worth %n", "", 1)
_MARKERS = N_("rival-kings/table", "{player}: %n conflict marker(s)", "", 1)

