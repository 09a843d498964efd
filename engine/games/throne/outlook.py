"""How good a position of Throne is: kingdoms by their cards, and what a claim under way is likely to bring."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.core.moves import Move
from engine.games.throne import moves
from engine.games.throne.cards import ACE, COPIES, DRAWS, JACK, JOKER, KING, QUEEN, TRUE_CLAIM
from engine.games.throne.moves import NOBODY
from engine.games.throne.state import ThroneState
from engine.games.throne.zones import DISCARDS, HAND, LAID, OPEN

_QUALITY: Final = (0.0, 0.0, 0.0, 0.0, 0.15, 0.15, 0.4, 0.35, 0.1)
"""By kind: what a hidden card is worth more than the plain one that every card is."""
_A_CARD: Final = 1.13
"""What a card is worth that nobody has seen yet."""
_SEEN: Final = 0.12
"""What it is worth to have looked at a card of a rival."""
_UNMASKED: Final = 0.3
"""What it costs that one more card lies face up."""
_WEIGHT: Final = 1.6
"""How much more a large kingdom wins than a small one: chances are like sizes to this power."""

Change = tuple[int, float]
"""A seat, and how much its kingdom gains or loses."""


def chance_to_win(state: ThroneState, seat: int) -> float:
    """A seat's chance to win the round, what is under way being settled as it is likely to be."""
    if state.phase in ("deal", "over"):
        return float(state.turn == seat)
    kingdoms = [_kingdom(state, each) for each in range(state.seats)]
    return sum(share * _share(kingdoms, changes, seat) for share, changes in _outcomes(state, seat))


def _kingdom(state: ThroneState, seat: int) -> float:
    hidden, shown = state.cards[HAND[seat]], state.cards[OPEN[seat]]
    return sum([1.0 + _QUALITY[kind] for kind in hidden]) + (1.0 - _UNMASKED / 2) * len(shown)


def _share(kingdoms: list[float], changes: tuple[Change, ...], seat: int) -> float:
    """The seat's part in the sum of all kingdoms after these changes."""
    after = kingdoms[:]
    for each, change in changes:
        after[each] = max(0.0, after[each] + change)
    powers = [size ** _WEIGHT for size in after]
    total = sum(powers)
    return powers[seat] / total if total else 0.0


# -- what is under way ---------------------------------------------------------------------------------------------

def _outcomes(state: ThroneState, seat: int) -> Iterator[tuple[float, tuple[Change, ...]]]:
    """What may come of the turn under way: how likely, and what it changes."""
    if state.phase == "answer":
        yield from _answers(state)
    elif state.phase == "ace":
        yield from _ace_answers(state, seat)
    else:
        yield 1.0, _pending(state)


def _pending(state: ThroneState) -> tuple[Change, ...]:
    """What is certain to happen in this turn: the action that waits for its pick, the penalty, the draw."""
    changes = [(state.turn, _A_CARD * state.draws)] if state.draws else []
    if state.phase in ("peek", "unmask", "kill"):
        changes.append(_action(state))
    if state.loser != NOBODY:
        changes.append((state.loser, -_A_CARD))
    return tuple(changes)


def _action(state: ThroneState) -> Change:
    """What the claim does to the kingdoms if it works."""
    if state.claim == JACK:
        return state.turn, _SEEN
    return state.target, -_A_CARD if state.claim == KING else -_UNMASKED


def _answers(state: ThroneState) -> Iterator[tuple[float, tuple[Change, ...]]]:
    """What a rival's answer to a Jack, Queen or King brings, if he answers as people do."""
    drawn, true = (state.turn, _A_CARD), state.truthful()
    called = calling(state, state.target)
    evaded = (1.0 - called) * _EVADING[state.claim] if JOKER in state.cards[HAND[state.target]] else 0.0
    yield called, (drawn, _action(state), (state.target, -_A_CARD)) if true else ()
    yield evaded, (drawn, (state.target, -_A_CARD))
    yield 1.0 - called - evaded, (drawn, _action(state))


def _ace_answers(state: ThroneState, seat: int) -> Iterator[tuple[float, tuple[Change, ...]]]:
    """An Ace is challenged by the first caller, if there is one; of sealed answers the seat knows only its own."""
    sealed = state.sealed
    if sealed is None:
        return
    drawn, true, silent = (state.turn, DRAWS[ACE] * _A_CARD), state.truthful(), 1.0
    for rival in sealed.concerned:
        answer = sealed.choices.get(rival) if rival == seat else None
        called = float(answer is moves.LIAR) if isinstance(answer, Move) else calling(state, rival)
        yield silent * called, (drawn, (rival, -_A_CARD)) if true else ((state.turn, -_A_CARD),)
        silent *= 1.0 - called
    yield silent, (drawn,)


# -- how people play -----------------------------------------------------------------------------------------------

_CALLING: Final = {JACK: 0.35, QUEEN: 0.35, KING: 0.5, ACE: 0.4}
"""By claim: how often a rival calls it a lie who knows nothing about it."""
_MORE_CALLING: Final = 0.15
"""How much more often for every copy that he sees elsewhere."""
_EVADING: Final = {JACK: 0.05, QUEEN: 0.1, KING: 0.4}
"""By claim: how often a Joker is shown by those who have one and do not call."""


def calling(state: ThroneState, rival: int) -> float:
    """How likely a rival calls the claim under way a lie."""
    if state.visible:
        return float(not state.truthful())
    if state.claim == KING and state.size(rival) == 1:
        return 1.0
    seen = copies_seen(state, rival, state.claim)
    if seen >= COPIES[state.claim]:
        return 1.0
    base = _CALLING[state.claim] / (1 if state.claim != ACE else max(1, state.rivals.bit_count() - 1))
    return min(0.95, base + _MORE_CALLING * seen)


def copies_seen(state: ThroneState, seat: int, kind: int) -> int:
    """How many copies of a kind a seat sees in its own hand, face up and among the discards."""
    places = (HAND[seat], DISCARDS, *OPEN[:state.seats])
    return sum(state.cards[place].count(kind) for place in places)


_CLAIMED: Final = {JACK: 0.22, QUEEN: 0.2, KING: 0.36, ACE: 0.22}
"""Of lies: how often each claim is made."""
_LYING: Final = 0.3
"""How often a player lies who could tell the truth."""
_LYING_FROM_NEED: Final = 0.9
"""How often a player lies who has no card that could be claimed truly, except as a Peasant."""
_LAID_WITH_LIE: Final = (3.0, 3.0, 3.0, 3.0, 1.0, 1.0, 0.5, 0.5, 1.5)
"""By kind: how readily a card is laid with a lie."""


def likelihood(state: ThroneState) -> float:
    """How likely the player in turn lays this very card with this claim, having that hand."""
    laid = state.cards[LAID][0]
    hand = [*state.cards[HAND[state.turn]], laid]
    truths = {kind for kind in hand if kind in _CLAIMED}
    if TRUE_CLAIM[laid] == state.claim:
        return (1.0 - _LYING) / (len(truths) * hand.count(laid))
    share = _LYING if truths else _LYING_FROM_NEED
    readiness = sum([_LAID_WITH_LIE[kind] for kind in hand])
    return share * _CLAIMED[state.claim] * _LAID_WITH_LIE[laid] / readiness
