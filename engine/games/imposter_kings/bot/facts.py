"""The fact that makes one move of The Imposter Kings better than another, as the seat to decide can know it.

Each is checked before it is said, and none is true of the two moves exchanged.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from engine.base.comparison import Comparison
from engine.core.knowledge import UNKNOWN
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.text import N_, Player, Text
from engine.games.imposter_kings.abilities import ABILITIES
from engine.games.imposter_kings.bot.aspects import HAND, KING, OTHERS, REST
from engine.games.imposter_kings.bot.reasons import CERTAIN, FREE_RESTART, copies_with_rivals, reason
from engine.games.imposter_kings.cards import (
    KINDS,
    RESTART_POINTS,
    STRENGTHS,
    name_of,
)
from engine.games.imposter_kings.guesses import can_be_killed, can_be_stopped, those_asked
from engine.games.imposter_kings.legal import playable
from engine.games.imposter_kings.moves import PASS
from engine.games.imposter_kings.state import ImposterState
from engine.games.imposter_kings.zones import CONDEMNED, OPEN, SUCCESSOR
from engine.games.imposter_kings.zones import HAND as HANDS

INSTEAD: Final = N_("imposter-kings/reason", "You then hold {cards} instead of {others}.")
MORE: Final = N_("imposter-kings/reason", "Your hand then has %n more card(s): {cards}.", "", 1)
KING_STAYS: Final = N_("imposter-kings/reason",
                       "Your King stays face up: you can flip it later or score 1 more point for it.")
NO_ANSWER: Final = N_("imposter-kings/reason",
                      "No card that {player} may hold can answer it. Otherwise %n could.", "", 1)
ANSWERS: Final = N_("imposter-kings/reason",
                    "Of the cards that {player} may hold, %n can answer it; otherwise {other} could.", "", 1)
HIGH_ENOUGH: Final = N_("imposter-kings/reason",
                        "Your hand would then have %n card(s) at "
                        "least as high as the Throne; otherwise, {other}.", "", 1)
SUCCESSOR_HIGHER: Final = N_("imposter-kings/reason",
                             "Your Successor is then the {card}, which counts {value} instead of {other}.")
STOPPABLE: Final = N_("imposter-kings/reason", "{fact} A King’s Hand could still prevent that.")
KILLABLE: Final = N_("imposter-kings/reason", "{fact} An Assassin could still prevent that.")
MORE_COPIES: Final = N_("imposter-kings/reason",
                        "As far as you know, %n of these may be held, and {other} of the other.", "", 1)
FORCED: Final = N_("imposter-kings/reason", "Anyone who holds it must play the {card} next, not the {other}.")
MORE_OF_NUMBER: Final = N_("imposter-kings/reason",
                           "Rivals may hold %n card(s) of that value, and {other} of the other.", "", 1)
FEWER_OWN: Final = N_("imposter-kings/reason", "You hold only %n card(s) of "
                                               "that value, and {other} of the other.", "", 1)
FEWER_CARDS: Final = N_("imposter-kings/reason",
                        "You guess from only %n card(s) in {player}’s hand, not from {other}.", "", 1)
HIGH_CARDS: Final = N_("imposter-kings/reason",
                       "Cards worth 7 or more: {mine} of your {cards}, {high} of the {all} in the deck.")
SEES_FIRST: Final = N_("imposter-kings/reason", "You see the first card before you have to play one.")
SHOWN: Final = N_("imposter-kings/reason", "You show the {card} and keep the {other} secret.")
SHOWS_HIGHER: Final = N_("imposter-kings/reason",
                         "The highest card gets first pick: you show a value of {value}, not {other}.")
PARTS: Final = N_("imposter-kings/reason", "You give up the {card}, not the {other}.")
SAVES: Final = N_("imposter-kings/reason", "A restart would give {player} {points} points.")
_HIGH: Final = 7

_Fact = Callable[["_Facts"], Text | None]
_THRONE_LIES: Final = ("turn", "ability", "guess", "judge", "soldier", "sentry", "spy", "condemn", "swap")
"""Phases in which it is settled what the next player has to answer, unless an ability changes it."""
_SHOWN: Final = 3
"""The most cards that a sentence names."""


def deciding_fact(comparison: Comparison[ImposterState]) -> Text | None:
    """The fact behind the aspect in which one move is better than another; None if there is none to tell."""
    facts = _Facts(comparison)
    return next((said for fact in _FACTS[comparison.aspect] if (said := fact(facts)) is not None), None)


class _Result:
    """The position after a move, unless somebody stops it: what is the same of it in all worlds."""

    def __init__(self, after: Sequence[ImposterState], seat: int) -> None:
        self.pending = after[0].phase
        worlds = [_unstopped(state) for state in after]
        self.state, self._seat = worlds[0], seat
        self._over = any(state.phase in ("deal", "over") for state in worlds)
        self._public = len({_public(state) for state in worlds}) == 1
        self._own = len({(*sorted(state.hand(seat)), UNKNOWN, *state.cards[SUCCESSOR[seat]]) for state in worlds}) == 1

    @property
    def hand(self) -> Counter[int] | None:
        """The seat's hand; None if it cannot know it yet, or the round is over."""
        return Counter(self.state.hand(self._seat)) if self._own and not self._over else None

    @property
    def successor(self) -> int | None:
        """The seat's Successor; None if it has none, or cannot know it yet."""
        successors = self.state.cards[SUCCESSOR[self._seat]]
        return successors[0] if successors and self.hand is not None else None

    @property
    def next_player(self) -> int | None:
        """Who has to answer the Throne next, from hand; None if that is not certain."""
        state = self.state
        if self._over or not self._public or state.phase not in _THRONE_LIES:
            return None
        seat = state.turn if state.turn != self._seat else state.others(self._seat)[0]
        if state.turn == self._seat and state.phase == "turn":
            return None
        return None if state.cards[OPEN[seat]] or state.cards[CONDEMNED[seat]] else seat

    def answers(self, observation: Observation[ImposterState], player: int) -> int:
        """How many cards that the player may hold can be played on the Throne."""
        state = self.state.clone()
        state.turn = player
        return sum(sum(HANDS[player] in zones for zones in observation.knowledge.may_be(kind))
                   for kind in playable(state, range(KINDS)))

    def high_enough(self) -> int | None:
        """How many cards of the seat's hand are as high as the Throne; None if that is not certain."""
        if self.next_player is None or self.hand is None:
            return None
        throne = self.state.throne_value()
        return sum(self.state.hand_value(kind) >= throne for kind in self.hand.elements())


def _unstopped(after: ImposterState) -> ImposterState:
    """Nobody reacts."""
    state = after.clone()
    while state.phase in ("reaction", "assassin", "rescue"):
        state.advance(PASS)
    return state


def _public(state: ImposterState) -> tuple[object, ...]:
    """What the next player has to answer, and how."""
    return state.phase, state.turn, state.flipped, state.muted, tuple(state.court), tuple(state.marks)


class _Facts:
    """What differs between the positions after two moves."""

    def __init__(self, comparison: Comparison[ImposterState]) -> None:
        self._observation = comparison.observation
        self._seen, self._seat = comparison.observation.seen, comparison.observation.seat
        self._move, self._other = comparison.move, comparison.other
        self._values = self._seen.numbers.values
        self._with = _Result(comparison.after, self._seat)
        self._without = _Result(comparison.after_other, self._seat)

    # -- what the seat has -----------------------------------------------------------------------------------------

    def hand(self) -> Text | None:
        """Stronger cards in hand, or more of them."""
        return self._hand(STRENGTHS)

    def higher_hand(self) -> Text | None:
        """Higher cards in hand, or more of them."""
        return self._hand(self._values)

    def _hand(self, measure: Sequence[float]) -> Text | None:
        mine, others = self._with.hand, self._without.hand
        if mine is None or others is None or self._seen.phase == "show":
            return None     # shown cards come back to hand
        gained, lost = sorted((mine - others).elements()), sorted((others - mine).elements())
        if _sum(measure, gained) <= _sum(measure, lost) or max(len(gained), len(lost)) > _SHOWN:
            return None
        cards = tuple(map(name_of, gained))
        if lost:
            return self._unless(INSTEAD.fill(cards=cards, others=tuple(map(name_of, lost))))
        return self._unless(MORE.fill(n=len(gained), cards=cards))

    def king(self) -> Text | None:
        """A King that is not flipped."""
        flipped = [result.state.king_flipped(self._seat) for result in (self._with, self._without)]
        return KING_STAYS if flipped == [False, True] else None

    def successor(self) -> Text | None:
        """A higher Successor."""
        mine, other = self._with.successor, self._without.successor
        if mine is None or other is None or self._values[mine] <= self._values[other]:
            return None
        return SUCCESSOR_HIGHER.fill(card=name_of(mine), value=self._values[mine], other=self._values[other])

    # -- what the next player has to answer ------------------------------------------------------------------------

    def answers(self) -> Text | None:
        """Fewer cards that the next player may hold can be played."""
        player = self._with.next_player
        if player is None or player != self._without.next_player or player == self._seen.partner(self._seat):
            return None
        few, many = (result.answers(self._observation, player) for result in (self._with, self._without))
        if few >= many:
            return None
        if not few:
            return self._unless(NO_ANSWER.fill(player=Player(player), n=many))
        return self._unless(ANSWERS.fill(player=Player(player), n=few, other=many))

    def high_enough(self) -> Text | None:
        """More cards in hand are as high as the Throne."""
        many, few = self._with.high_enough(), self._without.high_enough()
        if many is None or few is None or many <= few:
            return None
        return self._unless(HIGH_ENOUGH.fill(n=many, other=few))

    def _unless(self, fact: Text) -> Text:
        """The fact, with what could still prevent it."""
        pending = self._with.pending
        if pending == "assassin" and can_be_killed(self._observation):
            return KILLABLE.fill(fact=fact)
        return STOPPABLE.fill(fact=fact) if pending == "reaction" and can_be_stopped(self._observation) else fact

    # -- what a choice is about ------------------------------------------------------------------------------------

    def choice(self) -> Text | None:
        """What is special about the card, number or player chosen."""
        verb, other = self._move.verb, self._other.verb
        if verb in ("stay", "restart"):
            return self._deal()
        if self._seen.phase in _GIVING and self._is_stronger(self._other.card, self._move.card):
            return _GIVING[self._seen.phase].fill(card=name_of(self._move.card), other=name_of(self._other.card))
        if verb == "show" and self._seen.seats == 3:
            return self._shown()
        own = (self._seat, self._seen.partner(self._seat))
        if verb == "first" and self._move.seat not in own:
            return SEES_FIRST if self._other.seat in own else None
        if verb in ("first", "direction"):
            return reason(self._move, self._observation)
        if verb in _CHOICES and other == "pass":
            in_vain = verb == "number" and not self._with_rivals(self._move.number)
            return None if in_vain else reason(self._move, self._observation)
        return _CHOICES[verb](self) if verb in _CHOICES and verb == other else None

    def _shown(self) -> Text | None:
        mine, other = self._values[self._move.card], self._values[self._other.card]
        return SHOWS_HIGHER.fill(value=mine, other=other) if mine > other else None

    def _named(self) -> Text | None:
        known = [self._known_holder(move) for move in (self._move, self._other)]
        if known[0] is not None and known[1] is None:
            return CERTAIN.fill(player=Player(known[0]))
        hands = {HANDS[seat] for seat in those_asked(self._observation)}
        many, few = (sum(not hands.isdisjoint(zones) for zones in self._observation.knowledge.may_be(move.card))
                     for move in (self._move, self._other))
        if many > few:
            return MORE_COPIES.fill(n=many, other=few)
        if ABILITIES[self._seen.played].hopes == "strong" and self._is_stronger(self._move.card, self._other.card):
            return FORCED.fill(card=name_of(self._move.card), other=name_of(self._other.card))
        return None

    def _known_holder(self, move: Move) -> int | None:
        """Who certainly holds the card that a move names; None if nobody does."""
        known_in = self._observation.knowledge.known_in
        return next((seat for seat in those_asked(self._observation) if move.card in known_in(HANDS[seat])), None)

    def _number(self) -> Text | None:
        theirs = [self._with_rivals(move.number) for move in (self._move, self._other)]
        if theirs[0] > theirs[1]:
            return MORE_OF_NUMBER.fill(n=theirs[0], other=theirs[1])
        hand = [self._values[kind] for kind in self._seen.hand(self._seat)]
        own = [hand.count(move.number) for move in (self._move, self._other)]
        return FEWER_OWN.fill(n=own[0], other=own[1]) if own[0] < own[1] else None

    def _with_rivals(self, number: int) -> int:
        """How many cards of a value rivals may hold."""
        return sum(copies_with_rivals(self._observation, kind) for kind in self._seen.numbers.of_value(number))

    def _pointed(self) -> Text | None:
        if self._seen.phase != "ability":
            return None
        mine, other = (self._seen.court[move.place] for move in (self._move, self._other))
        if not self._is_stronger(mine, other):
            return None
        return ABILITIES[self._seen.played].better.fill(card=name_of(mine), other=name_of(other))

    def _picked(self) -> Text | None:
        if self._seen.phase != "ability" or not ABILITIES[self._seen.played].guesses:
            return None
        few, many = (len(self._seen.hand(move.seat)) for move in (self._move, self._other))
        return FEWER_CARDS.fill(player=Player(self._move.seat), n=few, other=many) if few < many else None

    @staticmethod
    def _is_stronger(kind: int, other: int) -> bool:
        return STRENGTHS[kind] > STRENGTHS[other]

    def _deal(self) -> Text | None:
        """How many high cards were dealt, beside how many there are; or what a restart costs."""
        hand, copies = self._seen.hand(self._seat), self._seen.numbers.copies
        n, cards = sum(self._values[kind] >= _HIGH for kind in hand), len(hand)
        high, every = sum(copies[kind] for kind in range(KINDS) if self._values[kind] >= _HIGH), sum(copies)
        stays, paid = self._move.verb == "stay", self._seen.restarts[self._seat] > 0
        if (n * every > high * cards) is stays:
            return HIGH_CARDS.fill(mine=n, cards=cards, high=high, all=every)
        if stays is not paid:
            return None
        return SAVES.fill(player=Player(1 - self._seat), points=RESTART_POINTS) if stays else FREE_RESTART


def _sum(measure: Sequence[float], kinds: Sequence[int]) -> float:
    return sum([measure[kind] for kind in kinds], 0.0)


_GIVING: Final = {"show": SHOWN, "swap": PARTS, "condemn": PARTS}
"""By phase: what is said of a card that is given, or shown, rather than a stronger one."""
_CHOICES: Final[dict[str, _Fact]] = {
    "name": _Facts._named, "number": _Facts._number, "court": _Facts._pointed, "pick": _Facts._picked,
    **dict.fromkeys(("stop", "kill", "use"), lambda _facts: None),
}
"""By the sort of move: what is said of it beside another of its sort; beside a pass, what speaks for it."""
_FACTS: Final[dict[str, tuple[_Fact, ...]]] = {
    HAND: (_Facts.hand, _Facts.higher_hand, _Facts.choice), KING: (_Facts.king,), OTHERS: (_Facts.choice,),
    REST: (_Facts.answers, _Facts.successor, _Facts.high_enough, _Facts.higher_hand, _Facts.choice),
}
"""By aspect, the facts that may be behind it, the most telling first."""
