"""The cards of Rival Kings, and every number that is the same in all editions; for the others see `editions`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from engine.base.cards import Brief, Card, Group, names_of
from engine.core.errors import BadCard
from engine.core.text import N_, Text

# -- subjects and buildings: a building's kind is its subject's plus SUBJECTS ------------------------------------------

SUBJECTS: Final = 16
"""Kinds of subjects, and also of buildings."""
PAIRS: Final = 2 * SUBJECTS
"""Kinds of subjects and buildings together; the characters' kinds follow."""

(GARDENER, WATCHMAN, JAILER, COURT_LADY, BISHOP, SCHOLAR, TROUBADOUR, SAILOR,
 BLACKSMITH, CARPENTER, MARKET_WOMAN, INNKEEPER, VINTNER, MINER, HERBALIST, FARMER) = range(SUBJECTS)

# -- characters --------------------------------------------------------------------------------------------------------

(LORD_PROTECTOR, QUEEN, DUKE, COUNT, COURTIER, PRIEST, BURSAR, KNIGHT, COUNTESS, DIPLOMAT, TRADER,
 OTHER_TRADER) = range(PAIRS, PAIRS + 12)

KINDS: Final = PAIRS + 12

RANKS: Final = "ABCDEF"

SETTLE: Final = 0
GIVE: Final = 1
MONEY: Final = 2
RECRUIT: Final = 3
BUY: Final = 4
ACTIONS: Final = ("settle", "give", "take", "recruit", "buy")
"""The actions, in the order in which they stand on every character card, from left to right."""

_A, _B, _C, _D, _E, _F = range(6)

ROBS: Final = {_A: _D, _B: _C, _C: _F, _D: _E, _E: _F}
"""The rank that each rank steals from; F steals from nobody."""

ACTIONS_OF: Final = {
    LORD_PROTECTOR: (BUY,), QUEEN: (RECRUIT,),
    DUKE: (SETTLE, RECRUIT), COUNT: (SETTLE, BUY),
    COURTIER: (GIVE, MONEY), PRIEST: (GIVE, MONEY),
    BURSAR: (MONEY, BUY), KNIGHT: (MONEY, RECRUIT),
    COUNTESS: (SETTLE, MONEY, RECRUIT), DIPLOMAT: (SETTLE, MONEY, BUY),
    TRADER: (SETTLE, MONEY, RECRUIT, BUY), OTHER_TRADER: (SETTLE, MONEY, RECRUIT, BUY),
}
"""What each character may do, from left to right."""
ACTION_MASKS: Final = {character: sum(1 << action for action in actions) for character, actions in ACTIONS_OF.items()}

# -- the table ---------------------------------------------------------------------------------------------------------

PILES: Final = 4
"""Two piles of subjects, then two of buildings."""
CYCLES: Final = 2
"""Cycles in a round."""
MARKERS: Final = 30
COIN_CARDS: Final = 16
"""Coins of 1, and also of 2: they are the subjects and buildings left out of the piles."""

# -- scoring -----------------------------------------------------------------------------------------------------------

SINGLE: Final = 1
COINS_FOR_A_POINT: Final = 3
MARKER: Final = -2

# -- the cards ---------------------------------------------------------------------------------------------------------

_COURT = Group("court", N_("rival-kings/type", "Court"), "amber", "waves")
_TOWN = Group("town", N_("rival-kings/type", "Town"), "crimson", "bars")
_VILLAGE = Group("village", N_("rival-kings/type", "Village"), "indigo", "zigzag")
_COUNTRY = Group("country", N_("rival-kings/type", "Country"), "green", "scallops")
_CHARACTER = Group("character", N_("rival-kings/type", "Character"), "violet", "steps")
_COLOURS: Final = (_COURT, _TOWN, _VILLAGE, _COUNTRY)
KINDS_IN_COLOUR: Final = SUBJECTS // len(_COLOURS)

_BUILDING: Final = N_("rival-kings/card", "Scores with its subject, the {subject}.")

Used: TypeAlias = Literal["at once", "on a player", "at a pile", "for a card", "for an action", "in a conflict"]
"""How a subject is used: what the move that uses it names."""
Drop: TypeAlias = Literal["", "character", "purse", "pile", "their character", "their purse"]
"""Where a piece is dropped to use a subject; one for a card, or in a conflict, is used in another way."""

_BUILDINGS: Final = N_("rival-kings/card", "buildings")
_SUBJECTS: Final = N_("rival-kings/card", "subjects")


@dataclass(frozen=True, slots=True)
class Subject:
    """A kind of subject, with its building.

    `extra` is the extra action that it brings, if any. The rest is for bots: how many points an ability usually brings,
    None if the table tells (`bot.gains`); whether it is used `once`, as it brings a subject that then is the active
    one; whether it `helps` a turn to get more done, by coins or actions; and whether it is `free`, so that one only
    gains by it.
    """

    kind: int
    id: str
    name: Text
    value: int
    text: Text
    brief: Brief
    building_id: str
    building_name: Text
    building_value: int
    used: Used
    drop: Drop
    usual: float | None
    once: bool
    helps: bool
    free: bool
    extra: int | None = None


EACH_SUBJECT: Final[tuple[Subject, ...]] = (
    Subject(GARDENER, "gardener", N_("rival-kings/card", "Gardener"), 3,
            N_("rival-kings/card", "After the characters are revealed: exchanges your character for another player’s."),
            Brief("swap", N_("rival-kings/card", "characters")),
            "garden", N_("rival-kings/card", "Garden"), 4,
            used="on a player", drop="their character",
            usual=0.5, once=False, helps=False, free=False),
    Subject(WATCHMAN, "watchman", N_("rival-kings/card", "Watchman"), 3,
            N_("rival-kings/card", "In a conflict with a higher rank, makes the other player take the marker."),
            Brief("burst", N_("rival-kings/card", "goes higher")),
            "castle_wall", N_("rival-kings/card", "Castle Wall"), 4,
            used="in a conflict", drop="",
            usual=0.6, once=False, helps=False, free=False),
    Subject(JAILER, "jailer", N_("rival-kings/card", "Jailer"), 3,
            N_("rival-kings/card", "Takes 1 coin from the supply for each of your conflict markers."),
            Brief("coin", N_("rival-kings/card", "per marker")),
            "prison", N_("rival-kings/card", "Prison"), 4,
            used="at once", drop="purse",
            usual=None, once=False, helps=True, free=True),
    Subject(COURT_LADY, "court_lady", N_("rival-kings/card", "Court Lady"), 4,
            N_("rival-kings/card", "Exchanges one of your buildings for another player’s building."),
            Brief("swap", _BUILDINGS),
            "pavilion", N_("rival-kings/card", "Pavilion"), 3,
            used="for a card", drop="",
            usual=0.8, once=False, helps=False, free=False),
    Subject(BISHOP, "bishop", N_("rival-kings/card", "Bishop"), 3,
            N_("rival-kings/card", "Exchanges one of your subjects for another player’s; both become active."),
            Brief("swap", _SUBJECTS),
            "cathedral", N_("rival-kings/card", "Cathedral"), 4,
            used="for a card", drop="",
            usual=0.7, once=True, helps=False, free=False),
    Subject(SCHOLAR, "scholar", N_("rival-kings/card", "Scholar"), 3,
            N_("rival-kings/card", "Takes 1 coin from the supply for each of your buildings."),
            Brief("coin", N_("rival-kings/card", "per building")),
            "university", N_("rival-kings/card", "University"), 3,
            used="at once", drop="purse",
            usual=None, once=False, helps=True, free=True),
    Subject(TROUBADOUR, "troubadour", N_("rival-kings/card", "Troubadour"), 2,
            N_("rival-kings/card", "Exchanges one of your cards for one of the four cards on display."),
            Brief("swap", N_("rival-kings/card", "display")),
            "tavern", N_("rival-kings/card", "Tavern"), 3,
            used="at a pile", drop="pile",
            usual=0.8, once=False, helps=False, free=False),
    Subject(SAILOR, "sailor", N_("rival-kings/card", "Sailor"), 3,
            N_("rival-kings/card", "In a conflict of equal ranks, carries out your chosen action twice."),
            Brief("again", N_("rival-kings/card", "action ×2")),
            "harbor", N_("rival-kings/card", "Harbor"), 3,
            used="at once", drop="character",
            usual=0.4, once=False, helps=True, free=False),
    Subject(BLACKSMITH, "blacksmith", N_("rival-kings/card", "Blacksmith"), 2,
            N_("rival-kings/card", "Makes one building cost 1 less."),
            Brief("coin", N_("rival-kings/card", "building −1")),
            "forge", N_("rival-kings/card", "Forge"), 3,
            used="at once", drop="character",
            usual=None, once=False, helps=True, free=False),
    Subject(CARPENTER, "carpenter", N_("rival-kings/card", "Carpenter"), 3,
            N_("rival-kings/card", "Buys a building as an extra action."),
            Brief("plus", N_("rival-kings/card", "buy")),
            "carpentry", N_("rival-kings/card", "Carpentry"), 2,
            used="at once", drop="character", extra=BUY,
            usual=1.0, once=False, helps=True, free=False),
    Subject(MARKET_WOMAN, "market_woman", N_("rival-kings/card", "Market Woman"), 2,
            N_("rival-kings/card", "Takes money as an extra action."),
            Brief("plus", N_("rival-kings/card", "take money")),
            "market", N_("rival-kings/card", "Market"), 3,
            used="at once", drop="character", extra=MONEY,
            usual=1.2, once=False, helps=True, free=True),
    Subject(INNKEEPER, "innkeeper", N_("rival-kings/card", "Innkeeper"), 3,
            N_("rival-kings/card", "Recruits a subject as an extra action."),
            Brief("plus", N_("rival-kings/card", "recruit")),
            "inn", N_("rival-kings/card", "Inn"), 2,
            used="at once", drop="character", extra=RECRUIT,
            usual=0.8, once=True, helps=True, free=False),
    Subject(VINTNER, "vintner", N_("rival-kings/card", "Vintner"), 1,
            N_("rival-kings/card", "Searches a pile of subjects; you may take one and pay for it."),
            Brief("eye", _SUBJECTS),
            "vineyard", N_("rival-kings/card", "Vineyard"), 3,
            used="at a pile", drop="pile",
            usual=1.2, once=True, helps=False, free=False),
    Subject(MINER, "miner", N_("rival-kings/card", "Miner"), 2,
            N_("rival-kings/card", "Searches a pile of buildings; you may take one and pay for it."),
            Brief("eye", _BUILDINGS),
            "mine", N_("rival-kings/card", "Mine"), 2,
            used="at a pile", drop="pile",
            usual=1.2, once=False, helps=False, free=False),
    Subject(HERBALIST, "herbalist", N_("rival-kings/card", "Herbalist"), 2,
            N_("rival-kings/card", "Gives one of your conflict markers to another player."),
            Brief("burst", N_("rival-kings/card", "pass on")),
            "herb_meadow", N_("rival-kings/card", "Herb Meadow"), 2,
            used="on a player", drop="their purse",
            usual=None, once=False, helps=False, free=True),
    Subject(FARMER, "farmer", N_("rival-kings/card", "Farmer"), 1,
            N_("rival-kings/card", "Carries out one action that was stolen from you."),
            Brief("again", N_("rival-kings/card", "if stolen")),
            "farm", N_("rival-kings/card", "Farm"), 2,
            used="for an action", drop="character",
            usual=0.4, once=False, helps=True, free=False),
)
"""By kind."""


def check(subjects: Sequence[Subject]) -> None:
    """That every row stands where its kind is looked up. Raises BadCard, naming the first that does not."""
    for kind, each in enumerate(subjects):
        if each.kind != kind:
            raise BadCard(f"{each.name} is kind {each.kind}, but its row is number {kind}.")
    if len(subjects) != SUBJECTS:
        raise BadCard(f"There are {len(subjects)} subjects, not {SUBJECTS}.")


check(EACH_SUBJECT)


def used(*ways: Used) -> tuple[int, ...]:
    """The subjects that are used in one of these ways."""
    return tuple(each.kind for each in EACH_SUBJECT if each.used in ways)


USABLE: Final = used("at once", "on a player", "at a pile", "for an action", "in a conflict")
"""The subjects that `use` uses; the others `demand` a card."""
EXTRA_OF: Final = {each.kind: each.extra for each in EACH_SUBJECT if each.extra is not None}
"""The extra action of each subject that has one."""

_PAIR: Final = N_("rival-kings/card", "pair: {points}")

_ROBS_D: Final = N_("rival-kings/card", "Rank {rank}: steals from the Bursar and Knight.")
_ROBS_C: Final = N_("rival-kings/card", "Rank {rank}: steals from the Courtier and Priest.")
_ROBS_F: Final = N_("rival-kings/card", "Rank {rank}: steals from the Traders.")
_ROBS_E: Final = N_("rival-kings/card", "Rank {rank}: steals from the Countess and Diplomat.")
_ROBS_NOBODY: Final = N_("rival-kings/card", "Rank {rank}: steals from nobody.")
_ROBBING: Final = (_ROBS_D, _ROBS_C, _ROBS_F, _ROBS_E, _ROBS_F, _ROBS_NOBODY)

_CHARACTERS: Final = (
    ("lord_protector", N_("rival-kings/card", "Lord Protector")), ("queen", N_("rival-kings/card", "Queen")),
    ("duke", N_("rival-kings/card", "Duke")), ("count", N_("rival-kings/card", "Count")),
    ("courtier", N_("rival-kings/card", "Courtier")), ("priest", N_("rival-kings/card", "Priest")),
    ("bursar", N_("rival-kings/card", "Bursar")), ("knight", N_("rival-kings/card", "Knight")),
    ("countess", N_("rival-kings/card", "Countess")), ("diplomat", N_("rival-kings/card", "Diplomat")),
    ("trader", N_("rival-kings/card", "Trader")), ("other_trader", N_("rival-kings/card", "Trader")),
)
"""Two of each rank, the one with the tie symbol first."""


TIE_SIGN: Final = "symbols/tie"


def action_sign(action: int) -> str:
    """The drawing of an action."""
    return f"actions/{ACTIONS[action]}"


def printed(values: Sequence[int]) -> tuple[Card, ...]:
    """All cards, with these values of subjects and buildings by kind."""
    subjects = [Card(each.kind, each.id, each.name, values[each.kind], _COLOURS[each.kind // KINDS_IN_COLOUR], each.text,
                     sign=f"pairs/{each.id}", brief=each.brief) for each in EACH_SUBJECT]
    buildings = [Card(SUBJECTS + each.kind, each.building_id, each.building_name, values[SUBJECTS + each.kind],
                      _COLOURS[each.kind // KINDS_IN_COLOUR], _BUILDING.fill(subject=each.name),
                      sign=f"pairs/{each.id}",
                      brief=Brief("plus", _PAIR.fill(points=values[each.kind] + values[SUBJECTS + each.kind])))
                 for each in EACH_SUBJECT]
    characters = [Card(PAIRS + number, card_id, name, None, _CHARACTER,
                       _ROBBING[number // 2].fill(rank=RANKS[number // 2]), RANKS[number // 2],
                       "" if number % 2 else TIE_SIGN, tuple(action_sign(act) for act in ACTIONS_OF[PAIRS + number]))
                  for number, (card_id, name) in enumerate(_CHARACTERS)]
    return (*subjects, *buildings, *characters)


VALUES: Final[tuple[int, ...]] = (
    *[each.value for each in EACH_SUBJECT], *[each.building_value for each in EACH_SUBJECT], *[0] * (KINDS - PAIRS))
"""By kind: what a subject or building costs, and what it may score, in every edition but some of somebody's own."""

CARDS: Final = printed(VALUES)

name_of: Final = names_of(CARDS)


def rank_of(character: int) -> int:
    """The rank of a character, from 0 for A to 5 for F."""
    return (character - PAIRS) // 2


def has_symbol(character: int) -> bool:
    """Whether a character bears the tie symbol, which puts it before the other one of its rank (rule 9)."""
    return (character - PAIRS) % 2 == 0


def colour_of(kind: int) -> int:
    """The number of the colour of a subject or building."""
    return kind % SUBJECTS // KINDS_IN_COLOUR


def is_subject(kind: int) -> bool:
    """Whether a card of a pile is a subject; otherwise it is a building."""
    return kind < SUBJECTS


def swapper_of(kind: int) -> int:
    """The subject that swaps for such a card of another player: the Bishop for subjects, the Court Lady for buildings."""
    return BISHOP if is_subject(kind) else COURT_LADY
