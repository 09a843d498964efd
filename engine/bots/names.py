"""Names that nobody confuses with another one at the same table."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from itertools import count

from engine.bots.opponents import OPPONENTS, opponent_called
from engine.core.text import folded


def free_names(names: Iterable[str], people: Collection[str]) -> tuple[str, ...]:
    """Those of these names that none of these people is called like."""
    taken = {folded(person) for person in people}
    return tuple(name for name in names if folded(name) not in taken)


def named_apart(bots: Sequence[str], people: Collection[str]) -> tuple[str, ...]:
    """The names of the bots at a table with these people: another opponent sits in for one whose name a person has.

    It is one that nobody at the table is called like, with the same temperament if there is one. Names that are no
    opponent's stay, as somebody has chosen them.
    """
    taken, found = {folded(person) for person in people}, list(bots)
    for place, name in enumerate(bots):
        if folded(name) in taken and folded(name) in OPPONENTS:
            found[place] = _sits_in(folded(name), (*people, *found))
    return tuple(found)


@lru_cache(maxsize=64)
def numbered(names: tuple[str, ...]) -> tuple[str, ...]:
    """The same names, but whoever is called like somebody before them has a number behind the name, from 2 on.

    Every sentence at a table asks for them, some hundred in each move.
    """
    found: list[str] = []
    for name in names:
        is_taken = bool(name) and folded(name) in map(folded, found)
        found.append(_with_number(name, {folded(each) for each in (*names, *found)}) if is_taken else name)
    return tuple(found)


def _with_number(name: str, taken: Collection[str]) -> str:
    """The name with the first number behind it that makes it one of its own."""
    for number in count(2):     # a compiled generator expression would be a list without end
        if folded(f"{name} {number}") not in taken:
            break
    return f"{name} {number}"


def _sits_in(name: str, others: Collection[str]) -> str:
    """The opponent that sits in for one whose folded name this is."""
    free = free_names((opponent.name for opponent in OPPONENTS.values()), others)
    alike = (each for each in free if _temperament(each) == OPPONENTS[name].temperament)
    return next(alike, free[0])


def _temperament(name: str) -> str:
    opponent = opponent_called(name)
    assert opponent is not None
    return opponent.temperament
