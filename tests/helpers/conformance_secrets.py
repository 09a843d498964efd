"""What must be true of every game's secrets: checks on what seats see, are told, and think possible."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from math import factorial

from engine.core.events import Event
from engine.core.knowledge import UNKNOWN, Happened, Knowledge, Looked, Moved, Proved
from engine.core.moves import Move
from engine.core.state import State
from engine.core.zones import Sight
from tests.helpers.conformance import A_WHILE, MOST_MOVES, Setting, assert_readable, observations, some_move
from tests.helpers.toy_belief import entries_since

# -- what is seen ------------------------------------------------------------------------------------------------------

def check_no_leak(state: State, rng: random.Random) -> None:
    """Nothing a seat can see or do depends on what it does not know."""
    for observation in observations(state):
        world: State = observation.sample(rng)
        seen = world.observation(observation.seat)
        assert seen == observation
        if state.actor == observation.seat:
            legal = list(state.legal_moves())
            assert list(observation.legal_moves()) == list(seen.legal_moves()) == list(world.legal_moves()) == legal
            for move in state.game.moves:
                assert state.why_not(move) == observation.why_not(move) == world.why_not(move)
        else:
            assert observation.legal_moves() == ()


def check_worlds(state: State, rng: random.Random, whole: int) -> None:
    """A sampled world can be played on and observed; the one sampled for seat `whole` is played to the end."""
    for observation in observations(state):
        world: State = observation.sample(rng)
        for number in range(MOST_MOVES if observation.seat == whole else A_WHILE):
            if number % 5 == 0:
                observations(world)
            if world.actor is None:
                break
            world.apply(some_move(world, rng))
        observations(world)


# -- what is told ------------------------------------------------------------------------------------------------------

def check_told_the_same(setting: Setting, seed: int) -> int:
    """As long as a seat is told the same in two games, it sees the same; returns the number of comparisons.

    The other game begins as a world that the seat cannot tell from the true one, and goes on in any way that looks the
    same to the seat.
    """
    rng, state = random.Random(seed), setting.start(seed)
    seat, compared = seed % state.seats, 0
    twin: State = state.observation(seat).sample(rng)
    for _ in range(120):
        if state.actor is None:
            break
        own, move, events = state.actor == seat, some_move(state, rng), list[Event]()
        state.apply(move, events)
        follower = _alike(twin, [move] if own else _shuffled(twin, move.verb, rng), told(events, seat), seat)
        if follower is None:
            twin = state.observation(seat).sample(rng)
        else:
            assert follower.observation(seat).to_json() == state.observation(seat).to_json(), f"seed {seed}: {move}"
            twin = follower
            compared += 1
    return compared


def told(events: Sequence[Event], seat: int) -> list[Event]:
    """The events as a seat sees them, without those it does not notice."""
    return [seen for event in events if (seen := event.seen_by(seat)) is not None]


def _shuffled(state: State, verb: str, rng: random.Random) -> list[Move]:
    moves = [move for move in state.legal_moves() if move.verb == verb]
    rng.shuffle(moves)
    return moves


def _alike(twin: State, moves: Sequence[Move], news: list[Event], seat: int) -> State | None:
    """The twin after the first of these moves that gives the seat the same news; None if there is none."""
    for move in moves:
        if twin.why_not(move) is None:
            follower, events = twin.clone(), list[Event]()
            follower.apply(move, events)
            if told(events, seat) == news:
                return follower
    return None


def check_events(setting: Setting, seed: int) -> None:
    """Nobody is shown a card that is not logged as seen, and nobody learns anything without `reveals` rising."""
    rng, state = random.Random(seed), setting.start(seed)
    for _ in range(100):
        if state.actor is None:
            break
        observations(state)     # folds the log, so that clones need not fold all of it
        before, events = state.clone(), list[Event]()
        state.apply(some_move(state, rng), events)
        entries = entries_since(state, before.log)
        for seat in range(state.seats + 1):
            for event in told(events, seat):
                if event.text is not None:
                    assert_readable(event.text)
                _check_shown(event, seat, entries, before)
        if state.reveals == before.reveals:
            assert state.random == before.random, "chance was used and not counted"
            assert not list(_learned(entries, before)), "something was learned and not counted"


def _check_shown(event: Event, viewer: int, entries: Sequence[Happened], before: State) -> None:
    written = {kind for entry in entries for kind in _kinds(entry.as_seen_by(viewer))}
    for travel in event.travels:
        zone = before.zones.index(travel.source)
        known = before.knowledge_of(viewer).known_in(zone)
        assert travel.kind in {UNKNOWN, *written, *known}, f"{event.name} shows viewer {viewer} a card"


def _kinds(entry: Happened | None) -> tuple[int, ...]:
    if isinstance(entry, Moved):
        return (entry.kind,)
    return entry.kinds if isinstance(entry, Looked) else ()


def _learned(entries: Sequence[Happened], before: State) -> Iterator[Happened]:
    """The entries that taught a seat something."""
    for viewer in range(before.seats):
        knowledge = before.knowledge_of(viewer).copy()
        for entry in entries:
            seen = entry.as_seen_by(viewer)
            if isinstance(seen, Proved) or not set(_kinds(seen)) <= {UNKNOWN, *_lying(knowledge, seen)}:
                yield entry
            if seen is not None:
                knowledge.learn(seen)


def _lying(knowledge: Knowledge, entry: Happened | None) -> list[int]:
    """The kinds known to lie where an entry happens."""
    if isinstance(entry, Moved):
        return knowledge.known_in(entry.source)
    return knowledge.known_in(entry.zone) if isinstance(entry, Looked) else []


# -- what is really hidden ---------------------------------------------------------------------------------------------

def has_hands(setting: Setting) -> bool:
    """Whether some cards are seen by their owner only."""
    return any(zone.sight is Sight.OWNER for zone in setting.game.zones(setting.seats))


def deals(state: State, viewer: int) -> int:
    """An upper bound on the ways the cards hidden from a viewer could lie, judging by sight alone."""
    unseen = [list(state.cards_in(zone)) for zone, place in enumerate(state.zones) if not place.seen_by(viewer)]
    ways = factorial(sum(map(len, unseen)))
    for cards in unseen:
        ways //= factorial(len(cards))      # to viewers who do not see into it, a zone is a bag
    return ways


def other_minds(state: State, rng: random.Random) -> int:
    """How many different observations the next seat might have, as far as seat 0 knows."""
    return len({json.dumps(state.observation(0).sample(rng).observation(1).to_json()) for _ in range(6)})


def futures(state: State, seat: int, rng: random.Random) -> int:
    """How many different outcomes the same moves have in worlds that the seat cannot tell apart."""
    found = set()
    for _ in range(6):
        world, chance = state.observation(seat).sample(rng), random.Random(1)
        for _ in range(12):
            if world.actor is not None:
                world.advance(chance.choice(world.legal_moves()))
        found.add(json.dumps([world.cards, world.scores()]))
    return len(found)
