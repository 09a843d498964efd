"""Rules and refusals: a refused move names a rule of the game's own rule book and says why."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.text import Text


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule of a rule book: its number ("R12"), title and text.

    `section` is the heading it stands under; `see` lists the numbers of related rules.
    """

    id: str
    title: Text
    text: Text
    section: Text
    see: tuple[str, ...] = ()

    @classmethod
    def numbered(cls, number: int, section: Text, title: Text, text: Text, see: tuple[int, ...] = ()) -> Rule:
        """The rule with that number; `see` lists the numbers of related rules."""
        return cls(f"R{number}", title, text, section, tuple(f"R{each}" for each in see))


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is not legal: the number of the rule, and the reason in this position."""

    rule: str
    reason: Text
