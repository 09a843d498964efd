"""A review as plain data, which can be kept and read again."""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass
from enum import StrEnum
from math import fsum
from typing import Any, Final

from engine.base.game import Game
from engine.core.moves import Move
from engine.core.text import Text
from engine.games.registry import load_game
from engine.learn.judging import Apart
from engine.learn.suspicion import PlayedOut

CLEAR: Final = 0.02
"""How much better than any other a move must be to be one of a game's best moves, as a chance to win."""

FORMAT: Final = 1
"""The shape of a kept review; one in another shape is made anew."""


class Verdict(StrEnum):
    """What is said of a decision."""

    FINE = "fine"
    """As good as the best move, or nearly."""
    UNCLEAR = "unclear"
    """It seems to cost something, but playing it out did not bear that out, or it was mixed on purpose."""
    POOR = "poor"
    """It cost something, as playing it out bore out."""


@dataclass(frozen=True, slots=True)
class Point:
    """A point of the curve: the seat's chance to win when that many moves were made, as it could know then."""

    moves: int
    chance: float
    error: float
    """The standard error of the chance; 0 when the game is over, unless it was conceded."""


@dataclass(frozen=True, slots=True)
class Landing:
    """A point of the finer curve, which has every decision: the chance once it was made, and what it lost.

    Where the seat only looks on, or had no choice, nothing is lost.
    """

    moves: int
    chance: float
    error: float
    """The standard error of the chance at the turn under way."""
    lost: float = 0.0
    """What the decision is said to have cost; the chance was that much higher before it."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """A legal move of a decision, and the seat's chance to win after it as it could know."""

    move: Move
    chance: float


@dataclass(frozen=True, slots=True)
class Truth:
    """The same decision in the position as it truly was, hidden cards and all: for hindsight, never for blame."""

    best: Move
    """The best move there."""
    cost: float
    """How much better than the move made the move was, there, that seemed best to the seat; below 0 if worse."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision of the seat among several moves."""

    moves: int
    """How many moves were made before it."""
    phase: str
    made: Move
    weighed: tuple[Weighed, ...]
    """All legal moves, best first; those that the seat could know to be mistakes come last."""
    mistake: Apart
    """How much better the best move was, by what the seat could know: below 0 only by chance."""
    recovered: float
    """The part of the mistake that the seat made good later in the same turn."""
    truth: Truth
    luck: float
    """The change of the chance by what came to light with the move."""
    verdict: Verdict
    played_out: PlayedOut | None
    """None if the move was never suspected."""
    why: Text | None = None
    """The fact that makes the best move better; None if the move is about as good, or nothing is certain."""

    @property
    def best(self) -> Move:
        """The move that was best by what the seat could know."""
        return self.weighed[0].move

    @property
    def chance(self) -> float:
        """The chance after the move made, as the seat could know before it."""
        return next(each.chance for each in self.weighed if each.move == self.made)

    @property
    def edge(self) -> float:
        """How much better the move made was than any other, as the seat could know; not above 0 if one was as good."""
        return self.chance - max((each.chance for each in self.weighed if each.move != self.made), default=self.chance)

    @property
    def cost(self) -> float:
        """What the decision cost, as a chance to win: its mistake without what was recovered, never below 0."""
        return max(0.0, self.mistake.mean - self.recovered)


@dataclass(frozen=True, slots=True)
class ChanceParts:
    """How the chance to win became the result: `start` and the parts add up to `result`."""

    start: float
    """An equal share of the win."""
    dealt: float
    """What the deal changed, as the seat saw its own cards."""
    mistakes: float
    """What the seat's own mistakes cost, at most 0."""
    course: float
    """What the seat's turns brought beyond what is said of the positions before them; small if chances are true."""
    revealed: float
    """What came to light with the moves that the seat chose."""
    others: float
    """What happened between the seat's decisions, mostly by moves of the others."""
    result: float
    """The seat's share of the win; in a game that was conceded, its chance to win at that moment."""

    @property
    def luck(self) -> float:
        """What the seat had no part in."""
        return fsum((self.dealt, self.revealed, self.others))


@dataclass(frozen=True, slots=True)
class Swing:
    """The largest change of the chance from one turn of the seat to the next."""

    before: Point
    after: Point

    @property
    def change(self) -> float:
        """How much the chance changed."""
        return self.after.chance - self.before.chance


@dataclass(frozen=True, slots=True)
class SeatReview:
    """The review of one seat's game."""

    seat: int
    curve: tuple[Point, ...]
    """The chance when each turn of the seat began, or everybody's if all choose at once; at the end the result."""
    decisions: tuple[Decision, ...]
    """In the order in which they were made."""
    parts: ChanceParts
    decisive: Swing | None
    """The seat's own largest step, which need not be the turning point of the game; None in a game of one turn."""
    accuracy: float | None
    """From 0 to 100; 100 without a mistake, 50 at a mean cost of 3 % a decision. None without any decision."""

    @property
    def landings(self) -> tuple[Landing, ...]:
        """The curve with every decision on it, so that it falls by what each is said to have cost."""
        decided = {decision.moves: decision for decision in self.decisions}
        turns = {point.moves: point for point in self.curve}
        found, error = list[Landing](), 0.0
        for moves in sorted({*decided, *turns}):
            error = turns[moves].error if moves in turns else error
            decision = decided.get(moves)
            found.append(Landing(moves, turns[moves].chance, error) if decision is None else
                         Landing(moves, decision.chance, error, decision.cost))
        return tuple(found)

    @property
    def by_cost(self) -> tuple[Decision, ...]:
        """The decisions, the costliest first."""
        return tuple(sorted(self.decisions, key=lambda decision: -decision.cost))

    @property
    def best_moves(self) -> tuple[Decision, ...]:
        """The decisions in which the move made was clearly better than any other, those first where it was most so."""
        return tuple(sorted((decision for decision in self.decisions if decision.edge >= CLEAR),
                            key=lambda decision: -decision.edge))

    @property
    def poor(self) -> tuple[Decision, ...]:
        """The decisions that are called poor, the costliest first."""
        return tuple(decision for decision in self.by_cost if decision.verdict is Verdict.POOR)


@dataclass(frozen=True, slots=True)
class Made:
    """What a review was made from and by: if any of it is different today, the review is to be made anew."""

    game: str
    rules: int
    moves: int
    print: str
    """The fingerprint of the last position."""
    judge: str
    """A fingerprint of how moves are judged in this game."""
    worlds: int
    seed: int


@dataclass(frozen=True, slots=True)
class Review:
    """The review of a finished game, for some of its seats."""

    made: Made
    seats: tuple[SeatReview, ...]

    @property
    def game(self) -> Game[Any]:
        """The game that was played."""
        return load_game(self.made.game)

    def of(self, seat: int) -> SeatReview | None:
        """The review of that seat's game, if it was reviewed."""
        return next((each for each in self.seats if each.seat == seat), None)

    def joined(self, other: Review | None) -> Review:
        """This review with what another one of the same game says of further seats."""
        if other is None or other.made != self.made:
            return self
        return Review(self.made, (*self.seats, *(each for each in other.seats if self.of(each.seat) is None)))

    def to_json(self) -> dict[str, Any]:
        """Plain JSON types; `review_from_json` reads them back."""
        return {"format": FORMAT, "made": _plain(self.made), "seats": _plain(self.seats)}


def _plain(value: Any) -> Any:
    if isinstance(value, Move):
        return value.to_json()
    if isinstance(value, Text):
        return value.to_json()
    if isinstance(value, tuple):
        return [_plain(each) for each in value]
    if is_dataclass(value):
        return {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
    return value
