"""Why a sign of one's own action, or a piece that begins no move in Rival Kings, cannot be moved now."""

from __future__ import annotations

from typing import Final

from engine.base.table import Piece
from engine.core.observe import Observation
from engine.core.refusal import Refusal
from engine.games.rival_kings import signs, words, wrong_moment
from engine.games.rival_kings.cards import BUY, GIVE, MONEY, RECRUIT, SETTLE
from engine.games.rival_kings.state import RivalState

_RULES: Final = {SETTLE: "R28", GIVE: "R28", MONEY: "R20", RECRUIT: "R29", BUY: "R29"}
"""By action: the rule that says what it takes."""
_RESTS: Final = {
    "pile": Refusal("R29", words.TOP_ONLY), "money": Refusal("R20", words.MONEY_WAITS),
    "supply": Refusal("R28", words.SUPPLY_WAITS), "past": Refusal("R27", words.PLAYED_BEFORE),
    "characters": Refusal("R27", words.NOT_DEALT), "neutral": Refusal("R10", words.PLAYED_BEFORE),
    "hand": Refusal("R27", words.NEXT_CYCLE), "played": Refusal("R8", words.HAS_ACTIONS),
    "actions": Refusal("R8", words.THEIR_ACTIONS), "purse": Refusal("R21", words.COINS_PAY),
    "buildings": Refusal("R24", words.BUILDINGS_SCORE), "subjects": Refusal("R19", words.NEWEST_ACTS),
}
"""By place: what its pieces are for, where they begin no move."""


def objection(piece: Piece, place: str | None, observation: Observation[RivalState]) -> Refusal | None:
    """The true reason: stolen, not yet, done, passed over, or not possible; None for other pieces and for a drop."""
    seen = observation.seen
    action = signs.own_action(piece, seen, observation.seat)
    if place is not None or action is None:
        return None
    if seen.covered[observation.seat] >> action & 1:
        return wrong_moment.stolen(action)
    if seen.phase != "turn":
        return wrong_moment.first(seen)
    if seen.is_done(seen.turn, action) and not seen.open >> action & 1:
        return Refusal("R8", words.DONE_ALREADY.fill(action=words.ACTIONS[action]))
    late = wrong_moment.against_own_action(seen, action, seen.uncovered(seen.turn))
    if late is not None:
        return late
    return Refusal(_RULES[action], words.IMPOSSIBLE[action])


def rests(piece: Piece, observation: Observation[RivalState]) -> Refusal:
    """What has to be decided first, or else what the piece is for."""
    seen = observation.seen
    return _RESTS[piece.zone.partition(".")[0]] if seen.phase in ("turn", "extra") else wrong_moment.first(seen)
