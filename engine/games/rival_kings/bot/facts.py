"""The fact behind what one move of Rival Kings has over another; every one is checked before it is said."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine.base.comparison import Comparison
from engine.core.text import N_, Player, Text
from engine.games.rival_kings import words
from engine.games.rival_kings.bot import aspects, reach, reasons
from engine.games.rival_kings.cards import (
    ACTION_MASKS,
    CARDS,
    EXTRA_OF,
    FARMER,
    KINDS,
    PAIRS,
    ROBS,
    SUBJECTS,
    is_subject,
    name_of,
    rank_of,
)
from engine.games.rival_kings.state import NOBODY, RivalState
from engine.games.rival_kings.zones import HANDS, PAST

_CARDS: Final = N_("rival-kings/reason", "Your cards would score {mine} instead of {other}.")
_REACH: Final = N_("rival-kings/reason",
                   "With the actions left this turn, your cards can score {mine} instead of {other}.")
_PAIR: Final = N_("rival-kings/reason",
                  "You then need only {partner} to complete a perfect pair worth {points} points.")
_COINS: Final = N_("rival-kings/reason", "You would have {mine} in coins instead of {other}.")
_MONEY: Final = N_("rival-kings/reason", "Pile {pile} has more money than pile {other}.")
_MARKERS: Final = N_("rival-kings/reason", "Your conflict markers: {mine} instead of {other}.")
_ACTIVE: Final = N_("rival-kings/reason",
                    "Your active subject would be {subject}, not {other}. Its ability: {ability}")
_FIRST: Final = N_("rival-kings/reason", "Your active subject would be {subject}. Its ability: {ability}")
_THREATS: Final = N_("rival-kings/reason",
                     "Of the {unseen} characters that you cannot see, {mine} can bring a conflict marker to {card}, "
                     "but {theirs} can bring one to {other}.")
_DISPLAY: Final = N_("rival-kings/reason",
                     "With what is on display, your cards can score {mine} with {card}’s actions, but only {theirs} "
                     "with {other}’s.")
_ROBS: Final = N_("rival-kings/reason",
                  "Of the {unseen} characters that you cannot see, {card} steals from {mine}, but {other} from only "
                  "{theirs}.")
_NUMBER: Final = N_("rival-kings/reason", "{card} has {mine} actions, {other} only {theirs}.")
_THEIR_CARDS: Final = N_("rival-kings/reason", "{player}’s cards would score {theirs} instead of {other}.")
_THEIR_REACH: Final = N_("rival-kings/reason",
                         "With the actions {player} has left and what is on display, their cards could score "
                         "{theirs} instead of {other}.")
_THEIR_MARKERS: Final = N_("rival-kings/reason", "{player}’s conflict markers: {theirs} instead of {other}.")
_LEADER: Final = N_("rival-kings/reason",
                    "{player} is ahead of {other}, {points} to {less}. The marker costs 2 points.")
_LOST: Final = N_("rival-kings/reason",
                  "You may carry this out at once: {action}. {player}’s character can no longer do so this cycle.")
_STILL_MAY: Final = N_("rival-kings/reason",
                       "You may carry this out at once: {action}. {player}’s character can no longer do so, but "
                       "their active subject still can: {subject}.")
_HAS: Final = N_("rival-kings/reason", "{card} can do what {other} cannot: {actions}.")
_ENDS: Final = N_("rival-kings/reason",
                  "A pile runs out, so the game ends with this cycle, and you lead {mine} to {theirs}.")


def deciding_fact(comparison: Comparison[RivalState]) -> Text | None:
    """The fact behind the aspect in which one move is better than another; None if there is none."""
    games = {state.games for state in (*comparison.after, *comparison.after_other)}
    if games != {comparison.observation.seen.games}:
        return None     # the next game of the match has begun, and nothing lies there any more
    facts = _Facts(comparison)
    if comparison.move.verb == comparison.other.verb == "play":
        return _OF_CHARACTERS[comparison.aspect](facts) if comparison.aspect in _OF_CHARACTERS else None
    return _OF_MOVES[comparison.aspect](facts) or facts.own_reason()


class _Facts:
    """What differs for certain after two moves: it is the same in all worlds, or counted from what lies open."""

    def __init__(self, comparison: Comparison[RivalState]) -> None:
        self.observation = comparison.observation
        self.before = comparison.observation.seen
        self.seat = comparison.observation.seat
        self.move, self.other_move = comparison.move, comparison.other
        self.after, self.other = comparison.after[0], comparison.after_other[0]

    def own_reason(self) -> Text | None:
        """What is true of this move by itself and not as true of the other one."""
        if self.move.verb == "steal" and self.before.phase == "steal":
            return self.theft()
        if self.move.verb == self.other_move.verb == "take":
            return self.coins()
        if self.move.verb not in _EXPLAINED:
            return None
        told = reasons.reason(self.move, self.observation)
        return told if told != reasons.reason(self.other_move, self.observation) else None

    def theft(self) -> Text:
        """What a stolen action brings: its victim may have a subject that carries it out all the same (rule 30)."""
        victim, action = self.move.seat, self.move.action
        subject = self.before.active(victim)
        still_may = not self.before.used >> victim & 1 and (subject == FARMER or EXTRA_OF.get(subject) == action)
        told = _STILL_MAY.fill(subject=name_of(subject)) if still_may else _LOST
        return told.fill(player=Player(victim), action=words.ACTIONS[action])

    # -- what the seat has ---------------------------------------------------------------------------------------------

    def cards(self) -> Text | None:
        mine, other = (reach.points_of_cards(state, self.seat) for state in (self.after, self.other))
        if mine > other:
            return _CARDS.fill(mine=mine, other=other)
        return self.reach()

    def reach(self) -> Text | None:
        """What the rest of the turn can bring; nobody knows it while a swap or a search is under way."""
        if {self.before.phase, self.after.phase, self.other.phase} & {"offer", "search"}:
            return None
        mine, other = (reach.this_turn(state, self.before, self.seat) for state in (self.after, self.other))
        return _REACH.fill(mine=mine, other=other) if mine > other else None

    def growth(self) -> Text | None:
        """The most valuable partner that would complete a perfect pair after this move, but not after the other."""
        waiting = _partners(self.after, self.seat) - _partners(self.other, self.seat)
        waiting = {kind for kind in waiting if self._may_come(kind)}
        if not waiting:
            return None
        partner = max(waiting, key=lambda kind: (_pair_points(self.before, kind), -kind))
        return _PAIR.fill(partner=name_of(partner), points=_pair_points(self.before, partner))

    def _may_come(self, kind: int) -> bool:
        """Whether not all copies of a card lie before players."""
        lying = sum(self.after.row(seat, is_subject(kind)).count(kind) for seat in range(self.after.seats))
        return lying < 2

    def coins(self) -> Text | None:
        """Sums of money at the piles are told only where they are shown."""
        mine, other = self.after.coins(self.seat), self.other.coins(self.seat)
        if mine <= other:
            return None
        if self.before.options["sums"] == "hidden" and "take" in (self.move.verb, self.other_move.verb):
            if self.move.verb != self.other_move.verb:
                return None
            return _MONEY.fill(pile=self.move.place + 1, other=self.other_move.place + 1)
        return _COINS.fill(mine=mine, other=other)

    def markers(self) -> Text | None:
        mine, other = self.after.markers[self.seat], self.other.markers[self.seat]
        return _MARKERS.fill(mine=mine, other=other) if mine < other else None

    def subject(self) -> Text | None:
        mine, other = self.after.active(self.seat), self.other.active(self.seat)
        if mine in (NOBODY, other):
            return None
        told = _FIRST if other == NOBODY else _ACTIVE.fill(other=name_of(other))
        return told.fill(subject=name_of(mine), ability=CARDS[mine].ability)

    def ending(self) -> Text | None:
        if not self.after.empty_pile() or self.other.empty_pile():
            return None
        scores = self.after.scores()
        theirs = max(points for seat, points in enumerate(scores) if seat != self.seat)
        return _ENDS.fill(mine=scores[self.seat], theirs=theirs) if scores[self.seat] > theirs else None

    # -- what the others have ------------------------------------------------------------------------------------------

    def rivals(self) -> Text | None:
        for tell in (self._their_cards, self._their_reach, self._their_markers):
            told = tell()
            if told is not None:
                return told
        return None

    def _their_cards(self) -> Text | None:
        return self._of_rival(_THEIR_CARDS, reach.points_of_cards, self._others())

    def _their_reach(self) -> Text | None:
        """Only of turns that are still to come in this cycle, when the characters are known."""
        if any(state.phase in ("choose", "offer", "search", "over") for state in (self.before, self.after, self.other)):
            return None
        waiting = [seat for seat in self._others() if not self.before.finished >> seat & 1]
        return self._of_rival(_THEIR_REACH, lambda state, seat: reach.coming_turn(state, self.before, seat), waiting)

    def _their_markers(self) -> Text | None:
        """Who gets a marker; if somebody gets it after either move, how far apart the two are."""
        hit, spared = (self._with_more_markers(*pair) for pair in ((self.after, self.other), (self.other, self.after)))
        if hit == NOBODY:
            return None
        if spared == NOBODY:
            return _THEIR_MARKERS.fill(player=Player(hit), theirs=self.after.markers[hit],
                                       other=self.other.markers[hit])
        points, less = (self.before.scores()[seat] for seat in (hit, spared))
        if points <= less:
            return None
        return _LEADER.fill(player=Player(hit), points=points, other=Player(spared), less=less)

    def _with_more_markers(self, state: RivalState, than: RivalState) -> int:
        """The rival who has more markers in one position than in another one, or NOBODY."""
        return next((seat for seat in self._others() if state.markers[seat] > than.markers[seat]), NOBODY)

    def _of_rival(self, text: Text, points: Callable[[RivalState, int], int], rivals: Sequence[int]) -> Text | None:
        """A sentence about the rival who loses most by this move beside the other one."""
        both = {seat: (points(self.after, seat), points(self.other, seat)) for seat in rivals}
        seat = max(both, key=lambda each: both[each][1] - both[each][0], default=NOBODY)
        if seat == NOBODY or both[seat][0] >= both[seat][1]:
            return None
        return text.fill(player=Player(seat), theirs=both[seat][0], other=both[seat][1])

    def _others(self) -> list[int]:
        return [seat for seat in range(self.before.seats) if seat != self.seat]

    # -- the choice of a character -------------------------------------------------------------------------------------

    def _characters(self) -> tuple[int, int]:
        return self.move.card, self.other_move.card

    def _unseen(self) -> list[int]:
        """The characters that the seat neither holds nor has seen played in this round."""
        seen = {*self.before.cards[HANDS[self.seat]], *self.before.cards[PAST]}
        return [kind for kind in range(PAIRS, KINDS) if kind not in seen]

    def danger(self) -> Text | None:
        unseen = self._unseen()
        mine, theirs = (sum(rank_of(card) in (rank_of(kind), ROBS.get(rank_of(kind))) for kind in unseen)
                        for card in self._characters())
        if mine >= theirs or not self.before.free_markers():
            return None
        return self._of_cards(_THREATS, mine, theirs).fill(unseen=len(unseen))

    def loot(self) -> Text | None:
        unseen, own = self._unseen(), self._characters()
        mine, theirs = (sum(ROBS.get(rank_of(card)) == rank_of(kind) for kind in unseen) for card in own)
        return self._of_cards(_ROBS, mine, theirs).fill(unseen=len(unseen)) if mine > theirs else None

    def actions(self) -> Text | None:
        held, table = reach.holding(self.before, self.seat), reach.offer(self.before, self.before)
        masks = [ACTION_MASKS[card] for card in self._characters()]
        mine, theirs = (reach.most_points(held, table, reach.in_mask(mask)) for mask in masks)
        if mine != theirs:
            return self._of_cards(_DISPLAY, mine, theirs) if mine > theirs else None
        mine, theirs = (mask.bit_count() for mask in masks)
        if mine > theirs:
            return self._of_cards(_NUMBER, mine, theirs)
        card, other = self._characters()
        own = reach.in_mask(masks[0] & ~masks[1])
        return _HAS.fill(card=name_of(card), other=name_of(other), actions=reasons.named(own)) if own else None

    def _of_cards(self, text: Text, mine: int, theirs: int) -> Text:
        card, other = self._characters()
        return text.fill(card=name_of(card), mine=mine, other=name_of(other), theirs=theirs)


def _partners(state: RivalState, seat: int) -> set[int]:
    """The kinds that would complete a perfect pair for a seat."""
    subjects, buildings = state.subjects(seat), state.buildings(seat)
    return ({kind + SUBJECTS for kind in subjects if subjects.count(kind) > buildings.count(kind + SUBJECTS)}
            | {kind - SUBJECTS for kind in buildings if buildings.count(kind) > subjects.count(kind - SUBJECTS)})


def _pair_points(state: RivalState, kind: int) -> int:
    """What a card scores in a perfect pair, with its partner."""
    return state.numbers.values[kind] + state.numbers.values[(kind + SUBJECTS) % PAIRS]


_EXPLAINED: Final = ("use", "demand", "find", "pass")
"""Moves of which more is to be said than what they change at once."""

_OF_MOVES: Final[dict[str, Callable[[_Facts], Text | None]]] = {
    aspects.CARDS: _Facts.cards, aspects.GROWTH: _Facts.growth, aspects.COINS: _Facts.coins,
    aspects.MARKERS: _Facts.markers, aspects.SUBJECT: _Facts.subject, aspects.ACTIONS: _Facts.reach,
    aspects.LOOT: _Facts.reach, aspects.DANGER: _Facts.markers, aspects.RIVALS: _Facts.rivals,
    aspects.END: _Facts.ending,
}
"""By aspect."""
_OF_CHARACTERS: Final[dict[str, Callable[[_Facts], Text | None]]] = {
    aspects.DANGER: _Facts.danger, aspects.MARKERS: _Facts.danger, aspects.LOOT: _Facts.loot,
    aspects.ACTIONS: _Facts.actions,
}
"""By aspect, for two characters of which one is chosen: nobody knows yet what comes of it."""
