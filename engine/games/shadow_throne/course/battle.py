"""Who wins a battle of Shadow Throne, and what it brings: lessons on influence, ties, and whom to back."""

from __future__ import annotations

from typing import Final

from engine.base.course import Lesson, Task
from engine.core.moves import Move
from engine.core.text import N_, Text
from engine.games.shadow_throne.cards import EMPIRE, REBELS
from engine.games.shadow_throne.course.looking import LEARNER, card_of, gained, tokens, won_by
from engine.games.shadow_throne.course.tables import table
from engine.games.shadow_throne.state import ShadowState

_NOBLE: Final = 4
_FIVE_GOLD: Final = 5


# -- influence and consolation -------------------------------------------------------------------------------------

def _gains_a_noble(before: ShadowState, _move: Move, after: ShadowState) -> bool:
    return gained(before, after) >= _NOBLE


def _gains_less(before: ShadowState, _move: Move, after: ShadowState) -> Text:
    influence = gained(before, after)
    if influence:
        return N_("shadow-throne/course", "{card} was on the winning side, "
                                          "but its crown brought you only {influence}.").fill(
            card=card_of(after), influence=influence)
    return N_("shadow-throne/course", "The Empire won, so {card} brought you no influence.").fill(card=card_of(after))


def _has_five_gold(_before: ShadowState, _move: Move, after: ShadowState) -> bool:
    return after.gold[LEARNER] >= _FIVE_GOLD


def _no_diamond(_before: ShadowState, _move: Move, after: ShadowState) -> Text:
    return N_("shadow-throne/course", "{card} has no diamond: you end the battle with {gold} gold.").fill(
        card=card_of(after), gold=after.gold[LEARNER])


BATTLE: Final[Lesson[ShadowState]] = Lesson(
    "battle", N_("shadow-throne/course", "Who wins a battle"),
    N_("shadow-throne/course", "You know what a battle brings the winners and the losers."),
    (Task(
        "crown",
        N_("shadow-throne/course", "After four waves, the strongest faction wins, no matter who made it strong. "
                                   "Each of its characters brings its player the influence on its crown. Gain 4 now."),
        ("R23", "R24"), _gains_a_noble, _gains_less,
        (N_("shadow-throne/course", "Which faction is far ahead on the power track?"),
         N_("shadow-throne/course", "Play Datura, Addled Assassin: an Empire noble with 4 on the crown.")),
        "play datura",
        N_("shadow-throne/course", "Your rivals made the Empire strong, and its victory brought you 4 influence."),
        table(("datura picureas dutiful_peasant", "tithe_keeper outlaw simone", "outlaw protis thavma"),
              ("tithe_keeper", "outlaw"),
              rows=("faithful_pilgrim tax_collector anna_lys", "outlaw dutiful_peasant tithe_keeper",
                    "faithful_pilgrim anna_lys hill_militia"), gold=(4, 3, 2))),
     Task(
        "diamond",
        N_("shadow-throne/course", "The Rebels are sure to win. The diamond is consolation: gold if the card’s "
                                   "faction loses. You have 2 gold. Finish this battle with 5."),
        ("R24",), _has_five_gold, _no_diamond,
        (N_("shadow-throne/course", "Look for a green diamond on a card that is not a Rebel."),
         N_("shadow-throne/course", "Play the Dutiful Peasant: 3 gold when the Empire loses.")),
        "play dutiful_peasant",
        N_("shadow-throne/course", "The Empire lost, and your Peasant brought 3 gold. No influence, but gold for the next battle."),
        table(("dutiful_peasant outlaw tithe_keeper", "tithe_keeper datura thavma", "outlaw protis shepherd"),
              ("tithe_keeper", "outlaw"),
              rows=("phabos_scouts tax_collector tithe_keeper", "simone sythera dutiful_peasant",
                    "outlaw hill_militia tax_collector"), gold=(2, 1, 3)))),
)


# -- ties ----------------------------------------------------------------------------------------------------------

def _both_win(_before: ShadowState, _move: Move, after: ShadowState) -> bool:
    return won_by(after, EMPIRE, REBELS)


def _one_wins(before: ShadowState, _move: Move, after: ShadowState) -> Text:
    return tokens(N_("shadow-throne/course", "Empire {empire}, Rebels {rebels}: only one of your nobles was on the winning side, and you gained {influence}."), after).fill(
        influence=gained(before, after))


TIES: Final[Lesson[ShadowState]] = Lesson(
    "ties", N_("shadow-throne/course", "Ties"),
    N_("shadow-throne/course", "You can make two factions win together."),
    (Task(
        "both",
        N_("shadow-throne/course", "If several factions tie for the most power, all of them win. You have a noble "
                                   "in the Empire and one among the Rebels. Gain influence from both."),
        ("R23",), _both_win, _one_wins,
        (N_("shadow-throne/course", "The Empire has 9, and the Rebels have 7."),
         N_("shadow-throne/course", "Play the Hill Militia: 2 power, and the Rebels pull even.")),
        "play hill_militia",
        N_("shadow-throne/course", "The Empire and the Rebels tied at 9 and both won. All three of your crowns "
                                   "counted: 4, 4, and 1."),
        table(("hill_militia phabos_scouts dutiful_peasant", "faithful_pilgrim outlaw protis",
               "tithe_keeper simone shepherd"),
              ("faithful_pilgrim", "tithe_keeper"),
              rows=("datura bentheon_knights phabos_scouts", "queen_eletheria tax_collector faithful_pilgrim",
                    "tithe_keeper anna_lys hill_militia"), gold=(2, 1, 2))),),
)


# -- whom to back --------------------------------------------------------------------------------------------------

def _gains_most(before: ShadowState, _move: Move, after: ShadowState) -> bool:
    return gained(before, after) > max(gained(before, after, seat) for seat in range(1, after.seats))


def _others_gain(before: ShadowState, _move: Move, after: ShadowState) -> Text:
    gains = [gained(before, after, seat) for seat in range(after.seats)]
    return N_("shadow-throne/course", "You gained {yours} influence, and a rival gained {theirs}. With another "
                                      "faction, you would have gained more than your rivals.").fill(
        yours=gains[LEARNER], theirs=max(gains[1:]))


TACTIC: Final[Lesson[ShadowState]] = Lesson(
    "tactic", N_("shadow-throne/course", "A tactic: count the crowns"),
    N_("shadow-throne/course", "You can tell which faction to back."),
    (Task(
        "back",
        N_("shadow-throne/course", "The factions are close, and your last card decides. Add up the crowns and back "
                                   "the faction that brings you more than either rival gets."),
        ("R24", "R23"), _gains_most, _others_gain,
        (N_("shadow-throne/course", "For each faction, add up your crowns, then each rival’s crowns."),
         N_("shadow-throne/course", "A Rebel win brings you the most: play Phabos Scouts.")),
        "play phabos_scouts",
        N_("shadow-throne/course", "The Rebels won. What counts is your lead: back the side that brings you more "
                                   "than your rivals get."),
        table(("phabos_scouts bentheon_knights shepherd", "tithe_keeper outlaw datura", "faithful_pilgrim outlaw thavma"),
              ("tithe_keeper", "faithful_pilgrim"),
              rows=("queen_eletheria tax_collector tithe_keeper", "faithful_pilgrim king_kyros hill_militia",
                    "tax_collector simone dutiful_peasant"), gold=(3, 1, 2))),),
)
