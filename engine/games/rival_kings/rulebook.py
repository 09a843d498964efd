"""The rule book of Rival Kings in our own words. Refusals point to these numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.core.refusal import Rule
from engine.core.text import N_

_rule = Rule.numbered

_CYCLE: Final = N_("rival-kings/section", "A round")
_CONFLICTS: Final = N_("rival-kings/section", "Conflicts")
_ACTIONS: Final = N_("rival-kings/section", "Turns and actions")
_SUBJECTS: Final = N_("rival-kings/section", "Subjects and what they do")
_END: Final = N_("rival-kings/section", "End and scoring")

RULEBOOK: Final = (
    _rule(27, _CYCLE, N_("rival-kings/rule", "Rounds and cycles"),
          N_("rival-kings/rule", "For each round, everyone gets three characters. In each of its two cycles, everyone "
                                 "secretly plays one of them, all are revealed together, conflicts are resolved, and "
                                 "the players carry out their actions. Then all characters are shuffled for a new "
                                 "round.")),
    _rule(2, _CONFLICTS, N_("rival-kings/rule", "Who is in conflict"),
          N_("rival-kings/rule", "Two characters of the same rank are in conflict, and so are A with D, B with C, C with F, D with E, and E with F. Other ranks leave each other alone."), (3, 4)),
    _rule(3, _CONFLICTS, N_("rival-kings/rule", "Same rank"),
          N_("rival-kings/rule", "Conflicts of equal ranks come first: both players take a conflict marker, and "
                                 "each carries out only one of their character’s actions. They have no conflict "
                                 "with lower ranks, which take no marker and lose no action because of them. Higher "
                                 "ranks can still steal from both players."), (7, 9, 16)),
    _rule(4, _CONFLICTS, N_("rival-kings/rule", "Different ranks"),
          N_("rival-kings/rule", "In any other conflict, the lower rank takes a conflict marker. At the start of "
                                 "its turn, the higher rank covers one of the lower rank’s actions with a crest and "
                                 "may carry it out at once; the lower rank loses it."), (5, 6)),
    _rule(5, _CONFLICTS, N_("rival-kings/rule", "Stealing"),
          N_("rival-kings/rule", "You must cover an action if one is left. You need not carry out a stolen action; if "
                                 "you cannot, it is lost. The same goes for the extra actions of subjects."), (30,)),
    _rule(6, _CONFLICTS, N_("rival-kings/rule", "Two victims"),
          N_("rival-kings/rule", "If two players have the rank you steal from, you steal one action from each."), (4,)),
    _rule(7, _CONFLICTS, N_("rival-kings/rule", "Equal ranks and theft"),
          N_("rival-kings/rule", "If you may carry out only one action, choose one that is not covered."), (3,)),
    _rule(10, _CONFLICTS, N_("rival-kings/rule", "Two players"),
          N_("rival-kings/rule", "With two players, a neutral character is revealed in each cycle. Any player with "
                                 "its rank, or with the rank it steals from, takes a conflict marker. The neutral "
                                 "character does nothing else."), (2,)),
    _rule(9, _ACTIONS, N_("rival-kings/rule", "Turn order"),
          N_("rival-kings/rule", "Turns go from rank A to rank F. If ranks are equal, the player with fewer "
                                 "conflict markers goes first; if still tied, the one whose character has the tie "
                                 "symbol."), (3,)),
    _rule(8, _ACTIONS, N_("rival-kings/rule", "Actions"),
          N_("rival-kings/rule", "Carry out your character’s actions from left "
                                 "to right. You may skip any of them."), (3, 5)),
    _rule(28, _ACTIONS, N_("rival-kings/rule", "Conflict markers"),
          N_("rival-kings/rule", "Settle conflict returns one of your conflict markers to the supply. Pass on conflict gives one of them to another player.")),
    _rule(22, _ACTIONS, N_("rival-kings/rule", "No markers left"),
          N_("rival-kings/rule", "If the supply has no conflict markers, none are taken.")),
    _rule(20, _ACTIONS, N_("rival-kings/rule", "Take money"),
          N_("rival-kings/rule", "Take all the money from one pile. If no pile has any, each pile in turn first "
                                 "gets coins worth 2 from the supply, as long as they last: a 2-coin, or two "
                                 "1-coins once the 2-coins have run out. The money at a pile may not be counted: "
                                 "you see how thick the stack is, not what it is worth."), (21,)),
    _rule(29, _ACTIONS, N_("rival-kings/rule", "Recruit and buy"),
          N_("rival-kings/rule", "Recruit subject and Buy a building let you take the card on display at a pile. "
                                 "You pay its value, and the money stays at that pile. The card goes to the end of "
                                 "your row of subjects or buildings."), (21, 23)),
    _rule(21, _ACTIONS, N_("rival-kings/rule", "Paying"),
          N_("rival-kings/rule", "You pay the exact price with as few coins as possible. If you have only 2-coins "
                                 "for an odd price, you get change from the supply; if it has none, you overpay by "
                                 "1."), (29,)),
    _rule(1, _SUBJECTS, N_("rival-kings/rule", "Abilities"),
          N_("rival-kings/rule", "Once per cycle, you may use the ability of your active subject, the last one in "
                                 "your row, at any time on your own turn. The Gardener and Watchman have their own "
                                 "timing."), (19,)),
    _rule(19, _SUBJECTS, N_("rival-kings/rule", "A new subject"),
          N_("rival-kings/rule", "A new subject is active at once. You may use it if you have not used another one "
                                 "this cycle."), (1,)),
    _rule(11, _SUBJECTS, N_("rival-kings/rule", "Gardener"),
          N_("rival-kings/rule", "After the characters are revealed and before conflicts are resolved, you may "
                                 "exchange your character for another player’s. If there are several Gardeners, "
                                 "they act from the highest rank down."), (1,)),
    _rule(12, _SUBJECTS, N_("rival-kings/rule", "Watchman and Herbalist"),
          N_("rival-kings/rule", "In a conflict with a higher rank, your Watchman makes the other player take the "
                                 "conflict marker; you still lose an action. Against the neutral character, nobody "
                                 "takes the marker. The Herbalist gives one of your markers to another player, and "
                                 "no Watchman can prevent that."), (4, 10)),
    _rule(13, _SUBJECTS, N_("rival-kings/rule", "Jailer and Scholar"),
          N_("rival-kings/rule", "You take 1 coin from the supply for each of your conflict markers or buildings, "
                                 "as long as the supply lasts. Coins may be changed: if the supply has only "
                                 "2-coins, you give a 1-coin as change.")),
    _rule(14, _SUBJECTS, N_("rival-kings/rule", "Court Lady and Bishop"),
          N_("rival-kings/rule", "You exchange a building or subject with another player. Neither card may belong to "
                                 "a perfect pair, but spare copies of such cards may be exchanged. Both cards go to "
                                 "the ends of their new rows; exchanged subjects are active."), (24,)),
    _rule(15, _SUBJECTS, N_("rival-kings/rule", "Troubadour"),
          N_("rival-kings/rule", "You exchange any of your cards, even the Troubadour, for a card on display. Your "
                                 "card is then on display on that pile, whatever its type: it is acquired by the "
                                 "action for its own type, and a search does not find it in a pile of the other "
                                 "type."), (29, 18)),
    _rule(16, _SUBJECTS, N_("rival-kings/rule", "Sailor"),
          N_("rival-kings/rule", "In a conflict of equal ranks, you carry out your one action twice. You pay both "
                                 "times."), (3,)),
    _rule(17, _SUBJECTS, N_("rival-kings/rule", "Blacksmith"),
          N_("rival-kings/rule", "The next building that you buy this turn "
                                 "costs 1 less, but never less than 0."), (29,)),
    _rule(18, _SUBJECTS, N_("rival-kings/rule", "Vintner and Miner"),
          N_("rival-kings/rule", "You look through a pile of subjects or of buildings and may take one card and pay "
                                 "for it. You learn which cards the pile holds, but not in what order; the order of "
                                 "the rest does not change."), (15, 29)),
    _rule(30, _SUBJECTS, N_("rival-kings/rule", "Extra actions"),
          N_("rival-kings/rule", "The Carpenter, Market Woman, and Innkeeper give you an extra action; the Farmer "
                                 "lets you carry out one that was stolen from you. Each can be used only when its "
                                 "action is possible."), (5,)),
    _rule(23, _END, N_("rival-kings/rule", "The end"),
          N_("rival-kings/rule", "When a pile runs out, finish the cycle; then the game is over.")),
    _rule(24, _END, N_("rival-kings/rule", "Scoring"),
          N_("rival-kings/rule", "A perfect pair, a subject with its own building, scores both values. Then a "
                                 "building and a subject of the same color score the higher of their two values; "
                                 "they are paired so that you score the most. Every other card scores 1. Every 3 in "
                                 "coins scores 1, and every conflict marker costs 2."), (25,)),
    _rule(25, _END, N_("rival-kings/rule", "Ties"),
          N_("rival-kings/rule", "If scores are tied, the player with fewer conflict markers wins; if still tied, "
                                 "the one with more money. If that is equal, too, they share the win."), (24,)),
    _rule(26, _END, N_("rival-kings/rule", "A match"),
          N_("rival-kings/rule", "You may agree on 2 to 6 games and add up the scores, or play until someone "
                                 "reaches 20, 30, 40, 60, or 100 points, however many games it takes."), (25,)),
)

ALLOWED_BY: Final[Mapping[str, str]] = {
    "play": "R27", "pass": "R1", "steal": "R4", "settle": "R28", "give": "R28", "take": "R20", "recruit": "R29",
    "buy": "R29", "skip": "R5", "end": "R8", "use gardener": "R11", "use watchman": "R12", "use herbalist": "R12",
    "use jailer": "R13", "use scholar": "R13", "use court_lady": "R14", "use bishop": "R14", "use troubadour": "R15",
    "use sailor": "R16", "use blacksmith": "R17", "use vintner": "R18", "use miner": "R18", "use": "R30",
    "demand": "R14", "offer": "R14", "find": "R18", "leave": "R18",
}
"""By how a move begins in notation: the rule that allows it."""
