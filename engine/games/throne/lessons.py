"""The guided first game of Throne: which rule is at work when, and what to try."""

from __future__ import annotations

from typing import Final

from engine.core.text import N_
from engine.games.throne.aid import AID
from engine.games.throne.reminders import reminders
from engine.games.throne.state import ThroneState
from engine.games.throne.zones import OPEN
from engine.learn.lessons import Lessons, Moment, Step

_SEED: Final = 0
"""A deal in which everything comes up, and the learner begins."""

_At = Moment[ThroneState]


# -- when ----------------------------------------------------------------------------------------------------------

def _lays(at: _At) -> bool:
    return at.observation.phase == "lay" and at.offers("lay")


def _any_open(at: _At) -> bool:
    return any(at.seen.cards[OPEN[seat]] for seat in range(at.seen.seats))


def _knows_card(at: _At) -> bool:
    """Whether the learner knows a card of the rival's hand that nobody else has seen."""
    return bool(reminders(at.observation, 1 - at.seat)) and _lays(at)


# -- the steps -----------------------------------------------------------------------------------------------------

_STEPS: Final[tuple[Step[ThroneState], ...]] = (
    Step("over", "R23", N_("throne/lesson", "The match is over: three rounds won take the throne."),
         lambda at: at.over),
    Step("round", "R21", N_("throne/lesson", "A round is over: the last player with cards has won it, and begins the next one. Three rounds win the match."),
         lambda at: at.happened("win") and not at.over),
    Step("joker", "R7", N_("throne/lesson", "You have a Joker, and something is aimed at you. Show the Joker: nothing is done to you, and nobody learns what was laid. But the Joker is gone."),
         lambda at: at.offers("joker"), ("joker",)),
    Step("answer", "R6", N_("throne/lesson", "Your rival claims a card against you. Is it true? Call a lie and the rival loses it for nothing; call the truth a lie and you lose a card. Answer with the buttons below the table."),
         lambda at: at.observation.phase == "answer", ("accept", "liar")),
    Step("ace", "R11", N_("throne/lesson", "An Ace draws two cards, and everybody may call it a lie. A false Ace costs two cards, and a wrong call costs you one."),
         lambda at: at.observation.phase == "ace", ("accept", "liar")),
    Step("pick", "R14", N_("throne/lesson", "You may pick a card of your rival. The hand was shuffled, so just point at one of the backs."),
         lambda at: at.offers("pick"), ("pick", "pick-open")),
    Step("lie", "R10", N_("throne/lesson", "A lie was found out: the card lies among the discards, nothing happened, and nothing was drawn."),
         lambda at: at.happened("lie") and not at.over),
    Step("true", "R9", N_("throne/lesson", "A true claim was called a lie: it worked all the same, and the caller has lost a card for it."),
         lambda at: at.happened("true") and not at.over),
    Step("first", "R2", N_("throne/lesson", "Welcome! Everybody has five cards, and who has none is out. Each turn you lay one card face down and say what it is. Begin: drag a card to one of the claims in the middle."),
         _lays, ("lay",)),
    Step("bluff", "R4", N_("throne/lesson", "You may claim what you like, whatever the card is. A bluff that is believed works like the true card; only your rival can call it a lie. Dare it: lay a low card as a King."),
         _lays, ("lay",)),
    Step("peasant", "R5", N_("throne/lesson", "A Peasant is safe: nobody may call it a lie. But it draws nothing, so your kingdom shrinks by a card."),
         _lays),
    Step("face-up", "R15", N_("throne/lesson", "A card lies face up in a hand. It still counts and may be laid, but everybody knows what it is: a lie with it is seen at once."),
         lambda at: _any_open(at) and _lays(at)),
    Step("seen", "R18", N_("throne/lesson", "You know a card in your rival's hand: it is noted beside the name. Once your rival has laid a card unseen, it may be that one, so the note gets a question mark."),
         _knows_card),
    Step("discards", "R17", N_("throne/lesson", "What nobody called a lie is buried and stays hidden; what was shown lies open among the discards. Count: if you see all four Kings elsewhere, a King that is claimed must be a lie."),
         _lays),
)

LESSONS: Final = Lessons(seats=2, seed=_SEED, steps=_STEPS, aid=AID)
