"""Answers to a player's questions: the rules, what a move is good for, why one is not allowed, and hints."""

from __future__ import annotations

from typing import Any

from engine.cli.show import NAMED, Words, by_number
from engine.cli.terminal import Terminal
from engine.core.errors import BadNotation
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.refusal import Rule
from engine.core.text import N_, Text
from engine.learn.judging import judge
from engine.learn.reasons import advice, is_alike, whole_percent


class Questions:
    """The answers in one position, for the seat whose turn it is."""

    def __init__(self, observation: Observation[Any], words: Words, terminal: Terminal, keys: Text) -> None:
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
            self._say(N_("cli", "{rule} {title}. {text}").fill(rule=rule.id, title=rule.title, text=rule.text))
        else:
            self._about(asked)

    def hint(self) -> None:
        """Print the move that seems best, and why."""
        choice = advice(self._observation)
        number = next(each for each, move in by_number(self._observation.legal_moves()).items() if move is choice.move)
        self._say(N_("cli", "Hint: {number}, {move}. {why}")
                  .fill(number=number, move=self._describe(choice.move), why=choice.why), "bold")

    def _say(self, text: Text, style: str = "") -> None:
        self._terminal.say(self._words(text), style, 4)

    def _contents(self) -> None:
        self._terminal.say(self._words(self._keys))
        self._terminal.say(self._words(
            N_("cli", "After ?, type the number of a rule (? R5), or a move by number or notation (? 3).")))
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
            ids = [rule.id for rule in self._game.rulebook]
            self._terminal.say(self._words(N_("cli", "“{asked}” is neither a rule ({first} to {last}) nor a move.")
                                           .fill(asked=asked, first=ids[0], last=ids[-1])), "alert")
            return
        refusal = self._observation.why_not(move)
        if refusal is None:
            self._value(move)
        else:
            self._say(N_("cli", "Not allowed. {rule}: {reason}").fill(rule=refusal.rule, reason=refusal.reason))

    def _value(self, move: Move) -> None:
        """Compare a legal move with the best one."""
        judgement = judge(self._observation)
        best = judgement.best.move
        reason = self._game.evaluator.reason(move, self._observation)
        self._say(NAMED.fill(name=self._describe(move), what=reason))
        if judgement.of(move).excluded:
            beside = N_("cli", "What you know argues against this move. Better: {move}.").fill(
                move=self._describe(best))
        elif is_alike(judgement, move, best):
            beside = N_("cli", "No move looks better.")
        else:
            beside = N_("cli", "{move} looks better: {percent}%.").fill(
                move=self._describe(best), percent=whole_percent(judgement, best))
        self._say(N_("cli", "Your chance to win after this move: {percent}%. {beside}").fill(
            percent=whole_percent(judgement, move), beside=beside))

    def _describe(self, move: Move) -> Text:
        described: Text = self._game.describe(move, self._observation)
        return described
