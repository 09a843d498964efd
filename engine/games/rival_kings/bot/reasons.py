"""Why a move of Rival Kings is good: a fact of this position that holds for this move, and is true whoever chose it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from engine.base.cards import said_of_each
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.text import N_, Player, Text
from engine.games.rival_kings import coins, conflicts, legal, words
from engine.games.rival_kings.cards import (
    ACTIONS,
    ACTIONS_OF,
    BLACKSMITH,
    BUY,
    EXTRA_OF,
    FARMER,
    GARDENER,
    HERBALIST,
    JAILER,
    KINDS,
    MARKER,
    MINER,
    PAIRS,
    PILES,
    RECRUIT,
    ROBS,
    SAILOR,
    SCHOLAR,
    SUBJECTS,
    TROUBADOUR,
    USABLE,
    VINTNER,
    WATCHMAN,
    is_subject,
    name_of,
    rank_of,
)
from engine.games.rival_kings.scoring import score_of, spares
from engine.games.rival_kings.state import NOBODY, RivalState
from engine.games.rival_kings.zones import HANDS, PAST, UNDER

_ACTIONS = N_("rival-kings/reason", "This character has these actions: {actions}.")
_SAFE = N_("rival-kings/reason", "{threats} of the {unseen} characters that you cannot see can bring this one a "
                                 "conflict marker. None of your characters faces fewer threats.")
_PERFECT = N_("rival-kings/reason", "This completes a perfect pair, {subject} and {building}: "
              "your cards score {after} instead of {before}.")
_CARD = N_("rival-kings/reason", "With this card, your cards score {after} instead of {before}.")
_MOST_MONEY = N_("rival-kings/reason", "This pile holds the most money.")
_AS_MUCH = N_("rival-kings/reason", "No pile holds more money than this one.")
_MONEY = N_("rival-kings/reason", "This brings you the money from pile {pile}.")
_REFILL = N_("rival-kings/reason", "No pile has money, so the supply fills the piles first: this brings you 2 in "
                                   "coins.")
_SETTLE = N_("rival-kings/reason", "That marker will no longer cost you {cost} points.")
_GIVE = N_("rival-kings/reason", "{player}, not you, will lose {cost} points for that marker.")
_LEAVES = N_("rival-kings/reason", "Actions left for {player}’s character: {actions}.")
_BECOMES = N_("rival-kings/reason", "Your character would then be {card}. Actions: {actions}.")
_STAYS = N_("rival-kings/reason", "For now, your character is {card}. Actions: {actions}.")
_FENDS_OFF = N_("rival-kings/reason", "{player} takes the conflict marker, not you.")
_FENDS_OFF_NEUTRAL = N_("rival-kings/reason", "Nobody takes a conflict marker.")
_NOT_SPENT = N_("rival-kings/reason", "You can still use an ability this cycle.")
_COINS = N_("rival-kings/reason", "This brings you {sum} in coins from the supply.")
_TWICE = N_("rival-kings/reason", "Whichever action you choose, you may carry it out twice.")
_AGAIN = N_("rival-kings/reason", "You may carry this out again: {action}.")
_CHEAPER = N_("rival-kings/reason", "The next building that you buy this turn costs 1 less.")
_EXTRA = N_("rival-kings/reason", "You get an extra action: {action}.")
_BACK = N_("rival-kings/reason", "You carry out what {player} stole from you: {action}.")
_SUBJECTS = N_("rival-kings/reason", "Subjects to choose from in pile {pile}: {number}.")
_BUILDINGS = N_("rival-kings/reason", "Buildings to choose from in pile {pile}: {number}.")
_CAN_SCORE = N_("rival-kings/reason", "With {card}, your cards can score {after} instead of {before}.")
_SWAPPED = N_("rival-kings/reason", "The exchange brings you {card}: your cards score {after} instead of {before}.")
_SWAP = N_("rival-kings/reason", "The exchange brings you {card}.")
_KEEP_COINS = N_("rival-kings/reason", "You keep your money: {sum}.")
_GO_WITHOUT = N_("rival-kings/reason", "You skip this action, and your turn goes on.")
_ALL_DONE = N_("rival-kings/reason", "You cannot carry out any of your own actions now.")
_LEAVE_OUT = N_("rival-kings/reason", "You skip {actions}.")


def reason(move: Move, observation: Observation[RivalState]) -> Text:
    """The reason for a move of the seat that observes."""
    return _REASONS[move.verb](move, observation.seen, observation.seat)


def named(actions: Sequence[int]) -> tuple[Text, ...]:
    """What actions are called."""
    return tuple(words.ACTIONS[action] for action in actions)


# -- characters --------------------------------------------------------------------------------------------------------

def _play(move: Move, seen: RivalState, seat: int) -> Text:
    held = seen.cards[HANDS[seat]]
    unseen = [kind for kind in range(PAIRS, KINDS) if kind not in held and kind not in seen.cards[PAST]]
    threats = {own: sum(rank_of(own) in (rank_of(kind), ROBS.get(rank_of(kind))) for kind in unseen) for own in held}
    least = min(threats.values())
    if threats[move.card] == least < max(threats.values()) and seen.free_markers():
        return _SAFE.fill(threats=least, unseen=len(unseen))
    return _ACTIONS.fill(actions=named(ACTIONS_OF[move.card]))


def _pass(_move: Move, seen: RivalState, seat: int) -> Text:
    if seen.phase == "conflict":
        return _NOT_SPENT
    own = seen.character(seat)
    return _STAYS.fill(card=name_of(own), actions=named(ACTIONS_OF[own]))


def _steal(move: Move, seen: RivalState, _seat: int) -> Text:
    left = seen.uncovered(move.seat) & ~(1 << move.action)
    return _LEAVES.fill(player=Player(move.seat), actions=named(_in_mask(left)))


def _in_mask(mask: int) -> list[int]:
    return [action for action in range(len(ACTIONS)) if mask >> action & 1]


# -- actions -----------------------------------------------------------------------------------------------------------

def _settle(_move: Move, _seen: RivalState, _seat: int) -> Text:
    return _SETTLE.fill(cost=-MARKER)


def _give(move: Move, _seen: RivalState, _seat: int) -> Text:
    return _GIVE.fill(player=Player(move.seat), cost=-MARKER)


def _take(move: Move, seen: RivalState, _seat: int) -> Text:
    value = [coins.value(seen.money, pile) for pile in range(PILES)]
    pile, most = move.place, max(value)
    if not most:
        return _REFILL
    if value[pile] < most:
        return _MONEY.fill(pile=pile + 1)
    return _MOST_MONEY if value.count(most) == 1 else _AS_MUCH


def _acquire(move: Move, seen: RivalState, seat: int) -> Text:
    """What a card adds to the own cards, and the perfect pair that it completes."""
    kind = move.card if move.verb == "find" else seen.shown(move.place)
    before, after = _points(seen, seat), _points(seen, seat, got=kind)
    subject = kind % SUBJECTS
    own, others = seen.subjects(seat), seen.buildings(seat)
    if is_subject(kind):
        completes = others.count(kind + SUBJECTS) > own.count(kind)
    else:
        completes = own.count(subject) > others.count(kind)
    if completes:
        return _PERFECT.fill(subject=name_of(subject), building=name_of(subject + SUBJECTS), before=before, after=after)
    return _CARD.fill(before=before, after=after)


def _points(seen: RivalState, seat: int, got: int = NOBODY, given: int = NOBODY) -> int:
    """What a seat's cards score, with one that it gets and without one that it gives."""
    cards = [*seen.subjects(seat), *seen.buildings(seat)]
    if got != NOBODY:
        cards.append(got)
    if given != NOBODY:
        cards.remove(given)
    return sum(score_of([kind for kind in cards if is_subject(kind)], [kind for kind in cards if not is_subject(kind)],
                     0, 0, seen.numbers.prices))


def _skip(_move: Move, seen: RivalState, seat: int) -> Text:
    if seen.pending[-1] in (RECRUIT, BUY) and seen.coins(seat):
        return _KEEP_COINS.fill(sum=seen.coins(seat))
    return _GO_WITHOUT


def _end(_move: Move, seen: RivalState, seat: int) -> Text:
    possible = [action for action in _in_mask(seen.open) if legal.ways(seen, 1 << action)]
    if not possible:
        return _ALL_DONE
    if set(possible) <= {RECRUIT, BUY} and seen.coins(seat):
        return _KEEP_COINS.fill(sum=seen.coins(seat))
    return _LEAVE_OUT.fill(actions=named(possible))


# -- abilities ---------------------------------------------------------------------------------------------------------

def _use(move: Move, seen: RivalState, seat: int) -> Text:
    return _USES[move.card](move, seen, seat)


def _swap_characters(move: Move, seen: RivalState, _seat: int) -> Text:
    theirs = seen.character(move.seat)
    return _BECOMES.fill(card=name_of(theirs), actions=named(ACTIONS_OF[theirs]))


def _fend_off(_move: Move, seen: RivalState, _seat: int) -> Text:
    robber = conflicts.parties(seen.conflicts[0])[0]
    return _FENDS_OFF_NEUTRAL if robber == conflicts.NEUTRAL_SEAT else _FENDS_OFF.fill(player=Player(robber))


def _draw(move: Move, seen: RivalState, seat: int) -> Text:
    ones, twos = coins.due(seen, seat, move.card)
    return _COINS.fill(sum=ones + 2 * twos)


def _sail(_move: Move, seen: RivalState, _seat: int) -> Text:
    return _TWICE if seen.chosen == NOBODY else _AGAIN.fill(action=words.ACTIONS[seen.chosen])


def _smith(_move: Move, _seen: RivalState, _seat: int) -> Text:
    return _CHEAPER


def _extra(move: Move, _seen: RivalState, _seat: int) -> Text:
    return _EXTRA.fill(action=words.ACTIONS[EXTRA_OF[move.card]])


def _farm(move: Move, seen: RivalState, seat: int) -> Text:
    return _BACK.fill(player=Player(seen.crest(seat, move.action)), action=words.ACTIONS[move.action])


def _search(move: Move, seen: RivalState, _seat: int) -> Text:
    subject, pile = move.card, move.place
    shown = seen.shown(pile)
    number = len(seen.cards[UNDER + pile]) + (shown != NOBODY and is_subject(shown) == (subject == VINTNER))
    return (_SUBJECTS if subject == VINTNER else _BUILDINGS).fill(pile=pile + 1, number=number)


def _display(move: Move, seen: RivalState, seat: int) -> Text:
    return _wanted(seen, seat, seen.shown(move.place), [*seen.subjects(seat), *seen.buildings(seat)])


def _demand(move: Move, seen: RivalState, seat: int) -> Text:
    return _wanted(seen, seat, move.card, spares(seen, seat, is_subject(move.card)))


def _wanted(seen: RivalState, seat: int, kind: int, givable: Sequence[int]) -> Text:
    """What a swap for a card can do for the own cards."""
    before, after = _points(seen, seat), max(_points(seen, seat, kind, given) for given in givable)
    if after > before:
        return _CAN_SCORE.fill(card=name_of(kind), before=before, after=after)
    return _SWAP.fill(card=name_of(kind))


def _offer(move: Move, seen: RivalState, seat: int) -> Text:
    wanted = seen.bargain[2]
    before, after = _points(seen, seat), _points(seen, seat, wanted, move.card)
    card = name_of(wanted)
    return _SWAPPED.fill(card=card, before=before, after=after) if after > before else _SWAP.fill(card=card)


def _leave(_move: Move, seen: RivalState, seat: int) -> Text:
    return _KEEP_COINS.fill(sum=seen.coins(seat))


_Maker = Callable[[Move, RivalState, int], Text]

_USES: Final[Mapping[int, _Maker]] = said_of_each("why to use it", {
    GARDENER: _swap_characters, WATCHMAN: _fend_off, JAILER: _draw, SCHOLAR: _draw, SAILOR: _sail, BLACKSMITH: _smith,
    HERBALIST: _give, FARMER: _farm, TROUBADOUR: _display, VINTNER: _search, MINER: _search,
    **dict.fromkeys(EXTRA_OF, _extra),
}, USABLE, name_of)
_REASONS: Final[dict[str, _Maker]] = {
    "play": _play, "pass": _pass, "steal": _steal, "settle": _settle, "give": _give, "take": _take,
    "recruit": _acquire, "buy": _acquire, "find": _acquire, "skip": _skip, "end": _end, "use": _use,
    "demand": _demand, "offer": _offer, "leave": _leave,
}
