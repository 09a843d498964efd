"""What the rule book of Shadow Throne has beside its rules: how you win, and an example of each with a catch."""

from __future__ import annotations

from typing import Final

from engine.base.examples import Example, ExampleCard
from engine.core.text import N_
from engine.games.shadow_throne.cards import (
    ANNA_LYS,
    BENTHEON_KNIGHTS,
    DATURA,
    DUTIFUL_PEASANT,
    HILL_MILITIA,
    KING_KYROS,
    OUTLAW,
    PHABOS_SCOUTS,
    PICUREAS,
    PRINCESS_BEATICE,
    QUEEN_ELETHERIA,
    SHEPHERD,
    SIMONE,
    TAX_COLLECTOR,
    THAVMA,
)

AIM: Final = (
    N_("shadow-throne/examples", "Be on the winning side. In each battle, the strongest faction wins, and each of "
                                 "its characters brings its player the influence on its crown."),
    N_("shadow-throne/examples", "The game ends after a battle in which someone reaches 15 influence, or 20 or 25 "
                                 "if you chose that. The most influence wins; if tied, the most gold."),
)

_FIRST: Final = N_("shadow-throne/examples", "wave I")
_UNPAID: Final = N_("shadow-throne/examples", "wave II: +1 gold")
_EARNS: Final = N_("shadow-throne/examples", "wave III: +2 gold")
_NO_GOLD: Final = N_("shadow-throne/examples", "0 gold")
_EARNS_LESS: Final = N_("shadow-throne/examples", "+2 − 1 = +1")
_COSTS_MORE: Final = N_("shadow-throne/examples", "−2 − 1 = −3")
_FREE: Final = N_("shadow-throne/examples", "still a Rebel")
_DEAD: Final = N_("shadow-throne/examples", "dead")
_HALF: Final = N_("shadow-throne/examples", "0 power, 2 influence")
_CONVERTED: Final = N_("shadow-throne/examples", "now in the Church")
_WORKS_LATE: Final = N_("shadow-throne/examples", "with the 3s")
_DEAD_CHURCH: Final = N_("shadow-throne/examples", "dead, in the Church")
_BOLDER: Final = N_("shadow-throne/examples", "1 + 1 = 2 power")
_LIVES: Final = N_("shadow-throne/examples", "lives")
_EARLIER: Final = N_("shadow-throne/examples", "wave I: 1 + 1 = 2")
_THIRD: Final = N_("shadow-throne/examples", "wave III")
_LATER: Final = N_("shadow-throne/examples", "wave IV: 2")
_RICHER: Final = N_("shadow-throne/examples", "3 + 2 = 5 power")
_EMPIRE: Final = N_("shadow-throne/examples", "3 for the Empire")
_REBELS: Final = N_("shadow-throne/examples", "3 for the Rebels")
_CHURCH: Final = N_("shadow-throne/examples", "2 for the Church")
_INFLUENCE: Final = N_("shadow-throne/examples", "1 influence")
_CONSOLED: Final = N_("shadow-throne/examples", "3 gold")
_NOTHING: Final = N_("shadow-throne/examples", "nothing")

EXAMPLES: Final = (
    Example("R7", N_("shadow-throne/examples", "In wave II, you cannot pay for your card: it is turned face down and "
                                               "brings 1 gold. So the Tax Collector brings his full 2 in wave III, "
                                               "whatever the face-down card is."),
            (ExampleCard(DUTIFUL_PEASANT, below=_FIRST), ExampleCard(None, lit=True, below=_UNPAID),
             ExampleCard(TAX_COLLECTOR, below=_EARNS))),
    Example("R8", N_("shadow-throne/examples", "Three Rebels in three waves: the Outlaw brings 1 less gold, and the "
                                               "Scouts cost 1 more, not 2, since hush money is not cumulative."),
            (ExampleCard(HILL_MILITIA, below=_NO_GOLD), ExampleCard(OUTLAW, lit=True, below=_EARNS_LESS),
             ExampleCard(PHABOS_SCOUTS, lit=True, below=_COSTS_MORE))),
    Example("R9", N_("shadow-throne/examples", "Anna Lys’s ability is numbered 2. The Shepherd, in the same wave, "
                                               "is dead before her own 3 comes up and does not convert the Outlaw."),
            (ExampleCard(ANNA_LYS), ExampleCard(SHEPHERD, lit=True, below=_DEAD), ExampleCard(OUTLAW, below=_FREE))),
    Example("R10", N_("shadow-throne/examples", "Datura has killed the Princess. If the Church still wins, she brings 2 of her 4 influence."),
            (ExampleCard(DATURA), ExampleCard(PRINCESS_BEATICE, lit=True, below=_HALF))),
    Example("R11", N_("shadow-throne/examples", "The Knights kill the Outlaw. The Tax Collector is also a commoner "
                                                "but belongs to the Empire: he lives, no matter who played him."),
            (ExampleCard(BENTHEON_KNIGHTS), ExampleCard(OUTLAW, lit=True, below=_DEAD), ExampleCard(TAX_COLLECTOR, below=_LIVES))),
    Example("R12", N_("shadow-throne/examples", "The Scouts’ and Knights’ abilities are both numbered 2. The Outlaw "
                                                "is emboldened and killed at the same time: it is dead and has no "
                                                "token."),
            (ExampleCard(PHABOS_SCOUTS), ExampleCard(BENTHEON_KNIGHTS), ExampleCard(OUTLAW, lit=True, below=_DEAD))),
    Example("R13", N_("shadow-throne/examples", "The converted Peasant brings 1 influence if the Church wins, or 3 "
                                                "gold if the Church loses, even if the Empire wins."),
            (ExampleCard(SHEPHERD), ExampleCard(DUTIFUL_PEASANT, lit=True, below=_CONVERTED))),
    Example("R14", N_("shadow-throne/examples", "The Knights are an extra card, so their ability takes effect with "
                                                "the 3s, together with the Shepherd’s: the Outlaw is killed and "
                                                "converted at the same time."),
            (ExampleCard(KING_KYROS), ExampleCard(BENTHEON_KNIGHTS, lit=True, below=_WORKS_LATE), ExampleCard(SHEPHERD),
             ExampleCard(OUTLAW, below=_DEAD_CHURCH))),
    Example("R16", N_("shadow-throne/examples", "Datura and Picureas both have an ability numbered 2: Picureas dies "
                                                "but still emboldens the Outlaw in the next wave."),
            (ExampleCard(DATURA), ExampleCard(PICUREAS, below=_DEAD), ExampleCard(OUTLAW, lit=True, below=_BOLDER))),
    Example("R17", N_("shadow-throne/examples", "The Queen emboldens the Outlaw from an earlier wave. The Militia, "
                                                "played after her, gets nothing."),
            (ExampleCard(OUTLAW, lit=True, below=_EARLIER), ExampleCard(QUEEN_ELETHERIA, below=_THIRD),
             ExampleCard(HILL_MILITIA, below=_LATER))),
    Example("R20", N_("shadow-throne/examples", "You have 3 gold and pay 2 for Thavma: that leaves 1, so he gets 2 "
                                                "more power. If you had started with 4 gold, he would have only 3 "
                                                "power."),
            (ExampleCard(THAVMA, lit=True, below=_RICHER),)),
    Example("R23", N_("shadow-throne/examples", "If these were the only living characters in a battle, the Empire "
                                                "and the Rebels would both win, and only Simone would bring no "
                                                "influence."),
            (ExampleCard(ANNA_LYS, lit=True, below=_EMPIRE), ExampleCard(PHABOS_SCOUTS, lit=True, below=_REBELS),
             ExampleCard(SIMONE, below=_CHURCH))),
    Example("R24", N_("shadow-throne/examples", "The Rebels have won. Your Outlaw brings influence, and your "
                                                "Peasant brings consolation. The Tax Collector has no diamond and "
                                                "brings nothing more."),
            (ExampleCard(OUTLAW, lit=True, below=_INFLUENCE), ExampleCard(DUTIFUL_PEASANT, below=_CONSOLED),
             ExampleCard(TAX_COLLECTOR, below=_NOTHING))),
)
