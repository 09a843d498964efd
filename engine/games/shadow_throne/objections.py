"""Why a piece of Shadow Throne cannot be picked up, or dropped where no move takes it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from engine.base.table import Piece
from engine.core.observe import Observation
from engine.core.refusal import Refusal
from engine.core.text import Player
from engine.games.shadow_throne import moves, words
from engine.games.shadow_throne.cards import EMPIRE, FACTION
from engine.games.shadow_throne.state import ShadowState

_MIDDLE: Final = {"deck": Refusal("R3", words.DECK_WAITS), "power": Refusal("R22", words.COUNTED)}
_SECRET: Final = {"hand": "R4", "pool": "R3", "saved": "R27"}
"""By hidden place of another player: the rule that makes it theirs alone."""


def objection(piece: Piece, place: str | None, observation: Observation[ShadowState]) -> Refusal | None:
    """Why the player to decide cannot drop a piece on a place or, without a place, cannot pick it up."""
    if piece.zone in _MIDDLE:
        return _MIDDLE[piece.zone]
    name, _, number = piece.zone.partition(".")
    owner = int(number) - 1
    if name == "battle":
        return Refusal("R28", words.STAYS_DOWN)
    if owner != observation.seat:
        return Refusal(_SECRET[name], words.SECRET.fill(player=Player(owner)))
    return _OWN[name](piece.kind, observation)


def _hand(kind: int, observation: Observation[ShadowState]) -> Refusal:
    if observation.phase == "keep":
        return Refusal("R27", words.TO_SAVED)
    move = moves.PLAY[kind]
    if observation.phase == "extra" and FACTION[kind] == EMPIRE:
        move = moves.EXTRA[kind]
    return observation.why_not(move) or Refusal("R4", words.TO_BATTLE)


def _pool(_kind: int, _observation: Observation[ShadowState]) -> Refusal:
    return Refusal("R3", words.TO_HAND)


def _saved(_kind: int, _observation: Observation[ShadowState]) -> Refusal:
    return Refusal("R3", words.JOINS_LATER)


_OWN: Final[Mapping[str, Callable[[int, Observation[ShadowState]], Refusal]]] = {
    "hand": _hand, "pool": _pool, "saved": _saved}
