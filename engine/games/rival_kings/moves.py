"""All moves of Rival Kings, made once, and the groups of them that legal_moves puts together."""

from __future__ import annotations

from functools import cache
from typing import Final

from engine.core.moves import Move, MoveTable
from engine.games.rival_kings.cards import (
    ACTIONS,
    BISHOP,
    BLACKSMITH,
    BUY,
    CARDS,
    CARPENTER,
    COURT_LADY,
    FARMER,
    GARDENER,
    GIVE,
    HERBALIST,
    INNKEEPER,
    JAILER,
    KINDS,
    MARKET_WOMAN,
    MINER,
    MONEY,
    PAIRS,
    PILES,
    RECRUIT,
    SAILOR,
    SCHOLAR,
    SETTLE,
    SUBJECTS,
    TROUBADOUR,
    VINTNER,
    WATCHMAN,
)
from engine.games.rival_kings.zones import MOST_SEATS

MOVES: Final = MoveTable("rival-kings")

PLAY: Final = tuple(MOVES.add("play", kind, notation=f"play {CARDS[kind].id}") for kind in range(PAIRS, KINDS))
"""By character: play it. The argument is its kind."""

PASS: Final = MOVES.add("pass")
"""Do not use the Gardener or the Watchman who could be used now."""


def _at_seats(verb: str, *args: int, words: str = "") -> tuple[Move, ...]:
    return tuple(MOVES.add(verb, *args, seat, notation=f"{words or verb} {seat + 1}") for seat in range(MOST_SEATS))


def _at_piles(verb: str, *args: int, words: str = "") -> tuple[Move, ...]:
    return tuple(MOVES.add(verb, *args, pile, notation=f"{words or verb} {pile + 1}") for pile in range(PILES))


STEAL: Final = tuple(tuple(MOVES.add("steal", seat, action, notation=f"steal {seat + 1} {ACTIONS[action]}")
                           for action in range(len(ACTIONS))) for seat in range(MOST_SEATS))
"""By seat and action: cover it with a crest."""

DO: Final = {
    SETTLE: (MOVES.add("settle"),),
    GIVE: _at_seats("give"),
    MONEY: _at_piles("take"),
    RECRUIT: _at_piles("recruit"),
    BUY: _at_piles("buy"),
}
"""By action: the ways to do it."""
ACTION_OF: Final = {"settle": SETTLE, "give": GIVE, "take": MONEY, "recruit": RECRUIT, "buy": BUY}

SKIP: Final = MOVES.add("skip")
"""Let an action go that is stolen or extra."""
END: Final = MOVES.add("end")

# -- abilities: the first argument of `use` is the subject, the second a seat, a pile or an action ---------------------

SWAP_CHARACTER: Final = _at_seats("use", GARDENER, words="use gardener")
FEND_OFF: Final = MOVES.add("use", WATCHMAN, notation="use watchman")
PLAIN: Final = {subject: MOVES.add("use", subject, notation=f"use {CARDS[subject].id}")
                for subject in (JAILER, SCHOLAR, SAILOR, BLACKSMITH, CARPENTER, MARKET_WOMAN, INNKEEPER)}
"""By subject: abilities that need no choice at once."""
HAND_OVER: Final = _at_seats("use", HERBALIST, words="use herbalist")
PERFORM: Final = tuple(MOVES.add("use", FARMER, action, notation=f"use farmer {ACTIONS[action]}")
                       for action in range(len(ACTIONS)))
SEARCH: Final = {subject: _at_piles("use", subject, words=f"use {CARDS[subject].id}") for subject in (VINTNER, MINER)}
DISPLAY: Final = _at_piles("use", TROUBADOUR, words="use troubadour")

DEMAND: Final = {
    swapper: tuple(tuple(MOVES.add("demand", swapper, seat, kind, notation=f"demand {seat + 1} {CARDS[kind].id}")
                         for kind in kinds) for seat in range(MOST_SEATS))
    for swapper, kinds in ((BISHOP, range(SUBJECTS)), (COURT_LADY, range(SUBJECTS, PAIRS)))}
"""By Bishop and Court Lady, seat, and number of the subject or building: demand it in a swap."""
OFFER: Final = tuple(MOVES.add("offer", kind, notation=f"offer {CARDS[kind].id}") for kind in range(PAIRS))
"""By kind: give it in a swap."""
FIND: Final = tuple(MOVES.add("find", kind, notation=f"find {CARDS[kind].id}") for kind in range(PAIRS))
"""By kind: take it out of the pile that was searched."""
LEAVE: Final = MOVES.add("leave")
"""Take nothing out of the pile that was searched."""


@cache
def rest(moves: tuple[Move, ...], seats: int, but: int) -> tuple[Move, ...]:
    """Of the moves at each seat those of the first so many, but one."""
    return tuple(move for seat, move in enumerate(moves[:seats]) if seat != but)


@cache
def among(moves: tuple[Move, ...], mask: int) -> tuple[Move, ...]:
    """The moves with their number in a mask."""
    return tuple(move for number, move in enumerate(moves) if mask >> number & 1)
