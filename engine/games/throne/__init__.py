"""Throne: claim what you lay face down, be believed or be called a liar, and be the last one with cards."""

from __future__ import annotations

from typing import Final

from engine.core.manifest import Manifest, Option, OptionChoice, RuleChange
from engine.core.text import N_

MANIFEST: Final = Manifest(
    id="throne",
    name=N_("throne/game", "Throne"),
    summary=N_("throne/game", "Bluff about the cards you lay face down, call out the liars, and be the last one "
                              "with cards."),
    emblem="joker",
    seats=range(2, 6),
    genre=N_("throne/game", "Bluff and call"),
    minutes=10,
    tables=("one-king", "jokers", "small-hands", "long"),
    levels_from=(("regent", 4),),       # with two and three, no search wins much more than its share
    options=(Option("length", N_("throne/option", "Length"),
                    (OptionChoice("match", N_("throne/option", "Match: first to win three rounds")),
                     OptionChoice("round", N_("throne/option", "A single round"))), "match"),),
    changes=(RuleChange(2, N_("throne/game", "The card lost for a wrong call or a lie may now be a face-up card.")),
             RuleChange(3, N_("throne/game", "A false Ace costs a hidden card, picked blind, or a face-up card if "
                                             "none is hidden.")),
             RuleChange(3, N_("throne/game", "In a game begun before this change, a false Ace may still cost a "
                                             "face-up card."))),
)
