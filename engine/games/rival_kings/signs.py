"""The signs of the actions before every character in Rival Kings: which of them can be taken next, are done, or stolen.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.base.faces import Drawing, TokenColour, TokenFace, TokenState
from engine.base.table import Piece
from engine.core.text import N_, Player, Text
from engine.games.rival_kings import legal
from engine.games.rival_kings.cards import ACTIONS, ACTIONS_OF, FARMER, action_sign
from engine.games.rival_kings.places import actions_id
from engine.games.rival_kings.state import NOBODY, UNKNOWN, RivalState, sign_of
from engine.games.rival_kings.tokens import token, token_id
from engine.games.rival_kings.words import ACTIONS as NAMES
from engine.games.rival_kings.zones import MOST_SEATS, PLAYED

_NEXT = N_("rival-kings/table", "{action}: next")
_TO_STEAL = N_("rival-kings/table", "{action}: can be stolen")
_OPEN = N_("rival-kings/table", "{action}: still to do")
_DONE = N_("rival-kings/table", "{action}: done")
_LEFT_OUT = N_("rival-kings/table", "{action}: skipped")
_OVER = N_("rival-kings/table", "{action}: done or skipped")
_STOLEN = N_("rival-kings/table", "{action}: stolen by {player}")

_CRESTS: Final = tuple(Drawing(f"marks/crest_{seat + 1}") for seat in range(MOST_SEATS))


def signs(seen: RivalState, seat: int, viewer: int) -> Iterator[Piece]:
    """The signs before a seat, from left to right, with those lit that the viewer can take next."""
    if not seen.cards[PLAYED[seat]]:
        return
    lit = taken_next(seen) if seen.actor == viewer else ()
    for slot, action in enumerate(ACTIONS_OF[seen.character(seat)]):
        face = _face(seen, seat, action, lit=sign_of(seat, action) in lit)
        yield token(actions_id(seat), slot, face, _label(seen, seat, action, face.state))


def taken_next(seen: RivalState) -> tuple[int, ...]:
    """The actions that the player in turn can take next, as `sign_of`, also with the Farmer."""
    return (*_now(seen), *_with_farmer(seen))


def _now(seen: RivalState) -> tuple[int, ...]:
    """Those to steal, the one that is stolen, or the own ones.

    Of the own actions it is the first that is possible, or any of them if only one may be done at all (rules 3 and 8).
    """
    if seen.phase == "steal":
        return tuple(sign_of(seat, action) for seat in range(seen.seats) if seen.victims >> seat & 1
                     for action in range(len(ACTIONS)) if seen.uncovered(seat) >> action & 1)
    if seen.phase == "extra":
        action = seen.pending[-1]
        stolen = seen.loot != NOBODY and seen.loot % len(ACTIONS) == action
        return (seen.loot,) if stolen and legal.ways(seen, 1 << action) else ()
    if seen.phase != "turn":
        return ()
    possible = [action for action in range(len(ACTIONS)) if legal.ways(seen, seen.open & 1 << action)]
    anything = seen.tied >> seen.turn & 1
    return tuple(sign_of(seen.turn, action) for action in (possible if anything else possible[:1]))


def _with_farmer(seen: RivalState) -> tuple[int, ...]:
    """The stolen actions that the Farmer can carry out now (rule 30)."""
    if seen.phase not in ("steal", "extra", "turn") or not seen.ready(seen.turn, FARMER):
        return ()
    return tuple(sign_of(seen.turn, action) for action in range(len(ACTIONS))
                 if legal.ways(seen, seen.covered[seen.turn] & 1 << action))


def _is_over(seen: RivalState, seat: int, action: int) -> bool:
    """Whether it is too late for an action, or it is done."""
    return bool(seen.finished >> seat & 1) or (seat == seen.turn and not seen.open >> action & 1)


def _face(seen: RivalState, seat: int, action: int, *, lit: bool) -> TokenFace:
    """The sign on gold, or on grey if it is over or under the crest of a thief, who may have it lit."""
    thief, state = seen.crest(seat, action), _state(seen, seat, action, lit=lit)
    dull = not lit and (thief != NOBODY or _is_over(seen, seat, action))
    colour: TokenColour = "grey" if dull else "gold"
    return TokenFace(Drawing(action_sign(action)), colour, "" if thief == NOBODY else _CRESTS[thief], state)


def _state(seen: RivalState, seat: int, action: int, *, lit: bool) -> TokenState:
    if lit:
        return "next"
    return "done" if seen.is_done(seat, action) and _is_over(seen, seat, action) else "usual"


def _label(seen: RivalState, seat: int, action: int, state: TokenState) -> Text:
    thief = seen.crest(seat, action)
    if thief != NOBODY:
        return _STOLEN.fill(action=NAMES[action], player=Player(thief))
    if state == "next":
        text = _TO_STEAL if seen.phase == "steal" else _NEXT
    elif not _is_over(seen, seat, action):
        text = _OPEN
    else:
        text = _OVER if seen.done == UNKNOWN else _DONE if state == "done" else _LEFT_OUT
    return text.fill(action=NAMES[action])


def action_piece(seen: RivalState, seat: int, action: int) -> str | None:
    """The piece of an action of a seat's character; None if it has no such action."""
    if seat >= seen.seats or not seen.cards[PLAYED[seat]]:
        return None
    own = ACTIONS_OF[seen.character(seat)]
    return token_id(actions_id(seat), own.index(action)) if action in own else None


def sign_for(seen: RivalState, seat: int, action: int) -> str | None:
    """The piece that stands for an action of a seat: on its own character, or the stolen one that is to be carried out.
    """
    if seen.phase != "extra":
        return action_piece(seen, seat, action)
    stolen = seen.loot % len(ACTIONS) == action == seen.pending[-1] if seen.loot != NOBODY else False
    return action_piece(seen, seen.loot // len(ACTIONS), action) if stolen else None


def own_action(piece: Piece, seen: RivalState, seat: int) -> int | None:
    """The action that a piece is the sign of on a seat's own character; None for any other piece."""
    return ACTIONS_OF[seen.character(seat)][piece.slot] if piece.zone == actions_id(seat) else None
