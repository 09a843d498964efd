"""Positions of The Imposter Kings in which each question is asked, from rounds played at random."""

from __future__ import annotations

import random
from collections import defaultdict
from functools import cache

from engine.games.imposter_kings.cards import CARDS
from engine.games.imposter_kings.game import GAME
from engine.games.imposter_kings.state import ImposterState

_ROUNDS, _OF_EACH = 200, 6
"""The number of rounds, and of positions for every question in them."""
_KEPT = 0.3
"""The share of positions kept, so that they come from many rounds."""


def question_of(game: ImposterState) -> str:
    """The question: the phase, and the card whose ability it is about."""
    return f"ability {CARDS[game.played].id}" if game.phase == "ability" else game.phase


@cache
def met() -> dict[str, list[ImposterState]]:
    """Positions by question; do not change them."""
    found, luck = defaultdict[str, list[ImposterState]](list), random.Random(5)
    for seed in range(_ROUNDS):
        game = GAME.start(seats=2 + seed % 3, seed=seed)
        while game.actor is not None:
            if len(found[question_of(game)]) < _OF_EACH and luck.random() < _KEPT:
                game.observation(game.decider())    # worked out once up to here, not for every clone
                found[question_of(game)].append(game.clone())
            if game.phase == "deal":
                break
            game.advance(luck.choice(list(game.legal_moves())))
    return found
