"""All that happens to cards is told: what changes its place, and what is disgraced."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache

from engine.core.events import Event
from engine.games.imposter_kings.game import GAME
from engine.games.imposter_kings.state import ImposterState
from engine.games.imposter_kings.zones import COURT, DISGRACED
from engine.table.last_moves import touched
from engine.table.view import view
from tests.helpers.positions import log, play, position

ROUNDS = 60
DEALS = {"deal", "hand"}
"""What tells of a deal: all cards are gathered before it."""

Move = tuple[ImposterState, ImposterState, list[Event]]


@cache
def moves() -> tuple[Move, ...]:
    """Moves of rounds played at random: the position before, the one after, and what happened."""
    return tuple(_random_moves())


def _random_moves() -> Iterator[Move]:
    luck = random.Random(4)
    for seed in range(ROUNDS):
        game = GAME.start(seats=2 + seed % 3, seed=seed, length="round")
        while game.actor is not None:
            before, events = game.clone(), list[Event]()
            game.apply(luck.choice(list(game.legal_moves())), events)
            yield before, game.clone(), events


def test_every_card_that_changes_its_place_is_told() -> None:
    for before, after, events in moves():
        if DEALS & {event.name for event in events}:
            continue
        told = Counter[str]()
        for travel in (each for event in events for each in event.travels):
            told[travel.target] += 1
            told[travel.source] -= 1
        for zone in range(len(after.zones)):
            grown = len(after.cards_in(zone)) - len(before.cards_in(zone))
            assert told[after.zones[zone].id] == grown, f"{before.phase}: {[event.name for event in events]}"


def test_every_card_that_is_disgraced_is_told_once() -> None:
    found = 0
    for before, after, events in moves():
        told = sum(event.name == "disgrace" for event in events)
        gone = len(before.cards[COURT]) > len(after.cards[COURT])    # a Fool may have taken a card away
        if not gone and after.marks:
            assert told == after.marks.count(DISGRACED) - before.marks.count(DISGRACED), before.phase
            found += told
    assert found > ROUNDS


def test_the_card_that_an_oathbound_disgraces_bears_the_mark_of_it() -> None:
    game = position("imposter-kings", "oathbound soldier fool", "queen", court="soldier+")
    events = play(game, "play oathbound", "play soldier")
    marked = {each.place: str(each.text) for each in touched(view(game.observation(1)), events)}
    assert marked["court/0/soldier"] == "Disgraces Soldier, card 1 of the Court."
    assert marked["court/2/soldier"] == "Plays Soldier: the Throne is worth 5."


def test_a_flip_tells_which_card_falls() -> None:
    game = position("imposter-kings", "elder", "queen", court="judge warlord", successors=("fool", "soldier"))
    assert log(play(game, "flip")) == ["Flips their King."]
    assert log(play(game, "pass")) == ["Disgraces Warlord, card 2 of the Court.",
                                       "Takes their Successor into hand: the Throne is worth 1."]


def test_a_card_that_is_disgraced_does_not_fall_again() -> None:
    game = position("imposter-kings", "elder", "queen", court="judge!", accused="assassin",
                    successors=("fool", "soldier"))
    assert log(play(game, "flip")) == ["Flips their King.", "Takes their Successor into hand: the Throne is worth 1."]
