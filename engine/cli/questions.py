"""Answers to a player's questions: the rules, what a move is good for, why one is not allowed, and hints."""

from __future__ import annotations

import random
from typing import Any, Final

from engine.bots.base import Choice
from engine.bots.levels import bot
from engine.cli.show import Words, by_number
from engine.cli.terminal import Terminal
from engine.core.errors import BadNotation
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.refusal import Rule

_ADVISER: Final = "marshal"
_SAME_ADVICE: Final = 0
"""The adviser's fixed seed, so that asking twice gives the same answer."""


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
        """Print the move that a good player thinks best, and why."""
        choice = self._advice()
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
        """Compare a legal move with the best one, as a good player sees them."""
        choice = self._advice()
        value, best = dict(choice.ranking), choice.best
        reason = self._words(self._game.evaluator.reason(move, self._observation))
        self._terminal.say(f"{self._describe(move)}: {reason}", indent=4)
        if move is not best and self._game.evaluator.excluded(move, self._observation):
            beside = f"What you know speaks against it. Better: {self._describe(best)}."
        elif value[move] >= value[best]:
            beside = "No move looks better."
        else:
            beside = f"{self._describe(best)} looks better: {value[best]:.0%}."
        self._terminal.say(f"Your chance to win after it, as a {_ADVISER} sees it: {value[move]:.0%}. {beside}",
                           indent=4)

    def _advice(self) -> Choice:
        choice = bot(_ADVISER, self._game).choose(self._observation, rng=random.Random(_SAME_ADVICE))
        return choice.advised(self._observation)

    def _describe(self, move: Move) -> str:
        return self._words(self._game.describe(move, self._observation))
