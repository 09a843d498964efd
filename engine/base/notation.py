"""Positions as one line of text that people can read and type, for tests, bug reports and `python -m engine show`.

    throne 2 length=round: 1 lay; hand.1 king seven*2; hand.2 jack; rest deck

The head names the game, the number of players, any options that differ from their defaults, and its edition
(`edition=1`) unless that is today's; an exact position names it always. Then follow, separated by semicolons: whose
turn it is (a player's number, or `-` when the game is over) and the phase; the cards of each zone from the bottom up,
by the ids of zones and cards; fields of the state; sealed choices. `rest` names the zone of all cards not mentioned.
Fields that hold cards have their ids, too (`claim king`; `none` for no card). Anything left out is 0 or empty, or else
nobody, where in this phase it is never the first player or card (`State.NOBODY`). An exact position also has the state
of the random generator, `random`, and the counter `reveals`.

Up to version 0.14 a number stood for a card in a field (`claim 6`; `used 5` was a mask); what was left out was the card
with the number 0. Such positions mean the same for ever (`Game.former_numbers`).

What players know in a position that was read, `first_sight` says. A table that is still being laid is written in the
same way, without what nobody has laid yet: cards that are in no zone, and `?` for who decides or for the phase.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, Final, TypeVar

from engine.base.first_sight import seen_first
from engine.base.game import Game
from engine.core import rng
from engine.core.errors import BadNotation
from engine.core.moves import NONE, Move
from engine.core.sealed import Sealed
from engine.core.state import State
from engine.core.text import N_, Text

S = TypeVar("S", bound=State)

_NO_EDITION: Final = N_("engine/notation", "An edition must be given as a whole number, not {word}.")
_NO_SEATS: Final = N_("engine/notation", "The number of players must be a whole number, not {word}.")
_NO_PLAYER: Final = N_("engine/notation", "A player must be given as a whole number, not {word}.")
_NO_COPIES: Final = N_("engine/notation", "The number of cards must be a whole number, not {word}.")
_NO_FIELD: Final = N_("engine/notation", "`{name}` must be a whole number, not {word}.")
_NO_CARDS: Final = N_("engine/notation", "nothing")

_SEED: Final = 1
"""The seed of the randomness in a position that does not give its own."""
_OVER: Final = "-"
_UNLAID: Final = "?"
"""Who decides, or the phase, of a table that nobody has laid so far."""
ACTOR: Final = "actor"
PHASE: Final = "phase"
SEALED: Final = "sealed"
"""The names of what is laid besides zones and fields."""
_NOTHING: Final = "none"
_EDITION: Final = "edition"
_LONGEST: Final = 100_000
"""In characters: many times the length of any position."""
_LONGEST_NUMBER: Final = 40
"""In digits: more than any mask of kinds has."""
_MOST_COPIES: Final = 999
"""More than any game has, and few enough to be counted."""


def notation(game: Game[Any], state: State, *, exact: bool = False) -> str:
    """The notation of a position; if `exact`, reading it gives a state with the same fingerprint."""
    return f"{_head(game, state, exact)}: {'; '.join(_parts(game, state, exact))}"


def unfinished_notation(game: Game[Any], state: State, laid: Collection[str]) -> str:
    """The notation of a table of which only these zones and fields, ACTOR, PHASE and SEALED are laid so far."""
    return f"{_head(game, state, False)}: {'; '.join(_laid_parts(game, state, laid))}"


def _head(game: Game[Any], state: State, exact: bool) -> str:
    usual = {option.id: option.default for option in game.options}
    chosen = [f" {name}={value}" for name, value in state.options.items() if usual.get(name) != value]
    if exact or state.edition.number != game.rules_version:
        chosen.append(f" {_EDITION}={state.edition.number}")
    return f"{game.id} {state.seats}{''.join(chosen)}"


def _parts(game: Game[Any], state: State, exact: bool) -> Iterator[str]:
    yield f"{_actor(state)} {state.phase}"
    yield from _zone_parts(game, state)
    empty = game.start(state.seats, _SEED, edition=state.edition.number, **state.options)
    for name in state.FIELDS:
        value = getattr(state, name)
        if name not in state.ZONE_FIELDS and not (value == _first(empty, name) == omitted(state, name)):
            yield f"{name} {_value(state, name)}".rstrip()
    yield from _sealed_parts(state)
    if exact:
        yield f"reveals {state.reveals}"
        yield f"random {state.random:x}"


def _laid_parts(game: Game[Any], state: State, laid: Collection[str]) -> Iterator[str]:
    yield f"{_actor(state) if ACTOR in laid else _UNLAID} {state.phase if PHASE in laid else _UNLAID}"
    yield from _zone_parts(game, state)
    yield from (zone.id for number, zone in enumerate(state.zones) if zone.id in laid and not state.cards_in(number))
    for name in state.FIELDS:
        if name in laid and name not in state.ZONE_FIELDS:
            yield f"{name} {_value(state, name)}".rstrip()
    yield from _sealed_parts(state)


def _actor(state: State) -> str:
    return _OVER if state.actor is None else str(state.actor + 1)


def _zone_parts(game: Game[Any], state: State) -> Iterator[str]:
    for number, zone in enumerate(state.zones):
        cards = state.cards_in(number)
        if cards:
            yield f"{zone.id} {_written(game, cards)}"


def _sealed_parts(state: State) -> Iterator[str]:
    if state.sealed is not None:
        yield f"concerned {' '.join(str(seat + 1) for seat in state.sealed.concerned)}"
        for seat, move in state.sealed.choices.items():
            yield f"sealed {seat + 1} {move}"


def _written(game: Game[Any], kinds: Iterable[int]) -> str:
    """Cards by their ids in order: "king seven*2"."""
    names = ((game.cards[kind].id, len(list(run))) for kind, run in groupby(kinds))
    return " ".join(f"{name}*{number}" if number > 1 else name for name, number in names)


def _value(state: State, name: str) -> str:
    """A field as it is written, with the ids of the cards whose kinds it holds."""
    value, names = getattr(state, name), state.game.card_names
    if name in state.KIND_MASKS:
        return ",".join(card_id for kind, card_id in enumerate(names.ids) if value >> kind & 1)
    if isinstance(value, list):
        places = state.places_of_kinds(name) if name in state.KIND_FIELDS else ()
        return ",".join(_card(state, each) if place in places else str(each) for place, each in enumerate(value))
    if name in state.KIND_FIELDS:
        return _card(state, value)
    return str(value)


def _card(state: State, kind: int) -> str:
    return _NOTHING if kind == NONE else state.game.card_names.id_of(kind)


# -- reading -----------------------------------------------------------------------------------------------------------

def read(game: Game[S], text: str, edition: int | None = None) -> S:
    """The position with this notation, in that edition if it names none, or else in today's.

    Raises BadNotation, saying what is wrong; ValueError on bad seats, options or edition.
    """
    head, parts = _divided(text)
    state: S = _Reading(game, head, edition).laid(parts, whole=True)
    return seen_first(game, state)


def read_unfinished(game: Game[S], text: str) -> tuple[S, frozenset[str]]:
    """A table as far as this notation lays it, and the names of all that it lays. Nobody has looked at it yet.

    What it does not lay has the values that are left out in notation, and cards that it does not name are in no zone.
    Raises like `read`, but not because anything is missing, nor because the game could not go on from there.
    """
    head, parts = _divided(text)
    reading = _Reading(game, head, None)
    return reading.laid(parts, whole=False), frozenset(reading.named)


def _divided(text: str) -> tuple[list[str], list[list[str]]]:
    """The words of the head, and those of each part after it."""
    if len(text) > _LONGEST:
        raise BadNotation(N_("engine/notation", "A position can have at most {number} characters.").fill(
            number=f"{_LONGEST:,}"))
    head, colon, body = text.partition(":")
    if not colon:
        raise BadNotation(N_("engine/notation", "A position must begin with its game and the number of players: "
                                                "{example}")
                          .fill(example="throne 2: 1 lay; ..."))
    return head.split(), [part.split() for part in body.split(";")]


def game_of(text: str) -> str:
    """The id of the game that a position begins with."""
    return text.split(maxsplit=1)[0].rstrip(":") if text.strip() else ""


def names_edition(text: str) -> bool:
    """Whether a position says which edition it is of."""
    return any(word.startswith(f"{_EDITION}=") for word in text.partition(":")[0].split())


class _Reading:
    """One position while it is being read."""

    def __init__(self, game: Game[Any], head: Sequence[str], edition: int | None) -> None:
        if len(head) < 2 or head[0] != game.id:
            raise BadNotation(N_("engine/notation", "A position of {game} must begin with {id} and the number of "
                                                    "players.")
                              .fill(game=game.name, id=repr(game.id)))
        self._game = game
        words = [word.partition("=") for word in head[2:]]
        named = [_number(value, _NO_EDITION) for name, _, value in words if name == _EDITION]
        options, marked = game.without_mark(self._options(words))
        self._state = game.start(_number(head[1], _NO_SEATS), _SEED,
                                 edition=named[-1] if named else marked or edition, **options)
        self._lying: dict[int, list[int]] = {}
        self._start = {number: tuple(self._state.cards_in(number)) for number in range(len(self._state.zones))}
        self.named: set[str] = set()
        """The zones and fields that were named so far, with ACTOR, PHASE and SEALED."""
        self._mixed_lists: dict[str, list[str]] = {}
        """By field: the words of a list of which some may be cards."""
        self._zones = {zone.id: number for number, zone in enumerate(self._state.zones)}

    def _options(self, words: Iterable[tuple[str, str, str]]) -> dict[str, Any]:
        """Options as their game knows them: `goal=15` names the value written so; one without a value is true."""
        known = {option.id: {str(choice.value): choice.value for choice in option.choices}
                 for option in self._game.options}     # a special table is named as it is written
        found: dict[str, Any] = {}
        for name, equals, value in words:
            if name != _EDITION:
                found[name] = known.get(name, {}).get(value, value) if equals else True
        return found

    def laid(self, parts: Sequence[Sequence[str]], *, whole: bool) -> Any:
        """The state that the parts describe; nothing may be missing if it has to be `whole`."""
        state = self._state
        clear(state)
        self._decide(parts[0] if parts else (), whole)
        leave_out(state, state.FIELDS)
        self._place_cards([part for part in parts[1:] if part and (part[0] in self._zones or part[0] == "rest")], whole)
        for part in parts[1:]:
            if part and part[0] not in self._zones and part[0] != "rest":
                self._set(part[0], part[1:])
        self._set_lists()
        self._compare()
        return state

    def _decide(self, words: Sequence[str], whole: bool) -> None:
        if len(words) != 2:
            raise BadNotation(N_("engine/notation", "After the colon, say who decides, then give the phase: {example}")
                              .fill(example="1 lay"))
        self._state.actor, self._state.phase = None, ""
        if whole or words[0] != _UNLAID:
            self._state.actor = None if words[0] == _OVER else self._seat(words[0])
            self.named.add(ACTOR)
        if whole or words[1] != _UNLAID:
            self._state.phase = words[1]
            self.named.add(PHASE)

    def _seat(self, word: str) -> int:
        seat = _number(word, _NO_PLAYER) - 1
        if not 0 <= seat < self._state.seats:
            raise BadNotation(N_("engine/notation", "There is no player {number}: this game has {seats} players.")
                              .fill(number=word, seats=self._state.seats))
        return seat

    # -- cards ---------------------------------------------------------------------------------------------------------

    def _place_cards(self, parts: Sequence[Sequence[str]], whole: bool) -> None:
        state = self._state
        lying: dict[int, list[int]] = {number: [] for number in range(len(state.zones))}
        rest = None
        for name, *words in parts:
            if name == "rest":
                rest = self._zones.get(" ".join(words))
                if rest is None:
                    raise BadNotation(N_("engine/notation", "`rest` needs one of these zones: {zones}.")
                                      .fill(zones=tuple(self._zones)))
            else:
                lying[self._zones[name]] += [kind for word in words for kind in self._cards(word)]
                self.named.add(name)
        left = self._left(lying)
        if rest is None and left and whole:
            raise BadNotation(N_("engine/notation", "Some cards are not named; say where the rest are, as in "
                                                    "{example}. Missing: {cards}.")
                              .fill(example=f"rest {state.zones[0].id}", cards=_written(self._game, left)))
        if rest is not None:
            lying[rest] = left + lying[rest]
            self.named.add(state.zones[rest].id)
        for number, kinds in lying.items():
            state.fill(number, kinds)
        self._lying = lying

    def _cards(self, word: str) -> list[int]:
        name, star, number = word.partition("*")
        kind = self._kind(name)
        copies = _number(number, _NO_COPIES) if star else 1
        if not 1 <= copies <= _MOST_COPIES:
            raise BadNotation(N_("engine/notation", "{cards}: a zone can hold 1 to {most} cards of a kind; leave "
                                                    "out kinds it does not hold.").fill(cards=word, most=_MOST_COPIES))
        return [kind] * copies

    def _kind(self, card_id: str) -> int:
        """The kind with that id."""
        names = self._game.card_names
        if card_id not in names.ids:
            raise BadNotation(N_("engine/notation", "{game} has no card called {card}; its cards are: {cards}.").fill(
                game=self._game.name, card=repr(card_id[:60]), cards=names.ids))
        return names.kind_of(card_id)

    def _left(self, lying: dict[int, list[int]]) -> list[int]:
        """The cards that are in no zone yet, sorted."""
        left = Counter(kind for kinds in self._start.values() for kind in kinds)
        left.subtract(kind for kinds in lying.values() for kind in kinds)
        for kind, number in left.items():
            if number < 0:
                raise BadNotation(N_("engine/notation", "Too many cards: {cards}.").fill(
                    cards=_written(self._game, [kind] * -number)))
        return sorted(left.elements())

    def _compare(self) -> None:
        """Where fields also say what lies in a zone, check that they agree with the cards."""
        for number, kinds in self._lying.items():
            try:
                there = self._state.cards_in(number)
            except (LookupError, ValueError) as error:      # fields of different lengths
                raise BadNotation(N_("engine/notation", "The fields do not say what is in {zone}.").fill(
                    zone=self._state.zones[number].id)) from error
            if sorted(kinds) != sorted(there):
                raise BadNotation(N_("engine/notation", "The fields put {cards} into {zone}, not {others}.").fill(
                    cards=_written(self._game, there) or _NO_CARDS, zone=self._state.zones[number].id,
                    others=_written(self._game, kinds) or _NO_CARDS))

    # -- everything else -----------------------------------------------------------------------------------------------

    def _set(self, name: str, words: Sequence[str]) -> None:
        state, value = self._state, " ".join(words)
        self.named.add(SEALED if name == "concerned" else name)
        if name in ("reveals", "random"):
            setattr(state, name, _number(value, _NO_FIELD.fill(name=name), 10 if name == "reveals" else 16))
        elif name == "concerned":
            state.sealed = Sealed([self._seat(word) for word in words])
        elif name == "sealed":
            self._choose(words)
        elif name in state.FIELDS and name not in state.ZONE_FIELDS:
            self._set_field(name, value)
        else:
            fields = [each for each in state.FIELDS if each not in state.ZONE_FIELDS]
            raise BadNotation(N_("engine/notation", "There is no {name} here. Zones: {zones}. Fields: {fields}.").fill(
                name=repr(name), zones=tuple(self._zones), fields=tuple(fields)))

    def _set_field(self, name: str, value: str) -> None:
        state, before = self._state, getattr(self._state, name)
        if name in state.KIND_MASKS:
            setattr(state, name, self._mask(value))
        elif name not in state.KIND_FIELDS:
            setattr(state, name, _field(before, name, value))
        elif isinstance(before, list):
            self._mixed_lists[name] = value.split(",") if value else []
        else:
            setattr(state, name, self._card_or_none(value))

    def _set_lists(self) -> None:
        """Set the lists of which some may be cards: which, other fields say, so these come first."""
        for name, words in self._mixed_lists.items():
            setattr(self._state, name, [NONE] * len(words))
            places = self._state.places_of_kinds(name)
            setattr(self._state, name, [self._card_or_none(word) if place in places
                                        else _number(word, _NO_FIELD.fill(
                                            name=name)) for place, word in enumerate(words)])

    def _card_or_none(self, word: str) -> int:
        """The kind that a word in a field stands for: an id, `none`, or a number of former versions."""
        if word == _NOTHING:
            return NONE
        return self._game.card_names.kind_numbered(int(word)) if _is_number(word) else self._kind(word)

    def _mask(self, value: str) -> int:
        """The kinds in a field, as a mask: ids, or a mask of former versions."""
        if _is_number(value):
            return self._game.card_names.mask_numbered(int(value))
        return sum({1 << self._kind(word) for word in value.split(",") if value})

    def _choose(self, words: Sequence[str]) -> None:
        if self._state.sealed is None or len(words) < 2:
            raise BadNotation(N_("engine/notation", "After {before}, say what has been chosen: {example}").fill(
                before="`concerned 1 2`", example="sealed 1 MOVE"))
        move: Move = self._game.move_from_json(" ".join(words[1:]))
        self._state.sealed.put(self._seat(words[0]), move)


def clear(state: State) -> None:
    """Take all cards of a state from their zones, and undo what chance and sealed choices have brought."""
    state.random, state.reveals, state.sealed = rng.first_state(_SEED), 0, None
    for number in range(len(state.zones)):
        state.fill(number, ())


def leave_out(state: State, names: Iterable[str]) -> None:
    """Give these fields the values that are left out in the phase of the state."""
    for name in names:
        setattr(state, name, omitted(state, name))


def omitted(state: State, name: str) -> Any:
    """The value of a field of a state like this one when it is not mentioned: nobody as long as it has no phase."""
    there = state.NOBODY.get(name, ())
    if state.phase not in there and (state.phase or not there):
        return _first(state, name)
    value = getattr(state, name)
    return [NONE] * len(value) if isinstance(value, list) else NONE


def _first(state: State, name: str) -> Any:
    """The first of all values that a field of a state like this one may have; the only one that is ever left out."""
    value = getattr(state, name)
    return state.game.card_names.first if name in state.KIND_FIELDS and isinstance(value, int) else _empty(value)


def _empty(value: object) -> Any:
    """The value of an ordinary field like this one when it is not mentioned."""
    if isinstance(value, list):
        return [0] * len(value)
    return 0 if isinstance(value, int) else value


def _field(before: object, name: str, value: str) -> Any:
    """A field's value read from its notation, of the same type as before."""
    if isinstance(before, list):
        return _numbers(value, name)
    return value if isinstance(before, str) else _number(value, _NO_FIELD.fill(name=name))


def _is_number(word: str) -> bool:
    """Whether a word is a number as former versions wrote them in place of cards; no id is one."""
    return word.removeprefix("-").isdecimal() and len(word) <= _LONGEST_NUMBER


def _numbers(value: str, name: str) -> list[int]:
    try:
        return [int(word) for word in value.split(",")] if value else []
    except ValueError as error:
        raise BadNotation(N_("engine/notation", "`{name}` must be numbers separated by commas, as in {example}, not "
                                                "{value}.").fill(name=name, example="1,0", value=repr(value[:60]))) \
            from error


def _number(word: str, fault: Text, base: int = 10) -> int:
    try:
        return int(word, base)
    except ValueError as error:
        raise BadNotation(fault.fill(word=repr(word[:60]))) from error
