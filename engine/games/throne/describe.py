"""Moves of Throne in words, as they stand on buttons and in lists."""

from __future__ import annotations

from typing import Final

from engine.core.moves import Move
from engine.core.text import Player, Text
from engine.games.throne import moves, words
from engine.games.throne.cards import claim_name, name_of
from engine.games.throne.moves import NOBODY
from engine.games.throne.state import ThroneState

_PLAIN: Final = {moves.ACCEPT: words.ACCEPT, moves.LIAR: words.LIAR, moves.JOKER_HIDDEN: words.JOKER,
                 moves.JOKER_OPEN: words.JOKER_OPEN, moves.DEAL: words.DEAL}
_PICKS: Final = {"peek": words.PEEK, "unmask": words.UNMASK, "kill": words.KILL, "penalty": words.TAKE_AWAY}
_OPEN_PICKS: Final = {"kill": words.KILL_OPEN, "penalty": words.TAKE_AWAY_OPEN}


def describe(move: Move, seen: ThroneState) -> Text:
    """What the move does; picks are told by what they are for in this position."""
    if move.verb in ("lay", "lay-open"):
        return _lay(move)
    if move.verb == "pick":
        return _PICKS.get(seen.phase, words.PICK).fill(player=Player(seen.victim))
    if move.verb == "pick-open":
        text = _OPEN_PICKS.get(seen.phase, words.PICK_OPEN)
        return text.fill(player=Player(seen.victim), card=name_of(move.args[0]))
    return _PLAIN[move]


def _lay(move: Move) -> Text:
    kind, claim, seat = move.args
    plain, aimed = ((words.LAY, words.LAY_AGAINST) if move.verb == "lay" else
                    (words.LAY_OPEN, words.LAY_OPEN_AGAINST))
    text = plain if seat == NOBODY else aimed
    return text.fill(card=name_of(kind), claim=claim_name(claim), player=Player(seat))
