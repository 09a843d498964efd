"""The other end of a BotWorker: a process that thinks for one seat. Nothing here imports Qt, to keep it small.

Over a connection come messages of `services/protocol.py`, `Asked` or `LookAt`, and what answers them goes back.
"""

from __future__ import annotations

import json
import os
import random
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from engine import bot, load_game
from engine.bots.base import Choice
from engine.bots.timing import Keeper
from engine.core.errors import ThroneError
from engine.core.observe import Observation
from engine.learn.move_objection import objection
from engine.learn.reasons import advice
from throne_desktop.services.protocol import Asked, LookAt, Terms, Told, read_told

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

ADVISER: Final = "adviser"
"""Asked like a level: what hints, teaching and reviews think best."""
NICENESS: Final = 5
"""How much a thinking bot lowers its priority below that of the window."""

_KEEPER: Final = Keeper()



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
    """The answer to a question, once its moment has come.

    It is counted from when the observation was read, as only then everything that takes long at first has been loaded.
    """
    asked = json.loads(question)
    told = {"request": asked["request"], "game": asked["game"]}
    try:
        message = read_told(question)
        _KEEPER.begin()
        told |= _answered(message)
    except ThroneError as error:
        told["error"] = str(error)
    except Exception as error:      # a fault of a bot: the game goes on without it, and the report says more
        from throne_desktop.storage.crash_reports import say, write_report

        report = write_report(error, None)
        say(report.line)
        told["error"] = report.what
    reply = json.dumps(told).encode()
    _KEEPER.wait(asked.get("after", 0.0))
    return reply


def _answered(message: Told) -> dict[str, Any]:
    match message:
        case LookAt(_, observation, move):
            found = objection(observation, move)
            return {"objection": None if found is None else found.to_json()}
        case Asked(_, observation, Terms() as terms):
            return {"choice": _choice(observation, terms).to_json()}
        case _:
            raise TypeError(f"A bot has no answer to {type(message).__name__}.")


def _choice(observation: Observation[Any], terms: Terms) -> Choice:
    if terms.level == ADVISER:
        return advice(observation)
    player = bot(terms.level, observation.seen.game)
    return player.choose(observation, rng=random.Random(terms.seed), seconds=terms.seconds)
