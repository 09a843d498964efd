"""Randomness that is the same everywhere, fair, and no part of what can be seen."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core import rng
from tests.helpers.toy import CELLAR
from tests.helpers.toy_properties import steady

STATES = st.integers(0, (1 << 128) - 1)
SEEDS = st.integers(-(1 << 128) + 1, (1 << 128) - 1)


def numbers(state: int, bound: int, times: int) -> list[int]:
    """The next numbers below a bound."""
    found = []
    for _ in range(times):
        state, number = rng.below(state, bound)
        found.append(number)
    return found


# -- the same everywhere -----------------------------------------------------------------------------------------------

def test_a_seed_gives_the_same_numbers_for_ever() -> None:
    assert numbers(rng.first_state(0), 100, 10) == [98, 95, 63, 53, 72, 95, 16, 28, 26, 2]
    assert rng.first_state(7) == 263765999317511418349527637609476265919


def test_a_seed_gives_the_same_shuffle_for_ever() -> None:
    cards = list(range(10))
    assert rng.shuffle(rng.first_state(1), cards) == 121811526508871347720280866825879220529
    assert cards == [2, 7, 0, 4, 9, 3, 5, 6, 8, 1]


def stepped(state: int, increment: int) -> int:
    """The next state of a 128-bit linear congruential generator with PCG's multiplier."""
    return (state * 0x2360ED051FC65DA44385DF649FCCF645 + increment) & ((1 << 128) - 1)


def turned(state: int) -> int:
    """The word that PCG XSL RR gives for a state."""
    word, turn = (state >> 64 ^ state) & ((1 << 64) - 1), state >> 122
    return (word >> turn | word << (64 - turn)) & ((1 << 64) - 1)


def test_the_words_are_those_that_its_authors_publish() -> None:
    """Their demonstration of PCG XSL RR 128/64: seed 42, stream 54."""
    increment = 54 << 1 | 1
    state = stepped(stepped(stepped(0, increment) + 42, increment), increment)
    assert [turned(state), turned(stepped(state, increment))] == [0x86B1DA1D72062B68, 0x1304AA46C9853D39]


@steady
@given(STATES)
def test_a_number_below_two_to_the_64_is_such_a_word(state: int) -> None:
    after, word = rng.below(state, 1 << 64)
    assert after == stepped(state, 0x5851F42D4C957F2D14057B7EF767814F)
    assert word == turned(after)


@steady
@given(STATES, st.integers(0, 60))
def test_limbs_shuffle_as_the_numbers_do(state: int, cards: int) -> None:
    """Compiled, they do it in machine numbers of 64 bits."""
    by_numbers, by_limbs = list(range(cards)), list(range(cards))
    after = state
    for last in range(cards - 1, 0, -1):
        after = stepped(after, 0x5851F42D4C957F2D14057B7EF767814F)
        other = turned(after) % (last + 1)      # that a word must be passed over never happens
        by_numbers[last], by_numbers[other] = by_numbers[other], by_numbers[last]
    limbs = rng.Limbs(state)
    limbs.shuffle(by_limbs)
    assert limbs.joined() == rng.shuffle(state, by_numbers[:]) == after
    assert by_limbs == by_numbers


def test_limbs_pass_over_the_same_words() -> None:
    """A word below 2 to the 64 modulo the number of cards would favour low ones: here the first is 0."""
    increment = 0x5851F42D4C957F2D14057B7EF767814F
    before = (-increment * pow(0x2360ED051FC65DA44385DF649FCCF645, -1, 1 << 128)) % (1 << 128)
    assert stepped(before, increment) == 0
    by_numbers, by_limbs = [0, 1, 2], [0, 1, 2]
    limbs = rng.Limbs(before)
    limbs.shuffle(by_limbs)
    assert limbs.joined() == rng.shuffle(before, by_numbers)
    assert by_limbs == by_numbers
    assert rng.below(before, 3)[0] == stepped(0, increment)


@steady
@given(STATES, st.lists(st.integers(1, (1 << 31) - 1), max_size=6))
def test_limbs_draw_the_same_numbers_whether_or_not_they_are_joined_in_between(state: int, bounds: list[int]) -> None:
    looked_at, left_alone = rng.Limbs(state), rng.Limbs(state)
    for bound in bounds:
        state, number = rng.below(state, bound)
        assert looked_at.below(bound) == left_alone.below(bound) == number
        assert looked_at.joined() == state
    assert left_alone.joined() == state


@steady
@given(STATES, st.lists(st.sampled_from([2, 7, 1 << 31, 1 << 40]), max_size=5))
def test_a_position_draws_from_its_own_state_and_a_copy_goes_on_from_there(state: int, bounds: list[int]) -> None:
    position = CELLAR.start(2, 1)
    position.random = state
    for bound in bounds:
        before, position = position, position.clone()
        after, number = rng.below(state, bound)
        assert position.draw_number(bound) == number
        assert (before.random, position.random) == (state, after)
        state = after
    cards, shuffled = list(range(9)), list(range(9))
    position.shuffle(cards)
    assert position.random == rng.shuffle(state, shuffled)
    assert cards == shuffled


# -- fair --------------------------------------------------------------------------------------------------------------

@steady
@given(STATES, st.integers(1, 1 << 40))
def test_a_number_is_within_its_bound(state: int, bound: int) -> None:
    after, number = rng.below(state, bound)
    assert 0 <= number < bound
    assert 0 <= after < 1 << 128
    assert after != state


@steady
@given(STATES, st.lists(st.integers(0, 9), max_size=40))
def test_a_shuffle_keeps_all_cards(state: int, cards: list[int]) -> None:
    shuffled = cards[:]
    rng.shuffle(state, shuffled)
    assert sorted(shuffled) == sorted(cards)


@pytest.mark.parametrize("bound", [2, 3, 6, 10, 17, 81])
def test_all_numbers_are_equally_likely(bound: int) -> None:
    times = 400 * bound
    found = Counter(numbers(rng.first_state(bound), bound, times))
    square = sum((found[number] - 400) ** 2 / 400 for number in range(bound))
    assert square < bound - 1 + 4 * (2 * (bound - 1)) ** 0.5


def test_all_orders_of_four_cards_are_equally_likely() -> None:
    state, found = rng.first_state(4), Counter[tuple[int, ...]]()
    for _ in range(24 * 200):
        cards = [0, 1, 2, 3]
        state = rng.shuffle(state, cards)
        found[tuple(cards)] += 1
    assert set(found) == set(permutations(range(4)))
    assert sum((count - 200) ** 2 / 200 for count in found.values()) < 23 + 4 * 46 ** 0.5


@steady
@given(st.lists(SEEDS, min_size=2, max_size=5, unique=True))
def test_different_seeds_give_different_games(seeds: list[int]) -> None:
    assert len({rng.first_state(seed) for seed in seeds}) == len(seeds)


def test_seeds_that_are_alike_give_shuffles_that_are_not() -> None:
    tops = Counter[int]()
    for seed in range(520):
        cards = list(range(52))
        rng.shuffle(rng.first_state(seed), cards)
        tops[cards[-1]] += 1
    assert sum((tops[card] - 10) ** 2 / 10 for card in range(52)) < 51 + 4 * 102 ** 0.5


# -- seeds -------------------------------------------------------------------------------------------------------------

def test_a_new_seed_has_at_most_128_bits_and_is_never_the_same() -> None:
    seeds = {rng.new_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert all(0 <= seed < 1 << rng.SEED_BITS for seed in seeds)


@steady
@given(SEEDS)
def test_a_seed_can_be_checked_against_its_hash_with_any_tool(seed: int) -> None:
    assert rng.seed_hash(seed) == hashlib.sha256(f"{seed}".encode()).hexdigest()
