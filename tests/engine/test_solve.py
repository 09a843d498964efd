"""The equilibrium of small games and endings: CFR+, best answers, the tree of an ending, and the command `solve`."""

from __future__ import annotations

import json
import math
import random
from collections import Counter
from collections.abc import Hashable, Sequence
from fractions import Fraction
from functools import cache
from itertools import permutations
from pathlib import Path
from typing import Any, Final

import pytest

from engine import GAMES, load_game
from engine.base.notation import read
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.state import State
from engine.solve import chance
from engine.solve.alike import kinds_alike
from engine.solve.cfr import Solver
from engine.solve.chance import ChanceOf, Shuffles, position_key, seen_of
from engine.solve.deals import deals
from engine.solve.ending import Ending, Way
from engine.solve.errors import CannotSolve, TooLarge
from engine.solve.response import best_value, value_of, values_of_moves
from engine.solve.tree import Chance, Decision, Mixture, Node, Tree
from tests.helpers.commands import Run
from tests.helpers.toy_belief import deals_allowed, world_of
from tests.helpers.toy_games import TABLES
from tests.helpers.toy_games import positions as toy_positions

ROOM: Final = 1_000_000
"""More nodes than any ending here has."""
ONE_EACH: Final = "throne 2 length=round: 1 lay; hand.1 ten; hand.2 jack; rest deck"
FEW: Final = "throne 2 length=round: 1 lay; hand.1 king; hand.2 jack eight; deck seven*3 queen; "\
             "rest discards"
"""Seven cards that may lie anywhere, so that two turns are few nodes."""
KING_OR_SEVEN: Final = ("throne 2 length=round: 1 lay; hand.1 {card}; open.2 eight; deck {deck}; "
                        "rest discards")
"""Player 1 has a King or a Seven, as everybody knows, and Player 2 nothing but a card that lies face up."""
LOOK: Final = ("throne 2 length=round: 1 peek; hand.1 king ten; hand.2 ace seven queen; claim jack; target 1; draws 1; "
               "loser -1; rest deck")
"""Player 1 is about to look at one of three cards, and draws after that."""


def ending(text: str, turns: int = 1, limit: int = ROOM, *, merge: bool = True) -> Ending:
    """The ending of a position in notation."""
    game = load_game(text.split(maxsplit=1)[0])
    return Ending(game, read(game, text), turns, limit, merge=merge)


def mixtures_of(tree: Tree, iterations: int) -> list[Mixture]:
    solver = Solver(tree)
    solver.iterate(iterations)
    return solver.average()


def gap(tree: Tree, mixtures: Sequence[Mixture]) -> float:
    """What both seats could still gain by the best answer."""
    return best_value(tree, mixtures, 0) + best_value(tree, mixtures, 1) - tree.total


# -- games with known equilibria ---------------------------------------------------------------------------------------

CHECK_OR_BET: Final = ("check", "bet")
FOLD_OR_CALL: Final = ("fold", "call")


def kuhn() -> Tree:
    """Kuhn's poker: three cards, an ante and one bet (Kuhn, 1950)."""
    tree = Tree(0.0)
    tree.root = Chance([1.0 / 6.0] * 6, [kuhn_deal(tree, *cards) for cards in permutations((0, 1, 2), 2)])
    return tree


def kuhn_deal(tree: Tree, mine: int, yours: int) -> Node:
    wins = 1.0 if mine > yours else -1.0
    opening = tree.informed(0, (mine, "opens"), CHECK_OR_BET, None)
    second = tree.informed(1, (yours, "check"), CHECK_OR_BET, None)
    called = tree.informed(1, (yours, "bet"), FOLD_OR_CALL, None)
    raised = tree.informed(0, (mine, "check", "bet"), FOLD_OR_CALL, (opening, 0))
    after_check = Decision(1, second, [wins, Decision(0, raised, [-1.0, 2.0 * wins])])
    return Decision(0, opening, [after_check, Decision(1, called, [1.0, 2.0 * wins])])


def rock_paper_scissors() -> Tree:
    """To win with the rock counts double, so everybody plays paper more often: 1, 2 and 1 times in 4."""
    tree, names = Tree(0.0), ("rock", "paper", "scissors")
    payoffs = ((0.0, -1.0, 2.0), (1.0, 0.0, -1.0), (-2.0, 1.0, 0.0))
    first, second = tree.informed(0, "first", names, None), tree.informed(1, "second", names, None)
    tree.root = Decision(0, first, [Decision(1, second, list(row)) for row in payoffs])
    return tree


def shares(tree: Tree, mixtures: Sequence[Mixture], seat: int, seen: Hashable) -> Mixture:
    number = tree.number_of(seat, seen)
    assert number is not None
    return mixtures[number]


def test_kuhns_poker_is_worth_what_kuhn_proved() -> None:
    tree = kuhn()
    mixtures = mixtures_of(tree, 4000)
    assert value_of(tree, mixtures) == pytest.approx(-1 / 18, abs=1e-4)
    assert gap(tree, mixtures) < 2e-4


def test_in_kuhns_poker_the_first_bluffs_up_to_a_third_and_bets_the_king_three_times_as_often() -> None:
    tree = kuhn()
    mixtures = mixtures_of(tree, 4000)
    bluffs, bets = (shares(tree, mixtures, 0, (card, "opens"))[1] for card in (0, 2))
    assert -0.01 < bluffs < 1 / 3 + 0.01
    assert bets == pytest.approx(3 * bluffs, abs=0.02)
    assert shares(tree, mixtures, 0, (1, "opens"))[1] == pytest.approx(0, abs=0.01)
    assert shares(tree, mixtures, 0, (1, "check", "bet"))[1] == pytest.approx(bluffs + 1 / 3, abs=0.02)


def test_in_kuhns_poker_the_second_has_one_equilibrium() -> None:
    tree = kuhn()
    mixtures = mixtures_of(tree, 4000)
    calls = [shares(tree, mixtures, 1, (card, "bet"))[1] for card in range(3)]
    bets = [shares(tree, mixtures, 1, (card, "check"))[1] for card in range(3)]
    assert calls == pytest.approx([0, 1 / 3, 1], abs=0.01)
    assert bets == pytest.approx([1 / 3, 0, 1], abs=0.01)


def test_where_the_rock_counts_double_everybody_plays_paper_twice_as_often() -> None:
    tree = rock_paper_scissors()
    mixtures = mixtures_of(tree, 2000)
    assert [list(each) for each in mixtures] == [pytest.approx([0.25, 0.5, 0.25], abs=0.005)] * 2
    assert value_of(tree, mixtures) == pytest.approx(0, abs=1e-3)


@pytest.mark.parametrize("tree", [kuhn(), rock_paper_scissors()], ids=["poker", "rock"])
def test_the_gap_closes_as_iterations_go_on(tree: Tree) -> None:
    gaps = [gap(tree, mixtures_of(tree, iterations)) for iterations in (10, 100, 1000, 4000)]
    assert gaps == sorted(gaps, reverse=True)
    assert all(found < bound for found, bound in zip(gaps, (0.5, 0.05, 0.002, 5e-4), strict=True))
    assert gaps[-1] >= -1e-12


def test_mixtures_are_the_same_however_iterations_are_counted_out() -> None:
    tree = kuhn()
    solver = Solver(tree)
    for times in (1, 20, 79):
        solver.iterate(times)
    assert solver.iterations == 100
    assert solver.average() == mixtures_of(tree, 100)


def test_iterations_count_by_their_number_and_by_how_likely_their_seat_came_there() -> None:
    """So the average does against any play what the iterations did on average."""
    tree, total, weights = kuhn(), 0.0, 0
    solver = Solver(tree)
    for number in range(1, 8):
        solver.iterate(1)
        total += number * value_of(tree, against_a_coin(tree, solver.mixtures))
        weights += number
    assert value_of(tree, against_a_coin(tree, solver.average())) == pytest.approx(total / weights)


def against_a_coin(tree: Tree, mixtures: Sequence[Mixture]) -> list[Mixture]:
    """The first seat's mixtures; the second one tosses a coin that favours its first move."""
    return [mixture if each.seat == 0 else [0.6, 0.4] for each, mixture in zip(tree.information, mixtures, strict=True)]


def test_a_best_answer_knows_no_more_than_its_seat() -> None:
    tree = kuhn()
    always = [[0.0, 1.0]] * len(tree.information)       # the other one bets and calls with every card
    # With the best card a seat wins 2, with the middle one it may as well call, with the worst it gives up 1.
    assert best_value(tree, always, 1) == pytest.approx((2 + 0 - 1) / 3)


def test_a_seat_that_would_forget_how_it_came_somewhere_is_found() -> None:
    tree = Tree(0.0)
    tree.informed(0, "here", CHECK_OR_BET, None)
    for came, moves in ((None, FOLD_OR_CALL), ((0, 1), CHECK_OR_BET)):
        with pytest.raises(CannotSolve, match="forget"):
            tree.informed(0, "here", moves, came)


# -- deals -------------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("seats", "renew"), TABLES)
def test_unseen_cards_can_lie_in_just_the_ways_that_are_dealt_and_as_often(seats: int, renew: str) -> None:
    compared = 0
    for state, _ in toy_positions(seats, renew, seed=5):
        known = state.knowledge_of(state.zones.spectator)
        kinds = max(known.kinds) + 1
        found: Counter[Any] = Counter()
        for deal in deals(known, range(kinds)):
            found[world_of(deal.contents, kinds)] += deal.ways
        assert found == deals_allowed(known)
        compared += 1
    assert compared > 10


def test_a_card_is_held_as_often_as_it_is_dealt() -> None:
    found = ending(ONE_EACH, merge=False)
    state = read(load_game("throne"), ONE_EACH)
    ways = sum(deal.ways for deal in found.deals)
    hand, king = state.zones.index("hand.1"), 6
    held = sum(deal.ways for deal in found.deals if deal.contents[hand] == [king])
    assert (ways, Fraction(held, ways)) == (34 * 33, Fraction(4, 34))
    assert len(found.deals) == 9 * 9


def test_kinds_that_count_as_one_are_dealt_as_often_together() -> None:
    apart, together = ending(ONE_EACH, merge=False), ending(ONE_EACH)
    assert (len(apart.deals), len(together.deals)) == (9 * 9, 6 * 6)
    hand = read(load_game("throne"), ONE_EACH).zones.index("hand.1")
    peasants = [sum(deal.ways for deal in each.deals if deal.contents[hand][0] < 4) for each in (apart, together)]
    assert peasants == [16 * 33] * 2


# -- chance ------------------------------------------------------------------------------------------------------------

def pick(text: str) -> tuple[State, Move]:
    state: State = read(load_game("throne"), text)
    return state, state.legal_moves()[0]


def result(state: State, move: Move) -> Hashable:
    """What comes of a move, and what all see of it."""
    events: list[Any] = []
    state.apply(move, events)
    return position_key(state), tuple(seen_of(events, seat) for seat in range(state.seats))


def test_what_chance_can_bring_is_what_the_game_draws_and_as_often() -> None:
    state, move = pick(LOOK)
    enumerated: dict[Hashable, float] = {}
    for odds, before in ChanceOf(state, move, ROOM).before():
        key = result(before, move)
        enumerated[key] = enumerated.get(key, 0.0) + odds
    assert sum(enumerated.values()) == pytest.approx(1)
    games, drawn, rng = 6000, Counter[Hashable](), random.Random(11)
    for _ in range(games):
        other = state.clone()
        other.random = rng.getrandbits(128)
        rng.shuffle(other.cards[other.zones.index("deck")])
        drawn[result(other, move)] += 1
    assert set(drawn) <= set(enumerated)
    for key, odds in enumerated.items():
        assert abs(drawn[key] - games * odds) < 5 * math.sqrt(games * odds) + 1


def test_chance_is_the_same_whatever_number_and_order_it_is_looked_at_with() -> None:
    state, move = pick(LOOK)
    ChanceOf(state, move, ROOM).check()


@pytest.mark.parametrize("forgotten", ["_turned", "_tops"])
def test_chance_that_is_not_all_enumerated_is_found(forgotten: str, monkeypatch: pytest.MonkeyPatch) -> None:
    state, move = pick(LOOK)
    monkeypatch.setattr(chance, forgotten, lambda *_given: [])
    with pytest.raises(CannotSolve, match="more here than which unseen card"):
        ChanceOf(state, move, ROOM).check()


def test_a_position_in_which_only_a_shuffle_goes_on_is_no_chance_to_enumerate() -> None:
    state, move = pick("throne 2: 1 deal; hand.1 king; wins 1,0; rest deck")
    with pytest.raises(Shuffles):
        ChanceOf(state, move, ROOM)


def test_a_new_draw_pile_in_the_middle_of_an_ending_is_refused() -> None:
    with pytest.raises(CannotSolve, match="shuffled"):
        ending("throne 2 length=round: 1 lay; hand.1 ten*2; hand.2 jack*2; deck king; rest discards", turns=3)


# -- endings of Throne -------------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("deck", "likely"), [("seven*2", 1 / 3), ("seven*3", 1 / 4)])
def test_who_cannot_be_believed_wins_as_often_as_the_king_is_there(deck: str, likely: float) -> None:
    """To accept a King is to lose the last card, so it is always called; nothing else that is claimed can be true."""
    found = ending(KING_OR_SEVEN.format(card="king", deck=deck))
    mixtures = mixtures_of(found.tree, 500)
    assert value_of(found.tree, mixtures) == pytest.approx(likely, abs=2e-3)
    assert found.own is not None
    moves = found.tree.information[found.own].moves
    assert mixtures[found.own][moves.index("lay king as king 2")] > 0.99
    for number, each in enumerate(found.tree.information):
        if each.moves[0].startswith("lay seven"):
            assert max(values_of_moves(found.tree, mixtures, number)) < 5e-3


def test_a_lie_that_everybody_sees_is_called_and_loses() -> None:
    found = ending("throne 2 length=round: 1 lay; open.1 seven; open.2 eight; rest deck")
    mixtures = mixtures_of(found.tree, 300)
    assert value_of(found.tree, mixtures) == pytest.approx(0, abs=1e-3)
    answers = [mixture[each.moves.index("liar")] for each, mixture in zip(found.tree.information, mixtures, strict=True)
               if each.seat == 1]
    assert len(answers) == 4
    assert min(answers) > 0.99


def test_a_king_that_everybody_sees_wins() -> None:
    found = ending("throne 2 length=round: 1 lay; open.1 king; open.2 eight; rest deck")
    mixtures = mixtures_of(found.tree, 100)
    assert value_of(found.tree, mixtures) == pytest.approx(1, abs=1e-3)


def test_of_one_card_each_a_true_court_card_is_claimed_and_a_peasant_is_a_queen_a_jack_or_an_ace() -> None:
    found = ending(ONE_EACH)
    mixtures = mixtures_of(found.tree, 500)
    assert gap(found.tree, mixtures) < 1e-4
    assert found.own is not None
    bluffs = dict(zip(found.tree.information[found.own].moves, mixtures[found.own], strict=True))
    assert bluffs["lay ten as king 2"] < 0.01
    assert min(bluffs[f"lay ten as {claim}"] for claim in ("jack 2", "queen 2", "ace")) > 0.15
    for each, mixture in zip(found.tree.information, mixtures, strict=True):
        for card, true in (("jack", "jack 2"), ("queen", "queen 2"), ("king", "king 2"), ("ace", "ace")):
            if f"lay {card} as {true}" in each.moves:
                assert mixture[each.moves.index(f"lay {card} as {true}")] > 0.99


def test_an_ending_that_another_solver_knows_is_worth_the_same() -> None:
    """13 cards are unseen; OpenSpiel 2.0.2 finds the value of this tree, too."""
    found = ending("throne 2 length=round: 1 lay; hand.1 ten; hand.2 jack; "
                   "deck ten*3 jack queen*2 king*2 ace*2 joker; rest discards")
    mixtures = mixtures_of(found.tree, 500)
    assert value_of(found.tree, mixtures) == pytest.approx(0.55964, abs=3e-5)
    assert found.own is not None
    assert list(mixtures[found.own]) == pytest.approx([0, 0.24, 0.53, 0, 0.23], abs=0.015)


def test_moves_that_the_equilibrium_mixes_are_worth_the_same_and_no_other_more() -> None:
    found = ending(ONE_EACH)
    mixtures = mixtures_of(found.tree, 1000)
    assert found.own is not None
    values = values_of_moves(found.tree, mixtures, found.own)
    mixed = [value for value, share in zip(values, mixtures[found.own], strict=True) if share > 0.01]
    assert len(mixed) == 3
    assert max(values) - min(mixed) < 1e-3


def test_two_worlds_that_look_alike_get_the_same_mixture() -> None:
    found = [ending(ONE_EACH.replace("hand.2 jack", f"hand.2 {card}")) for card in ("jack", "king", "joker")]
    mixtures = [mixtures_of(each.tree, 50)[each.own or 0] for each in found]
    assert mixtures == [mixtures[0]] * 3


class Watched(Ending):
    """An ending that keeps what each seat in turn observes, by its information set."""

    def __init__(self, text: str, turns: int) -> None:
        self.observed: dict[int, list[str]] = {}
        game = load_game(text.split(maxsplit=1)[0])
        super().__init__(game, read(game, text), turns, ROOM, merge=False)

    def _from(self, state: State, way: Way) -> Node:
        node = super()._from(state, way)
        if isinstance(node, Decision) and len(state.legal_moves()) > 1:
            assert node.seat == state.actor
            self.observed.setdefault(node.information, []).append(in_any_order(state.observation(node.seat)))
        return node


def in_any_order(observation: Observation[Any]) -> str:
    """All that a seat may know, but not in which order the cards of a zone lie: none of the rules asks for that."""
    data = observation.to_json()
    data["seen"]["cards"] = [sorted(cards) for cards in data["seen"]["cards"]]
    return json.dumps(data)


def test_an_information_set_has_just_what_its_seat_cannot_tell_apart() -> None:
    watched = Watched(FEW, turns=2)
    assert len(watched.observed) == len(watched.tree.information) > 100
    assert all(len(set(observed)) == 1 for observed in watched.observed.values())
    firsts = [observed[0] for number, observed in watched.observed.items()
              if watched.tree.information[number].came is None]
    assert len(set(firsts)) == len(firsts)
    assert max(len(observed) for observed in watched.observed.values()) > 3


def test_all_odds_of_an_ending_add_up_to_one() -> None:
    waiting, met = [ending(FEW, turns=2).tree.root], 0
    while waiting:
        node = waiting.pop()
        if isinstance(node, float):
            assert 0.0 <= node <= 1.0
            continue
        if isinstance(node, Chance):
            met += 1
            assert sum(node.odds) == pytest.approx(1)
            assert min(node.odds) > 0
            assert len(node.odds) == len(node.children) > 1
        waiting += node.children
    assert met > 100


def test_mixtures_are_shares() -> None:
    found = ending(ONE_EACH)
    for mixture in mixtures_of(found.tree, 3):
        assert sum(mixture) == pytest.approx(1)
        assert min(mixture) >= 0


def test_peasants_need_not_be_told_apart() -> None:
    together, apart = ending(ONE_EACH), ending(ONE_EACH, merge=False)
    found = [mixtures_of(each.tree, 200) for each in (together, apart)]
    assert value_of(together.tree, found[0]) == pytest.approx(value_of(apart.tree, found[1]), abs=1e-6)
    assert together.own is not None
    assert apart.own is not None
    assert list(found[0][together.own]) == pytest.approx(list(found[1][apart.own]), abs=1e-6)
    assert together.tree.information[together.own] == apart.tree.information[apart.own]


@cache
def alike(game_id: str) -> set[tuple[str, ...]]:
    """The cards of a game that count as one kind."""
    game = load_game(game_id)
    found: dict[int, list[str]] = {}
    for card, kind in zip(game.cards, kinds_alike(game.cards), strict=True):
        found.setdefault(kind, []).append(card.id)
    return {tuple(ids) for ids in found.values() if len(ids) > 1}


@pytest.mark.parametrize("game_id", GAMES)
def test_only_cards_that_differ_in_name_alone_count_as_one(game_id: str) -> None:
    assert alike(game_id) == ({("seven", "eight", "nine", "ten")} if game_id == "throne" else set())


# -- what is refused ---------------------------------------------------------------------------------------------------

def test_more_nodes_than_the_limit_are_refused() -> None:
    nodes = ending(ONE_EACH).nodes
    assert ending(ONE_EACH, limit=nodes).nodes == nodes
    with pytest.raises(TooLarge, match=rf"more than {nodes - 1:,} nodes"):
        ending(ONE_EACH, limit=nodes - 1)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_that_has_only_begun_is_refused(game_id: str) -> None:
    game = load_game(game_id)
    with pytest.raises(CannotSolve):
        Ending(game, game.start(game.seats[0], 1), 1, 2000)


@pytest.mark.parametrize(("argv", "complaint"), [
    ((ONE_EACH, "--limit", "100"), "This ending has more than 100 nodes: name one with fewer hidden cards, or allow "
                                   "more nodes with --limit."),
    (("throne 3: 1 lay; hand.1 ten; hand.2 jack; hand.3 king; rest deck",),
     "Endings can be solved for two players, not for 3."),
    (("throne 2: - over; wins 3,0; rest deck",), "This game is over: there is nothing to solve."),
    (("chess 2: 1 e4",), f"A position must begin with its game, one of: {', '.join(GAMES)}."),
    (("",), f"A position must begin with its game, one of: {', '.join(GAMES)}."),
    (("throne 2: 1 lay; hand.1 ten; hand.2 jak; rest deck",),
     "Throne has no card called 'jak'; its cards are: seven, eight, nine, ten, jack, queen, king, ace, joker."),
    ((ONE_EACH, "--iterations", "0"), "--iterations must be at least 1, not 0."),
    ((ONE_EACH, "--turns", "-1"), "--turns must be from 1 to 12, not -1."),
    ((ONE_EACH, "--turns", "13"), "--turns must be from 1 to 12, not 13."),
])
def test_what_cannot_be_solved_is_one_line_and_status_2(run: Run, argv: tuple[str, ...], complaint: str) -> None:
    assert run("solve", *argv, status=2) == f"engine: error: {complaint}"


def test_half_a_position_is_one_line_too(run: Run) -> None:
    for length in range(1, len(ONE_EACH), 3):
        said = run("solve", ONE_EACH[:length], "--limit", 1, status=2)
        assert said.startswith("engine: error: ")
        assert "\n" not in said


# -- the command -------------------------------------------------------------------------------------------------------

def test_the_command_prints_size_worth_gap_and_mixture(run: Run) -> None:
    rows = run("solve", ONE_EACH, "--iterations", 100).splitlines()
    assert rows[0] == f"{ending(ONE_EACH).nodes:,} nodes, 30 information sets, 1 turn"
    assert [row.split()[:2] for row in rows[1:3]] == [["Player", "1"], ["Player", "2"]]
    assert rows[3].startswith("gap 0.")
    assert rows[3].endswith(" after 100 iterations")
    assert rows[4:6] == ["Player 1 decides:", "   share    value"]
    assert {row.partition("  lay ten as ")[2] for row in rows[6:]} == {"peasant", "jack 2", "queen 2", "king 2", "ace"}


def test_all_figures_go_to_a_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "solved.json"
    run("solve", ONE_EACH, "--iterations", 100, "--json", file)
    found = json.loads(file.read_text(encoding="utf-8"))
    assert found["format"] == 1
    assert sum(found["values"]) == pytest.approx(1)
    assert found["gap"] == pytest.approx(sum(found["gains"]))
    assert sum(each["share"] for each in found["mixture"]) == pytest.approx(1)
    assert read(load_game("throne"), found["position"]).actor == 0


def test_without_a_folder_for_the_file_nothing_is_solved(run: Run, tmp_path: Path) -> None:
    said = run("solve", ONE_EACH, "--json", tmp_path / "nowhere" / "solved.json", status=2)
    assert said == f"engine: error: Cannot write solved.json: the folder {tmp_path / 'nowhere'} does not exist."


def test_where_there_is_nothing_to_choose_it_says_so(run: Run) -> None:
    shown = run("solve", LOOK, "--iterations", 2)
    assert shown.splitlines()[-1] == "There is no choice to make in this position."
