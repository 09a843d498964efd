"""What a host and those who decide at its table say to one another: messages that JSON can carry.

A person and a bot sit behind the same door. What the host says to a seat:

| message | JSON | when |
| --- | --- | --- |
| `Asked` | `request game observation`, for a bot also `level seed seconds after` | the seat has to decide |
| `LookAt` | `request game move observation` | a teacher is to look at a move that the seat made |
| `Heard` | `game heard undone observation` | something happened; `heard` are the events that the seat noticed |
| `Hinted` | `game hint` | the hint that the seat wished for has been found |

What a seat says to the host:

| message | JSON | what for |
| --- | --- | --- |
| `Decided` | `request game choice` | the answer to `Asked`; a bot's choice also has its ranking, and why |
| `Wish` | `wish` | to take moves back, to make them again, to have a hint, or to let the game go on |
| `HandOver` | `wish seat seating` | somebody else decides at a seat from now on |

A bot's process answers every message, with `error` if it fails, and a teacher with its `objection`. A person's request
is the number of moves made so far, so that an answer to what has been taken back since counts for nothing. No message
to a seat holds more than its observation does. Nothing here imports Qt, to keep the processes small.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any, Final, TypeVar, Union

from engine import load_game
from engine.base.game import Game
from engine.bots.base import Choice
from engine.bots.timing import Timing
from engine.core.errors import ThroneError
from engine.core.events import event_from_json
from engine.core.fields import BadField, field, fields_in
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.text import N_
from engine.learn.move_objection import Objection

if TYPE_CHECKING:
    from engine.session.entries import Seating
    from engine.session.listening import Heard

T = TypeVar("T")

_NONSENSE: Final = N_("bot", "The bot’s answer made no sense.")
_ERROR: Final = N_("bot", "The bot could not choose: {reason}")
_NOT_ALLOWED: Final = N_("bot", "The bot chose “{move}”, which the rules do not allow now.")
_HAND_OVER: Final = "hand over"


class BadAnswer(ThroneError, ValueError):
    """A decider said something other than a choice among the moves it was asked about, or a wish."""


# -- to a seat ---------------------------------------------------------------------------------------------------------

@dataclass(frozen=True, slots=True)
class Terms:
    """How a bot is to decide: its level, the seed of its luck, and the seconds to think and before it answers."""

    level: str
    seed: int
    seconds: float
    after: float

    @staticmethod
    def from_timing(level: str, seed: int, timing: Timing) -> Terms:
        """The terms for a bot of that level, which thinks and answers as its timing says."""
        return Terms(level, seed, timing.thinking, timing.after)

    def to_json(self) -> dict[str, Any]:
        """The terms as plain JSON types."""
        return {"level": self.level, "seed": self.seed, "seconds": self.seconds, "after": self.after}


@dataclass(frozen=True, slots=True)
class Asked:
    """The seat of the observation has to decide; a bot is told on which terms."""

    request: int
    observation: Observation[Any]
    terms: Terms | None = None

    def to_json(self) -> dict[str, Any]:
        """The message as plain JSON types."""
        terms = {} if self.terms is None else self.terms.to_json()
        return {"request": self.request, "game": self.observation.seen.game.id, **terms,
                "observation": self.observation.to_json()}


@dataclass(frozen=True, slots=True)
class LookAt:
    """Was that move poor, as far as the seat could know before it made it?"""

    request: int
    observation: Observation[Any]
    move: Move

    def to_json(self) -> dict[str, Any]:
        """The message as plain JSON types."""
        return {"request": self.request, "game": self.observation.seen.game.id, "move": self.move.to_json(),
                "observation": self.observation.to_json()}


@dataclass(frozen=True, slots=True)
class Hinted:
    """The hint that a seat wished for."""

    choice: Choice

    def to_json(self) -> dict[str, Any]:
        """The message as plain JSON types."""
        return {"game": self.choice.move.game_id, "hint": self.choice.to_json()}


Told = Union[Asked, LookAt, Hinted, "Heard"]
"""What a host says to a seat."""


# -- from a seat -------------------------------------------------------------------------------------------------------

@dataclass(frozen=True, slots=True)
class Decided:
    """A person's answer to `Asked`."""

    request: int
    move: Move

    def to_json(self) -> dict[str, Any]:
        """The message as plain JSON types."""
        return {"request": self.request, "game": self.move.game_id, "choice": {"move": self.move.to_json()}}


class Wish(Enum):
    """What a person may wish for at any time; the host decides whether it is possible."""

    GO_ON = "go on"
    """The table has shown what happened."""
    UNDO = "undo"
    REDO = "redo"
    HINT = "hint"

    def to_json(self) -> dict[str, Any]:
        """The message as plain JSON types."""
        return {"wish": self.value}


@dataclass(frozen=True, slots=True)
class HandOver:
    """Somebody else decides at a seat from now on."""

    seat: int
    seating: Seating

    def to_json(self) -> dict[str, Any]:
        """The message as plain JSON types."""
        return {"wish": _HAND_OVER, "seat": self.seat, "seating": self.seating.to_json()}


Said = Decided | Wish | HandOver
"""What a seat says to its host."""


# -- as JSON -----------------------------------------------------------------------------------------------------------

def written(message: Told | Said) -> bytes:
    """A message as it is sent."""
    return json.dumps(message.to_json()).encode()


def read_told(message: bytes) -> Told:
    """What a host has said; the reader trusts it. Raises ValueError or KeyError for nonsense."""
    data = json.loads(message)
    game = load_game(data["game"])
    if "hint" in data:
        return Hinted(Choice.from_json(data["hint"], game))
    observation = game.observation_from_json(data["observation"])
    if "heard" in data:
        from engine.session.listening import Heard  # only here and below: bots hear nothing, and are small

        return Heard(tuple(map(event_from_json, data["heard"])), observation, data["undone"])
    if "move" in data:
        return LookAt(data["request"], observation, game.move_from_json(data["move"]))
    terms = Terms(*(data[name] for name in ("level", "seed", "seconds", "after"))) if "level" in data else None
    return Asked(data["request"], observation, terms)


def read_said(message: bytes, game: Game[Any]) -> Said:
    """What a person's seat has said, which may be anything. Raises BadAnswer if it is no message."""
    try:
        data = fields_in(json.loads(message), "message")
        if data.get("wish") == _HAND_OVER:
            from engine.session.entries import seating_from_json
            from engine.session.header import VERSION

            seating = seating_from_json(fields_in(data.get("seating"), "seating"), VERSION)
            return HandOver(field(data, "seat", int), seating)
        if "wish" in data:
            return Wish(data["wish"])
        if data.get("game") != game.id:
            raise BadField("game")
        choice = fields_in(data.get("choice"), "choice")
        return Decided(field(data, "request", int), game.move_from_json(choice["move"]))
    except (ValueError, KeyError, TypeError, RecursionError) as fault:
        raise BadAnswer(_NONSENSE) from fault


# -- a bot's answers ---------------------------------------------------------------------------------------------------

def read_answer(told: bytes, request: int, observation: Observation[Any]) -> Choice:
    """The choice in an answer. Raises BadAnswer unless it is one of the legal moves of that observation."""
    game = observation.seen.game
    choice = _read(told, request, game, lambda data: Choice.from_json(data["choice"], game))
    _check((choice.move, *(ranked for ranked, _ in choice.ranking)), observation)
    return choice


def read_objection(told: bytes, request: int, observation: Observation[Any]) -> Objection | None:
    """What a teacher objects to a move, or None. Raises BadAnswer unless the better move is a legal one."""
    game = observation.seen.game
    found = _read(told, request, game, lambda data: data["objection"] and Objection.from_json(data["objection"], game))
    _check(() if found is None else (found.better,), observation)
    return found


def _read(told: bytes, request: int, game: Game[Any], read: Callable[[dict[str, Any]], T]) -> T:
    """What is read from an answer to that request. Raises BadAnswer if it is nonsense or an error."""
    try:
        data = json.loads(told)
        fits = (data["request"], data["game"]) == (request, game.id)
        error = data.get("error")
        found = None if error is not None or not fits else (read(data),)
    except (ValueError, AttributeError, KeyError, TypeError, OverflowError, RecursionError) as fault:
        raise BadAnswer(_NONSENSE) from fault
    if found is None:
        raise BadAnswer(_ERROR.fill(reason=str(error)) if fits else _NONSENSE)
    return found[0]


def _check(moves: Iterable[Move], observation: Observation[Any]) -> None:
    """Raise BadAnswer for the first move that is not legal."""
    allowed = set(observation.legal_moves())
    for move in moves:
        if move not in allowed:
            raise BadAnswer(_NOT_ALLOWED.fill(move=str(move)))
