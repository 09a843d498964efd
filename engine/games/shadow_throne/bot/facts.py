"""The facts behind a better move in Shadow Throne: each compares it with another, and is false of the two exchanged.

What others choose in a wave is unknown, so every number is of what the seat sees: its gold, its cards, the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from engine.base.cards import said_of_each
from engine.base.comparison import Comparison
from engine.core.moves import NONE
from engine.core.text import N_, Text
from engine.games.shadow_throne.bot.aspects import CARDS, GOLD, INFLUENCE, RIVALS
from engine.games.shadow_throne.bot.options import PlayOption, reached, unseen
from engine.games.shadow_throne.bot.plays import GOLD_VALUE, POWER_VALUE
from engine.games.shadow_throne.cards import (
    ANNA_LYS,
    BENTHEON_KNIGHTS,
    CHURCH,
    CONSOLATION,
    DATURA,
    FACTION,
    FACTIONS,
    KING_KYROS,
    PHABOS_SCOUTS,
    PICUREAS,
    PRINCESS_BEATICE,
    PROTIS,
    QUEEN_ELETHERIA,
    REACHING,
    REBELS,
    SHEPHERD,
    SYTHERA,
    THAVMA,
    THAVMA_GOLD,
    WAVES,
    faction_name,
    name_of,
)
from engine.games.shadow_throne.cards import GOLD as PRICE
from engine.games.shadow_throne.state import UNPAID, ShadowState

_EMBOLDENS: Final = N_("shadow-throne/reason",
                       "{card} emboldens {number} of the Rebels on the table: {power} power for the Rebels, instead "
                       "of {less} with {other}.")
_THAVMA: Final = N_("shadow-throne/reason",
                    "That leaves you {gold} gold, so {card} has 2 more power: {power} for the Church, instead of "
                    "{less} with {other}.")
_ROSES: Final = N_("shadow-throne/reason",
                   "{card} emboldens the Rebels in the next wave. You will have {number} left in your hand.")
_KING: Final = N_("shadow-throne/reason",
                  "{card} lets you add an Empire card. Of those in your hand, you could pay for {number}.")
_KILLS_NOW: Final = N_("shadow-throne/reason", "{card} kills {number} of your rivals’ characters at once.")
_KILL_COMMONERS: Final = N_("shadow-throne/reason",
                            "With {card}, all commoners in the wave die, except the Empire’s. Your rivals could "
                            "lose {number} of the {cards} cards you cannot see.")
_KILL_ELITES: Final = N_("shadow-throne/reason",
                         "With {card}, all elites in the wave die, except the Empire’s. Your rivals could lose "
                         "{number} of the {cards} cards you cannot see.")
_KILL_NOBLES: Final = N_("shadow-throne/reason",
                         "With {card}, all nobles in the wave die, except the Empire’s. Your rivals could lose "
                         "{number} of the {cards} cards you cannot see.")
_CONVERT_COMMONERS: Final = N_("shadow-throne/reason",
                               "With {card}, all commoners in the wave join the Church. That could happen to "
                               "{number} of the {cards} cards you cannot see.")
_CONVERT_ELITES: Final = N_("shadow-throne/reason",
                            "With {card}, all elites in the wave join the Church. That could happen to {number} of "
                            "the {cards} cards you cannot see.")
_SILENCE: Final = N_("shadow-throne/reason",
                     "With {card}, other factions’ 2 and 3 abilities do not work in this wave. That could affect "
                     "{number} of the {cards} cards you cannot see.")
_SCOUT: Final = N_("shadow-throne/reason",
                   "With {card}, every other Rebel in the wave gets 1 more power. Of the {cards} cards you cannot "
                   "see, {number} are Rebels that a rival could play.")
_REACH: Final[Mapping[int, Text]] = said_of_each("whom it can reach", {
    BENTHEON_KNIGHTS: _KILL_COMMONERS, ANNA_LYS: _KILL_ELITES, DATURA: _KILL_NOBLES, SHEPHERD: _CONVERT_COMMONERS,
    PRINCESS_BEATICE: _CONVERT_COMMONERS, PROTIS: _CONVERT_ELITES, SYTHERA: _SILENCE, PHABOS_SCOUTS: _SCOUT,
}, REACHING, name_of)
_POWER: Final = N_("shadow-throne/reason", "{card} alone brings the {faction} to {power} power, instead of {less} "
                                           "with {other}.")
_POWER_OR_NONE: Final = N_("shadow-throne/reason", "{card} alone brings the {faction} to {power} power, instead of "
                                                   "{less} without it.")
_CROWN: Final = N_("shadow-throne/reason", "{card} brings {number} influence if its faction wins; {other} brings "
                                           "{less}.")
_CROWN_OR_NONE: Final = N_("shadow-throne/reason", "With {card}, you gain {number} more influence if its faction wins.")
_STAKES: Final = N_("shadow-throne/reason",
                    "If the {faction} won now, no rival would gain more than {number} influence; if the {other} "
                    "won, up to {more}.")
_PURSE: Final = N_("shadow-throne/reason", "That leaves you {gold} gold. {other} would leave {less}.")
_NO_HUSH: Final = N_("shadow-throne/reason",
                     "That leaves you {gold} gold. {other} would leave {less}, because of hush money.")
_DECLINED: Final = N_("shadow-throne/reason", "You keep {gold} gold instead of {less}.")
_CONSOLES: Final = N_("shadow-throne/reason", "{card} brings {number} gold if its faction loses; {other} brings "
                                              "{less}.")
_PAYABLE: Final = N_("shadow-throne/reason",
                     "In the next wave, you could then pay for {number} of the cards left in your hand; after "
                     "{other}, for only {less}.")
_PAYABLE_DOWN: Final = N_("shadow-throne/reason",
                          "You cannot pay for {card}, so it is turned face down and brings 1 gold. In the next "
                          "wave, you could pay for {number} of the cards left in your hand; after {other}, for only "
                          "{less}.")
_STAYS_CROWN: Final = N_("shadow-throne/reason",
                         "You keep {other} in your hand, with {number} influence on its crown.")
_STAYS_POWER: Final = N_("shadow-throne/reason", "You keep {other} in your hand, with {number} power.")
_STAYS_GOLD: Final = N_("shadow-throne/reason",
                        "You keep {other} in your hand: it can still bring {number} gold.")
_EARNS: Final = N_("shadow-throne/reason", "When played, {card} brings {number} gold. {other} would cost {more}.")
_EARNS_ALONE: Final = N_("shadow-throne/reason", "When played, {card} brings {number} gold. {other} brings none.")
_CHEAPER: Final = N_("shadow-throne/reason", "{card} costs {number} gold; {other} costs {more}.")
_STRONGER: Final = N_("shadow-throne/reason", "{card} has {number} power; {other} has only {less}.")
_TOGETHER: Final = N_("shadow-throne/reason",
                      "With {card}, you hold {number} cards of the same faction; with {other}, only {less}.")
_POWER_TOGETHER: Final = N_("shadow-throne/reason",
                            "With {card}, your cards of the same faction have {number} power; with {other}, only "
                            "{less}.")

_FEW: Final = 8
"""An ability that can reach less than one in so many of the cards that cannot be seen goes without saying."""


def deciding_fact(comparison: Comparison[ShadowState]) -> Text | None:
    """The fact behind the aspect in which one move is better than another; None if there is none."""
    if comparison.move.verb in ("play", "extra", "decline"):
        played = _Played(comparison)
        return next((fact for tell in _PLAYED[comparison.aspect] if (fact := tell(played)) is not None), None)
    return _of_cards(comparison) if comparison.aspect == CARDS else None


# -- cards that are played -----------------------------------------------------------------------------------------

class _Played:
    """A move in a wave, and another one that it is compared with."""

    def __init__(self, comparison: Comparison[ShadowState]) -> None:
        self.seat, self.seen = comparison.observation.seat, comparison.observation.seen
        self.move = PlayOption(self.seen, self.seat, comparison.move)
        self.other = PlayOption(self.seen, self.seat, comparison.other)

    def named(self, text: Text) -> Text:
        """A sentence about the two cards."""
        return text.fill(card=_name(self.move), other=_name(self.other))


def _name(option: PlayOption) -> Text | str:
    return "" if option.kind == NONE else name_of(option.kind)


def _embolden(at: _Played) -> Text | None:
    """Rebels on the table already that get tokens, and what comes of it."""
    number = at.move.emboldened() if at.move.kind == QUEEN_ELETHERIA else 0
    power, less = at.move.power(REBELS), at.other.power(REBELS)
    if not number or power <= less or at.other.kind == NONE:
        return None
    return at.named(_EMBOLDENS).fill(number=number, power=power, less=less)


def _revelation(at: _Played) -> Text | None:
    """Thavma with little gold left."""
    power, less = at.move.power(CHURCH), at.other.power(CHURCH)
    if at.move.kind != THAVMA or not at.move.paid or at.move.gold > THAVMA_GOLD or power <= less:
        return None
    return at.named(_THAVMA).fill(gold=at.move.gold, power=power, less=less)


def _roses(at: _Played) -> Text | None:
    """Picureas, if there is a next wave and the seat has a Rebel for it."""
    number = sum(FACTION[kind] == REBELS for kind in at.move.left())
    if at.move.kind != PICUREAS or not at.move.paid or at.seen.wave == WAVES or not number:
        return None
    return at.named(_ROSES).fill(number=number)


def _king(at: _Played) -> Text | None:
    """King Kyros, if the seat can pay for an extra card after him."""
    number = at.move.payable_extras() if at.move.kind == KING_KYROS and at.move.paid else 0
    return at.named(_KING).fill(number=number) if number else None


def _reach(at: _Played) -> Text | None:
    """Whom an ability can reach among what rivals may play, or what an extra card kills for certain."""
    if at.move.extra:
        number = at.move.killed()
        return at.named(_KILLS_NOW).fill(number=number) if number > at.other.killed() else None
    number, cards = reached(at.seen, at.seat, at.move), len(unseen(at.seen, at.seat))
    if number * _FEW < cards or number <= reached(at.seen, at.seat, at.other):
        return None
    return at.named(_REACH[at.move.kind]).fill(number=number, cards=cards)


def _power(at: _Played) -> Text | None:
    """The power that the card's faction has with it and without it."""
    if not at.move.paid:
        return None
    faction = FACTION[at.move.kind]
    power, less = at.move.power(faction), at.other.power(faction)
    if power <= less:
        return None
    text = _POWER_OR_NONE if at.other.kind == NONE else _POWER
    return at.named(text).fill(faction=faction_name(faction), power=power, less=less)


def _crown(at: _Played) -> Text | None:
    number, less = at.move.crown, at.other.crown
    if number <= less:
        return None
    return at.named(_CROWN_OR_NONE if at.other.kind == NONE else _CROWN).fill(number=number, less=less)


def _stakes(at: _Played) -> Text | None:
    """What the factions of the two cards would bring the rival who has most in them."""
    if not at.move.paid or not at.other.paid:
        return None
    one, two = FACTION[at.move.kind], FACTION[at.other.kind]
    number, more = (_most_at_stake(at.seen, at.seat, faction) for faction in (one, two))
    if number >= more:
        return None
    return _STAKES.fill(number=number, faction=faction_name(one), more=more, other=faction_name(two))


def _most_at_stake(seen: ShadowState, seat: int, faction: int) -> int:
    """The influence that a win of a faction would bring the rival who has most in it, by the characters played."""
    return max(sum(seen.influence_of(number) for number in seen.played_by(other)
                   if seen.faction(number) == faction and not seen.status[number] & UNPAID)
               for other in range(seen.seats) if other != seat)


def _purse(at: _Played) -> Text | None:
    gold, less = at.move.gold, at.other.gold
    if gold <= less:
        return None
    if at.move.kind == NONE:
        return _DECLINED.fill(gold=gold, less=less)
    if at.other.kind == NONE:
        return None
    return at.named(_NO_HUSH if at.other.paid and at.other.hush > at.move.hush else _PURSE).fill(gold=gold, less=less)


def _consolation(at: _Played) -> Text | None:
    number, less = (CONSOLATION[each.kind] if each.paid else 0 for each in (at.move, at.other))
    return at.named(_CONSOLES).fill(number=number, less=less) if number > less and at.other.kind != NONE else None


def _payable(at: _Played) -> Text | None:
    number, less = at.move.payable_next(), at.other.payable_next()
    if number <= less or at.other.kind == NONE:
        return None
    down = not at.move.paid and at.move.kind != NONE
    return at.named(_PAYABLE_DOWN if down else _PAYABLE).fill(number=number, less=less)


def _stays(at: _Played) -> Text | None:
    """What the card that is not played has over the one that is."""
    kept, played = at.other.kind, at.move.kind
    if kept == NONE:
        return None
    numbers = at.seen.numbers
    for text, values in ((_STAYS_CROWN, numbers.influences), (_STAYS_POWER, numbers.powers), (_STAYS_GOLD, PRICE)):
        if values[kept] > (0 if played == NONE else max(0, values[played])):
            return at.named(text).fill(number=values[kept])
    return None


_Tell = Callable[[_Played], Text | None]
_PLAYED: Final[Mapping[str, Sequence[_Tell]]] = {
    INFLUENCE: (_embolden, _revelation, _roses, _reach, _king, _power, _crown),
    RIVALS: (_reach, _stakes),
    GOLD: (_purse, _consolation),
    CARDS: (_payable, _king, _roses, _stays),
}
"""By aspect: what may be said of it, the first that holds."""


# -- cards that are taken or kept ------------------------------------------------------------------------------------

def _of_cards(comparison: Comparison[ShadowState]) -> Text | None:
    """What one card has over another as it is printed: the largest difference that can be told."""
    card, other = comparison.move.card, comparison.other.card
    differences = sorted(_differences(comparison.observation.seen, card, other), key=lambda each: each[0])
    if differences:
        return differences[-1][1].fill(card=name_of(card), other=name_of(other))
    return _together(comparison, card, other)


def _differences(seen: ShadowState, card: int, other: int) -> Iterator[tuple[float, Text]]:
    """What a card has over another, in influence, as long as nothing is known about the battle."""
    crowns, powers = seen.numbers.influences, seen.numbers.powers
    if crowns[card] > crowns[other]:
        yield (crowns[card] - crowns[other]) / FACTIONS, _CROWN.fill(number=crowns[card], less=crowns[other])
    if powers[card] > powers[other]:
        yield POWER_VALUE * (powers[card] - powers[other]) / FACTIONS, _STRONGER.fill(
            number=powers[card], less=powers[other])
    if CONSOLATION[card] > CONSOLATION[other]:
        yield GOLD_VALUE * (CONSOLATION[card] - CONSOLATION[other]) * (1 - 1 / FACTIONS), _CONSOLES.fill(
            number=CONSOLATION[card], less=CONSOLATION[other])
    if PRICE[card] > PRICE[other]:
        yield GOLD_VALUE * (PRICE[card] - PRICE[other]), _price(PRICE[card], PRICE[other])


def _price(gold: int, other: int) -> Text:
    """What a card brings or costs, beside one that brings less or costs more."""
    if gold <= 0:
        return _CHEAPER.fill(number=-gold, more=-other)
    return _EARNS.fill(number=gold, more=-other) if other < 0 else _EARNS_ALONE.fill(number=gold)


def _together(comparison: Comparison[ShadowState], card: int, other: int) -> Text | None:
    """What the seat has of the same faction, with the card taken."""
    if comparison.move.verb != "take":
        return None
    hand = comparison.observation.seen.hand(comparison.observation.seat)
    powers = comparison.observation.seen.numbers.powers
    mine, others = ([each, *(kind for kind in hand if FACTION[kind] == FACTION[each])] for each in (card, other))
    for text, number, less in ((_TOGETHER, len(mine), len(others)),
                               (_POWER_TOGETHER, _power_of(powers, mine), _power_of(powers, others))):
        if number > less:
            return text.fill(number=number, card=name_of(card), less=less, other=name_of(other))
    return None


def _power_of(powers: Sequence[int], kinds: Sequence[int]) -> int:
    return sum(powers[kind] for kind in kinds)
