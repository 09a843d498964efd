"""Examples in a rule book: a few cards in a row, as they would lie on the table, and what the rule makes of them."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.text import Text


@dataclass(frozen=True, slots=True)
class ExampleCard:
    """A card of an example; `kind` is None where only its back is seen."""

    kind: int | None
    sideways: bool = False
    lit: bool = False
    """Whether the example is about this card above all."""
    below: Text | None = None
    """A few words below it, such as whose it is."""


@dataclass(frozen=True, slots=True)
class Example:
    """What a rule with a catch means in one case; `rule` is its number."""

    rule: str
    text: Text
    cards: tuple[ExampleCard, ...]
