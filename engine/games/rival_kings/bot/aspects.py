"""What a chance to win in Rival Kings is made of, in points."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, fsum, log
from typing import Final

from engine.core.moves import Move
from engine.games.rival_kings.bot import evaluation
from engine.games.rival_kings.bot.gains import Gains
from engine.games.rival_kings.bot.rollout import ends
from engine.games.rival_kings.cards import ACTION_MASKS, ROBS, rank_of
from engine.games.rival_kings.scoring import score
from engine.games.rival_kings.state import NOBODY, RivalState
from engine.games.rival_kings.zones import HANDS, PLAYED

CARDS: Final = "cards"
"""What the seat's cards score, and what it scored in earlier games of the match."""
GROWTH: Final = "growth"
"""What may become of its cards without partners."""
COINS: Final = "coins"
MARKERS: Final = "markers"
SUBJECT: Final = "subject"
"""What its active subject will do in later cycles."""
ACTIONS: Final = "actions"
"""What it can still do in this cycle by its own character and subject."""
LOOT: Final = "loot"
"""What it can steal in this cycle."""
DANGER: Final = "danger"
"""What conflicts of this cycle may cost it."""
RIVALS: Final = "rivals"
"""What all others have, and can do in this cycle."""
END: Final = "end"
"""How much surer its lead is as no other cycle will follow."""


def aspects(state: RivalState, seat: int) -> Mapping[str, float]:
    """The parts of a seat's chance at the end of the turn under way, in points: higher is better for it.

    Without END they are what it is ahead of all others, the measure of its chance.
    """
    after = _settled(state)
    gains = Gains(after)
    spread = evaluation.spread(after, gains.left)
    rivals = spread * log(fsum([exp(evaluation.expected_points(gains, other) / spread)
                                for other in range(after.seats) if other != seat]))
    ahead = evaluation.expected_points(gains, seat) - rivals
    card = 1 / (2 * after.numbers.pile_size)    # by so much less is left when the lowest pile has lost a card
    surer = evaluation.spread(after, gains.left + card) / spread - 1 if after.empty_pile() else 0.0
    return {**_held(gains, seat), **_cycle(gains, seat), RIVALS: -rivals, END: surer * ahead}


def _settled(state: RivalState) -> RivalState:
    """The end of the turn under way, after the best way to finish a swap or search."""
    found = ends(state)
    return max(found, key=lambda each: evaluation.chances_to_win(each)[state.decider()]) if len(found) > 1 else found[0]


def _held(gains: Gains, seat: int) -> Mapping[str, float]:
    """What the seat has."""
    state = gains.state
    cards = sum(score(state, seat)[:3])
    return {
        CARDS: float(state.totals[seat] + cards), GROWTH: gains.side(seat).held - cards,
        COINS: gains.purse(state.coins(seat)), MARKERS: -gains.marker * state.markers[seat],
        SUBJECT: gains.side(seat).ahead,
    }


# -- the cycle under way -----------------------------------------------------------------------------------------------

def _cycle(gains: Gains, seat: int) -> Mapping[str, float]:
    """What the seat will still do in this cycle; what conflicts cost is the rest of what is expected of it."""
    state, whole = gains.state, evaluation.cycle(gains, seat)
    kind = _character(state, seat)
    loot, danger = 0.0, 0.0
    if kind != NOBODY:
        loot = _loot(gains, seat, kind)
        if seat != state.turn:
            own = gains.actions(seat, ACTION_MASKS[kind] & ~state.covered[seat]) + evaluation.ability(gains, seat)
            danger = whole - own - loot
    return {ACTIONS: evaluation.CYCLE * (whole - loot - danger), LOOT: evaluation.CYCLE * loot,
            DANGER: evaluation.CYCLE * danger}


def _character(state: RivalState, seat: int) -> int:
    """The character that the seat has chosen and whose turn is not over, or NOBODY."""
    if state.phase == "choose":
        made = state.sealed.choices.get(seat) if state.sealed is not None else None
        return made.card if isinstance(made, Move) else NOBODY
    return NOBODY if not state.cards[PLAYED[seat]] or state.finished >> seat & 1 else state.character(seat)


def _loot(gains: Gains, seat: int, kind: int) -> float:
    """What a character steals from those that the others have played, or on average from those that they hold."""
    state, robbed, found = gains.state, ROBS.get(rank_of(kind)), 0.0
    for other in range(state.seats):
        theirs = state.cards[HANDS[other]] if state.phase == "choose" else state.cards[PLAYED[other]]
        if other == seat or not theirs or (seat == state.turn and not state.victims >> other & 1):
            continue
        found += sum([gains.action(seat, ACTION_MASKS[each]) for each in theirs if rank_of(each) == robbed],
                     0.0) / len(theirs)
    return found
