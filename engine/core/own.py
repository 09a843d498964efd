"""Numbers of a game that players may change for an edition of their own, and what such an edition changes.

A position carries the changes as the option OWN, in a line of text: `hand=4,joker*4` is a hand of four cards, and four
Jokers; `fool_value=3` is a number that is printed on a card. Whatever is not named is as in the edition that the game
was begun in.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from engine.core.errors import BadOption
from engine.core.manifest import OWN
from engine.core.text import N_, Text

_CHANGE: Final = re.compile(r"([a-z][a-z0-9_]{0,39})([=*])([0-9]{1,4})")
_LONGEST: Final = 4000
"""In characters: more than all numbers of any game take."""
_SHOWN: Final = 60
"""So many characters of a wrong word are shown."""

#: {text} is what somebody has typed or a file holds; “hand=4,joker*4” stays as it is.
_NO_CHANGES: Final = N_("engine", "“{text}” does not say what an edition changes, as “hand=4,joker*4” does.")
_NO_NUMBER: Final = N_("engine", "{game} has no number “{name}” that an edition can change.")
_NO_CARD: Final = N_("engine", "{game} has no card “{name}” whose number an edition can change.")
#: {what} is a number's name, such as “Cards in hand”, or the name of a card, of which there are so many.
_OUT_OF_RANGE: Final = N_("engine", "{what}: the number must be from {least} to {most}, not {number}.")


class Changes(NamedTuple):
    """What an edition changes for one number of players: numbers by their ids, and copies by the ids of cards."""

    numbers: Mapping[str, int]
    copies: Mapping[str, int]

    def number(self, name: str, usual: int) -> int:
        """What a number is: the usual one, unless it is changed."""
        return self.numbers.get(name, usual)

    def copies_of(self, ids: Sequence[str], usual: Sequence[int]) -> tuple[int, ...]:
        """By kind: how many copies there are, `usual` ones unless they are changed; `ids` are those of the cards."""
        return tuple([self.copies.get(ids[kind], number) for kind, number in enumerate(usual)])

    def printed(self, what: str, ids: Sequence[str], usual: tuple[int, ...]) -> tuple[int, ...]:
        """By kind: a number that is printed on cards, such as their value; `usual` itself if none is changed."""
        found = tuple([self.numbers.get(_printed_id(ids[kind], what), number) for kind, number in enumerate(usual)])
        return usual if found == usual else found

    @property
    def text(self) -> str:
        """The line that `changes_from` reads; "" if nothing is changed. The same for equal changes."""
        return ",".join([*[f"{name}={number}" for name, number in sorted(self.numbers.items())],
                         *[f"{card_id}*{number}" for card_id, number in sorted(self.copies.items())]])


UNCHANGED: Final = Changes({}, {})


def changes_from(text: object) -> Changes:
    """The changes that a line says. Raises BadOption for anything that `Changes.text` does not write."""
    if not isinstance(text, str) or len(text) > _LONGEST:
        raise BadOption(_NO_CHANGES.fill(text=str(text)[:_SHOWN]))
    numbers: dict[str, int] = {}
    copies: dict[str, int] = {}
    for word in text.split(","):
        found = _CHANGE.fullmatch(word)
        if found is None or found[1] in (copies if found[2] == "*" else numbers):
            raise BadOption(_NO_CHANGES.fill(text=word[:_SHOWN]))
        (copies if found[2] == "*" else numbers)[found[1]] = int(found[3])
    return Changes(numbers, copies)


def changes_in(options: Mapping[str, Any]) -> Changes:
    """What the options of a game say that its edition changes; nothing in most games."""
    text = options.get(OWN)
    return UNCHANGED if text is None else changes_from(text)


class Changeable(NamedTuple):
    """A number of a game that may be changed, from `least` to `most`.

    `of` finds it in the game's numbers, and `rules` are the ids of the rules that say it. One that is printed on a card
    is the same for any number of players; `card` is the id of that card, and `short` what it is called beside the name.
    """

    id: str
    label: Text
    least: int
    most: int
    of: Callable[[Any], int]
    rules: tuple[str, ...]
    card: str = ""
    short: Text | None = None


def _printed_id(card_id: str, what: str) -> str:
    return f"{card_id}_{what}"


class Printed(NamedTuple):
    """A sort of number that is printed on cards, such as their value. `of` finds it by kind in the game's numbers.

    `label` has a hole for the name of the `{card}`.
    """

    id: str
    label: Text
    short: Text
    of: Callable[[Any], Sequence[int]]

    def on(self, kind: int, card_id: str, name: Text, least: int, most: int, rules: tuple[str, ...]) -> Changeable:
        """The number on one card."""
        return Changeable(_printed_id(card_id, self.id), self.label.fill(card=name), least, most,
                          lambda numbers: self.of(numbers)[kind], rules, card_id, self.short)


class OwnNumbers(NamedTuple):
    """All that an own edition of a game may change. The game's numbers have their `copies`, by kind.

    `trouble` says in a sentence what keeps these numbers from being dealt to so many players; None if nothing does.
    """

    numbers: tuple[Changeable, ...]
    most_copies: Mapping[int, int]
    """By kind: how many copies there may be; of kinds that are not in it the number is always the same."""
    copies_rules: tuple[str, ...]
    """The ids of the rules that say how many cards there are."""
    trouble: Callable[[Any, int], Text | None]
    unchanging: Text | None = None
    """What is said beside cards of which no printed number can be changed."""

    def check_number(self, game: Text, name: str, number: int) -> None:
        """That a number may be this. Raises BadOption, naming what is allowed."""
        found = next((each for each in self.numbers if each.id == name), None)
        if found is None:
            raise BadOption(_NO_NUMBER.fill(game=game, name=name[:_SHOWN]))
        _check_range(found.label, number, found.least, found.most)

    def check_copies(self, game: Text, names: Sequence[tuple[str, Text]], card_id: str, number: int) -> None:
        """That there may be so many of a card; `names` are ids and names by kind. Raises BadOption likewise."""
        for kind, most in self.most_copies.items():
            if names[kind][0] == card_id:
                return _check_range(names[kind][1], number, 0, most)
        raise BadOption(_NO_CARD.fill(game=game, name=card_id[:_SHOWN]))


def _check_range(what: Text, number: int, least: int, most: int) -> None:
    if not least <= number <= most:
        raise BadOption(_OUT_OF_RANGE.fill(what=what, least=least, most=most, number=number))


#: Of an edition that players make; the cards are those of the whole deck.
_TOO_FEW: Final = N_("engine", "With {seats} players, an edition needs at least {least} cards; it has {number}.")
_TOO_MANY: Final = N_("engine", "With {seats} players, an edition of this game can have at most {most} cards, not "
                                "{number}.")


def too_few(number: int, least: int, seats: int) -> Text | None:
    """Says that there are too few cards for so many players, if there are."""
    return _TOO_FEW.fill(seats=seats, least=least, number=number) if number < least else None


def too_many(number: int, most: int, seats: int) -> Text | None:
    """Says that there are more cards than the game has room for, if there are."""
    return _TOO_MANY.fill(seats=seats, most=most, number=number) if number > most else None
