"""How people play Throne: how often they lie, call a lie, and show a Joker."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from engine.base.story import MEAN
from engine.core.logit import Logit
from engine.core.moves import Move
from engine.games.throne.bot.story import CALLS, EVADES, WEIGHTS, answer_score, copies_seen, features
from engine.games.throne.cards import ACE, JACK, JOKER, KING, QUEEN, TRUE_CLAIM
from engine.games.throne.moves import ACCEPT, JOKER_HIDDEN, JOKER_OPEN, LIAR
from engine.games.throne.state import ThroneState
from engine.games.throne.zones import HAND, LAID, OPEN

# -- answering -----------------------------------------------------------------------------------------------------

# Counted in 80 matches of two between marshals that believed these very figures, and played by them: what is assumed of
# answers and of claims is what they do.

_CALLING: Final = {JACK: 0.37, QUEEN: 0.42, KING: 0.6, ACE: 0.65}
"""By claim: how often a rival who knows nothing about it calls it a lie."""
_MORE_CALLING: Final = 0.1
"""How much more often for every copy that the rival sees elsewhere."""
_AT_LEAST: Final = 0.05
"""How likely the least likely answer is: those who should call a claim let it pass, and the other way round."""
_EVADING: Final = {JACK: 0.15, QUEEN: 0.15, KING: 0.65}
"""By claim: how often those who have a Joker and do not call show it."""


def answer_odds(state: ThroneState, rival: int, belief: int = MEAN) -> tuple[float, float]:
    """How likely a rival is to call the claim under way a lie, and how likely to show a Joker, by a belief."""
    if state.visible:
        return float(not state.truthful()), 0.0
    claim, seen = state.claim, copies_seen(state, rival, state.claim)
    if (claim == KING and state.size(rival) == 1) or seen >= state.numbers.copies[claim]:
        return 1.0, 0.0
    weights = WEIGHTS.answers(state.seats, belief)
    return _by_hand(state, rival, seen) if weights is None else _fitted(state, rival, weights)


def _fitted(state: ThroneState, rival: int, weights: Logit) -> tuple[float, float]:
    """The same by the story of the round."""
    evades = state.claim != ACE and (JOKER in state.cards[HAND[rival]] or JOKER in state.cards[OPEN[rival]])
    called = exp(answer_score(state, rival, CALLS, weights))
    evaded = exp(answer_score(state, rival, EVADES, weights)) if evades else 0.0
    total = 1.0 + called + evaded
    return called / total, evaded / total


def _by_hand(state: ThroneState, rival: int, seen: int) -> tuple[float, float]:
    """The same by the claim, by how many copies of it the rival sees, and by a Joker that it holds."""
    base = _CALLING[state.claim] / (1 if state.claim != ACE else max(1, state.rivals.bit_count() - 1))
    called = min(0.95, base + _MORE_CALLING * seen)
    evades = state.claim != ACE and JOKER in state.cards[HAND[rival]]
    return called, (1.0 - called) * _EVADING[state.claim] if evades else 0.0


def answers(state: ThroneState, belief: int = MEAN) -> Sequence[tuple[Move, float]]:
    """How likely each answer is to a claim under way, as people give it who do not see the card."""
    if state.phase == "ace" and state.actor is not None:
        called, _ = answer_odds(state, state.actor, belief)
        return (LIAR, called), (ACCEPT, 1.0 - called)
    if state.phase != "answer":
        return ()
    called, evaded = answer_odds(state, state.target, belief)
    joker = JOKER_HIDDEN if JOKER in state.cards[HAND[state.target]] else JOKER_OPEN
    odds = ((LIAR, called), (ACCEPT, 1.0 - called - evaded), (joker, evaded))
    return [(move, likely) for move, likely in odds if likely]


# -- claiming ------------------------------------------------------------------------------------------------------

_CLAIMED: Final = {JACK: 0.2, QUEEN: 0.4, KING: 0.28, ACE: 0.12}
"""Of lies: how often each claim is made."""
_TOLD: Final = {JACK: 0.3, QUEEN: 0.35, KING: 0.65, ACE: 0.7}
"""By card: how readily the truth is told with it by a player who could tell the truth with several."""
_LYING: Final = 0.3
"""How often a player lies who could tell the truth."""
_LYING_FROM_NEED: Final = 0.95
"""How often a player lies who could only tell the truth as a Peasant."""
_LAID_WITH_LIE: Final[tuple[float, ...]] = (3.0, 3.0, 3.0, 3.0, 0.6, 0.6, 0.4, 0.4, 2.5)
"""By kind: how readily a card is laid with a lie."""


def likelihood(state: ThroneState, seat: int, belief: int = MEAN) -> float:
    """How likely such a claim, and the answers to an Ace made in secret, are in this world, as the seat sees it.

    What was learned of the round's story says so, as a belief has it. Where nothing was learned, a card that lay face
    up is known, and for any other, the claim is as likely as people are honest.
    """
    weights = WEIGHTS.worlds(state.seats, belief)
    if weights is not None:
        return exp(weights.score(features(state, seat))) * _answering(state, seat, belief)
    claimed = state.phase in ("answer", "ace") and state.turn != seat and not state.visible
    return (_claiming(state) if claimed else 1.0) * _answering(state, seat, belief)


def _answering(state: ThroneState, seat: int, belief: int) -> float:
    """How likely the others were to answer an Ace as they did; worlds are drawn with any answers alike."""
    likely = 1.0
    if state.sealed is not None:
        for rival, answer in state.sealed.choices.items():
            if rival != seat:
                called, _ = answer_odds(state, rival, belief)
                likely *= max(_AT_LEAST, called if answer is LIAR else 1.0 - called)
    return likely


def _claiming(state: ThroneState) -> float:
    """How likely the player whose turn it is, holding that hand, was to lay this very card with this claim."""
    laid = state.cards[LAID][0]
    hand = [*state.cards[HAND[state.turn]], laid]
    truths = {kind for kind in hand if kind in _CLAIMED}
    if TRUE_CLAIM[laid] == state.claim:
        return (1.0 - _LYING) * _TOLD[laid] / (sum([_TOLD[kind] for kind in truths], 0.0) * hand.count(laid))
    share = _LYING if truths else _LYING_FROM_NEED
    readiness = sum([_LAID_WITH_LIE[kind] for kind in hand], 0.0)
    return share * _CLAIMED[state.claim] * _LAID_WITH_LIE[laid] / readiness
