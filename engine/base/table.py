"""How a game lies on a table, in units of one card: zones, how cards spread in them, and how moves are made by hand.

Every game describes itself in these terms; the desktop draws, highlights, drags, speaks and animates from them alone.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import ClassVar, Final, Generic, Literal, TypeVar

from engine.base.faces import Face
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.refusal import Refusal
from engine.core.state import State
from engine.core.text import Text

S = TypeVar("S", bound=State)


class Form(Enum):
    """How the cards or tokens of a zone lie."""

    PILE = "pile"           # on top of one another, with a depth that shows how many they are
    ROW = "row"             # side by side, closer together where room is short
    STACKS = "stacks"       # one fanned stack per slot
    HAND = "hand"           # a fan
    TRACK = "track"         # numbered fields with tokens
    POOL = "pool"           # a heap of tokens


@dataclass(frozen=True, slots=True)
class ZoneSpec:
    """One zone on the table. `seat` owns it, None means the middle of the table.

    `slots` cards lie side by side `pitch` card widths apart, and closer where more slots are in use than these; in a
    slot up to `depth` cards lie over one another, each `fan` card heights below the last. Where room is short, slots
    come as close as `tight`. With `spread`, cards that are fewer than the slots lie in the middle, up to so many card
    widths apart. The last card of a row is `last_size` times as large as the others. `sideways` reserves room for a
    card lying on its side. `rule` is the rule of the game's book that says what may be put here. The caption of a zone
    that `tells` is what lies on top of it. `token` is the diameter of what lies here in card widths, 0 for cards; a
    track has numbered fields, one per slot, from `first` on.

    A zone `under` lies below the zone before it instead of beside it. A `guest` is empty most of the time: it has no
    room of its own but lies over the end of the zone before it, and has no caption, and while it is empty no outline;
    while it is not, a zone with `spread` makes room for it. ZONES.md shows each of these in a picture.
    """

    id: str
    form: Form
    label: Text
    rule: str
    seat: int | None = None
    slots: int = 1
    pitch: float = 1.1
    tight: float = 0.5
    spread: float = 0.0
    last_size: float = 1.0
    depth: int = 1
    fan: float = 0.0
    sideways: bool = False
    guest: bool = False
    under: bool = False
    tells: bool = False
    token: float = 0.0
    first: int = 0


REMINDER: Final = "known"


@dataclass(frozen=True, slots=True)
class Mark:
    """A small sign on a piece or at a seat: its shape, a short text in it, and what it means.

    A shape with a slash names a drawing among the game's pictures: at a seat it stands before the text, on a piece the
    text stands in a badge at its foot. A mark that is SAID only is not drawn at all, and one with the shape REMINDER
    says what the viewer knows of hidden cards.
    """

    shape: str              # a drawing, SAID or REMINDER; with any other word the text stands on a golden disc
    text: Text | str
    tip: Text


SAID: Final = ""
"""The shape of a mark that is for who listens, or looks closely."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One card or token: its place, its face, and a sentence for those who listen.

    `id` is the same in two views as long as the piece has not moved. `slot` counts from the left, `level` from the
    bottom of the slot; `group` names the slot. Where the viewer only knows or remembers what lies there, `plain` is
    what is said of the piece to somebody who wants no reminders.
    """

    id: str
    zone: str
    group: str
    slot: int
    level: int
    kind: int
    face: Face
    label: Text
    sideways: bool = False
    marks: tuple[Mark, ...] = ()
    plain: Text | None = None

    @property
    def place(self) -> str:
        """The id of the slot that the piece lies in, as a place to drop something on."""
        return f"{self.zone}/{self.group}"


@dataclass(frozen=True, slots=True)
class Gesture:
    """One way to make a move by hand: pick up one of `grab` (all of them travel) and drop it on the place `drop`.

    A place is the id of a zone, or of a slot in it (`Piece.place`).
    """

    grab: tuple[str, ...]
    drop: str


@dataclass(frozen=True, slots=True)
class Reaction:
    """Several seats are asked in turn whether they react to something, as in "does anybody stop this?".

    `seats` are still to be asked, beginning with the one to decide now; `passes` is the move of a seat that does not
    react. Only public facts may go into it. On a shared screen all are asked at once.
    """

    question: Text
    passes: Move
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Pictured:
    """A move that is offered as a little picture: the face of a card or token, and whether it is an unlikely choice."""

    move: Move
    face: Face
    dimmed: bool = False


@dataclass(frozen=True, slots=True)
class Moment:
    """What makes much of an event: its words stand large over the table.

    Beside them stands a drawing of the game if it names one, or else a card that `shows` in it, as far as the viewer
    knows it. Cards that turn do so where they lie, after a breath, and go on when all have seen them.
    """

    drawing: str = ""
    shows: bool = False


@dataclass(frozen=True, slots=True)
class Forecast:
    """What would change if a piece were played: where the tokens would lie, and a sentence about it."""

    tokens: tuple[Piece, ...]
    text: Text


@dataclass(frozen=True, slots=True)
class Link:
    """Two pieces that belong together, by their ids, or are at odds with each other; and what that means."""

    first: str
    second: str
    kind: Literal["pair", "conflict"]
    tip: Text


class TableSpec(ABC, Generic[S]):
    """How one game lies on a table.

    `shout` is a move that is called out at the table: its button is the largest of all. `moments` has the events of
    which much is made, by their names. `beats` has the events that are shown one by one in the middle of a move, with
    what each of them changes: how long each is to be seen, in times of what its sentence takes to be read. In those
    `aimed` the first card does something to the others. `score_sign` is the drawing that stands before a score.
    `dimming` says what is to be thought of a picture that is dimmed.
    """

    shout: ClassVar[Move | None] = None
    moments: ClassVar[Mapping[str, Moment]] = MappingProxyType({})
    beats: ClassVar[Mapping[str, float]] = MappingProxyType({})
    aimed: ClassVar[frozenset[str]] = frozenset()
    score_sign: ClassVar[str] = ""
    dimming: ClassVar[Text | None] = None

    @abstractmethod
    def zones(self, seats: int) -> Sequence[ZoneSpec]:
        """The zones, the middle ones from left to right, then each seat's."""

    @abstractmethod
    def pieces(self, observation: Observation[S]) -> Iterable[Piece]:
        """Every piece as the observing seat sees it; in each slot from the bottom up."""

    @abstractmethod
    def gestures(self, move: Move, observation: Observation[S]) -> Sequence[Gesture]:
        """The ways to make a move by hand in this position, legal or not; none if its pieces are not there."""

    def objection(self, piece: Piece, place: str | None, observation: Observation[S]) -> Refusal | None:
        """Why the seat to decide cannot drop a piece on a place, or, without a place, cannot pick it up.

        A drop that some move looks like is refused by the rules; what is dropped otherwise, or only touched, comes
        here. None where the game has nothing particular to say.
        """
        return None

    @abstractmethod
    def buttons(self, observation: Observation[S]) -> Sequence[Move]:
        """The moves that stand as large buttons in the prompt, legal or not now, the likeliest first."""

    @abstractmethod
    def prompt(self, observation: Observation[S]) -> Text:
        """What the actor is asked now, for everybody to read."""

    def pictures(self, observation: Observation[S]) -> Sequence[Pictured]:
        """The legal moves that are offered as pictures in this position: a card to name, one of a pile to take."""
        return ()

    def forecasts(self, observation: Observation[S]) -> Mapping[str, Forecast]:
        """By the id of a piece that can be played now: what that would change, as far as the seat may know."""
        return {}

    def links(self, observation: Observation[S]) -> Sequence[Link]:
        """The pieces that a line connects in this position."""
        return ()

    def is_private(self, observation: Observation[S]) -> bool:
        """Whether the seat needs to see its own secrets in order to decide now, so that others must look away.

        A game says no where a seat has secrets, but who may do what depends on public facts alone.
        """
        return observation.secret

    def by_hand(self, observation: Observation[S]) -> bool:
        """Whether a person makes the only possible move himself: to point at a card, or to see how a round has ended.

        Where not, it is made for him.
        """
        return self.at_rest(observation)

    def at_rest(self, observation: Observation[S]) -> bool:
        """Whether something has ended that all who play want to look at: the game goes on when somebody says so."""
        return False

    def reaction(self, observation: Observation[S]) -> Reaction | None:
        """The question that is put to several seats in turn, if the present decision is part of one."""
        return None

    @abstractmethod
    def seat_marks(self, observation: Observation[S], seat: int) -> Sequence[Mark]:
        """What is worth knowing about a seat, beside its name and score."""

    def score_lines(self, observation: Observation[S], seat: int) -> Sequence[tuple[Text, int]]:
        """How a seat's score is made up, as far as the observing seat may know: what scores, and how much.

        The points add up to the seat's score; no lines at all if the game has nothing to explain.
        """
        return ()
