"""What the rule book and the cheat sheet of an edition of somebody's own say beside those of its game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from engine.core.text import N_, Text
from engine.session.own_edition import OwnEdition

#: {what} is a number's name, such as “Cards in hand”, or the name of a card, of which there are so many.
_CHANGED: Final = N_("learn/edition", "{what}: {number} instead of {usual}")
#: Like the one before; {seats} is one number of players or several, as in “2, 3”.
_CHANGED_FOR: Final = N_("learn/edition", "{what}: {number} instead of {usual} (at a table for {seats})")
_IN_THIS_EDITION: Final = N_("learn/edition", "In this edition: {changes}.")
PLAYED_IN: Final = N_("learn/edition", "You are playing the edition “{name}”.")
NUMBERS: Final = N_("learn/edition", "This edition’s numbers")
"""What stands above all of its numbers."""


def changed_numbers(edition: OwnEdition, rule: str = "") -> tuple[Text, ...]:
    """Each number that the edition has otherwise, beside the usual one; only those that a `rule` says, if given."""
    own = edition.game.own_numbers
    if own is None:
        return ()
    found: list[Text] = []
    for each in own.numbers:
        if not rule or rule in each.rules:
            found += _told(each.label, edition.numbers.get(each.id, {}),
                           {seats: each.of(numbers) for seats, numbers in _usual(edition)})
    if not rule or rule in own.copies_rules:
        for kind in own.most_copies:
            card = edition.game.cards[kind]
            found += _told(card.name, edition.copies.get(card.id, {}),
                           {seats: numbers.copies[kind] for seats, numbers in _usual(edition)})
    return tuple(found)


def remark_on(edition: OwnEdition, rule: str) -> Text | None:
    """What an edition changes about a rule, in a sentence; None if nothing."""
    changes = changed_numbers(edition, rule)
    return _IN_THIS_EDITION.fill(changes=changes) if changes else None


def _usual(edition: OwnEdition) -> Iterator[tuple[int, Any]]:
    """By number of players: the numbers that the edition changes."""
    game = edition.game
    for seats in game.seats:
        yield seats, game.edition(seats, game.check(seats, 0, {}), edition.number).numbers


def _told(what: Text, changed: Mapping[int, int], usual: Mapping[int, int]) -> Iterator[Text]:
    """What a number is now, in one text for all numbers of players that have the same."""
    alike: dict[tuple[int, int], list[int]] = {}
    for seats, number in changed.items():
        if number != usual[seats]:
            alike.setdefault((number, usual[seats]), []).append(seats)
    for (number, before), tables in alike.items():
        if len(tables) == len(usual):
            yield _CHANGED.fill(what=what, number=number, usual=before)
        else:
            yield _CHANGED_FOR.fill(what=what, seats=tuple(map(str, tables)), number=number, usual=before)
