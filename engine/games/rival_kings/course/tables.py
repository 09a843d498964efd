"""The prepared tables of the course, and what is said of replies in several of its lessons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

from engine.core.moves import Move
from engine.core.text import Player, Text
from engine.games.rival_kings.cards import ACTIONS, CARDS, COIN_CARDS, COPIES, PAIRS, SUBJECTS
from engine.games.rival_kings.scoring import score
from engine.games.rival_kings.state import NOBODY, RivalState

LEARNER: Final = 0
BEN: Final = 1
CLEO: Final = 2
"""Seats at the prepared tables."""

_SUPPLY: Final = ("unused.subjects", "unused.buildings", "characters")
"""The zones of what is not mentioned."""
_KINDS: Final = {card.id: card.kind for card in CARDS}


def table(seats: int, who: str, **parts: str) -> str:
    """The notation of a position from what the lesson shows of it: whose turn it is and the phase, zones and fields.

    Zones are named as in the notation, with `_` for its point. Cards that are not named are unused or not dealt, coins
    that nobody has are in the supply, and no action has been stolen unless `crests` says so.
    """
    named = {name.replace("_", ".") if name[-1].isdigit() else name: part for name, part in parts.items()}
    turn = NOBODY if who.endswith("choose") else int(who.split(maxsplit=1)[0]) - 1
    fields = {"turn": str(turn), "chosen": str(NOBODY), "supply": _supply(named),
              "crests": ",".join([str(NOBODY)] * (seats * len(ACTIONS)))}
    whole = {**_left(named), **fields, **named}
    return f"rival-kings {seats}: {who}; " + "; ".join(f"{name} {part}" for name, part in whole.items())


def _left(named: Mapping[str, str]) -> dict[str, str]:
    """The cards that are not named, by the zone where they are out of play."""
    left = Counter({card.id: COPIES if card.kind < PAIRS else 1 for card in CARDS})
    for word in " ".join(named.values()).split():
        kind, _, copies = word.partition("*")
        if kind in left:
            left[kind] -= int(copies or 1)
    zones: dict[str, list[str]] = {zone: [] for zone in _SUPPLY}
    for kind in left.elements():
        number = 2 if _KINDS[kind] >= PAIRS else 1 if _KINDS[kind] >= SUBJECTS else 0
        zones[_SUPPLY[number]].append(kind)
    return {zone: " ".join(kinds) for zone, kinds in zones.items()}


def _supply(named: Mapping[str, str]) -> str:
    """The coins of 1 and of 2 that lie neither before a seat nor at a pile."""
    spent = [int(number) for name in ("purse", "money") for number in named[name].split(",")]
    return f"{COIN_CARDS - sum(spent[::2])},{COIN_CARDS - sum(spent[1::2])}"


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
