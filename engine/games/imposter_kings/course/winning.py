"""How you win, and which cards may be played."""

from __future__ import annotations

from typing import Final

from engine.base.course import Lesson, Task, always
from engine.core.moves import Move
from engine.core.text import N_, Text
from engine.games.imposter_kings.cards import name_of
from engine.games.imposter_kings.course.seen import LEARNER, answered, can_go_on, has_flipped, is_beaten
from engine.games.imposter_kings.state import ImposterState

# -- how you win ---------------------------------------------------------------------------------------------------


def _beaten(_before: ImposterState, _move: Move, after: ImposterState) -> bool:
    return is_beaten(after)


def _answered(_before: ImposterState, _move: Move, after: ImposterState) -> Text:
    return answered(after)


WIN: Final = Lesson(
    "win", N_("imposter-kings/course", "How you win"),
    N_("imposter-kings/course", "You win a round, and with it the match."),
    (Task(
        "last", N_("imposter-kings/course", "A player who cannot play loses the round. You have 6 points and need "
                                            "7. Play a card that your rival cannot match."),
        ("R9", "R7", "R43"), _beaten, _answered,
        (N_("imposter-kings/course", "Your rival has one card left. Make the Throne as high as you can."),
         N_("imposter-kings/course", "No card is worth more than 9, and the other 9 is out of play as the Accused.")),
        "play queen",
        N_("imposter-kings/course", "Your rival has no play and loses the round. You are the first to reach 7 "
                                    "points and win the match."),
        position="imposter-kings 2: 1 turn; accused princess; court assassin inquisitor soldier mystic fool elder*2 judge "
                 "kings_hand zealot oathbound; hand.1 warlord queen; hand.2 sentry; rest removed; first 1; direction 1; played none; "
                 "marks 0,0,0,1,0,0,0,0,1,0,0; flipped 3; gains 3,2,1,0,0,4,1,1,0,0",
        replies=("lose",)),))

# -- equal or higher -----------------------------------------------------------------------------------------------

_STUCK: Final = N_("imposter-kings/course", "The Throne is now worth {throne}, too much for the {card} you keep. If "
                                            "your rival answers, you have no play.")
_KING_GONE: Final = N_("imposter-kings/course", "That lowers the Throne, but it costs you your King when a low card "
                                                "would have been enough.")


def _keeps_an_answer(_before: ImposterState, _move: Move, after: ImposterState) -> bool:
    return can_go_on(after)


def _stuck(_before: ImposterState, _move: Move, after: ImposterState) -> Text:
    return _STUCK.fill(throne=after.throne_value(), card=name_of(after.hand(LEARNER)[0]))


def _on_royalty(before: ImposterState, _move: Move, after: ImposterState) -> bool:
    return not has_flipped(after) and after.throne_value() < before.throne_value()


EQUAL: Final = Lesson(
    "equal", N_("imposter-kings/course", "Equal or higher"),
    N_("imposter-kings/course", "You know which cards can go on the Throne, and you keep one for your next turn."),
    (Task(
        "low", N_("imposter-kings/course", "Play a card worth at least as much as the Throne. Both of yours are: keep the one that can still answer your rival."),
        ("R7", "R2", "R9"), _keeps_an_answer, _stuck,
        (N_("imposter-kings/course", "Your rival answers with a card at least as high. Which of yours will still be high enough then?"),
         N_("imposter-kings/course", "Spend the Oathbound, a 6, and keep the 8.")),
        "play oathbound",
        position="imposter-kings 2: 1 turn; accused queen; court fool zealot soldier mystic assassin judge soldier warlord "
                 "elder inquisitor; hand.1 oathbound kings_hand; hand.2 sentry elder; rest removed; direction 1; played none; "
                 "marks 0,0,0,1,0,0,0,1,0,0; flipped 3",
        replies=("play sentry", "pass")),
     Task(
        "same", N_("imposter-kings/course", "Your rival has played an 8. Equal is enough: answer it."),
        ("R7", "R9"), _beaten, _answered,
        (N_("imposter-kings/course", "Your last card counts 8, too."),),
        "play kings_hand",
        N_("imposter-kings/course", "Your rival’s last card is too low, and their King is already flipped: the round "
                                    "is yours."),
        replies=("lose",)),
     Task(
        "royalty", N_("imposter-kings/course", "Some cards break this rule and say so. Royalty is on the Throne: "
                                               "find the low card that can go on it without flipping your King."),
        ("R28", "R7"), _on_royalty, always(_KING_GONE),
        (N_("imposter-kings/course", "Read your cards: one of them mentions Royalty."),
         N_("imposter-kings/course", "The Elder may be played on Royalty.")),
        "play elder",
        N_("imposter-kings/course", "The Throne is back down to 3. The Zealot, Oathbound, and Warlord break the "
                                    "rule in their own ways."),
        position="imposter-kings 2: 1 turn; accused kings_hand; court fool zealot inquisitor soldier sentry princess; "
                 "hand.1 elder judge mystic; successor.1 queen; hand.2 oathbound soldier assassin; successor.2 warlord; "
                 "rest removed; direction 1; played none; marks 0,0,0,0,0,0")))
