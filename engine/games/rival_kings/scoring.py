"""What cards, coins and markers score in Rival Kings (rule 24)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from engine.games.rival_kings.cards import COINS_FOR_A_POINT, MARKER, SINGLE, SUBJECTS, VALUES, colour_of


class Score(NamedTuple):
    """The parts of a score."""

    perfect: int
    colours: int
    singles: int
    coins: int
    markers: int


def score(subjects: Sequence[int], buildings: Sequence[int], coins: int, markers: int) -> Score:
    """A score in its parts: cards as kinds, coins as their sum."""
    return Score(*_of_cards(tuple(sorted(subjects)), tuple(sorted(buildings))), coins // COINS_FOR_A_POINT,
                 MARKER * markers)


@cache
def _of_cards(subjects: tuple[int, ...], buildings: tuple[int, ...]) -> tuple[int, int, int]:
    """What perfect pairs, pairs of a colour, and single cards score."""
    lonely, empty = list(subjects), list(buildings)
    perfect = 0
    for subject in subjects:
        if subject + SUBJECTS in empty:
            perfect += VALUES[subject] + VALUES[subject + SUBJECTS]
            lonely.remove(subject)
            empty.remove(subject + SUBJECTS)
    colours = singles = 0
    for colour in {colour_of(kind) for kind in (*lonely, *empty)}:
        own = [VALUES[kind] for kind in lonely if colour_of(kind) == colour]
        theirs = [VALUES[kind] for kind in empty if colour_of(kind) == colour]
        pairs = min(len(own), len(theirs))
        # The highest cards of both sorts can always each be in a pair of their own, with one of the lower cards.
        colours += sum(sorted(own + theirs, reverse=True)[:pairs])
        singles += SINGLE * (len(own) + len(theirs) - 2 * pairs)
    return perfect, colours, singles


def in_pairs(kind: int, subjects: Sequence[int], buildings: Sequence[int]) -> int:
    """How many copies of a card of that owner belong to a perfect pair."""
    subject = kind % SUBJECTS
    return min(subjects.count(subject), buildings.count(subject + SUBJECTS))


def spare(kinds: Sequence[int], subjects: Sequence[int], buildings: Sequence[int]) -> list[int]:
    """The kinds among the owner's cards of which a copy belongs to no perfect pair, each once (rule 14)."""
    return [kind for kind in dict.fromkeys(kinds) if kinds.count(kind) > in_pairs(kind, subjects, buildings)]
