"""A game: its manifest, rule book, cards and rules; its table, bot and lessons are loaded when they are needed."""

from __future__ import annotations

import importlib
from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from importlib.util import find_spec
from types import MappingProxyType
from typing import Any, ClassVar, Self, TypeVar

from engine.base.cards import Card, Window
from engine.base.evaluator import Evaluator
from engine.base.laying import Laying
from engine.base.lessons import Lessons
from engine.base.table import TableSpec
from engine.core import rng
from engine.core.edition import Edition, Mark
from engine.core.errors import BadOption
from engine.core.knowledge import Happened, Knowledge
from engine.core.manifest import OWN, TABLE, Manifest, Option, RuleChange
from engine.core.moves import Move, MoveTable
from engine.core.names import CardNames
from engine.core.observe import Observation
from engine.core.own import Changes, OwnNumbers, changes_from
from engine.core.recollection import Recollection
from engine.core.refusal import Rule
from engine.core.rules import Rules
from engine.core.state import State
from engine.core.text import N_, Text
from engine.core.zones import Zone, Zones

S = TypeVar("S", bound=State)

_NOT_CHANGED = N_("engine", "You cannot make editions of {game}.")


class Game(Rules[S]):
    """One game: its name, its components and its rules. Each game folder has one subclass.

    The subclass names the functions of its folder: `legal_moves = staticmethod(legal.legal_moves)`.
    """

    manifest: ClassVar[Manifest]
    rulebook: ClassVar[tuple[Rule, ...]]
    allowed_by: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """By how a move begins in notation, in whole words: the number of the rule that allows it."""
    cards: ClassVar[tuple[Card, ...]]
    window: ClassVar[Window] = "plain"
    """The window around the drawings on the cards."""
    moves: ClassVar[MoveTable]
    """All moves of the game, for every number of seats."""
    state_type: type[S]
    former_numbers: ClassVar[tuple[str, ...]] = ()
    """The ids of the cards by the numbers that stood for them in files up to version 0.14; none for a game since."""
    unnamed_edition: ClassVar[int] = 1
    """The edition of lessons and exercises whose positions name none: the newest of version 0.15. It never changes."""
    former_mark: ClassVar[Mark | None] = None
    """What files up to version 0.15 called an edition before that one."""
    own_numbers: ClassVar[OwnNumbers | None] = None
    """What an edition of somebody's own may change; None for a game of which there are none."""

    @property
    def id(self) -> str:
        """The id that the game is loaded by."""
        return self.manifest.id

    @property
    def name(self) -> Text:
        """The name of the game."""
        return self.manifest.name

    @property
    def summary(self) -> Text:
        """What kind of game it is, in a sentence."""
        return self.manifest.summary

    @property
    def rules_version(self) -> int:
        """The version of the rules, by which older games are known; today's edition has this number."""
        return self.manifest.rules_version

    @property
    def rule_changes(self) -> tuple[RuleChange, ...]:
        """What is new in each version of the rules after the first."""
        return self.manifest.changes

    @property
    def seats(self) -> range:
        """The possible numbers of players."""
        return self.manifest.seats

    @property
    def levels(self) -> tuple[str, ...]:
        """The ids of the levels of bots that it has beside those of every game."""
        return self.manifest.levels

    @property
    def levels_from(self) -> tuple[tuple[str, int], ...]:
        """The ids of levels of bots that it has only with so many players or more, and how many these are."""
        return self.manifest.levels_from

    @property
    def options(self) -> tuple[Option, ...]:
        """What players can choose before a game."""
        return self.manifest.options

    # -- what a game writes ----------------------------------------------------------------------------------------

    @abstractmethod
    def zones_for(self, seats: int) -> Sequence[Zone]:
        """The zones for a number of seats."""

    def fixtures(self, seats: int) -> tuple[int, ...]:
        """The kinds of the cards that stay in front of their owners and are in no zone; most games have none."""
        return ()

    @abstractmethod
    def set_up(self, state: S) -> None:
        """Set up a new state whose base fields are filled; call `State.begin` before the first shuffle."""

    @abstractmethod
    def describe(self, move: Move, observation: Observation[S]) -> Text:
        """What the move does, in words for buttons, the log and speech."""

    def evident(self, state: S) -> Iterable[Happened]:
        """What a position itself proves about hidden cards, whatever came before it; in most games nothing.

        Positions typed by hand have no history that could have shown it.
        """
        return ()

    # -- found in the game's folder when it is needed ----------------------------------------------------------------

    @cached_property
    def table(self) -> TableSpec[S]:
        """How the game lies on a table: TABLE in its module `table`."""
        table: TableSpec[S] = self._part("table").TABLE
        return table

    @cached_property
    def evaluator(self) -> Evaluator[S]:
        """What bots need to know about the game: EVALUATOR in its module `bot`."""
        evaluator: Evaluator[S] = self._part("bot").EVALUATOR
        return evaluator

    @cached_property
    def lessons(self) -> Lessons[S] | None:
        """The guided first game and the player aid: LESSONS in its module `lessons`; None for a game without any."""
        lessons: Lessons[S] | None = self._part("lessons").LESSONS if self.has_lessons else None
        return lessons

    @cached_property
    def has_lessons(self) -> bool:
        """Whether there are lessons, told without loading them: they take 3 to 5 ms and up to .4 MB."""
        return find_spec(self._module("lessons")) is not None

    @cached_property
    def laying(self) -> Laying[S] | None:
        """How a position is laid by hand: LAYING in its module `laying`; None for a game without any."""
        laying: Laying[S] | None = self._part("laying").LAYING if find_spec(self._module("laying")) else None
        return laying

    def _part(self, name: str) -> Any:
        """A module of the game's folder."""
        return importlib.import_module(self._module(name))

    def _module(self, name: str) -> str:
        return f"{type(self).__module__.rpartition('.')[0]}.{name}"

    # -- editions --------------------------------------------------------------------------------------------------

    def numbers(self, edition: int, seats: int, options: dict[str, Any], /) -> Any:
        """What is played with in that edition by so many players, with these options: its states have it as `numbers`.

        It is a frozen object of a class of the game's own; None for a game that has the same in every edition.
        """
        return None

    def edition(self, seats: int, options: dict[str, Any], number: int | None = None) -> Edition:
        """The edition with that number, or today's, for options that were checked; the same object each time."""
        number = self.rules_version if number is None else number
        key = (number, seats, frozenset(options.items()))
        if key not in self._editions:
            mark = self.former_mark
            self._editions[key] = Edition(number, seats, options, self.numbers(number, seats, options),
                                          mark.option if mark is not None and number <= mark.last else "")
        return self._editions[key]

    @cached_property
    def _editions(self) -> dict[tuple[int, int, frozenset[tuple[str, Any]]], Edition]:
        return {}

    def without_mark(self, options: Mapping[str, Any]) -> tuple[dict[str, Any], int | None]:
        """Options as files up to version 0.15 gave them, without one that named an edition; and the number of that."""
        mark = self.former_mark
        if mark is None or options.get(mark.option) is not True:
            return dict(options), None
        return {name: value for name, value in options.items() if name != mark.option}, mark.last

    def cards_in(self, numbers: Any, /) -> tuple[Card, ...]:
        """The cards as they are printed for an edition with these numbers: those of every edition in most games."""
        return self.cards

    # -- games begun with older rules ------------------------------------------------------------------------------

    def changes_since(self, version: int) -> tuple[Text, ...]:
        """What has changed since that version of the rules: a sentence for each change."""
        return tuple(change.text for change in self.rule_changes if change.version > version)

    def is_asked_no_more(self, state: S, seat: int, move: Move) -> bool:
        """Whether a move from a game under older rules answers a question that is no longer asked.

        The state is the position in which that seat made the move; today's rules ask another seat or another question.
        """
        return False

    # -- what every game has ---------------------------------------------------------------------------------------

    def start(self, seats: int, seed: int, *, edition: int | None = None, **options: Any) -> S:
        """The state at the start of a game, in today's edition unless the number of another is given.

        Raises ValueError on bad seats, seed, options or edition, naming what is allowed.
        """
        chosen = self.check(seats, seed, options, edition)
        state = self._blank(self.edition(seats, chosen, edition))
        state.draw_from(rng.first_state(seed))
        state.reveals = 0
        state.actor = 0
        state.phase = ""
        state.log = None
        state.memory = None
        state.sealed = None
        state.story = None
        self.set_up(state)
        return state

    def check(self, seats: int, seed: int, options: dict[str, Any], edition: int | None = None) -> dict[str, Any]:
        """The value of every option, given or default, as it is called today; special table and own changes if given.

        Raises ValueError like `start`.
        """
        number = self.rules_version if edition is None else edition
        if not 1 <= number <= self.rules_version:
            raise BadOption(N_("engine", "{game} has no edition {number}, only 1 to {last}.").fill(
                game=self.name, last=self.rules_version, number=str(number)))
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            raise BadOption(N_("engine", "{game} is for {fewest} to {most} players, not {number}.").fill(
                game=self.name, fewest=self.seats[0], most=self.seats[-1], number=repr(seats)))
        if isinstance(seed, bool) or not isinstance(seed, int) or seed.bit_length() > rng.SEED_BITS:
            raise BadOption(N_("engine", "A seed is a whole number of at most {bits} bits, not {seed}.").fill(
                bits=rng.SEED_BITS, seed=repr(seed)))
        chosen: dict[str, Any] = {option.id: option.default for option in self.options}
        for name, value in options.items():
            if name == TABLE and value in self.manifest.tables:
                chosen[name] = value
                continue
            if name == OWN and self.own_numbers is not None:
                chosen[name] = self.own_changes(value).text
                continue
            option = next((each for each in self.options if each.id == name), None)
            if option is None:
                raise BadOption(N_("engine", "{game} has no option called {option}; its options are: {options}.").fill(
                    game=self.name, option=repr(name), options=tuple(chosen) or N_("engine", "none")))
            chosen[name] = option.value_of(value, number)
        if OWN in chosen:
            self._check_deal(self.numbers(number, seats, chosen), seats)
        return chosen

    def own_changes(self, text: object) -> Changes:
        """The changes of an own edition, from the line that says them. Raises BadOption for what is not allowed."""
        changes = changes_from(text)
        self.check_changes(changes)
        return changes

    def check_changes(self, changes: Changes) -> None:
        """That each of these changes is within its bounds. Raises BadOption, naming what is allowed."""
        own = self.own_numbers
        if own is None:
            raise BadOption(_NOT_CHANGED.fill(game=self.name))
        names = [(card.id, card.name) for card in self.cards]
        for name, number in changes.numbers.items():
            own.check_number(self.name, name, number)
        for card_id, number in changes.copies.items():
            own.check_copies(self.name, names, card_id, number)

    def _check_deal(self, numbers: Any, seats: int) -> None:
        """That these numbers can be dealt. Raises BadOption, saying what is too little."""
        trouble = None if self.own_numbers is None else self.own_numbers.trouble(numbers, seats)
        if trouble is not None:
            raise BadOption(trouble)

    def zones(self, seats: int) -> Zones:
        """The zones for a number of seats, cached."""
        return self._zones[seats]

    @cached_property
    def _zones(self) -> dict[int, Zones]:
        return {seats: Zones(seats, self.zones_for(seats)) for seats in self.seats}

    def _blank(self, edition: Edition) -> S:
        state = self.state_type()
        state.game = self
        state.adopt(edition)
        state.zones = self.zones(edition.seats)
        return state

    def move_from_json(self, data: object) -> Move:
        """The move with that notation. Raises BadNotation, a ValueError, if there is none."""
        return self.moves.parse(data)

    def state_from_json(self, data: dict[str, Any]) -> S:
        """The state that `State.to_json` wrote."""
        options, marked = self.without_mark(data["options"])
        state = self._blank(self.edition(data["seats"], options, data.get("edition", marked)))
        state.read_json(data, self.moves.parse)
        return state

    def observation_from_json(self, data: dict[str, Any]) -> Observation[S]:
        """The observation that `Observation.to_json` wrote."""
        own, public = (Recollection(Knowledge.from_json(data[whose])) for whose in ("knowledge", "public"))
        return Observation(data["seat"], self.state_from_json(data["seen"]), own, public, data.get("viewer"))

    @property
    def card_names(self) -> CardNames:
        """The names of the cards, by which files and fingerprints know them."""
        return self._card_names

    @cached_property
    def _card_names(self) -> CardNames:
        return CardNames([card.id for card in self.cards], self.former_numbers)

    def rule(self, rule_id: str) -> Rule:
        """The rule with that number. Raises KeyError if there is none."""
        return self._rules[rule_id]

    def rule_allowing(self, move: Move, state: S) -> str:
        """The number of the rule that allows a move which is legal in that position: the one to read about it."""
        words = move.notation.split()
        beginnings = (" ".join(words[:number]) for number in range(len(words), 0, -1))
        return next((self.allowed_by[each] for each in beginnings if each in self.allowed_by), self.turn_rule)

    @cached_property
    def _rules(self) -> dict[str, Rule]:
        return {rule.id: rule for rule in self.rulebook}

    def __reduce__(self) -> tuple[type[Self], tuple[()]]:
        """Copied and pickled as its class: it has nothing else but what it remembers."""
        return type(self), ()

    def __repr__(self) -> str:
        return f"<game {self.id}>"
