"""What is written over the piles and on a town: on each roof what its plot scores, in an empty cell what is missing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from engine.base.table import SAID, Mark, Signboard
from engine.core.text import N_
from engine.games.rival_kings.cards import CARDS, PILES, is_subject, name_of
from engine.games.rival_kings.pieces import active_mark, row_id
from engine.games.rival_kings.plots import NONE, Plot, colour_mates, missing, plots, points
from engine.games.rival_kings.state import RivalState
from engine.games.rival_kings.zones import holds_subjects

_SUBJECTS = N_("rival-kings/table", "Subjects")
_BUILDINGS = N_("rival-kings/table", "Buildings")
_PERFECT = N_("rival-kings/table", "Points for this pair: {points}")
_COLOUR = N_("rival-kings/table", "A color pair, {card} and {other}: {points}")
_SINGLE = N_("rival-kings/table", "A single card, {card}: {points}")
_FOR_SALE = N_("rival-kings/table", "for sale: +{points}")
_DROP_HERE = N_("rival-kings/table", "drop here: +{points}")
_NOT_FOR_SALE = N_("rival-kings/table", "not for sale")
_TO_BE_HAD = N_("rival-kings/table", "Missing: {card}, now on display at pile {pile}. It would score {points} more.")
_NOT_TO_BE_HAD = N_("rival-kings/table", "Missing: {card}, which is not on display.")


def signboards(seen: RivalState) -> Iterator[Signboard]:
    """All signboards of a position: over the piles, and then seat after seat."""
    for pile in range(PILES):
        name = _SUBJECTS if holds_subjects(pile) else _BUILDINGS
        yield Signboard(f"stall/{pile}", name, name)
    for seat in range(seen.seats):
        subjects, buildings = seen.subjects(seat), seen.buildings(seat)
        for slot, plot in enumerate(plots(subjects, buildings)):
            yield _roof(seen, seat, slot, plot)
            if NONE in plot:
                yield _vacancy(seen, seat, slot, plot)


def _place(seat: int, slot: int, *, subject: bool) -> str:
    return f"{row_id(seat, subject)}/{slot}"


def _only(seen: RivalState, seat: int, plot: Plot) -> int:
    """The card of a plot that has a single one."""
    return seen.buildings(seat)[plot.building] if plot.subject == NONE else seen.subjects(seat)[plot.subject]


def _roof(seen: RivalState, seat: int, slot: int, plot: Plot) -> Signboard:
    """What a plot scores; a flag over the active subject."""
    subjects, buildings = seen.subjects(seat), seen.buildings(seat)
    prices = seen.numbers.prices
    scored, mates = points(subjects, buildings, prices), colour_mates(subjects, buildings, prices)
    state: Literal["done", "usual", "open"] = "usual" if slot in mates else "open"
    if NONE not in plot:
        state, kind = "done", subjects[plot.subject]
        tip = _PERFECT.fill(points=scored[slot])
    else:
        kind = _only(seen, seat, plot)
        tip = _SINGLE.fill(card=name_of(kind), points=scored[slot])
    if slot in mates:
        other = _only(seen, seat, plots(subjects, buildings)[mates[slot]])
        tip = _COLOUR.fill(card=name_of(kind), other=name_of(other), points=scored[slot] + scored[mates[slot]])
    flag = (active_mark(seen, seat),) if subjects and plot.subject == len(subjects) - 1 else ()
    return Signboard(_place(seat, slot, subject=plot.building == NONE), f"+{scored[slot]}" if scored[slot] else "",
                     tip, CARDS[kind].sign, flag, state)


def _vacancy(seen: RivalState, seat: int, slot: int, plot: Plot) -> Signboard:
    """The card that would make a perfect pair, and whether it can be had now."""
    wanted = missing(_only(seen, seat, plot))
    pile = next((pile for pile in range(PILES) if seen.shown(pile) == wanted), NONE)
    place = _place(seat, slot, subject=is_subject(wanted))
    if pile == NONE:
        tip = _NOT_TO_BE_HAD.fill(card=name_of(wanted))
        return Signboard(place, name_of(wanted), tip, marks=(Mark(SAID, _NOT_FOR_SALE, tip),), state="open",
                         awaits=wanted)
    more = gain(seen, seat, wanted)
    tip = _TO_BE_HAD.fill(card=name_of(wanted), pile=pile + 1, points=more)
    marks = Mark(SAID, _FOR_SALE.fill(points=more), tip), Mark(SAID, _DROP_HERE.fill(points=more), tip)
    return Signboard(place, name_of(wanted), tip, marks=marks, state="now", awaits=wanted)


def gain(seen: RivalState, seat: int, kind: int) -> int:
    """How many points more a seat's cards would score with another one."""
    subjects, buildings = list(seen.subjects(seat)), list(seen.buildings(seat))
    before = sum(points(subjects, buildings, seen.numbers.prices))
    (subjects if is_subject(kind) else buildings).append(kind)
    return sum(points(subjects, buildings, seen.numbers.prices)) - before
