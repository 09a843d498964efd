"""A table that is being laid by hand: nothing on it is checked before somebody asks, and everything can be undone.

    draft = Draft.empty(load_game("throne"), 2)
    draft.put(kind, "hand.1")
    draft.decide(0, "lay")
    draft.missing()                 # "20 cards do not lie anywhere yet."
    draft.fill(seed=1)
    state = draft.state()

Zones and cards are named as in the notation of positions: zones by their ids, cards by their kinds. All that is said
about a table is a `Complaint`: a sentence, and the zones and fields that it is about.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from engine.base.first_sight import seen_first
from engine.base.game import Game
from engine.base.laying import LONGEST_LIST, OVER, Complaint, Laying
from engine.base.notation import (
    ACTOR,
    PHASE,
    SEALED,
    clear,
    game_of,
    leave_out,
    notation,
    read_unfinished,
    unfinished_notation,
)
from engine.core.deadline import Deadline
from engine.core.errors import BadNotation
from engine.core.sealed import Sealed
from engine.core.state import State
from engine.core.text import N_, Text
from engine.games.registry import GAMES, load_game
from engine.lab.checking import NO_PHASE, complaints_about, wrong_sizes
from engine.lab.errors import CannotLay
from engine.lab.filling import MOST_GAMES, bare, filled, hidden
from engine.session.undo_stack import UndoStack

S = TypeVar("S", bound=State)

_SEED: Final = 1
_MOST_STEPS: Final = 1_000
"""How many steps can be taken back."""

_GAMES: Final = 8
"""So many games are tried for each moment where nobody has said what happens: about a tenth of a second."""

_NO_MOMENT: Final = N_("engine/lab", "Nothing can happen at a table like this.")
_NOT_IN_BOX: Final = N_("engine/lab", "There is no {card} left in the box.")
_NOT_THERE: Final = N_("engine/lab", "That card is not in this place.")
_NEVER_THERE: Final = N_("engine/lab", "This card never goes in this place.")
_NO_ZONE: Final = N_("engine/lab", "There is no place called {name}.")
_NO_FIELD: Final = N_("engine/lab", "There is no setting called {name}.")
_NOT_SUCH: Final = N_("engine/lab", "{name} cannot have this value.")
_NO_SEAT: Final = N_("engine/lab", "That player is not at this table.")
_NO_GAME: Final = N_("engine/lab", "A position must begin with its game, one of: {games}.")


@dataclass(frozen=True)
class _Laid(Generic[S]):
    """A table at one moment of laying it: never changed, as it is what an undo comes back to."""

    state: S
    names: frozenset[str]
    """The zones and fields that somebody has laid, and ACTOR, PHASE and SEALED."""
    by_hand: frozenset[str] = frozenset()
    """The fields that somebody gave a value, which no card that is moved changes."""
    origin: S | None = None
    """The position it was taken from, if nothing has been changed: there players know what they have seen."""


class Draft(Generic[S]):
    """A table being laid. Everything that changes it is one step, which can be undone and redone."""

    def __init__(self, game: Game[S], first: _Laid[S]) -> None:
        """Made by `empty`, `from_state` and `from_text`."""
        self.game = game
        self._first = first
        self._steps: UndoStack[_Laid[S]] = UndoStack()
        self._checked: tuple[_Laid[S], tuple[Complaint, ...]] | None = None
        start = game.start(first.state.seats, _SEED, edition=first.state.edition.number, **first.state.options)
        self._deck = Counter(kind for zone in range(len(start.zones)) for kind in start.cards_in(zone))

    # -- how it begins ---------------------------------------------------------------------------------------------

    @classmethod
    def empty(cls, game: Game[S], seats: int, **options: Any) -> Draft[S]:
        """A bare table, all cards in the box. Raises BadOption on seats or options that the game does not have."""
        state = game.start(seats, _SEED, **options)
        clear(state)
        state.actor, state.phase, state.log, state.memory, state.story = None, "", None, None, None
        leave_out(state, state.FIELDS)
        state.refresh()
        if game.laying is not None:
            game.laying.settle(state, _free(game.laying, state, frozenset()))
        return cls(game, _Laid(state, frozenset()))

    @classmethod
    def from_state(cls, state: S) -> Draft[S]:
        """A position of a game, to be changed; as long as it is not, `state` gives it back with all that is known."""
        game: Game[S] = load_game(state.game.id)
        return cls(game, _Laid(bare(state), _everything(state), origin=state.clone()))

    @classmethod
    def from_text(cls, text: str) -> Draft[Any]:
        """A table in the notation of positions, whole or not.

        Raises BadNotation or BadOption, a sentence each, for what is none. A table that cannot be played on is one: see
        `faults`.
        """
        if game_of(text) not in GAMES:
            raise BadNotation(_NO_GAME.fill(games=", ".join(GAMES)))
        game: Game[Any] = load_game(game_of(text))
        state, names = read_unfinished(game, text)
        draft: Draft[Any] = Draft(game, _Laid(state, names))
        whole = not draft.box and {ACTOR, PHASE} <= names
        if game.laying is not None:
            game.laying.settle(state, () if whole else _free(game.laying, state, names))
        if whole:
            draft = Draft(game, _Laid(state, _everything(state)))
        return draft

    # -- what lies there -------------------------------------------------------------------------------------------

    @property
    def _now(self) -> _Laid[S]:
        return self._steps.done[-1] if self._steps.done else self._first

    @property
    def table(self) -> S:
        """The table as far as it is laid. Do not change it, nor ask the rules about it: use `state` for that."""
        return self._now.state

    @property
    def seats(self) -> int:
        """The number of players."""
        return self.table.seats

    @property
    def laid(self) -> frozenset[str]:
        """The zones and fields that have been laid, and of "actor", "phase" and "sealed" those that have."""
        return self._now.names

    @property
    def zones(self) -> tuple[str, ...]:
        """The ids of all zones."""
        return tuple(zone.id for zone in self.table.zones)

    @property
    def fields(self) -> dict[str, Any]:
        """All fields that can be set, with their values now."""
        return {name: _copied(getattr(self.table, name)) for name in self.table.FIELDS
                if name not in self.table.ZONE_FIELDS}

    @property
    def box(self) -> tuple[int, ...]:
        """The kinds of all cards that do not lie anywhere, sorted."""
        left = Counter(self._deck)
        left.subtract(kind for zone in self.zones for kind in self.cards(zone))
        return tuple(sorted(left.elements()))

    @property
    def actor(self) -> int | None:
        """The seat that decides; None if the game is over, or if nobody has said yet who does."""
        return self.table.actor

    @property
    def phase(self) -> str:
        """What is to be decided; "" as long as nobody has said it."""
        return self.table.phase

    @property
    def moments(self) -> Mapping[str, Text | None]:
        """What may be decided at a table of so many players, the usual first; that of this table always among it.

        By phase: what happens in it; None if its game has no words for it.
        """
        laying = self.game.laying
        there = dict.fromkeys((self.phase,) if self.phase else ())
        if laying is None:
            return there
        named = {phase: laying.phases[phase] for phase in there if phase in laying.phases}
        return {**laying.moments(self.seats), **named}

    def cards(self, zone: str) -> tuple[int, ...]:
        """The kinds in a zone, from the bottom up. Raises CannotLay if there is no such zone."""
        return tuple(self.table.cards_in(self._zone(zone)))

    def home(self, kind: int, zone: str) -> str:
        """The zone where a card of that kind goes that is dropped on this one. Raises CannotLay if there is none."""
        laying, number = self.game.laying, self._zone(zone)
        return zone if laying is None else self.table.zones[laying.home(self.table, number, kind)].id

    # -- laying cards ----------------------------------------------------------------------------------------------

    def put(self, kind: int, zone: str, place: int | None = None, slot: int | None = None) -> None:
        """Lay a card from the box, on top or so far from the bottom; or in a slot of the table, where a zone has any.

        Raises CannotLay if there is none left.
        """
        if kind not in self.box:
            raise CannotLay(_NOT_IN_BOX.fill(card=self._card(kind)))
        staying = self._staying(zone)
        self._step({zone: _with(staying, kind, place)}, slotted=(zone, len(staying) if place is None else place, slot))

    def take(self, zone: str, place: int) -> None:
        """Put the card in that place, counted from the bottom, into the box. Raises CannotLay if there is none."""
        self._step({zone: _without(self.cards(zone), place)})

    def move(self, zone: str, place: int, to: str, at: int | None = None, slot: int | None = None) -> None:
        """Move a card to another zone, or within one: on top, or so far from the bottom without it; or into a slot."""
        left = _without(self.cards(zone), place)
        kind = self.cards(zone)[place]
        staying = left if to == zone else self._staying(to)
        if to == zone and slot is not None:
            self._step({}, slotted=(zone, place, slot))
        else:
            self._step({zone: left, to: _with(staying, kind, at)},
                       slotted=(to, len(staying) if at is None else at, slot))

    def _staying(self, zone: str) -> tuple[int, ...]:
        """The cards of a zone that stay there when another comes: none where one takes the place of the other."""
        laying = self.game.laying
        alone = laying is not None and zone.partition(".")[0] in laying.singles
        return () if alone else self.cards(zone)

    def lay(self, zone: str, kinds: Iterable[int]) -> None:
        """Let these be the cards of a zone; its own go back into the box. Raises CannotLay if there are too few."""
        wanted = tuple(kinds)
        left = Counter((*self.box, *self.cards(zone)))
        left.subtract(wanted)
        for kind, number in left.items():
            if number < 0:
                raise CannotLay(_NOT_IN_BOX.fill(card=self._card(kind)))
        self._step({zone: wanted})

    def empty_zone(self, zone: str) -> None:
        """Put all cards of a zone into the box, and have it count as laid: it shall be empty."""
        self._step({zone: ()})

    def clear(self) -> None:
        """Take everything off the table: all cards lie in the box, and nothing is laid."""
        bare_table = Draft.empty(self.game, self.seats, **self.table.options, edition=self.table.edition.number)
        self._done(bare_table.table.clone(), frozenset())

    def leave_open(self, name: str) -> None:
        """Have a zone or field count as not laid, with nothing in it: `fill` may lay it."""
        if name in self.zones:
            self._step({name: ()}, without=name)
            return
        if name not in self.fields:
            raise CannotLay(_NO_FIELD.fill(name=name[:60]))
        state = self.table.clone()
        leave_out(state, (name,))
        self._done(state, self.laid - {name})

    # -- all else --------------------------------------------------------------------------------------------------

    def set_field(self, name: str, value: int | Sequence[int]) -> None:
        """Give a field a value, of a list the whole list. Raises CannotLay on a name or a type that is not there.

        Whether the value makes sense, `faults` says.
        """
        now = self.fields
        if name not in now:
            raise CannotLay(_NO_FIELD.fill(name=name[:60]))
        wanted: Any = value if isinstance(value, int | str) else list(value)
        if (type(wanted) is not type(now[name])
                or (isinstance(wanted, list) and any(type(each) is not int for each in wanted))):
            raise CannotLay(_NOT_SUCH.fill(name=self.field_name(name)))
        laying = self.game.laying
        size = None if laying is None or name not in laying.fields else laying.fields[name].size_in(self.table)
        if isinstance(wanted, list) and len(wanted) != size and (size is not None or len(wanted) > LONGEST_LIST):
            raise CannotLay(_NOT_SUCH.fill(name=self.field_name(name)))
        state = self.table.clone()
        setattr(state, name, wanted)
        self._done(state, self.laid | {name}, self._now.by_hand | {name})

    def set_number(self, name: str, place: int, number: int) -> None:
        """Give one number of a list another value. Raises CannotLay like `set_field`."""
        values = self.fields.get(name)
        if not isinstance(values, list) or not 0 <= place < len(values):
            raise CannotLay(_NO_FIELD.fill(name=name[:60]))
        self.set_field(name, [*values[:place], number, *values[place + 1:]])

    def decide(self, actor: int | None, phase: str) -> None:
        """Say who decides, None if the game is over, and what; "" for what nobody has said yet.

        Fields that nobody has laid get the values that go without saying in this phase.
        """
        self._seat(actor)
        laying = self.game.laying
        if laying is not None and phase and phase not in laying.phases:
            raise CannotLay(NO_PHASE.fill(name=phase[:60]))
        state = self.table.clone()
        names = (self.laid | {ACTOR, PHASE}) - ({PHASE} if not phase else set())
        fields = {} if laying is None else laying.fields
        if phase != state.phase:
            state.sealed = None
            names -= {SEALED}
        if (actor, phase) != (state.actor, state.phase):
            names -= {name for name, field in fields.items() if field.follows}
        state.actor, state.phase = actor, phase
        lying = {name for name, field in fields.items() if field.lies_with}
        leave_out(state, (name for name in self.fields if name not in names | lying))
        self._done(state, names)

    # -- undo ------------------------------------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to undo."""
        return bool(self._steps.done)

    @property
    def can_redo(self) -> bool:
        """Whether there is a step to redo."""
        return bool(self._steps.to_redo)

    def undo(self) -> None:
        """Take the last step back. Raises IndexError if there is none."""
        if not self.can_undo:
            raise IndexError("There is no step to undo.")
        self._steps.go_back(len(self._steps) - 1)

    def redo(self) -> None:
        """Take the step again that was undone last. Raises IndexError if there is none."""
        self._steps.go_forward()

    # -- what is wrong, and what is missing ------------------------------------------------------------------------

    def faults(self) -> tuple[Complaint, ...]:
        """What makes this table impossible, whatever is laid besides; nothing while it may still become a position."""
        return tuple(each for each in self._complaints() if not self._may_be_mended(each))

    def missing(self) -> tuple[Complaint, ...]:
        """What is still to be laid."""
        return tuple(each for each in self._complaints() if self._may_be_mended(each))

    @property
    def is_whole(self) -> bool:
        """Whether the table is a position: nothing is wrong with it, and nothing missing."""
        return not self._complaints()

    def state(self) -> S:
        """The position, for the rules. Raises CannotLay, saying the first thing that is wrong or missing."""
        now = self._now
        if now.origin is not None:
            return now.origin.clone()
        for each in (*self.faults(), *self.missing()):
            raise CannotLay(each.text)
        return seen_first(self.game, now.state.clone())

    def _complaints(self) -> tuple[Complaint, ...]:
        now = self._now
        if now.origin is not None:
            return ()
        if self._checked is None or self._checked[0] is not now:
            self._checked = now, tuple(complaints_about(self.game, now.state, now.names, self.box))
        return self._checked[1]

    def _may_be_mended(self, complaint: Complaint) -> bool:
        """Whether it may be true only because something it is about has not been laid, or not all cards of a hand."""
        if complaint.too_few and all(hidden(self.table, name) and self.cards(name) for name in complaint.about):
            return True
        return any(name not in self.laid for name in complaint.about)

    # -- sharing, and the rest at random ---------------------------------------------------------------------------

    def text(self, *, exact: bool = False) -> str:
        """The table as one line: a position's notation if all cards lie, otherwise what is laid so far.

        `exact` adds the state of chance to a position. `from_text` reads either.
        """
        if not self.box and {ACTOR, PHASE} <= self.laid:
            return notation(self.game, self.table, exact=exact)
        return unfinished_notation(self.game, self.table, self.laid)

    def fill(self, seed: int, seconds: float | None = None) -> None:
        """Lay all that nobody has laid at random, hands included, as it might come about in a game; one step.

        Hands and piles with too few cards get more. Where nobody has said whose turn it is, and what happens, it is the
        first that can be at such a table, the first player's usual turn before all else. Raises CannotLay if the table
        is impossible as it is, or if no game that comes to mind fits it; with `seconds`, within that time.
        """
        for each in self.faults():
            raise CannotLay(each.text)
        reason: CannotLay | None = None
        games = MOST_GAMES if {ACTOR, PHASE} <= self.laid else _GAMES
        deadline = Deadline(seconds)
        for decided in self._thought_of():
            try:
                state = filled(self.game, decided.table, decided.laid, seed, games, deadline)
            except CannotLay as error:
                reason = reason or error
                if deadline.passed():
                    break
            else:
                self._done(state, _everything(state))
                return
        raise reason or CannotLay(_NO_MOMENT)

    def _thought_of(self) -> Iterator[Draft[S]]:
        """This table at every such moment, first with the values that it mostly has there."""
        for decided in self._decided():
            laying = self.game.laying
            usual = {} if laying is None else laying.usual(decided.table, decided.laid)
            if usual:
                likely: Draft[S] = Draft(self.game, decided._now)
                for name, value in usual.items():
                    likely.set_field(name, value)
                if not likely.faults():
                    yield likely._first_asked()
            yield decided

    def _decided(self) -> Iterator[Draft[S]]:
        """This table at every moment that it may be of, as far as it is laid, the usual one first."""
        if {ACTOR, PHASE} <= self.laid:
            yield self._first_asked()
            return
        laying = self.game.laying
        phases = [self.phase] if PHASE in self.laid else [each for each, said in self.moments.items() if said != OVER]
        first = () if laying is None or PHASE in self.laid else laying.first(self.table)
        seats = [self.actor] if ACTOR in self.laid else list(range(self.seats))
        for seat, phase in (*((seat, phase) for phase in first for seat in seats),
                            *((seat, phase) for seat in seats for phase in phases if phase not in first)):
            decided: Draft[S] = Draft(self.game, self._now)
            decided.decide(seat, phase)
            if not decided.faults():
                yield decided

    def _first_asked(self) -> Draft[S]:
        """This table, where several choose in secret and nobody has chosen yet: whoever is asked first decides."""
        laying = self.game.laying
        asked = () if laying is None or SEALED in self.laid else laying.asked(self.table)
        if not asked or self.actor not in asked[1:]:
            return self
        first: Draft[S] = Draft(self.game, self._now)
        first.decide(asked[0], self.phase)
        return first

    # -- names -----------------------------------------------------------------------------------------------------

    def field_name(self, name: str) -> Text | str:
        """A field's name for people."""
        laying = self.game.laying
        field = None if laying is None else laying.fields.get(name)
        return name if field is None else field.label

    def _card(self, kind: int) -> Text | str:
        return self.game.cards[kind].name if 0 <= kind < len(self.game.cards) else str(kind)

    def _zone(self, zone: str) -> int:
        if zone not in self.zones:
            raise CannotLay(_NO_ZONE.fill(name=zone[:60]))
        return self.table.zones.index(zone)

    def _seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.seats:
            raise CannotLay(_NO_SEAT)

    # -- steps -----------------------------------------------------------------------------------------------------

    def _step(self, cards: Mapping[str, Iterable[int]], without: str = "",
              slotted: tuple[str, int, int | None] | None = None) -> None:
        """Lay these cards in these zones; `without` counts as not laid after it.

        `slotted` is a zone, a place in it, and the slot in which its card lies.
        """
        state = self.table.clone()
        for each in () if self.game.laying is None else wrong_sizes(self.game.laying, state):
            raise CannotLay(each.text)
        for zone, kinds in cards.items():
            number, wanted = self._zone(zone), list(kinds)
            state.fill(number, wanted)
            if Counter(state.cards_in(number)) != Counter(wanted):
                raise CannotLay(_NEVER_THERE)
            if self.game.laying is not None:
                self.game.laying.keep(self.table, state, number)
        names = (self.laid | set(cards) | self._slotted(state, slotted)) - {without}
        eased = self._eased(state, names)
        if eased is None:
            self._done(state, names)
        else:
            self._done(*eased)

    def _slotted(self, state: S, slotted: tuple[str, int, int | None] | None) -> set[str]:
        """Put that card in its slot, and return the field that says so, if the zone has slots."""
        laying = self.game.laying
        if laying is None or slotted is None:
            return set()
        zone, place, slot = slotted
        field = laying.slots.get(zone.partition(".")[0])
        if field is None or slot is None:
            return set()
        laying.put_in_slot(state, self._zone(zone), place, slot)
        return {field}

    def _eased(self, state: S, names: frozenset[str]) -> tuple[S, frozenset[str]] | None:
        """The same table with what follows from others set anew where it no longer fits; None if that is no help."""
        laying = self.game.laying
        fields = {} if laying is None else laying.fields
        loose = {name for name, field in fields.items() if field.follows and name in names} - self._now.by_hand
        if laying is None or not loose:
            return None
        before = _Laid(state.clone(), names)
        laying.settle(before.state, _free(laying, state, names))
        if not any(loose.intersection(each.about) for each in self._against(before)):
            return None
        eased = _Laid(state.clone(), names - loose)
        leave_out(eased.state, loose)
        laying.settle(eased.state, _free(laying, state, eased.names))
        return (eased.state, eased.names) if len(self._against(eased)) < len(self._against(before)) else None

    def _against(self, laid: _Laid[S]) -> tuple[Complaint, ...]:
        """All that is to be said against a table."""
        table: Draft[S] = Draft(self.game, laid)
        return table._complaints()

    def _done(self, state: S, names: frozenset[str], by_hand: frozenset[str] | None = None) -> None:
        """Take that step. Who chooses unseen follows from the table as long as it fits."""
        laying = self.game.laying
        if laying is not None:
            laying.settle(state, _free(laying, state, names))
            if _fits(laying, self.table) and not _fits(laying, state):
                names -= {SEALED}
            if SEALED not in names and PHASE in names:
                concerned = laying.asked(state)
                state.sealed = Sealed(concerned) if concerned else None
        self._steps.add(_Laid(state, names, self._now.by_hand if by_hand is None else by_hand))
        if len(self._steps) > _MOST_STEPS:
            self._first = self._steps.done.pop(0)


def _free(laying: Laying[S], state: S, names: frozenset[str]) -> set[str]:
    """The fields and zones that nobody has laid."""
    return {*laying.fields, *(zone.id for zone in state.zones)} - names


def _fits(laying: Laying[S], state: S) -> bool:
    """Whether those choose unseen who do so at such a table."""
    return (() if state.sealed is None else state.sealed.concerned) == laying.asked(state)


def _everything(state: State) -> frozenset[str]:
    return frozenset((*(zone.id for zone in state.zones), *state.FIELDS, ACTOR, PHASE, SEALED))


def _copied(value: Any) -> Any:
    return value[:] if isinstance(value, list) else value


def _with(cards: Sequence[int], kind: int, place: int | None) -> list[int]:
    place = len(cards) if place is None else max(0, min(place, len(cards)))
    return [*cards[:place], kind, *cards[place:]]


def _without(cards: Sequence[int], place: int) -> list[int]:
    if not 0 <= place < len(cards):
        raise CannotLay(_NOT_THERE)
    return [*cards[:place], *cards[place + 1:]]
