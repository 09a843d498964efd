"""How a position of a game is laid by hand: what its phases and fields are called, and what cannot lie so together.

A game says it in its module `laying` (LAYING). It is asked about tables that nobody came to by playing, half-laid ones
among them: a sentence of it names what is wrong in words that somebody with cards in their hands understands.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import Any, ClassVar, Final, Generic, TypeVar

from engine.core.state import State
from engine.core.text import N_, Player, Text

S = TypeVar("S", bound=State)


class Holds(Enum):
    """What a number in a field stands for."""

    NUMBER = "number"
    SEAT = "seat"           # a seat, from 0; NONE for nobody where `least` is -1
    SEATS = "seats"         # seats, as a mask
    CARD = "card"           # a kind of card; NONE for no card where `least` is -1
    CARDS = "cards"         # kinds of cards, as a mask
    SET = "set"             # several of a field's `values`, as a mask
    YES = "yes"             # 1 for yes, 0 for no


def by_seat(state: State) -> int:
    """The size of a list with a number for each player."""
    return state.seats


@dataclass(frozen=True, slots=True)
class LaidField(Generic[S]):
    """A field of a state: its name for people, what it holds, and which numbers it may have, ends included.

    In a list all numbers are of this kind. `most` and `size` (how long a list is) are asked of the table as far as it
    is laid; without `size` a list is at most LONGEST_LIST long. `hidden` fields follow from the table (`settle`), or
    matter to nobody who lays one: pages do not offer them. `lies_with` is the zone, or the first part of the zones, of
    whose cards it says how they lie: it comes and goes with them. What `follows` is set anew whenever somebody says who
    decides, and what. A list with a number for each player has `size=by_seat`; of any other, `cards` has the kinds that
    its numbers are about, in order, or `row` says what the number at a place is.

    `values` are the words for its numbers, where these are no amounts: by number, or of a set by bit. A mask of cards
    has in `cards` the kinds that may be in it. What is `exceptional` keeps the value that goes without saying when the
    rest of a table is laid at random, as long as the table allows that.
    """

    label: Text
    holds: Holds = Holds.NUMBER
    least: int = 0
    most: int | Callable[[S], int] = 1
    size: int | Callable[[S], int] | None = None
    hidden: bool = False
    lies_with: str = ""
    follows: bool = False
    cards: Callable[[S], Sequence[int]] | None = None
    row: Callable[[int], Text] | None = None
    values: Mapping[int, Text | str] | None = None
    exceptional: bool = False

    def most_in(self, state: S) -> int:
        """The highest number that it may have on this table."""
        if self.holds is Holds.SEAT:
            return state.seats - 1
        if self.holds is Holds.SEATS:
            return (1 << state.seats) - 1
        if self.holds is Holds.CARD:
            return len(state.game.card_names.ids) - 1
        if self.holds is Holds.CARDS:
            return (1 << len(state.game.card_names.ids)) - 1
        return self.most(state) if callable(self.most) else self.most

    def size_in(self, state: S) -> int | None:
        """How many numbers the list has on this table; None where that is open."""
        return self.size(state) if callable(self.size) else self.size


LONGEST_LIST: Final = 200
"""Numbers in a list of which no game says how long it is."""


@dataclass(frozen=True, slots=True)
class Complaint:
    """Why a table cannot be played on: a whole sentence, and the zones and fields by whose names it can be mended."""

    text: Text
    about: tuple[str, ...] = ()
    too_few: bool = False
    """Whether more cards in these zones would mend it."""


class Laying(ABC, Generic[S]):
    """How positions of one game are laid by hand."""

    phases: ClassVar[Mapping[str, Text]]
    """By phase: what happens in it, in a few words. There are no others."""
    fields: ClassVar[Mapping[str, LaidField[Any]]]
    """By name: every field of a state but those that hold zones in another form."""
    zones: ClassVar[Mapping[str, Text]] = MappingProxyType({})
    """By id: the names of zones that the table has no name for; that of `open` serves `open.1` and so on."""

    exceptional_zones: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """By id, or its first part: zones that are mostly empty, and the zone into which their cards go where the rest of a
    table is laid at random."""

    singles: ClassVar[frozenset[str]] = frozenset()
    """By id, or its first part: zones that never have more than one card. Another one takes its place there."""

    slots: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """By the first part of their ids: zones on the table that have slots of their own for each card, and the field that
    says in which one each lies."""

    like: ClassVar[Mapping[str, Collection[str]]] = MappingProxyType({})
    """By phase that games seldom come to: others in which a table lies as it does then, but for what `follows`."""

    def moments(self, seats: int) -> Mapping[str, Text]:
        """The phases that a table of so many players comes to, the usual one first."""
        return self.phases

    def first(self, state: S) -> Sequence[str]:
        """The phases that what lies on this table calls for, the likeliest first: tried before all other moments."""
        return ()

    in_any_order: ClassVar[bool] = False
    """Whether it makes no difference in which order a sealed choice is asked for: then whoever decides comes first."""

    def asked(self, state: S) -> tuple[int, ...]:
        """The seats that make a sealed choice, in the order in which they are asked: who has chosen comes first."""
        usual = tuple(self.concerned(state))
        if not self.in_any_order:
            return usual
        chosen = [seat for seat in ({} if state.sealed is None else state.sealed.choices) if seat in usual]
        rest = [seat for seat in usual if seat not in chosen]
        return (*chosen, *sorted(rest, key=lambda seat: seat != state.actor))

    def concerned(self, state: S) -> Sequence[int]:
        """The seats that make a sealed choice at this table, in the order in which they are asked; usually none.

        Whatever the fields say, it must answer.
        """
        return ()

    def home(self, state: S, zone: int, kind: int) -> int:
        """The zone where a card goes that somebody lays into this one: another, if such cards never lie here."""
        return zone

    def keep(self, before: S, state: S, zone: int) -> None:
        """Have the cards that stay in a zone lie as they lay `before`: it has just been filled anew."""

    def put_in_slot(self, state: S, zone: int, place: int, slot: int) -> None:
        """Have the card at that place of a zone, from the bottom, lie in that slot of the table: where it has `slots`.
        """

    def usual(self, state: S, laid: Collection[str]) -> Mapping[str, int]:
        """Values that fields mostly have at such a table, of those that nobody laid; tried first when it is filled."""
        return {}

    def settle(self, state: S, free: Collection[str]) -> None:
        """Give fields the values that follow from the table: hidden ones if there is no choice, and any that are free.

        It is asked after every step; `free` are the fields and zones that nobody has laid. Whatever the others say, it
        must do.
        """

    def blend(self, state: S, table: S, laid: Collection[str]) -> None:
        """Have a position that a table was laid over agree with what was laid: these zones and fields.

        Asked where that takes more than the values: a field tells how the cards of several zones lie (`lies_with`), of
        which only some were laid, or something comes in a fixed number, and others have what is left.
        """

    @abstractmethod
    def complaints(self, state: S) -> Iterable[Complaint]:
        """What makes this table impossible, or is missing on it.

        Its phase is one of these, and the fields have numbers that they may have; nothing else is sure, and nothing
        was derived (`State.refresh`).
        """

    # -- sentences that all games share ----------------------------------------------------------------------------

    def holds(self, state: S, zone: int, least: int, most: int) -> Iterator[Complaint]:
        """That there are so many cards in a zone."""
        number, place = len(state.cards_in(zone)), self.place(state, zone)
        about = (state.zones[zone].id,)
        if number < least:
            yield Complaint((_EXACTLY if least == most else _LEAST).fill(place=place, n=least), about, too_few=True)
        elif number > most:
            yield Complaint((_NONE.fill(place=place) if not most else
                             (_EXACTLY if least == most else _MOST).fill(place=place, n=most)), about)

    def asks(self, state: S, seat: int, *names: str) -> Iterator[Complaint]:
        """That this seat decides, as these zones and fields say."""
        if state.actor != seat:
            yield Complaint(_ACTOR.fill(player=Player(seat)), ("actor", *names))

    def says(self, name: str, fits: bool, *names: str) -> Iterator[Complaint]:
        """That a field fits what lies on the table, and what happens now; these zones and fields say so, too."""
        if not fits:
            yield Complaint(_UNFIT.fill(name=self.fields[name].label), (name, *names))

    def place(self, state: S, zone: int) -> Text | str:
        """The name of a zone."""
        zone_id = state.zones[zone].id
        game: Any = state.game
        label = next((each.label for each in game.table.zones(state.seats) if each.id == zone_id), None)
        return label or self.zones.get(zone_id) or self.zones.get(zone_id.partition(".")[0]) or zone_id


_EXACTLY: Final = N_("engine/lab", "{place}: exactly %n card(s) at this moment.", "", 1)
_LEAST: Final = N_("engine/lab", "{place}: at least %n card(s) at this moment.", "", 1)
_MOST: Final = N_("engine/lab", "{place}: at most %n card(s) at this moment.", "", 1)
_NONE: Final = N_("engine/lab", "{place}: no cards may lie here at this moment.")
_ACTOR: Final = N_("engine/lab", "At this moment, it is {player}’s turn.")
_UNFIT: Final = N_("engine/lab", "{name}: this does not fit the rest of the table.")
OVER: Final = N_("engine/lab", "The game is over")
"""What happens in the phase of a game that has ended."""
