"""What a position of The Imposter Kings promises: the rest of the round played plainly, without abilities."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine.core.moves import Move
from engine.games.imposter_kings import moves
from engine.games.imposter_kings.cards import (
    ASSASSIN,
    ELDER,
    FOOL,
    KINGS_HAND,
    MUTED_VALUE,
    OATHBOUND,
    PRINCESS,
    VALUES,
    WARLORD,
    WARLORD_IN_COURT,
    ZEALOT,
)
from engine.games.imposter_kings.state import ImposterState
from engine.games.imposter_kings.zones import CONDEMNED, OPEN, SUCCESSOR

_TURN_PHASES: Final = ("turn", "condemned", "antechamber")
_OWED: Final = ("reaction", "swap", "condemn")


# -- what is still open, answered simply ---------------------------------------------------------------------------

def settle(state: ImposterState) -> bool:
    """Answer open questions until somebody's turn begins; False if the round, or the match, has ended before that."""
    points = sum(state.gains)
    while state.actor is not None and sum(state.gains) == points:
        if state.phase in _TURN_PHASES:
            return True
        state.advance(_simple_answer(state, state.legal_moves()))
    return False


def see_outcome(state: ImposterState) -> None:
    """Answer what is still owed, a King's Hand or secret choices, until all see what an ability brings."""
    while state.phase in _OWED:
        state.advance(_simple_answer(state, state.legal_moves()))


def _simple_answer(state: ImposterState, legal: Sequence[Move]) -> Move:
    answer = _ANSWERS.get(state.phase)
    return legal[0] if answer is None else answer(state, legal)


def _last(_state: ImposterState, legal: Sequence[Move]) -> Move:
    return legal[-1]


def _middle(_state: ImposterState, legal: Sequence[Move]) -> Move:
    return legal[len(legal) // 2]


def _dearest(_state: ImposterState, legal: Sequence[Move]) -> Move:
    return max(legal, key=lambda move: move.card)


def _myself(state: ImposterState, _legal: Sequence[Move]) -> Move:
    return moves.FIRST[state.decider()]


def _ability(state: ImposterState, legal: Sequence[Move]) -> Move:
    """Only the Fool's choice needs no guessing."""
    if state.played == FOOL:
        return max(legal[:-1], key=lambda move: state.court[move.place])
    return moves.PASS


def _rescue(state: ImposterState, legal: Sequence[Move]) -> Move:
    return legal[0] if state.decider() in (state.turn, state.partner(state.turn)) else legal[-1]


_ANSWERS: Final[dict[str, Callable[[ImposterState, Sequence[Move]], Move]]] = {
    "first": _myself, "take": _dearest, "successor": _middle, "ability": _ability, "reaction": _last, "spy": _last,
    "guess": _last, "heir": _middle, "herald": _last, "judge": _last, "soldier": _last, "rescue": _rescue,
    "spoils": _last,
}
"""By phase; where nothing is said, the first of the legal moves, which has the lowest card."""


# -- the rest of the round -----------------------------------------------------------------------------------------

class Rest:
    """Everybody plays the lowest card that goes, flips the King when none does, and so on to the end of the round."""

    def __init__(self, state: ImposterState) -> None:
        seats = range(state.seats)
        self._state = state
        self._hands = [sorted(state.hand(seat)) for seat in seats]
        self._successors = [list(state.cards[SUCCESSOR[seat]]) for seat in seats]
        self._condemned = [len(state.cards[CONDEMNED[seat]]) for seat in seats]
        self._antechamber = [list(state.cards[OPEN[seat]]) for seat in seats]
        self._unflipped = [not state.king_flipped(seat) for seat in seats]
        self._throne = state.throne_value()
        self._royal = state.royal_throne()
        self._royalty = state.royalty_in_court()
        self._empty = not state.marks
        self.out = state.out[:]

    def play(self) -> tuple[float, ...]:
        """The points that each seat gets for the round, with a little for what is left beyond need."""
        state = self._state
        seat, needed = state.turn, state.seats - 1 if state.seats == 3 else 1
        while len(self.out) < needed:
            if not self._turn(seat):
                self.out.append(seat)
            seat = self._next(seat)
        return self._points()

    def _next(self, seat: int) -> int:
        state = self._state
        seat = (seat + state.direction) % state.seats
        while seat in self.out:
            seat = (seat + state.direction) % state.seats
        return seat

    def _turn(self, seat: int) -> bool:
        """One turn; False if the seat has lost the round."""
        if self._condemned[seat]:
            self._condemned[seat] -= 1
            return True
        if self._antechamber[seat]:
            self._lay(self._antechamber[seat].pop())
            return True
        hand = self._hands[seat]
        kind = self._lowest(hand) if hand else None
        if kind is None:
            kind = self._special(seat, hand)
        if kind is None:
            return self._flip(seat)
        hand.remove(kind)
        over = kind == OATHBOUND and self._throne > VALUES[OATHBOUND]
        self._lay(kind)
        if over and hand:
            self._lay(hand.pop(0))
        return True

    def _lowest(self, hand: Sequence[int]) -> int | None:
        throne = self._throne
        for kind in hand:
            if VALUES[kind] >= throne or (kind == WARLORD and self._royalty and VALUES[kind] + 1 >= throne):
                return kind
        return None

    def _special(self, seat: int, hand: Sequence[int]) -> int | None:
        """A card that may ignore the Throne."""
        muted = self._state.muted
        if self._royal:
            if ELDER in hand and not muted >> VALUES[ELDER] & 1:
                return ELDER
        elif ZEALOT in hand and not self._unflipped[seat] and not muted >> VALUES[ZEALOT] & 1:
            return ZEALOT
        return OATHBOUND if OATHBOUND in hand and len(hand) > 1 and not muted >> VALUES[OATHBOUND] & 1 else None

    def _lay(self, kind: int) -> None:
        value = VALUES[kind]
        self._royal = kind >= PRINCESS - 1
        self._royalty = self._royalty or self._royal
        if self._state.muted >> value & 1:
            value = MUTED_VALUE
        elif kind == WARLORD and self._royalty:
            value += WARLORD_IN_COURT
        self._throne, self._empty = value, False

    def _flip(self, seat: int) -> bool:
        if not self._unflipped[seat] or self._empty:
            return False
        if self._struck(seat):
            return False
        self._unflipped[seat] = False
        self._throne, self._royal = 1, False
        self._hands[seat] = sorted(self._hands[seat] + self._successors[seat])
        self._successors[seat] = []
        return True

    def _struck(self, seat: int) -> bool:
        """Whether an Assassin ends the flip, and nobody of the own side has a King's Hand against it."""
        state = self._state
        if state.muted >> VALUES[ASSASSIN] & 1:
            return False
        side = (seat, state.partner(seat))
        killers = [each for each in range(state.seats)
                   if each not in side and each not in self.out and ASSASSIN in self._hands[each]]
        if not killers:
            return False
        rescuer = next((each for each in side if KINGS_HAND in self._hands[each]), None)
        if rescuer is None or state.muted >> VALUES[KINGS_HAND] & 1:
            return True
        self._hands[rescuer].remove(KINGS_HAND)
        self._hands[killers[0]].remove(ASSASSIN)
        self._condemned[rescuer] += 1
        self._condemned[killers[0]] += 1
        return False

    def _points(self) -> tuple[float, ...]:
        """As rule 42 has it; leftovers are a sign of strength, too."""
        state = self._state
        losers = {*self.out, *map(state.partner, self.out)}
        winners = [seat for seat in range(state.seats) if seat not in losers]
        with_rest = sum(bool(self._hands[seat] or self._successors[seat]) for seat in losers)
        unflipped = any(self._unflipped[seat] for seat in winners)
        won = 1 + (min(1, with_rest) if state.seats == 4 else with_rest) + unflipped
        points = [0.0] * state.seats
        slack = _SLACK * max(map(self._slack, winners))
        for seat in winners:
            points[seat] = won + slack
        if state.seats == 3:
            points[self.out[1]] = 1.0
        return tuple(points)

    def _slack(self, seat: int) -> int:
        """How many more turns the winner could have taken."""
        playable = sum(VALUES[kind] >= self._throne for kind in self._hands[seat])
        return min(_MOST_SLACK, playable + 2 * self._unflipped[seat])


_SLACK: Final = 0.15
_MOST_SLACK: Final = 4
_OPTION: Final = 0.01
"""What a right guess is worth beyond what it does by itself: there is still something to choose."""
_SCALE: Final = 20.0
"""So many points between two players decide a match for certain."""


def chance_to_win(state: ImposterState, seat: int) -> float:
    """A seat's chance to win, by its points and those that the rest of the round promises."""
    see_outcome(state)
    option = _OPTION if state.phase in ("judge", "soldier") and state.actor == seat else 0.0
    running = settle(state)
    if state.actor is None:
        return 1.0 if seat in state.winners() else 0.0
    points: Sequence[float] = state.scores()
    if running:
        points = [sum(pair) for pair in zip(points, Rest(state).play(), strict=True)]
    partner = state.partner(seat)
    rivals = [points[each] for each in range(state.seats) if each not in (seat, partner)]
    lead = points[seat] - (max(rivals) + sum(rivals) / len(rivals)) / 2
    return min(1.0, max(0.0, 0.5 + lead / _SCALE + option))
