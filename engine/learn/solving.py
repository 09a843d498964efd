"""An exercise under way: one position, one best move to find, and what is said of every reply."""

from __future__ import annotations

from typing import Any, Final

from engine.base.course import Lesson, Task
from engine.core.errors import BadNotation
from engine.core.moves import Move
from engine.core.text import N_, Text
from engine.games.registry import load_game
from engine.learn.exercises import Exercise
from engine.learn.judging import judge
from engine.learn.lesson import Lecture, ReplyVerdict
from engine.learn.reasons import reason, whole_percent

_TITLE: Final = N_("learn", "Exercise")
_AIM: Final = N_("learn", "Find the best move.")
_FIND: Final = N_("learn", "Your turn: find the best move. Your move is compared with it, and you may try again.")
_BEST: Final = N_("learn", "The best move. {why}")
_AS_GOOD: Final = N_("learn", "Right, that is as good as any. {why}")
_WRONG: Final = N_("learn", "This wins {chance} of 100 such games; the best move wins {best}. Try again.")
_NOT_THIS: Final = N_("learn", "Another move is better. Try again.")
_OTHER: Final = N_("learn", "This exercise does not fit this version’s rules.")
_KNOWN: Final = N_("learn", "What you know argues against this move. Try again.")


class Solving(Lecture):
    """A lesson of one task: any right answer to the exercise meets it. Nothing moves but by `go_on`."""

    def __init__(self, exercise: Exercise) -> None:
        """Lay it out and judge its moves, which takes up to a second. Raises BadNotation if it cannot be read."""
        self.exercise = exercise
        self.state = exercise.state()
        self.game = load_game(exercise.game)
        self.number = 0
        if self.state.actor is None or not _moves(exercise) <= {move.notation for move in self.state.legal_moves()}:
            raise BadNotation(_OTHER)
        self.judgement = judge(self.state.observation(self.learner))
        self._best = self.game.move_from_json(exercise.best[0])
        fact = reason(self.judgement, self._best, self._beside()).fact
        task: Task[Any] = Task("exercise", _FIND, (), lambda before, move, after: exercise.is_right(move),
                               lambda before, move, after: self._wrong(move), () if fact is None else (fact,),
                               exercise.best[0])
        self.lesson = Lesson("exercise", _TITLE, _AIM, (task,))

    def verdict(self, move: Move) -> ReplyVerdict:
        """What is said of a reply: its chance and the best one's, and once it is found, why it is the best."""
        found = super().verdict(move)
        if not found.met:
            return found
        text = _BEST if move == self._best else _AS_GOOD
        return ReplyVerdict(True, text.fill(why=reason(self.judgement, move, self._beside(move)).why), found.after)

    def _beside(self, move: Move | None = None) -> Move | None:
        """The move to compare a right one with: what was played in the game; None for the best of the others."""
        made = self.game.move_from_json(self.exercise.made) if self.exercise.made else None
        return made if made is not None and made not in (self._best, move) else None

    def _wrong(self, move: Move) -> Text:
        judgement = self.judgement
        if judgement.of(move).excluded and not judgement.of(self._best).excluded:
            return _KNOWN
        chance, best = whole_percent(judgement, move), whole_percent(judgement, self._best)
        return _WRONG.fill(chance=chance, best=best) if chance < best else _NOT_THIS


def _moves(exercise: Exercise) -> set[str]:
    """The moves that an exercise speaks of, in notation."""
    return {*exercise.best, *([exercise.made] if exercise.made else [])}
