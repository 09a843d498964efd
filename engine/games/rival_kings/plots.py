"""The plots of a town: which building and which subject share one, in which order, and what each plot scores."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from engine.games.rival_kings.cards import SINGLE, SUBJECTS, colour_of
from engine.games.rival_kings.prices import USUAL, Prices

NONE: Final = -1
_TOWNS: Final = 256
"""How many towns are remembered: a table asks for a few of them again and again."""


class Plot(NamedTuple):
    """The numbers of a building and a subject in their rows; NONE for one that is missing."""

    building: int
    subject: int


def plots(subjects: Sequence[int], buildings: Sequence[int]) -> list[Plot]:
    """The plots of a town: buildings without their subjects, then the subjects in their order, the active one last."""
    return list(_plots(tuple(subjects), tuple(buildings)))


@lru_cache(_TOWNS)
def _plots(subjects: tuple[int, ...], buildings: tuple[int, ...]) -> tuple[Plot, ...]:
    free = list(range(len(buildings)))
    found: list[Plot] = []
    for number, subject in enumerate(subjects):
        own = next((place for place in free if buildings[place] == subject + SUBJECTS), NONE)
        if own != NONE:
            free.remove(own)
        found.append(Plot(own, number))
    return (*(Plot(place, NONE) for place in free), *found)


def missing(kind: int) -> int:
    """The other half of a pair: a subject's building, or a building's subject."""
    return kind + SUBJECTS if kind < SUBJECTS else kind - SUBJECTS


def points(subjects: Sequence[int], buildings: Sequence[int], prices: Prices = USUAL) -> list[int]:
    """What each plot scores (rule 24): of a pair of a colour the plot of the higher card scores, the other nothing."""
    return list(_points(tuple(subjects), tuple(buildings), prices))


@lru_cache(_TOWNS)
def _points(subjects: tuple[int, ...], buildings: tuple[int, ...], prices: Prices) -> tuple[int, ...]:
    found = []
    mates = colour_mates(subjects, buildings, prices)
    every = plots(subjects, buildings)
    for number, plot in enumerate(every):
        own = [row[place] for row, place in zip((buildings, subjects), plot, strict=True) if place != NONE]
        value = sum(prices.values[kind] for kind in own)
        if len(own) == 2:
            found.append(value)
        elif number in mates:
            other = _value(subjects, buildings, every[mates[number]], prices)
            found.append(value if (value, -number) > (other, -mates[number]) else 0)
        else:
            found.append(SINGLE)
    return tuple(found)


def _value(subjects: Sequence[int], buildings: Sequence[int], plot: Plot, prices: Prices) -> int:
    return prices.values[buildings[plot.building] if plot.building != NONE else subjects[plot.subject]]


def colour_mates(subjects: Sequence[int], buildings: Sequence[int], prices: Prices = USUAL) -> dict[int, int]:
    """By number: plots with single cards that score as a pair of a colour, each with its mate (rule 24).

    The highest subject without its building goes with the lowest building without its subject, and so on, so that
    each of the highest cards scores.
    """
    return dict(_colour_mates(tuple(subjects), tuple(buildings), prices))


@lru_cache(_TOWNS)
def _colour_mates(subjects: tuple[int, ...], buildings: tuple[int, ...],
                  prices: Prices) -> tuple[tuple[int, int], ...]:
    lonely: dict[int, list[tuple[int, int]]] = {}
    empty: dict[int, list[tuple[int, int]]] = {}
    for number, plot in enumerate(plots(subjects, buildings)):
        if NONE in plot:
            kind = subjects[plot.subject] if plot.building == NONE else buildings[plot.building]
            alike = (lonely if plot.building == NONE else empty).setdefault(colour_of(kind), [])
            alike.append((prices.values[kind], number))
    found: list[tuple[int, int]] = []
    for colour, alone in lonely.items():
        for one, other in _matched(alone, empty.get(colour, [])):
            found += [(one, other), (other, one)]
    return tuple(found)


def _matched(lonely: list[tuple[int, int]], empty: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Pairs of plots of one colour in which each of the highest cards is with a lower one."""
    pairs = min(len(lonely), len(empty))
    best = sorted([*lonely, *empty], reverse=True)[:pairs]
    high = sorted(lonely, reverse=True)
    low = sorted(empty, reverse=True)
    firsts = [card for card in high if card in best]
    seconds = [card for card in low if card in best]
    rest_low = [card for card in low if card not in best][:len(firsts)]
    rest_high = [card for card in high if card not in best][:len(seconds)]
    return [(one[1], other[1]) for one, other in zip(firsts + rest_high, rest_low + seconds, strict=True)]
