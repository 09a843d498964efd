"""The zones of Shadow Throne on the table, in card units."""

from __future__ import annotations

from functools import cache
from typing import Final

from engine.base.parts import Part, Show
from engine.base.table import Form, ZoneSpec
from engine.core.text import N_, Player
from engine.games.shadow_throne.cards import FACTIONS, WAVES
from engine.games.shadow_throne.editions import POOL
from engine.games.shadow_throne.zones import hand_id, pool_id, saved_id, table_id

_DECK = N_("shadow-throne/table", "Deck")
_TRACK = N_("shadow-throne/table", "Power")
_POOL = N_("shadow-throne/table", "{player}’s pool")
_HAND = N_("shadow-throne/table", "{player}’s hand")
_SAVED = N_("shadow-throne/table", "{player}’s saved card")
_KEPT = N_("shadow-throne/table", "saved for this battle")
_BATTLE = N_("shadow-throne/table", "{player}’s characters")

TRACK: Final = "power"
TRACK_FIELDS: Final = 21
"""Numbered from 0; a token beyond the last field stays on it and shows its number."""
TOKEN: Final = 0.3
"""The diameter of the tokens of factions, in card widths."""
_ABREAST: Final = 2
"""Cards of one wave lying over one another: a King brings an extra card. More are rare and reach further down."""


@cache
def zones_on_table(seats: int) -> tuple[ZoneSpec, ...]:
    """The zones, the middle ones from left to right, then each seat's."""
    return (ZoneSpec(TRACK, Form.TRACK, _TRACK, "R22", slots=TRACK_FIELDS, pitch=TOKEN * 1.1, tight=TOKEN * 1.02,
                     depth=FACTIONS, token=TOKEN, part=Part.SIDE, show=Show.TOWERS),
            ZoneSpec("deck", Form.PILE, _DECK, "R2", under=True, part=Part.SIDE),
            *(zone for seat in range(seats) for zone in _of_seat(seat)))


def _of_seat(seat: int) -> tuple[ZoneSpec, ...]:
    """The pool lies over the waves: during the draft only a Langman that stays is there."""
    player = Player(seat)
    return (
        ZoneSpec(table_id(seat), Form.STACKS, _BATTLE.fill(player=player), "R5", seat, slots=WAVES, pitch=1.05,
                 tight=0.33, depth=_ABREAST, fan=0.2, part=Part.HERO, show=Show.LANES),
        ZoneSpec(pool_id(seat), Form.HAND, _POOL.fill(player=player), "R3", seat, slots=POOL, pitch=1.05, tight=0.3,
                 spread=1.1, guest=True, part=Part.HERO, show=Show.LANES),
        ZoneSpec(hand_id(seat), Form.HAND, _HAND.fill(player=player), "R4", seat, slots=POOL + 1, pitch=0.57,
                 tight=0.2),
        ZoneSpec(saved_id(seat), Form.PILE, _SAVED.fill(player=player), "R27", seat, guest=True,
                 mine=_KEPT),
    )
