"""What cards, coins and markers score in Rival Kings (rule 24), and who wins."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from engine.games.rival_kings.cards import COINS_FOR_A_POINT, MARKER, SINGLE, SUBJECTS, colour_of
from engine.games.rival_kings.prices import USUAL, Prices
from engine.games.rival_kings.state import RivalState

_TOWNS: Final = 256
"""How many towns are remembered: a game has about 300. More would be filled in time, and make no game quicker."""


class Score(NamedTuple):
    """The parts of a score."""

    perfect: int
    colours: int
    singles: int
    coins: int
    markers: int


def scores(state: RivalState) -> tuple[int, ...]:
    """By seat: the score of this game, and of those of the match before it."""
    return tuple(total + sum(score(state, seat)) for seat, total in enumerate(state.totals))


def winners(state: RivalState) -> frozenset[int]:
    """The highest score; of equal ones those with the fewest markers, then those with the most coins (rule 25)."""
    standing = [(points, -state.markers[seat], state.coins(seat)) for seat, points in enumerate(scores(state))]
    return frozenset(seat for seat, each in enumerate(standing) if each == max(standing))


def score(state: RivalState, seat: int) -> Score:
    """What a seat scores in this game, in its parts."""
    return score_of(state.subjects(seat), state.buildings(seat), state.coins(seat), state.markers[seat],
                    state.numbers.prices)


def score_of(subjects: Sequence[int], buildings: Sequence[int], coins: int, markers: int,
             prices: Prices = USUAL) -> Score:
    """A score in its parts: cards as kinds, coins as their sum."""
    return Score(*_of_cards(tuple(sorted(subjects)), tuple(sorted(buildings)), prices), coins // COINS_FOR_A_POINT,
                 MARKER * markers)


@lru_cache(_TOWNS)
def _of_cards(subjects: tuple[int, ...], buildings: tuple[int, ...], prices: Prices) -> tuple[int, int, int]:
    """What perfect pairs, pairs of a colour, and single cards score."""
    lonely, empty, values = list(subjects), list(buildings), prices.values
    perfect = 0
    for subject in subjects:
        if subject + SUBJECTS in empty:
            perfect += values[subject] + values[subject + SUBJECTS]
            lonely.remove(subject)
            empty.remove(subject + SUBJECTS)
    colours = singles = 0
    for colour in {colour_of(kind) for kind in (*lonely, *empty)}:
        own = [values[kind] for kind in lonely if colour_of(kind) == colour]
        theirs = [values[kind] for kind in empty if colour_of(kind) == colour]
        pairs = min(len(own), len(theirs))
        # The highest cards of both sorts can always each be in a pair of their own, with one of the lower cards.
        colours += sum(sorted(own + theirs, reverse=True)[:pairs])
        singles += SINGLE * (len(own) + len(theirs) - 2 * pairs)
    return perfect, colours, singles


# -- perfect pairs -----------------------------------------------------------------------------------------------------

def spares(state: RivalState, seat: int, subject: bool) -> list[int]:
    """The kinds of a seat's subjects or buildings of which a copy belongs to no perfect pair, each once (rule 14)."""
    kinds = state.row(seat, subject)
    return [kind for kind in dict.fromkeys(kinds) if not is_paired(state, seat, kind)]


def is_paired(state: RivalState, seat: int, kind: int) -> bool:
    """Whether all of a seat's copies of a card belong to perfect pairs."""
    subjects = state.subjects(seat).count(kind % SUBJECTS)
    buildings = state.buildings(seat).count(kind % SUBJECTS + SUBJECTS)
    return subjects <= buildings if kind < SUBJECTS else buildings <= subjects
