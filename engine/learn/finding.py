"""Finds exercises in games of weak bots: positions with one clear best move that is not found by everybody."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import islice
from typing import Any, Final

from engine.base.game import Game
from engine.base.notation import notation, read
from engine.bots.levels import bot, levels_of
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.state import State
from engine.core.text import N_, Text
from engine.learn.exercises import Exercise, from_position, known_beyond, read_known
from engine.learn.judging import Judgement, judge
from engine.learn.playouts import played_out, summed_up
from engine.learn.thresholds import allowance

LEVELS: Final = ("page", "squire")
"""Whose games are searched; the others of a table are of the same level."""
PEEK: Final = 6
"""In so few worlds a decision is judged first: most are seen at once to be none for an exercise."""
GLANCE: Final = 24
"""In how many worlds it is judged next."""
WORLDS: Final = 300
"""In how many worlds it is judged if it looks like an exercise."""
AHEAD: Final = 0.06
"""How far ahead of the second the best must be, as a chance to win, besides what mixing may cost there."""
ERRORS: Final = 5.0
"""How many standard errors that must be."""
CONFIRMED: Final = 0.03
"""How far ahead it must be, on average, when both are played out."""
LOOKS: Final = ((24, 3.5), (48, 3.0), (96, 2.5))
"""After how many pairs of playouts it is seen whether that is so, and how many standard errors it must be by then."""
HOPELESS: Final = 1.0
"""So many standard errors below what it must be, nothing is played out further."""
MOVES: Final = 2
"""How many sensible moves there must be at least."""
TRIES: Final = 10
MISSED: Final = 3
"""Of so many tries pages must miss the best so often: then it is not trivial."""
MOST_KNOWN: Final = 1_000
"""How many characters may say what is known beyond the notation of a position: all exercises have to find room."""
OF_A_GAME: Final = 2
"""How many exercises come from one game at most, so that they differ."""
OF_A_MOVE: Final = 0.3
"""The share of exercises that may have the same answer."""


def found(game: Game[Any], number: int, seed: int = 0, beside: Sequence[Exercise] = ()) -> Iterator[Exercise]:
    """So many exercises that differ from those `beside` them, as they are found; the same seed finds the same."""
    answers = Counter(each.best[0] for each in beside)
    names = {each.name for each in beside}
    whole = number + len(beside)
    most, played = max(1, OF_A_MOVE * whole), 0
    while answers.total() < whole:
        taken = 0
        for state in _positions(game, seed, played):
            if taken == OF_A_GAME or answers.total() == whole:
                break
            exercise = _exercise(game, state, {answer for answer, had in answers.items() if had >= most})
            if exercise is not None and exercise.name not in names:
                answers[exercise.best[0]] += 1
                names.add(exercise.name)
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
    if not _may_be_clear(judge(_seen(state), worlds=PEEK)):
        return None
    glance = judge(_seen(state), worlds=GLANCE)
    if glance.best.move.notation in enough or not _is_clear(glance):
        return None
    again = read(game, notation(game, state, exact=True))
    known = known_beyond(state, again, _concerned(state))
    if len(known) > MOST_KNOWN:
        return None
    if known:
        read_known(again, known)
    observation = _seen(again)
    if not _is_whole(state, again):
        return None
    judgement = judge(observation, worlds=WORLDS)
    if judgement.best.move.notation in enough or not _is_clear(judgement):
        return None
    if _is_found_by_all(game, observation, judgement.best.move):
        return None
    if not (_is_best_at_the_top(game, observation, judgement.best.move) and _is_confirmed(observation, judgement)):
        return None
    return from_position(again, judgement, known)


def flaw(game: Game[Any], exercise: Exercise) -> Text | None:
    """Why an exercise does not have one clear best move, as moves are judged today; None if it has."""
    observation = exercise.observation()
    judgement = judge(observation, worlds=WORLDS)
    best = judgement.best.move
    if not exercise.is_right(best):
        return N_("cli", "{best} is judged better than {right}").fill(best=str(best), right=exercise.best[0])
    if not _is_clear(judgement):
        return N_("cli", "another move is judged about as good")
    if not _is_confirmed(observation, judgement):
        return N_("cli", "played out, it is not clearly better than the second-best move")
    if not _is_best_at_the_top(game, observation, best):
        return N_("cli", "the highest level plays a different move")
    return None


def _seen(state: State) -> Observation[Any]:
    return state.observation(state.actor or 0)


def _is_whole(state: State, again: State) -> bool:
    """Whether whoever decides, and the public, know as much as before."""
    return all(state.knowledge_of(viewer).known() == again.knowledge_of(viewer).known() for viewer in _concerned(state))


def _concerned(state: State) -> tuple[int, ...]:
    """Whoever decides, and the public: what others were shown in secret has no part in what is judged from here."""
    return state.actor or 0, state.zones.spectator


def _may_be_clear(judgement: Judgement) -> bool:
    second = judgement.second
    return second is not None and judgement.apart(judgement.best.move, second.move).mean >= AHEAD / 2


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
    pairs, seen = played_out(observation, judgement.best.move, second.move), list[float]()
    for number, errors in LOOKS:
        seen += islice(pairs, number - len(seen))
        ahead = summed_up(seen)
        if ahead.mean >= CONFIRMED and ahead.mean >= errors * ahead.error:
            return True
        if ahead.mean + HOPELESS * ahead.error < CONFIRMED:
            return False
    return False


def _is_best_at_the_top(game: Game[Any], observation: Observation[Any], best: Move) -> bool:
    """Whether the highest level finds it best and makes it, twice, with other luck.

    One that mixes its moves (`Evaluator.mixed`) makes no other where there is one clear best.
    """
    highest = bot(levels_of(game)[-1].id, game)
    choices = [highest.choose(observation, rng=random.Random(number)) for number in range(2)]
    return all(choice.best == best == choice.move for choice in choices)
