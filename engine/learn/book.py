"""Cross-references in a rule book: the rules about a card, the cards of a rule, the copies of a card."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.base.cards import Card
from engine.base.game import Game
from engine.core.refusal import Rule
from engine.core.text import Text
from engine.session.own_edition import OwnEdition

_ANY_SEED: Final = 0


@dataclass(frozen=True, slots=True)
class Copies:
    """How many copies of a card there are in a game with that many players."""

    seats: int
    number: int


def rules_about(game: Game[Any], card: Card) -> tuple[Rule, ...]:
    """The rules that mention a card by name, or its group."""
    return tuple(rule for rule in game.rulebook
                 if _names(rule, card.name) or _names(rule, card.group.name, re.IGNORECASE))


def cards_in(game: Game[Any], rule: Rule) -> tuple[Card, ...]:
    """The cards that a rule mentions by name."""
    return tuple(card for card in game.cards if _names(rule, card.name))


def _names(rule: Rule, name: Text, flags: int = 0) -> bool:
    # Every translation is made from the English text, so a name found there is in all of them.
    wanted = name.source.casefold()
    likely = [text.source for text in (rule.title, rule.text) if wanted in text.source.casefold()]
    if not likely:      # most rules name few cards, and a pattern takes ten times as long to say so
        return False
    pattern = re.compile(rf"\b{re.escape(name.source)}(?:s|'s)?\b", flags)
    return any(map(pattern.search, likely))


def copies(game: Game[Any], card: Card, own: OwnEdition | None = None) -> tuple[Copies, ...]:
    """How many copies of a card there are, by the number of players; in somebody's `own` edition if one is given."""
    return tuple(Copies(seats, _in_game(game, seats, card.kind, own)) for seats in game.seats)


def _in_game(game: Game[Any], seats: int, kind: int, own: OwnEdition | None) -> int:
    changed = {} if own is None else own.options(seats)
    state = game.start(seats, _ANY_SEED, edition=None if own is None else own.number, **changed)
    in_zones = sum(list(state.cards_in(zone)).count(kind) for zone in range(len(state.zones)))
    return in_zones + game.fixtures(seats).count(kind)


def sections(rulebook: Sequence[Rule]) -> list[tuple[Rule, ...]]:
    """The rules in order, grouped by heading."""
    found: list[list[Rule]] = []
    for rule in rulebook:
        if not found or found[-1][0].section != rule.section:
            found.append([])
        found[-1].append(rule)
    return [tuple(each) for each in found]
