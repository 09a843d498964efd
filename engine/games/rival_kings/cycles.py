"""The course of Rival Kings: games, rounds and cycles, conflicts, and whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.core.events import Event
from engine.core.knowledge import Moved, MovedAll
from engine.core.sealed import Sealed
from engine.core.text import Player, Text
from engine.games.rival_kings import GAMES_OF, MOST_FORMER_GAMES, POINTS_OF, words
from engine.games.rival_kings.cards import (
    ACTION_MASKS,
    ACTIONS,
    CARDS_IN_PILE,
    CYCLES,
    FIRST_COINS,
    GARDENER,
    HAND,
    KINDS,
    PAIRS,
    PILES,
    ROBS,
    WATCHMAN,
    has_symbol,
    is_subject,
    name_of,
    rank_of,
)
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
    ZONES,
    holds_subjects,
    travel,
    unseen,
)

if TYPE_CHECKING:
    from engine.games.rival_kings.state import RivalState

Events = list[Event] | None

NOBODY: Final = -1
NEUTRAL_SEAT: Final = 7
"""Stands for the neutral character in a conflict (rule 10)."""


# -- a game, a round, a cycle ------------------------------------------------------------------------------------------

def begin_game(state: RivalState, events: Events) -> None:
    """Piles, coins and markers as they are at the start of every game; all cards must be in their boxes."""
    for box in (UNUSED, UNUSED + 1):
        state.shuffle(state.cards[box])
    for pile in range(PILES):
        box = UNUSED if holds_subjects(pile) else UNUSED + 1
        for _ in range(CARDS_IN_PILE):
            kind = state.cards[box].pop()
            state.cards[UNDER + pile].append(kind)
            state.note(unseen(kind, box, UNDER + pile))
        state.turn_up(pile, events)
    seats = state.seats
    ones, twos = FIRST_COINS
    state.purse = [ones, twos] * seats
    state.money = [0, 1] * PILES
    state.supply = [len(state.cards[UNUSED]) - ones * seats, len(state.cards[UNUSED + 1]) - twos * seats - PILES]
    state.markers = [1] * seats
    begin_round(state, events)


def begin_round(state: RivalState, events: Events) -> None:
    """Shuffle all characters and deal three to everybody."""
    for zone in (PAST, *HANDS[:state.seats]):
        if state.cards[zone]:
            state.cards[DECK] += state.cards[zone]
            state.cards[zone].clear()
            state.note(MovedAll(zone, DECK))
    state.shuffle(state.cards[DECK])
    if events is not None:
        events.append(Event("round", None, words.ROUND))
    for seat in range(state.seats):
        _deal(state, seat, events)
    state.cycle = 0
    begin_cycle(state)


def _deal(state: RivalState, seat: int, events: Events) -> None:
    dealt = [state.cards[DECK].pop() for _ in range(HAND)]
    state.cards[HANDS[seat]] += dealt
    for kind in dealt:
        state.note(Moved(1 << seat, kind, DECK, HANDS[seat]))
    if events is not None:
        events.append(Event("deal", seat, words.DEALT, tuple(travel(kind, DECK, HANDS[seat]) for kind in dealt),
                            1 << seat, words.DEALT_CARDS.fill(cards=tuple(map(name_of, dealt)))))


def begin_cycle(state: RivalState) -> None:
    """Everybody is to choose a character in secret."""
    state.covered = [0] * state.seats
    state.crests = [NOBODY] * (state.seats * len(ACTIONS))
    state.used = state.tied = state.finished = state.victims = state.open = state.left = state.discount = 0
    state.turn = state.chosen = NOBODY
    state.sealed = Sealed(range(state.seats))
    state.phase = "choose"
    state.actor = 0


# -- characters are revealed -------------------------------------------------------------------------------------------

def reveal(state: RivalState, events: Events) -> None:
    """All have chosen: turn the characters over, ask the Gardeners, settle conflicts, begin the turns."""
    if state.sealed is None:
        return
    choices = state.sealed.opened()
    state.sealed = None
    state.reveals += 1
    for seat, move in choices.items():
        _turn_over(state, move.args[0], HANDS[seat], PLAYED[seat], seat, events)
    if state.seats == 2:
        _turn_over(state, state.cards[DECK][-1], DECK, NEUTRAL, None, events)
    state.asking = sorted((seat for seat in range(state.seats) if state.active(seat) == GARDENER),
                          key=lambda seat: precedence(state, seat))
    ask_gardeners(state, events)


def _turn_over(state: RivalState, kind: int, source: int, target: int, seat: int | None, events: Events) -> None:
    state.carry(kind, source, target)
    if events is not None:
        text = words.REVEALED if seat is not None else words.NEUTRAL
        events.append(Event("reveal", seat, text.fill(card=name_of(kind)), (travel(kind, source, target),)))


def precedence(state: RivalState, seat: int) -> tuple[int, int, bool]:
    """The lower, the earlier: rank, then fewer markers, then the tie symbol (rule 9)."""
    return state.rank(seat), state.markers[seat], not has_symbol(state.character(seat))


def ask_gardeners(state: RivalState, events: Events) -> None:
    """Ask the next Gardener, or go on to the conflicts (rule 11)."""
    if state.asking:
        state.actor = state.asking.pop(0)
        state.phase = "garden"
        return
    _equal_ranks(state, events)
    state.conflicts = _unequal_ranks(state)
    settle_conflicts(state, events)


# -- conflicts ---------------------------------------------------------------------------------------------------------

def _equal_ranks(state: RivalState, events: Events) -> None:
    """Conflicts of equal ranks come first: both take a marker (rules 3 and 10)."""
    neutral = state.cards[NEUTRAL]
    ranks = [state.rank(seat) for seat in range(state.seats)]
    for seat, rank in enumerate(ranks):
        if ranks.count(rank) > 1:
            state.tied |= 1 << seat
            take_marker(state, seat, words.EQUAL_RANK, events)
    for seat, rank in enumerate(ranks):
        if neutral and rank_of(neutral[0]) == rank:
            take_marker(state, seat, words.EQUAL_NEUTRAL, events)


def _unequal_ranks(state: RivalState) -> list[int]:
    """The other conflicts, from the highest rank down; who is tied reaches nobody below (rules 3 and 4)."""
    robbers = [(state.rank(seat), seat) for seat in range(state.seats) if not state.tied >> seat & 1]
    if state.cards[NEUTRAL]:
        robbers.append((rank_of(state.cards[NEUTRAL][0]), NEUTRAL_SEAT))
    return [conflict(robber, victim) for rank, robber in sorted(robbers) for victim in range(state.seats)
            if ROBS.get(rank) == state.rank(victim)]


def conflict(robber: int, victim: int) -> int:
    """A conflict as it stands in the state: the higher rank's seat (or NEUTRAL_SEAT) and the lower rank's."""
    return robber << 3 | victim


def parties(written: int) -> tuple[int, int]:
    """The seats of the higher and the lower rank in a conflict."""
    return written >> 3, written & 7


def settle_conflicts(state: RivalState, events: Events) -> None:
    """Settle conflicts until a Watchman has to be asked; then the first turn begins (rules 4 and 12)."""
    while state.conflicts:
        victim = parties(state.conflicts[0])[1]
        if state.ready(victim, WATCHMAN) and state.free_markers():
            state.actor = victim
            state.phase = "conflict"
            return
        give_in(state, events)
    next_turn(state, events)


def give_in(state: RivalState, events: Events) -> None:
    """In the first conflict the lower rank takes the marker."""
    robber, victim = parties(state.conflicts.pop(0))
    if robber == NEUTRAL_SEAT:
        take_marker(state, victim, words.BELOW_NEUTRAL, events)
    else:
        take_marker(state, victim, words.BELOW.fill(player=Player(robber)), events)


def take_marker(state: RivalState, seat: int, why: Text, events: Events) -> None:
    """A seat takes a conflict marker if the supply has one (rule 22)."""
    if not state.free_markers():
        return
    state.markers[seat] += 1
    if events is not None:
        events.append(Event("marker", seat, why))


# -- turns -------------------------------------------------------------------------------------------------------------

def next_turn(state: RivalState, events: Events) -> None:
    """The turn of the highest rank that has not had one, or the end of the cycle (rule 9)."""
    waiting = [seat for seat in range(state.seats) if not state.finished >> seat & 1]
    if not waiting:
        _end_cycle(state, events)
        return
    seat = min(waiting, key=lambda seat: precedence(state, seat))
    tied = state.tied >> seat & 1
    state.turn = state.actor = seat
    state.victims = 0 if tied else _victims(state, seat)
    state.open = ACTION_MASKS[state.character(seat)] & ~state.covered[seat]
    state.left = tied
    state.chosen = NOBODY
    state.discount = 0
    go_on(state)


def _victims(state: RivalState, robber: int) -> int:
    robbed = ROBS.get(state.rank(robber))
    return sum(1 << seat for seat in range(state.seats) if state.rank(seat) == robbed)


def go_on(state: RivalState) -> None:
    """What the player in turn is to decide: a stolen or extra action first, then thefts, then the own actions."""
    state.phase = "extra" if state.pending else "steal" if state.victims else "turn"


def _end_cycle(state: RivalState, events: Events) -> None:
    """Put the characters aside; then the next cycle, the next round, or the end of the game (rule 23)."""
    travels = []
    for zone in (NEUTRAL, *PLAYED[:state.seats]):
        if state.cards[zone]:
            travels.append(travel(state.cards[zone][0], zone, PAST))
            state.carry(state.cards[zone][0], zone, PAST)
    if events is not None:
        events.append(Event("cycle", None, None, tuple(travels)))
    if state.empty_pile():
        _end_game(state, events)
        return
    state.cycle += 1
    if state.cycle == CYCLES:
        begin_round(state, events)
    else:
        begin_cycle(state)


# -- the end -----------------------------------------------------------------------------------------------------------

def _end_game(state: RivalState, events: Events) -> None:
    if events is not None:
        events.extend(Event("score", seat, words.scored(state.score(seat))) for seat in range(state.seats))
    if _match_over(state):
        state.actor = None
        state.phase = "over"
        if events is not None:
            winners = state.winners()
            text = words.WON if len(winners) == 1 else words.SHARED
            events.append(Event("end", None, text.fill(players=tuple(map(Player, sorted(winners))))))
        return
    state.totals = list(state.scores())
    state.games += 1
    if events is not None:
        events.append(Event("game", None, words.NEXT_GAME.fill(game=state.games + 1)))
    _put_away(state)
    begin_game(state, events)


def _match_over(state: RivalState) -> bool:
    """Whether the game that has ended was the last one (rule 26)."""
    played, match = state.games + 1, state.options["match"]
    if match in GAMES_OF:
        return played == GAMES_OF[match]
    return max(state.scores()) >= POINTS_OF[match] or (state.is_former() and played == MOST_FORMER_GAMES)


def _put_away(state: RivalState) -> None:
    """All subjects, buildings and characters go back to their boxes."""
    for pile in range(PILES):
        for kind in state.cards[TOP + pile][:]:
            state.carry(kind, TOP + pile, UNUSED if is_subject(kind) else UNUSED + 1)
        _empty(state, UNDER + pile, UNUSED if holds_subjects(pile) else UNUSED + 1)
    for seat in range(state.seats):
        _empty(state, SUBJECT_ROWS[seat], UNUSED)
        _empty(state, BUILDING_ROWS[seat], UNUSED + 1)


def _empty(state: RivalState, zone: int, box: int) -> None:
    if state.cards[zone]:
        state.cards[box] += state.cards[zone]
        state.cards[zone].clear()
        state.note(MovedAll(zone, box))


def lay_out(state: RivalState) -> None:
    """All cards in their boxes, for everybody to see, before the first game."""
    state.cards = [[] for _ in ZONES[:len(state.zones)]]
    copies = [kind for kind in range(PAIRS) for _ in range(2)]
    state.cards[UNUSED], state.cards[UNUSED + 1] = copies[:PAIRS], copies[PAIRS:]
    state.cards[DECK] = list(range(PAIRS, KINDS))
    state.totals = [0] * state.seats
    state.games = 0
    state.asking, state.conflicts, state.pending, state.bargain = [], [], [], []
    state.begin()
