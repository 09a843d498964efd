"""How good a position of Rival Kings is for each seat: what it has, and what it will still do in this cycle."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

from engine.core.moves import Move
from engine.games.rival_kings import conflicts
from engine.games.rival_kings.bot.gains import Gains
from engine.games.rival_kings.cards import ACTION_MASKS, KINDS, PAIRS, ROBS, rank_of
from engine.games.rival_kings.scoring import winners
from engine.games.rival_kings.state import NOBODY, RivalState
from engine.games.rival_kings.zones import DECK, HANDS, NEUTRAL, PLAYED

# Fitted by maximum likelihood to who won 300 games of two, 86 of three and 100 of four between marshals of 8 to 12
# worlds, from 4,790, 1,059 and 1,750 positions. The log loss of two is 0.49.

_SPREAD_LAST: Final = 0.7
_SPREAD_FIRST: Final = {2: 8.1, 3: 9.3, 4: 9.3}
"""The lead that multiplies the chance to win by e, at the end of a game, and by number of players at its start."""
_GAME: Final = 6.7
"""How much each further game of a match adds to it, in squares: leads of games that are to come add up like noise."""
_WINNER: Final = 25.0
"""The points of who has most after a game, on average."""
CYCLE: Final = 0.92
"""The share that counts of what a seat can do in this cycle."""
_READY: Final = 0.9
"""The share that counts of an ability still to be used in this cycle: less than all, so that it is used."""
_EQUAL: Final = 0
_ROBBER: Final = 1
_VICTIM: Final = 2
"""What another character is to one in a conflict."""


def chances_to_win(state: RivalState) -> tuple[float, ...]:
    """Every seat's chance to win; they add up to 1."""
    seats = range(state.seats)
    if state.actor is None:
        best = winners(state)
        return tuple([1 / len(best) if seat in best else 0.0 for seat in seats])
    gains = Gains(state)
    lead = spread(state, gains.left)
    expected = [expected_points(gains, seat) for seat in seats]
    highest = max(expected)
    weights = [exp((each - highest) / lead) for each in expected]
    total = sum(weights, 0.0)
    return tuple([weight / total for weight in weights])


def spread(state: RivalState, left: float) -> float:
    """The lead that multiplies the chance to win by e; `left` is how much of the game is left, from 0 to 1."""
    lead = _SPREAD_LAST + (_SPREAD_FIRST[state.seats] - _SPREAD_LAST) * left
    numbers = state.numbers
    if numbers.games:
        more = float(numbers.games - 1 - state.games)
    else:
        more = max(0.0, (numbers.points - max(state.totals)) / _WINNER - left)
    return sqrt(lead * lead + more * _GAME * _GAME) if more else lead


def expected_points(gains: Gains, seat: int) -> float:
    """The points that a seat can expect: of earlier games of the match, of what it has, and of this cycle."""
    return gains.state.totals[seat] + standing(gains, seat) + CYCLE * cycle(gains, seat)


def standing(gains: Gains, seat: int) -> float:
    """What a seat has: cards and the hope in them, coins, markers, and its active subject."""
    side = gains.side(seat)
    return side.held + gains.purse(side.coins) - gains.marker * gains.state.markers[seat] + side.ahead


# -- the cycle under way -----------------------------------------------------------------------------------------------

def cycle(gains: Gains, seat: int) -> float:
    """What a seat will still do in this cycle, including its ability."""
    state = gains.state
    if state.sealed is not None and not state.sealed.choices:
        return 0.0      # nobody has begun it: the end of the last turn must not look better for what follows it
    ready = ability(gains, seat)
    if state.phase == "choose":
        return ready + _hand(gains, seat)
    if not state.cards[PLAYED[seat]] or state.finished >> seat & 1:
        return 0.0
    if seat == state.turn:
        return ready + _rest_of_turn(gains, seat)
    return ready + _coming_turn(gains, seat)


def ability(gains: Gains, seat: int) -> float:
    """What the active subject of a seat can still do in this cycle."""
    state = gains.state
    return 0.0 if state.used >> seat & 1 or state.finished >> seat & 1 else _READY * gains.now(seat)


def _rest_of_turn(gains: Gains, seat: int) -> float:
    state = gains.state
    stolen = sum([gains.action(seat, state.uncovered(victim))
                  for victim in range(state.seats) if state.victims >> victim & 1], 0.0)
    if state.tied >> seat & 1 and state.left < 2:
        own = gains.actions(seat, 0, state.pending[::-1]) + gains.action(seat, state.open)
    else:
        own = gains.actions(seat, state.open, state.pending[::-1])
    return stolen + own


def _coming_turn(gains: Gains, seat: int) -> float:
    state, ranks = gains.state, gains.ranks()
    rank, mask = ranks[seat], state.uncovered(seat)
    tied = ranks.count(rank) > 1        # conflicts may not be settled yet
    gained = gains.action(seat, mask) if tied else gains.actions(seat, mask)
    if state.turn == NOBODY:
        robbers = len([each for each in ranks if ROBS.get(each) == rank and ranks.count(each) == 1])
        if robbers:
            gained -= min(gained, robbers * gains.action(seat, mask))
    if not tied:
        robbed = ROBS.get(rank)
        if robbed in ranks:
            gained += sum([gains.action(seat, ACTION_MASKS[state.character(victim)])
                           for victim, each in enumerate(ranks) if each == robbed], 0.0)
    if state.turn == NOBODY:
        gained -= gains.marker * _coming_markers(state, seat, ranks)
    return gained


def _coming_markers(state: RivalState, seat: int, ranks: Sequence[int]) -> int:
    """The conflict markers that a seat will take, while conflicts are not settled yet."""
    if state.phase == "conflict":
        return sum([1 for conflict in state.conflicts if conflicts.parties(conflict)[1] == seat])
    rank = ranks[seat]
    others = [*ranks[:seat], *ranks[seat + 1:], *[rank_of(kind) for kind in state.cards[NEUTRAL]]]
    return sum([1 for other in others if other == rank or ROBS.get(other) == rank])


# -- the choice of a character -----------------------------------------------------------------------------------------

def _hand(gains: Gains, seat: int) -> float:
    """What the character that a seat has chosen will gain, or on average one of those in its hand."""
    state = gains.state
    made = state.sealed.choices.get(seat) if state.sealed is not None else None
    held = [made.card] if isinstance(made, Move) else state.cards[HANDS[seat]]
    return sum([_character(gains, seat, kind) for kind in held], 0.0) / max(1, len(held))


def _character(gains: Gains, seat: int, kind: int) -> float:
    """What a character will gain against any characters that the others may play."""
    state, mask = gains.state, ACTION_MASKS[kind]
    meets, alone, safe, stolen, hits = _MEETS[kind], 1.0, 1.0, 0.0, 0.0
    for other in range(state.seats):
        held = state.cards[HANDS[other]]
        if other == seat or not held:
            continue
        chance = 1 / len(held)
        for theirs in held:
            met = meets.get(theirs)
            if met is None:
                continue
            if met == _VICTIM:
                stolen += chance * gains.action(seat, ACTION_MASKS[theirs])
                continue
            hits += chance
            if met == _EQUAL:
                alone -= alone * chance
            else:
                safe -= safe * chance
    if state.seats == 2:
        deck = state.cards[DECK]
        hits += sum([1 for theirs in deck if meets.get(theirs, _VICTIM) != _VICTIM]) / max(1, len(deck))
    single = gains.action(seat, mask)
    full = max(single, gains.actions(seat, mask) - (1 - safe) * single)
    return alone * (full + stolen) + (1 - alone) * single - gains.marker * hits


def _met_by(kind: int) -> dict[int, int]:
    """By kind: what another character is to this one, if there is anything between them."""
    rank, found = rank_of(kind), {}
    for other in range(PAIRS, KINDS):
        its = rank_of(other)
        if its == rank:
            found[other] = _EQUAL
        elif ROBS.get(its) == rank:
            found[other] = _ROBBER
        elif ROBS.get(rank) == its:
            found[other] = _VICTIM
    return found


_MEETS: Final = {kind: _met_by(kind) for kind in range(PAIRS, KINDS)}
"""By kind, what others are to it: a leaf has up to 75 pairs of characters in hand, most of them strangers."""
