"""The prepared tables of the course, and what is said of replies in several of its lessons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from engine.core.moves import Move
from engine.core.text import N_, Player, Text
from engine.games.rival_kings.cards import (
    ACTIONS,
    CARDS,
    COIN_CARDS,
    PAIRS,
    RANKS,
    ROBS,
    SUBJECTS,
    name_of,
    rank_of,
)
from engine.games.rival_kings.editions import COPIES
from engine.games.rival_kings.scoring import score
from engine.games.rival_kings.state import NOBODY, RivalState
from engine.games.rival_kings.zones import NEUTRAL

LEARNER: Final = 0
BEN: Final = 1
CLEO: Final = 2
"""Seats at the prepared tables."""

_OUT_OF_PLAY: Final = ("unused.subjects", "unused.buildings", "characters")
"""The zones of cards that are not mentioned."""
_KINDS: Final = {card.id: card.kind for card in CARDS}
_BEFORE_TURNS: Final = ("choose", "conflict")
"""Phases in which it is nobody's turn yet."""
_PILES: Final = {
    "pile.1": "bishop vintner troubadour miner", "pile.2": "jailer farmer scholar blacksmith",
    "pile.3": "cathedral vineyard tavern mine", "pile.4": "castle_wall farm university forge",
    "display.1": "watchman", "display.2": "innkeeper", "display.3": "harbor", "display.4": "garden",
    "money": "0,1,0,1,0,1,0,1",
}
"""What lies at the piles, unless a table says otherwise."""

_ROBBED: Final = N_("rival-kings/course", "{player}’s {theirs} has rank {higher}, and {higher} steals from {rank}: "
                                          "you take a marker, and your {card} loses an action.")
_EQUAL: Final = N_("rival-kings/course", "{player}’s {theirs} has rank {rank}, too: you both take a marker and "
                                         "carry out only one action each.")
_NEUTRAL: Final = N_("rival-kings/course", "The neutral {theirs} has rank {higher}, and {higher} steals from {rank}: "
                                           "your {card} brings you a marker.")


# -- positions ---------------------------------------------------------------------------------------------------------

def table(seats: int, who: str, others: Sequence[str] = (), **parts: str) -> str:
    """The notation of a position from what the lesson shows of it: whose turn it is and the phase, zones and fields.

    `others` are the characters that the other seats have chosen in secret. Zones are named as in the notation, with `_`
    for its point. Cards that are not named are unused or not dealt, coins that nobody has are in the supply, and no
    action has been stolen unless `crests` says so.
    """
    named = {**_PILES, **{name.replace("_", ".") if name[-1].isdigit() else name: part for name, part in parts.items()}}
    turn = NOBODY if who.endswith(_BEFORE_TURNS) else int(who.split(maxsplit=1)[0]) - 1
    fields = {"turn": str(turn), "chosen": str(NOBODY), "supply": _supply(named),
              "crests": ",".join([str(NOBODY)] * (seats * len(ACTIONS)))}
    sealed = {"concerned": " ".join(str(seat + 1) for seat in range(seats))} if others else {}
    sealed |= {f"sealed {seat + 2}": f"play {character}" for seat, character in enumerate(others)}
    whole = {**_left(named), **fields, **named, **sealed}
    return f"rival-kings {seats}: {who}; " + "; ".join(f"{name} {part}".strip() for name, part in whole.items())


def _left(named: Mapping[str, str]) -> dict[str, str]:
    """The cards that are not named, by the zone where they are out of play."""
    left = Counter({card.id: COPIES if card.kind < PAIRS else 1 for card in CARDS})
    for word in " ".join(named.values()).split():
        kind, _, copies = word.partition("*")
        if kind in left:
            left[kind] -= int(copies or 1)
    zones: dict[str, list[str]] = {zone: [] for zone in _OUT_OF_PLAY}
    for kind in left.elements():
        sort = 2 if _KINDS[kind] >= PAIRS else 1 if _KINDS[kind] >= SUBJECTS else 0
        zones[_OUT_OF_PLAY[sort]].append(kind)
    return {zone: " ".join(kinds) for zone, kinds in zones.items()}


def _supply(named: Mapping[str, str]) -> str:
    """The coins of 1 and of 2 that lie neither before a seat nor at a pile."""
    spent = [int(number) for name in ("purse", "money") for number in named[name].split(",")]
    return f"{COIN_CARDS - sum(spent[::2])},{COIN_CARDS - sum(spent[1::2])}"


# -- goals and reasons -------------------------------------------------------------------------------------------------

def points(state: RivalState, seat: int = LEARNER) -> int:
    """What a seat would score if the game ended now."""
    return sum(score(state, seat))


def standing(text: Text, after: RivalState) -> Text:
    """A sentence with the learner's points and the leading rival's."""
    return text.fill(own=points(after), player=Player(BEN), theirs=points(after, BEN))


def saying(text: Text) -> Callable[[RivalState, Move, RivalState], Text]:
    """For a task of which the same is true whatever goes wrong."""
    def wrong(_before: RivalState, _move: Move, _after: RivalState) -> Text:
        return text

    return wrong


def unharmed(before: RivalState, _move: Move, after: RivalState) -> bool:
    """Whether the characters, now revealed, have brought the learner no marker."""
    return after.sealed is None and after.markers[LEARNER] == before.markers[LEARNER]


def why_harmed(_before: RivalState, _move: Move, after: RivalState) -> Text:
    """Which character has brought the learner a marker."""
    card, rank = name_of(after.character(LEARNER)), after.rank(LEARNER)
    for seat in range(1, after.seats):
        higher, theirs = after.rank(seat), name_of(after.character(seat))
        if higher == rank:
            return _EQUAL.fill(theirs=theirs, player=Player(seat), rank=RANKS[rank])
        if ROBS.get(higher) == rank:
            return _ROBBED.fill(theirs=theirs, player=Player(seat), higher=RANKS[higher], rank=RANKS[rank], card=card)
    neutral = after.cards[NEUTRAL][0]
    return _NEUTRAL.fill(theirs=name_of(neutral), higher=RANKS[rank_of(neutral)], rank=RANKS[rank], card=card)


def acquired(before: RivalState, _move: Move, after: RivalState) -> bool:
    """Whether the learner has a card more."""
    return _cards(after) > _cards(before)


def _cards(state: RivalState) -> int:
    return len(state.subjects(LEARNER)) + len(state.buildings(LEARNER))


def richer(before: RivalState, _move: Move, after: RivalState) -> bool:
    """Whether the learner has more coins."""
    return after.coins(LEARNER) > before.coins(LEARNER)


def turn_over(_before: RivalState, _move: Move, after: RivalState) -> bool:
    """Whether it is no longer the learner's turn."""
    return after.turn != LEARNER
