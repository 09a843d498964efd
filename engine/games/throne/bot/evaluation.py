"""How good a position of Throne is: kingdoms by their cards, and what a claim under way is likely to bring."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.core.moves import NONE, Move
from engine.games.throne import moves
from engine.games.throne.bot.likelihood import calling, evading
from engine.games.throne.cards import ACE, DRAWS, JACK, KING, QUEEN
from engine.games.throne.state import ThroneState
from engine.games.throne.zones import HAND, OPEN

_QUALITY: Final = (0.0, 0.0, 0.0, 0.0, 0.15, 0.15, 0.4, 0.35, 0.1)
"""By kind: how much more a hidden card is worth than a plain one, which is worth 1."""
_A_CARD: Final = 1.13
"""What a card is worth that nobody has seen yet."""
_SEEN: Final = 0.12
"""What it is worth to have looked at a rival's card."""
_UNMASKED: Final = 0.3
"""What it costs that one more card lies face up."""
_WEIGHT: Final = 1.6
"""How much more often a large kingdom wins than a small one: chances are in proportion to sizes to this power."""

Change = tuple[int, float]
"""A seat, and how much its kingdom gains or loses."""


def value(state: ThroneState, seat: int) -> float:
    """A seat's chance to win the round if what is under way is settled as it is likely to be."""
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
    """What the turn under way may bring: how likely that is, and what it changes."""
    if state.phase == "answer":
        yield from _answers(state)
    elif state.phase == "ace":
        yield from _ace_answers(state, seat)
    else:
        yield 1.0, _pending(state)


def _pending(state: ThroneState) -> tuple[Change, ...]:
    """What is certain to happen this turn: the action that waits for its pick, the penalty, the draw."""
    changes = [(state.turn, _A_CARD * state.draws)] if state.draws else []
    if state.phase in ("peek", "unmask", "kill"):
        changes.append(_action(state))
    if state.loser != NONE:
        changes.append((state.loser, -_A_CARD))
    return tuple(changes)


def _action(state: ThroneState) -> Change:
    """What the claim does to the kingdoms if it works."""
    if state.claim == JACK:
        return state.turn, _SEEN
    return state.target, -_A_CARD if state.claim == KING else -_UNMASKED


def _answers(state: ThroneState) -> Iterator[tuple[float, tuple[Change, ...]]]:
    """What a rival's answer to a Jack, Queen or King brings if they answer as people do."""
    drawn, true = (state.turn, _A_CARD), state.truthful()
    called = calling(state, state.target)
    evaded = (1.0 - called) * evading(state, state.target)
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


# -- a beginner's view ---------------------------------------------------------------------------------------------

_JOY: Final = {JACK: 0.3, QUEEN: 0.4, KING: 0.9, ACE: 1.0}
"""By claim: how much a beginner looks forward to what it does, in cards."""
_HOPE: Final = 0.35
"""How much of a lie a beginner expects to work."""
_GLEE: Final = 0.5
"""What it is worth to a beginner that a rival loses a card."""


def naive_value(state: ThroneState, seat: int) -> float:
    """The seat's own cards, what its own claim may bring, and a little joy about what others lose."""
    points = float(state.size(seat)) - 0.3 * sum(state.size(other) for other in range(state.seats) if other != seat)
    if state.phase in ("answer", "ace") and state.turn == seat:
        gain = 1.0 + _JOY[state.claim]
        if state.truthful():
            return points + gain
        return points - 1.0 if state.visible else points + _HOPE * gain
    losers = [state.loser] + [state.target] * (state.phase == "kill")
    points -= losers.count(seat)
    return points + _GLEE * sum(1 for loser in losers if loser not in (NONE, seat))
