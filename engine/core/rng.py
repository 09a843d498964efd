"""Randomness as an int in the state: a PCG64 generator, so that a seed gives the same game everywhere."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final, TypeVar

from engine.core.native import i64, is_native

T = TypeVar("T")

SEED_BITS: Final = 128
_MASK_128: Final = (1 << 128) - 1
_MASK_64: Final = (1 << 64) - 1
_MULTIPLIER: Final = 0x2360ED051FC65DA44385DF649FCCF645
_INCREMENT: Final = 0x5851F42D4C957F2D14057B7EF767814F
_TWICE: Final = (1 << 64) + 1
"""Times this, a word stands there twice."""


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
        # The halves in one word, turned right: two of them side by side, of which one is cut out.
        word = ((state ^ state >> 64) & _MASK_64) * _TWICE >> (state >> 122) & _MASK_64
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


# -- in the compiled engine ------------------------------------------------------------------------------------------

# Python's large numbers take 430 ns a draw there, a fifth of random games of Throne. Limbs take 40 ns, and 270 once to
# take a state apart and put it together.

NATIVE: Final = is_native(below)
"""Whether drawing from limbs is faster than from the state as one number."""
MOST: Final = 1 << 31
"""Limbs draw from fewer numbers than that."""


class Limbs:
    """A state in limbs of 26 bits, the lowest first: five products of two limbs and a carry fit into 64 bits.

    They draw what `below` and `shuffle` draw, ten times as fast where this is compiled, slower where it is not.
    """

    __slots__ = ("_a", "_b", "_c", "_d", "_e", "_state")

    def __init__(self, state: int) -> None:
        self._state = state
        """The state as one number; _NO_STATE if something was drawn since it was put together."""
        low: i64 = state & _MASK_52
        middle: i64 = state >> 52 & _MASK_52
        self._a: i64 = low & _LIMB
        self._b: i64 = low >> 26
        self._c: i64 = middle & _LIMB
        self._d: i64 = middle >> 26
        self._e: i64 = state >> 104

    def joined(self) -> int:
        """The state as one number."""
        if self._state == _NO_STATE:
            low: int = self._b << 26 | self._a
            middle: int = self._d << 26 | self._c
            high: int = self._e
            self._state = high << 104 | middle << 52 | low
        return self._state

    def shuffle(self, cards: list[T]) -> None:
        """Shuffle in place, as the function `shuffle`."""
        for last in range(len(cards) - 1, 0, -1):
            other: int = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, for bounds below MOST; as the function `below`."""
        self._state = _NO_STATE
        while True:
            self._step()
            low, high = self._word()
            if high or low >= bound or low >= (_HALF % bound) * (_HALF % bound) % bound:
                return ((high % bound << 32) + low) % bound

    def _step(self) -> None:
        """Multiply by _MULTIPLIER and add _INCREMENT, both in limbs; what lies above 128 bits is lost."""
        a, b, c, d, e = self._a, self._b, self._c, self._d, self._e
        column = a * _MA + _IA
        self._a = column & _LIMB
        column = (column >> 26) + a * _MB + b * _MA + _IB
        self._b = column & _LIMB
        column = (column >> 26) + a * _MC + b * _MB + c * _MA + _IC
        self._c = column & _LIMB
        column = (column >> 26) + a * _MD + b * _MC + c * _MB + d * _MA + _ID
        self._d = column & _LIMB
        column = (column >> 26) + a * _ME + b * _MD + c * _MC + d * _MB + e * _MA + _IE
        self._e = column & _TOP

    def _word(self) -> tuple[i64, i64]:
        """The lower and the upper 32 bits of the word that the state gives."""
        a, b, c, d, e = self._a, self._b, self._c, self._d, self._e
        low = ((a | b << 26) ^ (c >> 12 | d << 14)) & _MASK_32
        high = ((b >> 6 | c << 20) ^ (d >> 18 | e << 8)) & _MASK_32
        if e >> 23:
            low, high = high, low
        turn = e >> 18 & 31
        back = 32 - turn
        return (low >> turn | high << back) & _MASK_32, (high >> turn | low << back) & _MASK_32


_NO_STATE: Final = -1

_LIMB: Final[i64] = (1 << 26) - 1
_TOP: Final[i64] = (1 << 24) - 1
"""The highest limb has less bits."""
_MASK_32: Final[i64] = (1 << 32) - 1
_MASK_52: Final = (1 << 52) - 1
_HALF: Final[i64] = 1 << 32

_MA: Final[i64] = _MULTIPLIER & 0x3FFFFFF
_MB: Final[i64] = _MULTIPLIER >> 26 & 0x3FFFFFF
_MC: Final[i64] = _MULTIPLIER >> 52 & 0x3FFFFFF
_MD: Final[i64] = _MULTIPLIER >> 78 & 0x3FFFFFF
_ME: Final[i64] = _MULTIPLIER >> 104

_IA: Final[i64] = _INCREMENT & 0x3FFFFFF
_IB: Final[i64] = _INCREMENT >> 26 & 0x3FFFFFF
_IC: Final[i64] = _INCREMENT >> 52 & 0x3FFFFFF
_ID: Final[i64] = _INCREMENT >> 78 & 0x3FFFFFF
_IE: Final[i64] = _INCREMENT >> 104
