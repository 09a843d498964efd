"""The player aid of Shadow Throne: what players look up during a game, on one page."""

from __future__ import annotations

from typing import Final

from engine.base.lessons import AidSection
from engine.core.text import N_

AID: Final = (
    AidSection(N_("shadow-throne/aid", "Draft"), (
        N_("shadow-throne/aid", "Six times: take one card from your pool and pass the rest to the left."),
        N_("shadow-throne/aid", "The card saved from the last battle joins your hand afterward."),
    )),
    AidSection(N_("shadow-throne/aid", "Four waves"), (
        N_("shadow-throne/aid", "Everyone secretly chooses a card; all are shown together."),
        N_("shadow-throne/aid", "Collect the income or pay the cost."),
        N_("shadow-throne/aid", "Resolve abilities: 1s first, then 2s, then 3s."),
        N_("shadow-throne/aid", "Update the power track."),
    )),
    AidSection(N_("shadow-throne/aid", "Gold"), (
        N_("shadow-throne/aid", "Hush money: pay 1 more gold if you played the same faction in the previous wave."),
        N_("shadow-throne/aid", "If you cannot pay, the card is turned face down and you get 1 gold."),
    )),
    AidSection(N_("shadow-throne/aid", "What happens to characters"), (
        N_("shadow-throne/aid", "Dead: no power, half the influence, no tokens."),
        N_("shadow-throne/aid", "Emboldened: +1 power for each token."),
        N_("shadow-throne/aid", "Converted: belongs to the Church."),
    )),
    AidSection(N_("shadow-throne/aid", "Abilities numbered 1"), (
        N_("shadow-throne/aid", "Sythera: other factions’ 2 and 3 abilities do not work in her wave."),
        N_("shadow-throne/aid", "Langman: stays for the next battle if the Rebels lose."),
        N_("shadow-throne/aid", "Thavma: +2 power with 0 or 1 gold left."),
        N_("shadow-throne/aid", "Simone: 3 influence when she dies."),
    )),
    AidSection(N_("shadow-throne/aid", "Abilities numbered 2"), (
        N_("shadow-throne/aid", "Bentheon Knights: kill commoners in their wave. Anna Lys: elites in hers. Datura: "
                                "nobles in his. Never the Empire’s."),
        N_("shadow-throne/aid", "Phabos Scouts: +1 power to every other Rebel in their wave."),
        N_("shadow-throne/aid", "Picureas: +1 power to every Rebel in the next wave."),
    )),
    AidSection(N_("shadow-throne/aid", "Abilities numbered 3"), (
        N_("shadow-throne/aid", "King Kyros: an extra Empire card, without hush money."),
        N_("shadow-throne/aid", "Queen Eletheria: +1 power to Rebel commoners in this and earlier waves."),
        N_("shadow-throne/aid", "Shepherd: converts commoners in her wave. Protis: elites in his."),
        N_("shadow-throne/aid", "Princess Beatice: converts commoners in her wave; each gets +1 power."),
    )),
    AidSection(N_("shadow-throne/aid", "End of a battle"), (
        N_("shadow-throne/aid", "The strongest faction wins; if several tie, they all win."),
        N_("shadow-throne/aid", "Your characters on the winning side grant influence; the others grant consolation "
                                "gold."),
        N_("shadow-throne/aid", "Keep one card from your hand."),
        N_("shadow-throne/aid", "The game ends at 15 influence. The most influence wins; if tied, the most gold; if "
                                "still tied, nobody wins."),
    )),
)
