"""The editions of Shadow Throne: what a game is played with, by the version of the rules, the goal and the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from engine.base.cards import Card
from engine.core.edition import as_of, check_before, deck_of
from engine.core.manifest import TABLE
from engine.core.own import Changeable, OwnNumbers, Printed, changes_in, too_few
from engine.core.text import N_, Text
from engine.games.shadow_throne import MANIFEST
from engine.games.shadow_throne.cards import CARDS, CHARACTERS, INFLUENCE, KING_KYROS, POWER, WAVES, printed

POOL: Final = 6
FIRST_GOLD: Final = 3
_GOLD_AT: Final = {"rich": 8, "poor": 1}
_MOST_COPIES: Final = 8
"""Of a character, in an edition of somebody's own."""
_IDS: Final = tuple([each.id for each in CHARACTERS])
_GOALS_AT: Final = {"skirmish": 8, "rich": 8, "poor": 8, "short": 11}


@dataclass(frozen=True, slots=True, eq=False)
class ShadowNumbers:
    """The numbers of a game of Shadow Throne."""

    copies: tuple[int, ...]
    """By kind: how many there are in the deck, for any number of players."""
    deck: tuple[int, ...]
    """The kinds of all cards in the deck, in order."""
    pool_size: int
    """Cards in a pool of the draft."""
    first_gold: int
    """The gold of a player at the beginning (rule 2)."""
    goal: int
    """The influence that ends the game (rule 25)."""
    powers: tuple[int, ...]
    """By kind: the power that is printed on it."""
    influences: tuple[int, ...]
    """By kind: the influence that is printed on it."""
    cards: tuple[Card, ...]
    """All cards as they are printed."""


def numbers(edition: int, _seats: int, options: dict[str, Any]) -> ShadowNumbers:
    """The numbers of that edition with these options."""
    table, own = options.get(TABLE, ""), changes_in(options)
    copies = own.copies_of(_IDS, [as_of(edition, each.copies, each.before) for each in CHARACTERS])
    powers, influences = own.printed("power", _IDS, POWER), own.printed("influence", _IDS, INFLUENCE)
    is_usual = powers is POWER and influences is INFLUENCE
    return ShadowNumbers(copies, deck_of(copies), own.number("pool", POOL),
                         own.number("gold", _GOLD_AT.get(table, FIRST_GOLD)),
                         own.number("goal", _GOALS_AT.get(table, options["goal"])), powers, influences,
                         CARDS if is_usual else printed(powers, influences))


for _each in CHARACTERS:
    check_before(MANIFEST.rules_version, _each.name, _each.before)


_POOL_TOO_SMALL: Final = N_("shadow-throne/number", "{number} copies of King Kyros allow that many extra cards, so "
                                                    "a pool needs at least {least} cards.")


def _trouble(numbers: ShadowNumbers, seats: int) -> Text | None:
    """Everybody has saved a card when pools are dealt (rules 3 and 27), and a card for each wave (rules 5 and 14)."""
    kings = numbers.copies[KING_KYROS]
    least = WAVES + kings
    if numbers.pool_size < least:
        return _POOL_TOO_SMALL.fill(number=kings, least=least)
    return too_few(len(numbers.deck), (numbers.pool_size + 1) * seats, seats)


_POWER: Final = Printed("power", N_("shadow-throne/number", "Power of “{card}”"), N_("shadow-throne/number", "Power"),
                        lambda numbers: numbers.powers)
_INFLUENCE: Final = Printed("influence", N_("shadow-throne/number", "Influence of “{card}”"),
                            N_("shadow-throne/number", "Influence"), lambda numbers: numbers.influences)
_MOST_PRINTED: Final = 9
# Influence of 1 at least, or nobody might ever have as much as ends a game (rule 25). Gold and consolation stay: what a
# sort of card is rests on them, as those that pay if they lose cost nothing.
OWN_NUMBERS: Final = OwnNumbers(
    (Changeable("pool", N_("shadow-throne/number", "Cards in a pool"), WAVES, 9, lambda numbers: numbers.pool_size,
                ("R3",)),
     Changeable("gold", N_("shadow-throne/number", "Gold at the start"), 0, 20, lambda numbers: numbers.first_gold,
                ("R2",)),
     Changeable("goal", N_("shadow-throne/number", "Influence that ends the game"), 5, 40,
                lambda numbers: numbers.goal, ("R25",)),
     *[each for card in CARDS for each in (
         _POWER.on(card.kind, card.id, card.name, 1, _MOST_PRINTED, ("R22",)),
         _INFLUENCE.on(card.kind, card.id, card.name, 1, _MOST_PRINTED, ("R24",)))]),
    dict.fromkeys(range(len(CHARACTERS)), _MOST_COPIES), ("R1",), _trouble)
