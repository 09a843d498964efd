"""The table as a player sees it, and what pieces on it show, in a word or two."""

from __future__ import annotations

from engine.base.faces import Back, CardFace, Face, TokenFace, TurnedFace
from engine.core.state import State
from engine.table.view import View, view


def in_short(face: Face) -> str:
    """A face as tests write it: "king", "back", "turned:king" or "token"."""
    match face:
        case Back():
            return "back"
        case CardFace(card):
            return card
        case TurnedFace(card):
            return f"turned:{card}"
        case TokenFace():
            return "token"


def looked_at(game: State, player: int = 1) -> View:
    """The table as a player sees it."""
    return view(game.observation(player - 1))


def shown(table: View, zone: str) -> str:
    """The faces of the pieces in a zone, "back" for a card seen from the back."""
    return " ".join(in_short(piece.face) for piece in table.pieces.values() if piece.zone == zone)
