"""The editions of Rival Kings: what a game is played with, by the version of the rules, the players, the length
and the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from engine.base.cards import Card
from engine.core.manifest import TABLE
from engine.core.own import Changeable, OwnNumbers, Printed, changes_in
from engine.core.text import N_, Text
from engine.games.rival_kings import GAMES_OF, POINTS_OF
from engine.games.rival_kings.cards import CARDS, CYCLES, KINDS, PAIRS, PILES, SUBJECTS, VALUES, printed
from engine.games.rival_kings.prices import Prices, prices_of

COPIES: Final = 2
"""Copies of each subject and building; of a character there is one."""
HAND_SIZE: Final = 3
_CARDS_IN_PILE: Final = 8
FIRST_COINS: Final[tuple[int, ...]] = (3, 1)
_PILES_AT: Final = {"low-piles": 5, "rich": 5, "poor": 5}
_COINS_AT: Final[dict[str, tuple[int, ...]]] = {"rich": (4, 3), "poor": (1, 0)}
_MOST_COPIES: Final = 4
"""Of a subject or building, in an edition of somebody's own."""
_IDS: Final = tuple([card.id for card in CARDS])
_CHANGING: Final = 2
"""Since this edition small coins stand in for large ones, and a match to points may have any number of games."""
_MOST_GAMES: Final = 5
"""How many a match to points had at most before."""


@dataclass(frozen=True, slots=True, eq=False)
class RivalNumbers:
    """The numbers of a game of Rival Kings."""

    copies: tuple[int, ...]
    """By kind: how many there are."""
    hand_size: int
    """How many characters are dealt to everybody."""
    pile_size: int
    """How many cards lie in a pile at the beginning."""
    first_coins: tuple[int, ...]
    """Coins of 1 and of 2 that everybody begins with; a coin of 2 lies at every pile."""
    games: int
    """How many games a match has; 0 if points end it."""
    points: int
    """The points that end a match; 0 if games do."""
    most_games: int
    """After how many games a match to points is over at the latest; 0 if there is no such limit."""
    changes_coins: bool
    """Whether two coins of 1 stand in for a coin of 2 (rule 20), and one is handed back for it (rule 13)."""
    values: tuple[int, ...]
    """By kind: what a subject or building costs, and what it may score."""
    prices: Prices
    """The same as one object."""
    cards: tuple[Card, ...]
    """All cards as they are printed."""


def numbers(edition: int, _seats: int, options: dict[str, Any]) -> RivalNumbers:
    """The numbers of that edition with these options."""
    length, changing, table = options["match"], edition >= _CHANGING, options.get(TABLE, "")
    own, (ones, twos) = changes_in(options), _COINS_AT.get(table, FIRST_COINS)
    copies = own.copies_of(_IDS, (*(COPIES,) * PAIRS, *(1,) * (KINDS - PAIRS)))
    values = own.printed("value", _IDS, VALUES)
    return RivalNumbers(copies, own.number("hand", HAND_SIZE), own.number("pile", _PILES_AT.get(table, _CARDS_IN_PILE)),
                        (own.number("ones", ones), own.number("twos", twos)), GAMES_OF.get(length, 0),
                        POINTS_OF.get(length, 0), 0 if changing else _MOST_GAMES, changing,
                        values, prices_of(values), CARDS if values is VALUES else printed(values))


_TOO_FEW_CHARACTERS: Final = N_("rival-kings/number", "With {seats} players, an edition needs at least {least} "
                                                      "characters; this one has {number}.")
_TOO_FEW_SUBJECTS: Final = N_("rival-kings/number", "With {seats} players, an edition needs at least {least} "
                                                    "subjects for its piles and its 1-coins; this one has {number}.")
_TOO_FEW_BUILDINGS: Final = N_("rival-kings/number", "With {seats} players, an edition needs at least {least} "
                                                     "buildings for its piles and its 2-coins; this one has "
                                                     "{number}.")

_TOO_DEAR: Final = N_("rival-kings/number", "With {seats} players and a card that costs {price}, an edition’s coins "
                                            "must total at least {least} so that someone can always pay for that "
                                            "card; in this one, they total {number}.")
_LEAST_VALUE, _MOST_VALUE = 1, 6
_VALUE: Final = Printed("value", N_("rival-kings/number", "Value of “{card}”"), N_("rival-kings/number", "Value"),
                        lambda numbers: numbers.values)
"""Cost and points are one number, here as on the cards (rules 24 and 29)."""


def _trouble(numbers: RivalNumbers, seats: int) -> Text | None:
    """Cards that are in no pile stand for coins (rule 28); with two players each cycle reveals a neutral character."""
    ones, twos = numbers.first_coins
    copies, piled = numbers.copies, PILES // 2 * numbers.pile_size
    for text, number, least in (
            (_TOO_FEW_CHARACTERS, sum(copies[PAIRS:]), numbers.hand_size * seats + (CYCLES if seats == 2 else 0)),
            (_TOO_FEW_SUBJECTS, sum(copies[:SUBJECTS]), piled + ones * seats),
            (_TOO_FEW_BUILDINGS, sum(copies[SUBJECTS:PAIRS]), piled + twos * seats + PILES)):
        if number < least:
            return text.fill(seats=seats, least=least, number=number)
    return None if numbers.values is VALUES else _too_dear(numbers, seats)


def _too_dear(numbers: RivalNumbers, seats: int) -> Text | None:
    """If all coins are in purses, somebody has to be able to pay for any card, or a game might never end."""
    copies, piled = numbers.copies, PILES // 2 * numbers.pile_size
    coins = sum(copies[:SUBJECTS]) - piled + 2 * (sum(copies[SUBJECTS:PAIRS]) - piled)
    price = max([value for kind, value in enumerate(numbers.values) if copies[kind]])
    least = seats * (price - 1) + 1
    return _TOO_DEAR.fill(seats=seats, price=price, least=least, number=coins) if coins < least else None


OWN_NUMBERS: Final = OwnNumbers(
    (Changeable("hand", N_("rival-kings/number", "Characters dealt to each player"), CYCLES, 4,
                lambda numbers: numbers.hand_size, ("R27",)),
     Changeable("pile", N_("rival-kings/number", "Cards in a pile"), 3, 12,
                lambda numbers: numbers.pile_size, ("R23",)),
     Changeable("ones", N_("rival-kings/number", "1-coins at the start"), 0, 8,
                lambda numbers: numbers.first_coins[0], ("R27",)),
     Changeable("twos", N_("rival-kings/number", "2-coins at the start"), 0, 8,
                lambda numbers: numbers.first_coins[1], ("R27",)),
     *[_VALUE.on(card.kind, card.id, card.name, _LEAST_VALUE, _MOST_VALUE, ("R24", "R29"))
       for card in CARDS[:PAIRS]]),
    {**dict.fromkeys(range(PAIRS), _MOST_COPIES), **dict.fromkeys(range(PAIRS, KINDS), 1)}, ("R24",), _trouble)
