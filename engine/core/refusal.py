"""Rules and refusals: every refused move names a rule of the game's own rule book and says why."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.text import Text


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule of a rule book: its number ("R12"), a title, and its words."""

    id: str
    title: Text
    text: Text


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is not legal: the number of the rule, and the reason in this position."""

    rule: str
    reason: Text
