"""How good a position of Rival Kings is for each seat: cards, coins, markers, and what is still to be done."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from math import exp
from typing import Final

from engine.core.moves import Move
from engine.games.rival_kings import coins, conflicts
from engine.games.rival_kings.cards import (
    ACTION_MASKS,
    BISHOP,
    BLACKSMITH,
    BUY,
    CARDS_IN_PILE,
    CARPENTER,
    COURT_LADY,
    EXTRA_OF,
    FARMER,
    GARDENER,
    GIVE,
    HERBALIST,
    INNKEEPER,
    JAILER,
    MARKET_WOMAN,
    MINER,
    MONEY,
    PILES,
    RECRUIT,
    ROBS,
    SAILOR,
    SCHOLAR,
    SETTLE,
    SUBJECTS,
    TROUBADOUR,
    VALUES,
    VINTNER,
    WATCHMAN,
    rank_of,
)
from engine.games.rival_kings.scoring import score_of
from engine.games.rival_kings.state import RivalState
from engine.games.rival_kings.zones import DECK, HANDS, NEUTRAL, PLAYED, TOP, UNDER

_COIN_LAST: Final = 0.33
_COIN_FIRST: Final = 0.75
"""What a coin is worth in points at the end of a game, and at its start, as long as it can still be spent."""
_SPENT_AHEAD: Final = 10.0
"""So many coins can still be spent at the start of a game, as far as one can tell; more than these only score."""
_MARKER_LAST: Final = 2.0
_MARKER_FIRST: Final = 1.6
_HOPE: Final = 0.4
"""So much of the value of a card without its partner is hoped to be scored later, at the start of a game."""
_USES_AHEAD: Final = 2.0
"""How often an active subject will be used at the start of a game, as far as one can tell."""
_SUCCEEDED: Final = (BISHOP, INNKEEPER, VINTNER)
"""Who brings a subject, which then is the active one: these are used once."""
_READY: Final = 0.9
"""An ability that can be used in this cycle is worth a little less than what it brings, so that it is used."""
_RIVALS_TURN: Final = 0.8
"""What a rival can do in this cycle counts so much of what he would get."""
_ABILITY: Final = {GARDENER: 0.5, WATCHMAN: 0.6, COURT_LADY: 0.8, BISHOP: 0.7, TROUBADOUR: 0.8, SAILOR: 0.4,
                   CARPENTER: 1.0, MARKET_WOMAN: 1.2, INNKEEPER: 0.8, VINTNER: 1.2, MINER: 1.2, FARMER: 0.4}
"""What these abilities bring on average, in points."""
_SPREAD_LAST: Final = 1.0
_SPREAD_FIRST: Final = 6.0
"""How far, in points, a lead is from being safe."""


class Prospects:
    """What a position promises, in points."""

    def __init__(self, state: RivalState) -> None:
        self._state = state
        heights = [len(state.cards[UNDER + pile]) + len(state.cards[TOP + pile]) for pile in range(PILES)]
        self.left = (min(heights) + sum(heights) / PILES) / (2 * CARDS_IN_PILE)
        self.coin = _COIN_LAST + (_COIN_FIRST - _COIN_LAST) * self.left
        self.marker = _MARKER_LAST + (_MARKER_FIRST - _MARKER_LAST) * self.left
        self._shown = [top[0] for top in state.cards[TOP:TOP + PILES] if top]
        self._richest = max(coins.value(state.money, pile) for pile in range(PILES)) or 2

    def standing(self, seat: int) -> float:
        """What a seat has: cards and the hope in them, coins, markers, and its active subject."""
        state = self._state
        return (self._cards(state.subjects(seat), state.buildings(seat)) + self._purse(state.coins(seat))
                - self.marker * state.markers[seat] + self._ahead(seat, state.active(seat)))

    def _purse(self, own: int) -> float:
        """What so many coins are worth."""
        return _COIN_LAST * own + (self.coin - _COIN_LAST) * min(own, _SPENT_AHEAD * self.left)

    def _cards(self, subjects: Sequence[int], buildings: Sequence[int]) -> float:
        points, hope = _cards(tuple(sorted(subjects)), tuple(sorted(buildings)))
        return points + _HOPE * self.left * hope

    def _ahead(self, seat: int, subject: int) -> float:
        """What a subject will bring a seat in later cycles as the active one."""
        uses = min(_USES_AHEAD * self.left, 1.0) if subject in _SUCCEEDED else _USES_AHEAD * self.left
        return uses * self._ability(seat, subject)

    def _now(self, seat: int) -> float:
        """What the active subject of a seat brings in this cycle."""
        subject = self._state.active(seat)
        if subject in EXTRA_OF:
            return self._best(seat, EXTRA_OF[subject], self._state.coins(seat))[0]
        return self._ability(seat, subject)

    def _ability(self, seat: int, subject: int) -> float:
        """What a subject brings a seat when it is used, on average where that depends on what lies on the table."""
        state = self._state
        if subject in (JAILER, SCHOLAR):
            due = state.markers[seat] if subject == JAILER else len(state.buildings(seat))
            return self.coin * min(due, coins.value(state.supply))
        if subject == HERBALIST:
            return self.marker if state.markers[seat] else 0.0
        if subject == BLACKSMITH:
            return self.coin
        return _ABILITY.get(subject, 0.0)

    # -- actions ---------------------------------------------------------------------------------------------------

    def actions(self, seat: int, mask: int, first: Iterable[int] = ()) -> float:
        """What a seat gains by doing these actions: the `first` ones at once, then those in a mask from the left."""
        own, gained = self._state.coins(seat), 0.0
        for action in (*first, *(action for action in range(BUY + 1) if mask >> action & 1)):
            gain, earned = self._best(seat, action, own)
            gained += gain
            own += earned
        return gained

    def action(self, seat: int, mask: int) -> float:
        """The most that a seat can gain by one of the actions in a mask."""
        own = self._state.coins(seat)
        return max((self._best(seat, action, own)[0] for action in range(BUY + 1) if mask >> action & 1), default=0.0)

    def _best(self, seat: int, action: int, own: int) -> tuple[float, int]:
        """What an action gains a seat with so many coins, and how many coins it has more after it."""
        if action in (SETTLE, GIVE):
            gain = self.marker * (1.0 if action == SETTLE else 1.3)
            return (gain, 0) if self._state.markers[seat] else (0.0, 0)
        if action == MONEY:
            return self._purse(own + self._richest) - self._purse(own), self._richest
        best, price = 0.0, 0
        for kind in self._shown:
            if (kind < SUBJECTS) == (action == RECRUIT) and VALUES[kind] <= own:
                gain = self.gain(seat, kind, own)
                if gain > best:
                    best, price = gain, VALUES[kind]
        return best, -price

    def gain(self, seat: int, kind: int, own: int) -> float:
        """What a seat with so many coins gains by a card and its price; a subject takes the active one's place."""
        state = self._state
        subjects, buildings = state.subjects(seat), state.buildings(seat)
        cost = self._purse(own) - self._purse(own - VALUES[kind])
        before = self._cards(subjects, buildings)
        if kind >= SUBJECTS:
            return self._cards(subjects, [*buildings, kind]) - before - cost
        place = self._ahead(seat, kind) - self._ahead(seat, state.active(seat))
        return self._cards([*subjects, kind], buildings) - before - cost + place

    # -- the cycle under way ---------------------------------------------------------------------------------------

    def cycle(self, seat: int) -> float:
        """What a seat will still do in this cycle, its ability among it."""
        state = self._state
        if state.sealed is not None and not state.sealed.choices:
            return 0.0      # nobody has begun it: the end of the last turn must not look better for what comes after it
        ready = 0.0 if state.used >> seat & 1 or state.finished >> seat & 1 else _READY * self._now(seat)
        if state.phase == "choose":
            return ready + self._hand(seat)
        if not state.cards[PLAYED[seat]] or state.finished >> seat & 1:
            return 0.0
        if seat == state.turn:
            return ready + self._rest_of_turn(seat)
        return ready + self._coming_turn(seat)

    def _rest_of_turn(self, seat: int) -> float:
        state = self._state
        stolen = sum(self.action(seat, state.uncovered(victim))
                     for victim in range(state.seats) if state.victims >> victim & 1)
        if state.tied >> seat & 1 and state.left < 2:
            own = self.actions(seat, 0, state.pending[::-1]) + self.action(seat, state.open)
        else:
            own = self.actions(seat, state.open, state.pending[::-1])
        return stolen + own

    def _coming_turn(self, seat: int) -> float:
        state = self._state
        tied = self._tied(seat)
        mask = state.uncovered(seat)
        robbers = 0 if state.turn >= 0 else sum(
            1 for robber in range(state.seats)
            if ROBS.get(state.rank(robber)) == state.rank(seat) and not self._tied(robber))
        gained = self.action(seat, mask) if tied else self.actions(seat, mask)
        gained -= min(gained, robbers * self.action(seat, mask))
        if not tied:
            gained += sum(self.action(seat, ACTION_MASKS[state.character(victim)]) for victim in range(state.seats)
                          if ROBS.get(state.rank(seat)) == state.rank(victim))
        if state.turn < 0:
            gained -= self.marker * self._coming_markers(seat)
        return gained

    def _tied(self, seat: int) -> bool:
        ranks = [self._state.rank(other) for other in range(self._state.seats)]
        return ranks.count(ranks[seat]) > 1

    def _coming_markers(self, seat: int) -> int:
        """The conflict markers that a seat is still to take, while conflicts are not settled yet."""
        state = self._state
        if state.phase == "conflict":
            return sum(1 for conflict in state.conflicts if conflicts.parties(conflict)[1] == seat)
        rank = state.rank(seat)
        others = [state.rank(other) for other in range(state.seats) if other != seat]
        others += [rank_of(kind) for kind in state.cards[NEUTRAL]]
        return sum(1 for other in others if other == rank or ROBS.get(other) == rank)

    # -- the choice of a character ---------------------------------------------------------------------------------

    def _hand(self, seat: int) -> float:
        """What the character promises that a seat has chosen, or on average one of those in its hand."""
        state = self._state
        made = state.sealed.choices.get(seat) if state.sealed is not None else None
        held = [made.card] if isinstance(made, Move) else state.cards[HANDS[seat]]
        return sum(self._character(seat, kind) for kind in held) / max(1, len(held))

    def _character(self, seat: int, kind: int) -> float:
        """What a character promises against any characters that the others may play."""
        state, mask = self._state, ACTION_MASKS[kind]
        rank, alone, safe, stolen, hits = rank_of(kind), 1.0, 1.0, 0.0, 0.0
        for other in range(state.seats):
            held = state.cards[HANDS[other]]
            if other == seat or not held:
                continue
            chance = 1 / len(held)
            for theirs in held:
                if rank_of(theirs) == rank:
                    alone -= alone * chance
                    hits += chance
                elif ROBS.get(rank_of(theirs)) == rank:
                    safe -= safe * chance
                    hits += chance
                elif ROBS.get(rank) == rank_of(theirs):
                    stolen += chance * self.action(seat, ACTION_MASKS[theirs])
        if state.seats == 2:
            hits += self._neutral_hits(rank)
        single = self.action(seat, mask)
        full = max(single, self.actions(seat, mask) - (1 - safe) * single)
        return alone * (full + stolen) + (1 - alone) * single - self.marker * hits

    def _neutral_hits(self, rank: int) -> float:
        deck = self._state.cards[DECK]
        hits = sum(1 for kind in deck if rank_of(kind) == rank or ROBS.get(rank_of(kind)) == rank)
        return hits / max(1, len(deck))


@cache
def _cards(subjects: tuple[int, ...], buildings: tuple[int, ...]) -> tuple[int, float]:
    """What cards score, and the sum of the values of those without their partners, counted once per kind."""
    parts = score_of(subjects, buildings, 0, 0)
    lonely = ({kind for kind in subjects if kind + SUBJECTS not in buildings}
              | {kind for kind in buildings if kind - SUBJECTS not in subjects})
    return parts.perfect + parts.colours + parts.singles, float(sum(VALUES[kind] for kind in lonely))


def chance_to_win(state: RivalState, seat: int) -> float:
    """A seat's chance to win, from 0 to 1."""
    if state.actor is None:
        winners = state.winners()
        return 1 / len(winners) if seat in winners else 0.0
    prospects = Prospects(state)
    spread = _SPREAD_LAST + (_SPREAD_FIRST - _SPREAD_LAST) * prospects.left
    promised = [state.totals[each] + prospects.standing(each)
                + prospects.cycle(each) * (1.0 if each == seat else _RIVALS_TURN) for each in range(state.seats)]
    highest = max(promised)
    shares = [exp((each - highest) / spread) for each in promised]
    return shares[seat] / sum(shares)
