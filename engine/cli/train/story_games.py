"""Games of bots of a level, to learn from how they play what is hidden and how they answer."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from engine.base.story import Story
from engine.bots.arena.finished_lines import LARGEST, KeptResults, completed, numbers, of_length, whole_numbers
from engine.bots.arena.studies import single_rounds
from engine.bots.levels import bot
from engine.bots.noting import advance, story_of
from engine.cli.train.choices import Choice
from engine.core.fields import field, whole
from engine.core.moves import Move
from engine.games.registry import load_game

WORLDS: Final = 12
"""With how many worlds that could have been the true one is compared."""
_FORGOTTEN: Final = 0.1
"""In this share of decisions nothing is known of the past, as in a position that somebody has laid."""
_LIKELY: Final = (0.0, 1e300)


@dataclass(frozen=True, slots=True)
class Read:
    """What a game has to learn from: by decision which world was the true one, and how somebody answered."""

    worlds: tuple[Choice, ...]
    answers: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class StoryGames:
    """Games to learn from: who plays them on all seats; the seed determines every deal and every choice."""

    game_id: str
    seats: int
    level: str
    games: int
    seed: int

    def check(self) -> None:
        """Raises ValueError on an unknown game or level, a bad number of seats."""
        game = load_game(self.game_id)
        game.check(self.seats, self.seed, {})
        bot(self.level, game)

    def read(self, jobs: int, address: str | None, resume: Path | None = None) -> Iterator[Read]:
        """What each game has to learn from; the same whoever plays it. Raises ValueError as `run`.

        Games in the file `resume` are not played again, and others are added to it. Raises CannotKeep.
        """
        settings = {"game": self.game_id, "seats": self.seats, "level": self.level, "seed": self.seed}
        kept = None if resume is None else KeptResults(resume, "story", settings, read=_from_line, written=_to_line)
        return completed(partial(_one_game, self), self.games, jobs, address, kept)


def _one_game(played: StoryGames, number: int) -> Read:
    game, luck = load_game(played.game_id), random.Random(f"story {played.seed} {number}")
    story, player = story_of(game), bot(played.level, game)
    state = game.start(played.seats, luck.getrandbits(64), **single_rounds(game))
    worlds: list[Choice] = []
    answers: list[Choice] = []
    drawn = random.Random(f"story worlds {played.seed} {number}")
    while state.actor is not None:
        observation = state.observation(state.actor)
        moves = observation.legal_moves()
        move = player.choose(observation, rng=luck).move
        if len(moves) > 1:
            known = state
            if drawn.random() < _FORGOTTEN:
                known = state.clone()
                known.story = None
            worlds.extend(worlds_seen(number, story, known, drawn))
            answers.extend(answer_given(number, story, known, move))
        advance(state, move)
    return Read(tuple(worlds), tuple(answers))


def worlds_seen(game: int, story: Story, state: Any, luck: random.Random) -> Iterator[Choice]:
    """The true world of a decision among others that its seat could imagine; nothing where all look alike."""
    seat, evaluator = state.actor, state.game.evaluator
    observation = state.observation(seat)
    could_be = [state, *[observation.sample(luck) for _ in range(WORLDS)]]
    features = tuple([story.features(world, seat) for world in could_be])
    if all(each == features[0] for each in features):
        return
    beside = tuple([1.0 if story.beside is None else story.beside(world, seat) for world in could_be])
    yield Choice(game, features, beside, tuple([evaluator.likelihood(world, seat) for world in could_be]))


def answer_given(game: int, story: Story, state: Any, given: Move) -> Iterator[Choice]:
    """The answer given among all that were possible; nothing where the position asks for none."""
    odds, answering = dict(state.game.evaluator.answers(state)), story.answering
    if answering is None or not odds:
        return
    moves = sorted(state.legal_moves(), key=lambda move: move is not given)
    yield Choice(game, tuple([answering.features(state, move) for move in moves]), (1.0,) * len(moves),
                 tuple([odds.get(move, 0.0) for move in moves]))


# -- in files ----------------------------------------------------------------------------------------------------------

def _to_line(found: Read) -> dict[str, Any]:
    return {"worlds": [_listed(choice) for choice in found.worlds],
            "answers": [_listed(choice) for choice in found.answers]}


def _listed(choice: Choice) -> list[Any]:
    return [choice.features, choice.beside, choice.today]


def _from_line(line: dict[str, Any]) -> Read:
    """What a line of a file has to learn from. Raises BadField."""
    game = whole(line, "number", 0, LARGEST)
    return Read(*(tuple(_choice(game, {"of": each}) for each in field(line, name, list))
                  for name in ("worlds", "answers")))


def _choice(game: int, line: dict[str, Any]) -> Choice:
    parts = dict(zip(("features", "beside", "today"), field(line, "of", list), strict=False))
    features = tuple(list(whole_numbers({"of": each}, "of", 0, LARGEST)) for each in field(parts, "features", list))
    return Choice(game, features, of_length(numbers(parts, "beside", *_LIKELY), len(features)),
                  of_length(numbers(parts, "today", *_LIKELY), len(features)))
