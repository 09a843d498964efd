"""The state of a game: public fields, cards in zones, sealed choices, randomness, and what every viewer knows."""

from __future__ import annotations

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Annotated, Any, ClassVar, Final, Self, TypeVar

from engine.core import rng
from engine.core.edition import Edition
from engine.core.errors import BadOption, IllegalMove, ThroneError
from engine.core.events import EVERYBODY, SILENCE, Event, EventList, Sink
from engine.core.knowledge import UNKNOWN, Happened, Knowledge, aimed, moved
from engine.core.memory import Log, Memory
from engine.core.moves import Move
from engine.core.native import mypyc_attr
from engine.core.observe import Observation
from engine.core.recollection import Recollection
from engine.core.refusal import Refusal
from engine.core.rules import Rules
from engine.core.sealed import CHOSEN, Sealed
from engine.core.story import oldest_first, story_of
from engine.core.zones import Zones

T = TypeVar("T")
Derived = Annotated[T, "follows from other fields"]
"""The type of a field that `refresh` computes from others: it is copied, but neither saved nor hashed."""
Told = Annotated[T, "tells how the position came about"]
"""The type of a field that the rules never ask for, only the table does: it is copied, but neither saved nor hashed.

In a position read from data nothing is known of it, which is what `refresh` says there.
"""
Kinds = Annotated[T, "a kind of card, or kinds"]
"""The type of a field that holds a kind of card or NONE, or a list of kinds (`places_of_kinds` says which, if not all).

A kind's number changes when another card comes before it: files write what is marked so by the ids of cards.
"""
KindMask = Annotated[T, "a mask of kinds"]
"""The type of a field that has a bit for every kind."""
ByKind = Annotated[T, "by seat and kind"]
"""The type of a list that has, seat after seat, a number for every kind."""


class _Rules:
    """A game, and those of its rules that search asks for all the time.

    Finding them anew in a game, an object of a plain class, takes 4 % of random games of Throne where this is compiled.
    """

    __slots__ = ("game", "legal_moves", "play")

    def __init__(self, game: Rules[Any]) -> None:
        self.game = game
        self.legal_moves: Callable[[Any], Sequence[Move]] = game.legal_moves
        self.play: Callable[[Any, Move, Sink], None] = game.play


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position of one game: data, and how to read it. What may be done in it is up to the game's rules.

    A subclass declares its fields with their types; `make states` writes `__slots__`, FIELDS, which of these hold kinds
    of cards, and `clone` below them.
    Fields hold ints, strings, None or lists of ints, and only what every seat may know. Hidden cards are in `cards`:
    one list of kinds per stored zone. `actor` is the seat whose turn it is; None when the game is over.
    """

    __slots__ = ("_limbs", "_random", "_rules", "actor", "cards", "edition", "log", "memory", "phase", "reveals",
                 "sealed", "seats", "story", "zones")

    FIELDS: ClassVar[tuple[str, ...]] = ()
    NOBODY: ClassVar[Mapping[str, Collection[str]]] = {}
    """By field: the phases in which it never stands for the first seat or card, so that left out it means nobody."""
    ZONE_FIELDS: ClassVar[frozenset[str]] = frozenset()
    """The fields that hold public zones in another form (see `cards_in` and `fill`)."""
    KIND_FIELDS: ClassVar[tuple[str, ...]] = ()
    KIND_MASKS: ClassVar[tuple[str, ...]] = ()
    BY_KIND: ClassVar[tuple[str, ...]] = ()

    _rules: _Rules
    _random: int
    _limbs: rng.Limbs | None
    """What `random` has become since, once something was drawn in the compiled engine."""
    seats: int
    edition: Edition
    """What the game is played with; the game's own numbers are in its states' `numbers`, too."""
    zones: Zones
    actor: int | None
    phase: str
    reveals: int
    cards: list[list[int]]
    log: Log
    memory: Memory | None
    sealed: Sealed | None
    story: Log
    """Public facts of play that the game has written down (see `recount`), newest first; None where nothing is known.

    It tells how the position came about: no rule asks for it, and it is saved but not in fingerprints.
    """

    # -- its edition -----------------------------------------------------------------------------------------------

    def adopt(self, edition: Edition) -> None:
        """Be a position of a game played in that edition; `make states` writes the rest for states with `numbers`."""
        self.edition = edition
        self.seats = edition.seats

    @property
    def options(self) -> dict[str, Any]:
        """The value of every option of the game. Do not change it: an edition has them."""
        return self.edition.options

    # -- the rules, which are the game's ---------------------------------------------------------------------------

    @property
    def game(self) -> Rules[Any]:
        """The game that this is a position of."""
        return self._rules.game

    @game.setter
    def game(self, game: Rules[Any]) -> None:
        self._rules = _Rules(game)

    def legal_moves(self) -> Sequence[Move]:
        """The actor's legal moves in a stable order; never empty while there is an actor."""
        return self._rules.legal_moves(self)

    def why_not(self, move: Move) -> Refusal | None:
        """None if the move is legal for the actor, otherwise the rule against it and the reason."""
        return self.game.refuse_over() if self.actor is None else self.game.why_not(self, move)

    def scores(self) -> tuple[int, ...]:
        """One score per seat, as the players would read them now."""
        return self.game.scores(self)

    def winners(self) -> frozenset[int]:
        """The winning seats; empty while the game runs, or when nobody wins."""
        return frozenset() if self.actor is not None else self.game.winners(self)

    def sealed_choices(self, seat: int) -> Sequence[Move]:
        """The moves that seat may have chosen in the current sealed choice; none in a game without them."""
        return self.game.sealed_choices(self, seat)

    def refresh(self) -> None:  # noqa: B027 - most games derive nothing, so there is nothing to do
        """Recompute what the game derives from its zones; called after these were filled from outside."""

    # -- playing ---------------------------------------------------------------------------------------------------

    def apply(self, move: Move, events: list[Event] | None = None) -> None:
        """Carry out a move in place. Raises IllegalMove, changing nothing, if the rules refuse it."""
        refusal = self.why_not(move)
        if refusal is not None:
            raise IllegalMove(refusal)
        self.game.play(self, move, SILENCE if events is None else EventList(events))

    def advance(self, move: Move) -> None:
        """Carry out a move without checking it, for search: the caller vouches that it is legal."""
        self._rules.play(self, move, SILENCE)

    @abstractmethod
    def clone(self) -> Self:
        """An independent copy."""

    def copy_base(self, other: Self) -> None:
        """Copy the fields that every state has into `other`."""
        other._rules = self._rules
        other.seats = self.seats
        other.edition = self.edition
        other.zones = self.zones
        other.actor = self.actor
        other.phase = self.phase
        other.reveals = self.reveals
        other._random = self._random if self._limbs is None else self._limbs.joined()
        other._limbs = None
        other.cards = [cards[:] for cards in self.cards]
        other.log = self.log
        other.memory = self.memory
        other.story = self.story
        other.sealed = self.sealed and self.sealed.copy()

    # -- zones and knowledge ---------------------------------------------------------------------------------------

    def cards_in(self, zone: int) -> Sequence[int]:
        """The kinds of the cards in a zone. Games that hold a public zone in another form override this."""
        return self.cards[zone]

    def fill(self, zone: int, kinds: Sequence[int]) -> None:
        """Replace the cards in a zone; nobody learns of it. For positions typed by hand.

        Games that hold a public zone in another form override this.
        """
        self.cards[zone] = list(kinds)

    def places_of_kinds(self, field: str) -> Sequence[int]:
        """The places in a list among KIND_FIELDS that hold kinds: all, unless a game knows better."""
        return range(len(getattr(self, field)))

    def begin(self) -> None:
        """Start everybody's knowledge with all cards seen: call once, before the first shuffle."""
        self.log = None
        known = Knowledge.at_start([self.cards_in(zone) for zone in range(len(self.zones))])
        self.memory = Memory.from_knowledge([known] * (self.seats + 1))

    def note(self, happened: Happened) -> None:
        """Log what happened to cards; viewers learn from it once somebody asks what they know."""
        self.log = (self.log, happened)

    def carry(self, kind: int, source: int, target: int, seers: int = EVERYBODY) -> None:
        """Move a card from zone to zone, any of that kind; the viewers in the mask see its kind.

        For the top card of a pile there is `draw`: which of several alike is taken matters there.
        """
        self.cards[source].remove(kind)
        self.cards[target].append(kind)
        self.log = (self.log, moved(seers, kind, source, target))

    def aim(self, who: int, at: int) -> None:
        """Log that a seat did something against another one, for all to see."""
        self.log = (self.log, aimed(who, at))

    def recount(self, fact: tuple[int, ...]) -> None:
        """Write down something that everybody has seen, for those who draw conclusions from what somebody did."""
        self.story = (self.story, fact)

    def draw(self, source: int, target: int, seers: int = EVERYBODY) -> int:
        """Move the top card of a pile, the last one, and return its kind; the viewers in the mask see it."""
        kind = self.cards[source].pop()
        self.cards[target].append(kind)
        self.log = (self.log, moved(seers, kind, source, target))
        return kind

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle a list of cards with the state's own randomness."""
        if rng.NATIVE:
            self._in_limbs().shuffle(cards)
        else:
            self._random = rng.shuffle(self._random, cards)
        self.reveals += 1

    def draw_number(self, bound: int) -> int:
        """A random number from 0 to bound - 1."""
        if rng.NATIVE and bound < rng.MOST:
            number: int = self._in_limbs().below(bound)
        else:
            self.random, number = rng.below(self.random, bound)
        self.reveals += 1
        return number

    @property
    def random(self) -> int:
        """The state of the generator that numbers and shuffles are drawn from."""
        return self._random if self._limbs is None else self._limbs.joined()

    @random.setter
    def random(self, state: int) -> None:
        self.draw_from(state)

    def draw_from(self, state: int) -> None:
        """Draw all numbers and shuffles to come from that state of the generator.

        Set as a property by code that is not compiled, or that does not know the class, a large number is never freed
        (mypyc 2.4.1): searches kept 4 MB a game.
        """
        self._random = state
        self._limbs = None

    def _in_limbs(self) -> rng.Limbs:
        if self._limbs is None:
            self._limbs = rng.Limbs(self._random)
        return self._limbs

    def knowledge_of(self, viewer: int) -> Knowledge:
        """What a seat, or the public (viewer number `seats`), knows now. Do not change it.

        Raises ThroneError for a position as an observation shows it.
        """
        return self._recollection_of(viewer).knowledge

    def _recollection_of(self, viewer: int) -> Recollection:
        if self.memory is None:
            raise ThroneError("A position as a seat sees it has no memory: its observation has the knowledge.")
        return self.memory.recollection(viewer, self.log)

    def observation(self, seat: int) -> Observation[Self]:
        """Everything that seat may know and nothing else. Raises ValueError if there is no such seat."""
        self._check_seat(seat)
        own, public = self._recollection_of(seat), self._recollection_of(self.zones.spectator)
        legal = self.legal_moves() if self.actor == seat else ()
        return Observation(seat, self._as_seen_by(seat), own, public, blanks=self.zones.hidden[seat], legal=legal)

    def public_observation(self, seat: int) -> Observation[Self]:
        """What everybody may know, from that seat's side of the table, for a screen that several people look at.

        Its legal moves are the seat's only where these depend on public facts. Raises ValueError like `observation`.
        """
        self._check_seat(seat)
        spectator = self.zones.spectator
        public = self._recollection_of(spectator)
        return Observation(seat, self._as_seen_by(spectator), public, public, spectator, self.zones.hidden[spectator])

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise BadOption(f"There is no seat {seat}: seats are 0 to {self.seats - 1}.")

    def _as_seen_by(self, seat: int) -> Self:
        """The position with a blank for every card in a zone that the seat does not see into."""
        seen = self.clone()
        for zone in self.zones.hidden[seat]:
            seen.cards[zone] = [UNKNOWN] * len(seen.cards[zone])
        seen.random = 0
        seen.log = None
        seen.memory = None
        seen.sealed = self.sealed and self.sealed.as_seen_by(seat)
        return seen

    # -- as data ---------------------------------------------------------------------------------------------------

    def to_json(self) -> dict[str, Any]:
        """The complete state as plain JSON types; `game.state_from_json` reads it back.

        Kinds stand there as numbers, for programs of the same version: what is kept in files has the ids of cards.
        For these, the edition of today goes without saying.
        """
        data = self._position_to_json()
        if self.edition.number != self.game.rules_version:
            data["edition"] = self.edition.number
        if self.memory is not None:
            data["knowledge"] = [self.knowledge_of(viewer).to_json() for viewer in range(self.seats + 1)]
        if self.story is not None:
            data["story"] = [list(fact) for fact in oldest_first(self.story)]
        return data

    def _position_to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {"game": self.game.id, "seats": self.seats, "options": dict(self.options),
                                "actor": self.actor, "phase": self.phase, "reveals": self.reveals,
                                "random": str(self.random), "cards": [cards[:] for cards in self.cards]}
        for name in self.FIELDS:
            value = getattr(self, name)
            data[name] = value[:] if isinstance(value, list) else value
        if self.sealed is not None:
            data["sealed"] = self.sealed.to_json()
        return data

    def read_json(self, data: dict[str, Any], parse: Callable[[object], Move]) -> None:
        """Fill a new state, of the same edition, from what `to_json` returned; `parse` reads a move."""
        for name in ("actor", "phase", "reveals", *self.FIELDS):
            value = data[name]
            setattr(self, name, value[:] if isinstance(value, list) else value)
        self.random = int(data["random"])
        self.cards = [list(cards) for cards in data["cards"]]
        sealed = data.get("sealed")
        self.sealed = None if sealed is None else Sealed(
            sealed["concerned"], {int(seat): CHOSEN if choice is True else parse(choice)
                                  for seat, choice in sealed["choices"].items()})
        self.log = None
        self.story = story_of(data.get("story", ()))
        knowledge = data.get("knowledge")
        self.memory = None if knowledge is None else Memory.from_knowledge(map(Knowledge.from_json, knowledge))
        self.refresh()

    def fingerprint(self) -> str:
        """A short hash of the position, the same on every platform and build.

        What the seats know follows from the moves and is left out, so that better inference invalidates no record. So
        is the number of the edition: prints are compared within a game.
        """
        data = self._position_to_json()
        if self.edition.mark:
            data["options"][self.edition.mark] = True
        if not self.game.card_names.unmoved:
            self._name_cards(data)
        text = json.dumps(data, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:FINGERPRINT_DIGITS]


    def _name_cards(self, data: dict[str, Any]) -> None:
        """Put what stands for kinds in fingerprints in their place."""
        names = self.game.card_names
        data["cards"] = [[names.number_of(kind) for kind in cards] for cards in self.cards]
        for name in self.KIND_FIELDS:
            value = data[name]
            if isinstance(value, list):
                for place in self.places_of_kinds(name):
                    value[place] = names.number_of(value[place])
            else:
                data[name] = names.number_of(value)
        for name in self.KIND_MASKS:
            data[name] = names.number_of_mask(data[name])
        for name in self.BY_KIND:
            data[name] = names.numbers_of_rows(data[name], self.seats)


FINGERPRINT_DIGITS: Final = 16
