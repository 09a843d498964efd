"""All moves of Rival Kings, made once, and the groups of them that legal_moves puts together."""

from __future__ import annotations

from typing import Final

from engine.core.moves import Move, MoveTable
from engine.games.rival_kings.cards import (
    ACTIONS,
    BUY,
    CARDS,
    FARMER,
    GARDENER,
    GIVE,
    HERBALIST,
    KINDS,
    MINER,
    MONEY,
    PAIRS,
    PILES,
    RECRUIT,
    SETTLE,
    SUBJECTS,
    TROUBADOUR,
    VINTNER,
    WATCHMAN,
    used,
)
from engine.games.rival_kings.zones import MOST_SEATS

MOVES: Final = MoveTable("rival-kings")

_IDS: Final = tuple(card.id for card in CARDS)

PLAY: Final = tuple(MOVES.add("play", f"play {_IDS[kind]}", card=kind) for kind in range(PAIRS, KINDS))
"""By character: play it."""

PASS: Final = MOVES.add("pass")
"""Do not use the Gardener or the Watchman who could be used now."""

STEAL: Final = tuple(tuple(MOVES.add("steal", f"steal {seat + 1} {name}", seat=seat, action=action)
                           for action, name in enumerate(ACTIONS)) for seat in range(MOST_SEATS))
"""By seat and action: cover it with a crest."""

DO: Final = {
    SETTLE: (MOVES.add("settle"),),
    GIVE: MOVES.for_seats("give", MOST_SEATS),
    MONEY: MOVES.for_places("take", PILES),
    RECRUIT: MOVES.for_places("recruit", PILES),
    BUY: MOVES.for_places("buy", PILES),
}
"""By action: the ways to do it; places are piles."""
ACTION_OF: Final = {"settle": SETTLE, "give": GIVE, "take": MONEY, "recruit": RECRUIT, "buy": BUY}

SKIP: Final = MOVES.add("skip")
"""Do without a stolen or extra action."""
END: Final = MOVES.add("end")

# -- abilities: the card of `use` is the subject; of `demand`, `offer` and `find` it is a card for the own rows --------

SWAP_CHARACTER: Final = MOVES.for_seats("use", MOST_SEATS, "use gardener", card=GARDENER)
FEND_OFF: Final = MOVES.add("use", "use watchman", card=WATCHMAN)
PLAIN: Final = {subject: MOVES.add("use", f"use {_IDS[subject]}", card=subject)
                for subject in used("at once")}
"""By subject: abilities that need no choice at once."""
HAND_OVER: Final = MOVES.for_seats("use", MOST_SEATS, "use herbalist", card=HERBALIST)
PERFORM: Final = tuple(MOVES.add("use", f"use farmer {name}", card=FARMER, action=action)
                       for action, name in enumerate(ACTIONS))
SEARCH: Final = {subject: MOVES.for_places("use", PILES, f"use {_IDS[subject]}", card=subject)
                 for subject in (VINTNER, MINER)}
DISPLAY: Final = MOVES.for_places("use", PILES, "use troubadour", card=TROUBADOUR)


def _demands(kinds: range) -> tuple[tuple[Move, ...], ...]:
    return tuple(tuple(MOVES.add("demand", f"demand {seat + 1} {_IDS[kind]}", seat=seat, card=kind) for kind in kinds)
                 for seat in range(MOST_SEATS))


DEMAND_SUBJECT: Final = _demands(range(SUBJECTS))
DEMAND_BUILDING: Final = _demands(range(SUBJECTS, PAIRS))
"""By seat, and number of the subject or building: demand it in a swap, with Bishop or Court Lady."""
OFFER: Final = MOVES.for_cards("offer", _IDS[:PAIRS])
"""By kind: give it in a swap."""
FIND: Final = MOVES.for_cards("find", _IDS[:PAIRS])
"""By kind: take it out of the pile that was searched."""
LEAVE: Final = MOVES.add("leave")
"""Take nothing out of the pile that was searched."""

# -- groups of moves, made once: a cache would have to hash up to five moves to find one ------------------------------

Groups = tuple[tuple[Move, ...], ...]


def _among(moves: tuple[Move, ...]) -> Groups:
    """By mask: the moves whose numbers are in it."""
    return tuple(tuple(move for number, move in enumerate(moves) if mask >> number & 1)
                 for mask in range(1 << len(moves)))


def _rest(moves: tuple[Move, ...]) -> tuple[Groups, ...]:
    """By number of seats, and seat: the moves at all other seats."""
    return tuple(tuple(tuple(move for seat, move in enumerate(moves[:seats]) if seat != but) for but in range(seats))
                 for seats in range(MOST_SEATS + 1))


DO_AT: Final = {action: _among(DO[action]) for action in (MONEY, RECRUIT, BUY)}
"""By action and mask of piles: do it there."""
STEAL_AMONG: Final = tuple(map(_among, STEAL))
"""By seat and mask of actions: cover one of them with a crest."""
PERFORM_AMONG: Final = _among(PERFORM)
"""By mask of actions."""
SEARCH_AT: Final = {subject: _among(moves) for subject, moves in SEARCH.items()}
DISPLAY_AT: Final = _among(DISPLAY)
"""By mask of piles."""
GIVE_TO: Final = _rest(DO[GIVE])
HAND_OVER_TO: Final = _rest(HAND_OVER)
SWAP_WITH: Final = _rest(SWAP_CHARACTER)
"""By number of seats, and the seat that does it to another one."""
