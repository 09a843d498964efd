"""Tries an edition of somebody's own out: games at random with every number of players, and one between bots."""

from __future__ import annotations

import random
from typing import Any, Final, NamedTuple

from engine.bots.levels import bot
from engine.core.text import N_, Text
from engine.session.own_edition import OwnEdition

GAMES: Final = 200
"""So many games are played at random."""
MOST_MOVES: Final = 20_000
"""A game that is not over after so many moves is taken for one without an end; the longest take about 3,000."""
_LEVEL: Final = "squire"

_ENDLESS: Final = N_("engine/edition", "A random game with {seats} players was not over after {moves} moves.")
#: {shortest} and {longest} are numbers of moves; they are never 1.
_ENDED: Final = N_("engine/edition", "{games} random games ended after {shortest} to {longest} moves, and bots "
                                     "played one game with each number of players.")


class Trial(NamedTuple):
    """How trying an edition out has gone: a sentence, and whether it can be played."""

    text: Text
    passed: bool


def try_out(edition: OwnEdition, games: int = GAMES, seed: int = 0) -> Trial:
    """Play games at random in an edition, as many with each number of players, and one between bots with each.

    Raises BadOption if it cannot be dealt.
    """
    edition.check()
    luck, lengths = random.Random(f"trial {seed}"), []
    seats = edition.game.seats
    for number in range(games):
        at_table = seats[number % len(seats)]
        moves = _played(edition, at_table, luck)
        if moves is None:
            return _endless(at_table)
        lengths.append(moves)
    for at_table in seats:
        if _played_by_bots(edition, at_table, luck) is None:
            return _endless(at_table)
    return Trial(_ENDED.fill(games=games, shortest=min(lengths), longest=max(lengths)), True)


def _endless(seats: int) -> Trial:
    return Trial(_ENDLESS.fill(seats=seats, moves=MOST_MOVES), False)


def _begun(edition: OwnEdition, seats: int, luck: random.Random) -> Any:
    return edition.game.start(seats, luck.getrandbits(64), edition=edition.number, **edition.options(seats))


def _played(edition: OwnEdition, seats: int, luck: random.Random) -> int | None:
    """How many moves a game at random took; None if it was not over after MOST_MOVES."""
    state = _begun(edition, seats, luck)
    for moves in range(MOST_MOVES):
        if state.actor is None:
            return moves
        state.advance(luck.choice(state.legal_moves()))
    return None


def _played_by_bots(edition: OwnEdition, seats: int, luck: random.Random) -> int | None:
    """The same between bots."""
    state, player = _begun(edition, seats, luck), bot(_LEVEL, edition.game)
    for moves in range(MOST_MOVES):
        if state.actor is None:
            return moves
        state.apply(player.choose(state.observation(state.actor), rng=luck).move)
    return None
