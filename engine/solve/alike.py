"""Cards that differ in name alone, as a Seven and a Ten of Throne: whoever holds one plays as with the other."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from dataclasses import replace

from engine.base.cards import Card


def kinds_alike(cards: Sequence[Card], first: Collection[int] = ()) -> list[int]:
    """By kind: one kind for all whose cards are the same in all but name, one of `first` if there is any.

    What a card does and counts is printed on it, so nothing else can tell them apart.
    """
    found: dict[Hashable, int] = {}
    for card in sorted(cards, key=lambda card: (card.kind not in first, card.kind)):
        found.setdefault(_nameless(card), card.kind)
    return [found[_nameless(card)] for card in cards]


def _nameless(card: Card) -> Card:
    return replace(card, kind=0, id="", name=card.group.name, index="")
