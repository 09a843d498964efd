"""Rules and refusals: every refused move names a rule of the game's own rule book and says why."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.text import Text


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule of a rule book: its number ("R12"), a title, and its words.

    `section` is the heading that it stands below with those around it; `see` has the numbers of rules to read with it.
    """

    id: str
    title: Text
    text: Text
    section: Text | None = None
    see: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is not legal: the number of the rule, and the reason in this position."""

    rule: str
    reason: Text
