"""A game: its manifest, its rule book and its cards, and the door to its states."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Literal, TypeAlias, TypeVar

from engine.base.faces import TokenColour, TokenShape
from engine.core import rng
from engine.core.errors import BadOption
from engine.core.knowledge import Knowledge
from engine.core.manifest import Manifest, Option, RuleChange
from engine.core.moves import Move, MoveTable
from engine.core.observe import Observation
from engine.core.refusal import Refusal, Rule
from engine.core.state import State
from engine.core.text import N_, Player, Text
from engine.core.zones import Zones

if TYPE_CHECKING:
    from engine.base.evaluator import Evaluator
    from engine.base.lessons import Lessons
    from engine.base.table import TableSpec

S = TypeVar("S", bound=State)

_NOT_YOUR_TURN: Final = N_("engine", "It is not your turn: {player} is to decide.")
_OVER: Final = N_("engine", "The game is over.")


Colour: TypeAlias = Literal["indigo", "green", "crimson", "amber", "violet", "teal", "slate"]
"""The colours of groups, which every theme has."""
Edge: TypeAlias = Literal["zigzag", "scallops", "bars", "waves", "steps", "notches", "straight"]
"""How the head of a card ends."""


@dataclass(frozen=True, slots=True)
class Group:
    """A group of cards and its look: a colour of the house style, and an edge that tells it apart without colour."""

    id: str
    name: Text
    colour: Colour
    edge: Edge


@dataclass(frozen=True, slots=True)
class Badge:
    """A number on a card besides its value: a token's outline and colour, a short text, and what it means."""

    shape: TokenShape
    colour: TokenColour
    text: str
    tip: Text


@dataclass(frozen=True, slots=True)
class Card:
    """One kind of card: `kind` is its number in zones and moves, `id` names its picture.

    `index` stands in the corners, where that is not the value; a letter is a text, for it follows the language.
    `sign` and `signs` name drawings in the folder of the
    game's pictures ("pairs/farmer"): one in the head, and a row at the foot. `badges` stand below the head.
    """

    kind: int
    id: str
    name: Text
    value: int | None
    group: Group
    ability: Text
    index: Text | str = ""
    sign: str = ""
    signs: tuple[str, ...] = ()
    badges: tuple[Badge, ...] = ()

    @property
    def corner(self) -> Text | str:
        """What stands in the corners: the index, or else the value, or nothing."""
        return self.index or ("" if self.value is None else str(self.value))


class Game(ABC, Generic[S]):
    """The rules of one game. A subclass per game folder."""

    manifest: ClassVar[Manifest]
    rulebook: ClassVar[tuple[Rule, ...]]
    cards: ClassVar[tuple[Card, ...]]
    turn_rule: ClassVar[str]
    end_rule: ClassVar[str]
    turn_rules: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """By phase: the rule that says who is asked, where that is not the `turn_rule`."""
    state_type: type[S]

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
        """Raised whenever a rule changes, so that older records are recognised."""
        return self.manifest.rules_version

    @property
    def rule_changes(self) -> tuple[RuleChange, ...]:
        """What is new in each version of the rules after the first."""
        return self.manifest.changes

    @property
    def seats(self) -> range:
        """The numbers of players that can play."""
        return self.manifest.seats

    @property
    def options(self) -> tuple[Option, ...]:
        """What can be chosen before a game."""
        return self.manifest.options

    # -- what a game writes ----------------------------------------------------------------------------------------

    @cached_property
    @abstractmethod
    def moves(self) -> MoveTable:
        """All moves of the game, for every number of seats."""

    @abstractmethod
    def zones(self, seats: int) -> Zones:
        """The zones for a number of seats; made once."""

    def fixtures(self, seats: int) -> tuple[int, ...]:
        """The kinds of the cards that stay before their owners and are in no zone; most games have none."""
        return ()

    @abstractmethod
    def set_up(self, state: S) -> None:
        """Lay out a new state whose base fields are filled."""

    @abstractmethod
    def describe(self, move: Move, observation: Observation[S]) -> Text:
        """What the move does, for a button, the log and speech."""

    @cached_property
    @abstractmethod
    def table(self) -> TableSpec[S]:
        """How the game lies on a table."""

    @cached_property
    @abstractmethod
    def evaluator(self) -> Evaluator[S]:
        """What bots need to know of the game."""

    @cached_property
    def lessons(self) -> Lessons[S] | None:
        """The guided first game and the player aid; None for what is not meant to be learned."""
        return None

    # -- games begun with older rules ------------------------------------------------------------------------------

    def changes_since(self, version: int) -> tuple[Text, ...]:
        """Which rules are new since a version of the rules: a sentence each."""
        return tuple(change.text for change in self.rule_changes if change.version > version)

    def options_anew(self, options: dict[str, Any]) -> dict[str, Any]:
        """The options of a game for another one of the same kind: only what is offered today."""
        return {option.id: options[option.id] for option in self.options}

    def options_today(self, options: dict[str, Any]) -> dict[str, Any]:
        """The options of a game that was begun with older rules, as they are called today."""
        return options

    def is_asked_no_more(self, state: S, seat: int, move: Move) -> bool:
        """Whether a move of a game that was begun with older rules answers what nobody is asked any more.

        The state is the position in which that seat made the move; today's rules ask another seat, or something else.
        """
        return False

    # -- what every game has ---------------------------------------------------------------------------------------

    def start(self, seats: int, seed: int, **options: Any) -> S:
        """A new game. Raises ValueError on seats, a seed or options that are not allowed, naming what is."""
        chosen = self.check(seats, seed, options)
        state = self._blank(seats, chosen)
        state.random = rng.first_state(seed)
        state.reveals = 0
        state.actor = 0
        state.phase = ""
        state.log = None
        state.memory = ()
        state.sealed = None
        self.set_up(state)
        return state

    def check(self, seats: int, seed: int, options: dict[str, Any]) -> dict[str, Any]:
        """All options with their values. Raises ValueError, naming what is allowed."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            raise BadOption(f"{self.name} is for {self.seats[0]} to {self.seats[-1]} players, not {seats!r}.")
        if isinstance(seed, bool) or not isinstance(seed, int) or seed.bit_length() > rng.SEED_BITS:
            raise BadOption(f"A seed is a whole number of at most {rng.SEED_BITS} bits, not {seed!r}.")
        chosen: dict[str, Any] = {option.id: option.default for option in self.options}
        for name, value in options.items():
            option = next((each for each in self.options if each.id == name), None)
            if option is None:
                known = ", ".join(chosen) or "none"
                raise BadOption(f"{self.name} has no option {name!r}; its options: {known}.")
            allowed = [choice.value for choice in option.choices]
            if not any(value == each and type(value) is type(each) for each in allowed):
                raise BadOption(f"Option {name} is one of {', '.join(map(repr, allowed))}, not {value!r}.")
            chosen[name] = value
        return chosen

    def _blank(self, seats: int, options: dict[str, Any]) -> S:
        state = object.__new__(self.state_type)
        state.game = self
        state.seats = seats
        state.options = options
        state.zones = self.zones(seats)
        return state

    def move_from_json(self, data: object) -> Move:
        """The move with that notation. Raises BadNotation, which is a ValueError."""
        return self.moves.parse(data)

    def state_from_json(self, data: dict[str, Any]) -> S:
        """The state that `State.to_json` wrote."""
        state = self._blank(data["seats"], {})
        state.read_json(data, self.moves.parse)
        return state

    def observation_from_json(self, data: dict[str, Any]) -> Observation[S]:
        """The observation that `Observation.to_json` wrote."""
        return Observation(data["seat"], self.state_from_json(data["seen"]), Knowledge.from_json(data["knowledge"]),
                           Knowledge.from_json(data["public"]), data.get("viewer"))

    def rule(self, rule_id: str) -> Rule:
        """The rule with that number. Raises KeyError."""
        return self._rules[rule_id]

    @cached_property
    def _rules(self) -> dict[str, Rule]:
        return {rule.id: rule for rule in self.rulebook}

    def refuse_turn(self, actor: int, phase: str) -> Refusal:
        """The refusal of a move by a seat that is not asked in that phase."""
        return Refusal(self.turn_rules.get(phase, self.turn_rule), _NOT_YOUR_TURN.fill(player=Player(actor)))

    def refuse_over(self) -> Refusal:
        """The refusal of any move after the end."""
        return Refusal(self.end_rule, _OVER)

    def __repr__(self) -> str:
        return f"<game {self.id}>"
