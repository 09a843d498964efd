"""Randomness as an int in the state: a PCG64 generator, so that a seed gives the same game everywhere."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final, TypeVar

T = TypeVar("T")

SEED_BITS: Final = 128
_MASK_128: Final = (1 << 128) - 1
_MASK_64: Final = (1 << 64) - 1
_MULTIPLIER: Final = 0x2360ED051FC65DA44385DF649FCCF645
_INCREMENT: Final = 0x5851F42D4C957F2D14057B7EF767814F


def new_seed() -> int:
    """128 random bits from the operating system."""
    return secrets.randbits(SEED_BITS)


def seed_hash(seed: int) -> str:
    """The SHA-256 of a seed in hexadecimal: shown before a game, so that the seed can be checked after it."""
    return hashlib.sha256(str(seed).encode()).hexdigest()


def first_state(seed: int) -> int:
    """The generator's state for a seed of any size; similar seeds give unrelated states."""
    return int.from_bytes(hashlib.sha256(f"throne:{seed}".encode()).digest()[:16], "big")


def below(state: int, bound: int) -> tuple[int, int]:
    """A new state and a number from 0 to bound - 1, each equally likely."""
    while True:
        state = (state * _MULTIPLIER + _INCREMENT) & _MASK_128
        word = (state >> 64) ^ (state & _MASK_64)
        turn = state >> 122
        word = ((word >> turn) | (word << (64 - turn))) & _MASK_64
        # All words but the lowest (1 << 64) % bound count, which is less than `bound`, so the first test is nearly
        # always enough; working that number out costs an eighth of the time.
        if word >= bound or word >= (1 << 64) % bound:
            return state, word % bound


def shuffle(state: int, cards: list[T]) -> int:
    """Shuffle in place (Fisher and Yates); returns the new state."""
    for last in range(len(cards) - 1, 0, -1):
        state, other = below(state, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return state
