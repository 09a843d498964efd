"""How Throne is scored: a point for every round won, and most points win (rule 23)."""

from __future__ import annotations

from engine.games.throne.state import ThroneState


def scores(state: ThroneState) -> tuple[int, ...]:
    """By seat: the rounds won."""
    return tuple(state.wins)


def winners(state: ThroneState) -> frozenset[int]:
    """The seat that has won the match."""
    return frozenset(seat for seat, won in enumerate(state.wins) if won == max(state.wins))
