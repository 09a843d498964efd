"""How good a position of Throne is: kingdoms by their cards, and what a claim under way is likely to bring."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from engine.base.story import MEAN
from engine.core.moves import NONE, Move
from engine.core.network import Network
from engine.games.throne import moves
from engine.games.throne.bot.features import features, sides
from engine.games.throne.bot.likelihood import answer_odds
from engine.games.throne.bot.match import Chances, after_round, in_match
from engine.games.throne.cards import ACE, DRAWS, JACK, JOKER, KING, QUEEN
from engine.games.throne.state import ThroneState
from engine.games.throne.zones import HAND, OPEN

# Fitted by maximum likelihood to who won 2,249 rounds of two, 456 of three, 792 of four and 98 of five between marshals
# of 8 to 16 worlds, from 13,843, 4,460, 13,608 and 2,173 positions in which a card was to be laid. The log loss of two
# is 0.40, by sizes alone it was 0.51.

_HIDDEN: Final[tuple[float, ...]] = (1.0, 1.0, 1.0, 1.0, 1.95, 2.4, 3.3, 3.8, 1.0)
"""By kind: what a hidden card is worth."""
_SHOWN: Final[tuple[float, ...]] = (0.3, 0.3, 0.3, 0.3, 1.7, 2.2, 2.0, 2.4, 0.4)
"""By kind: what a card is worth that lies face up."""
_DRAWN: Final = 1.9
"""What a card is worth that is still to be drawn."""
_SEEN: Final = 0.1
"""What it is worth to have looked at a rival's card."""
_WEIGHT: Final = {2: 3.05, 3: 2.1, 4: 1.7, 5: 1.5}
"""By number of players: chances are in proportion to the worth of kingdoms to this power."""
_NEXT: Final = {2: 1.19, 3: 1.1, 4: 1.05, 5: 1.0}
"""By number of players: how much more often whoever is the next to lay a card wins."""

Change = tuple[int, float]
"""A seat, and how much its kingdom gains or loses."""


def values(state: ThroneState, learned: Network | None = None, belief: int = MEAN) -> Chances:
    """Every seat's chance to win the match if what is under way is settled as it is likely to be.

    What was learned corrects the chances to win the round; by a belief, it is told how claims are answered.
    """
    if state.phase in ("deal", "over"):
        return after_round(state)
    chances = _in_round(state, belief)
    if learned is not None:
        seats = sides(state)
        corrected = learned.corrected([chances[seat] for seat in seats], features(state))
        chances = [0.0] * state.seats
        for seat, chance in zip(seats, corrected, strict=True):
            chances[seat] = chance
    return in_match(state, chances)


def _in_round(state: ThroneState, belief: int) -> list[float]:
    """Every seat's chance to win the round under way, hand-made."""
    kingdoms = kingdoms_of(state)
    if state.phase == "lay":
        return _shares(kingdoms, (), state.turn)
    following = state.after(state.turn)
    chances = [0.0] * state.seats
    for likely, changes in under_way(state, kingdoms, belief):
        for seat, share in enumerate(_shares(kingdoms, changes, following)):
            chances[seat] += likely * share
    return chances


def kingdoms_of(state: ThroneState) -> list[float]:
    """By seat: what its cards are worth."""
    return [_kingdom(state, seat) for seat in range(state.seats)]


def weight_of(state: ThroneState) -> float:
    """How much kingdoms decide: chances are in proportion to their worth to this power."""
    return _WEIGHT[state.seats]


def _kingdom(state: ThroneState, seat: int) -> float:
    strength, shown = 0.0, state.cards[OPEN[seat]]
    for kind in state.cards[HAND[seat]]:
        strength += _HIDDEN[kind]
    return strength + sum([_SHOWN[kind] for kind in shown], 0.0) if shown else strength


def _shares(kingdoms: list[float], changes: tuple[Change, ...], following: int) -> list[float]:
    """Every seat's part in the sum of all kingdoms after these changes, when that seat lays the next card."""
    after = kingdoms[:]
    for seat, change in changes:
        strength = after[seat] + change
        after[seat] = strength if strength > 0.0 else 0.0
    weight = _WEIGHT[len(after)]
    powers = [strength ** weight for strength in after]
    powers[following] *= _NEXT[len(after)]
    total = sum(powers, 0.0)
    return [power / total for power in powers]


# -- what is under way ---------------------------------------------------------------------------------------------

def under_way(state: ThroneState, kingdoms: list[float],
              belief: int = MEAN) -> Iterator[tuple[float, tuple[Change, ...]]]:
    """What the turn under way may still bring to these kingdoms: how likely, and which changes."""
    if state.phase == "answer":
        yield from _answers(state, kingdoms, belief)
    elif state.phase == "ace":
        yield from _ace_answers(state, kingdoms, belief)
    else:
        yield 1.0, _pending(state, kingdoms)


def _pending(state: ThroneState, kingdoms: list[float]) -> tuple[Change, ...]:
    """What is certain to happen this turn: the action that waits for its pick, the penalty, the draw."""
    changes = [(state.turn, _DRAWN * state.draws)] if state.draws else []
    if state.phase in ("peek", "unmask", "kill"):
        changes.append(_action(state, kingdoms))
    if state.loser != NONE:
        changes.append(_loss(state, state.loser, kingdoms))
    return tuple(changes)


def _loss(state: ThroneState, seat: int, kingdoms: list[float]) -> Change:
    """What it costs a seat to lose a card, which a rival picks: a hidden one by chance, or the best that lies face up.

    For a false Ace it is a hidden one if there is any (rule 14).
    """
    hidden, shown = state.cards[HAND[seat]], state.cards[OPEN[seat]]
    if not hidden or not shown:
        return seat, -kingdoms[seat] / max(1, len(hidden) + len(shown))
    by_chance = sum([_HIDDEN[kind] for kind in hidden], 0.0) / len(hidden)
    if seat == state.turn and state.numbers.is_blind:
        return seat, -by_chance
    return seat, -max([by_chance, *[_SHOWN[kind] for kind in shown]])


def _action(state: ThroneState, kingdoms: list[float]) -> Change:
    """What the claim does to the kingdoms if it works."""
    if state.claim == KING:
        return _loss(state, state.target, kingdoms)
    hidden = state.cards[HAND[state.target]]
    if state.claim == JACK or not hidden:
        return state.turn, _SEEN if hidden else 0.0
    return state.target, sum([_SHOWN[kind] - _HIDDEN[kind] for kind in hidden], 0.0) / len(hidden)


def _answers(state: ThroneState, kingdoms: list[float], belief: int) -> Iterator[tuple[float, tuple[Change, ...]]]:
    """What a rival's answer to a Jack, Queen or King brings if they answer as people do."""
    called, evaded = answer_odds(state, state.target, belief)
    yield called, _after(state, moves.LIAR, state.target, kingdoms)
    if evaded:
        yield evaded, _after(state, moves.JOKER_HIDDEN, state.target, kingdoms)
    yield 1.0 - called - evaded, _after(state, moves.ACCEPT, state.target, kingdoms)


def _ace_answers(state: ThroneState, kingdoms: list[float],
                 belief: int) -> Iterator[tuple[float, tuple[Change, ...]]]:
    """An Ace is challenged by the first caller, if there is one."""
    sealed = state.sealed
    if sealed is None:
        return
    silent = 1.0
    for rival in sealed.concerned:
        answer = sealed.choices.get(rival)
        called = answer_odds(state, rival, belief)[0] if answer is None else float(answer is moves.LIAR)
        if called:
            yield silent * called, _after(state, moves.LIAR, rival, kingdoms)
            silent *= 1.0 - called
    yield silent, _after(state, moves.ACCEPT, NONE, kingdoms)


def _after(state: ThroneState, answer: Move, rival: int, kingdoms: list[float]) -> tuple[Change, ...]:
    """What the answer that decides about the claim under way does to these kingdoms."""
    draws, changes = settled(state, answer, rival, kingdoms)
    return ((state.turn, draws * _DRAWN), *changes) if draws else changes


def settled(state: ThroneState, answer: Move, rival: int, kingdoms: list[float]) -> tuple[int, tuple[Change, ...]]:
    """What a rival's answer to the claim under way brings (rules 6, 7, 9, 10, 12 to 14): cards to draw, and changes."""
    if answer is moves.LIAR and not state.truthful():
        return 0, (_loss(state, state.turn, kingdoms),) if state.claim == ACE else ()
    draws = DRAWS[state.claim]
    if answer.verb == "joker":
        return draws, ((rival, -_HIDDEN[JOKER]),)
    works = () if state.claim == ACE else (_action(state, kingdoms),)
    return draws, (*works, _loss(state, rival, kingdoms)) if answer is moves.LIAR else works


def value_drawn(cards: Mapping[int, int]) -> list[list[tuple[float, float]]]:
    """By number of cards drawn, up to the most that a claim draws: how likely they are worth how much together.

    `cards` says how many there are of each kind where they are drawn from.
    """
    number = sum(cards.values())
    found: list[dict[float, float]] = [{0.0: 1.0}, {}, {}]
    for first, copies in cards.items():
        likely, value = copies / number, _HIDDEN[first]
        found[1][value] = found[1].get(value, 0.0) + likely
        for second, others in cards.items():
            also = (others - (second == first)) / max(1, number - 1)
            both = value + _HIDDEN[second]
            found[2][both] = found[2].get(both, 0.0) + likely * also
    return [[(likely, value) for value, likely in each.items() if likely] for each in found]


def shared(state: ThroneState, kingdoms: list[float], drawn: Sequence[tuple[float, float]],
           changes: tuple[Change, ...]) -> Chances:
    """Every seat's chance to win the match after these changes, where what is drawn is likely worth so much."""
    chances, following = [0.0] * state.seats, state.after(state.turn)
    for likely, value in drawn:
        for seat, share in enumerate(_shares(kingdoms, ((state.turn, value), *changes), following)):
            chances[seat] += likely * share
    return in_match(state, chances)


# -- a beginner's view ---------------------------------------------------------------------------------------------

_JOY: Final = {JACK: 0.3, QUEEN: 0.4, KING: 0.9, ACE: 1.0}
"""By claim: how much a beginner looks forward to what it does, in cards."""
_HOPE: Final = 0.35
"""How much of a lie a beginner expects to work."""
_GLEE: Final = 0.5
"""What it is worth to a beginner that a rival loses a card."""
_ROUND: Final = 3.0
"""What the round is worth to a beginner, in cards: once it is won, or lost with the last card."""


def naive_value(state: ThroneState, seat: int) -> float:
    """The seat's own cards, what its own claim may bring, a little joy about what others lose, and who is left."""
    points = float(state.size(seat)) - 0.3 * sum(state.size(other) for other in range(state.seats) if other != seat)
    if state.phase in ("answer", "ace") and state.turn == seat:
        gain = 1.0 + _JOY[state.claim]
        if state.truthful():
            return points + gain
        return points - 1.0 if state.visible else points + _HOPE * gain
    losers = [state.loser] + [state.target] * (state.phase == "kill")
    points += _GLEE * sum(1 for loser in losers if loser not in (NONE, seat)) - losers.count(seat)
    left = [other for other in range(state.seats)
            if not state.out >> other & 1 and not 0 < losers.count(other) == state.size(other)]
    return points - _ROUND if seat not in left else points + _ROUND if left == [seat] else points
