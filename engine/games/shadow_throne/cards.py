"""The characters of Shadow Throne: every number of the game is in this file.

Pictures lie in the folder of the game: `<id>.svg` for a character; `symbols/commoner`, `symbols/elite` and
`symbols/noble` for the ranks; `marks/dead`, `marks/emboldened`, `marks/converted`, `marks/silenced`, `marks/unpaid` and
`marks/staying` for what happens to characters; `marks/empire`, `marks/rebels` and `marks/church` for the factions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.base.cards import Badge, Brief, Card, Group, names_of
from engine.core.errors import BadCard
from engine.core.text import N_, Text

EMPIRE: Final = 0
REBELS: Final = 1
CHURCH: Final = 2
FACTIONS: Final = 3

COMMONER: Final = 0
ELITE: Final = 1
NOBLE: Final = 2

DUTIFUL_PEASANT: Final = 0
TAX_COLLECTOR: Final = 1
BENTHEON_KNIGHTS: Final = 2
ANNA_LYS: Final = 3
DATURA: Final = 4
KING_KYROS: Final = 5
OUTLAW: Final = 6
HILL_MILITIA: Final = 7
PHABOS_SCOUTS: Final = 8
SYTHERA: Final = 9
LANGMAN: Final = 10
PICUREAS: Final = 11
QUEEN_ELETHERIA: Final = 12
TITHE_KEEPER: Final = 13
FAITHFUL_PILGRIM: Final = 14
SHEPHERD: Final = 15
THAVMA: Final = 16
SIMONE: Final = 17
PROTIS: Final = 18
PRINCESS_BEATICE: Final = 19

KINDS: Final = 20
"""Kinds of characters."""

FIRST_GOLD: Final = 3
POOL: Final = 6
"""Cards in a pool of the draft."""
WAVES: Final = 4
POOR_GOLD: Final = 1
"""What a player gets for a character they cannot pay for (rule 7)."""
HUSH_MONEY: Final = 1
EMBOLDENED: Final = 1
"""What one token adds to a character's power."""
THAVMA_GOLD: Final = 1
THAVMA_POWER: Final = 2
"""Thavma gains this power if his player has at most that much gold (rule 20)."""
SIMONE_INFLUENCE: Final = 3
"""What Simone grants when she dies (rule 21)."""


class Printed(NamedTuple):
    """What is printed on a character: `gold` is its income, or its cost if negative; `number` 0 means no ability."""

    id: str
    faction: int
    rank: int
    copies: int
    power: int
    influence: int
    gold: int
    consolation: int
    number: int


PRINTED: Final = (
    Printed("dutiful_peasant", EMPIRE, COMMONER, 4, 1, 1, 0, 3, 0),
    Printed("tax_collector", EMPIRE, COMMONER, 4, 1, 1, 2, 0, 0),
    Printed("bentheon_knights", EMPIRE, ELITE, 4, 3, 2, -2, 0, 2),
    Printed("anna_lys", EMPIRE, ELITE, 2, 3, 2, -3, 0, 2),
    Printed("datura", EMPIRE, NOBLE, 2, 2, 4, -4, 0, 2),
    Printed("king_kyros", EMPIRE, NOBLE, 2, 3, 4, -5, 0, 3),
    Printed("outlaw", REBELS, COMMONER, 4, 1, 1, 2, 0, 0),
    Printed("hill_militia", REBELS, COMMONER, 4, 2, 1, 0, 2, 0),
    Printed("phabos_scouts", REBELS, ELITE, 3, 3, 2, -2, 0, 2),
    Printed("sythera", REBELS, ELITE, 2, 3, 2, -3, 0, 1),
    Printed("langman", REBELS, ELITE, 1, 4, 2, -3, 0, 1),
    Printed("picureas", REBELS, NOBLE, 2, 2, 4, -4, 0, 2),
    Printed("queen_eletheria", REBELS, NOBLE, 2, 2, 4, -5, 0, 3),
    Printed("tithe_keeper", CHURCH, COMMONER, 4, 1, 1, 2, 0, 0),
    Printed("faithful_pilgrim", CHURCH, COMMONER, 4, 1, 1, 0, 3, 0),
    Printed("shepherd", CHURCH, ELITE, 3, 3, 2, -3, 0, 3),
    Printed("thavma", CHURCH, ELITE, 2, 3, 2, -2, 0, 1),
    Printed("simone", CHURCH, ELITE, 1, 2, 2, -2, 0, 1),
    Printed("protis", CHURCH, NOBLE, 2, 2, 4, -5, 0, 3),
    Printed("princess_beatice", CHURCH, NOBLE, 2, 2, 4, -4, 0, 3),
)
"""By kind: the numbers of the house edition (rule 1)."""

FACTION: Final = tuple(each.faction for each in PRINTED)
RANK: Final = tuple(each.rank for each in PRINTED)
COPIES: Final = tuple(each.copies for each in PRINTED)
POWER: Final = tuple(each.power for each in PRINTED)
INFLUENCE: Final = tuple(each.influence for each in PRINTED)
GOLD: Final = tuple(each.gold for each in PRINTED)
CONSOLATION: Final = tuple(each.consolation for each in PRINTED)
NUMBER: Final = tuple(each.number for each in PRINTED)

EMPIRE_KINDS: Final = tuple(kind for kind in range(KINDS) if FACTION[kind] == EMPIRE)
KILLS: Final = {BENTHEON_KNIGHTS: COMMONER, ANNA_LYS: ELITE, DATURA: NOBLE}
"""By killer: the rank it kills."""
CONVERTS: Final = {SHEPHERD: COMMONER, PRINCESS_BEATICE: COMMONER, PROTIS: ELITE}
"""By converter: the rank it converts."""

GROUPS: Final = (
    Group("empire", N_("shadow-throne/faction", "Empire"), "crimson", "bars"),
    Group("rebels", N_("shadow-throne/faction", "Rebels"), "green", "scallops"),
    Group("church", N_("shadow-throne/faction", "Church"), "indigo", "zigzag"),
)
"""By faction."""
RANKS: Final = (
    N_("shadow-throne/rank", "Commoner"),
    N_("shadow-throne/rank", "Elite"),
    N_("shadow-throne/rank", "Noble"),
)
_RANK_IDS: Final = ("commoner", "elite", "noble")

_INFLUENCE = N_("shadow-throne/badge", "Influence if its faction wins: %n", "", 1)
_COST = N_("shadow-throne/badge", "Cost in gold: %n", "", 1)
_INCOME = N_("shadow-throne/badge", "Income in gold: %n", "", 1)
_CONSOLATION = N_("shadow-throne/badge", "Gold if its faction loses: %n", "", 1)
_NUMBER = N_("shadow-throne/badge", "Its ability works in step {number}.")


COST_BADGE: Final = 1
"""Which of its badges shows what a card costs or brings."""


def _badges(card: Printed) -> tuple[Badge, ...]:
    found = [Badge("crown", "blue", str(card.influence), _INFLUENCE.fill(n=card.influence))]
    if card.gold > 0:
        found.append(Badge("disc", "gold", f"+{card.gold}", _INCOME.fill(n=card.gold)))
    else:
        found.append(Badge("disc", "red" if card.gold else "grey", f"{card.gold}".replace("-", "\N{MINUS SIGN}"),
                           _COST.fill(n=-card.gold)))
    if card.consolation:
        found.append(Badge("diamond", "green", str(card.consolation), _CONSOLATION.fill(n=card.consolation)))
    if card.number:
        found.append(Badge("shield", "grey", str(card.number), _NUMBER.fill(number=card.number)))
    return tuple(found)


def _card(kind: int, name: Text, ability: Text, brief: Brief) -> Card:
    card = PRINTED[kind]
    return Card(kind, card.id, name, card.power, GROUPS[card.faction], ability,
                sign=f"symbols/{_RANK_IDS[card.rank]}", badges=_badges(card), brief=brief)


def _brings(kind: int) -> Brief:
    """A card that does nothing but bring gold."""
    return Brief("coin", f"+{GOLD[kind]}")


_LOYAL = N_("shadow-throne/ability", "Consoles with gold if its faction loses.")
_EARNS = N_("shadow-throne/ability", "Brings gold when it is played.")

_IF_LOST: Final = Brief("coin", N_("shadow-throne/brief", "if lost"))
_COMMONERS = N_("shadow-throne/brief", "commoners")
_ELITES = N_("shadow-throne/brief", "elites")
_BOLDER = N_("shadow-throne/brief", "commoners +1")

CARDS: Final = (
    _card(DUTIFUL_PEASANT, N_("shadow-throne/card", "Dutiful Peasant"), _LOYAL, _IF_LOST),
    _card(TAX_COLLECTOR, N_("shadow-throne/card", "Tax Collector"), _EARNS, _brings(TAX_COLLECTOR)),
    _card(BENTHEON_KNIGHTS, N_("shadow-throne/card", "Bentheon Knights"),
          N_("shadow-throne/ability", "Kill all commoners of their wave."),
          Brief("skull", _COMMONERS)),
    _card(ANNA_LYS, N_("shadow-throne/card", "Anna Lys, Widow Maker"),
          N_("shadow-throne/ability", "Kills all elites of her wave."),
          Brief("skull", _ELITES)),
    _card(DATURA, N_("shadow-throne/card", "Datura, Addled Assassin"),
          N_("shadow-throne/ability", "Kills all nobles of his wave."),
          Brief("skull", N_("shadow-throne/brief", "nobles"))),
    _card(KING_KYROS, N_("shadow-throne/card", "King Kyros"),
          N_("shadow-throne/ability", "You may play an extra Empire card."),
          Brief("plus", N_("shadow-throne/brief", "1 Empire"))),
    _card(OUTLAW, N_("shadow-throne/card", "Outlaw"), _EARNS, _brings(OUTLAW)),
    _card(HILL_MILITIA, N_("shadow-throne/card", "Hill Militia"), _LOYAL, _IF_LOST),
    _card(PHABOS_SCOUTS, N_("shadow-throne/card", "Phabos Scouts"),
          N_("shadow-throne/ability", "+1 power to every other Rebel of their wave."),
          Brief("up", N_("shadow-throne/brief", "Rebels +1"))),
    _card(SYTHERA, N_("shadow-throne/card", "Sythera the Whisperer"),
          N_("shadow-throne/ability", "Other factions in her wave have no abilities 2 and 3."),
          Brief("stop", N_("shadow-throne/brief", "2 and 3"))),
    _card(LANGMAN, N_("shadow-throne/card", "Langman, Crown's Thorn"),
          N_("shadow-throne/ability", "Stays for the next battle if the Rebels lose."),
          Brief("again", N_("shadow-throne/brief", "stays"))),
    _card(PICUREAS, N_("shadow-throne/card", "Picureas, Son of Roses"),
          N_("shadow-throne/ability", "+1 power to every Rebel of the next wave."),
          Brief("up", N_("shadow-throne/brief", "next wave"))),
    _card(QUEEN_ELETHERIA, N_("shadow-throne/card", "Queen Eletheria"),
          N_("shadow-throne/ability", "+1 power to Rebel commoners of this and earlier waves."),
          Brief("up", _BOLDER)),
    _card(TITHE_KEEPER, N_("shadow-throne/card", "Tithe Keeper"), _EARNS, _brings(TITHE_KEEPER)),
    _card(FAITHFUL_PILGRIM, N_("shadow-throne/card", "Faithful Pilgrim"), _LOYAL, _IF_LOST),
    _card(SHEPHERD, N_("shadow-throne/card", "Shepherd of the Lost"),
          N_("shadow-throne/ability", "Converts all commoners of her wave."),
          Brief("sun", _COMMONERS)),
    _card(THAVMA, N_("shadow-throne/card", "Thavma the Revelator"),
          N_("shadow-throne/ability", "+2 power if you have 0 or 1 gold after paying."),
          Brief("up", N_("shadow-throne/brief", "if poor: +2"))),
    _card(SIMONE, N_("shadow-throne/card", "Simone the Sufferer"),
          N_("shadow-throne/ability", "Grants 3 influence when she dies."),
          Brief("crown", N_("shadow-throne/brief", "dies: +3"))),
    _card(PROTIS, N_("shadow-throne/card", "Protis, Absolver of Sins"),
          N_("shadow-throne/ability", "Converts all elites of his wave."),
          Brief("sun", _ELITES)),
    _card(PRINCESS_BEATICE, N_("shadow-throne/card", "Princess Beatice"),
          N_("shadow-throne/ability", "Converts commoners of her wave; each gets +1 power."),
          Brief("sun", _BOLDER)),
)

name_of: Final = names_of(CARDS)
"""The name of a kind."""


def check(printed: Sequence[Printed]) -> None:
    """That every kind has a card, and what is printed on it. Raises BadCard."""
    if not len(printed) == len(CARDS) == KINDS:
        raise BadCard(f"There are {KINDS} kinds, {len(CARDS)} cards, and numbers for {len(printed)}.")


check(PRINTED)


def faction_name(faction: int) -> Text:
    """The name of a faction."""
    return GROUPS[faction].name
