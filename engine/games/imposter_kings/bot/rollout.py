"""A rollout of The Imposter Kings: the rest of the round played plainly, without abilities."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.imposter_kings.cards import (
    ASSASSIN,
    DISGRACED_VALUE,
    ELDER,
    KINGS_HAND,
    MUTED_VALUE,
    OATHBOUND,
    ROYALTY,
    VALUES,
    WARLORD,
    WARLORD_IN_COURT,
    WARLORD_IN_HAND,
    ZEALOT,
)
from engine.games.imposter_kings.state import ImposterState
from engine.games.imposter_kings.zones import CONDEMNED, HAND, OPEN, SUCCESSOR


class Rollout:
    """Until the round ends, everyone plays the lowest card they can, and flips the King when there is none."""

    def __init__(self, state: ImposterState) -> None:
        cards, seats = state.cards, state.seats
        self._state = state
        self._hands = [sorted(cards[zone]) for zone in HAND[:seats]]
        self._successors = [cards[zone] for zone in SUCCESSOR[:seats]]
        self._condemned = [len(cards[zone]) for zone in CONDEMNED[:seats]]
        self._antechamber = [cards[zone][:] for zone in OPEN[:seats]]
        self._unflipped = [not state.flipped >> seat & 1 for seat in range(seats)]
        self._throne = state.throne_value()
        self._royal = state.royal_throne()
        self._royalty = state.royalty_in_court()
        self._empty = not state.marks
        self._muted = state.muted
        self.out = state.out[:]
        self.turns = 0
        """How many turns have been taken in the rollout."""
        self.first = -1
        """A seat that has won the round, once it has been played."""

    def play(self) -> tuple[int, ...]:
        """The points that each seat gets for the round."""
        state, out = self._state, self.out
        seat, seats, direction = state.turn, state.seats, state.direction
        needed = 2 if seats == 3 else 1
        while len(out) < needed:
            if not self._turn(seat):
                out.append(seat)
            seat = (seat + direction) % seats
            while seat in out:
                seat = (seat + direction) % seats
            self.turns += 1
        return self._points()

    def _turn(self, seat: int) -> bool:
        """One turn; False if the seat has lost the round."""
        if self._condemned[seat]:
            self._condemned[seat] -= 1
            return True
        if self._antechamber[seat]:
            self._lay(self._antechamber[seat].pop())
            return True
        hand = self._hands[seat]
        kind = self._lowest(hand)
        if kind is None and hand:
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
            if VALUES[kind] >= throne:
                return kind
            if kind == WARLORD and self._royalty and VALUES[kind] + WARLORD_IN_HAND >= throne:
                return kind
        return None

    def _special(self, seat: int, hand: Sequence[int]) -> int | None:
        """A card that may ignore the Throne."""
        muted = self._muted
        if self._royal:
            if ELDER in hand and not muted >> VALUES[ELDER] & 1:
                return ELDER
        elif ZEALOT in hand and not self._unflipped[seat] and not muted >> VALUES[ZEALOT] & 1:
            return ZEALOT
        return OATHBOUND if OATHBOUND in hand and len(hand) > 1 and not muted >> VALUES[OATHBOUND] & 1 else None

    def _lay(self, kind: int) -> None:
        value = VALUES[kind]
        self._royal = kind in ROYALTY
        self._royalty = self._royalty or self._royal
        if self._muted >> value & 1:
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
        self._throne, self._royal = DISGRACED_VALUE, False
        self._hands[seat] = sorted(self._hands[seat] + self._successors[seat])
        self._successors[seat] = []
        return True

    def _struck(self, seat: int) -> bool:
        """Whether an Assassin ends the flip, and nobody on that seat's side has a King's Hand against it."""
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

    def _points(self) -> tuple[int, ...]:
        """As rule 42 has it."""
        state = self._state
        losers = {*self.out, *map(state.partner, self.out)}
        winners = [seat for seat in range(state.seats) if seat not in losers]
        self.first = winners[0]
        with_rest = sum([bool(self._hands[seat] or self._successors[seat])
                         for seat in range(state.seats) if seat not in winners])
        unflipped = any(self._unflipped[seat] for seat in winners)
        won = 1 + (min(1, with_rest) if state.seats == 4 else with_rest) + unflipped
        points = [won if seat in winners else 0 for seat in range(state.seats)]
        if state.seats == 3:
            points[self.out[1]] = 1
        return tuple(points)
