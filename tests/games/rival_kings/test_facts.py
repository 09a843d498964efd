"""Every fact that tells two moves of Rival Kings apart is true: it is worked out anew here, in whole games."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Mapping, Sequence

import pytest

from engine.base.comparison import Comparison
from engine.core.text import Text
from engine.games.rival_kings.game import GAME
from engine.games.rival_kings.scoring import score_of
from engine.games.rival_kings.state import RivalState
from engine.learn.judging import judge
from tests.helpers.amount import few_or_many
from tests.helpers.decisions import decisions
from tests.helpers.positions import move, position

WORLDS = 6
CARD = {str(card.name): card for card in GAME.cards}
ACTION = ("Settle conflict", "Pass on conflict", "Take money", "Recruit subject", "Buy a building")
ON_CARD = {"Lord Protector": "4", "Queen": "3", "Duke": "03", "Count": "04", "Courtier": "12", "Priest": "12",
           "Bursar": "24", "Knight": "23", "Countess": "023", "Diplomat": "024", "Trader": "0234"}
"""By character: the numbers of its actions."""
RANK = dict(zip(ON_CARD, "AABBCCDDEEF", strict=True))
ROBBED_BY = {"A": "", "B": "", "C": "B", "D": "A", "E": "D", "F": "CE"}
HELPERS = ("Jailer", "Scholar", "Sailor", "Blacksmith", "Carpenter", "Market Woman", "Innkeeper", "Farmer")
"""Subjects that give coins or actions."""


# -- what was told -----------------------------------------------------------------------------------------------------

class Told:
    """A fact that was told, and the position that it is about."""

    def __init__(self, comparison: Comparison[RivalState]) -> None:
        self.before, self.seat = comparison.observation.seen, comparison.observation.seat
        self.worlds = list(zip(comparison.after, comparison.after_other, strict=True))
        self.move, self.other = comparison.move, comparison.other

    def both(self, measure: Callable[[RivalState], int]) -> tuple[str, str]:
        """What is measured after the move and after the other one, which must be the same in all worlds."""
        pairs = {(str(measure(one)), str(measure(other))) for one, other in self.worlds}
        assert len(pairs) == 1
        return pairs.pop()

    def unseen(self) -> list[str]:
        """The characters that the seat cannot see."""
        zones = {zone.id: number for number, zone in enumerate(self.before.zones)}
        seen = {*self.before.cards_in(zones[f"hand.{self.seat + 1}"]), *self.before.cards_in(zones["past"])}
        return [str(card.name) for card in GAME.cards if str(card.name) in ON_CARD and card.kind not in seen]

    def characters(self) -> tuple[str, str]:
        return str(GAME.cards[self.move.card].name), str(GAME.cards[self.other.card].name)


def _row(state: RivalState, seat: int) -> list[int]:
    return [*state.subjects(seat), *state.buildings(seat)]


def _came_up(state: RivalState, known: RivalState, pile: int) -> bool:
    zone = [each.id for each in state.zones].index(f"pile.{pile + 1}")
    return len(state.cards_in(zone)) != len(known.cards_in(zone))


def _money(state: RivalState) -> list[int]:
    return [state.money[2 * pile] + 2 * state.money[2 * pile + 1] for pile in range(4)]


def _points(row: Sequence[int]) -> int:
    return sum(score_of([kind for kind in row if kind < 16], [kind for kind in row if kind >= 16], 0, 0))


# -- is it true? -------------------------------------------------------------------------------------------------------

def _seat(name: str) -> int:
    return int(name.rsplit(maxsplit=1)[-1]) - 1


def _cards_score(told: Told, mine: str, other: str) -> bool:
    return told.both(lambda state: _points(_row(state, told.seat))) == (mine, other) and int(mine) > int(other)


def _their_cards(told: Told, player: str, theirs: str, other: str) -> bool:
    return told.both(lambda state: _points(_row(state, _seat(player)))) == (theirs, other) and int(theirs) < int(other)


def _coins(told: Told, mine: str, other: str) -> bool:
    return told.both(lambda state: state.coins(told.seat)) == (mine, other) and int(mine) > int(other)


def _more_money(told: Told, pile: str, other: str) -> bool:
    money = _money(told.before)
    return money[int(pile) - 1] > money[int(other) - 1]


def _markers(told: Told, mine: str, other: str) -> bool:
    return told.both(lambda state: state.markers[told.seat]) == (mine, other) and int(mine) < int(other)


def _their_markers(told: Told, player: str, theirs: str, other: str) -> bool:
    return told.both(lambda state: state.markers[_seat(player)]) == (theirs, other) and int(theirs) > int(other)


def _costs(told: Told, player: str, rival: str, points: str, less: str) -> bool:
    scores = told.before.scores()
    return (scores[_seat(player)], scores[_seat(rival)]) == (int(points), int(less)) and int(points) > int(less)


def _short_of(told: Told, partner: str, points: str) -> bool:
    """One card more, and the cards would score a perfect pair more; not so after the other move."""
    kind = CARD[partner].kind
    pair = (GAME.cards[kind].value or 0) + (GAME.cards[(kind + 16) % 32].value or 0)
    return int(points) == pair and told.both(lambda state: _perfect([*_row(state, told.seat), kind])
                                             - _perfect(_row(state, told.seat))) == (points, "0")


def _perfect(row: Sequence[int]) -> int:
    return score_of([kind for kind in row if kind < 16], [kind for kind in row if kind >= 16], 0, 0).perfect


def _active(told: Told, subject: str, other: str, ability: str) -> bool:
    names = told.both(lambda state: state.active(told.seat))
    return (names == (str(CARD[subject].kind), str(CARD[other].kind) if other else "-1")
            and ability == str(CARD[subject].ability))


def _threats(told: Told, unseen: str, mine: str, card: str, theirs: str, other: str) -> bool:
    counts = [sum(RANK[each] in (RANK[name], *ROBBED_BY[RANK[name]]) for each in told.unseen())
              for name in (card, other)]
    return (card, other) == told.characters() and counts == [int(mine), int(theirs)] and counts[0] < counts[1] \
        and len(told.unseen()) == int(unseen)


def _robs(told: Told, unseen: str, card: str, mine: str, other: str, theirs: str) -> bool:
    counts = [sum(RANK[name] in ROBBED_BY[RANK[each]] for each in told.unseen()) for name in (card, other)]
    return (card, other) == told.characters() and counts == [int(mine), int(theirs)] and counts[0] > counts[1] \
        and len(told.unseen()) == int(unseen)


def _by_actions(told: Told, mine: str, card: str, theirs: str, other: str) -> bool:
    """Tried with a turn of each character."""
    played = [_by_all_actions(_turn_of(told.before, told.seat, each.card), told.before, told.seat, helped=False)
              for each in (told.move, told.other)]
    return (card, other) == told.characters() and played == [int(mine), int(theirs)] and int(mine) > int(theirs)


def _turn_of(state: RivalState, seat: int, character: int | None = None) -> RivalState:
    """The turn of a seat begins, with its character or with that one, and there is nobody to rob."""
    game = state.clone()
    if character is not None:
        game.cards[[zone.id for zone in game.zones].index(f"played.{seat + 1}")] = [character]
    game.sealed, game.pending, game.victims, game.discount = None, [], 0, 0
    game.turn = game.actor = seat
    game.open, game.left, game.phase = game.uncovered(seat), game.tied >> seat & 1, "turn"
    return game


def _number(told: Told, card: str, mine: str, other: str, theirs: str) -> bool:
    return (card, other) == told.characters() and len(ON_CARD[card]) == int(mine) > int(theirs) == len(ON_CARD[other])


def _has(told: Told, card: str, other: str, actions: str) -> bool:
    return (card, other) == told.characters() and bool(actions) and actions == ", ".join(
        ACTION[int(each)] for each in ON_CARD[card] if each not in ON_CARD[other])


def _their_actions(told: Told, player: str, theirs: str, other: str) -> bool:
    """Tried with the turn that is still to come."""
    seat = _seat(player)
    return told.both(lambda state: _by_all_actions(_turn_of(state, seat), told.before, seat, helped=False)) == (
        theirs, other) and int(theirs) < int(other)


def _stolen(told: Told, action: str, player: str) -> bool:
    """The character of the victim does not do it in this cycle, however it goes on; nor can the subject active now."""
    seat, number = _seat(player), ACTION.index(action)
    return _is_taken(told, seat, number) and not any(_by_subject(one, seat, number) for one, _ in told.worlds)


def _stolen_but(told: Told, action: str, player: str, subject: str) -> bool:
    """The character does not, but the active subject may at the beginning of the victim's turn, given the means."""
    seat, number = _seat(player), ACTION.index(action)
    return _is_taken(told, seat, number) and all(
        _by_subject(one, seat, number) == subject for one, _ in told.worlds)


def _is_taken(told: Told, seat: int, number: int) -> bool:
    return all(one.pending == [number] and not _done_by_character(one, seat, number) and (
        seat != told.other.seat or bool(other.uncovered(seat) >> number & 1)) for one, other in told.worlds)


_VERBS = ("settle", "give", "take", "recruit", "buy")
_LUCK = random.Random(7)


def _done_by_character(game: RivalState, seat: int, number: int) -> bool:
    """Whether the character of a seat does this action before the cycle is over, in one way that it may go on."""
    game = game.clone()
    while game.actor is not None and game.phase != "choose":
        move = _LUCK.choice(game.legal_moves())
        if game.actor == seat and move.verb == _VERBS[number] and not game.pending:
            return True
        game.advance(move)
    return False


def _by_subject(game: RivalState, seat: int, number: int) -> str:
    """The subject with which a seat can do this action when its turn comes and nothing else was done before; or "".

    Its own thefts come before: what they bring it is left out. It has the means for the action, so that the moves say
    whether the subject would do it.
    """
    game = game.clone()
    while game.turn != seat or game.phase != "turn":
        verbs = {each.verb: each for each in game.legal_moves()}
        game.advance(verbs.get("skip") or verbs.get("end") or game.legal_moves()[0])
    game.markers[seat] += 1
    game.money[0] += 1
    game.purse[2 * seat] += 9
    display = [zone.id for zone in game.zones].index("display.1")
    game.cards[display] = [16 if ACTION[number] == "Buy a building" else 0]
    for each in game.legal_moves():
        if each.verb == "use":
            after = game.clone()
            after.advance(each)
            if after.pending == [number]:
                return str(GAME.cards[each.card].name)
    return ""


def _can_still(told: Told, mine: str, other: str) -> bool:
    """Tried in one of the worlds, by all moves that are actions."""
    found = tuple(str(_by_all_actions(state, told.before, told.seat)) for state in told.worlds[-1])
    return found == (mine, other) and int(mine) > int(other)


def _by_all_actions(state: RivalState, known: RivalState, seat: int, *, helped: bool = True) -> int:
    """The most points of cards by all ways to go on with actions, and if it is `helped` with abilities that help."""
    best, waiting, met = 0, [state], set()
    while waiting:
        here = waiting.pop()
        best = max(best, _points(_row(here, seat)))
        for each in here.legal_moves() if here.turn == here.actor == seat else ():
            hidden = each.verb in ("recruit", "buy") and _came_up(here, known, each.place)
            helper = helped and each.verb == "use" and str(GAME.cards[each.card].name) in HELPERS
            if not hidden and (helper or each.verb in ("steal", "skip", "settle", "take", "recruit", "buy")):
                after = here.clone()
                after.advance(each)
                if after.fingerprint() not in met:
                    met.add(after.fingerprint())
                    waiting.append(after)
    return best


def _ends(told: Told, mine: str, theirs: str) -> bool:
    one, other = told.worlds[0]
    scores = list(one.scores())
    own = scores.pop(told.seat)
    return one.empty_pile() and not other.empty_pile() and (own, max(scores)) == (int(mine), int(theirs)) \
        and own > max(scores)


# -- in whole games ----------------------------------------------------------------------------------------------------

FACTS: Mapping[str, Callable[..., bool]] = {
    r"Your cards would score (\d+) instead of (\d+)\.": _cards_score,
    r"With the actions left this turn, your cards can score (\d+) instead of (\d+)\.": _can_still,
    r"You then need only (.+) to complete a perfect pair worth (\d) points\.": _short_of,
    r"You would have (\d+) in coins instead of (\d+)\.": _coins,
    r"Pile (\d) has more money than pile (\d)\.": _more_money,
    r"Your conflict markers: (\d+) instead of (\d+)\.": _markers,
    r"Your active subject would be (.+?)(?:, not (.+?))?\. Its ability: (.+)": _active,
    r"Of the (\d+) characters that you cannot see, (\d+) can bring a conflict marker to (.+), "
    r"but (\d+) can bring one to (.+)\.": _threats,
    r"With what is on display, your cards can score (\d+) with (.+)’s actions, but only (\d+) with "
    r"(.+)’s\.": _by_actions,
    r"Of the (\d+) characters that you cannot see, (.+) steals from (\d+), but (.+) from only (\d+)\.": _robs,
    r"(.+) has (\d) actions, (.+) only (\d)\.": _number,
    r"(.+) can do what (.+) cannot: (.+)\.": _has,
    r"(.+)’s cards would score (\d+) instead of (\d+)\.": _their_cards,
    r"With the actions (.+) has left and what is on display, their cards could score (\d+) instead of (\d+)\.":
        _their_actions,
    r"(.+)’s conflict markers: (\d+) instead of (\d+)\.": _their_markers,
    r"(.+) is ahead of (.+), (-?\d+) to (-?\d+)\. The marker costs 2 points\.": _costs,
    r"You may carry this out at once: (.+)\. (.+)’s character can no longer do so this cycle\.": _stolen,
    r"You may carry this out at once: (.+)\. (.+)’s character can no longer do so, but their active subject still "
    r"can: (.+)\.": _stolen_but,
    r"A pile runs out, so the game ends with this cycle, and you lead (-?\d+) to (-?\d+)\.": _ends,
}
"""Every sentence that compares two moves, and whether it is true of them."""


def _facts(game: RivalState) -> list[tuple[Comparison[RivalState], Text]]:
    """All that is said for the best move over the second best in any aspect, and the other way round."""
    judgement = judge(game.observation(game.actor or 0), worlds=WORLDS)
    if judgement.second is None:
        return []
    best, second = judgement.best.move, judgement.second.move
    return [(comparison, told) for pair in ((best, second), (second, best))
            for comparison in judgement.comparisons(*pair)
            if (told := GAME.evaluator.deciding_fact(comparison)) is not None]


@few_or_many("positions", 40, 1500)
def test_every_fact_is_true_and_none_is_told_of_the_moves_exchanged(positions: int) -> None:
    told_of: dict[str, int] = {}
    for state in decisions(GAME, positions, seed=11):
        assert isinstance(state, RivalState)
        by_move: dict[str, set[str]] = {}
        for comparison, fact in _facts(state):
            by_move.setdefault(str(comparison.move), set()).add(str(fact))
            for pattern, is_true in FACTS.items():
                match = re.fullmatch(pattern, str(fact).replace("\N{MINUS SIGN}", "-"))
                if match is not None:
                    assert is_true(Told(comparison), *match.groups()), (fact, comparison.move, comparison.other)
                    told_of[pattern] = told_of.get(pattern, 0) + 1
                    break
            else:
                # What is true of a move by itself is held against the game in tests/bots.
                assert fact == GAME.evaluator.reason(comparison.move, comparison.observation)
        assert len(by_move) < 2 or not set.intersection(*by_move.values())
    assert len(told_of) >= 8, "the sentences come up in play"


@pytest.mark.parametrize(("subject", "stolen", "said"), [
    ("farmer", "settle", "their active subject still can: Farmer."),
    ("market_woman", "take", "their active subject still can: Market Woman."),
    ("innkeeper", "recruit", "their active subject still can: Innkeeper."),
    ("innkeeper", "take", "at once: Take money. Player 2’s character can no longer do so this cycle."),
    ("", "take", "at once: Take money. Player 2’s character can no longer do so this cycle."),
])
def test_a_victim_whose_subject_does_what_was_stolen_may_still_do_it(subject: str, stolen: str, said: str) -> None:
    victim = "countess" if stolen == "recruit" else "diplomat"
    game = position("rival-kings", "knight", f"{victim}: {subject}" if subject else victim, markers=(0, 2),
                    purses=((0, 1), (5, 5)), under=("vintner", "vintner", "inn", "inn"))
    other = next(each for each in game.legal_moves() if each.notation != f"steal 2 {stolen}")
    judgement = judge(game.observation(0), worlds=WORLDS)
    theft = move("rival-kings", f"steal 2 {stolen}")
    facts = {str(GAME.evaluator.deciding_fact(each)) for each in judgement.comparisons(theft, other)}
    assert any(said in fact for fact in facts), facts


def test_a_subject_that_was_used_cannot_save_what_is_stolen() -> None:
    game = position("rival-kings", "knight", "diplomat: watchman farmer", purses=((0, 1), (5, 5)))
    game.used |= 0b10
    stolen, other = game.legal_moves()[:2]
    judgement = judge(game.observation(0), worlds=WORLDS)
    facts = {str(GAME.evaluator.deciding_fact(each)) for each in judgement.comparisons(stolen, other)}
    assert any("Player 2’s character can no longer do so this cycle." in fact for fact in facts), facts


def test_a_subject_used_while_a_stolen_action_waits_does_not_bring_that_action() -> None:
    """The third seat robs the second of the same action, and may use its Blacksmith before carrying it out."""
    game = position("rival-kings", "bursar", "trader", "diplomat: blacksmith", markers=(1, 2, 1))
    theft, other = move("rival-kings", "steal 3 settle"), move("rival-kings", "steal 3 take")
    told = [(Told(each), str(GAME.evaluator.deciding_fact(each)))
            for each in judge(game.observation(0), worlds=WORLDS).comparisons(theft, other)]
    lost = "at once: Settle conflict. Player 3’s character can no longer do so this cycle."
    assert any(lost in fact for _, fact in told), told
    assert all(_stolen(each, "Settle conflict", "Player 3") for each, fact in told if lost in fact)
