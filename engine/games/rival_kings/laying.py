"""How a position of Rival Kings is laid by hand."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final

from engine.base import laying
from engine.base.laying import Complaint, Holds, LaidField, Laying, by_seat
from engine.core.events import SILENCE
from engine.core.text import N_, Player, Text
from engine.games.rival_kings import conflicts, cycles, legal, words
from engine.games.rival_kings.cards import (
    ACTION_MASKS,
    ACTIONS,
    BISHOP,
    COURT_LADY,
    CYCLES,
    GARDENER,
    KINDS,
    MARKERS,
    MINER,
    PAIRS,
    PILES,
    ROBS,
    SUBJECTS,
    TROUBADOUR,
    VINTNER,
    WATCHMAN,
)
from engine.games.rival_kings.scoring import spares
from engine.games.rival_kings.state import NOBODY, RivalState
from engine.games.rival_kings.zones import (
    BUILDING_ROWS,
    DECK,
    HANDS,
    NEUTRAL,
    PAST,
    PLAYED,
    SUBJECT_ROWS,
    TOP,
    UNDER,
    UNUSED,
    holds_subjects,
    row_for,
)

_MOST: Final = 999
_BEFORE: Final = ("choose", "garden", "conflict")
"""The phases before anybody's turn."""
_IN_TURN: Final = ("steal", "extra", "turn", "offer", "search")
_SUBJECT_KINDS: Final = range(SUBJECTS)
_BUILDING_KINDS: Final = range(SUBJECTS, PAIRS)
_CHARACTER_KINDS: Final = range(PAIRS, KINDS)
_ALL_ACTIONS: Final = (1 << len(ACTIONS)) - 1
_FOLLOWS: Final = N_("rival-kings/laying", "Thefts and actions of the turn")
"""The name of fields that only play changes."""
_WRONG_SORT: Final = N_("rival-kings/laying", "{place}: not all of these cards belong here.")
_COINS: Final = N_("rival-kings/laying", "There are more coins than cards left out of the piles.")
_FEWER_COINS: Final = N_("rival-kings/laying", "There are fewer coins than cards left out of the piles.")
_HIGHER: Final = N_("rival-kings/laying", "Higher ranks take their turns first.")


_IN_PURSE: Final = N_("rival-kings/laying", "{player}’s {value}-coins")
_CREST_ON: Final = N_("rival-kings/laying", "Crest on {player}’s {action}")
_AT_PILE: Final = N_("rival-kings/laying", "{value}-coins at pile {number}")
_IN_SUPPLY: Final = N_("rival-kings/laying", "{value}-coins in the supply")


def _in_purse(place: int) -> Text:
    return _IN_PURSE.fill(value=place % 2 + 1, player=Player(place // 2))


def _at_pile(place: int) -> Text:
    return _AT_PILE.fill(value=place % 2 + 1, number=place // 2 + 1)


def _in_supply(place: int) -> Text:
    return _IN_SUPPLY.fill(value=place + 1)


def _crest_on(place: int) -> Text:
    return _CREST_ON.fill(action=words.ACTIONS[place % len(ACTIONS)], player=Player(place // len(ACTIONS)))


class _Laying(Laying[RivalState]):
    phases: ClassVar[Mapping[str, Text]] = {
        "choose": N_("rival-kings/laying", "Characters are chosen"),
        "garden": N_("rival-kings/laying", "A Gardener may exchange characters"),
        "conflict": N_("rival-kings/laying", "A Watchman may turn away a marker"),
        "steal": N_("rival-kings/laying", "An action is stolen"),
        "extra": N_("rival-kings/laying", "A stolen or extra action is carried out"),
        "turn": N_("rival-kings/laying", "A character’s own actions"),
        "offer": N_("rival-kings/laying", "A card is given in an exchange"),
        "search": N_("rival-kings/laying", "A pile is searched"),
        "over": laying.OVER,
    }
    fields: ClassVar[Mapping[str, LaidField[Any]]] = {
        "cycle": LaidField(N_("rival-kings/laying", "Cycle of the round"), most=CYCLES - 1),
        "games": LaidField(N_("rival-kings/laying", "Finished games"), most=_MOST, exceptional=True),
        "totals": LaidField(N_("rival-kings/laying", "Points from these games"), least=-_MOST, most=_MOST,
                            size=by_seat, exceptional=True),
        "purse": LaidField(N_("rival-kings/laying", "1-coins and 2-coins of each player"), most=_MOST,
                           size=lambda state: 2 * state.seats, row=_in_purse),
        "money": LaidField(N_("rival-kings/laying", "1-coins and 2-coins at each pile"), most=_MOST, size=2 * PILES,
                           row=_at_pile),
        "supply": LaidField(N_("rival-kings/laying", "1-coins and 2-coins in the supply"), most=_MOST, size=2,
                            row=_in_supply),
        "markers": LaidField(N_("rival-kings/laying", "Conflict markers"), most=MARKERS,
                             size=by_seat, exceptional=True),
        "used": LaidField(N_("rival-kings/laying", "Has used a subject"), Holds.SEATS, exceptional=True),
        "covered": LaidField(_FOLLOWS, most=_ALL_ACTIONS, size=by_seat, hidden=True, follows=True),
        "crests": LaidField(N_("rival-kings/laying", "Crests on actions"), Holds.SEAT, least=NOBODY,
                            size=lambda state: state.seats * len(ACTIONS), row=_crest_on, follows=True,
                            exceptional=True),
        "tied": LaidField(_FOLLOWS, Holds.SEATS, hidden=True, follows=True),
        "finished": LaidField(N_("rival-kings/laying", "Whose turn is over"), Holds.SEATS, follows=True,
                              exceptional=True),
        "asking": LaidField(_FOLLOWS, Holds.SEAT, hidden=True, follows=True),
        "conflicts": LaidField(_FOLLOWS, most=63, hidden=True, follows=True),
        "turn": LaidField(N_("rival-kings/laying", "Active player"), Holds.SEAT, least=NOBODY, follows=True),
        "victims": LaidField(_FOLLOWS, Holds.SEATS, hidden=True, follows=True, exceptional=True),
        "open": LaidField(_FOLLOWS, most=_ALL_ACTIONS, hidden=True, follows=True, exceptional=True),
        "left": LaidField(_FOLLOWS, most=2, hidden=True, follows=True, exceptional=True),
        "chosen": LaidField(_FOLLOWS, least=NOBODY, most=len(ACTIONS) - 1, hidden=True, follows=True),
        "pending": LaidField(_FOLLOWS, most=len(ACTIONS) - 1, hidden=True, follows=True),
        "discount": LaidField(N_("rival-kings/laying", "The next building is cheaper"), Holds.YES,
                              exceptional=True),
        "bargain": LaidField(N_("rival-kings/laying", "Exchange or search under way"), Holds.CARD, hidden=True,
                             follows=True),
    }
    zones: ClassVar[Mapping[str, Text]] = {
        "unused.subjects": N_("rival-kings/laying", "Subjects left out"),
        "unused.buildings": N_("rival-kings/laying", "Buildings left out"),
        "display": N_("rival-kings/laying", "Card on display"),
        "neutral": N_("rival-kings/table", "Neutral"),
    }

    in_any_order = True
    singles = frozenset(("display", "played", "neutral"))
    like: ClassVar[Mapping[str, Collection[str]]] = {"garden": ("steal", "turn"), "conflict": ("steal", "turn")}

    def first(self, state: RivalState) -> Sequence[str]:
        """Once characters or a town lie there, a turn; before it what a subject that is active may do, and a theft."""
        played = [seat for seat in range(state.seats) if state.cards[PLAYED[seat]]]
        if not any(state.cards[row[seat]] for row in (PLAYED, SUBJECT_ROWS, BUILDING_ROWS)
                   for seat in range(state.seats)):
            return ()
        active = {state.active(seat) for seat in range(state.seats)}
        fends = ["conflict"] if WATCHMAN in active else []
        gardens = ["garden"] if GARDENER in active else []
        steals = ["steal"] if len(played) == state.seats and any(cycles.victims(state, seat) for seat in played) else []
        return (*gardens, *fends, *steals, "turn")

    def concerned(self, state: RivalState) -> Sequence[int]:
        return range(state.seats) if state.phase == "choose" else ()

    def home(self, state: RivalState, zone: int, kind: int) -> int:
        """Of a player's places that with room for such a card: subjects, buildings and characters lie apart.

        The first card of a pile is the one on display.
        """
        if zone in range(UNDER, UNDER + PILES) and not state.cards[zone + PILES]:
            return zone + PILES
        for seat in range(state.seats):
            own = (SUBJECT_ROWS[seat], BUILDING_ROWS[seat], PLAYED[seat], HANDS[seat])
            if zone in own and kind not in _sorts_in(zone):
                return PLAYED[seat] if kind >= PAIRS else row_for(seat, kind)
        return zone

    # -- what follows ------------------------------------------------------------------------------------------------

    def settle(self, state: RivalState, free: Collection[str]) -> None:
        if "supply" in free:
            _fill_supply(state)
        elif "purse" in free:
            _give_out(state, state.purse)
        if state.phase in _IN_TURN and "turn" in free and state.actor is not None:
            state.turn = state.actor
        if state.phase == "conflict" and _have_characters(state):
            _ask_watchman(state, free)
        if not _in_turn(state):
            return
        state.tied = _tied(state)
        if "markers" in free and len(state.markers) == state.seats:
            state.markers = _taken(state)
        if "finished" in free:
            ranks = [state.rank(seat) for seat in range(state.seats)]
            state.finished = sum(1 << seat for seat, rank in enumerate(ranks) if rank < ranks[state.turn])
        if "crests" in free and 0 <= state.finished < 1 << state.seats:
            _lay_crests(state)
        state.covered = [sum(1 << action for action in range(len(ACTIONS)) if state.crest(seat, action) != NOBODY)
                         for seat in range(state.seats)]
        if "victims" in free:
            state.victims = cycles.victims(state, state.turn) if state.phase == "steal" else 0
        if "open" in free:
            state.open, state.left = state.uncovered(state.turn), state.tied >> state.turn & 1
        if "chosen" in free:
            state.chosen = NOBODY

    def blend(self, state: RivalState, table: RivalState, laid: Collection[str]) -> None:
        """The supply that was laid; purses, or else piles, have all other coins."""
        if "supply" not in laid:
            _fill_supply(state)
        elif "purse" not in laid:
            _give_out(state, state.purse)
        elif "money" not in laid:
            _give_out(state, state.money)

    # -- what cannot be ----------------------------------------------------------------------------------------------

    def complaints(self, state: RivalState) -> Iterator[Complaint]:
        found = [*self._sorts(state), *self._goods(state)]
        yield from found
        if found or state.phase == "over":
            return
        found = [*self._characters(state)]
        yield from found
        if found:
            return
        yield from self._before(state) if state.phase in _BEFORE else self._turn(state)

    def _sorts(self, state: RivalState) -> Iterator[Complaint]:
        """Characters, subjects and buildings have places of their own."""
        for zone in range(len(state.zones)):
            kinds = _sorts_in(zone)
            if any(kind not in kinds for kind in state.cards[zone]):
                yield Complaint(_WRONG_SORT.fill(place=self.place(state, zone)), (state.zones[zone].id,))
        for pile in range(PILES):
            shown = int(bool(state.cards[UNDER + pile]))
            yield from self.holds(state, TOP + pile, shown, 1)

    def _goods(self, state: RivalState) -> Iterator[Complaint]:
        lying = [left - there for left, there in zip(_coins_left(state), state.supply, strict=True)]
        if any(lying):
            yield Complaint(_COINS if min(lying) < 0 else _FEWER_COINS,
                            ("purse", "money", "supply", "unused.subjects", "unused.buildings"))
        yield from self.says("markers", sum(state.markers) <= MARKERS)
        yield from self.says("games", not state.numbers.games or state.games < state.numbers.games)

    def _characters(self, state: RivalState) -> Iterator[Complaint]:
        """Everybody plays one of those in hand in each cycle, and of two players nobody plays the neutral one."""
        played = int(state.phase != "choose")
        hand = state.numbers.hand_size - state.cycle - played
        neutral = played if state.seats == 2 else 0
        yield from self.holds(state, NEUTRAL, neutral, neutral)
        if state.seats == 2:
            yield from self.holds(state, DECK, CYCLES - state.cycle - played, KINDS)
        for seat in range(state.seats):
            yield from self.holds(state, PLAYED[seat], played, played)
            yield from self.holds(state, HANDS[seat], hand, hand)

    def _before(self, state: RivalState) -> Iterator[Complaint]:
        for name in ("turn", "chosen"):
            yield from self.says(name, getattr(state, name) == NOBODY)
        for name in ("finished", "victims", "open", "left", "pending", "bargain", "discount"):
            yield from self.says(name, not getattr(state, name))
        yield from self.says("crests", set(state.crests) == {NOBODY})
        yield from self.says("covered", not any(state.covered))
        yield from self.says("tied", state.tied == (_tied(state) if state.phase == "conflict" else 0))
        if state.phase != "garden":
            yield from self.says("asking", not state.asking)
        if state.phase != "conflict":
            yield from self.says("conflicts", not state.conflicts)
        if state.phase == "choose":
            yield from self.says("used", not state.used)
        elif state.phase == "garden":
            yield from self._gardening(state)
        else:
            yield from self._fending(state)

    def _gardening(self, state: RivalState) -> Iterator[Complaint]:
        gardeners = [seat for seat in range(state.seats) if state.ready(seat, GARDENER)]
        yield from self.says("asking", len(set(state.asking)) == len(state.asking)
                             and set(state.asking) <= {*gardeners} - {state.actor})
        if state.actor not in gardeners:
            rows = (state.zones[zone].id for zone in SUBJECT_ROWS[:state.seats])
            yield Complaint(_NO_SUBJECT, ("actor", "used", *rows))

    def _fending(self, state: RivalState) -> Iterator[Complaint]:
        ranks = [state.rank(seat) for seat in range(state.seats)]
        whole = conflicts.unequal_ranks(state, ranks)
        if not state.conflicts or whole[-len(state.conflicts):] != state.conflicts:
            yield from self.says("conflicts", False)
            return
        victim = conflicts.parties(state.conflicts[0])[1]
        yield from self.asks(state, victim, "conflicts")
        if not state.ready(victim, WATCHMAN):
            yield Complaint(_NO_SUBJECT, ("used", state.zones[SUBJECT_ROWS[victim]].id))
        yield from self.says("markers", state.free_markers() > 0)

    def _turn(self, state: RivalState) -> Iterator[Complaint]:
        if state.turn == NOBODY or state.finished >> state.turn & 1:
            yield from self.says("finished" if state.turn != NOBODY else "turn", False)
            return
        yield from self.asks(state, state.turn, "turn")
        yield from self._robbed(state)
        yield from self._actions(state)
        yield from self._bargaining(state)

    def _robbed(self, state: RivalState) -> Iterator[Complaint]:
        """Whoever robs somebody has covered one action there when it is or was their turn (rules 4 and 9)."""
        ranks = [state.rank(seat) for seat in range(state.seats)]
        yield from self.says("tied", state.tied == _tied(state))
        if any(state.finished >> seat & 1 and ranks[seat] > ranks[state.turn] for seat in range(state.seats)):
            yield Complaint(_HIGHER, ("turn", "finished"))
        yield from self.says("crests", all(
            _crests(state, robber, victim) == _has_robbed(state, robber, victim)
            for robber in range(state.seats) for victim in range(state.seats)))
        own = [state.covered[seat] & ~_own_actions(state, seat) for seat in range(state.seats)]
        yield from self.says("crests", not any(own))
        yield from self.says("covered", state.covered == [
            sum(1 << action for action in range(len(ACTIONS)) if state.crest(seat, action) != NOBODY)
            for seat in range(state.seats)])

    def _actions(self, state: RivalState) -> Iterator[Complaint]:
        tied = state.tied >> state.turn & 1
        yield from self.says("victims", not state.victims & ~cycles.victims(state, state.turn))
        yield from self.says("open", not state.open & ~state.uncovered(state.turn)
                             and (not state.open or bool(state.left) or not tied))
        yield from self.says("left", bool(tied) or not state.left)
        yield from self.says("chosen", bool(tied) or state.chosen == NOBODY)
        if state.phase in ("steal", "extra", "turn"):
            yield from self.says("pending", bool(state.pending) == (state.phase == "extra"))
            if not state.pending:
                yield from self.says("victims", bool(state.victims) == (state.phase == "steal"))
        for name in ("asking", "conflicts"):
            yield from self.says(name, not getattr(state, name))

    def _bargaining(self, state: RivalState) -> Iterator[Complaint]:
        if state.phase == "search":
            fits = (len(state.bargain) == 2 and state.bargain[0] in (VINTNER, MINER) and state.bargain[1] < PILES
                    and legal.searchable(state, *state.bargain))
        elif state.phase == "offer":
            fits = len(state.bargain) == 3 and _may_swap(state, *state.bargain)
        else:
            fits = not state.bargain
        yield from self.says("bargain", fits)


_NO_SUBJECT: Final = N_("rival-kings/laying", "The active player has no subject that may act right now.")


def _sorts_in(zone: int) -> Collection[int]:
    """The kinds that may lie in a zone."""
    if zone in (DECK, NEUTRAL, PAST) or zone in HANDS or zone in PLAYED:
        return _CHARACTER_KINDS
    if zone == UNUSED or zone in SUBJECT_ROWS:
        return _SUBJECT_KINDS
    if zone == UNUSED + 1 or zone in BUILDING_ROWS:
        return _BUILDING_KINDS
    if UNDER <= zone < UNDER + PILES:       # a swap may bring any card onto a display, and the next covers none
        return _SUBJECT_KINDS if holds_subjects(zone - UNDER) else _BUILDING_KINDS
    return range(PAIRS)


def _coins_left(state: RivalState) -> list[int]:
    """The coins of 1 and of 2 that nobody has: one for each card left out of the piles (rule 28)."""
    return [len(state.cards[UNUSED + sort]) - sum(state.purse[sort::2]) - sum(state.money[sort::2]) for sort in (0, 1)]


def _fill_supply(state: RivalState) -> None:
    """All coins that lie nowhere else; a game without coins has none to lay."""
    if _has_coins(state):
        state.supply = [max(0, left) for left in _coins_left(state)]


def _has_coins(state: RivalState) -> bool:
    """Whether every player and pile has its numbers of coins, as there may be."""
    sizes = (len(state.purse), len(state.money), len(state.supply)) == (2 * state.seats, 2 * PILES, 2)
    return sizes and all(0 <= number <= _MOST for number in (*state.purse, *state.money, *state.supply))


def _give_out(state: RivalState, pairs: list[int]) -> None:
    """Let these, purses or piles, have as many coins as nobody else has: who has the fewest gets the next."""
    if not _has_coins(state):
        return
    for sort, left in enumerate(_coins_left(state)):
        wanted = sum(pairs[sort::2]) + left - state.supply[sort]
        while (now := sum(pairs[sort::2])) != wanted and (now < wanted or now > 0):
            step, choose = (1, min) if now < wanted else (-1, max)
            pairs[choose(range(sort, len(pairs), 2), key=pairs.__getitem__)] += step


def _in_turn(state: RivalState) -> bool:
    """Whether it is somebody's turn, and all have their characters."""
    if state.phase not in _IN_TURN or not 0 <= state.turn < state.seats:
        return False
    return len(state.crests) == state.seats * len(ACTIONS) and _have_characters(state)


def _tied(state: RivalState) -> int:
    ranks = [state.rank(seat) for seat in range(state.seats)]
    return sum(1 << seat for seat, rank in enumerate(ranks) if ranks.count(rank) > 1)


def _ask_watchman(state: RivalState, free: Collection[str]) -> None:
    """The conflicts before that of whoever is asked are over; they have cost their markers."""
    state.tied = _tied(state)
    if "conflicts" in free:
        whole = conflicts.unequal_ranks(state, [state.rank(seat) for seat in range(state.seats)])
        asked = [number for number, conflict in enumerate(whole) if conflicts.parties(conflict)[1] == state.actor]
        state.conflicts = whole[asked[0]:] if asked else []
    if "markers" in free and len(state.markers) == state.seats:
        state.markers = _taken(state)


def _have_characters(state: RivalState) -> bool:
    """Whether everybody has played a character."""
    played = [state.cards[PLAYED[seat]] for seat in range(state.seats)]
    return all(kinds and min(kinds) >= PAIRS for kinds in played)


def _taken(state: RivalState) -> list[int]:
    """By seat: the markers that the conflicts of this cycle have cost, if no Watchman turned one away."""
    tried, ranks = state.clone(), [state.rank(seat) for seat in range(state.seats)]
    tried.markers, tried.tied = [0] * state.seats, 0
    conflicts.equal_ranks(tried, ranks, SILENCE)
    tried.conflicts = conflicts.unequal_ranks(tried, ranks)
    while tried.conflicts and tried.conflicts != state.conflicts:
        conflicts.give_in(tried, SILENCE)
    return tried.markers


def _own_actions(state: RivalState, seat: int) -> int:
    """The actions on a character, covered or not, a mask."""
    return state.uncovered(seat) | state.covered[seat] & ACTION_MASKS[state.character(seat)]


def _crests(state: RivalState, robber: int, victim: int) -> int:
    return state.crests[victim * len(ACTIONS):(victim + 1) * len(ACTIONS)].count(robber)


def _has_robbed(state: RivalState, robber: int, victim: int) -> bool:
    robs = not state.tied >> robber & 1 and ROBS.get(state.rank(robber)) == state.rank(victim)
    waits = robber == state.turn and bool(state.victims >> victim & 1)
    return robs and (bool(state.finished >> robber & 1) or robber == state.turn) and not waits


def _lay_crests(state: RivalState) -> None:
    """Cover the first action of everybody who has been robbed."""
    state.crests = [NOBODY] * len(state.crests)
    state.covered = [0] * state.seats
    for robber in range(state.seats):
        for victim in range(state.seats):
            if _has_robbed(state, robber, victim) and (there := state.uncovered(victim)):
                action = (there & -there).bit_length() - 1
                state.crests[victim * len(ACTIONS) + action] = robber
                state.covered[victim] |= 1 << action


def _may_swap(state: RivalState, swapper: int, where: int, wanted: int) -> bool:
    """Whether that subject of the player in turn may swap for that card, and there is something to give for it."""
    if swapper == TROUBADOUR:
        there = where < PILES and state.shown(where) == wanted
    elif swapper in (BISHOP, COURT_LADY):
        there = (where < state.seats and where != state.turn
                 and wanted in spares(state, where, swapper == BISHOP))
    else:
        return False
    return there and bool(legal.offers(state))


LAYING: Final = _Laying()
