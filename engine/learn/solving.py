"""An exercise under way: one position, one best move to find, and what is said of every reply."""

from __future__ import annotations

from typing import Any, Final

from engine.base.course import Lesson, Task
from engine.core.moves import Move
from engine.core.state import State
from engine.core.text import N_, Text
from engine.learn.judging import Judgement
from engine.learn.lesson import Lecture, Verdict
from engine.learn.reasons import is_alike, reason, whole_percent

_TITLE: Final = N_("learn", "Exercise")
_AIM: Final = N_("learn", "Find the best move.")
_FIND: Final = N_("learn", "Your turn: find the best move. Your reply is weighed against it, and you may try again.")
_BEST: Final = N_("learn", "The best move. {why}")
_AS_GOOD: Final = N_("learn", "Right, that is as good as any. {why}")
_WRONG: Final = N_("learn", "This wins {chance} of 100 such games, the best move {best}. Try again.")
_KNOWN: Final = N_("learn", "What you know speaks against this move. Try again.")


class Solving(Lecture):
    """A lesson of one task, which any move meets that is about as good as the best; nothing moves but by `go_on`."""

    def __init__(self, state: State, judgement: Judgement, made: Move | None = None) -> None:
        """From that position, as the seat to decide judges it; `made` is the move that was made there in a game."""
        self.game = judgement.observation.seen.game
        self.judgement, self.made = judgement, made
        best = judgement.best.move
        beside = made if made is not None and not self.is_best(made) else None
        fact = reason(judgement, best, beside).fact
        task: Task[Any] = Task("exercise", _FIND, (), lambda before, move, after: self.is_best(move),
                               lambda before, move, after: self._wrong(move), () if fact is None else (fact,),
                               best.to_json())
        self.lesson = Lesson("exercise", _TITLE, _AIM, (task,))
        self.number = 0
        self.state = state

    def is_best(self, move: Move) -> bool:
        """Whether a move is the best one, or about as good."""
        judged, best = self.judgement.of(move), self.judgement.best
        if move == best.move:
            return True
        return judged.excluded is best.excluded and is_alike(self.judgement, best.move, move)

    def verdict(self, move: Move) -> Verdict:
        """What is said of a reply: its chance and the best one's, and once it is found, why it is the best."""
        found = super().verdict(move)
        if not found.met:
            return found
        beside = self.made if self.made is not None and not self.is_best(self.made) else None
        text = _BEST if move == self.judgement.best.move else _AS_GOOD
        return Verdict(True, text.fill(why=reason(self.judgement, move, beside).why), found.after)

    def _wrong(self, move: Move) -> Text:
        judgement = self.judgement
        if judgement.of(move).excluded and not judgement.best.excluded:
            return _KNOWN
        return _WRONG.fill(chance=whole_percent(judgement, move), best=whole_percent(judgement, judgement.best.move))
