"""The guided first game of The Imposter Kings: which rule is at work when, and what to try."""

from __future__ import annotations

from typing import Final

from engine.core.text import N_
from engine.games.imposter_kings.aid import AID
from engine.games.imposter_kings.state import ImposterState
from engine.learn.lessons import Lessons, Moment, Step

_SEED: Final = 393
"""A deal in which everything comes up, and the learner begins."""

_At = Moment[ImposterState]


# -- when ----------------------------------------------------------------------------------------------------------

def _asked(at: _At, *phases: str) -> bool:
    return at.observation.actor == at.seat and at.observation.phase in phases


def _higher_throne(at: _At) -> bool:
    return _asked(at, "turn") and at.seen.throne_value() >= 5 and at.offers("play")


def _court_is_empty(at: _At) -> bool:
    return _asked(at, "turn") and not at.seen.marks


def _only_king(at: _At) -> bool:
    return _asked(at, "turn") and at.offers("flip") and not at.offers("play")


def _faces_royalty(at: _At) -> bool:
    return _asked(at, "turn") and at.seen.royal_throne()


def _was_flipped(at: _At) -> bool:
    return at.happened("flip", 1 - at.seat) and not at.over


_STEPS: Final[tuple[Step[ImposterState], ...]] = (
    Step("over", "R43", N_("imposter-kings/lesson", "Seven points are reached, and the match is over: the highest score wins."),
         lambda at: at.over),
    Step("points", "R42", N_("imposter-kings/lesson", "The round is over. Winning it is worth 1 point, a King that is not flipped 1 more, and 1 more if the loser still has cards. A new round begins."),
         lambda at: at.happened("round") and not at.over),
    Step("first", "R32", N_("imposter-kings/lesson", "Welcome! You hold the True King, so you say who begins. Whoever begins may play any card."),
         lambda at: _asked(at, "first"), ("first",)),
    Step("restart", "R33", N_("imposter-kings/lesson", "Look at your cards: if you like none of them, they can be dealt anew. Your first restart is free. Here you can keep them."),
         lambda at: _asked(at, "restart"), ("stay",)),
    Step("successor", "R37", N_("imposter-kings/lesson", "Hide a card as your Successor: it comes back to your hand when you flip your King. A card that you will want later is a good choice."),
         lambda at: _asked(at, "successor"), ("successor",)),
    Step("remove", "R39", N_("imposter-kings/lesson", "One card leaves the round. Drop the one that would help you least, often a low one."),
         lambda at: _asked(at, "remove"), ("remove",)),
    Step("begin", "R7", N_("imposter-kings/lesson", "The Court is empty, so any card can be played. Low cards are hard to play later: drag one to the Court."),
         _court_is_empty, ("play",)),
    Step("only-king", "R8", N_("imposter-kings/lesson", "No card of yours goes here, but you still have your King. Drag it to the Court: the Throne falls to 1, and your Successor comes to your hand."),
         _only_king, ("flip",)),
    Step("oath", "R22", N_("imposter-kings/lesson", "Your Oathbound has disgraced a higher card and now brings a second one. Play any card: it cannot be stopped, and its ability works."),
         lambda at: _asked(at, "oath"), ("play",)),
    Step("condemned", "R5", N_("imposter-kings/lesson", "A Condemned card lies before you. Removing it is all that you do in this turn: drag it to the removed cards."),
         lambda at: _asked(at, "condemned"), ("discard",)),
    Step("antechamber", "R6", N_("imposter-kings/lesson", "A card lies in your Antechamber. It must be played now, whatever the Throne counts, and that may be just what you need."),
         lambda at: _asked(at, "antechamber"), ("play",)),
    Step("assassin", "R12", N_("imposter-kings/lesson", "Your rival flips the King. Who holds an Assassin may show it now: then the flip fails, and the round is won. Remember that before you flip your own King."),
         lambda at: _asked(at, "assassin")),
    Step("royalty", "R28", N_("imposter-kings/lesson", "Royalty lies on the Throne: only a 9 can be played on it, or an Elder, a Warlord, or an Oathbound with a second card."),
         _faces_royalty),
    Step("ability", "R10", N_("imposter-kings/lesson", "The card you played has an ability, and you may use it. Your rival may stop it with a King's Hand."),
         lambda at: _asked(at, "ability")),
    Step("reaction", "R10", N_("imposter-kings/lesson", "Your rival uses an ability. Everybody is asked who might have a King's Hand, so that silence tells nothing."),
         lambda at: _asked(at, "reaction")),
    Step("rival-flips", "R12", N_("imposter-kings/lesson", "Your rival has flipped the King: the Throne counts 1, and almost everything can be played again."),
         _was_flipped),
    Step("higher", "R2", N_("imposter-kings/lesson", "The Throne is high now. Play equal or higher, and keep count of what you can still play after that."),
         _higher_throne, ("play",)),
)

LESSONS: Final = Lessons(seats=2, seed=_SEED, steps=_STEPS, aid=AID)
