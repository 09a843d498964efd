"""The player aid of Rival Kings: what one looks up during a game, on one page."""

from __future__ import annotations

from typing import Final

from engine.base.lessons import AidSection
from engine.core.text import N_

AID: Final = (
    AidSection(N_("rival-kings/aid", "A cycle"), (
        N_("rival-kings/aid", "Everyone secretly chooses a character; all are revealed together."),
        N_("rival-kings/aid", "Resolve conflicts: take conflict markers."),
        N_("rival-kings/aid", "Turns go from rank A to rank F. If ranks are equal, the player with fewer conflict "
                              "markers goes first; if still tied, the one with the tie symbol."),
        N_("rival-kings/aid", "After two cycles, all characters are shuffled, and everyone gets three new ones."),
    )),
    AidSection(N_("rival-kings/aid", "Who steals from whom"), (
        N_("rival-kings/aid", "A steals from D, B from C, C from F, D from E, and E from F."),
        N_("rival-kings/aid", "The lower rank takes a marker and loses an action, which the higher one may carry out."),
        N_("rival-kings/aid", "Equal ranks: both take a marker, carry out one action each, and steal from nobody."),
        N_("rival-kings/aid", "With two players, a neutral character may give you a marker, too."),
    )),
    AidSection(N_("rival-kings/aid", "Characters and their actions"), (
        N_("rival-kings/aid", "A: Lord Protector (buy), Queen (recruit)."),
        N_("rival-kings/aid", "B: Duke (settle, recruit), Count (settle, buy)."),
        N_("rival-kings/aid", "C: Courtier and Priest (pass on a marker, take money)."),
        N_("rival-kings/aid", "D: Bursar (money, buy), Knight (money, recruit)."),
        N_("rival-kings/aid", "E: Countess (settle, money, recruit), Diplomat (settle, money, buy)."),
        N_("rival-kings/aid", "F: Traders (settle, money, recruit, buy)."),
    )),
    AidSection(N_("rival-kings/aid", "Actions, from left to right"), (
        N_("rival-kings/aid", "Settle conflict: return one of your markers to the supply."),
        N_("rival-kings/aid", "Pass on conflict: give one of your markers to another player."),
        N_("rival-kings/aid", "Take money: take all the money from one pile."),
        N_("rival-kings/aid", "Recruit subject or Buy a building: take a card on display and pay its value to its "
                              "pile."),
    )),
    AidSection(N_("rival-kings/aid", "Subjects"), (
        N_("rival-kings/aid", "Once per cycle, on your turn, you may use the ability of the last subject in your "
                              "row. The Gardener and Watchman act before any turns."),
        N_("rival-kings/aid", "Court: Gardener, Watchman, Jailer, and Court Lady."),
        N_("rival-kings/aid", "Town: Bishop, Scholar, Troubadour, and Sailor."),
        N_("rival-kings/aid", "Village: Blacksmith, Carpenter, Market Woman, and Innkeeper."),
        N_("rival-kings/aid", "Country: Vintner, Miner, Herbalist, and Farmer."),
    )),
    AidSection(N_("rival-kings/aid", "End and scoring"), (
        N_("rival-kings/aid", "When a pile runs out, finish the cycle; then the game is over."),
        N_("rival-kings/aid", "Perfect pair (a subject with its own building): both values."),
        N_("rival-kings/aid", "A subject and a building of the same color: the higher value."),
        N_("rival-kings/aid", "Every other card: 1. Every 3 in coins: 1. Every conflict marker: −2."),
    )),
)
