"""The cards of Rival Kings: every number of the game is in this file."""

from __future__ import annotations

from typing import Final

from engine.base.cards import Brief, Card, Group, names_of
from engine.core.text import N_

# -- subjects and buildings: a building's kind is its subject's plus SUBJECTS ------------------------------------------

SUBJECTS: Final = 16
"""Kinds of subjects, and also of buildings."""
PAIRS: Final = 2 * SUBJECTS
"""Kinds of subjects and buildings together; the characters' kinds follow."""

(GARDENER, WATCHMAN, JAILER, COURT_LADY, BISHOP, SCHOLAR, TROUBADOUR, SAILOR,
 BLACKSMITH, CARPENTER, MARKET_WOMAN, INNKEEPER, VINTNER, MINER, HERBALIST, FARMER) = range(SUBJECTS)

COPIES: Final = 2
"""Copies of each subject and building."""

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
EXTRA_OF: Final = {CARPENTER: BUY, MARKET_WOMAN: MONEY, INNKEEPER: RECRUIT}
"""The extra action of each subject that has one."""

# -- the table ---------------------------------------------------------------------------------------------------------

PILES: Final = 4
"""Two piles of subjects, then two of buildings."""
CARDS_IN_PILE: Final = 8
HAND: Final = 3
CYCLES: Final = 2
"""Cycles in a round."""
MARKERS: Final = 30
FIRST_COINS: Final[tuple[int, ...]] = (3, 1)
"""Coins of 1 and of 2 that everybody begins with; a coin of 2 lies at every pile."""
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

_BUILDING: Final = N_("rival-kings/card", "Scores with its subject: {subject}.")

_PAIRS: Final = (
    ("gardener", 3, N_("rival-kings/card", "Gardener"),
     N_("rival-kings/card", "After the characters are revealed: swaps your character with another player's."),
     "garden", 4, N_("rival-kings/card", "Garden")),
    ("watchman", 3, N_("rival-kings/card", "Watchman"),
     N_("rival-kings/card", "In a conflict with a higher rank, the higher one takes the marker."),
     "castle_wall", 4, N_("rival-kings/card", "Castle Wall")),
    ("jailer", 3, N_("rival-kings/card", "Jailer"),
     N_("rival-kings/card", "Takes 1 money from the supply for each of your conflict markers."),
     "prison", 4, N_("rival-kings/card", "Prison")),
    ("court_lady", 4, N_("rival-kings/card", "Court Lady"),
     N_("rival-kings/card", "Swaps one of your buildings with another player's building."),
     "pavilion", 3, N_("rival-kings/card", "Pavilion")),
    ("bishop", 3, N_("rival-kings/card", "Bishop"),
     N_("rival-kings/card", "Swaps one of your subjects with another player's; both become active."),
     "cathedral", 4, N_("rival-kings/card", "Cathedral")),
    ("scholar", 3, N_("rival-kings/card", "Scholar"),
     N_("rival-kings/card", "Takes 1 money from the supply for each of your buildings."),
     "university", 3, N_("rival-kings/card", "University")),
    ("troubadour", 2, N_("rival-kings/card", "Troubadour"),
     N_("rival-kings/card", "Swaps one of your cards with one of the four cards on display."),
     "tavern", 3, N_("rival-kings/card", "Tavern")),
    ("sailor", 3, N_("rival-kings/card", "Sailor"),
     N_("rival-kings/card", "In a conflict of equal ranks, does your chosen action twice."),
     "harbor", 3, N_("rival-kings/card", "Harbor")),
    ("blacksmith", 2, N_("rival-kings/card", "Blacksmith"),
     N_("rival-kings/card", "Makes one building cost 1 money less."),
     "forge", 3, N_("rival-kings/card", "Forge")),
    ("carpenter", 3, N_("rival-kings/card", "Carpenter"),
     N_("rival-kings/card", "Buys a building, as an extra action."),
     "carpentry", 2, N_("rival-kings/card", "Carpentry")),
    ("market_woman", 2, N_("rival-kings/card", "Market Woman"),
     N_("rival-kings/card", "Takes money, as an extra action."),
     "market", 3, N_("rival-kings/card", "Market")),
    ("innkeeper", 3, N_("rival-kings/card", "Innkeeper"),
     N_("rival-kings/card", "Recruits a subject, as an extra action."),
     "inn", 2, N_("rival-kings/card", "Inn")),
    ("vintner", 1, N_("rival-kings/card", "Vintner"),
     N_("rival-kings/card", "Searches a pile of subjects; you take one of them and pay for it."),
     "vineyard", 3, N_("rival-kings/card", "Vineyard")),
    ("miner", 2, N_("rival-kings/card", "Miner"),
     N_("rival-kings/card", "Searches a pile of buildings; you take one of them and pay for it."),
     "mine", 2, N_("rival-kings/card", "Mine")),
    ("herbalist", 2, N_("rival-kings/card", "Herbalist"),
     N_("rival-kings/card", "Gives one of your conflict markers to another player."),
     "herb_meadow", 2, N_("rival-kings/card", "Herb Meadow")),
    ("farmer", 1, N_("rival-kings/card", "Farmer"),
     N_("rival-kings/card", "Carries out one action that was stolen from you."),
     "farm", 2, N_("rival-kings/card", "Farm")),
)
"""By kind: the subject's id, value, name and ability, then the building's id, value and name."""

_BUILDINGS: Final = N_("rival-kings/card", "buildings")
_SUBJECTS: Final = N_("rival-kings/card", "subjects")
_BRIEFS: Final = (
    Brief("swap", N_("rival-kings/card", "characters")), Brief("burst", N_("rival-kings/card", "goes higher")),
    Brief("coin", N_("rival-kings/card", "per marker")), Brief("swap", _BUILDINGS),
    Brief("swap", _SUBJECTS), Brief("coin", N_("rival-kings/card", "per building")),
    Brief("swap", N_("rival-kings/card", "display")), Brief("again", N_("rival-kings/card", "action ×2")),
    Brief("coin", N_("rival-kings/card", "building −1")), Brief("plus", N_("rival-kings/card", "buy")),
    Brief("plus", N_("rival-kings/card", "take money")), Brief("plus", N_("rival-kings/card", "recruit")),
    Brief("eye", _SUBJECTS), Brief("eye", _BUILDINGS),
    Brief("burst", N_("rival-kings/card", "pass on")), Brief("again", N_("rival-kings/card", "if stolen")),
)
"""By subject: its ability in short."""
_PAIR: Final = N_("rival-kings/card", "pair: {points}")

_ROBS_D: Final = N_("rival-kings/card", "Rank {rank}: steals from Bursar and Knight.")
_ROBS_C: Final = N_("rival-kings/card", "Rank {rank}: steals from Courtier and Priest.")
_ROBS_F: Final = N_("rival-kings/card", "Rank {rank}: steals from the Traders.")
_ROBS_E: Final = N_("rival-kings/card", "Rank {rank}: steals from Countess and Diplomat.")
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


def _all_cards() -> tuple[Card, ...]:
    subjects = [Card(kind, each[0], each[2], each[1], _COLOURS[kind // KINDS_IN_COLOUR], each[3],
                     sign=f"pairs/{each[0]}", brief=_BRIEFS[kind]) for kind, each in enumerate(_PAIRS)]
    buildings = [Card(SUBJECTS + kind, each[4], each[6], each[5], _COLOURS[kind // KINDS_IN_COLOUR],
                      _BUILDING.fill(subject=each[2]), sign=f"pairs/{each[0]}",
                      brief=Brief("plus", _PAIR.fill(points=each[1] + each[5]))) for kind, each in enumerate(_PAIRS)]
    characters = [Card(PAIRS + number, card_id, name, None, _CHARACTER,
                       _ROBBING[number // 2].fill(rank=RANKS[number // 2]), RANKS[number // 2],
                       "" if number % 2 else TIE_SIGN, tuple(action_sign(act) for act in ACTIONS_OF[PAIRS + number]))
                  for number, (card_id, name) in enumerate(_CHARACTERS)]
    return (*subjects, *buildings, *characters)


CARDS: Final = _all_cards()

VALUES: Final = tuple(card.value or 0 for card in CARDS)
"""By kind: what a subject or building costs, and what it may score."""

name_of: Final = names_of(CARDS)


def rank_of(character: int) -> int:
    """The rank of a character, from 0 for A to 5 for F."""
    return (character - PAIRS) // 2


def has_symbol(character: int) -> bool:
    """Whether a character bears the tie symbol, which puts it before the other one of its rank (rule 9)."""
    return character % 2 == 0


def colour_of(kind: int) -> int:
    """The number of the colour of a subject or building."""
    return kind % SUBJECTS // KINDS_IN_COLOUR


def is_subject(kind: int) -> bool:
    """Whether a card of a pile is a subject; otherwise it is a building."""
    return kind < SUBJECTS


def swapper_of(kind: int) -> int:
    """The subject that swaps for such a card of another player: the Bishop for subjects, the Court Lady for buildings."""
    return BISHOP if is_subject(kind) else COURT_LADY
