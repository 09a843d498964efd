"""A turn, what a round brings, and the King."""

from __future__ import annotations

from typing import Final

from engine.base.course import Lesson, Task
from engine.core.moves import Move
from engine.core.text import N_, Text
from engine.games.imposter_kings.cards import DISGRACED_VALUE, VALUES, name_of
from engine.games.imposter_kings.course.seen import LEARNER, RIVAL, answered, has_flipped, is_beaten
from engine.games.imposter_kings.state import ImposterState
from engine.games.imposter_kings.zones import OPEN

# -- the turn ------------------------------------------------------------------------------------------------------

_LATER: Final = N_("imposter-kings/course", "The {card} counts {value}: it can still go on a higher Throne later. "
                                            "Your lowest cards cannot.")
_MATCHES: Final = N_("imposter-kings/course", "The {card} counts {value}: from your hand, it can go on many "
                                              "Thrones. Your low cards rarely can.")
_NOT_PREPARED: Final = N_("imposter-kings/course", "Your Antechamber is now empty: on your next turn, you must "
                                                   "match or beat the Throne.")
_LOW: Final = 4
"""Up to this value a card is low."""


def _opens_low(_before: ImposterState, _move: Move, after: ImposterState) -> bool:
    return VALUES[after.court[-1]] <= _LOW


def _later(_before: ImposterState, _move: Move, after: ImposterState) -> Text:
    kind = after.court[-1]
    return _LATER.fill(card=name_of(kind), value=VALUES[kind])


def _low_prepared(_before: ImposterState, _move: Move, after: ImposterState) -> bool:
    return any(VALUES[kind] <= _LOW for kind in after.cards[OPEN[LEARNER]])


def _not_low(_before: ImposterState, _move: Move, after: ImposterState) -> Text:
    prepared = after.cards[OPEN[LEARNER]]
    if not prepared:
        return _NOT_PREPARED
    return _MATCHES.fill(card=name_of(prepared[0]), value=VALUES[prepared[0]])


def _antechamber_is_empty(_before: ImposterState, _move: Move, after: ImposterState) -> bool:
    return not after.cards[OPEN[LEARNER]]


TURN: Final = Lesson(
    "turn", N_("imposter-kings/course", "Your turn"),
    N_("imposter-kings/course", "You know what you may do on your turn and what comes first."),
    (Task(
        "first", N_("imposter-kings/course", "On your turn, play one card onto the Throne. You begin and the Court "
                                             "is empty, so any card will do: choose one that will be hard to play "
                                             "later."),
        ("R4", "R7", "R2"), _opens_low, _later,
        (N_("imposter-kings/course", "The Throne will soon be higher. Which cards will be too low then?"),
         N_("imposter-kings/course", "Play the Fool or the Elder.")),
        "play fool",
        N_("imposter-kings/course", "Your turn is over, and your other cards are still good for later."),
        position="imposter-kings 2: 1 turn; accused princess; hand.1 fool elder judge oathbound warlord queen; successor.1 sentry; "
                 "hand.2 elder inquisitor soldier oathbound mystic zealot; successor.2 kings_hand; rest removed; direction 1; played none"),
     Task(
        "prepare", N_("imposter-kings/course", "Your Judge guessed right: put a card into your Antechamber. Next "
                                               "turn, it can go on any Throne, so choose one that is otherwise hard "
                                               "to play."),
        ("R24", "R6"), _low_prepared, _not_low,
        (N_("imposter-kings/course", "High cards need no help. Which of yours do?"),
         N_("imposter-kings/course", "Choose the Elder or the Inquisitor.")),
        "antechamber elder",
        position="imposter-kings 2: 1 judge; accused kings_hand; court fool zealot soldier judge; hand.1 elder inquisitor "
                 "warlord mystic; successor.1 princess; hand.2 assassin oathbound sentry queen; successor.2 soldier; "
                 "rest removed; first 1; direction 1; marks 0,0,0,0; played judge; target 1,sentry",
        replies=("play sentry", "pass")),
     Task(
        "antechamber", N_("imposter-kings/course", "The Throne is worth 8. Your Antechamber comes before your hand and your King: play the card from there."),
        ("R6", "R4"), _antechamber_is_empty, _not_low,
        (N_("imposter-kings/course", "The card in your Antechamber is face up in front of you."),),
        "play elder",
        N_("imposter-kings/course", "Antechamber first, then hand or King. Only Condemned cards come before that, "
                                    "and removing one takes your whole turn."))))

# -- points --------------------------------------------------------------------------------------------------------

_KING_FLIPPED: Final = N_("imposter-kings/course", "A flipped King scores no extra point: even if you won this round, "
                                                   "you would be one point short.")
_NO_CARD_LEFT: Final = N_("imposter-kings/course", "Now your rival can play their last card, the {card}. Once it is "
                                                   "gone, the round is worth only 2 points to you.")


def _wins_with_king(_before: ImposterState, _move: Move, after: ImposterState) -> bool:
    return is_beaten(after) and not has_flipped(after)


def _wins_before_last_card(before: ImposterState, move: Move, after: ImposterState) -> bool:
    return _wins_with_king(before, move, after) and after.leftovers(RIVAL)


def _one_too_few(_before: ImposterState, _move: Move, after: ImposterState) -> Text:
    return _KING_FLIPPED if has_flipped(after) else _NO_CARD_LEFT.fill(card=name_of(after.hand(RIVAL)[0]))


POINTS: Final = Lesson(
    "points", N_("imposter-kings/course", "What a round is worth"),
    N_("imposter-kings/course", "You know when a round is worth 1, 2, or 3 points."),
    (Task(
        "king", N_("imposter-kings/course", "Your rival has no cards left. A round is worth 1 point, and 1 more if "
                                            "your King is not flipped. You need 2: win now."),
        ("R42", "R43"), _wins_with_king, _one_too_few,
        (N_("imposter-kings/course", "You could play a card or flip your King. Which keeps the extra point?"),
         N_("imposter-kings/course", "Play the Warlord.")),
        "play warlord",
        N_("imposter-kings/course", "1 for the round and 1 for your King: you reach 7 points."),
        position="imposter-kings 2: 1 turn; accused princess; court elder soldier sentry oathbound zealot inquisitor judge "
                 "mystic fool kings_hand oathbound soldier; hand.1 warlord; successor.1 queen; rest removed; direction 1; played none; "
                 "marks 0,0,1,0,0,0,0,1,0,1,0,0; flipped 2; gains 3,1,1,0,0,4,1,1,0,0",
        replies=("lose",)),
     Task(
        "cards", N_("imposter-kings/course", "The round is worth 1 more if your rival has a card left at the end. You "
                                             "need 3 points: win while they still hold it."),
        ("R42",), _wins_before_last_card, _one_too_few,
        (N_("imposter-kings/course", "Every 9 and the other 8 are gone. Which of your cards can your rival not answer?"),
         N_("imposter-kings/course", "Play the King’s Hand, an 8.")),
        "play kings_hand",
        N_("imposter-kings/course", "1 for the round, 1 for your King, and 1 for the leftover card: 3 points, the "
                                    "most a two-player round can score."),
        position="imposter-kings 2: 1 turn; accused queen; court zealot judge warlord sentry soldier princess fool inquisitor; "
                 "hand.1 oathbound kings_hand; successor.1 soldier; hand.2 mystic; rest removed; first 1; direction 1; played none; "
                 "marks 0,0,0,1,0,1,0,0; flipped 2; gains 2,1,1,0,0,4,1,1,0,0",
        replies=("lose",))))

# -- the King ------------------------------------------------------------------------------------------------------


def _throne_falls(_before: ImposterState, _move: Move, after: ImposterState) -> bool:
    return has_flipped(after) and after.throne_value() == DISGRACED_VALUE


def _beaten(_before: ImposterState, _move: Move, after: ImposterState) -> bool:
    return is_beaten(after)


def _answered(_before: ImposterState, _move: Move, after: ImposterState) -> Text:
    return answered(after)


FLIP: Final = Lesson(
    "flip", N_("imposter-kings/course", "Flip your King"),
    N_("imposter-kings/course", "You can stay in the round even when none of your cards can go on the Throne."),
    (Task(
        "throne", N_("imposter-kings/course", "The Throne is worth 8, and none of your cards can go there. You have "
                                              "not lost yet: flip your King instead of playing a card."),
        ("R8", "R3"), _throne_falls, _answered,
        (N_("imposter-kings/course", "Your King lies in front of you. You may flip it once per round."),),
        "flip",
        N_("imposter-kings/course", "The Throne is face down and counts as 1. The Successor you hid before the "
                                    "round is now in your hand."),
        position="imposter-kings 2: 1 turn; accused princess; court assassin elder inquisitor oathbound fool elder zealot "
                 "kings_hand; hand.1 soldier mystic; successor.1 queen; hand.2 judge warlord sentry; rest removed; "
                 "first 1; direction 1; played none; marks 0,0,0,1,0,0,0,0; flipped 2",
        replies=("play warlord",)),
     Task(
        "successor", N_("imposter-kings/course", "Your rival raised the Throne to 7. Now your Successor helps: play a "
                                                 "card that your rival cannot answer."),
        ("R8", "R9"), _beaten, _answered,
        (N_("imposter-kings/course", "Your rival has an 8 left. What beats it?"),
         N_("imposter-kings/course", "Your Successor is the Queen, a 9.")),
        "play queen",
        N_("imposter-kings/course", "Your rival has already flipped their King and has no play: the round is yours."),
        replies=("lose",))))
