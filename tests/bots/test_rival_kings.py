"""How bots play Rival Kings: what a marshal buys, takes, steals and plays, and that its reasons are true."""

from __future__ import annotations

import random

import pytest

from engine import bot, load_game
from engine.bots.base import Choice
from engine.games.rival_kings.bot.evaluation import chances_to_win, cycle, standing
from engine.games.rival_kings.bot.gains import Gains
from engine.games.rival_kings.bot.rollout import end_of_turn
from engine.games.rival_kings.game import GAME
from engine.games.rival_kings.moves import END
from engine.games.rival_kings.state import RivalState
from tests.helpers.conformance import assert_readable
from tests.helpers.positions import kinds, play, position

RIVAL = load_game("rival-kings")


def advice(game: RivalState) -> Choice:
    """What a marshal does for the player to decide."""
    return bot("marshal", RIVAL).choose(game.observation(game.actor or 0), rng=random.Random(1))


def marshal(game: RivalState) -> str:
    """The notation of the marshal's move."""
    return str(advice(game).move)


# -- cards and money ---------------------------------------------------------------------------------------------------

def test_a_marshal_completes_a_perfect_pair() -> None:
    game = position("rival-kings", "lord_protector: gardener jailer", "duke", display="sailor troubadour tavern prison")
    play(game, "use jailer")
    assert marshal(game) == "buy 4"
    assert str(advice(game).why) == (
        "This completes a perfect pair, Jailer and Prison: your cards score 8 instead of 2.")


def test_a_marshal_takes_the_pile_that_is_worth_most_not_the_thickest() -> None:
    game = position("rival-kings", "bursar", "duke", money=((3, 0), (0, 2), (1, 0), (0, 0)))
    play(game, "end")
    assert marshal(game) == "take 2"
    assert str(advice(game).why) == "This pile holds the most money."


def test_nobody_takes_less_money_than_lies_at_another_pile() -> None:
    game = position("rival-kings", "bursar", "duke", money=((3, 0), (0, 2), (1, 0), (2, 1)))
    play(game, "end")
    seen = game.observation(game.actor or 0)
    found = {str(each) for each in game.legal_moves() if RIVAL.evaluator.excluded(each, seen)}
    assert found & {"take 1", "take 2", "take 3", "take 4"} == {"take 1", "take 3"}


def test_a_marshal_gets_rid_of_markers() -> None:
    assert marshal(position("rival-kings", "duke", "diplomat", markers=(3, 0))) == "settle"
    game = position("rival-kings", "courtier", "diplomat", "queen", markers=(3, 0, 0))
    play(game, "end")
    assert marshal(game).startswith("give")


def test_a_marshal_lets_no_action_go_that_it_can_use() -> None:
    game = position("rival-kings", "knight", "diplomat", purses=((3, 3), (3, 1)),
                    display="sailor troubadour harbor tavern")
    play(game, "steal 2 take")
    assert marshal(game).startswith("take")


def test_a_marshal_uses_the_watchman_against_a_marker() -> None:
    assert marshal(position("rival-kings", "knight", "diplomat: watchman", "count")) == "use watchman"


@pytest.mark.parametrize(("player", "rival", "steps", "mistakes"), [
    ("duke", "trader", "", "end|recruit 1|recruit 2"),
    ("duke", "trader", "settle", ""),
    ("diplomat", "courtier", "end", "end|take 1|take 2|take 3|take 4|buy 3|buy 4"),
    ("diplomat", "courtier", "end, settle", "end|buy 3|buy 4"),
    ("courtier", "bursar", "", "end|take 1|take 2|take 3|take 4"),
    ("lord_protector: jailer", "trader", "", "end"),
    ("count: jailer", "trader", "", "settle|end|buy 3|buy 4"),
    ("count: jailer", "trader", "use jailer", "end|buy 3|buy 4"),
    ("duke: jailer", "trader", "", "end|recruit 1|recruit 2"),
    ("lord_protector: market_woman", "trader", "", "end"),
    ("lord_protector: market_woman", "trader", "use market_woman", "skip"),
    ("lord_protector: blacksmith", "trader", "", ""),
    ("queen: blacksmith", "trader", "", "use blacksmith"),
    ("lord_protector: blacksmith", "trader", "use blacksmith", "end"),
    ("lord_protector: carpenter", "trader", "use carpenter", "skip"),
    ("countess: blacksmith", "trader", "", "use blacksmith"),
    ("countess: blacksmith", "trader", "steal 2 buy", ""),
    ("diplomat: carpenter", "trader", "use carpenter, buy 3, steal 2 buy", ""),
])
def test_it_is_a_mistake_to_leave_out_what_is_free(player: str, rival: str, steps: str, mistakes: str) -> None:
    neutral = "priest" if rival == "trader" else "queen"
    game = position("rival-kings", player, rival, neutral=neutral, markers=(2, 0), purses=((3, 3), (3, 1)))
    play(game, *filter(None, steps.split(", ")))
    assert game.actor == 0
    known = game.observation(0)
    found = [str(each) for each in game.legal_moves() if RIVAL.evaluator.excluded(each, known)]
    assert sorted(found) == sorted(filter(None, mistakes.split("|")))


@pytest.mark.parametrize(("player", "coins", "spends"), [
    ("lord_protector: carpenter", (0, 3), True), ("lord_protector: carpenter", (1, 3), False),
    ("lord_protector: market_woman", (0, 3), False),
])
def test_to_use_a_subject_that_buys_is_to_spend_the_coins(player: str, coins: tuple[int, int], spends: bool) -> None:
    """The careful would rather not where the cheapest building leaves less than the dearest card costs."""
    game = position("rival-kings", player, "trader", purses=(coins, (3, 1)))
    use = next(each for each in game.legal_moves() if each.verb == "use")
    assert ("spend" in RIVAL.evaluator.traits(use, game.observation(0))) is spends


def test_a_tied_character_may_choose_any_one_of_its_actions() -> None:
    game = position("rival-kings", "diplomat", "countess", neutral="queen", markers=(2, 0), purses=((3, 3), (3, 1)))
    while game.actor:
        play(game, "end")
    known = game.observation(0)
    assert [str(each) for each in game.legal_moves() if RIVAL.evaluator.excluded(each, known)] == ["end"]


# -- spending ----------------------------------------------------------------------------------------------------------

def _rich_duke() -> RivalState:
    """A Duke with 15 coins and no ability left in this cycle, with two subjects of fitting colours on display."""
    game = position("rival-kings", "duke: gardener innkeeper troubadour prison farm garden pavilion",
                    "trader: herbalist bishop court_lady vintner carpenter castle_wall herb_meadow carpentry",
                    neutral="countess", display="sailor market_woman miner forge", purses=((5, 5), (0, 4)),
                    under=("blacksmith watchman gardener vintner scholar", "", "mine market",
                           "pavilion cathedral farm prison inn harbor"),
                    money=((0, 0), (1, 0), (0, 1), (0, 0)), markers=(2, 1))
    game.used = 1
    play(game, "settle")
    return game


def _last_innkeeper() -> RivalState:
    """A Lord Protector with an Innkeeper and 5 coins, before a Trader."""
    return position("rival-kings", "trader: court_lady market_woman troubadour market",
                    "lord_protector: watchman innkeeper tavern",
                    neutral="priest", display="watchman court_lady market cathedral", purses=((3, 4), (3, 1)),
                    under=("farmer bishop scholar", "carpenter carpenter innkeeper miner vintner herbalist",
                           "university prison tavern harbor forge", "farm harbor garden inn vineyard cathedral mine"),
                    money=((0, 1), (0, 0), (0, 0), (0, 0)), markers=(0, 3))


def _early_carpenter() -> RivalState:
    """A Knight with a Carpenter and 7 coins, the Trader still to come."""
    game = position("rival-kings", "count: market", "knight: carpenter", "trader: herbalist",
                    purses=((3, 1), (3, 1), (3, 2)), display="scholar court_lady carpentry vineyard", markers=(2, 0, 0),
                    under=("innkeeper bishop farmer herbalist miner bishop market_woman",
                           "farmer blacksmith troubadour vintner gardener", "farm inn harbor mine harbor herb_meadow",
                           "farm prison university tavern cathedral vineyard carpentry"),
                    money=((0, 1), (0, 1), (0, 0), (0, 1)))
    play(game, "end", "take 1")
    return game


def test_a_marshal_with_more_coins_than_it_can_ever_spend_recruits() -> None:
    assert marshal(_rich_duke()) == "recruit 2"


def test_a_page_does_not_sit_on_its_money_for_ever() -> None:
    """With coins worth 20, it ends its turn without a card no more often than it slips, or misjudges one."""
    game = position("rival-kings", "knight", "duke", purses=((4, 8), (3, 1)), display="sailor jailer tavern prison")
    play(game, "end", "take 1")
    seen = game.observation(game.actor or 0)
    made = [str(bot("page", RIVAL).choose(seen, rng=random.Random(seed)).move) for seed in range(100)]
    assert "recruit" in {str(each).split()[0] for each in seen.legal_moves()}
    assert made.count("end") < 30


@pytest.mark.parametrize(("game", "turns"), [
    (_last_innkeeper(), ("buy 3, end", "buy 4, end")), (_early_carpenter(), ("use carpenter, buy 3, end",)),
])
def test_a_marshal_uses_no_subject_for_nothing(game: RivalState, turns: tuple[str, ...]) -> None:
    seat, made = game.actor, []
    while game.actor == seat:
        made.append(marshal(game))
        play(game, made[-1])
    assert ", ".join(made) in turns


@pytest.mark.parametrize(("purse", "turn"), [
    ((2, 2), "buy 4, use scholar, end"), ((0, 1), "use scholar, buy 4, end"),
])
def test_a_marshal_uses_the_scholar_after_the_building_unless_it_needs_his_coins(
        purse: tuple[int, int], turn: str) -> None:
    game = position("rival-kings", "lord_protector: bishop scholar cathedral", "countess: sailor farmer pavilion farm",
                    display="miner blacksmith mine university", purses=(purse, (3, 1)), markers=(0, 0))
    made = []
    while game.actor == 0:
        made.append(marshal(game))
        play(game, made[-1])
    assert ", ".join(made) == turn


def test_the_end_of_the_last_turn_is_worth_nothing_for_the_cycle_that_it_begins() -> None:
    game = position("rival-kings", "duke", "queen", purses=((3, 1), (3, 1)), markers=(0, 0))
    play(game, "end")
    before = [standing(Gains(game), seat) for seat in range(2)]
    play(game, "end")
    assert game.phase == "choose"
    assert [standing(Gains(game), seat) for seat in range(2)] == before
    assert [cycle(Gains(game), seat) for seat in range(2)] == [0, 0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_where_a_cycle_ends_its_value_is_the_same_whether_or_not_the_next_one_is_dealt(seats: int) -> None:
    rng, compared = random.Random(seats), 0
    for seed in range(3):
        state = GAME.start(seats, seed, match="2-games")
        while state.actor is not None:
            if state.phase == "turn" and state.finished | 1 << state.turn == (1 << seats) - 1:
                imagined, dealt = state.clone(), state.clone()
                for each in (imagined, dealt):
                    each.open, each.used = 0, state.used | 1 << state.turn      # so that nothing can be done but to end
                dealt.advance(END)
                if dealt.games == state.games and dealt.actor is not None:
                    assert chances_to_win(end_of_turn(imagined)) == chances_to_win(dealt)
                    compared += 1
            state.advance(rng.choice(list(state.legal_moves())))
    assert compared > 20


# -- characters --------------------------------------------------------------------------------------------------------

def _choosing(held: str, theirs: str) -> RivalState:
    """A game of two in which the first player holds these characters, and the other one can only hold those."""
    game = GAME.start(seats=2, seed=1)
    mine, rival = kinds("rival-kings", held), kinds("rival-kings", theirs)
    rest = [kind for zone in ("characters", "hand.1", "hand.2") for kind in game.cards_in(game.zones.index(zone))
            if kind not in (*mine, *rival)]
    for zone, cards in (("hand.1", mine), ("hand.2", rival), ("characters", rest)):
        game.cards[game.zones.index(zone)][:] = cards
    game.begin()
    return game


def test_a_marshal_avoids_conflicts_with_what_a_rival_is_known_to_hold() -> None:
    game = _choosing("trader diplomat duke", "courtier priest countess")
    assert game.observation(0).knowledge.known_in(game.zones.index("hand.2"))
    assert marshal(game) != "play trader"


def test_every_reason_can_be_read() -> None:
    rng = random.Random(5)
    for seed in range(3):
        game = GAME.start(seats=2 + seed, seed=seed)
        while game.actor is not None:
            for each in game.legal_moves():
                assert_readable(RIVAL.evaluator.reason(each, game.observation(game.actor)))
            game.advance(rng.choice(game.legal_moves()))


# -- chances -----------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_to_win_add_up_to_one_when_the_game_is_over(seats: int) -> None:
    rng = random.Random(seats)
    game = GAME.start(seats=seats, seed=seats)
    while game.actor is not None:
        assert sum(chances_to_win(game)) == pytest.approx(1)
        game.advance(rng.choice(game.legal_moves()))
    assert sum(chances_to_win(game)) == pytest.approx(1)


def test_a_lead_is_worth_more_near_the_end() -> None:
    rich = "duke: jailer prison"
    early = position("rival-kings", rich, "queen",
                     under=("bishop bishop", "innkeeper innkeeper", "inn inn", "farm farm"))
    late = position("rival-kings", rich, "queen", under=("", "innkeeper", "inn", "farm"))
    assert chances_to_win(late)[0] > chances_to_win(early)[0] > 0.5


# -- the last turn of a game -------------------------------------------------------------------------------------------

def in_the_last_cycle(row: str, *, piles: str = "-") -> RivalState:
    """The Lord Protector may buy a building for 3 coins, with 4 to pay."""
    return position("rival-kings", f"lord_protector: {row}", "duke", display=f"{piles} troubadour harbor castle_wall",
                    under=("", "innkeeper", "inn", "inn"), purses=((0, 2), (3, 1)), money=((0, 1),) * 4)


@pytest.mark.parametrize(("row", "piles", "leaves_points"), [
    ("sailor", "-", True), ("troubadour", "-", True), ("miner", "-", False),
    ("troubadour", "sailor", False)])
def test_nobody_ends_the_last_turn_of_a_game_with_points_to_be_had(row: str, piles: str, leaves_points: bool) -> None:
    """A pile is empty. A Harbor makes a pair with the Sailor, and one of red cards with the Troubadour; a single card
    is worth no more than the 3 coins for it."""
    game = in_the_last_cycle(row, piles=piles)
    seen = game.observation(game.actor or 0)
    assert RIVAL.evaluator.excluded(END, seen) is leaves_points
    for level in ("page", "page/dorothea", "squire", "knight/hedwig", "marshal") if leaves_points else ():
        for seed in range(5):
            assert bot(level, RIVAL).choose(seen, rng=random.Random(seed)).move != END


# -- the end of a game that is lost ------------------------------------------------------------------------------------

STRONG = "jailer prison bishop cathedral troubadour"


def before_the_last_card(row: str, rival: str, under: str = "", **options: object) -> RivalState:
    """The Lord Protector may buy the last building of a pile, or another one."""
    return position("rival-kings", f"lord_protector: {row}", f"duke: {rival}", display="farmer vintner harbor mine",
                    under=("innkeeper", "innkeeper", under, "inn"), purses=((0, 2), (3, 1)), money=((0, 1),) * 4,
                    **options)


@pytest.mark.parametrize(("row", "rival", "options", "rash"), [
    ("sailor", STRONG, {}, True), ("sailor", "jailer", {}, False), ("sailor", STRONG, {"under": "inn"}, False),
    ("sailor", STRONG, {"match": "2-games"}, False), ("scholar university sailor", "jailer prison", {}, False)])
def test_nobody_ends_a_game_that_is_lost_then(row: str, rival: str, options: dict[str, str], rash: bool) -> None:
    """The Harbor makes a pair, but its pile is empty then; without it, the game may go on."""
    game = before_the_last_card(row, rival, **options)
    seen = game.observation(0)
    assert [str(each) for each in game.legal_moves() if RIVAL.evaluator.rash(each, seen)] == (["buy 3"] if rash else [])
    for level in ("page", "page/beatrix", "squire", "knight/corvin", "marshal") if rash else ():
        for seed in range(5):
            assert str(bot(level, RIVAL).choose(seen, rng=random.Random(seed)).move) != "buy 3"


def test_a_card_that_a_subject_finds_is_left_where_it_ends_a_lost_game() -> None:
    """An Innkeeper recruits once more: to do without is a mistake, unless every card that lies there ends the game."""
    def mistakes(under: tuple[str, ...]) -> list[str]:
        game = position("rival-kings", "lord_protector: innkeeper", f"duke: {STRONG}", under=under,
                        display="farmer vintner harbor mine", purses=((1, 0), (3, 1)), money=((0, 1),) * 4)
        play(game, "use innkeeper")
        seen = game.observation(0)
        return [str(each) for each in game.legal_moves() if RIVAL.evaluator.excluded(each, seen)]

    assert mistakes(("gardener", "gardener", "inn", "inn")) == ["skip"]
    assert mistakes(("", "gardener", "inn", "inn")) == ["skip"]
    assert mistakes(("", "", "inn", "inn")) == []


# -- pairs, points and thefts thrown away ------------------------------------------------------------------------------

def left_out(game: RivalState) -> list[str]:
    """What nobody does here."""
    seen = game.observation(game.actor or 0)
    return [str(each) for each in game.legal_moves() if RIVAL.evaluator.excluded(each, seen)]


@pytest.mark.parametrize(("row", "display", "under", "ends"), [
    ("sailor", "jailer troubadour harbor tavern", "inn", False),
    ("sailor", "jailer troubadour harbor tavern", "", True),
    ("sailor", "jailer troubadour forge tavern", "inn", True),
    ("farmer", "jailer troubadour farm tavern", "inn", True)])
def test_nobody_leaves_a_pair_lying_that_scores_clearly_more_than_it_costs(row: str, display: str, under: str,
                                                                           ends: bool) -> None:
    """The Harbor is worth five points more with the Sailor, the Farm only two with the Farmer; if it is the last card
    of its pile, it ends the game."""
    game = position("rival-kings", f"lord_protector: {row}", "duke", display=display,
                    under=("innkeeper", "innkeeper", under, "inn"))
    assert left_out(game) == ([] if ends else ["end"])
    for level in () if ends else ("page", "squire/hedwig", "knight/dorothea", "marshal/hedwig"):
        for seed in range(10):
            assert str(bot(level, RIVAL).choose(game.observation(0), rng=random.Random(seed)).move) != "end"


def test_nobody_gives_half_of_a_pair_away_where_another_card_does_as_well() -> None:
    game = position("rival-kings", "lord_protector: sailor harbor farmer troubadour", "duke",
                    display="jailer vintner garden castle_wall")
    play(game, "use troubadour 1")
    assert left_out(game) == ["offer sailor", "offer harbor"]
    game = position("rival-kings", "lord_protector: troubadour tavern", "duke",
                    display="jailer vintner garden castle_wall")
    play(game, "use troubadour 1")
    assert left_out(game) == []


@pytest.mark.parametrize(("finished", "coins", "pays"), [(1, (1, 4), False), (0, (1, 4), True), (1, (0, 5), True)])
def test_the_last_of_all_pays_no_points_for_a_card(finished: int, coins: tuple[int, int], pays: bool) -> None:
    """Of 9 coins 5 are left, a point for three: two points are gone for a single card. Of 10, one more is left."""
    game = position("rival-kings", "duke", "lord_protector", display="- troubadour harbor castle_wall",
                    under=("", "innkeeper", "inn", "inn"), purses=((3, 0), coins))
    game.finished = finished
    assert ("buy 4" in left_out(game)) is not pays


@pytest.mark.parametrize(("victim", "markers", "left"), [
    ("diplomat", 0, ["steal 2 settle"]), ("diplomat", 1, []), ("countess", 0, ["steal 2 settle"])])
def test_nobody_steals_what_nobody_could_do(victim: str, markers: int, left: list[str]) -> None:
    """To settle is nothing without a marker; whoever has one would miss it."""
    game = position("rival-kings", "knight", victim, markers=(0, 0))
    game.markers[1] = markers
    assert game.phase == "steal"
    assert left_out(game) == left


def test_who_may_do_only_one_action_misses_none_that_is_stolen() -> None:
    """A robber without a coin steals no card from a player whose rank another one has, too: there is money to steal."""
    def stolen(third: str) -> list[str]:
        game = position("rival-kings", "courtier", "trader", third, purses=((0, 0), (3, 1), (3, 1)))
        return [each for each in left_out(game) if each.startswith("steal 2")]

    assert stolen("other_trader") == ["steal 2 recruit", "steal 2 buy"]
    assert stolen("lord_protector") == []
