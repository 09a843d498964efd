"""Why a move is good here: its chance beside that of another move, and the fact that makes the difference."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from engine.bots.base import ONLY_MOVE, Choice
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.state import State
from engine.core.text import N_, Text
from engine.learn.judging import Judgement, judge

SURE: Final = 2.0
"""By how many standard errors two moves must be apart for one of them to be called better."""

_BETTER: Final = N_("learn", "{chance}% instead of {other}%.")
_ALIKE: Final = N_("learn", "{chance}%: about as good as “{other}”.")
_WORSE: Final = N_("learn", "{chance}%; “{other}” gives you {better}%.")
_SOUND: Final = N_("learn", "{chance}%. What you know argues against every other move.")
_BOTH: Final = N_("learn", "{chances} {fact}")
_OF_MOVE: Final = N_("learn", "{move}: {why}")


@dataclass(frozen=True, slots=True)
class Reason:
    """Why to make a move rather than another one; None where no other is worth considering."""

    move: Move
    other: Move | None
    chances: Text
    """The chances of both, in whole per cent, or that they are about as good."""
    fact: Text | None
    """What makes the difference, in the game's own words; None if nothing can be said for certain."""

    @property
    def why(self) -> Text:
        """The whole reason, without the name of the move."""
        return self.chances if self.fact is None else _BOTH.fill(chances=self.chances, fact=self.fact)

    def told(self, observation: Observation[Any]) -> Text:
        """The whole reason with the name of the move, for the seat that may make it."""
        return _OF_MOVE.fill(move=_described(self.move, observation), why=self.why)


def advice(observation: Observation[Any]) -> Choice:
    """What a hint says: the best move, why it is good, and the chances of all moves, excluded ones last.

    Raises NotYourTurn, a ValueError, if it is not the observing seat's turn.
    """
    judgement = judge(observation)
    ranking = tuple([(judged.move, judged.chance) for judged in judgement.moves])
    return Choice(judgement.best.move, ranking, reason(judgement).why, len(judgement.worlds))


def reason(judgement: Judgement, move: Move | None = None, other: Move | None = None) -> Reason:
    """Why to make a move, the best one by default, rather than another, the best of the others by default.

    Raises ValueError if one of them is not legal here.
    """
    move = judgement.best.move if move is None else move
    other = _best_beside(judgement, move) if other is None else other
    if other is None:
        return _alone(judgement, move)
    if is_alike(judgement, move, other):
        name = _described(other, judgement.observation)
        chances = _ALIKE.fill(chance=whole_percent(judgement, move), other=name)
    elif judgement.apart(move, other).mean < 0.0:
        name = _described(other, judgement.observation)
        chances = _WORSE.fill(chance=whole_percent(judgement, move), other=name, better=whole_percent(judgement, other))
        return Reason(move, other, chances, None)
    else:
        chances = _BETTER.fill(chance=whole_percent(judgement, move), other=whole_percent(judgement, other))
    return Reason(move, other, chances, _fact(judgement, move, other))


def is_alike(judgement: Judgement, move: Move, other: Move) -> bool:
    """Whether two moves are about as good: no further apart than chance explains, or equal in whole per cent."""
    apart = judgement.apart(move, other)
    return abs(apart.mean) <= SURE * apart.error or whole_percent(judgement, move) == whole_percent(judgement, other)


def whole_percent(judgement: Judgement, move: Move) -> int:
    """The chance to win after a move; 0 and 100 only where the move ends the game, whatever is hidden."""
    whole = round(100 * judgement.of(move).chance)
    return whole if _settles(judgement, move) else min(99, max(1, whole))


def _settles(judgement: Judgement, move: Move) -> bool:
    """Whether the game ends with the move, and nothing hidden has a part in how."""
    after: State = judgement.worlds[0].clone()
    before = after.reveals
    after.advance(move)
    return after.actor is None and after.reveals == before


def _best_beside(judgement: Judgement, move: Move) -> Move | None:
    """The best of the other moves; None if there are none, or only excluded ones."""
    return next((judged.move for judged in judgement.moves if judged.move != move and not judged.excluded), None)


def _alone(judgement: Judgement, move: Move) -> Reason:
    if len(judgement.moves) == 1:
        return Reason(move, None, ONLY_MOVE, None)
    return Reason(move, None, _SOUND.fill(chance=whole_percent(judgement, move)), None)


def _fact(judgement: Judgement, move: Move, other: Move) -> Text | None:
    """The fact behind the first aspect in which the move is better and that has one.

    A game that names no aspects has other reasons.
    """
    observation = judgement.observation
    evaluator = observation.seen.game.evaluator
    for comparison in judgement.comparisons(move, other):
        deciding_fact: Text | None = evaluator.deciding_fact(comparison)
        if deciding_fact is not None:
            return deciding_fact
    names_aspects = bool(evaluator.aspects(judgement.worlds[0], observation.seat))
    return None if names_aspects else evaluator.reason(move, observation)


def _described(move: Move, observation: Observation[Any]) -> Text:
    text: Text = observation.seen.game.describe(move, observation)
    return text
