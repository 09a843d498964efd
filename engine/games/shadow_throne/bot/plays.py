"""All ways to play a hand of Shadow Throne that may be the best one, whichever faction wins.

A search at its leaves meets a new hand every few positions, so what some cards come to is one sum of integers: a card
is an integer with a field for everything that counts, and so is a choice of cards. That takes 25 µs for a hand of six,
where adding everything up card by card takes 150.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from engine.games.shadow_throne.cards import (
    CONSOLATION,
    FACTION,
    FACTIONS,
    GOLD,
    INFLUENCE,
    KINDS,
    POOR_GOLD,
    POWER,
)
from engine.games.shadow_throne.editions import ShadowNumbers

GOLD_VALUE: Final = 0.33
"""The value of a gold, in influence, as long as it is scarce; beyond `ENOUGH` gold it is `SPARE_GOLD_VALUE`."""
ENOUGH: Final = 9
SPARE_GOLD_VALUE: Final = 0.08
POWER_VALUE: Final = 0.35
"""The value of a point of power in a hand, if it helps the faction that wins."""
_REMEMBERED: Final = 1 << 13
"""Hands remembered with their ways to be played, 500 bytes each."""

Play = tuple[float, float, float]
"""What some cards bring if they are played, by the faction that wins the battle."""

_PARTS: Final = 100
"""To be compared, what cards bring is counted in hundredths of influence, so that sums are exact."""
_GOLD: Final = round(GOLD_VALUE * _PARTS)
_SPARE: Final = round(SPARE_GOLD_VALUE * _PARTS)
_POWER: Final = round(POWER_VALUE * _PARTS)

# The fields of a choice of cards, from the lowest bit. Each of the first three holds a number that must not be negative
# and a bit above it, which is set as long as it is not.

_NUMBER: Final = 7
_PURSE: Final = (1 << _NUMBER) - 1
"""The gold left over."""
_WAVES: Final = _NUMBER + 1
"""The waves in which no card has been chosen yet."""
_DEAR: Final = 2 * _WAVES
"""The cards that are too dear and have not been chosen, less the waves in which one is turned face down."""
_BRINGS: Final = 3 * _WAVES
"""What the cards bring, by the faction that wins: as wide, and without a sign."""
_BRING: Final = 20
_ALLOWED: Final = 1 << _NUMBER | 1 << _WAVES + _NUMBER | 1 << _DEAR + _NUMBER
_EACH: Final = 1 | 1 << _BRING | 1 << 2 * _BRING
_ABOVE: Final = _EACH << _BRING - 1
"""The highest bits of what cards bring, which no sum reaches."""


def _card(kind: int, power: int, influence: int) -> int:
    """What changes when a card is chosen."""
    found = GOLD[kind] - POOR_GOLD - (1 << _WAVES) + (GOLD[kind] >= 0) * (1 << _DEAR)
    for faction in range(FACTIONS):
        brought = _PARTS * influence + _POWER * power if faction == FACTION[kind] else (
            _GOLD * CONSOLATION[kind])
        found += brought << _BRINGS + faction * _BRING
    return found


def _brings(kind: int, power: int, influence: int) -> Play:
    """What a card brings, by the faction that wins."""
    found = [CONSOLATION[kind] * GOLD_VALUE] * FACTIONS
    found[FACTION[kind]] = influence + POWER_VALUE * power
    return found[0], found[1], found[2]


_PLENTY: Final = 60
"""With more gold than this, no hand brings anything else: every gold then left over has the same value."""
_KEPT: Final = tuple([(_GOLD * min(gold, ENOUGH) + _SPARE * max(0, gold - ENOUGH)) * _EACH
                      for gold in range(_PURSE + 1)])
"""By gold: its value, whichever faction wins."""


class Yields:
    """What each card brings. Equal powers and influences make one object, by which hands are remembered."""

    def __init__(self, powers: tuple[int, ...], influences: tuple[int, ...]) -> None:
        self.powers: Final[tuple[int, ...]] = powers
        self.influences: Final[tuple[int, ...]] = influences
        kinds = range(KINDS)
        self.cards: Final[tuple[int, ...]] = tuple([_card(kind, powers[kind], influences[kind]) for kind in kinds])
        """By kind: what changes when it is chosen."""
        self.brought: Final[tuple[tuple[float, ...], ...]] = tuple(
            [_brings(kind, powers[kind], influences[kind]) for kind in kinds])
        """By kind: what it brings, by the faction that wins."""
        self.parts: Final[tuple[tuple[float, ...], ...]] = tuple(
            [(float(influences[kind]), float(CONSOLATION[kind]), POWER_VALUE * powers[kind], GOLD[kind] * GOLD_VALUE)
             for kind in kinds])
        """By kind: its influence, its consolation, what its power is worth, and its income or cost; side by side, as
        the others weigh some ten cards for every leaf."""


USUAL: Final = Yields(POWER, INFLUENCE)


@cache
def _own_yields(powers: tuple[int, ...], influences: tuple[int, ...]) -> Yields:
    return Yields(powers, influences)


def yields_in(numbers: ShadowNumbers) -> Yields:
    """What cards bring in an edition with these numbers."""
    if numbers.powers is POWER and numbers.influences is INFLUENCE:
        return USUAL
    return _own_yields(numbers.powers, numbers.influences)


@lru_cache(_REMEMBERED)
def plays(hand: tuple[int, ...], gold: int, waves: int, yields: Yields = USUAL) -> tuple[Play, ...]:
    """What some cards bring that are played in so many waves, as far as the gold lasts, and the gold left over.

    In a wave without one of them, a card that is too dear is played for its gold.
    """
    dear = sum([GOLD[kind] < 0 for kind in hand])
    scarce = gold if gold < _PLENTY else _PLENTY
    chosen = [_ALLOWED + scarce + POOR_GOLD * waves + (waves << _WAVES) + (dear - waves << _DEAR)]
    cards = yields.cards
    for kind in hand:
        card = cards[kind]
        chosen += [each + card for each in chosen]
    found = [((each >> _BRINGS) + _KEPT[each & _PURSE], choice) for choice, each in enumerate(chosen)
             if each & _ALLOWED == _ALLOWED]    # what a choice brings, and the choice, whose bits are the cards
    before = gold_value(gold)
    return tuple([_brought(hand, yields, choice, gold_value(gold + (chosen[choice] & _PURSE) - scarce) - before)
                  for choice in _best(found)]) or ((0.0, 0.0, 0.0),)


def _brought(hand: tuple[int, ...], yields: Yields, choice: int, earned: float) -> Play:
    """What the cards bring whose bits are set in the choice, with what the gold is worth that is earned or paid."""
    empire = rebels = church = earned
    brought = yields.brought
    for kind in hand:
        if choice & 1:
            first, second, third = brought[kind]
            empire += first
            rebels += second
            church += third
        choice >>= 1
    return empire, rebels, church


def gold_value(gold: int) -> float:
    """The value of this much gold."""
    return GOLD_VALUE * gold if gold <= ENOUGH else GOLD_VALUE * ENOUGH + SPARE_GOLD_VALUE * (gold - ENOUGH)


def _best(found: list[tuple[int, int]]) -> list[int]:
    """Choices that bring more than each other, if the right faction wins, or just as much: one subtraction compares
    what two of them bring whichever wins.
    """
    found.sort(reverse=True)
    best: list[int] = []
    choices: list[int] = []
    before, is_best = -1, False
    for brings, choice in found:
        if brings != before:
            before, is_best = brings, True
            for other in best:
                if other - brings & _ABOVE == _ABOVE:
                    is_best = False
                    break
            if is_best:
                best.append(brings | _ABOVE)
        if is_best:
            choices.append(choice)
    return choices
