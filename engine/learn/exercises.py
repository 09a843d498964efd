"""Exercises: positions with one clear best move, to be found. Some come with a game, others from own mistakes."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from dataclasses import field as field_of
from pathlib import Path
from typing import Any, Final, Literal

from engine.base.game import Game
from engine.base.known import by_id, known_to, let_know, state_from_former
from engine.base.notation import game_of, names_edition, notation, read
from engine.core.errors import BadNotation, UnknownGame
from engine.core.fields import BadField, chance, field, fields_in, string, whole
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.outside import Nonsense, value_in
from engine.core.state import State
from engine.games.registry import load_game
from engine.learn.judging import Judgement, judge
from engine.learn.review import Decision
from engine.session import Record

FORMAT: Final = 3
"""The shape of a file of exercises: since 2, positions have cards by id only, and every exercise its name; since 3, a
position names its edition."""
ALIKE: Final = 0.01
"""How much less than the best a move may bring, as a chance to win, to be right as well."""

Source = Literal["shipped", "mistake"]
"""Where an exercise comes from."""

_DIGITS: Final = 16
"""Of a name."""
_LONGEST: Final = 1_000
"""The most characters in a move or the name of a game."""
_LONGEST_POSITION: Final = 1 << 20
"""The most in a position; the longest has 11,000."""
_HARDEST: Final = 5_000
"""The highest difficulty."""
_MOST: Final = 1_000_000
_NO_EXERCISE: Final = "This is not an exercise."


@dataclass(frozen=True, slots=True)
class Exercise:
    """A position, who decides in it, and what is right."""

    game: str
    position: str
    """In exact notation. Up to version 0.14 an own one was kept as JSON, which can still be read."""
    best: tuple[str, ...]
    """The moves that are right, in notation, the best first."""
    chance: float
    """The chance to win after the best."""
    second: float
    """The chance after the best of the others."""
    source: Source
    made: str = ""
    """The move that was made in the game, in notation, where it was a mistake."""
    name: str = ""
    """The name that one which comes with a game was given, for good: what is known of answers to it is kept by that."""
    known: str = ""
    """What every viewer knows, as JSON (`engine.base.known`), where that is more than the notation can say.

    In one that comes with a game, null stands for a viewer who knows what the notation says, and kinds are left out if
    they follow from it.
    """
    difficulty: int | None = None
    """The rating, in points, of somebody who solves it every other time; None where that was not measured."""
    solved: tuple[int, ...] = ()
    """How often the levels solved it, from which that follows (`engine.learn.difficulty`)."""

    @property
    def id(self) -> str:
        """What tells it from others: the fingerprint of its position."""
        return self.state().fingerprint()

    def state(self) -> State:
        """Its position, anew each time. Raises BadNotation if it cannot be read, or the answer is not possible.

        One that names no edition is of the newest that those of then knew, or of one before, which went without saying.
        """
        game: Game[Any] = load_game(self.game)
        for edition in (None,) if names_edition(self.position) else range(game.unnamed_edition, 0, -1):
            state = self._read(game, edition)
            if self._is_possible(game, state):
                return state
        raise BadNotation(_NO_EXERCISE)

    def _is_possible(self, game: Game[Any], state: State) -> bool:
        """Whether the right moves, and the one that was made, are legal there."""
        moves = (*self.best, self.made) if self.made else self.best
        return all(state.why_not(game.move_from_json(move)) is None for move in moves)

    def _read(self, game: Game[Any], edition: int | None) -> State:
        try:
            if self.is_former:
                data = fields_in(value_in(self.position.encode()), "position")
                former: State = state_from_former(game, {"edition": edition, **data})
                return former
            state: State = read(game, self.position, edition)
            if self.known:
                read_known(state, self.known)
        except ValueError as error:
            raise BadNotation(_NO_EXERCISE) from error
        return state

    @property
    def is_former(self) -> bool:
        """Whether its position is kept as JSON, in which numbers stand for cards."""
        return self.position.startswith("{")

    def renewed(self) -> Exercise:
        """The same exercise as it is kept today. Raises BadNotation if its position cannot be read."""
        if not self.is_former:
            return self
        state = self.state()
        return replace(self, position=notation(load_game(self.game), state, exact=True), known=_known_in(state))

    @property
    def sum(self) -> str:
        """A sum of its position, and of what is known there, as they are written."""
        return sum_of(self.position + self.known)

    def observation(self) -> Observation[Any]:
        """What the seat that decides knows. Raises BadNotation if the position cannot be read."""
        state = self.state()
        return state.observation(state.actor or 0)

    def is_right(self, move: Move) -> bool:
        """Whether a move is the answer, or as good."""
        return move.notation in self.best

    def to_json(self) -> dict[str, Any]:
        """Plain JSON types; `exercise_from_json` reads them back."""
        data = {"position": self.position, "best": list(self.best), "chance": round(self.chance, 4),
                "second": round(self.second, 4), "source": self.source}
        more = {"made": self.made, "name": self.name, "known": self.known and json.loads(self.known),
                "difficulty": self.difficulty, "solved": list(self.solved)}
        return data | {name: value for name, value in more.items() if value}


class Unfamiliar(BadNotation):
    """An exercise of a game, a position or a move that only another version of the program knows."""


def exercise_from_json(data: object) -> Exercise:
    """The exercise that `to_json` wrote. Raises BadNotation, a ValueError, for anything else."""
    try:
        return _exercise_in(fields_in(data, "exercise"))
    except (BadField, Nonsense) as error:
        raise BadNotation(_NO_EXERCISE) from error


def _exercise_in(data: Mapping[str, Any]) -> Exercise:
    """The same. Raises BadField, Nonsense or Unfamiliar."""
    position, source = string(data, "position", _LONGEST_POSITION), data.get("source")
    best = tuple(string({"best": each}, "best", _LONGEST) for each in field(data, "best", list))
    made, name = (string(data, each, _LONGEST) if each in data else "" for each in ("made", "name"))
    if not best or source not in ("shipped", "mistake"):
        raise BadField("source")
    game = (string(fields_in(value_in(position.encode()), "position"), "game", _LONGEST) if position.startswith("{")
            else game_of(position))
    try:
        parse = load_game(game).move_from_json
        return Exercise(game, position, tuple(parse(each).notation for each in best), chance(data, "chance"),
                        chance(data, "second"), source, parse(made).notation if made else "", name,
                        _packed(field(data, "known", list)) if "known" in data else "", *_difficulty_in(data))
    except (BadNotation, UnknownGame) as error:
        raise Unfamiliar(_NO_EXERCISE) from error


def _difficulty_in(data: Mapping[str, Any]) -> tuple[int | None, tuple[int, ...]]:
    if "difficulty" not in data:
        return None, ()
    solved = field({"solved": [], **data}, "solved", list)
    return whole(data, "difficulty", 0, _HARDEST), tuple(whole({"solved": each}, "solved", 0, _MOST) for each in solved)


def from_mistake(record: Record, decision: Decision) -> Exercise:
    """The position of a decision, to be tried again; every move about as good as the best is right.

    Raises RecordError if the record cannot be played, and IndexError if the decision is not of it.
    """
    state = record.replay()[decision.moves]
    judgement = judge(state.observation(state.actor or 0))
    position = notation(record.game, state, exact=True)
    return replace(_exercise(position, judgement, "mistake", str(decision.made)), known=_known_in(state))


def from_position(state: State, judgement: Judgement, known: str = "") -> Exercise:
    """The exercise of a position in notation, judged as it is read, with a name that it keeps from now on.

    `known` is what `known_beyond` says of it.
    """
    position = notation(load_game(state.game.id), state, exact=True)
    return replace(_exercise(position, judgement, "shipped", ""), name=sum_of(position), known=known)


def known_beyond(state: State, again: State, viewers: Collection[int]) -> str:
    """What these viewers know in a position beyond what they know in the same one read `again`; "" if nothing.

    The others are as they were read.
    """
    found = [_beyond(one, two) if viewer in viewers else None
             for viewer, (one, two) in enumerate(zip(known_to(state), known_to(again), strict=True))]
    return _packed(found) if any(found) else ""


def _beyond(known: dict[str, Any], read_again: dict[str, Any]) -> dict[str, Any] | None:
    if known == read_again:
        return None
    if known["kinds"] != read_again["kinds"]:
        return known
    return {name: value for name, value in by_id(known).items() if name != "kinds"}


def read_known(state: State, known: str) -> None:
    """Let viewers know what `known_beyond` wrote, in a position as it was read. Raises BadNotation if it did not."""
    let_know(state, _whole(state, json.loads(known)))


def _whole(state: State, known: list[Any]) -> list[Any]:
    """The same with all that was left out."""
    if len(known) != state.seats + 1:
        return known        # whoever reads it refuses it
    return [usual if each is None else {"kinds": sorted(usual["kinds"]), **each} if isinstance(each, dict) else each
            for each, usual in zip(known, known_to(state), strict=True)]


def _known_in(state: State) -> str:
    return _packed(known_to(state))


def _packed(data: object) -> str:
    return json.dumps(data, separators=(",", ":"), sort_keys=True)


def sum_of(written: str) -> str:
    """A sum of what is written: a name for an exercise that shows whether its position is unharmed."""
    return hashlib.sha256(written.encode()).hexdigest()[:_DIGITS]


def _exercise(position: str, judgement: Judgement, source: Source, made: str) -> Exercise:
    best = judgement.best.chance
    right = [judged for judged in judgement.moves if not judged.excluded and judged.chance >= best - ALIKE]
    others = [judged.chance for judged in judgement.moves if not judged.excluded and judged not in right]
    game = judgement.observation.seen.game.id
    return Exercise(game, position, tuple(judged.move.notation for judged in right), best,
                    max(others, default=best), source, made)


# -- those that come with a game ---------------------------------------------------------------------------------------

@dataclass(frozen=True, slots=True)
class Shipped:
    """What a file of exercises that come with a game holds."""

    exercises: tuple[Exercise, ...] = ()
    gone: tuple[str, ...] = ()
    """The names of those that came with former versions: what is known of answers to them is kept."""
    made: Mapping[str, Any] = field_of(default_factory=dict)
    """How they were found."""


def file_of(game_id: str) -> Path:
    """The file of the exercises that come with a game."""
    return Path(__file__).parents[1] / "games" / game_id.replace("-", "_") / "exercises.json"


def shipped(game_id: str) -> tuple[Exercise, ...]:
    """The exercises that come with a game; none if there are none. Raises BadNotation if their file is damaged."""
    return read_shipped(file_of(game_id)).exercises


def read_shipped(file: Path) -> Shipped:
    """What is in such a file; nothing if there is none. Raises BadNotation if it is damaged."""
    if not file.exists():
        return Shipped()
    data = json.loads(file.read_text(encoding="utf-8"))
    made = {name: value for name, value in data.items() if name not in ("format", "exercises", "gone")}
    return Shipped(tuple(exercise_from_json(each) for each in data["exercises"]), tuple(data.get("gone", ())), made)


def written(shipped: Shipped) -> str:
    """The content of such a file, an exercise a line."""
    head = {"format": FORMAT, **shipped.made, **({"gone": shipped.gone} if shipped.gone else {})}
    lines = ",\n".join(_packed(exercise.to_json()) for exercise in shipped.exercises)
    return f'{json.dumps(head, indent=1, ensure_ascii=False)[:-2]},\n "exercises": [\n{lines}\n]}}\n'
