"""Naming a card, the set-up of a round, and the Accused."""

from __future__ import annotations

from typing import Final

from engine.base.course import Lesson, Task, always
from engine.core.moves import Move
from engine.core.text import N_, Text
from engine.games.imposter_kings.cards import DISGRACED_VALUE, QUEEN, SOLDIER, VALUES, name_of
from engine.games.imposter_kings.course.seen import LEARNER, RIVAL, has_flipped
from engine.games.imposter_kings.guesses import can_hold
from engine.games.imposter_kings.state import ImposterState
from engine.games.imposter_kings.zones import ACCUSED, REMOVED, SUCCESSOR

_LOW: Final = 4
"""Up to this value a card is low."""
_HIGH: Final = 7
"""From this value on a card is high."""

# -- naming a card -------------------------------------------------------------------------------------------------

_ASKS_NOTHING: Final = N_("imposter-kings/course", "The {card} does not let you name a card.")
_NOT_NAMED: Final = N_("imposter-kings/course", "The Soldier remains a 5, though you know one of your rival’s cards.")
_NOT_HELD: Final = N_("imposter-kings/course", "No. Your rival does not hold the {card}. But you did see another "
                                               "card taken.")


def _throne_falls(_before: ImposterState, _move: Move, after: ImposterState) -> bool:
    return has_flipped(after) and after.throne_value() == DISGRACED_VALUE


def _may_name(_before: ImposterState, _move: Move, after: ImposterState) -> bool:
    return after.phase == "ability" and after.played == SOLDIER


def _asks_nothing(_before: ImposterState, _move: Move, after: ImposterState) -> Text:
    return _ASKS_NOTHING.fill(card=name_of(after.court[-1]))


def _named_right(_before: ImposterState, _move: Move, after: ImposterState) -> bool:
    return after.phase == "soldier"


def _named_wrong(_before: ImposterState, move: Move, _after: ImposterState) -> Text:
    return _NOT_HELD.fill(card=name_of(move.card)) if move.verb == "name" else _NOT_NAMED


GUESS: Final = Lesson(
    "guess", N_("imposter-kings/course", "Name a card"),
    N_("imposter-kings/course", "You remember what you saw and name it at the right time."),
    (Task(
        "watch", N_("imposter-kings/course", "None of your cards can go on a 9: flip your King. Then watch which card "
                                             "your rival takes from the Court."),
        ("R8", "R30"), _throne_falls, _asks_nothing,
        (N_("imposter-kings/course", "Flip your King and look at the Court."),),
        "flip",
        N_("imposter-kings/course", "A Fool takes a card from the Court, and everyone sees which one."),
        position="imposter-kings 2: 1 turn; accused kings_hand; court assassin inquisitor oathbound sentry princess; "
                 "hand.1 zealot soldier*2 mystic; successor.1 warlord; hand.2 fool elder inquisitor; successor.2 queen; "
                 "rest removed; first 1; direction 1; played none; marks 0,0,0,0,0",
        replies=("play fool", "court 4")),
     Task(
        "soldier", N_("imposter-kings/course", "Some cards let you name a card: if a rival holds it, you benefit. "
                                               "Play one of those now."),
        ("R25", "R13"), _may_name, _asks_nothing,
        (N_("imposter-kings/course", "Read what your cards say. One of them asks whether an opponent holds a "
                                     "certain card."),
         N_("imposter-kings/course", "Play a Soldier.")),
        "play soldier"),
     Task(
        "name", N_("imposter-kings/course", "Name a card that your rival holds. The answer is always truthful, and "
                                            "there is one card you can be sure of."),
        ("R13", "R25"), _named_right, _named_wrong,
        (N_("imposter-kings/course", "What did the Fool take?"),
         N_("imposter-kings/course", "Name the Sentry.")),
        "name sentry",
        N_("imposter-kings/course", "Right: the Soldier now counts 7, and you may disgrace up to three cards. The "
                                    "Judge and the Inquisitor name cards, too."))))

# -- before the first turn -----------------------------------------------------------------------------------------

_SECOND: Final = N_("imposter-kings/course", "Then your rival begins and plays any card onto the empty Court, and "
                                             "you must match it.")
_DEALT_ANEW: Final = N_("imposter-kings/course", "All cards are dealt again, your Queen and Sentry included, and your "
                                                 "free restart is used up.")
_TOO_LOW_FOR_SUCCESSOR: Final = N_("imposter-kings/course", "The {card} counts {value}. When you flip your King, "
                                                            "you will want more than that.")
_KEEP_HIGHER: Final = N_("imposter-kings/course", "The {card} counts {value}. You hold lower cards, which will be "
                                                  "harder to play.")


def _begins(_before: ImposterState, _move: Move, after: ImposterState) -> bool:
    return after.first == LEARNER


def _kept(_before: ImposterState, _move: Move, after: ImposterState) -> bool:
    return not after.restarts[LEARNER]


def _hides_high(_before: ImposterState, _move: Move, after: ImposterState) -> bool:
    return all(VALUES[kind] >= _HIGH for kind in after.cards[SUCCESSOR[LEARNER]])


def _too_low(_before: ImposterState, move: Move, _after: ImposterState) -> Text:
    return _TOO_LOW_FOR_SUCCESSOR.fill(card=name_of(move.card), value=VALUES[move.card])


def _parts_with_low(_before: ImposterState, _move: Move, after: ImposterState) -> bool:
    return VALUES[after.cards[REMOVED][-1]] <= _LOW


def _keep_higher(_before: ImposterState, move: Move, _after: ImposterState) -> Text:
    return _KEEP_HIGHER.fill(card=name_of(move.card), value=VALUES[move.card])


SETUP: Final = Lesson(
    "setup", N_("imposter-kings/course", "Before the first turn"),
    N_("imposter-kings/course", "You choose your Successor and the card to remove."),
    (Task(
        "first", N_("imposter-kings/course", "You hold the True King, so you name who begins. Begin the round "
                                             "yourself: on the empty Court, you can get rid of a low card."),
        ("R32", "R31"), _begins, always(_SECOND),
        (N_("imposter-kings/course", "Name yourself."),),
        "first 1",
        position="imposter-kings 2: 1 first; accused soldier; hand.1 elder inquisitor judge oathbound*2 mystic sentry queen; "
                 "hand.2 fool assassin elder zealot inquisitor warlord kings_hand princess; rest removed; direction 1; played none"),
     Task(
        "keep", N_("imposter-kings/course", "Each of you may have the cards dealt again; once per match, this is "
                                            "free. Yours are good: keep them."),
        ("R33",), _kept, always(_DEALT_ANEW),
        (N_("imposter-kings/course", "The Mystic, Sentry, and Queen are worth 7 or more: keep your cards."),),
        "stay",
        replies=("stay",)),
     Task(
        "successor", N_("imposter-kings/course", "Hide a Successor: it returns to your hand when you flip your "
                                                 "King. Choose a 7 or higher, a card that could then win you the "
                                                 "round."),
        ("R37", "R8"), _hides_high, _too_low,
        (N_("imposter-kings/course", "Nobody sees it there, and nobody can guess it."),
         N_("imposter-kings/course", "The Queen is a good Successor.")),
        "successor queen",
        N_("imposter-kings/course", "Until then, it is not in your hand: you cannot play it or react with it.")),
     Task(
        "remove", N_("imposter-kings/course", "One more card leaves the round, unseen. Part with one that will be "
                                              "hard to play."),
        ("R39",), _parts_with_low, _keep_higher,
        (N_("imposter-kings/course", "High cards go on many Thrones, low ones on few."),
         N_("imposter-kings/course", "Remove the Elder or the Inquisitor.")),
        "remove inquisitor",
        N_("imposter-kings/course", "Your rival removes a card, too, and one more was removed after the deal: nobody "
                                    "knows all three."))))

# -- the Accused ---------------------------------------------------------------------------------------------------

_IS_ACCUSED: Final = N_("imposter-kings/course", "The {card} is the Accused, so nobody holds it.")
_IS_YOURS: Final = N_("imposter-kings/course", "You hold the {card} yourself, and there is only one.")
_IN_COURT: Final = N_("imposter-kings/course", "Every copy of the {card} is in Court.")
_ASKED_NOTHING: Final = N_("imposter-kings/course", "Then nothing happens, and your rival keeps every card.")
_STAYS_ACCUSED: Final = N_("imposter-kings/course", "The Queen remains the Accused, and nobody gets to play her.")
_GIVES_MUCH: Final = N_("imposter-kings/course", "You get the Queen but give away the {card}, which counts {value}. "
                                                 "A low card would do.")


def _may_be_held(before: ImposterState, move: Move, _after: ImposterState) -> bool:
    return move.verb == "name" and can_hold(before.observation(LEARNER), RIVAL, move.card)


def _where_it_is(before: ImposterState, move: Move, _after: ImposterState) -> Text:
    if move.verb != "name":
        return _ASKED_NOTHING
    if move.card in before.cards[ACCUSED]:
        return _IS_ACCUSED.fill(card=name_of(move.card))
    return (_IS_YOURS if move.card in before.hand(LEARNER) else _IN_COURT).fill(card=name_of(move.card))


def _gets_queen_for_little(_before: ImposterState, _move: Move, after: ImposterState) -> bool:
    return QUEEN in after.hand(LEARNER) and VALUES[after.cards[ACCUSED][0]] <= _LOW


def _gave_much(_before: ImposterState, move: Move, _after: ImposterState) -> Text:
    if move.verb != "exchange":
        return _STAYS_ACCUSED
    return _GIVES_MUCH.fill(card=name_of(move.card), value=VALUES[move.card])


ACCUSED_CARD: Final = Lesson(
    "accused", N_("imposter-kings/course", "The Accused"),
    N_("imposter-kings/course", "You know which cards nobody can hold."),
    (Task(
        "name", N_("imposter-kings/course", "The Accused is face up beside the Court: nobody holds it. Your "
                                            "Inquisitor names a card: choose one that your rival may hold."),
        ("R31", "R26", "R13"), _may_be_held, _where_it_is,
        (N_("imposter-kings/course", "Rule out the Accused, your own hand, and every card in Court, face-down ones "
                                     "included."),
         N_("imposter-kings/course", "The Sentry has not been seen: name it.")),
        "name sentry",
        N_("imposter-kings/course", "If someone holds the named card, it goes into their Antechamber and must be "
                                    "played next."),
        position="imposter-kings 2: 1 ability; accused kings_hand; court elder judge soldier mystic zealot soldier oathbound "
                 "princess inquisitor*2; hand.1 warlord queen; hand.2 oathbound sentry; rest removed; first 1; direction 1; "
                 "marks 0,0,0,1,0,0,0,1,0,0; flipped 3; played inquisitor"),
     Task(
        "warden", N_("imposter-kings/course", "With three or four players, a Warden can swap one of your cards with "
                                              "the Accused. Here, the Accused is the Queen: trade a low card for "
                                              "her."),
        ("R21", "R31"), _gets_queen_for_little, _gave_much,
        (N_("imposter-kings/course", "Your lowest card costs you the least."),
         N_("imposter-kings/course", "Give the Fool.")),
        "exchange fool",
        N_("imposter-kings/course", "The card you gave is now the Accused. With two players, there is no Warden, so "
                                    "the Accused never changes."),
        position="imposter-kings 3: 1 ability; accused queen; court elder soldier kings_hand zealot judge herald oathbound "
                 "warden; hand.1 fool soldier sentry; successor.1 princess; hand.2 assassin elder executioner mystic spy; "
                 "hand.3 inquisitor judge oathbound; successor.3 warlord; rest removed; first 1; direction 1; "
                 "marks 0,0,1,0,0,0,0,0; flipped 2; played warden")))
