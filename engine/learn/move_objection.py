"""What a teacher says of a move that was just made: nothing, or which one was better, and why.

A poor move is one that the judgement of hints and reviews flags and that paired playouts confirm. Only what the player
knew when deciding counts, whatever came to light since.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Self

from engine.base.game import Game
from engine.core.errors import BadNotation
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.text import Text, text_from_json
from engine.learn.judging import Judgement, judge
from engine.learn.reasons import reason
from engine.learn.suspicion import examine
from engine.learn.thresholds import is_flagged

_NO_OBJECTION: Final = "An objection is a better move, its name, and a text."


@dataclass(frozen=True, slots=True)
class Objection:
    """A move that was better than the one made, and why."""

    better: Move
    name: Text
    """What the better move is called."""
    why: Text

    def to_json(self) -> dict[str, Any]:
        """The objection as plain JSON types; `from_json` reads them back."""
        return {"better": self.better.to_json(), "name": self.name.to_json(), "why": self.why.to_json()}

    @classmethod
    def from_json(cls, data: object, game: Game[Any]) -> Self:
        """The objection that `to_json` wrote. Raises BadNotation, a ValueError, for anything else."""
        if not isinstance(data, dict):
            raise BadNotation(_NO_OBJECTION)
        try:
            return cls(game.move_from_json(data["better"]), text_from_json(data["name"]), text_from_json(data["why"]))
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            raise BadNotation(_NO_OBJECTION) from error


def objection(observation: Observation[Any], move: Move) -> Objection | None:
    """What to say of a move made by the observing seat in that position; None unless it was poor.

    Raises NotYourTurn or ValueError if the seat could not make it.
    """
    judgement = judge(observation)
    if not is_flagged(judgement, move) or not _is_confirmed(judgement, move):
        return None
    best = judgement.best.move
    return Objection(best, observation.seen.game.describe(best, observation), reason(judgement, best, move).why)


def _is_confirmed(judgement: Judgement, move: Move) -> bool:
    """Whether playing the move and the best one out in pairs bears it out that it is poor."""
    return examine(judgement.observation, judgement.best.move, move, judgement.mistake(move).mean).poor
