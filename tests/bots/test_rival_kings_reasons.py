"""Every reason that is given for a move of Rival Kings states a fact, and the fact is true: it is worked out anew here
by making the move and by looking at what lies open."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

import pytest

from engine.core.moves import Move
from engine.core.state import State
from engine.games.rival_kings.game import GAME
from engine.games.rival_kings.scoring import score
from engine.games.rival_kings.state import RivalState
from tests.helpers.decisions import decisions
from tests.helpers.positions import move, play, position

POSITIONS = {"page": 100, "random": 300}
"""By level: in how many positions of games between such bots all moves are looked at."""

ACTIONS = {"settle": "Settle conflict", "give": "Pass on conflict", "take": "Take money",
           "recruit": "Recruit subject", "buy": "Buy a building"}
CHARACTERS = {
    "Lord Protector": ("A", "buy"), "Queen": ("A", "recruit"), "Duke": ("B", "settle recruit"),
    "Count": ("B", "settle buy"), "Courtier": ("C", "give take"), "Priest": ("C", "give take"),
    "Bursar": ("D", "take buy"), "Knight": ("D", "take recruit"), "Countess": ("E", "settle take recruit"),
    "Diplomat": ("E", "settle take buy"), "Trader": ("F", "settle take recruit buy"),
}
"""By name: the rank and the actions."""
ROBBERS = {"A": "A", "B": "B", "C": "BC", "D": "AD", "E": "DE", "F": "CEF"}
"""By rank: the ranks that bring it a marker."""
PAIRS = {"Gardener": "Garden", "Watchman": "Castle Wall", "Jailer": "Prison", "Court Lady": "Pavilion",
         "Bishop": "Cathedral", "Scholar": "University", "Troubadour": "Tavern", "Sailor": "Harbor",
         "Blacksmith": "Forge", "Carpenter": "Carpentry", "Market Woman": "Market", "Innkeeper": "Inn",
         "Vintner": "Vineyard", "Miner": "Mine", "Herbalist": "Herb Meadow", "Farmer": "Farm"}


# -- a position, in the words of the game ------------------------------------------------------------------------------

class Table:
    """What lies on the table for the seat that decides, before a move or after it."""

    def __init__(self, state: RivalState, seat: int) -> None:
        self.state = state
        self.seat = seat

    def zone(self, name: str) -> list[str]:
        """The names of the cards in a zone."""
        return [str(GAME.cards[kind].name) for kind in self.state.cards_in(self.state.zones.index(name))]

    def own(self, name: str) -> list[str]:
        return self.zone(f"{name}.{self.seat + 1}")

    def points(self) -> int:
        """What the own cards score."""
        return sum(score(self.state, self.seat)[:3])

    def coins(self, seat: int | None = None) -> int:
        at = 2 * (self.seat if seat is None else seat)
        return self.state.purse[at] + 2 * self.state.purse[at + 1]

    def money(self) -> list[int]:
        """What lies at each pile."""
        return [self.state.money[2 * pile] + 2 * self.state.money[2 * pile + 1] for pile in range(4)]

    def markers(self, seat: int) -> int:
        return self.state.markers[seat]

    def character(self, seat: int) -> str:
        return self.zone(f"played.{seat + 1}")[0]

    def uncovered(self, seat: int) -> str:
        """The actions of a seat's character without a crest."""
        _, actions = CHARACTERS[self.character(seat)]
        names = list(ACTIONS)
        return listed(each for each in actions.split() if not self.state.covered[seat] >> names.index(each) & 1)

    def perfect_pairs(self) -> int:
        subjects, buildings = self.own("subjects"), self.own("buildings")
        return sum(min(subjects.count(subject), buildings.count(building)) for subject, building in PAIRS.items())

    def doable(self) -> list[str]:
        """The own actions that can be carried out now."""
        verbs = {each.verb for each in self.state.legal_moves()}
        return [action for action in ACTIONS if action in verbs]


def listed(actions: Iterable[str]) -> str:
    """Actions as a sentence names them."""
    return ", ".join(ACTIONS[each] for each in actions)


Check = Callable[[Table, Table, Move, dict[str, str]], bool]


def _least_threatened(before: Table, _after: Table, made: Move, said: dict[str, str]) -> bool:
    held, open_ = before.own("hand"), before.zone("past")
    unseen = [*CHARACTERS, "Trader"]
    for name in (*held, *open_):
        unseen.remove(name)
    threats = {name: sum(CHARACTERS[other][0] in ROBBERS[CHARACTERS[name][0]] for other in unseen) for name in held}
    own = threats[str(GAME.cards[made.card].name)]
    return (own, len(unseen)) == (int(said["threats"]), int(said["unseen"])) and own == min(threats.values())


def _marker_moves(before: Table, after: Table, _made: Move, said: dict[str, str]) -> bool:
    other = int(said["player"].removeprefix("Player ")) - 1
    return (after.markers(before.seat) == before.markers(before.seat) - 1
            and after.markers(other) == before.markers(other) + 1 and said["cost"] == "2")


def _brings_money(before: Table, after: Table, made: Move) -> bool:
    """Whether the player got the money of the pile."""
    return after.coins() - before.coins() == (before.money()[made.place] or 2)


def _can_score(before: Table, _after: Table, made: Move, said: dict[str, str]) -> bool:
    asked = before.state.clone()
    asked.apply(made)
    reached = []
    for offer in asked.legal_moves():
        swapped = asked.clone()
        swapped.apply(offer)
        reached.append(Table(swapped, before.seat))
    assert all(said["card"] in (*table.own("subjects"), *table.own("buildings")) for table in reached)
    return before.points() == int(said["before"]) < int(said["after"]) == max(table.points() for table in reached)


def _scores(before: Table, after: Table, _made: Move, said: dict[str, str]) -> bool:
    return (before.points(), after.points()) == (int(said["before"]), int(said["after"])) and (
        before.points() < after.points())


def _completes(before: Table, after: Table, made: Move, said: dict[str, str]) -> bool:
    return (_scores(before, after, made, said) and PAIRS[said["subject"]] == said["building"]
            and after.perfect_pairs() == before.perfect_pairs() + 1)


def _swap_brings(before: Table, after: Table, made: Move, said: dict[str, str]) -> bool:
    bargain = before.state.bargain if made.verb == "offer" else after.state.bargain
    if after.state.phase == "offer":
        after = Table(after.state.clone(), after.seat)
        after.state.apply(after.state.legal_moves()[0])
    return str(GAME.cards[bargain[2]].name) == said["card"] and said["card"] in after.own("subjects") + after.own(
        "buildings")


def _searchable(sort: str) -> Check:
    def check(before: Table, after: Table, _made: Move, said: dict[str, str]) -> bool:
        cards = before.zone(f"pile.{said['pile']}") + before.zone(f"display.{said['pile']}")
        names = PAIRS if sort == "subjects" else PAIRS.values()
        assert after.state.phase == "search"
        return sum(name in names for name in cards) == int(said["number"])

    return check


def _becomes(before: Table, _after: Table, made: Move, said: dict[str, str]) -> bool:
    other = made.seat
    return before.character(other) == said["card"] and listed(CHARACTERS[said["card"]][1].split()) == said["actions"]


def _stays(before: Table, _after: Table, _made: Move, said: dict[str, str]) -> bool:
    return before.character(before.seat) == said["card"] and (
        listed(CHARACTERS[said["card"]][1].split()) == said["actions"])


def _stolen_back(before: Table, after: Table, _made: Move, said: dict[str, str]) -> bool:
    action = [*ACTIONS.values()].index(said["action"])
    thief = before.state.crests[before.seat * len(ACTIONS) + action]
    return said["player"] == f"Player {thief + 1}" and str(after.state.phase) == "extra"


def _keeps_coins(before: Table, after: Table, _made: Move, said: dict[str, str]) -> bool:
    return before.coins() == after.coins() == int(said["sum"]) > 0


def _more(action_of: Callable[[Table], str]) -> Check:
    return lambda _before, after, _made, said: action_of(after) == said["action"]


FACTS: dict[str, Check] = {
    "This character has these actions: {actions}.":
        lambda _b, _a, made, said: listed(CHARACTERS[str(GAME.cards[made.card].name)][1].split()) == said["actions"],
    "{threats} of the {unseen} characters that you cannot see can bring this one a conflict marker. None of your "
    "characters faces fewer threats.":
        _least_threatened,
    "This completes a perfect pair, {subject} and {building}: your cards score {after} instead of {before}.":
        _completes,
    "With this card, your cards score {after} instead of {before}.": _scores,
    "The exchange brings you {card}: your cards score {after} instead of {before}.":
        lambda b, a, made, said: _scores(b, a, made, said) and _swap_brings(b, a, made, said),
    "The exchange brings you {card}.": _swap_brings,
    "With {card}, your cards can score {after} instead of {before}.": _can_score,
    "This pile holds the most money.":
        lambda b, a, made, _s: _brings_money(b, a, made) and sorted(b.money())[-2] < b.money()[made.place],
    "No pile holds more money than this one.":
        lambda b, a, made, _s: _brings_money(b, a, made) and max(b.money()) == b.money()[made.place],
    "This brings you the money from pile {pile}.":
        lambda b, a, made, said: _brings_money(b, a, made) and b.money()[int(said["pile"]) - 1] > 0,
    "No pile has money, so the supply fills the piles first: this brings you 2 in coins.":
        lambda b, a, _m, _s: not any(b.money()) and a.coins() == b.coins() + 2,
    "That marker will no longer cost you {cost} points.":
        lambda b, a, _m, said: sum(score(a.state, b.seat)) == sum(score(b.state, b.seat)) + int(said["cost"]),
    "{player}, not you, will lose {cost} points for that marker.": _marker_moves,
    "Actions left for {player}’s character: {actions}.":
        lambda _b, a, made, said: f"Player {made.seat + 1}" == said["player"]
        and a.uncovered(made.seat) == said["actions"],
    "Your character would then be {card}. Actions: {actions}.": _becomes,
    "For now, your character is {card}. Actions: {actions}.": _stays,
    "{player} takes the conflict marker, not you.":
        lambda b, a, _m, said: a.markers(int(said["player"][-1]) - 1) == b.markers(int(said["player"][-1]) - 1) + 1,
    "Nobody takes a conflict marker.": lambda b, a, _m, _s: a.state.markers == b.state.markers,
    "You can still use an ability this cycle.": lambda _b, a, _m, _s: not a.state.used >> a.seat & 1,
    "This brings you {sum} in coins from the supply.":
        lambda b, a, _m, said: a.coins() == b.coins() + int(said["sum"]),
    "Whichever action you choose, you may carry it out twice.": lambda _b, a, _m, _s: a.state.left == 2,
    "You may carry this out again: {action}.":
        lambda _b, a, _m, said: a.state.left == 1 and a.state.open == 1 << [*ACTIONS.values()].index(said["action"]),
    "The next building that you buy this turn costs 1 less.":
        lambda b, a, _m, _s: all(a.state.price(kind) == b.state.price(kind) - 1 for kind in range(16, 32)),
    "You get an extra action: {action}.":
        _more(lambda after: [*ACTIONS.values()][after.state.pending[-1]] if after.state.phase == "extra" else ""),
    "You carry out what {player} stole from you: {action}.": _stolen_back,
    "Subjects to choose from in pile {pile}: {number}.": _searchable("subjects"),
    "Buildings to choose from in pile {pile}: {number}.": _searchable("buildings"),
    "You keep your money: {sum}.": _keeps_coins,
    "You skip this action, and your turn goes on.":
        lambda b, a, _m, _s: a.state.turn == a.state.actor == b.seat and a.state.pending == b.state.pending[:-1],
    "You cannot carry out any of your own actions now.": lambda b, _a, _m, _s: not b.doable(),
    "You skip {actions}.": lambda b, _a, _m, said: listed(b.doable()) == re.sub(",? and ", ", ", said["actions"]),
}
"""By sentence: whether it is true, told by the table before and after the move."""


def is_true(state: State, made: Move) -> str:
    """The reason for a move, which must be true; returns its sentence with the holes open."""
    seat = state.actor
    assert seat is not None
    assert isinstance(state, RivalState)
    reason = GAME.evaluator.reason(made, state.observation(seat))
    after = state.clone()
    after.apply(made)
    holes = dict(zip(re.findall(r"\{(\w+)\}", reason.source), _filled(reason.source, str(reason)), strict=True))
    fact = FACTS[reason.source](Table(state, seat), Table(after, seat), made, holes)
    assert fact, f"{made} in phase {state.phase}: “{reason}” is not true."
    return reason.source


def _filled(source: str, words: str) -> list[str]:
    """What stands in the holes of a sentence."""
    pattern = re.sub(r"\\\{\w+\\\}", "(.+?)", re.escape(source))
    found = re.fullmatch(pattern, words)
    assert found is not None
    return list(found.groups())


# -- whole games -------------------------------------------------------------------------------------------------------

@pytest.fixture(scope="module")
def told() -> set[str]:
    """The sentences of the reasons for all moves of many positions; each of them is true."""
    return {is_true(state, made) for level, number in POSITIONS.items()
            for state in decisions(GAME, number, level=level) for made in state.legal_moves()}


def test_every_reason_of_many_positions_is_true(told: set[str]) -> None:
    assert len(told) > len(FACTS) // 2


# -- one by one --------------------------------------------------------------------------------------------------------

# What comes about too seldom to wait for it: the position, the move, and what is said of it.
SELDOM = {
    "a second rank robs a Trader": (
        position("rival-kings", "courtier", "countess", "trader", "queen"), "end, steal 3 settle, skip, end",
        "steal 3 take", "Actions left for Player 3’s character: Recruit subject, Buy a building."),
    "the Watchman sends the marker back": (
        position("rival-kings", "knight", "diplomat: watchman"), "", "use watchman",
        "Player 1 takes the conflict marker, not you."),
    "the Watchman sees the neutral character off": (
        position("rival-kings", "bursar: watchman", "duke", neutral="queen"), "", "use watchman",
        "Nobody takes a conflict marker."),
    "the Watchman stays away": (
        position("rival-kings", "knight", "diplomat: watchman"), "", "pass", "You can still use an ability this "
                                                                             "cycle."),
    "the Sailor comes first": (
        position("rival-kings", "bursar: sailor", "knight"), "", "use sailor",
        "Whichever action you choose, you may carry it out twice."),
    "the Sailor comes later": (
        position("rival-kings", "bursar: sailor", "knight"), "take 1", "use sailor",
        "You may carry this out again: Take money."),
    "a Lord Protector keeps his character": (
        position("rival-kings", "lord_protector: gardener", "duke"), "", "pass",
        "For now, your character is Lord Protector. Actions: Buy a building."),
    "a marker is not returned": (
        position("rival-kings", "knight", "diplomat", markers=(2, 1)), "steal 2 settle", "skip",
        "You skip this action, and your turn goes on."),
    "a turn ends that could go on": (
        position("rival-kings", "courtier", "diplomat"), "", "end", "You skip Pass on conflict and Take money."),
    "a turn ends with money in hand": (
        position("rival-kings", "queen", "duke"), "", "end", "You keep your money: 5."),
    "a turn ends for want of anything else": (
        position("rival-kings", "queen", "duke", purses=((0, 0), (0, 0))), "", "end",
        "You cannot carry out any of your own actions now."),
    "the piles are refilled": (
        position("rival-kings", "courtier", "diplomat", money=((0, 0),) * 4), "", "take 4",
        "No pile has money, so the supply fills the piles first: this brings you 2 in coins."),
    "all piles hold as much": (
        position("rival-kings", "courtier", "diplomat"), "", "take 4", "No pile holds more money than this one."),
}


@pytest.mark.parametrize("case", SELDOM)
def test_what_seldom_comes_about_has_a_true_reason_too(case: str) -> None:
    game, made, said = seldom(case)
    is_true(game, made)
    assert str(GAME.evaluator.reason(made, game.observation(game.decider()))) == said


def seldom(case: str) -> tuple[RivalState, Move, str]:
    """The position of such a case, the move, and what is said of it."""
    start, before, made, said = SELDOM[case]
    game = start.clone()
    play(game, *filter(None, before.split(", ")))
    return game, move("rival-kings", made), said


def test_every_sentence_comes_about(told: set[str]) -> None:
    assert told | {is_true(*seldom(case)[:2]) for case in SELDOM} == set(FACTS)
