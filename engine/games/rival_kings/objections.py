"""Why a sign of one's own action, or a piece that begins no move in Rival Kings, cannot be moved now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.base.table import Piece
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.refusal import Refusal
from engine.games.rival_kings import signs, words, wrong_moment
from engine.games.rival_kings.cards import BISHOP, BUY, COURT_LADY, FARMER, GIVE, MONEY, RECRUIT, SETTLE
from engine.games.rival_kings.moves import DEMAND_BUILDING, DEMAND_SUBJECT, PERFORM
from engine.games.rival_kings.pieces import active_piece, row_id
from engine.games.rival_kings.state import RivalState

_RULES: Final = {SETTLE: "R28", GIVE: "R28", MONEY: "R20", RECRUIT: "R29", BUY: "R29"}
"""By action: the rule that says what it takes."""
_RESTS: Final = {
    "pile": Refusal("R29", words.TOP_ONLY), "money": Refusal("R20", words.MONEY_WAITS),
    "supply": Refusal("R28", words.SUPPLY_WAITS), "past": Refusal("R27", words.PLAYED_BEFORE),
    "characters": Refusal("R27", words.NOT_DEALT), "neutral": Refusal("R10", words.PLAYED_BEFORE),
    "hand": Refusal("R27", words.NEXT_CYCLE), "played": Refusal("R8", words.HAS_ACTIONS),
    "actions": Refusal("R8", words.THEIR_ACTIONS), "purse": Refusal("R21", words.COINS_PAY),
    "buildings": Refusal("R24", words.BUILDINGS_SCORE),
}
"""By place: what its pieces are for, where they begin no move."""
_SWAPS: Final = {BISHOP: (DEMAND_SUBJECT, words.NO_SUBJECT_TO_GET),
                 COURT_LADY: (DEMAND_BUILDING, words.NO_BUILDING_TO_GET)}
"""By subject that exchanges cards with a player: what it can demand of each seat, and that there is no such card."""


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
    seen, place = observation.seen, piece.zone.partition(".")[0]
    if place == "subjects" and seen.phase in ("steal", "extra", "turn"):
        return _subject(piece, observation)
    return _RESTS[place] if seen.phase in ("turn", "extra") else wrong_moment.first(seen)


# -- subjects that are not picked up themselves ------------------------------------------------------------------------

def _subject(piece: Piece, observation: Observation[RivalState]) -> Refusal:
    """Whose it is, that a newer one has replaced it, or what its ability lacks."""
    seen, seat = observation.seen, observation.seat
    if piece.zone != row_id(seat, True):
        return Refusal("R1", words.THEIR_SUBJECT)
    if piece.id != active_piece(seen, seat):
        return Refusal("R19", words.NEWEST_ACTS)
    subject = seen.active(seat)
    objection = wrong_moment.not_ready(seen, subject) or wrong_moment.OWN_MOMENT.get(subject)
    if objection is not None:
        return objection
    if subject in _SWAPS:
        return _swapper(subject, observation)
    return _farmer(observation) if subject == FARMER else Refusal("R19", words.NEWEST_ACTS)


def _swapper(subject: int, observation: Observation[RivalState]) -> Refusal:
    """Bishop and Court Lady: which card cannot be had, or that the exchange begins with one that can."""
    seen, (demands, nothing) = observation.seen, _SWAPS[subject]
    owned = [move for seat in range(seen.seats) if seat != observation.seat for move in demands[seat]
             if move.card in seen.row(seat, subject == BISHOP)]
    if not owned:
        return Refusal("R14", nothing)
    return _all_refused(owned, observation) or Refusal("R14", words.SWAP_BEGINS)


def _farmer(observation: Observation[RivalState]) -> Refusal:
    """What cannot be done of that which was stolen, or that the sign of it is taken."""
    stolen = [move for move in PERFORM if observation.seen.covered[observation.seat] >> move.action & 1]
    if not stolen:
        return Refusal("R30", words.NOTHING_STOLEN)
    return _all_refused(stolen, observation) or Refusal("R30", words.TAKE_STOLEN)


def _all_refused(moves: Sequence[Move], observation: Observation[RivalState]) -> Refusal | None:
    """The refusal of the first of these moves, if none of them is legal."""
    refusals = [observation.why_not(move) for move in moves]
    return refusals[0] if None not in refusals else None
