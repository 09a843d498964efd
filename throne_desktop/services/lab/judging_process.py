"""A process that judges a position. Nothing here imports Qt, to keep it small; it may be killed at any time.

It is asked once, as JSON over a connection: the game, the position and the level. It tells as JSON what `judging`
finds, or why there is nothing.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from engine import load_game
from engine.base.game import Game
from engine.core.errors import BadNotation, ThroneError
from engine.core.state import State
from engine.core.text import N_, Text, text_from_json
from throne_desktop.services.bots.bot_process import step_back
from throne_desktop.services.lab.judging import Equilibrium, Judged, Mixed, MoveJudged, judging

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

_EVERY: Final = 0.2
"""Seconds between two reports."""

_NONSENSE: Final = N_("lab", "The evaluation result made no sense.")
_FAILED: Final = N_("lab", "This position could not be evaluated: {reason}")


class NotJudged(ThroneError, ValueError):
    """A position that was not judged; the text says why."""


# -- in the process ----------------------------------------------------------------------------------------------------

def serve(connection: Connection) -> None:
    """The main of the process: answers one question with reports, until the judgement is done."""
    step_back()
    with suppress(EOFError, ConnectionError):
        answer(connection.recv_bytes(), connection.send_bytes)


def answer(question: bytes, tell: Callable[[bytes], None]) -> None:
    """Judge the position that `ask` wrote a question about, and tell reports as they come."""
    asked = json.loads(question)
    try:
        game: Game[Any] = load_game(asked["game"])
        due, solved = 0.0, False
        for judged in judging(game.state_from_json(asked["position"]), asked["level"]):
            news = judged.equilibrium is not None and not solved
            solved = solved or news
            if judged.done or judged.rounds <= 2 or news or time.monotonic() >= due:
                tell(json.dumps(_to_json(judged)).encode())
                due = time.monotonic() + _EVERY
    except ThroneError as error:
        tell(_error(error.text if isinstance(error.text, Text) else _FAILED.fill(reason=str(error))))
    except Exception as error:      # a fault of an evaluator, on a table that nobody ever played: the window stays
        from throne_desktop.storage.crash_reports import say, write_report

        report = write_report(error, None)
        say(report.line)
        tell(_error(_FAILED.fill(reason=report.what)))


def _to_json(judged: Judged) -> dict[str, Any]:
    found: dict[str, Any] = {
        "moves": [[each.move.to_json(), each.chance, each.off_by, each.excluded] for each in judged.moves],
        "rounds": judged.rounds, "worlds": judged.worlds, "done": judged.done,
        "reasons": [[move.to_json(), why.to_json()] for move, why in judged.reasons.items()]}
    if judged.equilibrium is not None:
        found["equilibrium"] = {
            "moves": [[each.move.to_json(), each.share, each.chance] for each in judged.equilibrium.moves],
            "turns": judged.equilibrium.turns, "nodes": judged.equilibrium.nodes}
    return found


def _error(text: Text) -> bytes:
    return json.dumps({"error": text.to_json()}).encode()


# -- in the program ----------------------------------------------------------------------------------------------------

def ask(position: State, level: str) -> bytes:
    """A question: what does a bot of that level think of this position?"""
    return json.dumps({"game": position.game.id, "position": position.to_json(), "level": level}).encode()


def read_report(told: bytes, game: Game[Any]) -> Judged:
    """What a report says. Raises NotJudged with the reason if there is none, or if it makes no sense."""
    try:
        data = json.loads(told)
        if "error" in data:
            raise NotJudged(text_from_json(data["error"]))
        move = game.move_from_json
        solved = data.get("equilibrium")
        return Judged(
            tuple(MoveJudged(move(name), float(chance), None if off_by is None else float(off_by), bool(excluded))
                  for name, chance, off_by, excluded in data["moves"]),
            int(data["rounds"]), int(data["worlds"]),
            {move(name): text_from_json(why) for name, why in data["reasons"]},
            None if solved is None else Equilibrium(
                tuple(Mixed(move(name), float(share), float(chance)) for name, share, chance in solved["moves"]),
                int(solved["turns"]), int(solved["nodes"])),
            bool(data["done"]))
    except (AttributeError, KeyError, TypeError, BadNotation) as fault:
        raise NotJudged(_NONSENSE) from fault
    except ValueError as fault:
        if isinstance(fault, NotJudged):
            raise
        raise NotJudged(_NONSENSE) from fault
