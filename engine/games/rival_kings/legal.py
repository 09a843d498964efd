"""The legal moves of Rival Kings, put together from tuples made once. What is allowed is said in `rules`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from engine.base.cards import said_of_each
from engine.core.moves import Move
from engine.games.rival_kings import coins, moves
from engine.games.rival_kings.cards import (
    BISHOP,
    BLACKSMITH,
    BUY,
    COURT_LADY,
    EXTRA_OF,
    FARMER,
    GARDENER,
    GIVE,
    HERBALIST,
    JAILER,
    MINER,
    MONEY,
    PAIRS,
    PILES,
    RECRUIT,
    SAILOR,
    SCHOLAR,
    SETTLE,
    SUBJECTS,
    TROUBADOUR,
    VINTNER,
    WATCHMAN,
    is_subject,
    name_of,
)
from engine.games.rival_kings.scoring import spares
from engine.games.rival_kings.state import RivalState
from engine.games.rival_kings.zones import HANDS, TOP, UNDER, holds_subjects

Moves = tuple[Move, ...]


def legal_moves(state: RivalState) -> Sequence[Move]:
    """The moves without an objection, in a stable order."""
    return _LEGAL[state.phase](state)


# -- the phases --------------------------------------------------------------------------------------------------------

def _choosing(state: RivalState) -> Sequence[Move]:
    return sealed_choices(state, state.decider())


def sealed_choices(state: RivalState, seat: int) -> Sequence[Move]:
    """What a seat may have chosen: any character in its hand (rule 27)."""
    return [moves.PLAY[kind - PAIRS] for kind in sorted(state.cards[HANDS[seat]])]


def _gardening(state: RivalState) -> Moves:
    return (*moves.SWAP_WITH[state.seats][state.decider()], moves.PASS)


def _in_conflict(_state: RivalState) -> Moves:
    return moves.FEND_OFF, moves.PASS


def _stealing(state: RivalState) -> Moves:
    found: Moves = ()
    for seat in range(state.seats):
        if state.victims >> seat & 1:
            found += moves.STEAL_AMONG[seat][state.uncovered(seat)]
    return found + _abilities(state)


def _in_extra(state: RivalState) -> Moves:
    return (*ways(state, 1 << state.pending[-1]), moves.SKIP, *_abilities(state))


def _in_turn(state: RivalState) -> Moves:
    return (*ways(state, state.open), moves.END, *_abilities(state))


def _offering(state: RivalState) -> Sequence[Move]:
    return [moves.OFFER[kind] for kind in offers(state)]


def _searching(state: RivalState) -> Sequence[Move]:
    subject, pile = state.bargain
    found = [moves.FIND[kind] for kind in state.found(pile, subject == VINTNER) if state.affords(kind)]
    return [*found, moves.LEAVE]


def _none(_state: RivalState) -> Moves:
    return ()


_LEGAL: Final[dict[str, Callable[[RivalState], Sequence[Move]]]] = {
    "choose": _choosing, "garden": _gardening, "conflict": _in_conflict, "steal": _stealing, "extra": _in_extra,
    "turn": _in_turn, "offer": _offering, "search": _searching, "over": _none,
}


# -- actions -----------------------------------------------------------------------------------------------------------

def ways(state: RivalState, actions: int) -> Moves:
    """The ways to do the actions in a mask now."""
    found: Moves = ()
    if actions & (1 << SETTLE | 1 << GIVE) and state.markers[state.turn]:
        if actions & 1 << SETTLE:
            found = moves.DO[SETTLE]
        if actions & 1 << GIVE:
            found += moves.GIVE_TO[state.seats][state.turn]
    if actions & 1 << MONEY:
        found += moves.DO_AT[MONEY][moneyed(state)]
    if actions & (1 << RECRUIT | 1 << BUY):
        subjects, buildings = _affordable(state)
        if actions & 1 << RECRUIT:
            found += moves.DO_AT[RECRUIT][subjects]
        if actions & 1 << BUY:
            found += moves.DO_AT[BUY][buildings]
    return found


def moneyed(state: RivalState) -> int:
    """The piles where money can be taken, a mask; those that would be refilled if none has any (rule 20)."""
    money, mask = state.money, 0
    for pile in range(PILES):
        if money[2 * pile] or money[2 * pile + 1]:
            mask |= 1 << pile
    return mask or (1 << coins.fillable(state)) - 1


def _affordable(state: RivalState) -> tuple[int, int]:
    """The piles with a subject and with a building on display that the player in turn can pay for, two masks."""
    budget = state.purse[2 * state.turn] + 2 * state.purse[2 * state.turn + 1]
    subjects, buildings, values = 0, 0, state.numbers.values
    for pile, top in enumerate(state.cards[TOP:TOP + PILES]):
        if top:
            kind = top[0]
            if kind < SUBJECTS:
                if values[kind] <= budget:
                    subjects |= 1 << pile
            elif values[kind] - state.discount <= budget:
                buildings |= 1 << pile
    return subjects, buildings


# -- abilities ---------------------------------------------------------------------------------------------------------

def _abilities(state: RivalState) -> Moves:
    """What the active subject of the player in turn can do now."""
    turn = state.turn
    if state.used >> turn & 1:
        return ()
    subject = state.active(turn)
    return _ABILITIES[subject](state, turn) if subject in _ABILITIES else ()


def _drawing(subject: int) -> Callable[[RivalState, int], Moves]:
    only = (moves.PLAIN[subject],)

    def draw(state: RivalState, turn: int) -> Moves:
        return only if any(coins.due(state, turn, subject)) else ()

    return draw


def _extra(subject: int, action: int) -> Callable[[RivalState, int], Moves]:
    only = (moves.PLAIN[subject],)

    def add(state: RivalState, _turn: int) -> Moves:
        return only if ways(state, 1 << action) else ()

    return add


def _sailing(state: RivalState, turn: int) -> Moves:
    return (moves.PLAIN[SAILOR],) if state.tied >> turn & 1 else ()


def _smithing(_state: RivalState, _turn: int) -> Moves:
    return (moves.PLAIN[BLACKSMITH],)


def _handing_over(state: RivalState, turn: int) -> Moves:
    return moves.HAND_OVER_TO[state.seats][turn] if state.markers[turn] else ()


def _performing(state: RivalState, turn: int) -> Moves:
    doable = sum(1 << action for action in range(len(moves.PERFORM))
                 if state.covered[turn] >> action & 1 and ways(state, 1 << action))
    return moves.PERFORM_AMONG[doable]


def _displaying(state: RivalState, _turn: int) -> Moves:
    return moves.DISPLAY_AT[sum(1 << pile for pile in range(PILES) if state.cards[TOP + pile])]


def _search(subject: int) -> Callable[[RivalState, int], Moves]:
    def searching(state: RivalState, _turn: int) -> Moves:
        return moves.SEARCH_AT[subject][sum(1 << pile for pile in range(PILES) if searchable(state, subject, pile))]

    return searching


def searchable(state: RivalState, subject: int, pile: int) -> bool:
    """Whether a pile can hold something for Vintner or Miner to find: that depends on what everybody sees."""
    if holds_subjects(pile) != (subject == VINTNER):
        return False
    top = state.shown(pile)
    return bool(state.cards[UNDER + pile]) or (top >= 0 and is_subject(top) == (subject == VINTNER))


def _demanding(families: Sequence[Moves], subjects: bool) -> Callable[[RivalState, int], Moves]:
    def demands(state: RivalState, turn: int) -> Moves:
        if not spares(state, turn, subjects):
            return ()
        return tuple([families[seat][kind % SUBJECTS] for seat in range(state.seats) if seat != turn
                      for kind in sorted(spares(state, seat, subjects))])

    return demands


def offers(state: RivalState) -> list[int]:
    """The kinds that can be given in the swap under way, sorted (rules 14 and 15)."""
    if state.bargain[0] == TROUBADOUR:
        return sorted({*state.subjects(state.turn), *state.buildings(state.turn)})
    return sorted(spares(state, state.turn, state.bargain[0] == BISHOP))


_ABILITIES: Final[Mapping[int, Callable[[RivalState, int], Moves]]] = said_of_each("how it can be used in a turn", {
    JAILER: _drawing(JAILER),
    SCHOLAR: _drawing(SCHOLAR),
    SAILOR: _sailing,
    BLACKSMITH: _smithing,
    HERBALIST: _handing_over,
    FARMER: _performing,
    TROUBADOUR: _displaying,
    VINTNER: _search(VINTNER),
    MINER: _search(MINER),
    BISHOP: _demanding(moves.DEMAND_SUBJECT, subjects=True),
    COURT_LADY: _demanding(moves.DEMAND_BUILDING, subjects=False),
    **{subject: _extra(subject, action) for subject, action in EXTRA_OF.items()},
}, set(range(SUBJECTS)) - {GARDENER, WATCHMAN}, name_of)
"""By subject; Gardener and Watchman act before the turns."""
