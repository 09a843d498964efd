"""Deals come out as knowledge allows: nothing else, all of it, and about equally likely."""

from __future__ import annotations

import json
import math
import random
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest

from engine.core.deals import Deals
from engine.core.errors import ContradictoryKnowledge
from engine.core.knowledge import UNKNOWN, Happened, Knowledge, Looked, Moved, MovedAll, Proved
from engine.core.moves import Move
from engine.core.recollection import Recollection
from engine.core.sampling import Dealer, SampledMemory
from engine.core.world_check import WorldCheck
from engine.core.zones import Sight, Zone, Zones
from tests.helpers.toy import CELLAR, CellarState
from tests.helpers.toy_belief import World, deals_allowed, world_of, worlds_allowed
from tests.helpers.toy_games import TABLES, positions
from tests.helpers.toy_words import DECK, HAND, KINDS, NUMBER

A, B, C = range(3)
NOBODY, EVERYBODY = 0, -1


def unseen(source: int, target: int) -> Moved:
    return Moved(NOBODY, UNKNOWN, source, target)


def learned(start: list[list[int]], *entries: Happened) -> Knowledge:
    knowledge = Knowledge.at_start(start)
    for entry in entries:
        knowledge.learn(entry)
    return knowledge


def dealt(knowledge: Knowledge, times: int, seed: int = 1) -> Counter[World]:
    """How often each world comes out."""
    rng = random.Random(seed)
    kinds = max(knowledge.kinds) + 1
    deals = Deals(knowledge)
    return Counter(world_of(deals.draw(rng), kinds) for _ in range(times))


def surprise(found: Counter[World], ways: Counter[World]) -> float:
    """Chi-square against "each world as often as there are ways to deal it", in standard deviations above its mean."""
    times, total = found.total(), ways.total()
    expected = {world: times * count / total for world, count in ways.items()}
    square = sum((found[world] - often) ** 2 / often for world, often in expected.items())
    freedom = len(ways) - 1
    return (square - freedom) / math.sqrt(2 * freedom)


# -- single deals ------------------------------------------------------------------------------------------------------

def test_what_is_certain_is_dealt() -> None:
    assert Deals(learned([[3, 1], [2], []])).draw(random.Random(1)) == [[1, 3], [2], []]


def test_the_same_randomness_deals_the_same() -> None:
    knowledge = learned([[0, 1, 2, 3], [], []], unseen(A, B), unseen(A, C), unseen(B, C))
    assert [Deals(knowledge).draw(random.Random(seed)) for seed in range(9)] == [
        Deals(knowledge).draw(random.Random(seed)) for seed in range(9)]


def test_there_is_no_deal_that_contradicts_itself() -> None:
    knowledge = learned([[0, 1, 2, 3], [], []], unseen(A, B), unseen(A, B))
    everywhere = sum(knowledge.cell(label, zone) for label in range(4) for zone in (A, B))
    told = {**knowledge.to_json(), "limits": [[f"{everywhere:x}", 3]]}
    with pytest.raises(ContradictoryKnowledge):
        Deals(Knowledge.from_json(told))


class _Patience(random.Random):
    """Randomness that runs out, so that a search without end is found out."""

    def __init__(self, draws: int) -> None:
        super().__init__(1)
        self._draws = draws

    def random(self) -> float:
        self._draws -= 1
        assert self._draws > 0, "The search for a deal does not come to an end."
        return super().random()


def test_a_deal_is_found_soon_where_limits_are_so_tight_that_few_deals_drawn_card_by_card_keep_them() -> None:
    """The second draft of a game of Shadow Throne, in which pools were seen and saved cards were not."""
    knowledge = Knowledge.from_json(json.loads(Path(__file__).with_name("tight_knowledge.json").read_text()))
    rng = _Patience(200_000)
    for _ in range(30):
        assert WorldCheck(knowledge).allows(Deals(knowledge).draw(rng))


# -- many deals --------------------------------------------------------------------------------------------------------

ALIKE = {
    "a hand and the rest": (unseen(A, B), unseen(A, B)),
    "two hands and the rest": (unseen(A, B), unseen(A, C), unseen(A, B), unseen(A, C)),
    "two hands and a pile drawn back": (unseen(A, B), unseen(A, B), MovedAll(B, A), unseen(A, B), unseen(A, C)),
}
UNLIKE = {
    "a pile of which one card was known": (Looked(1, (2,), A), unseen(A, B), unseen(A, B), unseen(B, C)),
    "one of two hands has it": (unseen(A, B), unseen(A, C), unseen(A, C), Proved(EVERYBODY, (2,), (B, C), 1, 9)),
    "some were excluded": (unseen(A, B), unseen(A, B), Proved(EVERYBODY, (2, 3), (B,), 0, 0), unseen(A, C),
                           unseen(A, B), unseen(B, C)),
    "known, laid, drawn and asked for": (unseen(A, B), unseen(A, B), Looked(1, (1,), B), unseen(B, C), unseen(A, C),
                                         unseen(C, B), Proved(EVERYBODY, (2,), (B,), 1, 9), unseen(B, C)),
}
START = [[0, 0, 1, 2, 2, 3, 4], [], []]


@pytest.mark.parametrize("entries", [*ALIKE.values(), *UNLIKE.values()], ids=[*ALIKE, *UNLIKE])
def test_every_deal_is_equally_likely(entries: Iterable[Happened]) -> None:
    knowledge = learned(START, *entries)
    ways = deals_allowed(knowledge)
    found = dealt(knowledge, 200 * len(ways))
    assert set(found) == set(ways)
    assert surprise(found, ways) < 3


@pytest.mark.parametrize(("seats", "renew"), TABLES)
def test_every_world_that_is_possible_comes_out_and_no_other(seats: int, renew: str) -> None:
    compared = 0
    for seed in range(7):
        for state, _ in positions(seats, renew, seed):
            knowledge = state.knowledge_of(seed % seats)
            allowed = worlds_allowed(knowledge)
            if seed and len(allowed) > 25:
                rng = random.Random(seed)
                assert all(world_of(Deals(knowledge).draw(rng), KINDS) in allowed for _ in range(10))
            elif len(allowed) > 1:
                compared += 1
                assert set(dealt(knowledge, 25 * len(allowed))) == allowed
    assert compared > 20


# -- worlds for a seat -------------------------------------------------------------------------------------------------

def number_phase(seats: int, seed: int) -> CellarState:
    """The numbers of the first seats are chosen: 1, 2 if it is allowed, and so on."""
    state = CELLAR.start(seats, seed)
    for _ in range(3):
        state.apply(next(move for move in state.legal_moves() if move.verb in ("draw", "ask")))
    for number in (1, 2, 1)[:seats - 1]:
        legal = state.legal_moves()
        state.apply(NUMBER[number] if NUMBER[number] in legal else NUMBER[0])
    return state


def choices_in(world: CellarState) -> dict[int, Move]:
    """The numbers chosen so far."""
    assert world.sealed is not None
    return {seat: move for seat, move in world.sealed.choices.items() if isinstance(move, Move)}


def test_others_sealed_choices_are_drawn_anew_and_the_own_one_is_kept() -> None:
    state = number_phase(3, 1)
    observation, rng = state.observation(0), random.Random(2)
    worlds = [observation.sample(rng) for _ in range(200)]
    assert {choices_in(world)[0] for world in worlds} == {choices_in(state)[0]}
    assert {choices_in(world)[1] for world in worlds} == set(NUMBER)
    assert all(choices_in(world)[1] in world.sealed_choices(1) for world in worlds)


def test_who_comes_last_does_not_see_what_was_chosen() -> None:
    for seed in range(20):
        state = number_phase(2, seed)
        other = state.clone()
        assert other.sealed is not None
        other.sealed.put(0, NUMBER[0])
        assert other.observation(1) == state.observation(1)


def test_the_random_state_is_drawn_anew() -> None:
    state, rng = CELLAR.start(2, 3), random.Random(2)
    randoms = {state.observation(0).sample(rng).random for _ in range(20)}
    assert len(randoms) == 20
    assert state.random not in randoms


def test_what_is_hidden_lies_in_any_order() -> None:
    observation, rng = table_of_one_deck().observation(0), random.Random(2)
    assert len({tuple(observation.sample(rng).cards[DECK]) for _ in range(300)}) == 24


def table_of_one_deck() -> CellarState:
    """Four different cards in the deck, the others shown: what lies in the deck is known, but not how."""
    state = CELLAR.start(2, 3)
    kinds = list(range(KINDS))
    state.cards = [kinds[:], [], kinds[:], [], []]
    state.begin()
    return state


def test_the_own_hand_keeps_its_order() -> None:
    state = CELLAR.start(3, 3)
    for seed in range(10):
        assert state.observation(1).sample(random.Random(seed)).hand(1) == state.hand(1)


@pytest.mark.parametrize(("seats", "renew"), TABLES)
def test_a_sampled_world_looks_the_same_to_whoever_sampled_it(seats: int, renew: str) -> None:
    for seed in range(4):
        for number, (state, _) in enumerate(positions(seats, renew, seed)):
            observation = state.observation(number % seats)
            assert observation.sample(random.Random(number)).observation(number % seats) == observation


@pytest.mark.parametrize(("seats", "renew"), TABLES)
def test_in_a_sampled_world_the_others_do_not_exclude_what_is_true_there(seats: int, renew: str) -> None:
    for seed in range(4):
        for number, (state, _) in enumerate(positions(seats, renew, seed)):
            world = state.observation(number % seats).sample(random.Random(number))
            truth = world_of(world.cards, KINDS)
            assert all(truth in worlds_allowed(world.knowledge_of(viewer)) for viewer in range(seats + 1))


def test_in_a_sampled_world_who_has_seen_a_whole_zone_knows_it() -> None:
    state = CELLAR.start(2, 3)
    for notation in (f"lay {CELLAR.cards[state.hand(0)[0]].id}", "ask 1 ale"):
        state.apply(CELLAR.move_from_json(notation))
    for seed in range(10):
        world = state.observation(1).sample(random.Random(seed))
        assert world.observation(0).known["pile"] == tuple(world.cards[1])
        assert "pile" not in world.observation(1).known


def test_in_a_sampled_world_the_others_know_their_own_hand_and_not_mine() -> None:
    state = CELLAR.start(3, 3)
    world = state.observation(0).sample(random.Random(1))
    assert world.observation(1).zones["hand.2"] == tuple(world.cards[HAND + 1])
    assert world.observation(1).zones["hand.1"] == (None, None)


def test_what_others_are_known_to_have_seen_is_dealt_to_their_minds() -> None:
    zones = Zones(2, [Zone("deck", Sight.NOBODY), Zone("hand.1", Sight.OWNER, 0), Zone("pile", Sight.NOBODY)])
    public = learned([[0, 1, 2, 3], [], []], Moved(0b01, UNKNOWN, DECK, B), Moved(0b10, UNKNOWN, DECK, C))
    memory = SampledMemory(Recollection(public), zones, [[0, 1], [2], [3]])
    knows = [memory.as_known_to(viewer).knowledge.known() for viewer in range(3)]
    assert knows == [[[], [2], []], [[], [], [3]], [[], [], []]]


# -- what others have ruled out ----------------------------------------------------------------------------------------

def test_a_world_fits_if_cards_lie_only_where_they_may() -> None:
    knowledge = learned([[A, B, B], [], []], unseen(0, 1), Proved(EVERYBODY, (A,), (1,), 0, 0))
    assert WorldCheck(knowledge).allows([[A, B], [B], []])
    assert not WorldCheck(knowledge).allows([[B, B], [A], []])


def test_a_world_does_not_fit_if_more_cards_lie_somewhere_than_a_limit_allows() -> None:
    knowledge = learned([[A, B, C, C], [], []], unseen(0, 1), unseen(0, 1), Proved(EVERYBODY, (A, B), (1,), 0, 1))
    assert WorldCheck(knowledge).allows([[B, C], [A, C], []])
    assert not WorldCheck(knowledge).allows([[C, C], [A, B], []])


@pytest.mark.parametrize("seats", [2, 3])
def test_worlds_that_are_dealt_fit_what_everybody_knows(seats: int) -> None:
    for number, (state, _) in enumerate(positions(seats, "both", 3)):
        for seat in range(seats):
            observation = state.observation(seat)
            world = observation.sample(random.Random(number))
            assert WorldCheck(observation.public).allows([world.cards_in(zone) for zone in range(len(world.zones))])


def test_a_deal_that_the_public_has_ruled_out_is_dealt_again() -> None:
    """Of six ways to draw two of four cards, only the one without A and B is ruled out for everybody."""
    drawn = (unseen(0, 1), unseen(0, 1))
    knowledge = learned([[A, B, C, C], [], []], *drawn)
    public = learned([[A, B, C, C], [], []], *drawn, Proved(EVERYBODY, (A, B), (1,), 0, 1))
    rng, dealer = random.Random(1), Dealer(knowledge, public, (0, 1))
    deals = [dealer.deal(rng) for _ in range(100)]
    assert all(WorldCheck(public).allows(contents) for contents in deals)
    assert {tuple(sorted(contents[1])) for contents in deals} == {(A, C), (B, C), (C, C)}
