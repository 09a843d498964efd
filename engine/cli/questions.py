"""Answers to a player's questions: the rules, what a move is good for, why one is not allowed, and hints."""

from __future__ import annotations

from typing import Any

from engine.cli.show import Words, by_number
from engine.cli.terminal import Terminal
from engine.core.errors import BadNotation
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.refusal import Rule
from engine.learn.judging import judge
from engine.learn.reasons import advice, is_alike, whole_percent


class Questions:
    """The answers in one position, for the seat whose turn it is."""

    def __init__(self, observation: Observation[Any], words: Words, terminal: Terminal, keys: str) -> None:
        self._observation = observation
        self._game = observation.seen.game
        self._words = words
        self._terminal = terminal
        self._keys = keys

    def wants_advice(self, asked: str) -> bool:
        """Whether the answer compares legal moves, as a hint does."""
        move = self._move(asked) if asked and asked.lower() not in self._rules() else None
        return move is not None and self._observation.why_not(move) is None

    def answer(self, asked: str) -> None:
        """Explain a rule by its number, or a move by its number or notation; given nothing, list what can be asked."""
        rules = self._rules()
        if not asked:
            self._contents()
        elif asked.lower() in rules:
            rule = rules[asked.lower()]
            self._terminal.say(f"{rule.id} {self._words(rule.title)}. {self._words(rule.text)}", indent=4)
        else:
            self._about(asked)

    def hint(self) -> None:
        """Print the move that seems best, and why."""
        choice = advice(self._observation)
        number = next(each for each, move in by_number(self._observation.legal_moves()).items() if move is choice.move)
        self._terminal.say(f"Hint: {number}, {self._describe(choice.move)}. {self._words(choice.why)}", "bold", 4)

    def _contents(self) -> None:
        self._terminal.say(self._keys)
        self._terminal.say("After ? write the number of a rule (? R5), or a move by number or notation (? 3).")
        for rule in self._game.rulebook:
            self._terminal.say(f"{rule.id:>6}  {self._words(rule.title)}", indent=8)

    def _rules(self) -> dict[str, Rule]:
        return {rule.id.lower(): rule for rule in self._game.rulebook}

    def _move(self, asked: str) -> Move | None:
        """The move with that number or notation; None if there is none."""
        try:
            return by_number(self._observation.legal_moves()).get(asked) or self._game.move_from_json(asked.lower())
        except BadNotation:
            return None

    def _about(self, asked: str) -> None:
        move = self._move(asked)
        if move is None:
            self._terminal.say(f"“{asked}” is neither a rule ({self._span()}) nor a move.", "alert")
            return
        refusal = self._observation.why_not(move)
        if refusal is None:
            self._value(move)
        else:
            self._terminal.say(f"Not allowed. {refusal.rule}: {self._words(refusal.reason)}", indent=4)

    def _span(self) -> str:
        ids = [rule.id for rule in self._game.rulebook]
        return f"{ids[0]} to {ids[-1]}"

    def _value(self, move: Move) -> None:
        """Compare a legal move with the best one."""
        judgement = judge(self._observation)
        best = judgement.best.move
        reason = self._words(self._game.evaluator.reason(move, self._observation))
        self._terminal.say(f"{self._describe(move)}: {reason}", indent=4)
        if judgement.of(move).excluded:
            beside = f"What you know speaks against it. Better: {self._describe(best)}."
        elif is_alike(judgement, move, best):
            beside = "No move looks better."
        else:
            beside = f"{self._describe(best)} looks better: {whole_percent(judgement, best)} %."
        self._terminal.say(f"Your chance to win after it: {whole_percent(judgement, move)} %. {beside}", indent=4)

    def _describe(self, move: Move) -> str:
        return self._words(self._game.describe(move, self._observation))
