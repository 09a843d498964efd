"""The cards of The Imposter Kings, and every number that is the same in all editions; for the others see `editions`.

A character is one row of CHARACTERS, and its ability one row of `abilities.ABILITIES`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from engine.base.cards import Brief, Card, Group, names_of
from engine.core.errors import BadCard
from engine.core.text import N_, Text

FOOL: Final = 0
ASSASSIN: Final = 1
ELDER: Final = 2
ZEALOT: Final = 3
INQUISITOR: Final = 4
EXECUTIONER: Final = 5
JUDGE: Final = 6
SOLDIER: Final = 7
OATHBOUND: Final = 8
HERALD: Final = 9
WARLORD: Final = 10
MYSTIC: Final = 11
WARDEN: Final = 12
KINGS_HAND: Final = 13
SENTRY: Final = 14
SPY: Final = 15
QUEEN: Final = 16
PRINCESS: Final = 17
KING: Final = 18
TRUE_KING: Final = 19

KINDS: Final = KING
"""Kinds of characters, in order of their usual value; the Kings come after them, and are never in anyone's hand."""
FIRST_ROYALTY: Final = QUEEN
"""Royalty are the highest characters, from this one on; they stay Royalty in an edition in which others are higher."""

SHOWN: Final = 3
"""How many cards lie before everyone in the end."""

DISGRACED_VALUE: Final = 1
MUTED_VALUE: Final = 3
SOLDIER_BONUS: Final = 2
SOLDIER_DISGRACES: Final = 3
WARLORD_IN_HAND: Final = 1
WARLORD_IN_COURT: Final = 2
WARDEN_NEEDS: Final = 4
"""Face-up cards in Court, the Warden included."""
HERALD_NEEDS: Final = 5
JUDGE_NEEDS: Final = 2
MYSTIC_NUMBERS: Final = range(1, 9)
HIGHEST_VALUE: Final = 9
"""No character counts more in any edition: numbers up to this one can be said."""
MOST_SWAPPED: Final = 2
"""The most cards that partners may swap."""
RESTART_POINTS: Final = 2

_COURTIER = Group("courtier", N_("imposter-kings/type", "Courtier"), "indigo", "zigzag")
_IMMUNE = Group("immune", N_("imposter-kings/type", "Immune to the King’s Hand"), "green", "scallops")
_ROYALTY = Group("royalty", N_("imposter-kings/type", "Royalty"), "crimson", "bars")
_KING = Group("king", N_("imposter-kings/type", "King"), "slate", "straight")


Works: TypeAlias = Literal["when played", "as a reaction", "where it is too low"]
"""When the text of a character works: once it is played (`abilities`), from hand against what others do (`reactions`), or
so that it may be played though it counts less than the Throne (`throne`)."""
WHEN_PLAYED: Final = "when played"
AS_REACTION: Final = "as a reaction"
TOO_LOW: Final = "where it is too low"


@dataclass(frozen=True, slots=True)
class Character:
    """A kind of card that players hold, but for its ability, which is a row of `abilities.ABILITIES`.

    `copies` are those in the deck of two, three and four players, and `before` those of former editions (`as_of`).
    `strength` is what bots think such a card in hand is worth (`bot.evaluation`).
    """

    kind: int
    id: str
    name: Text
    text: Text
    brief: Brief
    value: int
    copies: tuple[int, int, int]
    group: Group
    works: Works
    strength: float
    before: Mapping[int, tuple[int, int, int]] = field(default_factory=dict)


CHARACTERS: Final[tuple[Character, ...]] = (
    Character(FOOL, "fool", N_("imposter-kings/card", "Fool"),
              N_("imposter-kings/card", "You may take any other face-up card from the Court into your hand."),
              Brief("take", N_("imposter-kings/card", "from Court")),
              value=1, copies=(1, 1, 2), group=_COURTIER, works=WHEN_PLAYED, strength=0.4),
    Character(ASSASSIN, "assassin", N_("imposter-kings/card", "Assassin"),
              N_("imposter-kings/card", "Reaction: when another player flips their King, that player loses the round."),
              Brief("skull", N_("imposter-kings/card", "who flips")),
              value=2, copies=(1, 1, 2), group=_COURTIER, works=AS_REACTION, strength=0.9),
    Character(ELDER, "elder", N_("imposter-kings/card", "Elder"),
              N_("imposter-kings/card", "May be played on Royalty."),
              Brief("up", N_("imposter-kings/card", "on Royalty")),
              value=3, copies=(2, 2, 2), group=_IMMUNE, works=TOO_LOW, strength=0.4),
    Character(ZEALOT, "zealot", N_("imposter-kings/card", "Zealot"),
              N_("imposter-kings/card", "May be played on anything but Royalty once your own King is flipped."),
              Brief("up", N_("imposter-kings/card", "King flipped")),
              value=3, copies=(1, 1, 2), group=_IMMUNE, works=TOO_LOW, strength=0.4),
    Character(INQUISITOR, "inquisitor", N_("imposter-kings/card", "Inquisitor"),
              N_("imposter-kings/card", "You may name a card: every other player who holds it puts one copy into "
                                        "their Antechamber."),
              Brief("ask", N_("imposter-kings/card", "name a card")),
              value=4, copies=(2, 2, 2), group=_COURTIER, works=WHEN_PLAYED, strength=0.45),
    Character(EXECUTIONER, "executioner", N_("imposter-kings/card", "Executioner"),
              N_("imposter-kings/card", "You may name a number up to the highest in Court: everyone condemns a card "
                                        "of that value from their hand."),
              Brief("skull", N_("imposter-kings/card", "name a value")),
              value=4, copies=(0, 2, 2), group=_COURTIER, works=WHEN_PLAYED, strength=0.4),
    Character(JUDGE, "judge", N_("imposter-kings/card", "Judge"),
              N_("imposter-kings/card", "You may guess a card in an opponent’s hand; if you are right, you may put "
                                        "a card of value 2 or more into your Antechamber."),
              Brief("ask", N_("imposter-kings/card", "guess a card")),
              value=5, copies=(1, 2, 2), group=_COURTIER, works=WHEN_PLAYED, strength=0.45),
    Character(SOLDIER, "soldier", N_("imposter-kings/card", "Soldier"),
              N_("imposter-kings/card", "You may name a card: if an opponent holds it, the Soldier gets +2 and "
                                        "disgraces up to three cards in Court."),
              Brief("ask", N_("imposter-kings/card", "if held: +2")),
              value=5, copies=(2, 2, 2), group=_COURTIER, works=WHEN_PLAYED, strength=0.4),
    Character(OATHBOUND, "oathbound", N_("imposter-kings/card", "Oathbound"),
              N_("imposter-kings/card", "May be played on a higher card: disgrace it, then play a second card of any "
                                        "value, which is also immune."),
              Brief("cards", N_("imposter-kings/card", "play two")),
              value=6, copies=(2, 2, 2), group=_IMMUNE, works=TOO_LOW, strength=0.45),
    Character(HERALD, "herald", N_("imposter-kings/card", "Herald"),
              N_("imposter-kings/card", "Choose a new Successor; then you may take back the Herald and play a card of "
                                        "value 5 or more."),
              Brief("again", N_("imposter-kings/card", "Successor")),
              value=6, copies=(0, 1, 1), group=_COURTIER, works=WHEN_PLAYED, strength=0.45),
    Character(WARLORD, "warlord", N_("imposter-kings/card", "Warlord"),
              N_("imposter-kings/card", "With Royalty face up in Court: counts 1 more in hand and 2 more in Court."),
              Brief("crown", N_("imposter-kings/card", "Royalty: +2")),
              value=7, copies=(1, 1, 1), group=_COURTIER, works=TOO_LOW, strength=0.45),
    Character(MYSTIC, "mystic", N_("imposter-kings/card", "Mystic"),
              N_("imposter-kings/card", "With a Disgraced card in Court, you may disgrace the Mystic and name a "
                                        "number from 1 to 8: cards of that value lose their text and count 3 once "
                                        "played."),
              Brief("number", N_("imposter-kings/card", "mute a value")),
              value=7, copies=(1, 1, 1), group=_COURTIER, works=WHEN_PLAYED, strength=0.7),
    Character(WARDEN, "warden", N_("imposter-kings/card", "Warden"),
              N_("imposter-kings/card", "With four face-up cards in Court, you may swap a card from your hand with "
                                        "the Accused."),
              Brief("swap", N_("imposter-kings/card", "the Accused")),
              value=7, copies=(0, 2, 2), group=_COURTIER, works=WHEN_PLAYED, strength=0.6),
    Character(KINGS_HAND, "kings_hand", N_("imposter-kings/card", "King’s Hand"),
              N_("imposter-kings/card", "Reaction: stops another player’s ability; both cards are Condemned."),
              Brief("stop", N_("imposter-kings/card", "an ability")),
              value=8, copies=(1, 1, 2), group=_IMMUNE, works=AS_REACTION, strength=0.95),
    Character(SENTRY, "sentry", N_("imposter-kings/card", "Sentry"),
              N_("imposter-kings/card", "You may disgrace the Sentry to exchange a card from your hand for a Court "
                                        "card that is neither Disgraced nor Royalty."),
              Brief("swap", N_("imposter-kings/card", "with Court")),
              value=8, copies=(1, 1, 1), group=_COURTIER, works=WHEN_PLAYED, strength=0.85),
    Character(SPY, "spy", N_("imposter-kings/card", "Spy"),
              N_("imposter-kings/card", "You may disgrace the Spy to look at all Successors and make one player replace theirs."),
              Brief("eye", N_("imposter-kings/card", "Successors")),
              value=8, copies=(0, 1, 1), group=_COURTIER, works=WHEN_PLAYED, strength=0.75),
    Character(QUEEN, "queen", N_("imposter-kings/card", "Queen"),
              N_("imposter-kings/card", "Disgraces every other card in Court."),
              Brief("turn", N_("imposter-kings/card", "all others")),
              value=9, copies=(1, 1, 1), group=_ROYALTY, works=WHEN_PLAYED, strength=0.9),
    Character(PRINCESS, "princess", N_("imposter-kings/card", "Princess"),
              N_("imposter-kings/card", "You may swap a card from your hand with another player; you both choose in "
                                        "secret."),
              Brief("swap", N_("imposter-kings/card", "with a hand")),
              value=9, copies=(1, 1, 1), group=_ROYALTY, works=WHEN_PLAYED, strength=1.0),
)
"""By kind."""


def check(characters: Sequence[Character]) -> None:
    """That every row stands where all that looks cards up by kind expects it. Raises BadCard, naming the first."""
    if len(characters) != KINDS:
        raise BadCard(f"There are {len(characters)} characters, but the King’s kind is {KINDS}: it comes after them.")
    for kind, each in enumerate(characters):
        if each.kind != kind:
            raise BadCard(f"{each.name} is kind {each.kind}, but its row is number {kind}.")
        if kind and characters[kind - 1].value > each.value:
            raise BadCard(f"{each.name} counts {each.value} and comes after a higher card: kinds are in order of value.")
        if not 1 <= each.value <= HIGHEST_VALUE:
            raise BadCard(f"{each.name} counts {each.value}: 1 to HIGHEST_VALUE is allowed, so that it can be said.")
        if (each.group is _ROYALTY) != (kind >= FIRST_ROYALTY):
            raise BadCard(f"{each.name} is on the wrong side of FIRST_ROYALTY: Royalty are the highest characters.")


check(CHARACTERS)

VALUES: Final[tuple[int, ...]] = tuple([each.value for each in CHARACTERS])
"""By kind: the base value in every edition but some of somebody's own (`editions`)."""
STRENGTHS: Final[tuple[float, ...]] = tuple([each.strength for each in CHARACTERS])
"""By kind: what a card in hand is worth to bots."""


def working(works: Works) -> tuple[int, ...]:
    """The kinds whose text works at that moment."""
    return tuple([each.kind for each in CHARACTERS if each.works == works])


ROYALTY: Final[tuple[int, ...]] = tuple(range(FIRST_ROYALTY, KINDS))
REACTIONS: Final[tuple[int, ...]] = working(AS_REACTION)


def _king(kind: int, card_id: str, name: Text, text: Text, brief: Brief) -> Card:
    return Card(kind, card_id, name, None, _KING, text, brief=brief)


CARDS: Final = (
    *[Card(each.kind, each.id, each.name, each.value, each.group, each.text, brief=each.brief) for each in CHARACTERS],
    _king(KING, "king", N_("imposter-kings/card", "King"),
          N_("imposter-kings/card", "Flip it instead of playing a card: disgrace the card on the Throne and take "
                                    "your Successor into your hand."),
          Brief("turn", N_("imposter-kings/card", "the Throne"))),
    _king(TRUE_KING, "true_king", N_("imposter-kings/card", "True King"),
          N_("imposter-kings/card", "Also lets its holder choose the first player."),
          Brief("crown", N_("imposter-kings/card", "who begins"))),
)


name_of: Final = names_of(CARDS)
