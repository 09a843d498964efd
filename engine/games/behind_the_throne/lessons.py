"""The guided first game of Behind the Throne: which rule is at work when, and what to try."""

from __future__ import annotations

from typing import Final

from engine.base.lessons import Lessons, LessonStep, Situation, does
from engine.core.moves import Move
from engine.core.text import N_
from engine.games.behind_the_throne.aid import AID
from engine.games.behind_the_throne.bot.excluded_waste import throws_stack_away, wastes
from engine.games.behind_the_throne.bot.omissions import leaves_out
from engine.games.behind_the_throne.cards import ALCHEMIST, KINDS, KING, MANIPULATIVE_MASK, MINSTREL, QUEEN
from engine.games.behind_the_throne.course import COURSE
from engine.games.behind_the_throne.examples import AIM, EXAMPLES
from engine.games.behind_the_throne.moves import COLLECT, LOOK, REVEAL, is_change
from engine.games.behind_the_throne.scoring import stack_score
from engine.games.behind_the_throne.state import BehindState

_SEED: Final = 3
"""A deal in which everything comes up, and the learner begins."""

_At = Situation[BehindState]


# -- when ----------------------------------------------------------------------------------------------------------

def _begins_row(at: _At) -> bool:
    return at.observation.phase == "reveal" and at.observation.actor == at.seat


def _in_row(at: _At, cards: int) -> bool:
    return at.observation.phase == "row" and len(at.seen.row) >= cards


def _owns_cards(at: _At) -> bool:
    return _begins_row(at) and bool(at.seen.owned[at.seat])


def _always(_at: _At) -> bool:
    """A step whose moment is whenever what it asks for is possible."""
    return True


def _outnumbered(at: _At) -> bool:
    mine = at.seen.owned[at.seat] & ~at.seen.upright[at.seat]
    return _begins_row(at) and bool(mine & (MANIPULATIVE_MASK | 1 << MINSTREL | 1 << ALCHEMIST))


def _is_protected(at: _At) -> bool:
    """Whether the rival is safe from some of what the learner might do to them."""
    rival = 1 - at.seat
    return bool(at.seen.upright[rival] & (1 << MINSTREL | 1 << ALCHEMIST)) and _begins_row(at)


def _owns_royals(at: _At) -> bool:
    return _begins_row(at) and bool(at.seen.owned[at.seat] & (1 << QUEEN | 1 << KING))


def _scores(at: _At) -> bool:
    return _begins_row(at) and any(stack_score(kind, at.seen.count(at.seat, kind)) for kind in range(KINDS))


# -- what is asked for ---------------------------------------------------------------------------------------------

def _reveals(_at: _At, move: Move) -> bool:
    return move is REVEAL


def _collects(at: _At, move: Move) -> bool:
    return move is COLLECT and not leaves_out(move, at.observation)


def _makes_room(at: _At, move: Move) -> bool:
    return move.verb == "discard" and not throws_stack_away(at.seen, at.seat, move.card)


def _destroys_rivals(at: _At, move: Move) -> bool:
    return move.verb == "destroy" and move.seat != at.seat


def _brings_down(at: _At, move: Move) -> bool:
    return is_change(move) and move.number < 0 and not wastes(at.seen, move)


def _makes_equal(at: _At, move: Move) -> bool:
    """Whether a stack, used without need, lets the learner destroy a card of the rival."""
    seen, rival = at.seen, 1 - at.seat
    equal = seen.phase == "row" and len(seen.row) > 1 and seen.excess() + move.number == 0
    may_destroy = len(seen.row) > seen.count(at.seat, QUEEN) and seen.owned[rival] and not seen.hit >> rival & 1
    return move.verb == "use" and is_change(move) and equal and bool(may_destroy)


def _looks(_at: _At, move: Move) -> bool:
    return move is LOOK


# -- the steps -----------------------------------------------------------------------------------------------------

_STEPS: Final[tuple[LessonStep[BehindState], ...]] = (
    LessonStep("over", "R25", N_("behind-the-throne/lesson", "The End of Game card has ended the game. Every stack of two or more scores its value once, and the highest score wins."),
               lambda at: at.over),
    LessonStep("lost-row", "R22", N_("behind-the-throne/lesson", "A card was too high, and nothing could save the "
                                                                 "row: all of it was discarded. That is the risk of "
                                                                 "every extra card."),
               lambda at: at.happened("bust") and not at.over),
    LessonStep("swapped", "R19", N_("behind-the-throne/lesson", "Your rival has swapped: the row is yours now, and "
                                                                "your rival has one of your cards. See how your "
                                                                "stacks have changed."),
               lambda at: at.happened("swap", 1 - at.seat) and not at.over),
    LessonStep("new-deck", "R23", N_("behind-the-throne/lesson", "The deck has run out. The discard pile is the new "
                                                                 "deck, and the End of Game card is somewhere in it: from now "
                                                                 "on, any card may end the game."),
               lambda at: at.happened("renew") and not at.over),
    LessonStep("save", "R5", N_("behind-the-throne/lesson", "The newest card is too high, but your abilities can "
                                                            "bring it down. Save the row: use one of your upright "
                                                            "stacks."),
               lambda at: at.observation.phase == "save", _brings_down),
    LessonStep("five-stacks", "R20", N_("behind-the-throne/lesson", "There is room for only five stacks. Discard one "
                                                                    "of yours, new or old."),
               lambda at: at.observation.phase in ("gift", "discard"), _makes_room),
    LessonStep("destroy", "R13", N_("behind-the-throne/lesson", "The newest card equals the one before it, so you may "
                                                                "destroy a card. Drag one of your rival’s cards to "
                                                                "the discard pile: which loss would hurt most?"),
               _always, _destroys_rivals),
    LessonStep("reveal", "R2", N_("behind-the-throne/lesson", "Welcome! Each turn, you reveal a row of cards. To "
                                                              "begin, drag the top card of the deck into the row, "
                                                              "or press the button on the table."),
               _begins_row, _reveals),
    LessonStep("compare", "R3", N_("behind-the-throne/lesson", "The next card must not be higher than this one. The higher the newest card, the safer it is to go on. Reveal another, if you dare."),
               lambda at: _in_row(at, 1) and at.offers("reveal"), _reveals),
    LessonStep("look", "R9", N_("behind-the-throne/lesson", "Your Prophet stands upright: look at the top card of the deck before you decide. Drag the Prophet to the deck."),
               lambda at: _in_row(at, 1), _looks),
    LessonStep("ability", "R4", N_("behind-the-throne/lesson", "You may use a stack on the newest card even when "
                                                               "that card is not too high. Make it equal to the "
                                                               "card before it, and you may destroy a card. Drag "
                                                               "the stack to the row."),
               _always, _makes_equal),
    LessonStep("swap", "R16", N_("behind-the-throne/lesson", "Instead of collecting the row, you may give it away and "
                                                             "take one of your rival’s cards. That pays off when the "
                                                             "card is worth more to you than the row. Try it: drag "
                                                             "one of your rival’s cards to your stacks."),
               lambda at: at.offers("swap") and _in_row(at, 1) and len(at.seen.row) <= 2, does("swap")),
    LessonStep("collect", "R20", N_("behind-the-throne/lesson", "You may stop after any card. Collect the row: drag it to your place, and its cards become your stacks."),
               lambda at: _in_row(at, 2), _collects),
    LessonStep("stacks", "R20", N_("behind-the-throne/lesson", "Cards of a kind form one stack. You can have at "
                                                               "most five stacks, with up to five cards each."),
               _owns_cards),
    LessonStep("largest", "R10", N_("behind-the-throne/lesson", "One of your stacks lies sideways because your "
                                                                "rival has more cards of its kind, so you cannot "
                                                                "use its ability. Only a player with the most cards "
                                                                "of that kind can; a tie is enough."),
               _outnumbered),
    LessonStep("protected", "R11", N_("behind-the-throne/lesson", "Your rival’s Minstrel or Alchemist stands "
                                                                  "upright. The Minstrel lets you take only a "
                                                                  "Minstrel in a swap, and the Alchemist lets you "
                                                                  "destroy only an Alchemist."),
               _is_protected),
    LessonStep("royals", "R12", N_("behind-the-throne/lesson", "Queens and Kings are worth the most, but the more "
                                                               "you own, the longer a row must be before you may "
                                                               "destroy a card or swap."),
               _owns_royals),
    LessonStep("scoring", "R25", N_("behind-the-throne/lesson", "You own a stack of two or more, and it scores its "
                                                                "value once. Single cards score nothing, so pairs "
                                                                "of high cards win games."),
               _scores),
)

LESSONS: Final = Lessons(
    seats=2, seed=_SEED, steps=_STEPS, aid=AID, course=COURSE, aim=AIM, examples=EXAMPLES)
