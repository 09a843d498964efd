"""What must be true of every game, whatever its rules: positions to examine, and checks on them."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final

import pytest

from engine import GAMES
from engine.base.game import Game
from engine.base.scores import ScoreRow
from engine.core.errors import IllegalMove
from engine.core.events import Event
from engine.core.knowledge import Looked
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.refusal import Refusal
from engine.core.state import State
from engine.core.text import Text
from engine.table.endings import PlayedGame
from engine.table.view import view
from engine.table.view_checks import check_view
from tests.helpers.amount import LONG
from tests.helpers.toy_belief import entries_since

MOST_MOVES: Final = 20_000
"""More moves than any game lasts."""

_LOOKS: Final = 60
"""How often a game is observed; a short one every few moves."""
_LOOK_AHEAD: Final = 6
A_WHILE: Final = 60
"""Moves that give copies every chance to affect each other, and worlds to show their faults."""


@dataclass(frozen=True)
class Amount:
    """How much of a game is checked."""

    name: str
    games: int
    """Games to take positions from, unless `moves` moves are made before that."""
    moves: int
    """After this many no other game is begun: every phase has been reached many times."""
    per_phase: int
    """Positions per phase."""
    seeds: tuple[int, ...]
    """The seeds of games that several checks follow from beginning to end."""
    twins: int
    """Games played alongside another that looks the same to a seat."""
    worlds: int
    """Positions whose worlds are played on."""
    choices: int
    """Positions in which bots choose."""
    searches: int
    """The same for those that search, each of whose choices takes longer."""
    simulations: int
    """How many simulations they make at most: a few hundred go every way through a search already."""


LITTLE: Final = Amount("", games=12, moves=800, per_phase=2, seeds=(1,), twins=3, worlds=4, choices=3,
                       searches=1, simulations=250)
A_LOT: Final = Amount("a lot", games=24, moves=6_000, per_phase=6, seeds=tuple(range(1, 5)), twins=6, worlds=16,
                      choices=8, searches=8, simulations=1500)


@dataclass(frozen=True)
class Setting:
    """One way to set up a game, and how much of it is checked."""

    game: Game[Any]
    seats: int
    options: tuple[tuple[str, Any], ...] = ()
    amount: Amount = LITTLE

    def __str__(self) -> str:
        options = (f"{name}={value}" for name, value in self.options)
        return " ".join(filter(None, (self.game.id, str(self.seats), *options, self.amount.name)))

    def start(self, seed: int) -> State:
        """A new game."""
        state: State = self.game.start(self.seats, seed, **dict(self.options))
        return state


_UNLIKE_ALL_OTHERS: Final = {"imposter-kings": 3}
"""The table of a game at which moves are made that no other table has."""
_UNLIKE_THE_LARGEST: Final = {"imposter-kings": (2, 3)}
"""The tables of a game that have phases which the largest one does not have."""


def differs(game: Game[Any], seats: int) -> bool:
    """Whether a table is looked at every time: the smallest, the largest, and one that has phases of its own."""
    return seats in (game.seats[0], game.seats[-1], _UNLIKE_ALL_OTHERS.get(game.id))


def has_phases(game: Game[Any], seats: int) -> bool:
    """Whether a table is the largest, or has phases of its own: these have all phases of the game between them."""
    return seats == game.seats[-1] or seats in _UNLIKE_THE_LARGEST.get(game.id, ())


def settings_of(game: Game[Any], amount: Amount = LITTLE) -> list[Setting]:
    """A game with every table that differs, and with every value of every option; of many values the ends.

    Where a lot is looked at, the other tables are as well.
    Options are tried with the fewest players: with many random players, a match to many points might never end.
    """
    found = [Setting(game, seats, (), amount) for seats in game.seats if amount is A_LOT or differs(game, seats)]
    for option in game.options:
        values = [choice.value for choice in option.choices if choice.value != option.default]
        found += [Setting(game, game.seats[0], ((option.id, value),), amount)
                  for value in dict.fromkeys((values[0], values[-1]))]
    return found


def settings_in(games: Sequence[Game[Any]]) -> pytest.MarkDecorator:
    """A test is run with every setting of these games: a little of it every time, and a lot in the long run."""
    found = [setting for amount in (LITTLE, A_LOT) for game in games for setting in settings_of(game, amount)]
    return pytest.mark.parametrize("setting", [
        pytest.param(setting, id=str(setting), marks=LONG if setting.amount is A_LOT else ()) for setting in found])


# -- playing -----------------------------------------------------------------------------------------------------------

def some_move(state: State, rng: random.Random) -> Move:
    """Any legal move; every other time one with a random verb, so that rare moves are made as well."""
    legal = state.legal_moves()
    if rng.random() < 0.5:
        verb = rng.choice(sorted({move.verb for move in legal}))
        legal = [move for move in legal if move.verb == verb]
    return rng.choice(legal)


def towards(state: State, met: Counter[str], rng: random.Random) -> Move:
    """A legal move that leads to the phase met least often, looking one move ahead."""
    legal = list(state.legal_moves())
    candidates = rng.sample(legal, min(len(legal), _LOOK_AHEAD))

    def seldom(move: Move) -> int:
        after = state.clone()
        after.advance(move)
        return met[after.phase]

    return min(candidates, key=seldom)


def play_on(state: State, rng: random.Random, most: int = MOST_MOVES) -> list[Move]:
    """Play at random to the end, or for `most` moves; returns the moves made."""
    moves: list[Move] = []
    while state.actor is not None and len(moves) < most:
        assert len(moves) < MOST_MOVES - 1, "the game does not end"
        moves.append(some_move(state, rng))
        state.apply(moves[-1])
    return moves


@dataclass(frozen=True)
class Kept:
    """A position to examine, and where it comes from."""

    seed: int
    moves: int
    state: State


@cache
def positions(setting: Setting) -> tuple[State, ...]:
    """A few positions of every phase that comes about, of many games, the ends among them."""
    met: Counter[str] = Counter()
    chosen: dict[str, list[Kept]] = {}
    for seed in range(setting.amount.games):
        if met.total() < setting.amount.moves:
            _choose_from(setting, seed, chosen, met)
    for seed in range(setting.amount.games):
        of_one = [kept for each in chosen.values() for kept in each if kept.seed == seed]
        look_at([kept.state for kept in sorted(of_one, key=lambda kept: kept.moves)])
    return tuple(kept.state for phase in sorted(chosen) for kept in chosen[phase])


def _choose_from(setting: Setting, seed: int, chosen: dict[str, list[Kept]], met: Counter[str]) -> None:
    """Play a game and keep some of its positions; later games look harder for rare phases."""
    rng, state, amount = random.Random(seed), setting.start(seed), setting.amount
    for moves in range(MOST_MOVES):
        of_phase = chosen.setdefault(state.phase, [])
        _choose(of_phase, Kept(seed, moves, state), met[state.phase], amount.per_phase, rng)
        met[state.phase] += 1
        if state.actor is None:
            break
        state.apply(towards(state, met, rng) if rng.random() < seed / amount.games else some_move(state, rng))


def look_at(states: Sequence[State]) -> None:
    """Observe positions of one game from all seats, earliest first, so that each folds only what is new since."""
    for state in states:
        observations(state)


def some_of(setting: Setting, most: int) -> tuple[State, ...]:
    """At most `most` of the positions, from all phases."""
    found = positions(setting)
    return found[::-(-len(found) // most)]


def decisions(setting: Setting, most: int) -> tuple[State, ...]:
    """At most `most` of the positions in which there is a choice, from all phases."""
    found = [state for state in positions(setting) if len(state.legal_moves()) > 1]
    return tuple(found[::-(-len(found) // most)])


def _choose(chosen: list[Kept], now: Kept, met: int, most: int, rng: random.Random) -> None:
    """Keep this position or not, so that all positions of a phase are equally likely to be kept."""
    if met < most:
        chosen.append(replace(now, state=now.state.clone()))
    elif rng.random() * (met + 1) < most:
        chosen[rng.randrange(most)] = replace(now, state=now.state.clone())


@dataclass(frozen=True)
class RandomGame:
    """A game played at random: its moves, all its positions, and those observed by the seats."""

    moves: tuple[Move, ...]
    states: tuple[State, ...]
    seen: tuple[State, ...]


@cache
def random_game(setting: Setting, seed: int) -> RandomGame:
    """A whole game, cached: do not change it."""
    state, rng = setting.start(seed), random.Random(seed)
    moves, states = list[Move](), [state.clone()]
    while state.actor is not None:
        moves += play_on(state, rng, 1)
        states.append(state.clone())
        assert len(moves) < MOST_MOVES, "the game does not end"
    seen = tuple(dict.fromkeys([*states[::max(7, len(states) // _LOOKS)], states[-1]]))
    look_at(seen)
    return RandomGame(tuple(moves), tuple(states), seen)


def observations(state: State) -> list[Observation[Any]]:
    """What each seat sees."""
    return [state.observation(seat) for seat in range(state.seats)]


def copied(data: object) -> Any:
    """Data after a round trip through a file."""
    return json.loads(json.dumps(data))


# -- moves and refusals ------------------------------------------------------------------------------------------------

def check_moves(state: State) -> None:
    """The legal moves are exactly those that are not refused, and there are some while the game runs."""
    legal = list(state.legal_moves())
    assert len(set(legal)) == len(legal), "a legal move is named twice"
    assert set(legal) == {move for move in state.game.moves if state.why_not(move) is None}
    assert bool(legal) == (state.actor is not None)
    assert list(state.clone().legal_moves()) == legal, "the order of legal moves changes"
    assert list(state.game.state_from_json(copied(state.to_json())).legal_moves()) == legal


def check_apply(state: State) -> None:
    """Only legal moves are carried out, with and without events alike; others change nothing."""
    before, refusing = state.to_json(), state.clone()
    for move in state.game.moves:
        refusal = state.why_not(move)
        if refusal is None:
            other, silent, events = state.clone(), state.clone(), list[Event]()
            other.apply(move, events)
            silent.advance(move)
            assert silent.fingerprint() == other.fingerprint(), f"{move}: events make a difference"
        else:
            with pytest.raises(IllegalMove) as caught:
                refusing.apply(move)
            assert caught.value.refusal == refusal
    assert refusing.to_json() == before, "a move was refused and changed something"
    assert state.to_json() == before


@cache
def refusals(state: State) -> Mapping[Refusal, Move]:
    """All that is refused in a position, each with one such move, also by seats whose turn it is not."""
    return {refusal: move for observation in observations(state) for move in state.game.moves
            if (refusal := observation.why_not(move)) is not None}


def check_refusals(state: State) -> None:
    """Every refusal names a rule of the rule book and gives its reason in words."""
    rules = {rule.id for rule in state.game.rulebook}
    for refusal, move in refusals(state).items():
        assert refusal.rule in rules, f"{move}: there is no rule {refusal.rule}"
        assert_readable(refusal.reason)
        assert refusal.reason.context.endswith("/refusal"), f"no refusal by its context: {refusal.reason}"


def assert_readable(text: Text) -> None:
    """A text has no open holes."""
    words = str(text)
    assert words.strip(), "a text is empty"
    assert not re.search(r"[{}]|%n", words), f"a hole is open: {words}"


def check_descriptions(state: State) -> None:
    """Every move can be described to every seat."""
    for observation in observations(state):
        for move in state.legal_moves():
            assert_readable(state.game.describe(move, observation))


def check_table(state: State) -> None:
    """What every seat sees fits on the table that the game describes."""
    for observation in observations(state):
        check_view(view(observation))


# -- games -------------------------------------------------------------------------------------------------------------

def check_replay(setting: Setting, seed: int) -> None:
    """The same seed and moves give the same game, and everybody the same knowledge, whenever they look."""
    played = random_game(setting, seed)
    one, other = setting.start(seed), setting.start(seed)
    for move in played.moves:
        one.apply(move)
        other.apply(move, [])
        assert one.fingerprint() == other.fingerprint()
    assert entries_since(one, None) == entries_since(other, None), "what is written down differs"
    assert one.to_json() == played.states[-1].to_json()


def check_ending(setting: Setting, seed: int) -> None:
    """A game ends, and nobody has won before that."""
    *running, ended = random_game(setting, seed).states
    assert ended.actor is None
    for state in running:
        assert state.winners() == frozenset(), "somebody has won before the end"
        assert all(type(score) is int for score in state.scores())
    for state in random_game(setting, seed).seen:
        check_scores(state)


def check_scores(state: State) -> None:
    """Everybody sees the same scores and winners, and winners have the best score."""
    scores, winners = state.scores(), state.winners()
    assert len(scores) == state.seats
    assert winners <= set(range(state.seats))
    assert all(scores[seat] == max(scores) for seat in winners)
    for observation in observations(state):
        assert (observation.scores(), observation.winners()) == (scores, winners)


def check_points(setting: Setting, seed: int) -> None:
    """What is told of where points come from adds up to every seat's score: in each position, and at the end."""
    played = random_game(setting, seed)
    for state in played.seen:
        _check_sums(state, setting.game.table.score_rows(state))
    points = PlayedGame(setting.game, played.states, played.moves).points()
    assert points or setting.game.id not in GAMES
    _check_sums(played.states[-1], points)


def _check_sums(state: State, rows: Sequence[ScoreRow]) -> None:
    if rows:
        assert tuple(map(sum, zip(*(row.points for row in rows), strict=True))) == state.scores()
        assert len({row.source for row in rows}) == len(rows), "a source is told twice"


def check_cards(setting: Setting, seed: int) -> None:
    """No card is lost or added, and everybody knows the size of every zone and the cards in open ones."""
    played = random_game(setting, seed)
    deck = _cards(setting.start(seed))
    assert all(_cards(state) == deck for state in played.states)
    for state in played.seen:
        _check_zones(state)


def _cards(state: State) -> Counter[int]:
    return Counter(kind for zone in range(len(state.zones)) for kind in state.cards_in(zone))


def _check_zones(state: State) -> None:
    for viewer in range(state.seats + 1):
        knowledge = state.knowledge_of(viewer)
        for index, zone in enumerate(state.zones):
            cards = sorted(state.cards_in(index))
            assert knowledge.sizes[index] == len(cards), f"{zone.id}: wrong number of cards"
            if zone.seen_by(viewer):
                assert knowledge.known_in(index) == cards, f"{zone.id}: viewer {viewer} sees what it does not know"
        believer = knowledge.copy()
        for index in range(len(state.zones)):
            believer.learn(Looked(0, tuple(state.cards_in(index)), index))


# -- copies ------------------------------------------------------------------------------------------------------------

def check_clone(state: State, rng: random.Random) -> None:
    """A clone and its original are independent."""
    before, clone = state.to_json(), state.clone()
    assert clone.to_json() == before
    play_on(clone, rng, A_WHILE)
    assert state.to_json() == before
    ended, again = clone.to_json(), state.clone()
    _forget(again)
    assert clone.to_json() == ended
    assert state.to_json() == before


def _forget(state: State) -> None:
    """Change everything mutable in a state."""
    for cards in state.cards:
        cards.clear()
    for name in state.FIELDS:
        value = getattr(state, name)
        if isinstance(value, list):
            value.clear()
    if state.sealed is not None:
        state.sealed.choices.clear()


def check_json(state: State, rng: random.Random) -> None:
    """States, observations and moves survive a round trip through a file, and play on alike.

    That the same worlds are imagined afterwards is tried for one of the seats.
    """
    game, seat = state.game, rng.randrange(state.seats)
    again = game.state_from_json(copied(state.to_json()))
    assert again.to_json() == state.to_json()
    assert again.fingerprint() == state.fingerprint()
    for observation, seen_again in zip(observations(state), observations(again), strict=True):
        read = game.observation_from_json(copied(observation.to_json()))
        assert read == observation
        assert seen_again == observation
        if observation.seat == seat:
            assert read.sample(random.Random(1)).to_json() == observation.sample(random.Random(1)).to_json()
    other = state.clone()
    for move in play_on(again, rng, A_WHILE):
        other.apply(game.move_from_json(copied(move.to_json())))
    assert other.to_json() == again.to_json()
