"""The base of every bot, which sees an observation, never a state, and chooses a move."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Self

from engine.base.game import Game
from engine.core.deadline import Deadline
from engine.core.errors import BadNotation, NotYourTurn, raise_from
from engine.core.moves import Move
from engine.core.native import mypyc_attr
from engine.core.observe import Observation
from engine.core.text import N_, Text, text_from_json

ONLY_MOVE: Final = N_("engine/bot", "There is no other move.")
_NOT_ASKED: Final = N_("engine/bot", "This bot cannot move: it is another seat’s turn.")

_NO_CHOICE: Final = "A choice is a move, a ranking of moves with their values, a text, and how much was thought about."

Ranking = tuple[tuple[Move, float], ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """A bot's decision in a position."""

    move: Move
    """The move made: a good one, but not always the best, as bots may vary good moves and a page slips."""
    ranking: Ranking
    """All moves weighed, with their values, best first; excluded ones come last."""
    why: Text
    """A sentence saying why `move` is good."""
    worlds: int = 0
    """In how many worlds the moves were tried; 0 for a move made without thinking."""
    simulations: int = 0
    """How often play was simulated further, by a bot that searches."""

    @property
    def best(self) -> Move:
        """The best-ranked move."""
        return self.ranking[0][0]

    def to_json(self) -> dict[str, Any]:
        """The choice as plain JSON types; `from_json` reads them back."""
        return {"move": self.move.to_json(), "ranking": [[move.to_json(), value] for move, value in self.ranking],
                "why": self.why.to_json(), "worlds": self.worlds, "simulations": self.simulations}

    @classmethod
    def from_json(cls, data: object, game: Game[Any]) -> Self:
        """The choice that `to_json` wrote. Raises BadNotation, a ValueError, for anything else."""
        if not isinstance(data, dict):
            raise BadNotation(_NO_CHOICE)
        try:
            ranking = tuple((game.move_from_json(move), float(value)) for move, value in data["ranking"])
            if not ranking:
                raise BadNotation(_NO_CHOICE)
            return cls(game.move_from_json(data["move"]), ranking, text_from_json(data["why"]),
                       int(data["worlds"]), int(data["simulations"]))
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            raise_from(BadNotation(_NO_CHOICE), error)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A player that knows what its seat may know. The same rng gives the same choice, if time does not run out."""

    def __init__(self, level: str) -> None:
        self.level = level

    def choose(self, observation: Observation[Any], *, rng: random.Random, seconds: float | None = None) -> Choice:
        """The bot's choice for the observing seat, after thinking for at most `seconds`.

        Raises NotYourTurn, a ValueError, if it is not that seat's turn.
        """
        if observation.actor != observation.seat:
            raise NotYourTurn(_NOT_ASKED)
        moves = observation.legal_moves()
        if len(moves) == 1:
            return Choice(moves[0], ((moves[0], 0.0),), ONLY_MOVE)
        return self.decide(observation, moves, rng, Deadline(seconds))

    def mixture(self, observation: Observation[Any], *, rng: random.Random) -> Ranking:
        """How often it makes each move that it would choose from after the thoughts that it has with this rng.

        The average over many of them is how it plays. Raises NotYourTurn, a ValueError, as `choose` does.
        """
        return ((self.choose(observation, rng=rng).move, 1.0),)

    @abstractmethod
    def decide(self, observation: Observation[Any], moves: Sequence[Move], rng: random.Random,
               deadline: Deadline) -> Choice:
        """Choose among several legal moves."""
