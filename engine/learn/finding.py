"""Finds exercises in games of weak bots: positions with one clear best move that is not found by everybody."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection, Iterator
from itertools import islice
from typing import Any, Final

from engine.base.game import Game
from engine.base.notation import notation, read
from engine.bots.levels import bot, levels_of
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.state import State
from engine.learn.exercises import Exercise, from_position
from engine.learn.judging import Judgement, judge
from engine.learn.playouts import played_out, summed_up
from engine.learn.thresholds import allowance

LEVELS: Final = ("page", "squire")
"""Whose games are searched; the others of a table are of the same level."""
GLANCE: Final = 24
"""In how many worlds a decision is judged first."""
WORLDS: Final = 300
"""In how many worlds it is judged if it looks like an exercise."""
AHEAD: Final = 0.06
"""How far ahead of the second the best must be, as a chance to win, besides what mixing may cost there."""
ERRORS: Final = 5.0
"""How many standard errors that must be."""
CONFIRMED: Final = 0.03
"""How far ahead it must be, on average, when both are played out."""
CONFIRMED_ERRORS: Final = 2.5
PAIRS: Final = 96
MOVES: Final = 2
"""How many sensible moves there must be at least."""
TRIES: Final = 10
MISSED: Final = 3
"""Of so many tries pages must miss the best so often: then it is not trivial."""
OF_A_GAME: Final = 2
"""How many exercises come from one game at most, so that they differ."""
OF_A_MOVE: Final = 0.3
"""The share of exercises that may have the same answer."""


def found(game: Game[Any], number: int, seed: int = 0) -> Iterator[Exercise]:
    """So many exercises, as they are found; the same seed finds the same."""
    answers: Counter[str] = Counter()
    most, played = max(1, OF_A_MOVE * number), 0
    while answers.total() < number:
        taken = 0
        for state in _positions(game, seed, played):
            if taken == OF_A_GAME or answers.total() == number:
                break
            exercise = _exercise(game, state, {answer for answer, had in answers.items() if had >= most})
            if exercise is not None:
                answers[exercise.best[0]] += 1
                taken += 1
                yield exercise
        played += 1


def _positions(game: Game[Any], seed: int, number: int) -> Iterator[State]:
    """The decisions of one game; numbers of players and levels take turns."""
    luck = random.Random(f"exercises {seed} {number}")
    player = bot(LEVELS[number % len(LEVELS)], game)
    state: Any = game.start(game.seats[number // len(LEVELS) % len(game.seats)], luck.getrandbits(64))
    while state.actor is not None:
        if len(state.legal_moves()) >= MOVES:
            yield state.clone()
        state.advance(player.choose(state.observation(state.actor), rng=luck).move)


def _exercise(game: Game[Any], state: State, enough: Collection[str]) -> Exercise | None:
    """The exercise of a position; None unless everything speaks for one move, also as the position is read again.

    Of the answers in `enough` there are enough.
    """
    glance = judge(_seen(state), worlds=GLANCE)
    if glance.best.move.notation in enough or not _is_clear(glance):
        return None
    again = read(game, notation(game, state, exact=True))
    observation = _seen(again)
    if not _is_whole(state, again):
        return None
    judgement = judge(observation, worlds=WORLDS)
    if judgement.best.move.notation in enough or not _is_clear(judgement):
        return None
    if _is_found_by_all(game, observation, judgement.best.move):
        return None
    if not (_is_confirmed(observation, judgement) and _is_best_at_the_top(game, observation, judgement.best.move)):
        return None
    return from_position(again, judgement)


def _seen(state: State) -> Observation[Any]:
    return state.observation(state.actor or 0)


def _is_whole(state: State, again: State) -> bool:
    """Whether whoever decides, and the public, know as much as before: notation does not tell what they were shown.

    What other seats were shown in secret has no part in what is judged from here.
    """
    return all(state.knowledge_of(viewer).known() == again.knowledge_of(viewer).known()
               for viewer in (state.actor or 0, state.zones.spectator))


def _is_clear(judgement: Judgement) -> bool:
    best, second = judgement.best, judgement.second
    if second is None or sum(not judged.excluded for judged in judgement.moves) < MOVES:
        return False
    ahead = judgement.apart(best.move, second.move)
    return ahead.mean >= AHEAD + allowance(judgement) and ahead.mean >= ERRORS * ahead.error


def _is_found_by_all(game: Game[Any], observation: Observation[Any], best: Move) -> bool:
    page = bot("page", game)
    missed = sum(page.choose(observation, rng=random.Random(number)).move != best for number in range(TRIES))
    return missed < MISSED


def _is_confirmed(observation: Observation[Any], judgement: Judgement) -> bool:
    """Whether the best does better than the second when both are played out in pairs."""
    second = judgement.second
    if second is None:
        return False
    ahead = summed_up(list(islice(played_out(observation, judgement.best.move, second.move), PAIRS)))
    return ahead.mean >= CONFIRMED and ahead.mean >= CONFIRMED_ERRORS * ahead.error


def _is_best_at_the_top(game: Game[Any], observation: Observation[Any], best: Move) -> bool:
    """Whether the highest level finds it best, too: twice, with other luck."""
    highest = bot(levels_of(game)[-1].id, game)
    return all(highest.choose(observation, rng=random.Random(number)).best == best for number in range(2))
