"""An edition of somebody's own: a game with other numbers, perhaps with other words on its cards, kept in one file.

    {"format": "throne-edition", "version": 1, "game": "throne", "edition": 3, "name": "Four Jokers",
     "numbers": {"hand": 4}, "copies": {"joker": {"2": 3, "3": 4, "4": 4, "5": 4}},
     "words": {"joker": {"name": "Harlequin", "text": "Evades what is done to you."}}}

What the file does not name is as in the `edition` of the game that it changes. A number is one for every number of
players, or one for each, unless it is printed on a card (`"fool_value": 3`). The file may come from anybody: whatever
is wrong with it is one sentence (BadEdition).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple

from engine.base.cards import Card
from engine.base.game import Game
from engine.core import disk
from engine.core.errors import BadOption, RecordError, UnknownGame
from engine.core.fields import LONGEST_NAME, BadField, fields_in, whole
from engine.core.fields import field as value_of
from engine.core.manifest import OWN
from engine.core.outside import Nonsense, content_of, value_in
from engine.core.own import Changes
from engine.core.text import N_, Text, plain
from engine.games.registry import load_game
from engine.session import files

FORMAT: Final = "throne-edition"
VERSION: Final = 1
ENDING: Final = ".edition"
"""What the names of such files end with."""
MOST: Final = 32 << 10
"""The most bytes in a file; a record has the edition in its first line."""
LONGEST_TEXT: Final = 300
"""The most characters in what a reworded card does."""
_MOST_NUMBER: Final = 9999

#: {file} is a file's name.
_FOREIGN: Final = N_("engine", "The file {file} is not an edition of a game.")
_TOO_BIG: Final = N_("engine", "The file {file} is bigger than {limit} kB, too big for an edition.")
_NEWER: Final = N_("engine", "The edition {file} was made by a newer version of this program and cannot be opened.")
_UNKNOWN_GAME: Final = N_("engine", "The edition {file} is for a game that this program does not have: {game}.")
#: {field} is a word of the file format, not translated.
_DAMAGED: Final = N_("engine", "The edition {file} is damaged at “{field}” and cannot be opened.")
_UNKNOWN_KEY: Final = N_("engine", "The edition {file} contains “{field}”, which this program does not recognize.")
#: {reason} is a whole sentence.
_NOT_ALLOWED: Final = N_("engine", "The edition {file} cannot be used. {reason}")
_NAMELESS: Final = N_("engine", "An edition needs a name.")
_TOO_MUCH: Final = N_("engine", "The edition’s texts are too long to be saved.")
_FIELDS: Final = frozenset(("format", "version", "game", "edition", "name", "numbers", "copies", "words"))


class BadEdition(BadOption):
    """An edition that cannot be read or used; `text` says what is wrong with it."""


class CardWords(NamedTuple):
    """What a reworded card is called and does; "" leaves it as it is."""

    name: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class OwnEdition:
    """A copy of a game's numbers with some of them changed, under a name. All players may have it.

    `number` is the edition of the game that it changes. Numbers and copies are by their ids, and then by the number of
    players. `words` are those of reworded cards, by id.
    """

    game_id: str
    number: int
    name: str
    numbers: Mapping[str, Mapping[int, int]] = field(default_factory=dict)
    copies: Mapping[str, Mapping[int, int]] = field(default_factory=dict)
    words: Mapping[str, CardWords] = field(default_factory=dict)

    @property
    def game(self) -> Game[Any]:
        """The game that it is an edition of."""
        return load_game(self.game_id)

    def changes(self, seats: int) -> Changes:
        """What it changes for so many players."""
        return Changes({name: by_seats[seats] for name, by_seats in self.numbers.items() if seats in by_seats},
                       {name: by_seats[seats] for name, by_seats in self.copies.items() if seats in by_seats})

    def options(self, seats: int) -> dict[str, str]:
        """The option that its games have beside those that players choose; none if no number is changed."""
        text = self.changes(seats).text
        return {OWN: text} if text else {}

    @property
    def rewordings(self) -> dict[Text, str]:
        """What its cards are called and do in place of the texts of the game."""
        cards = {card.id: card for card in self.game.cards}
        texts = [pair for card_id, words in self.words.items()
                 for pair in ((cards[card_id].name, words.name), (cards[card_id].ability, words.text))]
        return {text: said for text, said in texts if said}

    def played_with(self, seats: int) -> Any:
        """All numbers of the game with so many players (see `State.numbers`)."""
        options = self.game.check(seats, 0, self.options(seats), self.number)
        return self.game.edition(seats, options, self.number).numbers

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards as they are printed for it, which is the same for any number of players."""
        return self.game.cards_in(self.played_with(self.game.seats[0]))

    def check(self) -> None:
        """That every number is allowed, and every number of players can be dealt. Raises BadOption, saying what not."""
        game = self.game
        for seats in game.seats:
            game.check(seats, 0, self.options(seats), self.number)

    def to_json(self) -> dict[str, Any]:
        """The object in the file."""
        data: dict[str, Any] = {"format": FORMAT, "version": VERSION, "game": self.game_id, "edition": self.number,
                                "name": self.name, "numbers": self._written(self.numbers),
                                "copies": self._written(self.copies)}
        if self.words:
            data["words"] = {card_id: {"name": words.name, "text": words.text} for card_id, words in self.words.items()}
        return data

    def _written(self, by_id: Mapping[str, Mapping[int, int]]) -> dict[str, Any]:
        """Numbers as the file has them: by numbers of players, or one where it is the same for all of these."""
        every = len(self.game.seats)
        return {name: next(iter(by_seats.values())) if len(by_seats) == every and len(set(by_seats.values())) == 1
                else {str(seats): number for seats, number in by_seats.items()} for name, by_seats in by_id.items()}

    def save(self, path: Path | str) -> None:
        """Write it to a file, replacing it atomically. Raises OSError, or BadOption if it could not be read again."""
        self.check()
        if not self.name:
            raise BadEdition(_NAMELESS)
        content = content_of(self.to_json(), 1) + b"\n"
        if len(content) > MOST:
            raise BadEdition(_TOO_MUCH)
        disk.replace(Path(path), content)

    @classmethod
    def load(cls, path: Path | str) -> OwnEdition:
        """The edition in a file. Raises BadEdition."""
        return edition_from_content(_content(Path(path)), files.called(Path(path)))


def _content(path: Path) -> bytes:
    try:
        content = files.content(path)
    except RecordError as error:
        raise BadEdition(error.text) from error
    if len(content) > MOST:
        raise BadEdition(_TOO_BIG.fill(file=files.called(path), limit=MOST >> 10))
    return content


def edition_from_content(content: bytes, file: str) -> OwnEdition:
    """The edition that is in the content of a file. Raises BadEdition, naming the file."""
    try:
        data = value_in(files.without_mark(content))
    except Nonsense as error:
        raise BadEdition(_FOREIGN.fill(file=file)) from error
    return edition_from_json(data, file)


def edition_from_json(data: Any, file: str) -> OwnEdition:
    """The edition that `OwnEdition.to_json` wrote. Raises BadEdition, naming the file."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadEdition(_FOREIGN.fill(file=file))
    try:
        return _read(data, file)
    except BadField as error:
        raise BadEdition(_DAMAGED.fill(file=file, field=error.field[:LONGEST_NAME])) from error
    except UnknownGame as error:
        raise BadEdition(_UNKNOWN_GAME.fill(file=file, game=str(data["game"])[:LONGEST_NAME])) from error
    except BadEdition:
        raise
    except BadOption as error:
        raise BadEdition(_NOT_ALLOWED.fill(file=file, reason=error.text)) from error


def _read(data: Mapping[str, Any], file: str) -> OwnEdition:
    if whole(data, "version", 1, _MOST_NUMBER) > VERSION:
        raise BadEdition(_NEWER.fill(file=file))
    unknown = next((name for name in data if name not in _FIELDS), None)
    if unknown is not None:
        raise BadEdition(_UNKNOWN_KEY.fill(file=file, field=unknown[:LONGEST_NAME]))
    game = load_game(value_of(data, "game", str))
    number = whole(data, "edition", 1, _MOST_NUMBER)
    if number > game.rules_version:
        raise BadEdition(_NEWER.fill(file=file))
    edition = OwnEdition(game.id, number, _line(data, "name", LONGEST_NAME),
                         _numbers(data, game), _by_seats(data, "copies", game), _words(data, game))
    if not edition.name:
        raise BadField("name")
    edition.check()
    return edition


def _line(data: Mapping[str, Any], name: str, longest: int) -> str:
    """A line of text, made safe to show anywhere. Raises BadField if it is none or longer."""
    line = plain(value_of(data, name, str)).strip()
    if len(line) > longest:
        raise BadField(name)
    return line


def _numbers(data: Mapping[str, Any], game: Game[Any]) -> dict[str, dict[int, int]]:
    """The numbers; raises BadField for one that is printed on cards, and yet not the same at every table."""
    found = _by_seats(data, "numbers", game)
    for each in () if game.own_numbers is None else game.own_numbers.numbers:
        by_seats = found.get(each.id, {})
        if each.card and by_seats and (len(by_seats) < len(game.seats) or len({*by_seats.values()}) > 1):
            raise BadField(each.id)
    return found


def _by_seats(data: Mapping[str, Any], name: str, game: Game[Any]) -> dict[str, dict[int, int]]:
    found: dict[str, dict[int, int]] = {}
    for each, value in fields_in(data.get(name, {}), name).items():
        found[each] = _spread(value, each, game)
    return found


def _spread(value: object, name: str, game: Game[Any]) -> dict[int, int]:
    """A number for every number of players, or by their number. Raises BadField, naming it."""
    if not isinstance(value, dict):
        return dict.fromkeys(game.seats, whole({name: value}, name, 0, _MOST_NUMBER))
    known = {str(seats): seats for seats in game.seats}
    if not value or not known.keys() >= value.keys():
        raise BadField(name)
    return {known[seats]: whole({name: each}, name, 0, _MOST_NUMBER) for seats, each in value.items()}


def _words(data: Mapping[str, Any], game: Game[Any]) -> dict[str, CardWords]:
    ids = {card.id for card in game.cards}
    found: dict[str, CardWords] = {}
    for card_id, value in fields_in(data.get("words", {}), "words").items():
        said = fields_in(value, card_id)
        if card_id not in ids or not said.keys() <= {"name", "text"}:
            raise BadField(card_id)
        words = CardWords(_line(said, "name", LONGEST_NAME) if "name" in said else "",
                          _line(said, "text", LONGEST_TEXT) if "text" in said else "")
        if words != CardWords():
            found[card_id] = words
    return found

