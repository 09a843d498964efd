"""The zones of Rival Kings on the table, in card units."""

from __future__ import annotations

from functools import cache
from typing import Final

from engine.base.parts import Part, Show
from engine.base.table import Form, ZoneSpec
from engine.core.text import N_, Player, Text
from engine.games.rival_kings.cards import ACTIONS, PILES
from engine.games.rival_kings.editions import HAND_SIZE
from engine.games.rival_kings.zones import (
    BUILDING_ROWS,
    DECK,
    HANDS,
    NEUTRAL,
    PAST,
    PLAYED,
    SUBJECT_ROWS,
    UNDER,
    ZONES,
    holds_subjects,
)

_SUBJECTS = N_("rival-kings/table", "Subjects, pile {pile}")
_BUILDINGS = N_("rival-kings/table", "Buildings, pile {pile}")
_MONEY = N_("rival-kings/table", "Money at pile {pile}")
_SUPPLY = N_("rival-kings/table", "Supply")
_PAST = N_("rival-kings/table", "Played")
_DECK = N_("rival-kings/table", "Not dealt")
_NEUTRAL = N_("rival-kings/table", "Neutral")
_HAND = N_("rival-kings/table", "Characters in {player}’s hand")
_PLAYED = N_("rival-kings/table", "{player}’s character")
_ACTIONS = N_("rival-kings/table", "{player}’s actions")
_OWN_SUBJECTS = N_("rival-kings/table", "{player}’s subjects")
_OWN_BUILDINGS = N_("rival-kings/table", "{player}’s buildings")
_PURSE = N_("rival-kings/table", "{player}’s coins and conflict markers")

TOKEN: Final = 0.4
"""The diameter of coins, markers and signs of actions, in card widths."""
PLOTS: Final = 5
"""How many plots of a town room is kept for; more of them make all smaller."""
COINS_ABREAST: Final = 5
"""How many coins of a pile lie side by side before they come closer together."""
SORTS: Final = 3
"""Coins of 1, coins of 2, and conflict markers."""

SUPPLY: Final = "supply"


def pile_id(pile: int) -> str:
    """The zone of a pile with its card on display."""
    return ZONES[UNDER + pile].id


def money_id(pile: int) -> str:
    """The zone of the money at a pile."""
    return f"money.{pile + 1}"


def purse_id(seat: int) -> str:
    """The zone of a seat's coins and markers."""
    return f"purse.{seat + 1}"


def actions_id(seat: int) -> str:
    """The zone with the signs of a character's actions."""
    return f"actions.{seat + 1}"


@cache
def zones_on_table(seats: int) -> tuple[ZoneSpec, ...]:
    """The zones, the middle ones from left to right, then each seat's."""
    return (*_middle(seats), *(zone for seat in range(seats) for zone in _of_seat(seat)))


def _middle(seats: int) -> tuple[ZoneSpec, ...]:
    piles: list[ZoneSpec] = []
    for pile in range(PILES):
        label = (_SUBJECTS if holds_subjects(pile) else _BUILDINGS).fill(pile=pile + 1)
        piles += (ZoneSpec(pile_id(pile), Form.PILE, label, "R29", show=Show.STALLS),
                  ZoneSpec(money_id(pile), Form.POOL, _MONEY.fill(pile=pile + 1), "R20", slots=COINS_ABREAST,
                           pitch=0.15, tight=0.15, under=True, token=TOKEN, show=Show.STALLS))
    neutral = (ZoneSpec(ZONES[NEUTRAL].id, Form.PILE, _NEUTRAL, "R10"),) if seats == 2 else ()
    return (*piles,
            ZoneSpec(SUPPLY, Form.POOL, _SUPPLY, "R28", slots=SORTS, pitch=TOKEN * 1.15, tight=TOKEN * 1.1,
                     token=TOKEN, part=Part.SIDE),
            *neutral,
            ZoneSpec(ZONES[PAST].id, Form.ROW, _PAST, "R27", slots=seats, pitch=0.42, tight=0.42,
                     part=Part.SIDE),
            ZoneSpec(ZONES[DECK].id, Form.PILE, _DECK, "R27", guest=seats == len(HANDS)))


def _of_seat(seat: int) -> tuple[ZoneSpec, ...]:
    player = Player(seat)
    return (
        ZoneSpec(ZONES[HANDS[seat]].id, Form.HAND, _HAND.fill(player=player), "R27", seat, slots=HAND_SIZE, pitch=0.55,
                 tight=0.25),
        ZoneSpec(purse_id(seat), Form.POOL, _PURSE.fill(player=player), "R28", seat, slots=SORTS, lines=SORTS,
                 pitch=TOKEN * 1.15, tight=TOKEN * 1.04, token=TOKEN, part=Part.PLAQUE),
        ZoneSpec(ZONES[PLAYED[seat]].id, Form.PILE, _PLAYED.fill(player=player), "R27", seat),
        ZoneSpec(actions_id(seat), Form.POOL, _ACTIONS.fill(player=player), "R8", seat, slots=len(ACTIONS) - 1,
                 lines=2, pitch=TOKEN * 1.1, tight=TOKEN * 1.02, token=TOKEN),
        _row(BUILDING_ROWS[seat], _OWN_BUILDINGS, seat),
        _row(SUBJECT_ROWS[seat], _OWN_SUBJECTS, seat),
    )


def _row(zone: int, label: Text, seat: int) -> ZoneSpec:
    """Half of a town: a building and its subject share a plot."""
    return ZoneSpec(ZONES[zone].id, Form.ROW, label.fill(player=Player(seat)), "R29", seat, slots=PLOTS,
                    part=Part.HERO, show=Show.PLOTS)
