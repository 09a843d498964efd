"""The guided first game of Throne: which rule is at work when, and what to try."""

from __future__ import annotations

from typing import Final

from engine.base.lessons import Lessons, LessonStep, Situation, does
from engine.core.moves import Move
from engine.core.text import N_
from engine.games.throne.aid import AID
from engine.games.throne.bot.certain import wrong_answer, wrong_lay
from engine.games.throne.cards import KING, TEN
from engine.games.throne.course import COURSE
from engine.games.throne.examples import AIM, EXAMPLES
from engine.games.throne.reminders import reminders
from engine.games.throne.state import ThroneState
from engine.games.throne.zones import BURIED, DISCARDS, OPEN

_SEED: Final = 7
"""A deal that brings up every step, with the learner to begin."""

_At = Situation[ThroneState]


# -- when ----------------------------------------------------------------------------------------------------------

def _lays(at: _At) -> bool:
    return at.observation.phase == "lay" and at.offers("lay")


def _begins(at: _At) -> bool:
    """Whether the match has only just begun."""
    return _lays(at) and not at.seen.turns and not any(at.seen.wins)


def _can_shrink(at: _At) -> bool:
    """Whether the learner is to lay a card and has more than that one."""
    return _lays(at) and at.seen.size(at.seat) > 1


def _joker_helps(at: _At) -> bool:
    """Whether a Joker saves something: it is no help against a known lie, nor as the last card."""
    return not at.seen.visible and any(move.verb == "joker" and not wrong_answer(move, at.observation)
                                       for move in at.observation.legal_moves())


def _costs_two(at: _At) -> bool:
    """Whether the learner is to answer an Ace whose player has another card to lose."""
    return at.observation.phase == "ace" and at.seen.size(at.seen.turn) > 0


def _lie_was_seen(at: _At) -> bool:
    """Whether a Jack, Queen or King was found out, and the round goes on; a false Ace costs another card."""
    return at.happened("lie") and not (at.happened("lose") or at.happened("win") or at.seen.phase == "penalty")


def _wrong_call_was_paid(at: _At) -> bool:
    """Whether a true claim that was called a lie has worked and the caller has paid, and the round goes on."""
    return at.happened("true") and at.happened("lose") and not (at.happened("nothing") or at.happened("win"))


def _any_open(at: _At) -> bool:
    return any(at.seen.cards[OPEN[seat]] for seat in range(at.seen.seats))


def _card_is_noted(at: _At) -> bool:
    """Whether a card is noted beside the rival's name: it is in the hand, or was laid unseen."""
    return bool(reminders(at.observation, 1 - at.seat)) and _lays(at)


def _piles_grow(at: _At) -> bool:
    """Whether there are both buried cards and discards."""
    return _lays(at) and bool(at.seen.cards[BURIED]) and bool(at.seen.cards[DISCARDS])


# -- what is asked for ---------------------------------------------------------------------------------------------

def _low_card_as_king(at: _At, move: Move) -> bool:
    """Whether the move is the bluff that the step asks for, with a chance of being believed."""
    return move.verb == "lay" and move.card <= TEN and move.claim == KING and not wrong_lay(move, at.observation)


# -- the steps -----------------------------------------------------------------------------------------------------

_STEPS: Final[tuple[LessonStep[ThroneState], ...]] = (
    LessonStep("over", "R23", N_("throne/lesson", "The match is over: three rounds win the throne."),
               lambda at: at.over),
    LessonStep("round", "R21", N_("throne/lesson", "The round is over: everyone but the winner is out. The winner "
                                                   "begins the next one. Three rounds win the match."),
               lambda at: at.happened("win") and not at.happened("long") and not at.over),
    LessonStep("joker", "R7", N_("throne/lesson", "You are the target, and you have a Joker. Show it: nothing happens "
                                                  "to you, and nobody learns what was laid. But the Joker is gone."),
               _joker_helps, does("joker")),
    LessonStep("answer", "R6", N_("throne/lesson", "Your rival claims a card against you. Is it true? Catch a lie, "
                                                   "and your rival loses the card for nothing; call the truth a "
                                                   "lie, and you lose a card. Answer with the buttons on the table."),
               lambda at: at.observation.phase == "answer"),
    LessonStep("ace", "R11", N_("throne/lesson", "An Ace draws two cards, and anyone may call it a lie. A false Ace "
                                                 "costs two cards, and a wrong call costs you one."),
               _costs_two),
    LessonStep("pick", "R14", N_("throne/lesson", "You may pick one of your rival’s cards. The hand was shuffled, "
                                                  "so just choose any hidden card."),
               lambda at: at.offers("pick"), does("pick")),
    LessonStep("lie", "R10", N_("throne/lesson", "A lie was found out: the card is among the discards, it had no "
                                                 "effect, and nothing was drawn."),
               _lie_was_seen),
    LessonStep("true", "R9", N_("throne/lesson", "A true claim was called a lie: it worked all the same, and the "
                                                 "caller lost a card for it."),
               _wrong_call_was_paid),
    LessonStep("first", "R2", N_("throne/lesson", "Welcome! Everyone starts with five cards. Run out and you are out. Each turn you lay one card face down and say what it is. Begin: drag a card to one of the claims in the middle."),
               _begins, does("lay")),
    LessonStep("bluff", "R4", N_("throne/lesson", "You may claim what you like, whatever the card is. A bluff that "
                                                  "is believed works like the true card, but your rival may call it "
                                                  "a lie. Try it: lay a 7, 8, 9, or 10 as a King."),
               _lays, _low_card_as_king),
    LessonStep("peasant", "R5", N_("throne/lesson", "A Peasant is safe: it cannot be called a lie. But it draws "
                                                    "nothing, so your hand shrinks by a card."),
               _can_shrink),
    LessonStep("face-up", "R15", N_("throne/lesson", "Someone has a face-up card. It still counts and may be laid, "
                                                     "but everyone knows what it is: lying with it fools nobody."),
               lambda at: _any_open(at) and _lays(at)),
    LessonStep("seen", "R18", N_("throne/lesson", "A card you know to be in your rival’s hand is noted beside their "
                                                  "name. Once your rival lays a hidden card, it may be the one you "
                                                  "know, so the note gets a question mark."),
               _card_is_noted),
    LessonStep("discards", "R17", N_("throne/lesson", "A card nobody called is buried and stays hidden; a card that "
                                                      "was shown is face up among the discards. Count: if you see all "
                                                      "four Kings elsewhere, a claimed King must be a lie."),
               _piles_grow),
)

LESSONS: Final = Lessons(seats=2, seed=_SEED, steps=_STEPS, aid=AID, course=COURSE, aim=AIM, examples=EXAMPLES)
