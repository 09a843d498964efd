"""The player aid of The Imposter Kings: what players look up during a game, on one page."""

from __future__ import annotations

from typing import Final

from engine.base.lessons import AidSection
from engine.core.text import N_

AID: Final = (
    AidSection(N_("imposter-kings/aid", "Your turn, in this order"), (
        N_("imposter-kings/aid", "Condemned card before you: remove one."),
        N_("imposter-kings/aid", "Card in your Antechamber: play one, whatever the Throne is worth."),
        N_("imposter-kings/aid", "Otherwise play equal or higher, or flip your King."),
        N_("imposter-kings/aid", "Nothing possible: you have lost the round."),
    )),
    AidSection(N_("imposter-kings/aid", "Reactions"), (
        N_("imposter-kings/aid", "8 King's Hand: stops an ability; both cards are Condemned."),
        N_("imposter-kings/aid", "2 Assassin: a player who flips the King loses the round."),
        N_("imposter-kings/aid", "Immune: Queen, Warlord, King's Hand, Oathbound and its second card, Elder, Zealot."),
    )),
    AidSection(N_("imposter-kings/aid", "Values 9 to 7"), (
        N_("imposter-kings/aid", "9 Queen: disgraces all other Court cards. Royalty."),
        N_("imposter-kings/aid", "9 Princess: swap a card with a player. Royalty."),
        N_("imposter-kings/aid", "8 Sentry: exchange a Court card, not Royalty, for a hand card."),
        N_("imposter-kings/aid", "8 Spy: look at all Successors, make one player replace theirs."),
        N_("imposter-kings/aid", "7 Warlord: while Royalty is in Court, it counts 8 in hand and 9 in Court."),
        N_("imposter-kings/aid", "7 Mystic: with a Disgraced card in Court, say a number: such cards lose their text and count 3."),
        N_("imposter-kings/aid", "7 Warden: with four face-up cards, swap a hand card with the Accused."),
    )),
    AidSection(N_("imposter-kings/aid", "Values 6 to 4"), (
        N_("imposter-kings/aid", "6 Oathbound: on a higher card, disgraces it and brings a second card."),
        N_("imposter-kings/aid", "6 Herald: a new Successor, then perhaps a card of 5 or more."),
        N_("imposter-kings/aid", "5 Judge: guess a card; if right, one card into your Antechamber."),
        N_("imposter-kings/aid", "5 Soldier: name a card an opponent holds: +2, disgrace up to three cards."),
        N_("imposter-kings/aid", "4 Inquisitor: others put the named card into the Antechamber."),
        N_("imposter-kings/aid", "4 Executioner: everybody condemns a card of the number said."),
    )),
    AidSection(N_("imposter-kings/aid", "Values 3 to 1"), (
        N_("imposter-kings/aid", "3 Elder: may be played on Royalty."),
        N_("imposter-kings/aid", "3 Zealot: once your King is flipped, on anything but Royalty."),
        N_("imposter-kings/aid", "1 Fool: take a face-up card from the Court."),
    )),
    AidSection(N_("imposter-kings/aid", "Teams of four players"), (
        N_("imposter-kings/aid", "Partners sit opposite: if one of you loses the round, both do."),
        N_("imposter-kings/aid", "Judge, Soldier and Assassin are for opponents only."),
        N_("imposter-kings/aid", "Both partners score: one King not flipped is enough, and cards left over count once."),
    )),
    AidSection(N_("imposter-kings/aid", "Points"), (
        N_("imposter-kings/aid", "1 for the round, 1 for a King not flipped, 1 if a loser has a hand card or the Successor left."),
        N_("imposter-kings/aid", "Three players: 1 for each loser with cards left, and 1 for the second."),
        N_("imposter-kings/aid", "The match goes to 7 points."),
    )),
)
