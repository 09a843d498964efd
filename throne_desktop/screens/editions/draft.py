"""An edition of somebody's own while it is being made: what can be changed, and what it is now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from engine.base.cards import Card
from engine.base.game import Game
from engine.core.errors import BadOption
from engine.core.outside import writable
from engine.core.own import OwnNumbers
from engine.core.text import Text, plain
from engine.session.own_edition import CardWords, OwnEdition

NO_WORDS: Final = CardWords()


class Entry(NamedTuple):
    """One thing that may be changed: a number, or a card with its copies, what is printed on it, and words."""

    id: str
    label: Text
    least: int
    most: int | None
    """None for a card of which the number never changes."""
    card: Card | None = None
    printed: tuple[Entry, ...] = ()
    """The numbers on a card; each is the same for any number of players."""


class Draft:
    """An edition under way. Nothing is refused while it is being made; `trouble` says what is wrong with it."""

    def __init__(self, edition: OwnEdition) -> None:
        self.edition = edition
        game: Game[Any] = edition.game
        own = game.own_numbers
        if own is None:
            raise BadOption(f"{game.name} has no editions.")
        self._usual = {seats: game.edition(seats, game.check(seats, 0, {}), edition.number).numbers
                       for seats in game.seats}
        self.entries = _entries(game, own)
        self.most_printed = max(len(entry.printed) for entry in self.entries)
        """How many numbers there are on a card at most."""
        self.unchanging = own.unchanging
        """What is said beside cards without any."""
        self._of = {each.id: each.of for each in own.numbers}

    @property
    def seats(self) -> range:
        """The possible numbers of players."""
        return self.edition.game.seats

    def usual(self, entry: Entry, seats: int) -> int:
        """What a number is in the edition that is changed."""
        numbers = self._usual[seats]
        return int(self._of[entry.id](numbers) if entry.card is None else numbers.copies[entry.card.kind])

    def number(self, entry: Entry, seats: int) -> int:
        """What it is by now."""
        changed = self.edition.numbers if entry.card is None else self.edition.copies
        return changed.get(entry.id, {}).get(seats, self.usual(entry, seats))

    def set_number(self, entry: Entry, numbers: Sequence[int]) -> None:
        """Change a number, for every number of players in their order."""
        new = {seats: number for seats, number in zip(self.seats, numbers, strict=True)
               if number != self.usual(entry, seats)}
        before = self.edition.numbers if entry.card is None else self.edition.copies
        changed = {name: each for name, each in {**before, entry.id: new}.items() if each}
        self.edition = (replace(self.edition, numbers=changed) if entry.card is None
                        else replace(self.edition, copies=changed))

    def words(self, card: Card) -> CardWords:
        """The words of a card; "" where they are as usual."""
        return self.edition.words.get(card.id, NO_WORDS)

    def set_words(self, card: Card, words: CardWords) -> None:
        """Reword a card; "" leaves its name or its sentence as it is."""
        cleaned = CardWords(_line(words.name), _line(words.text))
        changed = {card_id: each for card_id, each in {**self.edition.words, card.id: cleaned}.items()
                   if each != NO_WORDS}
        self.edition = replace(self.edition, words=changed)

    def is_changed(self, entry: Entry) -> bool:
        """Whether a number or the words of a card are not as usual."""
        changed = self.edition.numbers if entry.card is None else self.edition.copies
        return (entry.id in changed or (entry.card is not None and entry.card.id in self.edition.words)
                or any(each.id in self.edition.numbers for each in entry.printed))

    def set_name(self, name: str) -> None:
        """Call the edition otherwise."""
        self.edition = replace(self.edition, name=_line(name))

    @property
    def trouble(self) -> Text | str | None:
        """What keeps the edition from being played; None if nothing does."""
        try:
            self.edition.check()
        except BadOption as error:
            return error.text
        return None


def _line(typed: str) -> str:
    """What was typed or pasted, as it is read again from a file."""
    return writable(plain(typed)).strip()


def _entries(game: Game[Any], own: OwnNumbers) -> tuple[Entry, ...]:
    numbers = [Entry(each.id, each.label, each.least, each.most) for each in own.numbers if not each.card]
    cards = [Entry(card.id, card.name, 0, own.most_copies.get(card.kind), card, _printed(own, card.id))
             for card in game.cards]
    return (*numbers, *cards)


def _printed(own: OwnNumbers, card_id: str) -> tuple[Entry, ...]:
    return tuple(Entry(each.id, each.short or each.label, each.least, each.most) for each in own.numbers
                 if each.card == card_id)
