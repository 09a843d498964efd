"""How a game lies on a table, in units of one card: zones, how cards spread in them, and how moves are made by hand.

Every game describes itself in these terms; the desktop draws, highlights, drags, speaks and animates from them alone.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from types import MappingProxyType
from typing import ClassVar, Final, Generic, Literal, TypeVar

from engine.base.faces import Face, TokenFace
from engine.base.moments import Moment
from engine.base.parts import Part, Show
from engine.base.scores import EVEN, MARGIN, POINTS, ROUND, ROUNDS, TURNED_IN_ROUND, ScoreForm, ScoreRow, ScoreShown
from engine.base.stage import BARE, Stage
from engine.core.events import Event
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.refusal import Refusal
from engine.core.state import State
from engine.core.text import Text

S = TypeVar("S", bound=State)


class Form(Enum):
    """How the cards or tokens of a zone lie."""

    PILE = "pile"           # on top of one another, with a depth that shows how many there are
    ROW = "row"             # side by side, closer together where room is short
    STACKS = "stacks"       # one fanned stack per slot
    HAND = "hand"           # side by side, else overlapped, else as spines; a rival's is a fan of backs
    TRACK = "track"         # numbered fields with tokens
    POOL = "pool"           # a heap of tokens


@dataclass(frozen=True, slots=True)
class ZoneSpec:
    """One zone on the table. `seat` owns it; None is the middle of the table.

    `slots` cards lie side by side, `pitch` card widths apart, or closer once more slots are in use; they are broken
    into `lines`. A slot takes up to `depth` cards, each `fan` card heights below the one under it. Where room is short,
    slots come as close as `tight`.
    With `spread`, fewer cards than slots lie in the middle, up to that many card widths apart. The last card of a row
    is `last_size` times as large as the others. `sideways` reserves room for a card lying on its side. `rule` is the
    number of the rule that says what may be put here. The caption of a zone that `tells` is its topmost card. `token`
    is the diameter of the tokens here in card widths, 0 for cards. A track has one numbered field per slot, from
    `first` on.

    A zone `under` lies below the zone before it instead of beside it. A `guest` is empty most of the time: it has no
    caption and no room of its own, but lies over the end of the zone before it, which makes room if it has `spread`;
    while empty, it has no outline either. `mine` is its caption for its owner; to others it has none. `part` is where
    on the table the zone lies, `show` how it is presented. ZONES.md shows each of these in a picture.
    """

    id: str
    form: Form
    label: Text
    rule: str
    seat: int | None = None
    slots: int = 1
    lines: int = 1
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
    mine: Text | None = None
    part: Part | None = None
    show: Show = Show.PLAIN

    @property
    def where(self) -> Part:
        """The part of the table: the one given, or else the usual one for a zone of that form and owner."""
        if self.part is not None:
            return self.part
        if self.form is Form.HAND:
            return Part.HAND
        if self.seat is not None:
            return Part.BESIDE
        return Part.SIDE if self.form is Form.PILE else Part.HERO


REMINDER: Final = "known"


@dataclass(frozen=True, slots=True)
class Mark:
    """A small sign on a piece or at a seat: its shape, a short text in it, and what it means.

    A shape with a slash names a drawing among the game's pictures: at a seat it is drawn before the text, on a piece
    the text goes into a badge at its foot. A mark with the shape SAID is not drawn at all; one with the shape REMINDER
    says what the viewer knows about hidden cards. `at` is where on a card it lies: at the lower right, on its emblem,
    or as a reason beside the badge with that number, counted from 0 at the top.
    """

    shape: str              # a drawing, SAID or REMINDER; for any other word the text is put on a golden disc
    text: Text | str
    tip: Text
    at: Literal["foot", "emblem"] | int = "foot"


SAID: Final = ""
"""The shape of a mark that is only spoken, and shown in tips."""


@dataclass(frozen=True, slots=True)
class Signboard:
    """Words at a place: over a lane, on a roof, on a throne, in a balloon.

    `place` is the id of a zone, of a slot in it ("zone/group"), or what the presentation calls its parts ("lane/2").
    `sign` is a drawing of the game; `marks` are further signs with numbers; `seat` is who says it. `state` is how the
    place looks: as usual, in use now, completed, still to come, or with a number that clashes with the one in the slot
    before it; plain zones show the last two only. `awaits` is the kind of card that an empty place is kept for.
    """

    place: str
    text: Text | str
    tip: Text
    sign: str = ""
    marks: tuple[Mark, ...] = ()
    state: Literal["usual", "now", "done", "open", "clash"] = "usual"
    seat: int | None = None
    awaits: int | None = None


@dataclass(frozen=True, slots=True)
class Piece:
    """One card or token: its place, its face, and a sentence for screen readers.

    `id` is the same in two views unless the piece has moved. `slot` counts from the left, `level` from the bottom of
    the slot; `group` names the slot. For a piece that the viewer knows without seeing its face, `plain` is the sentence
    for players who want no reminders. Where its number counts differently now, `counts` is that number. `owner` is the
    seat that a card belongs to, if the place does not say so. A `spent` card is dimmed below its head. One that would
    be `wasted` if it were played now can be played, but has no golden frame.
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
    counts: str = ""
    owner: int | None = None
    spent: bool = False
    wasted: bool = False

    @property
    def place(self) -> str:
        """The id of the piece's slot, as a place to drop something on."""
        return f"{self.zone}/{self.group}"

    @property
    def is_next(self) -> bool:
        """Whether the piece says that what it stands for can be done next."""
        return isinstance(self.face, TokenFace) and self.face.state == "next"


@dataclass(frozen=True, slots=True)
class Gesture:
    """One way to make a move by hand: pick up one of `grab` (all of them travel) and drop it on the place `drop`.

    A place is the id of a zone, or of a slot in it (`Piece.place`). With `pointed`, a click on the piece lights its
    places even if there is only one, and the move is made by pointing at one of them: so it is with signs of actions,
    which say what to do but not yet to what. Give such gestures after those with the card itself, which hints show.
    """

    grab: tuple[str, ...]
    drop: str
    pointed: bool = False


@dataclass(frozen=True, slots=True)
class Reaction:
    """A question put to several seats in turn, such as "Does anybody stop this?".

    `seats` have yet to answer, the actor first; `passes` is the move of a seat that does not react. Only public facts
    may go into it. On a shared screen all are asked at once; `lost` says for each seat that gives something up if it
    passes what that would be, and whether it is meant, as a short question for all to read.
    """

    question: Text
    passes: Move
    seats: tuple[int, ...]
    lost: Mapping[int, Text] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Pictured:
    """A move offered as a picture: the face of a card or token, dimmed if it is an unlikely choice."""

    move: Move
    face: Face
    dimmed: bool = False


@dataclass(frozen=True, slots=True)
class Forecast:
    """What playing a piece would change: where tokens would lie, and a sentence about it."""

    tokens: tuple[Piece, ...]
    text: Text


@dataclass(frozen=True, slots=True)
class Link:
    """Two pieces, by their ids, that belong together or are at odds; and what that means."""

    first: str
    second: str
    kind: Literal["pair", "conflict"]
    tip: Text


class TableSpec(ABC, Generic[S]):
    """How one game lies on a table.

    `shout` is a move that players call out: its button is the largest. `giving_up` are the verbs of moves that give
    something up while anything else can be done, such as to pass or to end a turn: their buttons are quiet, stand
    at the right end, and never shine before nothing else is left. `moments` are the dramatic events, by name.
    `beats` are the events shown one by one in the middle of a move, with what each changes; the number is how long to
    show it, in multiples of the time it takes to read its sentence. In events that are `aimed` the first card affects
    the others. `sounds` are heard at events, by name, instead of what is usually heard when cards arrive. `dimming`
    explains why a picture is dimmed. `stage` is the place where the game is played. `margin` says by how much a game
    was won, and `even` what decided it where scores are the same; `rounds` is how many rounds there were, `round`
    the name of one, and `turned_in_round` what is said of a game that turned in one.
    """

    shout: ClassVar[Move | None] = None
    giving_up: ClassVar[frozenset[str]] = frozenset()
    moments: ClassVar[Mapping[str, Moment]] = MappingProxyType({})
    beats: ClassVar[Mapping[str, float]] = MappingProxyType({})
    aimed: ClassVar[frozenset[str]] = frozenset()
    sounds: ClassVar[Mapping[str, str]] = MappingProxyType({})
    dimming: ClassVar[Text | None] = None
    stage: ClassVar[Stage] = BARE
    margin: ClassVar[Text] = MARGIN
    even: ClassVar[Text] = EVEN
    rounds: ClassVar[Text] = ROUNDS
    round: ClassVar[Text] = ROUND
    turned_in_round: ClassVar[Text] = TURNED_IN_ROUND

    def moment_of(self, event: Event) -> Moment | None:
        """The moment that an event is, as a viewer saw it; None for an ordinary one. Without words only a climax is."""
        moment = self.moments.get(event.name)
        return None if moment is None or (event.text is None and moment.act is None) else moment

    @abstractmethod
    def zones(self, seats: int) -> Sequence[ZoneSpec]:
        """The zones: those in the middle from left to right, then each seat's."""

    @abstractmethod
    def pieces(self, observation: Observation[S]) -> Iterable[Piece]:
        """Every piece as the observing seat sees it; in each slot from the bottom up."""

    @abstractmethod
    def gestures(self, move: Move, observation: Observation[S]) -> Sequence[Gesture]:
        """The ways to make a move by hand in this position, legal or not; none if its pieces are absent."""

    def objection(self, piece: Piece, place: str | None, observation: Observation[S]) -> Refusal | None:
        """Why the actor cannot drop a piece on a place or, without a place, cannot pick it up.

        A gesture that resembles some move is refused by the rules; all others come here. None where the game has
        nothing special to say.
        """
        return None

    def rests(self, piece: Piece, observation: Observation[S]) -> Refusal | None:
        """Why a piece cannot be moved that begins no move of the actor's in this position, legal or not.

        None where the game has nothing special to say.
        """
        return None

    @abstractmethod
    def buttons(self, observation: Observation[S]) -> Sequence[Move]:
        """The moves with large buttons in the prompt, legal now or not, the likeliest first."""

    def lost(self, move: Move, observation: Observation[S]) -> Text | None:
        """What a legal move that gives something up would lose now, and whether that is meant, as a short question.

        None if nothing is lost: then the move is made at once.
        """
        return None

    @abstractmethod
    def prompt(self, observation: Observation[S]) -> Text:
        """What the actor is asked now; everybody reads it."""

    def step(self, observation: Observation[S]) -> tuple[int, int] | None:
        """The number of this decision among those that its seat makes before play begins, and how many these are.

        None where they are not counted: play has begun, or the decision comes up only now and then.
        """
        return None

    def pictures(self, observation: Observation[S]) -> Sequence[Pictured]:
        """The legal moves offered as pictures in this position, such as naming a card or taking one from a pile."""
        return ()

    def forecasts(self, observation: Observation[S]) -> Mapping[str, Forecast]:
        """By id of a piece that can be played now: what playing it would change, as far as the seat may know."""
        return {}

    def links(self, observation: Observation[S]) -> Sequence[Link]:
        """The pieces that a line connects in this position."""
        return ()

    def signboards(self, observation: Observation[S]) -> Iterable[Signboard]:
        """Words at places of the table in this position."""
        return ()

    def is_private(self, observation: Observation[S]) -> bool:
        """Whether the seat must see its own secrets to decide now, so that others must look away.

        A game says no where the seat has secrets but its options depend on public facts alone.
        """
        return observation.secret

    def by_hand(self, observation: Observation[S]) -> bool:
        """Whether people make their only possible move themselves: to point at a card, or to see how a round ended.

        Otherwise it is made for them.
        """
        return self.at_rest(observation)

    def at_rest(self, observation: Observation[S]) -> bool:
        """Whether something has ended that everyone wants to look at: the game waits until somebody goes on."""
        return False

    def reaction(self, observation: Observation[S]) -> Reaction | None:
        """The question put to several seats in turn that this decision is part of, if any."""
        return None

    def seat_marks(self, observation: Observation[S], seat: int) -> Sequence[Mark]:
        """What is worth knowing about a seat, beside its name and score."""
        return ()

    def score_shown(self, observation: Observation[S], seat: int) -> ScoreShown:
        """How the score of a seat is shown beside its face: as a plain number, unless the game says otherwise."""
        points = observation.scores()[seat]
        return ScoreShown(ScoreForm.NUMBER, POINTS.fill(n=points), points)

    def score_lines(self, observation: Observation[S], seat: int) -> Sequence[tuple[Text, int]]:
        """What makes up a seat's score, as far as the observing seat may know: what scores, and how many points.

        The points add up to the seat's score; empty if the game has nothing to explain. Usually these are the rows in
        which the seat has any.
        """
        return [(row.source, row.points[seat]) for row in self.score_rows(observation.seen) if row.points[seat]]

    def score_rows(self, state: S) -> Sequence[ScoreRow]:
        """Where the points of all seats come from, source by source; those of each seat add up to its score.

        Empty in a game that scores nothing but its rounds: then each round is a source.
        """
        return ()

    def rounds_over(self, state: S) -> int:
        """How many rounds are over, in a game whose scores change mostly when one ends; otherwise always 0."""
        return 0

    def allies(self, state: S, seat: int) -> frozenset[int]:
        """The seats that win together with that one, itself among them."""
        return frozenset((seat,))
