"""Why an action of the own character in Rival Kings cannot be carried out now, said when its sign is picked up."""

from __future__ import annotations

from typing import Final

from engine.base.table import Piece
from engine.core.observe import Observation
from engine.core.refusal import Refusal
from engine.games.rival_kings import signs, untimely, words
from engine.games.rival_kings.cards import BUY, GIVE, MONEY, RECRUIT, SETTLE
from engine.games.rival_kings.state import RivalState

_RULES: Final = {SETTLE: "R28", GIVE: "R28", MONEY: "R20", RECRUIT: "R29", BUY: "R29"}
"""By action: the rule that says what it takes."""


def objection(piece: Piece, place: str | None, observation: Observation[RivalState]) -> Refusal | None:
    """The true reason: stolen, not yet, done, passed over, or not possible; None for other pieces and for a drop."""
    seen = observation.seen
    action = signs.own_action(piece, seen, observation.seat)
    if place is not None or action is None:
        return None
    if seen.covered[observation.seat] >> action & 1:
        return untimely.stolen(action)
    if seen.phase != "turn":
        return untimely.first(seen)
    if seen.is_done(seen.turn, action) and not seen.open >> action & 1:
        return Refusal("R8", words.DONE_ALREADY.fill(action=words.ACTIONS[action]))
    late = untimely.against_own_action(seen, action, seen.uncovered(seen.turn))
    if late is not None:
        return late
    return Refusal(_RULES[action], words.IMPOSSIBLE[action])
