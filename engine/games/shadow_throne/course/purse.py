"""Gold in Shadow Throne: hush money, cards that cannot be paid for, and what the gold of the others tells."""

from __future__ import annotations

from typing import Final

from engine.base.course import Lesson, Task
from engine.core.moves import Move
from engine.core.text import N_, Player, Text
from engine.games.shadow_throne.cards import CHURCH, ELITE, GOLD, PICUREAS, PRINCESS_BEATICE, RANK
from engine.games.shadow_throne.course.looking import LEARNER, card_of, face_down, gained, newest
from engine.games.shadow_throne.course.tables import table
from engine.games.shadow_throne.scoring import strongest
from engine.games.shadow_throne.state import ShadowState

_NOBLE: Final = 4


# -- hush money, and what cannot be paid ---------------------------------------------------------------------------

def _an_elite_fights(_before: ShadowState, _move: Move, after: ShadowState) -> bool:
    return not face_down(after) and RANK[after.who[newest(after)]] == ELITE


def _no_elite(before: ShadowState, move: Move, after: ShadowState) -> Text:
    if face_down(after):
        return N_("shadow-throne/course", "With hush money, your card cost {cost}, and you had only {gold}, so it "
                                          "was turned face down.").fill(
            cost=before.hush(LEARNER, move.card) - GOLD[move.card], gold=before.gold[LEARNER])
    return N_("shadow-throne/course", "{card} is not an elite: elites have a shield beside their name.").fill(card=card_of(after))


def _picureas_next(_before: ShadowState, _move: Move, after: ShadowState) -> bool:
    return PICUREAS in after.hand(LEARNER) and after.gold[LEARNER] >= _price(after)


def _price(after: ShadowState) -> int:
    """What Picureas costs in the next wave."""
    return after.hush(LEARNER, PICUREAS) - GOLD[PICUREAS]


def _not_picureas(before: ShadowState, move: Move, after: ShadowState) -> Text:
    if move.card == PICUREAS:
        return N_("shadow-throne/course", "With hush money, he cost 5, and you had only {gold}, so he was turned "
                                          "face down.").fill(
            gold=before.gold[LEARNER])
    return N_("shadow-throne/course", "You have {gold} gold, but {card} is a Rebel: with hush money, Picureas would "
                                      "cost {cost}.").fill(
        gold=after.gold[LEARNER], card=card_of(after), cost=_price(after))


PURSE: Final[Lesson[ShadowState]] = Lesson(
    "gold", N_("shadow-throne/course", "Hush money"),
    N_("shadow-throne/course", "You know what a card costs, and what happens if you cannot pay."),
    (Task(
        "hush",
        N_("shadow-throne/course", "Your last card was an Empire card: another one costs 1 more gold in this wave. "
                                   "You have 2 gold. Bring an elite into the battle."),
        ("R8", "R6"), _an_elite_fights, _no_elite,
        (N_("shadow-throne/course", "Elites have a shield beside their name. Choose one of another faction."),
         N_("shadow-throne/course", "Play Simone the Sufferer: without hush money, she costs 2.")),
        "play simone",
        N_("shadow-throne/course", "Change factions, and you pay no hush money. Only the previous wave counts."),
        table(("bentheon_knights simone phabos_scouts dutiful_peasant", "outlaw hill_militia protis shepherd",
               "faithful_pilgrim tithe_keeper anna_lys thavma"),
              ("outlaw", "faithful_pilgrim"), rows=("tax_collector tithe_keeper hill_militia",), gold=(2, 5, 3))),
     Task(
        "poor",
        N_("shadow-throne/course", "Next wave, you want to play Picureas for 4 gold. A card you cannot pay for now "
                                   "is turned face down: it brings 1 gold and cancels hush money."),
        ("R7", "R8"), _picureas_next, _not_picureas,
        (N_("shadow-throne/course", "You have 3 gold. Apart from Picureas, which card is too expensive for you now?"),
         N_("shadow-throne/course", "Play Protis, Absolver of Sins: you cannot afford him.")),
        "play protis",
        N_("shadow-throne/course", "Protis is face down and out of the battle. But you have 4 gold and owe no hush "
                                   "money for Picureas."),
        table(("picureas protis outlaw", "tax_collector shepherd datura", "hill_militia simone langman"),
              ("tax_collector", "hill_militia"),
              rows=("tithe_keeper outlaw dutiful_peasant", "outlaw faithful_pilgrim tithe_keeper"),
              gold=(3, 3, 2)))),
)


# -- the secret choice ---------------------------------------------------------------------------------------------

def _gains_a_noble(before: ShadowState, _move: Move, after: ShadowState) -> bool:
    return gained(before, after) >= _NOBLE


def _missed(before: ShadowState, _move: Move, after: ShadowState) -> Text:
    return N_("shadow-throne/course", "You gained {influence} influence. Nobody could pay for Datura, so your noble would have been safe.").fill(
        influence=gained(before, after))


def _church_wins(_before: ShadowState, _move: Move, after: ShadowState) -> bool:
    return CHURCH in strongest(after.track)


def _church_lost(_before: ShadowState, move: Move, _after: ShadowState) -> Text:
    if move.card == PRINCESS_BEATICE:
        return N_("shadow-throne/course", "{player} did play Datura: your Princess was killed before her own number "
                                          "came up, and the Church lost.").fill(
            player=Player(1))
    return N_("shadow-throne/course", "{player} did play Datura, who has 2 power: the Empire is ahead and wins.").fill(player=Player(1))


SECRET: Final[Lesson[ShadowState]] = Lesson(
    "secret", N_("shadow-throne/course", "The secret choice and its risks"),
    N_("shadow-throne/course", "You can tell what the others might play."),
    (Task(
        "safe",
        N_("shadow-throne/course", "You see the others’ gold, but not their cards. Only Datura kills nobles; he "
                                   "costs 4, and nobody has that much. The Church leads: gain 4 influence."),
        ("R4", "R11"), _gains_a_noble, _missed,
        (N_("shadow-throne/course", "Nobody can afford Datura. Which Church card has 4 on its crown?"),
         N_("shadow-throne/course", "Play Princess Beatice.")),
        "play princess_beatice",
        N_("shadow-throne/course", "The Church won, and your Princess was safe. Check the others’ gold before you "
                                   "play an expensive card."),
        table(("princess_beatice shepherd dutiful_peasant", "dutiful_peasant datura outlaw",
               "hill_militia outlaw thavma"),
              ("dutiful_peasant", "hill_militia"),
              rows=("outlaw simone tithe_keeper", "tax_collector tithe_keeper thavma",
                    "hill_militia dutiful_peasant faithful_pilgrim"), gold=(4, 3, 1))),
     Task(
        "danger",
        N_("shadow-throne/course", "Now {player} has 4 gold, enough for Datura. A dead noble has no power and "
                                   "brings only half its influence. Make the Church win even if Datura comes.").fill(player=Player(1)),
        ("R10", "R11"), _church_wins, _church_lost,
        (N_("shadow-throne/course", "Choose a card that Datura cannot kill and that has enough power."),
         N_("shadow-throne/course", "Play Shepherd of the Lost: an elite with 3 power.")),
        "play shepherd",
        N_("shadow-throne/course", "Datura came and found nobody to kill. The Church won without your noble."),
        table(("princess_beatice shepherd dutiful_peasant", "datura dutiful_peasant outlaw",
               "hill_militia outlaw thavma"),
              ("datura", "hill_militia"),
              rows=("simone bentheon_knights phabos_scouts", "tithe_keeper anna_lys faithful_pilgrim",
                    "outlaw hill_militia thavma"), gold=(4, 4, 1)))),
)
