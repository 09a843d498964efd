"""A rollout of The Imposter Kings: the rest of the round played plainly, without abilities."""

from __future__ import annotations

from bisect import bisect_left

from engine.base.cards import said_of_each
from engine.games.imposter_kings.bot.order import order_of
from engine.games.imposter_kings.cards import (
    ASSASSIN,
    DISGRACED_VALUE,
    ELDER,
    KINGS_HAND,
    OATHBOUND,
    TOO_LOW,
    WARLORD,
    ZEALOT,
    name_of,
    working,
)
from engine.games.imposter_kings.state import ImposterState
from engine.games.imposter_kings.zones import CONDEMNED, HAND, OPEN, SUCCESSOR

said_of_each("when a rollout plays it though it is too low",
             dict.fromkeys((ELDER, ZEALOT, OATHBOUND, WARLORD), True), working(TOO_LOW), name_of)


class Rollout:
    """Until the round ends, everyone plays the lowest card they can, and flips the King when there is none.

    Cards are known by their places in the order of their values, and the Throne as the lowest place that is as high.
    Hands are sorted, so that the card to play is found by bisection: 15 turns take 7 µs, where looking at one card
    after the other takes 13.
    """

    def __init__(self, state: ImposterState) -> None:
        cards, seats = state.cards, state.seats
        self._state = state
        self._order = order = order_of(state.numbers.values)
        if order.is_usual:
            self._hands = [sorted(cards[zone]) for zone in HAND[:seats]]
            self._successors = [cards[zone] for zone in SUCCESSOR[:seats]]
        else:
            places = order.places
            self._hands = [sorted([places[kind] for kind in cards[zone]]) for zone in HAND[:seats]]
            self._successors = [[places[kind] for kind in cards[zone]] for zone in SUCCESSOR[:seats]]
        self._condemned = [len(cards[zone]) for zone in CONDEMNED[:seats]]
        self._owed = [len(cards[CONDEMNED[seat]]) + len(cards[OPEN[seat]]) for seat in range(seats)]
        """By seat: how many turns it will have no choice, with Condemned cards and then those of its Antechamber."""
        self._flipped = state.flipped
        self._royal = state.royal_throne()
        self._royalty = state.royalty_in_court()
        self._empty = not state.marks
        self._least = order.least[state.throne_value()]
        self._after = order.after(state.muted, self._royalty)
        self.out = state.out[:]
        self.turns = 0
        """How many turns have been taken in the rollout."""
        self.first = -1
        """A seat that has won the round, once it has been played."""

    def play(self) -> int:
        """Play on to the end of the round; returns the points that it is worth to a winner."""
        state, out, hands, owed = self._state, self.out, self._hands, self._owed
        seat, seats, direction = state.turn, state.seats, state.direction
        needed, turns, against_warlord = 2 if seats == 3 else 1, 0, self._order.against_warlord
        while len(out) < needed:
            hand, least = hands[seat], self._least
            place = bisect_left(hand, least)
            if owed[seat] or place == len(hand) or (least == against_warlord and self._royalty):
                if not self._turn(seat, hand, place):
                    out.append(seat)
            else:
                self._lay(hand.pop(place))
            seat = (seat + direction) % seats
            while seat in out:
                seat = (seat + direction) % seats
            turns += 1
        self.turns = turns
        return self._points()

    def _turn(self, seat: int, hand: list[int], place: int) -> bool:
        """A turn in which more counts than the lowest card as high as the Throne; False if the seat has lost."""
        if self._owed[seat]:
            self._owed[seat] -= 1
            if self._condemned[seat]:
                self._condemned[seat] -= 1
            else:
                self._lay(self._order.places[self._state.cards[OPEN[seat]][self._owed[seat]]])
            return True
        order = self._order
        if self._least == order.against_warlord and self._royalty and order.warlord in hand:
            place = hand.index(order.warlord)
        if place < len(hand):
            self._lay(hand.pop(place))
            return True
        card = self._special(seat, hand)
        if card is None:
            return self._flip(seat)
        hand.remove(card)
        over = card == order.oathbound and self._least > card
        self._lay(card)
        if over and hand:
            self._lay(hand.pop(0))
        return True

    def _special(self, seat: int, hand: list[int]) -> int | None:
        """A card that may ignore the Throne."""
        muted, order = self._state.muted, self._order
        values = order.values
        if self._royal:
            if order.elder in hand and not muted >> values[ELDER] & 1:
                return order.elder
        elif order.zealot in hand and self._flipped >> seat & 1 and not muted >> values[ZEALOT] & 1:
            return order.zealot
        oathbound = order.oathbound
        return oathbound if oathbound in hand and len(hand) > 1 and not muted >> values[OATHBOUND] & 1 else None

    def _lay(self, card: int) -> None:
        self._royal = self._order.royal[card]
        if self._royal and not self._royalty:
            self._royalty = True
            self._after = self._order.after(self._state.muted, True)
        self._least = self._after[card]
        self._empty = False

    def _flip(self, seat: int) -> bool:
        if self._flipped >> seat & 1 or self._empty or self._struck(seat):
            return False
        self._flipped |= 1 << seat
        self._least, self._royal = self._order.least[DISGRACED_VALUE], False
        self._hands[seat] = sorted(self._hands[seat] + self._successors[seat])
        self._successors[seat] = []
        return True

    def _struck(self, seat: int) -> bool:
        """Whether an Assassin ends the flip, and nobody on that seat's side has a King's Hand against it."""
        state, hands, order = self._state, self._hands, self._order
        if state.muted >> order.values[ASSASSIN] & 1:
            return False
        partner, killer = state.partner(seat), -1
        for each in range(state.seats):
            if order.assassin in hands[each] and each not in (seat, partner) and each not in self.out:
                killer = each
                break
        if killer < 0:
            return False
        rescuer = seat if order.kings_hand in hands[seat] else partner
        if order.kings_hand not in hands[rescuer] or state.muted >> order.values[KINGS_HAND] & 1:
            return True
        hands[rescuer].remove(order.kings_hand)
        hands[killer].remove(order.assassin)
        for each in (rescuer, killer):
            self._condemned[each] += 1
            self._owed[each] += 1
        return False

    def _points(self) -> int:
        """As rule 42 has it."""
        state = self._state
        partners = [state.partner(seat) for seat in self.out]
        with_rest, unflipped, self.first = 0, 0, -1
        for seat in range(state.seats):
            if seat in self.out or seat in partners:
                if self._hands[seat] or self._successors[seat]:
                    with_rest += 1
            else:
                if self.first < 0:
                    self.first = seat
                if not self._flipped >> seat & 1:
                    unflipped = 1
        return 1 + (min(1, with_rest) if state.seats == 4 else with_rest) + unflipped
