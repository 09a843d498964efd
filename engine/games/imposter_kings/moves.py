"""All moves of The Imposter Kings, made once. Several questions are answered with the same sort of move."""

from __future__ import annotations

from typing import Final

from engine.core.moves import Move, MoveTable
from engine.games.imposter_kings.cards import CARDS, COPIES, KINDS, MOST_SWAPPED, VALUES
from engine.games.imposter_kings.zones import MOST_SEATS

MOVES: Final = MoveTable("imposter-kings")

MOST_IN_COURT: Final = sum(COPIES[MOST_SEATS])


def _with_card(verb: str) -> tuple[Move, ...]:
    """A move of this sort for every kind of card; its args are the kind."""
    return tuple(MOVES.add(verb, kind, notation=f"{verb} {CARDS[kind].id}") for kind in range(KINDS))


def _with_player(verb: str) -> tuple[Move, ...]:
    return tuple(MOVES.add(verb, seat, notation=f"{verb} {seat + 1}") for seat in range(MOST_SEATS))


def _with_player_and_card(verb: str) -> tuple[tuple[Move, ...], ...]:
    return tuple(tuple(MOVES.add(verb, seat, kind, notation=f"{verb} {seat + 1} {CARDS[kind].id}")
                       for kind in range(KINDS)) for seat in range(MOST_SEATS))


# -- a turn --------------------------------------------------------------------------------------------------------

PLAY: Final = _with_card("play")
FLIP: Final = MOVES.add("flip")
LOSE: Final = MOVES.add("lose")
"""Nothing can be played: the round is lost."""
DISCARD: Final = _with_card("discard")
"""Remove a Condemned card from the round."""

# -- abilities and reactions ---------------------------------------------------------------------------------------

PASS: Final = MOVES.add("pass")
USE: Final = MOVES.add("use")
STOP: Final = MOVES.add("stop")
"""The King's Hand as a reaction."""
KILL: Final = MOVES.add("kill")
"""The Assassin as a reaction."""
NAME: Final = _with_card("name")
NUMBER: Final = tuple(MOVES.add("number", number, notation=f"number {number}") for number in range(1, max(VALUES) + 1))
PICK: Final = _with_player("pick")
POINT: Final = tuple(MOVES.add("court", index, notation=f"court {index + 1}") for index in range(MOST_IN_COURT))
"""Choose a card of the Court by its place, counted from the bottom."""
GIVE: Final = _with_card("give")
EXCHANGE: Final = _with_card("exchange")
CONDEMN: Final = _with_card("condemn")
NONE: Final = MOVES.add("none")
ANTECHAMBER: Final = _with_card("antechamber")
KEEP: Final = _with_card("keep")

DEAL: Final = MOVES.add("deal")
"""The round is over: deal the next one."""

# -- the set-up of a round -----------------------------------------------------------------------------------------

FIRST: Final = _with_player("first")
DIRECTIONS: Final = (MOVES.add("direction", 1, notation="direction clockwise"),
                     MOVES.add("direction", -1, notation="direction counterclockwise"))
RESTART: Final = MOVES.add("restart")
STAY: Final = MOVES.add("stay")
SHOW: Final = _with_card("show")
TAKE: Final = _with_player_and_card("take")
LAY: Final = _with_card("lay")
SUCCESSOR: Final = _with_card("successor")
OFFER: Final = tuple(MOVES.add("offer", number, notation=f"offer {number}") for number in range(MOST_SWAPPED + 1))
REMOVE: Final = _with_card("remove")
