"""The other end of a BotWorker: a process that thinks for one seat. Nothing here imports Qt, to keep it small.

Questions and answers are JSON texts over a connection. A question holds the request, the game, the observation, and
either the level, the seed, the seconds to think and those after which to answer, or a move that a teacher is to look
at; its answer holds the request, the game, and the choice, the objection (which may be none) or an error.
"""

from __future__ import annotations

import json
import os
import random
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, TypeVar

from engine import bot, load_game
from engine.base.game import Game
from engine.bots.base import Choice
from engine.bots.timing import Keeper, Timing
from engine.core.errors import ThroneError
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.text import N_
from engine.learn.reasons import advice
from engine.learn.teaching import Objection, objection

T = TypeVar("T")

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

ADVISER: Final = "adviser"
"""Asked like a level: what hints, teaching and reviews think best."""
NICENESS: Final = 5
"""How much a thinking bot lowers its priority below that of the window."""

_KEEPER: Final = Keeper()

_NONSENSE: Final = N_("bot", "The bot's answer made no sense.")
_ERROR: Final = N_("bot", "The bot could not choose: {reason}")
_NOT_ALLOWED: Final = N_("bot", "The bot chose “{move}”, which the rules do not allow now.")


class BadAnswer(ThroneError, ValueError):
    """The process answered with something other than a choice among the moves it was asked about."""


# -- in the process ----------------------------------------------------------------------------------------------------

def begin(target: Callable[[Connection], None], game_id: str, connection: Connection) -> None:
    """Where the process starts: with the game that it is likely to be asked about, and then its main loop.

    Importing a game takes most of the time before a first answer, and nobody waits for it yet.
    """
    step_back()
    with suppress(Exception):       # the first question finds the same fault, and its answer says so
        load_game(game_id)
    target(connection)


def serve(connection: Connection, reply: Callable[[bytes], bytes] | None = None) -> None:
    """The main loop of the process: replies to questions, with `answer` by default, until the connection is closed."""
    reply = reply or answer
    try:
        while True:
            connection.send_bytes(reply(connection.recv_bytes()))
    except (EOFError, ConnectionError):
        return


def step_back() -> None:
    """Leaves the processor to the window."""
    if sys.platform != "win32":
        os.nice(NICENESS)


def answer(question: bytes) -> bytes:
    """The answer to a question that `ask` wrote, once its moment has come.

    It is counted from when the observation was read, as only then everything that takes long at first has been loaded.
    """
    asked = json.loads(question)
    told = {"request": asked["request"], "game": asked["game"]}
    try:
        observation = load_game(asked["game"]).observation_from_json(asked["observation"])
        _KEEPER.begin()
        told |= _looked_at(asked, observation) if "move" in asked else {"choice": _choice(asked, observation).to_json()}
    except ThroneError as error:
        told["error"] = str(error)
    except Exception as error:      # a fault of a bot: the game goes on without it, and the report says more
        from throne_desktop.kept.crash_reports import say, write_report

        report = write_report(error, None)
        say(report.line)
        told["error"] = report.what
    written = json.dumps(told).encode()
    _KEEPER.wait(asked.get("after", 0.0))
    return written


def _choice(asked: dict[str, Any], observation: Observation[Any]) -> Choice:
    if asked["level"] == ADVISER:
        return advice(observation)
    player = bot(asked["level"], observation.seen.game)
    return player.choose(observation, rng=random.Random(asked["seed"]), seconds=asked["seconds"])


def _looked_at(asked: dict[str, Any], observation: Observation[Any]) -> dict[str, Any]:
    found = objection(observation, observation.seen.game.move_from_json(asked["move"]))
    return {"objection": None if found is None else found.to_json()}


# -- in the program ----------------------------------------------------------------------------------------------------

def ask(request: int, level: str, observation: Observation[Any], seed: int, timing: Timing) -> bytes:
    """A question: what would a bot of that level choose? `timing` says how long it may think, and when it answers."""
    return json.dumps({"request": request, "game": observation.seen.game.id, "level": level, "seed": seed,
                       "seconds": timing.thinking, "after": timing.after,
                       "observation": observation.to_json()}).encode()


def ask_teacher(request: int, observation: Observation[Any], move: Move) -> bytes:
    """A question: was that move poor, as far as the seat could know before it made it?"""
    return json.dumps({"request": request, "game": observation.seen.game.id, "move": move.to_json(),
                       "observation": observation.to_json()}).encode()


def read_answer(told: bytes, request: int, observation: Observation[Any]) -> Choice:
    """The choice in an answer. Raises BadAnswer unless it is one of the legal moves of that observation."""
    game = observation.seen.game
    choice = _read(told, request, game, lambda data: Choice.from_json(data["choice"], game))
    _check((choice.move, *(ranked for ranked, _ in choice.ranking)), observation)
    return choice


def read_objection(told: bytes, request: int, observation: Observation[Any]) -> Objection | None:
    """What a teacher objects to a move, or None. Raises BadAnswer unless the better move is a legal one."""
    game = observation.seen.game
    found = _read(told, request, game, lambda data: data["objection"] and Objection.from_json(data["objection"], game))
    _check(() if found is None else (found.better,), observation)
    return found


def _read(told: bytes, request: int, game: Game[Any], read: Callable[[dict[str, Any]], T]) -> T:
    """What is read from an answer to that request. Raises BadAnswer if it is nonsense or an error."""
    try:
        data = json.loads(told)
        fits = (data["request"], data["game"]) == (request, game.id)
        error = data.get("error")
        found = None if error is not None or not fits else (read(data),)
    except (ValueError, AttributeError, KeyError, TypeError, OverflowError, RecursionError) as fault:
        raise BadAnswer(_NONSENSE) from fault
    if found is None:
        raise BadAnswer(_ERROR.fill(reason=str(error)) if fits else _NONSENSE)
    return found[0]


def _check(moves: Iterable[Move], observation: Observation[Any]) -> None:
    """Raise BadAnswer for the first move that is not legal."""
    allowed = set(observation.legal_moves())
    for move in moves:
        if move not in allowed:
            raise BadAnswer(_NOT_ALLOWED.fill(move=str(move)))
