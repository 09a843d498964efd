"""The guided first game of Rival Kings: which rule is at work when, and what to try."""

from __future__ import annotations

from typing import Final

from engine.base.lessons import Lessons, LessonStep, Situation, does
from engine.core.moves import Move
from engine.core.text import N_
from engine.games.rival_kings.aid import AID
from engine.games.rival_kings.cards import PILES
from engine.games.rival_kings.course import COURSE
from engine.games.rival_kings.examples import AIM, EXAMPLES
from engine.games.rival_kings.moves import ACTION_OF
from engine.games.rival_kings.scoring import score
from engine.games.rival_kings.state import RivalState
from engine.games.rival_kings.zones import UNDER

_SEED: Final = 4
"""A deal in which everything comes up."""
_LOW: Final = 2
"""A pile with fewer cards than this under the one on display will soon run out."""

_At = Situation[RivalState]


# -- when ----------------------------------------------------------------------------------------------------------

def _chooses(at: _At) -> bool:
    return at.observation.phase == "choose"


def _second_cycle(at: _At) -> bool:
    return _chooses(at) and at.seen.cycle == 1


def _in_turn(at: _At) -> bool:
    """Whether the learner can carry out own actions now."""
    return at.observation.phase == "turn"


def _can(at: _At, verb: str) -> bool:
    return _in_turn(at) and at.offers(verb)


def _begins_turn(at: _At) -> bool:
    """Whether the learner's turn begins: some actions are left, and none is done."""
    if not _in_turn(at):
        return False
    left = at.seen.uncovered(at.seat)
    return bool(left) and at.seen.open == left


def _is_tied(at: _At) -> bool:
    return _begins_turn(at) and _has_equal(at)


def _has_equal(at: _At) -> bool:
    """Whether another player has a character of the learner's rank, so that the learner has only one action."""
    return bool(at.seen.tied >> at.seat & 1)


def _is_free(at: _At) -> bool:
    """Whether the learner may carry out all the actions that are left."""
    return _begins_turn(at) and not _has_equal(at)


def _was_robbed(at: _At) -> bool:
    return _is_free(at) and bool(at.seen.covered[at.seat])


def _has_stolen(at: _At) -> bool:
    """Whether the action to carry out now is stolen, and not the extra one of a subject."""
    return at.observation.phase == "extra" and at.happened("steal", at.seat)


def _owns_a_subject(at: _At) -> bool:
    return _in_turn(at) and bool(at.seen.subjects(at.seat))


def _owns_a_colour(at: _At) -> bool:
    """Whether a subject and a building of the learner score as a pair of one colour."""
    return _chooses(at) and score(at.seen, at.seat).colours > 0


def _pile_is_low(at: _At) -> bool:
    """Whether a pile will soon run out, and none has."""
    lowest = min(len(at.seen.cards[UNDER + pile]) for pile in range(PILES))
    return lowest < _LOW and not at.seen.empty_pile()


# -- what is asked for ---------------------------------------------------------------------------------------------

def _does_it(_at: _At, move: Move) -> bool:
    """Whether an action is carried out: one can also be left out."""
    return move.verb in ACTION_OF


def _passes_on_a_marker(at: _At, move: Move) -> bool:
    return move.verb == "give" and move.seat != at.seat


# -- the steps -----------------------------------------------------------------------------------------------------

_STEPS: Final[tuple[LessonStep[RivalState], ...]] = (
    LessonStep("over", "R23", N_("rival-kings/lesson", "A pile has run out, and the cycle is over: the game ends. "
                                                       "Pairs, single cards, and coins score, and every conflict "
                                                       "marker costs 2. The highest score wins."),
               lambda at: at.over),
    LessonStep("stolen", "R4", N_("rival-kings/lesson", "You carry out a stolen action at once, before your own. Do it now."),
               _has_stolen, _does_it),
    LessonStep("steal", "R4", N_("rival-kings/lesson", "Your rank steals from another player’s. Cover one of their "
                                                       "actions with your crest: drag its symbol onto your "
                                                       "character. Which one do you need, and which would they miss "
                                                       "most?"),
               lambda at: at.offers("steal"), does("steal")),
    LessonStep("robbed", "R4", N_("rival-kings/lesson", "A higher rank has stolen from you: this cycle, your "
                                                        "character cannot carry out what a crest covers. Carry out "
                                                        "what is left."),
               _was_robbed),
    LessonStep("tied", "R3", N_("rival-kings/lesson", "Another player has a character of the same rank. Both of you "
                                                      "have taken a conflict marker and may carry out only one "
                                                      "action each: choose the one that is worth the most to you."),
               _is_tied),
    LessonStep("choose", "R27", N_("rival-kings/lesson", "Welcome! Everyone secretly chooses a character. High ranks "
                                                         "go first and steal from others; low ranks can do more. Drag "
                                                         "one of your characters to your place."),
               _chooses, does("play")),
    LessonStep("second-cycle", "R27", N_("rival-kings/lesson", "The second cycle of the round: you have two "
                                                               "characters left, and those already played are face "
                                                               "up. Who can still get in your way?"),
               _second_cycle),
    LessonStep("ranks", "R2", N_("rival-kings/lesson", "Choose with care: A steals from D, B from C, C from F, D from "
                                                       "E, and E from F. Equal ranks are in conflict, too. Every "
                                                       "character card shows whom it steals from."),
               _chooses),
    LessonStep("colours", "R24", N_("rival-kings/lesson", "You own a subject and a building of the same color: they "
                                                          "score the higher of their values. A subject with its own "
                                                          "building would score both."),
               _owns_a_colour),
    LessonStep("low-pile", "R23", N_("rival-kings/lesson", "A pile will soon run out, and the game ends after that "
                                                           "cycle. Finish your pairs and get rid of conflict "
                                                           "markers."),
               _pile_is_low),
    LessonStep("markers", "R28", N_("rival-kings/lesson", "You were in a conflict and took a marker. It costs you 2 "
                                                          "points at the end. Some characters can return a marker "
                                                          "or pass it on."),
               lambda at: at.happened("marker", at.seat)),
    LessonStep("actions", "R8", N_("rival-kings/lesson", "Your turn! Carry out your character’s actions from left to "
                                                         "right, and skip any you like. Turns go from rank A to rank "
                                                         "F."),
               _is_free),
    LessonStep("settle", "R28", N_("rival-kings/lesson", "Return a conflict marker: drag one of yours to the "
                                                         "supply. That saves you 2 points."),
               lambda at: _can(at, "settle"), does("settle")),
    LessonStep("give", "R28", N_("rival-kings/lesson", "Pass on a conflict marker: drag one of yours to another player’s coins. It costs them 2 points at the end."),
               lambda at: _can(at, "give"), _passes_on_a_marker),
    LessonStep("ability", "R1", N_("rival-kings/lesson", "Your active subject can help you now, but only once this "
                                                         "cycle. Try its button."),
               lambda at: _can(at, "use"), does("use")),
    LessonStep("swap", "R14", N_("rival-kings/lesson", "Once this cycle, your active subject can exchange a card "
                                                       "with another player. Try it: drag the card you want onto "
                                                       "your own cards, then choose what to give for it."),
               lambda at: _can(at, "demand"), does("demand")),
    LessonStep("money", "R20", N_("rival-kings/lesson", "Take the money from a pile: drag its coins to yours. What "
                                                        "others pay stays at the piles. You may not count it, so "
                                                        "remember where a lot was paid."),
               lambda at: _can(at, "take") and any(at.seen.money), does("take")),
    LessonStep("recruit", "R29", N_("rival-kings/lesson", "Recruit a subject on display: drag it to your subjects. "
                                                          "You pay its value, and it scores best with its own "
                                                          "building."),
               lambda at: _can(at, "recruit"), does("recruit")),
    LessonStep("buy", "R29", N_("rival-kings/lesson", "Buy a building on display: drag it to your buildings. Look "
                                                      "for one that belongs to one of your subjects or shares its "
                                                      "color."),
               lambda at: _can(at, "buy"), does("buy")),
    LessonStep("active", "R19", N_("rival-kings/lesson", "The last subject in your row is the active one: only its "
                                                         "ability is available to you. A new subject takes its place."),
               _owns_a_subject),
)

LESSONS: Final = Lessons(seats=3, seed=_SEED, steps=_STEPS, aid=AID, course=COURSE, examples=EXAMPLES, aim=AIM)
