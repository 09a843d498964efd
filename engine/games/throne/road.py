"""The stations of Throne on the road to the throne: inns and ferries where everybody lies for a living."""

from __future__ import annotations

from typing import Final

from engine.base.road import ClearWin, Opening, Station, ahead, in_order, rivals
from engine.core.manifest import TABLE
from engine.core.text import N_
from engine.games.throne.state import ThroneState

_AHEAD: Final = N_("throne/road", "Win by at least {number} rounds.")
_CARDS: Final = N_("throne/road", "Win with at least {number} cards left.")


def _with_cards(number: int) -> ClearWin[ThroneState]:
    """A round that is won with so many cards or more."""
    return ClearWin(_CARDS.fill(number=number), lambda tale: tale.end.size(tale.seat) >= number)


_BRIDGE: Final = Opening(6, (
    "lay ace as ace", "accept", "lay queen as queen 1", "accept", "pick", "lay seven as jack 2", "accept", "pick",
    "lay king as king 1", "accept", "pick-open ace", "lay eight as king 2", "liar", "lay queen as queen 1", "liar",
    "pick", "pick", "lay king as king 2", "liar", "pick", "pick", "lay queen as queen 1", "liar", "pick", "pick",
    "lay-open seven as peasant", "lay nine as queen 1", "liar", "lay-open nine as jack 2", "liar", "deal",
    "lay seven as queen 1", "accept", "pick", "lay-open ace as ace", "accept", "lay eight as jack 1", "accept",
    "pick", "lay eight as queen 2", "liar", "lay king as king 1", "liar", "pick", "pick", "lay nine as queen 2",
    "liar", "lay eight as king 1", "liar", "lay king as king 2", "liar", "pick", "pick", "lay ace as ace", "accept",
    "lay king as king 2", "liar", "pick", "pick", "lay nine as jack 1"))
"""How the game has gone that is taken over."""

STATIONS: Final[tuple[Station[ThroneState], ...]] = in_order((
    Station("mill", N_("throne/road", "The Mill"),
            N_("throne/road", "The old king is gone, and his throne stands empty. You set out for it with an empty "
                              "purse, and the miller bets you a ride that you will lose at cards."),
            (0.06, 0.86), (), rivals(("Dorothea", "page")), ahead(_AHEAD, 2),
            options={TABLE: "one-king"},
            told=N_("throne/road", "Mice have eaten three Kings: only one is left in the deck.")),
    Station("hermit", N_("throne/road", "The Hermit"),
            N_("throne/road", "The hermit no longer plays. He shows you three games that others lost, and asks what "
                              "they should have done."),
            (0.1, 0.34), ("mill",), exercises=("49ecf2dfcbaa78b3", "04229a28aed7cfe0", "cceea19353983fcb")),
    Station("toll", N_("throne/road", "The Toll House"),
            N_("throne/road", "The toll keeper has had enough of coins. Anyone who wants to pass has to sit down "
                              "and play."),
            (0.34, 0.92), ("mill",), rivals(("Aldwin", "page")), ahead(_AHEAD, 2)),
    Station("ferry", N_("throne/road", "The Ferry"),
            N_("throne/road", "The river is narrow and the ferry is fast, so Beatrix deals small hands."),
            (0.36, 0.48), ("hermit", "toll"), rivals(("Beatrix", "squire")), ahead(_AHEAD, 2),
            options={TABLE: "small-hands"},
            told=N_("throne/road", "Everyone gets three cards instead of five.")),
    Station("cellar", N_("throne/road", "The Thieves’ Cellar"),
            N_("throne/road", "Down here everyone cheats, and nobody minds as long as it is done well."),
            (0.36, 0.02), ("ferry",), rivals(("Corvin", "squire"), ("Frida", "squire")), _with_cards(2),
            options={"length": "round", TABLE: "jokers"},
            told=N_("throne/road", "A single round is played, with four Jokers in the deck instead of two.")),
    Station("bridge", N_("throne/road", "The Broken Bridge"),
            N_("throne/road", "Your cousin lost his nerve in the middle of a game, then lost his way. Someone has "
                              "to finish the game for him."),
            (0.66, 0.8), ("ferry",), rivals(("Emeric", "squire")), ahead(_AHEAD, 2),
            opening=_BRIDGE),
    Station("inn", N_("throne/road", "The Pilgrims’ Inn"),
            N_("throne/road", "Two pilgrims share your table. They pray with every eye closed but one."),
            (0.68, 0.34), ("cellar", "bridge"), rivals(("Hedwig", "page"), ("Aldwin", "squire")), _with_cards(3),
            options={"length": "round"},
            told=N_("throne/road", "A single round is played.")),
    Station("gaspard", N_("throne/road", "The King of Liars"),
            N_("throne/road", "Gaspard has talked every traveler out of a horse. Now he wants yours."),
            (0.95, 0.14), ("inn",), rivals(("Gaspard", "marshal")), ahead(_AHEAD, 2),
            options={TABLE: "long"},
            told=N_("throne/road", "Win five rounds to win the game."),
            is_boss=True),
))
