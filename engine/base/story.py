"""What a game's public story says of hidden cards and of answers, and the weights that were fitted to it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from engine.core.features import Features, Places
from engine.core.logit import Logit
from engine.core.moves import Move

STORY: Final = "story"
ANSWERS: Final = "answers"
"""What weights are fitted to, and what their files are called."""
MEAN: Final = -1
"""The mean of all beliefs."""


@dataclass(frozen=True, slots=True)
class Answering:
    """What speaks for an answer where somebody answers what was hidden from them (`Evaluator.answers`)."""

    places: Places
    """The numbers of the features."""
    features: Callable[[Any, Move], Features]
    """Of an answer that the actor of a position may give: what is public, and the cards that the actor sees itself."""


@dataclass(frozen=True, slots=True)
class Story:
    """What there is in a game to conclude hidden cards from: those of a world beside what was done in public.

    A feature may be there several times, and counts as often.
    """

    places: Places
    """The numbers of the features."""
    features: Callable[[Any, int], Features]
    """Of a world that a seat imagines: a function of what that seat may know, and of the hidden cards imagined."""
    answering: Answering | None = None
    """Where the game also says how answers are given."""
    beside: Callable[[Any, int], float] | None = None
    """The part of the game's `likelihood` that fitted weights multiply; None where they stand alone."""

    @property
    def fitted(self) -> dict[str, Places]:
        """The features that weights are fitted to: of worlds (`STORY`), and of answers (`ANSWERS`) if there are any."""
        found = {STORY: self.places}
        if self.answering is not None:
            found[ANSWERS] = self.answering.places
        return found


class StoryWeights:
    """The fitted weights of one game's story: up to two files for each number of players.

    A file may hold several beliefs: weights fitted one after the other, each to games of bots that held all those
    before it. It knows features by their names. One that it has never heard of counts nothing, as does a name that no
    feature has any more; `unknown` says which these are.
    """

    def __init__(self, folder: Path, story: Story) -> None:
        self.folder = folder
        self._story = story
        self._worlds: dict[int, list[Logit]] = {}
        self._answers: dict[int, list[Logit]] = {}

    def beliefs(self, seats: int) -> int:
        """How many beliefs there are; 0 if there are no weights."""
        self.worlds(seats)
        return max(0, len(self._worlds[seats]) - 1)

    def worlds(self, seats: int, belief: int = MEAN) -> Logit | None:
        """The weights by which worlds are likely, read when they are first asked for; None if there are none."""
        if seats not in self._worlds:
            self._worlds[seats] = self._logits(STORY, seats)
        found = self._worlds[seats]
        return found[belief] if found else None

    def answers(self, seats: int, belief: int = MEAN) -> Logit | None:
        """The weights by which answers are likely; None if there are none."""
        if seats not in self._answers:
            self._answers[seats] = self._logits(ANSWERS, seats)
        found = self._answers[seats]
        return found[belief] if found else None

    def file(self, of: str, seats: int) -> Path:
        """Where the weights of `STORY` or `ANSWERS` are for that number of players, if there are any."""
        return self.folder / f"{of}-{seats}.json"

    def forget(self) -> None:
        """Read the files anew when they are next asked for."""
        self._worlds.clear()
        self._answers.clear()

    def edition(self, seats: int) -> int | None:
        """The edition of the games that these weights come from; None if there are none."""
        data = _data(self.file(STORY, seats))
        return None if data is None else int(data["edition"])

    def unknown(self, seats: int) -> list[str]:
        """The words in the names of today's features that these weights have never heard of; none without weights."""
        found: set[str] = set()
        for of, places in self._story.fitted.items():
            data = _data(self.file(of, seats))
            if data is not None:
                found |= set(places.words()) - set(data["words"])
        return sorted(found)

    def _logits(self, of: str, seats: int) -> list[Logit]:
        """The weights of every belief, and their mean as the last."""
        data = _data(self.file(of, seats)) if of in self._story.fitted else None
        return [] if data is None else _beliefs(data["weights"], self._story.fitted[of].names())


def _beliefs(weights: Mapping[str, Sequence[int]], names: Sequence[str]) -> list[Logit]:
    number = len(next(iter(weights.values()), (0,)))
    by_feature = [weights.get(name, (0,) * number) for name in names]
    return [*[Logit([each[belief] for each in by_feature]) for belief in range(number)],
            Logit([round(sum(each) / number) for each in by_feature])]


def _data(file: Path) -> dict[str, Any] | None:
    if not file.exists():
        return None
    data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return data
