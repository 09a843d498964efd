"""The characters of Shadow Throne: what each of them is, counts and does. Other numbers are in `editions`.

Pictures lie in the folder of the game: `<id>.svg` for a character; `symbols/commoner`, `symbols/elite` and
`symbols/noble` for the ranks; `marks/dead`, `marks/emboldened`, `marks/converted`, `marks/silenced`, `marks/unpaid` and
`marks/staying` for what happens to characters; `marks/empire`, `marks/rebels` and `marks/church` for the factions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

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

WAVES: Final = 4
NUMERALS: Final = ("I", "II", "III", "IV")
"""What waves are called, by their numbers from 0: abilities have the other numbers."""
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

_LOYAL = N_("shadow-throne/ability", "Pays you gold if its faction loses.")
_EARNS = N_("shadow-throne/ability", "Brings gold when played.")

_IF_LOST: Final = Brief("coin", N_("shadow-throne/brief", "if lost"))
_COMMONERS = N_("shadow-throne/brief", "commoners")
_ELITES = N_("shadow-throne/brief", "elites")
_BOLDER = N_("shadow-throne/brief", "commoners +1")

Works: TypeAlias = Literal["", "in its step", "before the wave", "when it dies"]
"""When an ability works: most do in the step of their number (`abilities`); a card without a number has none."""


@dataclass(frozen=True, slots=True)
class Character:
    """All that is said of a kind of character, by the numbers of the house edition (rule 1).

    `gold` is its income, or its cost if negative; the ability with the step `number` kills or converts that rank, where
    it does. It `reaches` others of its wave if their rank or faction is all that decides whether they are affected.
    """

    kind: int
    id: str
    name: Text
    text: Text
    brief: Brief
    faction: int
    rank: int
    copies: int
    power: int
    influence: int
    gold: int
    consolation: int = 0
    number: int = 0
    works: Works = ""
    kills: int | None = None
    converts: int | None = None
    reaches: bool = False
    before: Mapping[int, int] = field(default_factory=dict)
    """The copies that former editions had (`as_of`)."""


CHARACTERS: Final[tuple[Character, ...]] = (
    Character(DUTIFUL_PEASANT, "dutiful_peasant", N_("shadow-throne/card", "Dutiful Peasant"),
              _LOYAL, _IF_LOST,
              EMPIRE, COMMONER, copies=4, power=1, influence=1, gold=0, consolation=3),
    Character(TAX_COLLECTOR, "tax_collector", N_("shadow-throne/card", "Tax Collector"),
              _EARNS, Brief("coin", "+2"),
              EMPIRE, COMMONER, copies=4, power=1, influence=1, gold=2),
    Character(BENTHEON_KNIGHTS, "bentheon_knights", N_("shadow-throne/card", "Bentheon Knights"),
              N_("shadow-throne/ability", "Kill all commoners in their wave, except the Empire’s."),
              Brief("skull", _COMMONERS),
              EMPIRE, ELITE, copies=4, power=3, influence=2, gold=-2,
              number=2, works="in its step", kills=COMMONER, reaches=True),
    Character(ANNA_LYS, "anna_lys", N_("shadow-throne/card", "Anna Lys, Widow Maker"),
              N_("shadow-throne/ability", "Kills all elites in her wave, except the Empire’s."), Brief("skull", _ELITES),
              EMPIRE, ELITE, copies=2, power=3, influence=2, gold=-3,
              number=2, works="in its step", kills=ELITE, reaches=True),
    Character(DATURA, "datura", N_("shadow-throne/card", "Datura, Addled Assassin"),
              N_("shadow-throne/ability", "Kills all nobles in his wave, except the Empire’s."),
              Brief("skull", N_("shadow-throne/brief", "nobles")),
              EMPIRE, NOBLE, copies=2, power=2, influence=4, gold=-4,
              number=2, works="in its step", kills=NOBLE, reaches=True),
    Character(KING_KYROS, "king_kyros", N_("shadow-throne/card", "King Kyros"),
              N_("shadow-throne/ability", "You may play an extra Empire card."), Brief("plus", N_("shadow-throne/brief", "1 Empire")),
              EMPIRE, NOBLE, copies=2, power=3, influence=4, gold=-5,
              number=3, works="before the wave"),
    Character(OUTLAW, "outlaw", N_("shadow-throne/card", "Outlaw"),
              _EARNS, Brief("coin", "+2"),
              REBELS, COMMONER, copies=4, power=1, influence=1, gold=2),
    Character(HILL_MILITIA, "hill_militia", N_("shadow-throne/card", "Hill Militia"),
              _LOYAL, _IF_LOST,
              REBELS, COMMONER, copies=4, power=2, influence=1, gold=0, consolation=2),
    Character(PHABOS_SCOUTS, "phabos_scouts", N_("shadow-throne/card", "Phabos Scouts"),
              N_("shadow-throne/ability", "+1 power to every "
                                          "other Rebel in their wave."), Brief("up", N_("shadow-throne/brief", "Rebels +1")),
              REBELS, ELITE, copies=3, power=3, influence=2, gold=-2,
              number=2, works="in its step", reaches=True),
    Character(SYTHERA, "sythera", N_("shadow-throne/card", "Sythera the Whisperer"),
              N_("shadow-throne/ability", "Other factions’ 2 and 3 abilities do not work in her wave."), Brief("stop", N_("shadow-throne/brief", "2 and 3")),
              REBELS, ELITE, copies=2, power=3, influence=2, gold=-3,
              number=1, works="in its step", reaches=True),
    Character(LANGMAN, "langman", N_("shadow-throne/card", "Langman, Crown’s Thorn"),
              N_("shadow-throne/ability", "Stays for the next battle if the Rebels lose."), Brief("again", N_("shadow-throne/brief", "stays")),
              REBELS, ELITE, copies=1, power=4, influence=2, gold=-3,
              number=1, works="in its step"),
    Character(PICUREAS, "picureas", N_("shadow-throne/card", "Picureas, Son of Roses"),
              N_("shadow-throne/ability", "+1 power to every "
                                          "Rebel in the next wave."), Brief("up", N_("shadow-throne/brief", "next wave")),
              REBELS, NOBLE, copies=2, power=2, influence=4, gold=-4,
              number=2, works="in its step"),
    Character(QUEEN_ELETHERIA, "queen_eletheria", N_("shadow-throne/card", "Queen Eletheria"),
              N_("shadow-throne/ability", "+1 power to Rebel commoners "
                                          "in this and earlier waves."), Brief("up", _BOLDER),
              REBELS, NOBLE, copies=2, power=2, influence=4, gold=-5,
              number=3, works="in its step"),
    Character(TITHE_KEEPER, "tithe_keeper", N_("shadow-throne/card", "Tithe Keeper"),
              _EARNS, Brief("coin", "+2"),
              CHURCH, COMMONER, copies=4, power=1, influence=1, gold=2),
    Character(FAITHFUL_PILGRIM, "faithful_pilgrim", N_("shadow-throne/card", "Faithful Pilgrim"),
              _LOYAL, _IF_LOST,
              CHURCH, COMMONER, copies=4, power=1, influence=1, gold=0, consolation=3),
    Character(SHEPHERD, "shepherd", N_("shadow-throne/card", "Shepherd of the Lost"),
              N_("shadow-throne/ability", "Converts all commoners in her wave."), Brief("sun", _COMMONERS),
              CHURCH, ELITE, copies=3, power=3, influence=2, gold=-3,
              number=3, works="in its step", converts=COMMONER, reaches=True),
    Character(THAVMA, "thavma", N_("shadow-throne/card", "Thavma the Revelator"),
              N_("shadow-throne/ability", "+2 power if you have 0 or 1 gold after paying."), Brief("up", N_("shadow-throne/brief", "if poor: +2")),
              CHURCH, ELITE, copies=2, power=3, influence=2, gold=-2,
              number=1, works="in its step"),
    Character(SIMONE, "simone", N_("shadow-throne/card", "Simone the Sufferer"),
              N_("shadow-throne/ability", "Grants 3 influence when she dies."), Brief("crown", N_("shadow-throne/brief", "dies: +3")),
              CHURCH, ELITE, copies=1, power=2, influence=2, gold=-2,
              number=1, works="when it dies"),
    Character(PROTIS, "protis", N_("shadow-throne/card", "Protis, Absolver of Sins"),
              N_("shadow-throne/ability", "Converts all elites in his wave."), Brief("sun", _ELITES),
              CHURCH, NOBLE, copies=2, power=2, influence=4, gold=-5,
              number=3, works="in its step", converts=ELITE, reaches=True),
    Character(PRINCESS_BEATICE, "princess_beatice", N_("shadow-throne/card", "Princess Beatice"),
              N_("shadow-throne/ability", "Converts commoners in her wave; each gets +1 power."), Brief("sun", _BOLDER),
              CHURCH, NOBLE, copies=2, power=2, influence=4, gold=-4,
              number=3, works="in its step", converts=COMMONER, reaches=True),
)
"""By kind."""


def check(characters: Sequence[Character]) -> None:
    """That every row stands where its kind is looked up, and says when its ability works. Raises BadCard, by name."""
    if len(characters) != KINDS:
        raise BadCard(f"There are {len(characters)} characters, not {KINDS}.")
    for kind, each in enumerate(characters):
        if each.kind != kind:
            raise BadCard(f"{each.name} is kind {each.kind}, but its row is number {kind}.")
        if bool(each.number) != bool(each.works):
            raise BadCard(f"{each.name}: an ability has a step and says when it works, or neither.")


check(CHARACTERS)

FACTION: Final = tuple(each.faction for each in CHARACTERS)
RANK: Final = tuple(each.rank for each in CHARACTERS)
POWER: Final[tuple[int, ...]] = tuple(each.power for each in CHARACTERS)
"""By kind, as the influence: what is printed on it in every edition but some of somebody's own."""
INFLUENCE: Final[tuple[int, ...]] = tuple(each.influence for each in CHARACTERS)
GOLD: Final = tuple(each.gold for each in CHARACTERS)
CONSOLATION: Final = tuple(each.consolation for each in CHARACTERS)
NUMBER: Final = tuple(each.number for each in CHARACTERS)

EMPIRE_KINDS: Final = tuple(kind for kind in range(KINDS) if FACTION[kind] == EMPIRE)
KILLS: Final = {each.kind: each.kills for each in CHARACTERS if each.kills is not None}
"""By killer: the rank it kills."""
CONVERTS: Final = {each.kind: each.converts for each in CHARACTERS if each.converts is not None}
"""By converter: the rank it converts."""
REACHING: Final = tuple(each.kind for each in CHARACTERS if each.reaches)
"""Those whose ability reaches others of its wave by what is printed on them."""

_INFLUENCE = N_("shadow-throne/badge", "Influence if its faction wins: %n", "", 1)
_COST = N_("shadow-throne/badge", "Cost in gold: %n", "", 1)
_INCOME = N_("shadow-throne/badge", "Income in gold: %n", "", 1)
_CONSOLATION = N_("shadow-throne/badge", "Gold if its faction loses: %n", "", 1)
_NUMBER = N_("shadow-throne/badge", "Its ability takes effect in step {number}.")


COST_BADGE: Final = 1
"""Which of its badges shows what a card costs or brings."""


def _badges(card: Character, influence: int) -> tuple[Badge, ...]:
    found = [Badge("crown", "blue", str(influence), _INFLUENCE.fill(n=influence))]
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


def printed(powers: Sequence[int], influences: Sequence[int]) -> tuple[Card, ...]:
    """All cards, with these powers and influences by kind."""
    return tuple(
        Card(each.kind, each.id, each.name, powers[each.kind], GROUPS[each.faction], each.text,
             sign=f"symbols/{_RANK_IDS[each.rank]}", badges=_badges(each, influences[each.kind]), brief=each.brief)
        for each in CHARACTERS)


CARDS: Final = printed(POWER, INFLUENCE)


name_of: Final = names_of(CARDS)
"""The name of a kind."""


def faction_name(faction: int) -> Text:
    """The name of a faction."""
    return GROUPS[faction].name
