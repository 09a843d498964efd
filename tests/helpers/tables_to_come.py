"""Kinds of table that no game has yet: courts, rows at every seat, drafts with a track, and bare hands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine.base.table import Form, ZoneSpec
from engine.core.text import N_

_LABEL: Final = N_("forms/table", "Somewhere")


def _zone(name: str, form: Form, seat: int | None = None, *, slots: int = 1, pitch: float = 1.1, tight: float = 0.5,
          token: float = 0.0, fan: float = 0.0, depth: int = 1) -> ZoneSpec:
    suffix = "" if seat is None else f".{seat + 1}"
    return ZoneSpec(name + suffix, form, _LABEL, "R1", seat, slots=slots, pitch=pitch, tight=tight, token=token,
                    fan=fan, depth=depth)


def court(seats: int) -> Sequence[ZoneSpec]:
    """A row of cards in the middle, hands of eight cards, and two places for cards at every seat."""
    middle = [_zone("accused", Form.PILE), _zone("court", Form.ROW, slots=12, pitch=0.5)]
    return middle + [zone for seat in range(seats) for zone in (
        _zone("hand", Form.HAND, seat, slots=8, pitch=0.6, tight=0.22), _zone("king", Form.PILE, seat),
        _zone("successor", Form.PILE, seat))]


def town(seats: int) -> Sequence[ZoneSpec]:
    """Four piles in the middle; at every seat two overlapping rows of cards and a pool of tokens."""
    middle = [_zone(f"market.{number}", Form.PILE) for number in range(4)]
    middle.append(_zone("supply", Form.POOL, slots=4, pitch=0.3, token=0.35))
    return middle + [zone for seat in range(seats) for zone in (
        _zone("subjects", Form.ROW, seat, slots=6, pitch=0.55, tight=0.32),
        _zone("buildings", Form.ROW, seat, slots=6, pitch=0.55, tight=0.32),
        _zone("coins", Form.POOL, seat, slots=4, pitch=0.3, tight=0.2, token=0.35))]


def battle(seats: int) -> Sequence[ZoneSpec]:
    """A track with tokens in the middle; at every seat a hand to draft from and four waves."""
    middle = [_zone("power", Form.TRACK, slots=16, pitch=0.4, token=0.36, depth=3, fan=0.5), _zone("deck", Form.PILE)]
    return middle + [zone for seat in range(seats) for zone in (
        _zone("waves", Form.ROW, seat, slots=4, pitch=1.1, tight=0.6),
        _zone("hand", Form.HAND, seat, slots=5, pitch=0.7, tight=0.25))]


def claims(seats: int) -> Sequence[ZoneSpec]:
    """A pile in the middle; at every seat a hand of five, a card face down, and a token for the claim."""
    middle = [_zone("discards", Form.PILE)]
    return middle + [zone for seat in range(seats) for zone in (
        _zone("laid", Form.PILE, seat), _zone("hand", Form.HAND, seat, slots=5, pitch=0.7, tight=0.25),
        _zone("claim", Form.POOL, seat, slots=2, pitch=0.5, tight=0.5, token=0.45))]


TO_COME: Final[dict[str, Callable[[int], Sequence[ZoneSpec]]]] = {
    "court": court, "town": town, "battle": battle, "claims": claims}
SEATS_TO_COME: Final = {"court": range(2, 5), "town": range(2, 5), "battle": range(3, 6), "claims": range(2, 6)}
