"""Positions and tables of all games that tests of the laboratory look at."""

from __future__ import annotations

import random
from typing import Any

from engine import GAMES, load_game
from engine.lab.draft import Draft


def some_positions(number: int, seed: int) -> list[Any]:
    """Positions of all games at all tables, as random games come to them."""
    rng = random.Random(seed)
    found: list[Any] = []
    while len(found) < number:
        game = load_game(rng.choice(GAMES))
        options = {option.id: rng.choice(option.choices).value for option in game.options if rng.random() < 0.2}
        state = game.start(rng.choice(game.seats), rng.getrandbits(40), **options)
        for _ in range(rng.randrange(1, 40)):
            for _ in range(rng.randrange(1, 12)):
                if state.actor is not None:
                    state.apply(rng.choice(state.legal_moves()))
            found.append(state.clone())
            if state.actor is None:
                break
    return found[:number]


def lay_something(draft: Draft[Any], rng: random.Random) -> None:
    """One step on a table. Raises CannotLay if a card never lies where it was put."""
    zone = rng.choice([each for each in draft.zones if draft.cards(each)] or list(draft.zones))
    other = rng.choice(draft.zones)
    match rng.randrange(5):
        case 0 if draft.box:
            draft.put(rng.choice(draft.box), other)
        case 1 if draft.cards(zone):
            draft.take(zone, rng.randrange(len(draft.cards(zone))))
        case 2 if draft.cards(zone):
            draft.move(zone, rng.randrange(len(draft.cards(zone))), other)
        case 3:
            draft.leave_open(other)
        case _:
            name = rng.choice([name for name, value in draft.fields.items() if isinstance(value, int)])
            draft.set_field(name, rng.randrange(-3, 9))
