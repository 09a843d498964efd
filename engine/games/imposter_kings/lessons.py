"""The guided first game of The Imposter Kings: which rule is at work when, and what to try."""

from __future__ import annotations

from typing import Final

from engine.base.lessons import Lessons, LessonStep, Situation, does
from engine.core.moves import Move
from engine.core.text import N_
from engine.games.imposter_kings.aid import AID, aid_of
from engine.games.imposter_kings.cards import DISGRACED_VALUE, ELDER, KINGS_HAND, OATHBOUND
from engine.games.imposter_kings.course import COURSE
from engine.games.imposter_kings.examples import AIM, EXAMPLES
from engine.games.imposter_kings.moves import FLIP, STAY
from engine.games.imposter_kings.state import ImposterState

_SEED: Final = 2
"""A deal in which every step comes up, and the learner begins."""

_HIGH_THRONE: Final = 5

_At = Situation[ImposterState]


# -- when ----------------------------------------------------------------------------------------------------------

def _asked(at: _At, *phases: str) -> bool:
    return at.observation.actor == at.seat and at.observation.phase in phases


def _higher_throne(at: _At) -> bool:
    return (_asked(at, "turn") and at.seen.throne_value() >= _HIGH_THRONE
            and any(_is_high_enough(at, move) for move in at.observation.legal_moves()))


def _court_is_empty(at: _At) -> bool:
    return _asked(at, "turn") and not at.seen.marks


def _only_king(at: _At) -> bool:
    return (_asked(at, "turn") and at.offers("flip") and not at.offers("play")
            and at.seen.throne_value() > DISGRACED_VALUE)


def _faces_royalty(at: _At) -> bool:
    seen = at.seen
    return _asked(at, "turn") and seen.royal_throne() and not any(map(seen.is_muted, (ELDER, OATHBOUND)))


def _may_be_stopped(at: _At) -> bool:
    """The learner may use an ability, and the rival might hold a King's Hand against it."""
    seen = at.seen
    return (_asked(at, "ability", "guess") and not seen.immune and seen.may_be_held(KINGS_HAND)
            and bool(seen.with_cards(seen.others(at.seat))))


def _rival_has_flipped(at: _At) -> bool:
    return (_asked(at, "turn") and at.happened("succeed", 1 - at.seat)
            and at.seen.throne_value() == DISGRACED_VALUE)


# -- what is asked for ---------------------------------------------------------------------------------------------

def _is_low(at: _At, kind: int) -> bool:
    """Whether a card is from the lower half of the hand."""
    values = at.seen.numbers.values
    hand = sorted(values[each] for each in at.seen.hand(at.seat))
    return values[kind] <= hand[(len(hand) - 1) // 2]


def _keeps_the_deal(_at: _At, move: Move) -> bool:
    return move is STAY


def _removes_a_low_card(at: _At, move: Move) -> bool:
    return move.verb == "remove" and _is_low(at, move.card)


def _plays_a_low_card(at: _At, move: Move) -> bool:
    return move.verb == "play" and _is_low(at, move.card)


def _flips_the_king(_at: _At, move: Move) -> bool:
    return move is FLIP


def _is_high_enough(at: _At, move: Move) -> bool:
    """Whether the move plays a card that counts as much as the Throne, or more."""
    return move.verb == "play" and at.seen.hand_value(move.card) >= at.seen.throne_value()


_STEPS: Final[tuple[LessonStep[ImposterState], ...]] = (
    LessonStep("over", "R43", N_("imposter-kings/lesson", "Someone has 7 points, and the match is over: the highest "
                                                          "score wins."),
               lambda at: at.over),
    LessonStep("points", "R42", N_("imposter-kings/lesson", "The round is over. The winner scores 1 point, 1 more "
                                                            "if their King is not flipped, and 1 more if the loser "
                                                            "still has a card in hand or their Successor. Then the "
                                                            "next round begins."),
               lambda at: at.happened("round") and not at.over),
    LessonStep("first", "R32", N_("imposter-kings/lesson", "Welcome! You hold the True King, so you choose who "
                                                           "begins. The first player may play any card."),
               lambda at: _asked(at, "first"), does("first")),
    LessonStep("restart", "R33", N_("imposter-kings/lesson", "Look at your cards: if you do not like them, you can "
                                                             "have them dealt again. Your first restart is free. "
                                                             "This time, keep them."),
               lambda at: _asked(at, "restart"), _keeps_the_deal),
    LessonStep("successor", "R37", N_("imposter-kings/lesson", "Hide a card as your Successor: it returns to your "
                                                               "hand when you flip your King. Choose a card that "
                                                               "you will want later."),
               lambda at: _asked(at, "successor"), does("successor")),
    LessonStep("remove", "R39", N_("imposter-kings/lesson", "One card leaves the round. Get rid of a low one: high "
                                                            "cards can be played more often."),
               lambda at: _asked(at, "remove"), _removes_a_low_card),
    LessonStep("begin", "R7", N_("imposter-kings/lesson", "The Court is empty, so any card can be played. Low cards are hard to play later: drag one to the Court."),
               _court_is_empty, _plays_a_low_card),
    LessonStep("only-king", "R8", N_("imposter-kings/lesson", "None of your cards can go on the Throne, but you "
                                                              "still have your King. Drag it to the Court: unless "
                                                              "an Assassin strikes, the Throne falls to 1, and your "
                                                              "Successor returns to your hand."),
               _only_king, _flips_the_king),
    LessonStep("oath", "R22", N_("imposter-kings/lesson", "Your Oathbound has disgraced a higher card and must be "
                                                          "followed by a second one. Play any card: it cannot be "
                                                          "stopped, and its ability works."),
               lambda at: _asked(at, "oath"), does("play")),
    LessonStep("condemned", "R5", N_("imposter-kings/lesson", "Condemned cards come first: removing one is your whole "
                                                              "turn. Drag it to the removed cards."),
               lambda at: _asked(at, "condemned"), does("discard")),
    LessonStep("antechamber", "R6", N_("imposter-kings/lesson", "You must now play a card from your Antechamber, "
                                                                "whatever the Throne is worth, and that may be just "
                                                                "what you need."),
               lambda at: _asked(at, "antechamber"), does("play")),
    LessonStep("assassin", "R12", N_("imposter-kings/lesson", "Your rival flips their King. If you have an "
                                                              "Assassin, you may show it now: the flip then fails "
                                                              "and you win the round, unless a King’s Hand stops "
                                                              "the Assassin. Remember that before you flip your own "
                                                              "King."),
               lambda at: _asked(at, "assassin")),
    LessonStep("royalty", "R28", N_("imposter-kings/lesson", "Royalty is on the Throne: only a 9, an Elder, or an "
                                                             "Oathbound with a second card can be played on it."),
               _faces_royalty),
    LessonStep("ability", "R10", N_("imposter-kings/lesson", "The card you played has an ability, and you may use it. Your rival may stop it with a King’s Hand."),
               _may_be_stopped),
    LessonStep("reaction", "R10", N_("imposter-kings/lesson", "Your rival uses an ability. Everyone who might have a "
                                                              "King’s Hand is asked, so silence gives nothing away."),
               lambda at: _asked(at, "reaction")),
    LessonStep("rival-flips", "R12", N_("imposter-kings/lesson", "Your rival has flipped their King: the Throne is "
                                                                 "worth 1, so any card can be played."),
               _rival_has_flipped),
    LessonStep("higher", "R2", N_("imposter-kings/lesson", "The Throne is high now. Play an equal or higher card, "
                                                           "and think about what you can still play after that."),
               _higher_throne, _is_high_enough),
)

LESSONS: Final = Lessons(seats=2, seed=_SEED, steps=_STEPS, aid=AID, course=COURSE,
                         aim=AIM, examples=EXAMPLES, aid_of=lambda numbers: aid_of(numbers.values))
