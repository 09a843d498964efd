"""The rule book of Shadow Throne in our own words. Refusals point to these numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.core.refusal import Rule
from engine.core.text import N_

_rule = Rule.numbered

_BATTLE: Final = N_("shadow-throne/section", "Characters and battles")
_GOLD: Final = N_("shadow-throne/section", "Gold")
_ABILITIES: Final = N_("shadow-throne/section", "Abilities")
_CHARACTERS: Final = N_("shadow-throne/section", "Characters with abilities of their own")
_END: Final = N_("shadow-throne/section", "How battles and the game end")


RULEBOOK: Final = (
    _rule(1, _BATTLE, N_("shadow-throne/rule", "House edition"),
          N_("shadow-throne/rule", "There are 54 characters, 18 in each faction. Their abilities follow the "
                                   "published rules; most of the printed numbers, and three of the names, are this "
                                   "house edition’s own.")),
    _rule(2, _BATTLE, N_("shadow-throne/rule", "Setting up"),
          N_("shadow-throne/rule", "All characters are shuffled into one deck. Everyone starts with 3 gold and no "
                                   "influence. At the start of each battle, the three faction tokens stand at 0.")),
    _rule(3, _BATTLE, N_("shadow-throne/rule", "Draft"),
          N_("shadow-throne/rule", "Everyone gets a pool of six cards, secretly adds one of them to their hand, and "
                                   "passes the rest to the left. This repeats until all pools are used up; the last "
                                   "card goes into the hand as well. A card saved from the last battle joins the "
                                   "hand after the draft and is never passed on."), (27,)),
    _rule(4, _BATTLE, N_("shadow-throne/rule", "Choosing in secret"),
          N_("shadow-throne/rule", "In each wave, everyone plays one card from their hand. All choose at the same "
                                   "time and in secret; the cards are shown once everyone has chosen."), (5, 7)),
    _rule(5, _BATTLE, N_("shadow-throne/rule", "Four waves"),
          N_("shadow-throne/rule", "A battle has four waves. In each, characters are chosen and shown, gold is "
                                   "collected or paid, abilities work in the order of their numbers, and the power "
                                   "track is updated."), (6, 9, 22)),
    _rule(6, _GOLD, N_("shadow-throne/rule", "Income and cost"),
          N_("shadow-throne/rule", "Collect the income or pay the cost of each character you play. If you can pay, "
                                   "you must.")),
    _rule(7, _GOLD, N_("shadow-throne/rule", "Unable to pay"),
          N_("shadow-throne/rule", "If you cannot pay for the character you played, turn it face down and collect 1 "
                                   "gold. It takes no part in the battle and causes no hush money in the next wave."), (8,)),
    _rule(8, _GOLD, N_("shadow-throne/rule", "Hush money"),
          N_("shadow-throne/rule", "From the second wave on, a character costs 1 more gold, or brings 1 less gold, "
                                   "if its player’s character in the previous wave was of the same faction. Only "
                                   "the printed faction counts, even for a dead or converted character. Hush money "
                                   "is not cumulative over several waves. After King Kyros and his extra card, it "
                                   "is still 1 for the next Empire card."), (14,)),
    _rule(9, _ABILITIES, N_("shadow-throne/rule", "Order of abilities"),
          N_("shadow-throne/rule", "All 1 abilities work first, then all 2s, then all 3s. Within one number, extra "
                                   "cards are played first, then it is settled whom each ability affects, and then "
                                   "everything happens at the same time.")),
    _rule(10, _ABILITIES, N_("shadow-throne/rule", "The dead"),
          N_("shadow-throne/rule", "A dead character has no power and loses its tokens. It grants half its influence, "
                                   "rounded down, and all of its consolation. It cannot be converted later, and its "
                                   "ability works only if its number came up "
                                   "before its death or at the same time."), (9, 24)),
    _rule(11, _ABILITIES, N_("shadow-throne/rule", "Killers"),
          N_("shadow-throne/rule", "Bentheon Knights kill commoners, Anna Lys kills elites, and Datura kills nobles. "
                                   "They affect only characters in their own wave, and never any that belong to the "
                                   "Empire at that moment.")),
    _rule(12, _ABILITIES, N_("shadow-throne/rule", "Emboldening"),
          N_("shadow-throne/rule", "Every token adds 1 to a character’s power. A character killed and emboldened at "
                                   "the same time is dead and has no tokens. Phabos Scouts embolden every other Rebel "
                                   "in their wave.")),
    _rule(13, _ABILITIES, N_("shadow-throne/rule", "Conversion"),
          N_("shadow-throne/rule", "A converted character belongs to the Church: its power, influence, and "
                                   "consolation follow the Church. Shepherd of the Lost converts the commoners in "
                                   "her wave, Protis the elites in his. A character killed and converted at the "
                                   "same time is dead and belongs to the Church."), (8,)),
    _rule(14, _CHARACTERS, N_("shadow-throne/rule", "King Kyros"),
          N_("shadow-throne/rule", "With him, you may play an extra Empire card that you can pay for; no hush money "
                                   "is due. It belongs to the same wave, its ability takes effect with the 3s "
                                   "whatever its own number is, and only abilities numbered 3 affect it. If you "
                                   "play none, you do not have to say why. If there are several Kings, their "
                                   "players choose in secret at the same time; an extra King brings another extra "
                                   "card."), (9,)),
    _rule(15, _CHARACTERS, N_("shadow-throne/rule", "Sythera"),
          N_("shadow-throne/rule", "Characters of other factions in her wave cannot use their 2 or 3 abilities.")),
    _rule(16, _CHARACTERS, N_("shadow-throne/rule", "Picureas"),
          N_("shadow-throne/rule", "He emboldens every Rebel in the next wave as soon as all cards of that wave are "
                                   "paid for, even if he is dead by then. In the fourth wave, he does nothing.")),
    _rule(17, _CHARACTERS, N_("shadow-throne/rule", "Queen Eletheria"),
          N_("shadow-throne/rule", "She emboldens every commoner in this and earlier waves that is a Rebel at that "
                                   "moment.")),
    _rule(18, _CHARACTERS, N_("shadow-throne/rule", "Langman"),
          N_("shadow-throne/rule", "If he lives and the Rebels are not among the winners, he stays for the next "
                                   "battle and is in play before its first wave. He stays with the same player, as "
                                   "a Rebel, without tokens, cost, or hush money. After that battle, he goes back "
                                   "into the deck.")),
    _rule(19, _CHARACTERS, N_("shadow-throne/rule", "Princess Beatice"),
          N_("shadow-throne/rule", "She converts the commoners in her wave and emboldens those that did not already "
                                   "belong to the Church, even if another character converts them at the same time.")),
    _rule(20, _CHARACTERS, N_("shadow-throne/rule", "Thavma"),
          N_("shadow-throne/rule", "He has 2 more power if his player has 0 or 1 gold when his number comes up.")),
    _rule(21, _CHARACTERS, N_("shadow-throne/rule", "Simone"),
          N_("shadow-throne/rule", "When she dies, her player gains 3 influence at once, on top of what she grants if "
                                   "the Church wins. The game still ends only after a battle.")),
    _rule(22, _END, N_("shadow-throne/rule", "Power track"),
          N_("shadow-throne/rule", "After every wave, the power of all "
                                   "living characters is added up for each faction.")),
    _rule(23, _END, N_("shadow-throne/rule", "Who wins a battle"),
          N_("shadow-throne/rule", "The faction with the most power wins the battle. If several tie for the most, all "
                                   "of them win."), (22,)),
    _rule(24, _END, N_("shadow-throne/rule", "Influence and consolation"),
          N_("shadow-throne/rule", "Every character grants its player influence if its faction has won, or "
                                   "consolation gold if it has not."), (10, 13)),
    _rule(25, _END, N_("shadow-throne/rule", "End of the game"),
          N_("shadow-throne/rule", "The game ends after a battle in which someone reaches 15 influence; you can "
                                   "choose 20 or 25 for a longer game.")),
    _rule(26, _END, N_("shadow-throne/rule", "Who wins the game"),
          N_("shadow-throne/rule", "The most influence wins; if tied, the "
                                   "most gold. If still tied, nobody wins."), (25,)),
    _rule(27, _END, N_("shadow-throne/rule", "Keeping one card"),
          N_("shadow-throne/rule", "After a battle, everyone secretly keeps one card from their hand and discards "
                                   "the rest. Anyone with a card left must keep one."), (3,)),
    _rule(28, _END, N_("shadow-throne/rule", "The new deck"),
          N_("shadow-throne/rule", "Discarded cards and all characters from the battle, face-down ones included, are "
                                   "shuffled into the deck for the next battle."), (18,)),
)

ALLOWED_BY: Final[Mapping[str, str]] = {
    "take": "R3", "play": "R4", "extra": "R14", "decline": "R14", "keep": "R27",
}
"""By how a move begins in notation: the rule that allows it."""
