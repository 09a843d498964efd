"""The contract, held to by every registered game: every number of players, every value of every option once."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from engine import GAMES, bot, load_game
from engine.core.errors import BadNotation, IllegalMove
from engine.core.events import Event
from tests.helpers import conformance
from tests.helpers.conformance import every_setup, pairs, positions, undecided, worlds

TESTS = Path(__file__).resolve().parents[1]

pytestmark = pytest.mark.parametrize(("game_id", "seats", "options"), every_setup(GAMES), ids=str)
"""Every test of this file plays every setup; those about a game as such look at it once per setup, which is cheap."""


def test_legal_moves_are_the_moves_without_an_objection(game_id: str, seats: int, options: dict[str, Any]) -> None:
    for state in undecided(positions(game_id, seats, options)):
        legal = list(state.legal_moves())
        assert set(legal) == {move for move in load_game(game_id).moves if state.why_not(move) is None}
        assert len(legal) == len(set(legal)) > 0


def test_legal_moves_come_in_the_same_order_every_time(game_id: str, seats: int, options: dict[str, Any]) -> None:
    for state in undecided(positions(game_id, seats, options)):
        assert list(state.legal_moves()) == list(state.clone().legal_moves())


def test_exactly_the_legal_moves_can_be_applied(game_id: str, seats: int, options: dict[str, Any]) -> None:
    for state in undecided(positions(game_id, seats, options)):
        before = state.fingerprint()
        for move in load_game(game_id).moves:
            copy = state.clone()
            if state.why_not(move) is None:
                copy.apply(move)
            else:
                with pytest.raises(IllegalMove):
                    copy.apply(move)
                assert copy.fingerprint() == before


def test_refusals_name_a_rule_of_the_book_and_read_as_sentences(game_id: str, seats: int,
                                                                options: dict[str, Any]) -> None:
    game = load_game(game_id)
    for state in positions(game_id, seats, options):
        for move in game.moves:
            refusal = state.why_not(move)
            if refusal is not None:
                assert game.rule(refusal.rule).id == refusal.rule
                assert conformance.sentence_faults(refusal.reason) == []


def test_when_the_game_is_over_nothing_is_legal(game_id: str, seats: int, options: dict[str, Any]) -> None:
    over = [state for state in positions(game_id, seats, options) if state.actor is None]
    assert over
    for state in over:
        assert list(state.legal_moves()) == []
        assert all(state.why_not(move) is not None for move in load_game(game_id).moves)


def test_advance_does_what_apply_does(game_id: str, seats: int, options: dict[str, Any]) -> None:
    for state in undecided(positions(game_id, seats, options)):
        for move in state.legal_moves():
            applied, advanced, watched = state.clone(), state.clone(), state.clone()
            events: list[Event] = []
            applied.apply(move)
            advanced.advance(move)
            watched.apply(move, events)
            assert applied.fingerprint() == advanced.fingerprint() == watched.fingerprint()


def test_the_same_seed_and_moves_give_the_same_game(game_id: str, seats: int, options: dict[str, Any]) -> None:
    game, rng = load_game(game_id), random.Random(seats)
    one, other = game.start(seats, 2 ** 127 + seats, **options), game.start(seats, 2 ** 127 + seats, **options)
    while one.actor is not None:
        move = rng.choice(one.legal_moves())
        one.apply(move)
        other.apply(move)
        assert one.fingerprint() == other.fingerprint()


def test_a_clone_is_independent(game_id: str, seats: int, options: dict[str, Any]) -> None:
    rng = random.Random(1)
    for state in undecided(positions(game_id, seats, options)):
        before, copy = state.to_json(), state.clone()
        for _ in range(20):
            if copy.actor is not None:
                copy.apply(rng.choice(copy.legal_moves()))
        assert state.to_json() == before
        assert state.clone().to_json() == before


def test_states_survive_json(game_id: str, seats: int, options: dict[str, Any]) -> None:
    for state in positions(game_id, seats, options):
        again = load_game(game_id).state_from_json(json.loads(json.dumps(state.to_json())))
        assert again.to_json() == state.to_json()
        assert again.fingerprint() == state.fingerprint()
        assert list(again.legal_moves()) == list(state.legal_moves())


def test_observations_survive_json(game_id: str, seats: int, options: dict[str, Any]) -> None:
    game = load_game(game_id)
    for state, seat in pairs(positions(game_id, seats, options)):
        seen = state.observation(seat)
        again = game.observation_from_json(json.loads(json.dumps(seen.to_json())))
        assert again == seen
        assert (again.zones, again.known, again.scores()) == (seen.zones, seen.known, seen.scores())


def test_moves_survive_json_and_are_made_once(game_id: str, seats: int, options: dict[str, Any]) -> None:
    game = load_game(game_id)
    for move in game.moves:
        assert game.move_from_json(json.loads(json.dumps(move.to_json()))) is move
        assert str(move) == move.to_json()
    with pytest.raises(BadNotation):
        game.move_from_json("no such move")


def test_no_card_is_lost_or_made(game_id: str, seats: int, options: dict[str, Any]) -> None:
    state = load_game(game_id).start(seats, 5, **options)
    cards = conformance.contents(state)
    assert cards
    for position in conformance.play_on(state, random.Random(5)):
        assert conformance.contents(position) == cards


def test_winners_are_there_when_the_game_is_over_and_not_before(game_id: str, seats: int,
                                                                options: dict[str, Any]) -> None:
    for state in positions(game_id, seats, options):
        assert len(state.scores()) == seats
        assert state.winners() <= frozenset(range(seats))
        if state.actor is not None:
            assert state.winners() == frozenset()


def test_a_sampled_world_looks_to_the_seat_like_the_real_one(game_id: str, seats: int,
                                                             options: dict[str, Any]) -> None:
    for state, seat in pairs(positions(game_id, seats, options)):
        seen = state.observation(seat)
        for world in worlds(seen, 3):
            assert world.observation(seat) == seen
            assert conformance.contents(world) == conformance.contents(state)


def test_moves_and_refusals_follow_from_what_the_seat_sees(game_id: str, seats: int,
                                                           options: dict[str, Any]) -> None:
    for state in undecided(positions(game_id, seats, options)):
        assert state.actor is not None
        seen = state.observation(state.actor)
        for world in worlds(seen, 2):
            assert list(world.legal_moves()) == list(state.legal_moves()) == list(seen.legal_moves())
            for move in load_game(game_id).moves:
                assert world.why_not(move) == state.why_not(move) == seen.why_not(move)


def test_who_is_not_asked_has_no_moves(game_id: str, seats: int, options: dict[str, Any]) -> None:
    for state, seat in pairs(positions(game_id, seats, options)):
        if state.actor != seat:
            seen = state.observation(seat)
            assert list(seen.legal_moves()) == []
            assert all(seen.why_not(move) is not None for move in load_game(game_id).moves)


def test_a_sampled_world_can_be_played_to_its_end(game_id: str, seats: int, options: dict[str, Any]) -> None:
    rng = random.Random(3)
    for state, seat in pairs(positions(game_id, seats, options)):
        *_, last = conformance.play_on(state.observation(seat).sample(rng), rng)
        assert last.actor is None
        assert all(last.observation(each).actor is None for each in range(seats))


@pytest.mark.parametrize("level", ["page", "squire"])
def test_a_bot_chooses_the_same_in_worlds_that_it_cannot_tell_apart(game_id: str, seats: int, options: dict[str, Any],
                                                                    level: str) -> None:
    game = load_game(game_id)
    for state in undecided(positions(game_id, seats, options))[::3]:
        assert state.actor is not None
        choices = {bot(level, game).choose(world.observation(state.actor), rng=random.Random(4)).move
                   for world in (state, *worlds(state.observation(state.actor), 2))}
        assert len(choices) == 1
        assert choices <= set(state.legal_moves())


def test_something_is_really_hidden(game_id: str, seats: int, options: dict[str, Any]) -> None:
    running = undecided(positions(game_id, seats, options))
    assert any(conformance.secrets_in(state, seat) for state, seat in pairs(running))


def test_what_other_seats_would_see_is_hidden_too(game_id: str, seats: int, options: dict[str, Any]) -> None:
    """In some position two worlds that look alike to one seat do not look alike to another."""
    def differs(state: Any, seat: int, other: int) -> bool:
        one, two = (world.observation(other) for world in worlds(state.observation(seat), 2))
        return bool(one != two)

    rng = random.Random(8)
    games = (conformance.play_on(load_game(game_id).start(seats, seed, **options), rng) for seed in range(20))
    assert any(differs(state, seat, other) for game in games for state in game for seat in range(seats)
               for other in range(seats) if other != seat)


def test_the_same_moves_lead_to_different_futures(game_id: str, seats: int, options: dict[str, Any]) -> None:
    """Of some position two worlds look alike, and after the same move they do not: chance was drawn anew."""
    def splits(state: Any) -> bool:
        one, other = worlds(state.observation(state.actor), 2)
        for move in state.legal_moves():
            after = [world.clone() for world in (one, other)]
            for world in after:
                world.apply(move)
            if after[0].observation(state.actor) != after[1].observation(state.actor):
                return True
        return False

    assert any(splits(state) for state in undecided(positions(game_id, seats, options)))


def test_observations_hold_no_trace_of_the_true_world(game_id: str, seats: int, options: dict[str, Any]) -> None:
    """What a seat is sent is the same text in all worlds that look alike, in the order of its keys, too."""
    for state, seat in pairs(positions(game_id, seats, options)):
        seen = state.observation(seat)
        sent = json.dumps(seen.to_json())
        assert all(json.dumps(world.observation(seat).to_json()) == sent for world in worlds(seen, 2))


def test_every_move_can_be_described(game_id: str, seats: int, options: dict[str, Any]) -> None:
    game = load_game(game_id)
    for state in undecided(positions(game_id, seats, options)):
        assert state.actor is not None
        seen = state.observation(state.actor)
        for move in state.legal_moves():
            assert conformance.sentence_faults(game.describe(move, seen)) == []


def test_events_read_as_sentences_and_keep_secrets(game_id: str, seats: int, options: dict[str, Any]) -> None:
    """What a seat is told of a move does not depend on what it cannot see and does not learn by the move."""
    for state in undecided(positions(game_id, seats, options)):
        for move in state.legal_moves():
            events: list[Event] = []
            after = state.clone()
            after.apply(move, events)
            for seat in range(seats):
                told = [seen for event in events if (seen := event.seen_by(seat)) is not None]
                texts = [event.text for event in told if event.text is not None]
                assert all(conformance.sentence_faults(text) == [] for text in texts)
                for world in worlds(after.observation(seat), 1):
                    assert world.observation(seat) == after.observation(seat)


def test_every_rule_is_used_by_a_refusal_or_a_test(game_id: str, seats: int, options: dict[str, Any]) -> None:
    game = load_game(game_id)
    tests = TESTS / "games" / game_id.replace("-", "_")
    named = set(re.findall(r"\bR\d+\b", "".join(file.read_text() for file in tests.rglob("*.py"))))
    assert {rule.id for rule in game.rulebook} <= named
    assert len({rule.id for rule in game.rulebook}) == len(game.rulebook)


def test_every_phase_that_the_rules_know_is_reached(game_id: str, seats: int, options: dict[str, Any]) -> None:
    """Phases are words in the game's own code: each must come about in random games of some setup."""
    code = "".join(file.read_text() for file in
                   (TESTS.parent / "engine" / "games" / game_id.replace("-", "_")).glob("*.py"))
    written = set(re.findall(r'phase = "([\w-]+)"', code))
    assert written
    assert written <= conformance.phases(game_id)
