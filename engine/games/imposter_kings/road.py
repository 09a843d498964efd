"""The stations of The Imposter Kings on the road to the throne: a masked ball at which everybody may be a king."""

from __future__ import annotations

from typing import Final

from engine.base.road import Opening, Station, ahead, in_order, rivals
from engine.core.manifest import TABLE
from engine.core.text import N_
from engine.games.imposter_kings.state import ImposterState

_AHEAD: Final = N_("imposter-kings/road", "Win by {number} points or more.")

_MASK: Final = Opening(6, (
    "first 2", "restart", "first 2", "stay", "restart", "first 1", "stay", "stay", "successor mystic", "remove elder",
    "successor inquisitor", "remove elder", "play oathbound", "play warlord", "flip", "flip", "play soldier",
    "name kings_hand", "pass", "court 1", "pass", "play oathbound", "play inquisitor", "name queen", "play queen",
    "play princess", "pick 1", "pass", "give soldier", "give zealot", "lose", "deal", "first 2", "stay", "stay",
    "successor zealot", "remove inquisitor", "successor oathbound", "remove soldier", "play soldier", "name fool"))
"""How the game has gone that is taken over."""

STATIONS: Final[tuple[Station[ImposterState], ...]] = in_order((
    Station("whispers", N_("imposter-kings/road", "The Whispering Gallery"),
            N_("imposter-kings/road", "Three guests ask for your advice, all at once and all in a whisper."),
            (0.06, 0.86), (), exercises=("2db7f770554a66ac", "9a8e59f17bd39d12", "bfbe0aff78bed469")),
    Station("steps", N_("imposter-kings/road", "The Torchlit Steps"),
            N_("imposter-kings/road", "Tonight everyone in a mask may claim to be king. At the door, all they want "
                                      "to see is whether you can play one."),
            (0.1, 0.34), ("whispers",), rivals(("Aldwin", "page")), ahead(_AHEAD, 2),
            options={"length": "round"},
            told=N_("imposter-kings/road", "A single round is played.")),
    Station("servants", N_("imposter-kings/road", "The Servants’ Ball"),
            N_("imposter-kings/road", "The Queen and the Princess do not dance in the servants’ hall. That leaves "
                                      "more room for the Soldiers."),
            (0.34, 0.92), ("whispers",), rivals(("Beatrix", "page")), ahead(_AHEAD, 2),
            options={"length": "round", TABLE: "commons"},
            told=N_("imposter-kings/road", "A single round is played, without the Queen or Princess, but with one "
                                           "more Soldier and one more Oathbound.")),
    Station("truce", N_("imposter-kings/road", "The Truce"),
            N_("imposter-kings/road", "For one dance, nobody stabs anybody. All daggers are in the cloakroom, each "
                                      "with a numbered tag."),
            (0.36, 0.48), ("steps", "servants"), rivals(("Hedwig", "squire")), ahead(_AHEAD, 2),
            options={"length": "round", TABLE: "peace"},
            told=N_("imposter-kings/road", "A single round is played, without the Assassin or King’s Hand, but with "
                                           "one more Elder and one more Soldier.")),
    Station("trio", N_("imposter-kings/road", "A Dance for Three"),
            N_("imposter-kings/road", "Three dancers and one throne: sooner or later someone will have to sit on the "
                                      "floor."),
            (0.36, 0.02), ("truce",), rivals(("Emeric", "page"), ("Gaspard", "page")), ahead(_AHEAD, 2),
            options={"length": "round"},
            told=N_("imposter-kings/road", "A single round is played.")),
    Station("mask", N_("imposter-kings/road", "The Borrowed Mask"),
            N_("imposter-kings/road", "Someone presses a mask and a hand of cards on you and is gone. Play as if you "
                                      "had been here all along."),
            (0.66, 0.8), ("truce",), rivals(("Dorothea", "squire")), ahead(_AHEAD, 3),
            options={TABLE: "short"},
            told=N_("imposter-kings/road", "Four points win the match."),
            opening=_MASK),
    Station("knives", N_("imposter-kings/road", "The Long Knives"),
            N_("imposter-kings/road", "Everyone is smiling, and everyone has one hand behind their back."),
            (0.68, 0.34), ("trio", "mask"), rivals(("Gaspard", "knight")), ahead(_AHEAD, 2),
            options={"length": "round", TABLE: "knives"},
            told=N_("imposter-kings/road", "A single round is played, with two Assassins and two King’s Hands, but "
                                           "without the Fool or Zealot.")),
    Station("corvin", N_("imposter-kings/road", "The Raven"),
            N_("imposter-kings/road", "Corvin has worn so many faces that he has forgotten which one is his. He "
                                      "remembers only that it wore a crown."),
            (0.95, 0.14), ("knives",), rivals(("Corvin", "marshal")), ahead(_AHEAD, 2),
            options={TABLE: "short"},
            told=N_("imposter-kings/road", "Four points win the match."),
            is_boss=True),
))
