"""Disgraced cards, reactions, what is dangerous, and how to be clever."""

from __future__ import annotations

from typing import Final

from engine.base.course import Lesson, Task, always
from engine.core.moves import Move
from engine.core.text import N_, Text
from engine.games.imposter_kings.cards import DISGRACED_VALUE, FOOL, KINGS_HAND, QUEEN, VALUES, name_of
from engine.games.imposter_kings.course.seen import LEARNER, answered, has_flipped, is_beaten
from engine.games.imposter_kings.state import ImposterState
from engine.games.imposter_kings.zones import CONDEMNED, HAND, OPEN

_HIGH: Final = 7
"""From this value on a card is high."""

# -- disgraced cards -----------------------------------------------------------------------------------------------

_GOES_ELSEWHERE: Final = N_("imposter-kings/course", "The {card} counts {value} and can go on higher Thrones, too. "
                                                     "Only now can your 1 be played.")
_STILL_ONE: Final = N_("imposter-kings/course", "The Throne was already worth 1: you have used up your King for "
                                                "nothing but the Successor.")
_LOW_CARD: Final = N_("imposter-kings/course", "The {card} counts only {value}. A higher card is face up in Court.")
_NOTHING_TAKEN: Final = N_("imposter-kings/course", "You take nothing, though good cards are face up in Court.")


def _plays_fool(_before: ImposterState, _move: Move, after: ImposterState) -> bool:
    return after.court[-1] == FOOL


def _goes_elsewhere(_before: ImposterState, move: Move, after: ImposterState) -> Text:
    if has_flipped(after):
        return _STILL_ONE
    return _GOES_ELSEWHERE.fill(card=name_of(move.card), value=VALUES[move.card])


def _takes_high(before: ImposterState, _move: Move, after: ImposterState) -> bool:
    taken = after.cards[HAND[LEARNER]][len(before.hand(LEARNER)):]
    return any(VALUES[kind] >= _HIGH for kind in taken)


def _takes_little(before: ImposterState, move: Move, _after: ImposterState) -> Text:
    if move.verb != "court":
        return _NOTHING_TAKEN
    kind = before.court[move.place]
    return _LOW_CARD.fill(card=name_of(kind), value=VALUES[kind])


DISGRACED_CARDS: Final = Lesson(
    "disgraced", N_("imposter-kings/course", "Disgraced cards"),
    N_("imposter-kings/course", "You know what a face-down card is worth and put that to use."),
    (Task(
        "low", N_("imposter-kings/course", "A flipped King has disgraced the Throne: face down, it has no name and "
                                           "counts as 1. Play the card that can go nowhere else."),
        ("R3", "R7"), _plays_fool, _goes_elsewhere,
        (N_("imposter-kings/course", "Any card goes on a 1. Which one goes nowhere else?"),
         N_("imposter-kings/course", "Play the Fool.")),
        "play fool",
        position="imposter-kings 2: 1 turn; accused kings_hand; court elder soldier warlord sentry princess; "
                 "hand.1 fool zealot mystic; successor.1 judge; hand.2 assassin elder inquisitor oathbound queen; "
                 "rest removed; direction 1; played none; marks 0,0,0,0,1; flipped 2"),
     Task(
        "take", N_("imposter-kings/course", "The Fool takes another card from the Court into your hand, but not a "
                                            "Disgraced one. Take one worth 7 or more."),
        ("R30", "R3"), _takes_high, _takes_little,
        (N_("imposter-kings/course", "The Princess is face down. What else is high?"),
         N_("imposter-kings/course", "Take the Sentry or the Warlord.")),
        "court 4",
        N_("imposter-kings/course", "The Queen, Soldier, Sentry, Spy, and Mystic disgrace cards, too: read them "
                                    "when you get them."))))

# -- reactions -----------------------------------------------------------------------------------------------------

_FLIP_WORKS: Final = N_("imposter-kings/course", "The flip succeeds: the Throne is worth 1, your rival takes their "
                                                 "Successor into hand, and the round goes on.")
_QUEEN_GOES: Final = N_("imposter-kings/course", "Your Queen goes into your Antechamber, and you must play her next "
                                                 "turn, like it or not.")


def _wins_round(_before: ImposterState, _move: Move, after: ImposterState) -> bool:
    return bool(after.round_winners >> LEARNER & 1)


def _keeps_queen(_before: ImposterState, _move: Move, after: ImposterState) -> bool:
    return QUEEN in after.hand(LEARNER) and not after.cards[OPEN[LEARNER]]


def _none_condemned(_before: ImposterState, _move: Move, after: ImposterState) -> bool:
    return not after.cards[CONDEMNED[LEARNER]]


REACTIONS: Final = Lesson(
    "reactions", N_("imposter-kings/course", "Reactions"),
    N_("imposter-kings/course", "You act on your rival’s turn with the two cards that let you."),
    (Task(
        "assassin", N_("imposter-kings/course", "Your rival flips their King. If you hold the Assassin, you may "
                                                "strike now and make the flip fail: win the round."),
        ("R12", "R9"), _wins_round, always(_FLIP_WORKS),
        (N_("imposter-kings/course", "You hold the Assassin: show it."),),
        "kill",
        N_("imposter-kings/course", "The round is yours. Played onto the Throne, the Assassin would have been a plain 2."),
        position="imposter-kings 2: 1 assassin; accused kings_hand; court inquisitor soldier mystic sentry; "
                 "hand.1 assassin zealot judge warlord; successor.1 queen; hand.2 fool elder soldier oathbound; "
                 "successor.2 princess; rest removed; turn 1; first 1; direction 1; played none; marks 0,0,0,0; flipped 2; asked 0"),
     Task(
        "hand", N_("imposter-kings/course", "Your rival’s Inquisitor names your Queen: she would go into your "
                                            "Antechamber. A King’s Hand can stop an ability: keep your Queen."),
        ("R10", "R11"), _keeps_queen, always(_QUEEN_GOES),
        (N_("imposter-kings/course", "You hold the King’s Hand: use it."),),
        "stop",
        N_("imposter-kings/course", "Nothing happened. The Inquisitor and your King’s Hand are both Condemned, each "
                                    "in front of its owner."),
        position="imposter-kings 2: 1 reaction; accused princess; court fool elder inquisitor; "
                 "hand.1 soldier judge mystic kings_hand queen; successor.1 oathbound; hand.2 assassin soldier oathbound "
                 "warlord; successor.2 sentry; rest removed; turn 1; first 1; direction 1; marks 0,0,0; played inquisitor; "
                 "target queen; asked 0",
        replies=("discard inquisitor",)),
     Task(
        "condemned", N_("imposter-kings/course", "Condemned cards come first: removing one is your whole turn. Remove "
                                                 "your King’s Hand."),
        ("R5", "R4"), _none_condemned, always(_QUEEN_GOES),
        (N_("imposter-kings/course", "The Condemned card is face down in front of you."),),
        "discard kings_hand",
        N_("imposter-kings/course", "Your rival plays next. Stopping an ability costs each of you a card and a turn."))))

# -- a danger ------------------------------------------------------------------------------------------------------

_STRUCK: Final = N_("imposter-kings/course", "Your rival shows the Assassin: the flip fails, and you lose the round.")
_UNGUARDED: Final = N_("imposter-kings/course", "Now your King’s Hand is in Court. If an Assassin strikes when you "
                                                "flip, nothing stops it.")


def _plays(_before: ImposterState, _move: Move, after: ImposterState) -> bool:
    return not has_flipped(after)


def _flips_guarded(_before: ImposterState, _move: Move, after: ImposterState) -> bool:
    return has_flipped(after) and KINGS_HAND in after.hand(LEARNER)


def _survives(_before: ImposterState, _move: Move, after: ImposterState) -> bool:
    return has_flipped(after) and after.throne_value() == DISGRACED_VALUE


DANGER: Final = Lesson(
    "danger", N_("imposter-kings/course", "A risky flip"),
    N_("imposter-kings/course", "You flip your King at a safe moment."),
    (Task(
        "wait", N_("imposter-kings/course", "You have not seen the Assassin, and your rival may hold it. Do not flip your King while you can play a card."),
        ("R12", "R8"), _plays, always(_STRUCK),
        (N_("imposter-kings/course", "Three of your cards are worth 5 or more."),
         N_("imposter-kings/course", "Play the Mystic, the Queen, or the Oathbound.")),
        "play oathbound",
        N_("imposter-kings/course", "Your rival did hold the Assassin. Flip only after it has been seen, or when "
                                    "you must."),
        position="imposter-kings 2: 1 turn; accused inquisitor; court inquisitor judge soldier; "
                 "hand.1 fool elder oathbound mystic queen; successor.1 princess; hand.2 assassin zealot oathbound sentry; "
                 "successor.2 warlord; rest removed; first 1; direction 1; played none; marks 0,0,0"),
     Task(
        "guard", N_("imposter-kings/course", "Only a King’s Hand stops an Assassin. You will want to flip sooner or "
                                             "later: do it while you still hold your King’s Hand."),
        ("R12", "R10"), _flips_guarded, always(_UNGUARDED),
        (N_("imposter-kings/course", "Hold on to the King’s Hand and flip your King."),
             N_("imposter-kings/course", "Flip the King.")),
        "flip",
        position="imposter-kings 2: 1 turn; accused elder; court inquisitor soldier sentry; "
                 "hand.1 fool elder judge mystic kings_hand; successor.1 princess; hand.2 assassin zealot oathbound queen; "
                 "successor.2 warlord; rest removed; first 1; direction 1; played none; marks 0,0,0",
        replies=("kill",)),
     Task(
        "save", N_("imposter-kings/course", "Here it is: the Assassin strikes as you flip. Save your King."),
        ("R12", "R10"), _survives, always(_STRUCK),
        (N_("imposter-kings/course", "Use your King’s Hand."),),
        "stop",
        N_("imposter-kings/course", "The flip succeeds after all. The Assassin and the King’s Hand are Condemned."))))

# -- tactics -------------------------------------------------------------------------------------------------------

_ELDER_ANSWERS: Final = N_("imposter-kings/course", "Your rival answers with the Elder, which may be played on Royalty.")
_EASY: Final = N_("imposter-kings/course", "The Throne is now worth only 3, which your rival can easily answer, and "
                                           "your Oathbound and King’s Hand go unused.")


def _oath(_before: ImposterState, _move: Move, after: ImposterState) -> bool:
    return after.phase == "oath"


def _beaten(_before: ImposterState, _move: Move, after: ImposterState) -> bool:
    return is_beaten(after)


def _answered(_before: ImposterState, _move: Move, after: ImposterState) -> Text:
    return answered(after)


TACTICS: Final = Lesson(
    "tactics", N_("imposter-kings/course", "A card nobody can answer"),
    N_("imposter-kings/course", "You count what is left and choose the card that ends the round."),
    (Task(
        "oath", N_("imposter-kings/course", "The Throne is a 9, and your King is flipped. Play the card that "
                                            "disgraces a higher one and is followed by a second card."),
        ("R22", "R3"), _oath, always(_EASY),
        (N_("imposter-kings/course", "Read your 6."),
         N_("imposter-kings/course", "Play the Oathbound.")),
        "play oathbound",
        position="imposter-kings 2: 1 turn; accused queen; court fool zealot soldier sentry assassin elder inquisitor oathbound "
                 "princess; hand.1 elder oathbound kings_hand; hand.2 soldier mystic; rest removed; first 1; direction 1; played none; "
                 "marks 0,0,0,1,0,0,0,1,0; flipped 3"),
     Task(
        "second", N_("imposter-kings/course", "Now play the second card, of any value. Pick one that your rival "
                                              "cannot answer."),
        ("R22", "R9"), _beaten, _answered,
        (N_("imposter-kings/course", "The other 8 and both 9s have been seen, and so have the Zealot and the other Oathbound, which break the rule."),
         N_("imposter-kings/course", "Play the King’s Hand.")),
        "play kings_hand",
        N_("imposter-kings/course", "Two cards in one turn, and the round is yours."),
        replies=("lose",)),
     Task(
        "count", N_("imposter-kings/course", "Every other 8 and 9 has been seen, so your rival cannot match yours. "
                                             "But one low card can go on Royalty: win now."),
        ("R28", "R7"), _beaten, always(_ELDER_ANSWERS),
        (N_("imposter-kings/course", "Only one Elder has been seen. Where could the other be?"),
         N_("imposter-kings/course", "The King’s Hand is not Royalty: play it.")),
        "play kings_hand",
        N_("imposter-kings/course", "An 8 was better than a 9 here. Before you choose, count the cards you have seen."),
        position="imposter-kings 2: 1 turn; accused princess; court assassin zealot inquisitor soldier judge oathbound sentry "
                 "elder oathbound warlord mystic; hand.1 kings_hand queen; hand.2 elder; rest removed; first 1; direction 1; played none; "
                 "marks 0,0,0,0,0,0,1,0,0,0,1; flipped 3",
        replies=("lose",))))
