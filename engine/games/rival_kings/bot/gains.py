"""What cards, coins, subjects and actions of Rival Kings gain a seat, in points."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from engine.core.errors import BadCard
from engine.games.rival_kings import coins
from engine.games.rival_kings.cards import (
    ACTIONS,
    BLACKSMITH,
    EACH_SUBJECT,
    EXTRA_OF,
    GIVE,
    HERBALIST,
    JAILER,
    MONEY,
    PILES,
    RECRUIT,
    SCHOLAR,
    SETTLE,
    SUBJECTS,
    name_of,
)
from engine.games.rival_kings.prices import Prices
from engine.games.rival_kings.scoring import score_of
from engine.games.rival_kings.state import NOBODY, RivalState
from engine.games.rival_kings.zones import BUILDING_ROWS, SUBJECT_ROWS, TOP, UNDER

_COIN_LAST: Final = 0.33
_COIN_FIRST: Final = 0.75
"""What a coin is worth in points at the end of a game, and at its start while it can still be spent."""
_SPENT_AHEAD: Final = 10.0
"""How many coins can still be spent at the start of a game, as far as one can tell; any above only score."""
_MARKER_LAST: Final = 2.0
_MARKER_FIRST: Final = 1.6
"""What a conflict marker costs in points at the end of a game and at its start."""
_HOPE: Final = 0.4
"""The share of the value of a card without its partner that may still be scored, at the start of a game."""
_USES_AHEAD: Final = 2.0
"""How often an active subject will be used at the start of a game, as far as one can tell."""
_ONCE: Final = tuple([each.kind for each in EACH_SUBJECT if each.once])
_PASSED_ON: Final = 1.3
"""A marker that is passed on costs another player what it cost before: that is worth more than returning it."""
_ABILITY: Final = tuple([each.usual for each in EACH_SUBJECT])
"""By subject: what it brings on average, in points; None where it depends on what lies on the table."""
_ACTIONS_OF: Final = tuple([tuple([action for action in range(len(ACTIONS)) if mask >> action & 1])
                            for mask in range(1 << len(ACTIONS))])
"""By mask: the actions in it, from the left."""
_TOWNS: Final = 1 << 12
"""How many towns are remembered: a game has about a hundred, and a bot imagines some thousands."""


class _Town:
    """A seat's cards: what they score, the hope in them, and the same with one card more, once somebody asks."""

    __slots__ = ("_buildings", "_prices", "_subjects", "_with", "hope", "points")

    def __init__(self, subjects: tuple[int, ...], buildings: tuple[int, ...], prices: Prices) -> None:
        self._prices = prices
        self._subjects = subjects
        self._buildings = buildings
        self.points, self.hope = _points_and_hope(subjects, buildings, prices)
        self._with: dict[int, tuple[int, float]] = {}

    def with_card(self, kind: int) -> tuple[int, float]:
        """Points and hope if that card is added: looked up in 0.2 µs, as towns change little from leaf to leaf."""
        found = self._with.get(kind)
        if found is None:
            more = (kind,)
            found = self._with[kind] = (
                _points_and_hope(tuple(sorted(self._subjects + more)), self._buildings, self._prices) if kind < SUBJECTS
                else _points_and_hope(self._subjects, tuple(sorted(self._buildings + more)), self._prices))
        return found


class Side:
    """What a seat has in one position, and what has been found out about it: most is asked several times."""

    __slots__ = ("added", "ahead", "coins", "gained", "held", "seat", "town")

    def __init__(self, seat: int, coins: int, town: _Town, held: float, ahead: float) -> None:
        self.seat = seat
        self.coins = coins
        """What its coins are worth."""
        self.town = town
        self.held = held
        """What its cards score, and what one may hope for from those without partners."""
        self.ahead = ahead
        """What its active subject will bring in later cycles."""
        self.added: dict[int, tuple[float, float]] = {}     # by card: see `Gains._with`
        self.gained: dict[int, tuple[float, int]] = {}      # by action and coins: see `Gains._best`


class Gains:
    """What things are worth in one position, in points: it depends on how much of the game is `left`, from 0 to 1."""

    def __init__(self, state: RivalState) -> None:
        self.state = state
        self._values = state.numbers.values
        cards, full, whole = state.cards, state.numbers.pile_size, 0
        lowest = full
        self._subjects: list[int] = []
        self._buildings: list[int] = []
        for pile in range(PILES):
            top = cards[TOP + pile]
            height = len(cards[UNDER + pile]) + len(top)
            whole += height
            lowest = min(lowest, height)
            if top:
                kind = top[0]
                (self._subjects if kind < SUBJECTS else self._buildings).append(kind)
        left = (lowest + whole / PILES) / (2 * full)
        self.left = left
        self.coin = _COIN_LAST + (_COIN_FIRST - _COIN_LAST) * left
        self.marker = _MARKER_LAST + (_MARKER_FIRST - _MARKER_LAST) * left
        self._spendable = _SPENT_AHEAD * left
        self._spent_for = self.coin - _COIN_LAST
        self._hope = _HOPE * left
        self._uses = _USES_AHEAD * left
        self._richest = 0                                       # what a pile holds at most, once somebody asks
        self._ranks: list[int] = []                             # by seat, once somebody asks
        self._sides: list[Side | None] = [None] * state.seats

    # -- possessions -----------------------------------------------------------------------------------------------

    def purse(self, own: int) -> float:
        """What coins of that sum are worth."""
        spent = own if own <= self._spendable else self._spendable
        return _COIN_LAST * own + self._spent_for * spent

    def side(self, seat: int) -> Side:
        """What a seat has."""
        found = self._sides[seat]
        if found is None:
            cards, purse = self.state.cards, self.state.purse
            subjects = cards[SUBJECT_ROWS[seat]]
            town = _town_of(tuple(subjects), tuple(cards[BUILDING_ROWS[seat]]), self.state.numbers.prices)
            found = self._sides[seat] = Side(seat, purse[2 * seat] + 2 * purse[2 * seat + 1], town,
                                             town.points + self._hope * town.hope,
                                             self.ahead(seat, subjects[-1]) if subjects else 0.0)
        return found

    def ranks(self) -> list[int]:
        """By seat: the rank of the character before it; all must have one."""
        if not self._ranks:
            self._ranks = [self.state.rank(seat) for seat in range(self.state.seats)]
        return self._ranks

    def ahead(self, seat: int, subject: int) -> float:
        """What a subject will bring a seat in later cycles as the active one."""
        uses = min(self._uses, 1.0) if subject in _ONCE else self._uses
        return uses * self._ability(seat, subject)

    def now(self, seat: int) -> float:
        """What the active subject of a seat brings in this cycle."""
        subject = self.state.active(seat)
        if subject == NOBODY:
            return 0.0
        if subject in EXTRA_OF:
            side = self.side(seat)
            return self._best(side, EXTRA_OF[subject], side.coins)[0]
        return self._ability(seat, subject)

    def _ability(self, seat: int, subject: int) -> float:
        """What a subject brings a seat when it is used, on average where that depends on what lies on the table."""
        usual = _ABILITY[subject]
        if usual is not None:
            return usual
        state = self.state
        if subject in (JAILER, SCHOLAR):
            due = state.markers[seat] if subject == JAILER else len(state.buildings(seat))
            return self.coin * min(due, coins.value(state.supply))
        if subject == HERBALIST:
            return self.marker if state.markers[seat] else 0.0
        if subject == BLACKSMITH:
            return self.coin
        raise BadCard(f"Neither its row nor the table tells what it usually brings: {name_of(subject)}.")

    # -- actions ---------------------------------------------------------------------------------------------------

    def actions(self, seat: int, mask: int, first: Iterable[int] = ()) -> float:
        """What a seat gains by doing these actions: the `first` ones at once, then those in a mask from the left."""
        side, gained = self._sides[seat] or self.side(seat), 0.0
        own = side.coins
        for action in first:
            gain, earned = self._best(side, action, own)
            gained += gain
            own += earned
        for action in _ACTIONS_OF[mask]:
            gain, earned = self._best(side, action, own)
            gained += gain
            own += earned
        return gained

    def action(self, seat: int, mask: int) -> float:
        """The most that a seat can gain by one of the actions in a mask."""
        side, most = self._sides[seat] or self.side(seat), 0.0
        for action in _ACTIONS_OF[mask]:
            gain = self._best(side, action, side.coins)[0]
            most = max(most, gain)
        return most

    def _best(self, side: Side, action: int, own: int) -> tuple[float, int]:
        """What an action gains a seat whose coins have that sum, and by how much the sum changes."""
        case = own * len(ACTIONS) + action
        found = side.gained.get(case)
        if found is None:
            found = side.gained[case] = self._found_best(side, action, own)
        return found

    def _found_best(self, side: Side, action: int, own: int) -> tuple[float, int]:
        if action in (SETTLE, GIVE):
            gain = self.marker * (1.0 if action == SETTLE else _PASSED_ON)
            return (gain, 0) if self.state.markers[side.seat] else (0.0, 0)
        if action == MONEY:
            if not self._richest:
                money = self.state.money
                self._richest = max([money[2 * pile] + 2 * money[2 * pile + 1] for pile in range(PILES)]) or 2
            return self.purse(own + self._richest) - self.purse(own), self._richest
        best, price, whole = 0.0, 0, self.purse(own)
        spendable, spent_for, values = self._spendable, self._spent_for, self._values
        for kind in self._subjects if action == RECRUIT else self._buildings:
            left = own - values[kind]
            if left >= 0:
                added, place = side.added.get(kind) or self._with(side, kind)
                # `purse` written out: a leaf of four players would call it 20 times, which takes 2 µs.
                rest = _COIN_LAST * left + spent_for * (left if left <= spendable else spendable)
                gain = added - (whole - rest) + place
                if gain > best:
                    best, price = gain, values[kind]
        return best, -price

    def card(self, seat: int, kind: int, own: int) -> float:
        """What a seat whose coins have that sum gains by buying a card; a subject takes the active one's place."""
        side = self.side(seat)
        added, place = side.added.get(kind) or self._with(side, kind)
        return added - (self.purse(own) - self.purse(own - self._values[kind])) + place

    def _with(self, side: Side, kind: int) -> tuple[float, float]:
        """What a card adds to the cards of a seat, and by how much it is better as the active subject; remembered."""
        points, hope = side.town.with_card(kind)
        found = side.added[kind] = (points + self._hope * hope - side.held,
                                    self.ahead(side.seat, kind) - side.ahead if kind < SUBJECTS else 0.0)
        return found


@lru_cache(_TOWNS)
def _town_of(subjects: tuple[int, ...], buildings: tuple[int, ...], prices: Prices) -> _Town:
    """The town of these cards, in the order of their rows: few come in several, and sorting takes longer than this."""
    return _Town(tuple(sorted(subjects)), tuple(sorted(buildings)), prices)


@lru_cache(_TOWNS)
def _points_and_hope(subjects: tuple[int, ...], buildings: tuple[int, ...], prices: Prices) -> tuple[int, float]:
    """What cards score, and the sum of the values of those without their partners, counted once per kind."""
    parts = score_of(subjects, buildings, 0, 0, prices)
    lonely = ({kind for kind in subjects if kind + SUBJECTS not in buildings}
              | {kind for kind in buildings if kind - SUBJECTS not in subjects})
    return parts.perfect + parts.colours + parts.singles, float(sum(prices.values[kind] for kind in lonely))
