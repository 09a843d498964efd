"""What pieces show, in a word or two."""

from __future__ import annotations

from engine.base.faces import Back, CardFace, Face, TokenFace, TurnedFace


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
