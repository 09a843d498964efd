"""The table of Shadow Throne shows what lies where, and every legal move can be made on it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

from engine.base.faces import BACK, CardFace, TurnedFace
from engine.base.table import SAID, Piece, Signboard
from engine.core.events import Event
from engine.games.shadow_throne.cards import KING_KYROS, POWER
from engine.games.shadow_throne.game import GAME
from engine.games.shadow_throne.state import ShadowState
from engine.table.last_moves import lying
from engine.table.snapshots import snapshots
from engine.table.steps import ShownStage, stages
from engine.table.view import Snapshot, View
from tests.helpers.amount import few_or_many
from tests.helpers.conformance import assert_readable
from tests.helpers.faces import in_short, looked_at, shown
from tests.helpers.positions import play, position
from tests.helpers.positions_of.shadow_throne import drafting, fought, wave


def random_games(number: int) -> Iterator[ShadowState]:
    """Every seventh position of some games played at random."""
    rng = random.Random(8)
    for seed in range(number):
        game = GAME.start(seats=3 + seed % 3, seed=seed)
        for count in range(10_000):
            if count % 7 == 0:
                yield game
            if game.actor is None:
                break
            game.advance(rng.choice(game.legal_moves()))


def marks(table: View, piece: str) -> list[str]:
    """What the signs on a piece mean."""
    return [str(mark.tip) for mark in table.pieces[piece].marks]


# -- what is shown -----------------------------------------------------------------------------------------------------

@few_or_many("games", 1, 3)
def test_all_pieces_lie_in_zones_of_the_table_and_are_told(games: int) -> None:
    for game in random_games(games):
        for player in range(1, game.seats + 1):
            table = looked_at(game, player)
            assert {piece.zone for piece in table.pieces.values()} <= {zone.id for zone in table.zones}
            assert sum(1 for piece in table.pieces.values() if piece.zone != "power") == 54
            for piece in table.pieces.values():
                assert_readable(piece.label)


def test_pools_hands_and_saved_cards_are_seen_by_their_owners_only() -> None:
    game = drafting("outlaw shepherd", "simone protis", "thavma anna_lys")
    assert shown(looked_at(game, 1), "pool.1") == "outlaw shepherd"
    assert shown(looked_at(game, 2), "pool.1") == "back back"
    play(game, "take outlaw", "take simone", "take thavma")
    assert "anna_lys" in shown(looked_at(game, 1), "hand.1")
    assert set(shown(looked_at(game, 3), "hand.1").split()) == {"back"}


def test_waves_lie_from_left_to_right_and_extra_cards_over_their_king() -> None:
    game = position("shadow-throne", "outlaw king_kyros tax_collector", "tithe_keeper*2", "dutiful_peasant*2")
    wave(game, "outlaw", "tithe_keeper", "dutiful_peasant")
    wave(game, "king_kyros", "tithe_keeper", "dutiful_peasant")
    play(game, "extra tax_collector")
    own = [piece for piece in looked_at(game, 2).pieces.values() if piece.zone == "battle.1"]
    assert [(in_short(piece.face), piece.slot, piece.level) for piece in own] == [
        ("outlaw", 0, 0), ("king_kyros", 1, 0), ("tax_collector", 1, 1)]


def test_what_happened_to_a_character_is_marked() -> None:
    table = looked_at(fought("shepherd", "outlaw", "phabos_scouts", "sythera", "bentheon_knights"))
    assert marks(table, "battle.2/0") == ["Its power is now 2."]
    assert marks(table, "battle.1/0") == marks(table, "battle.5/0") == [
        "Silenced: its ability, numbered 2 or 3, does not work."]
    table = looked_at(fought("bentheon_knights", "outlaw", "langman"))
    assert marks(table, "battle.2/0") == ["Dead: no power, half the influence."]
    assert marks(table, "battle.3/0") == ["Stays for the next battle if the Rebels lose."]
    table = looked_at(fought("shepherd", "outlaw", "tax_collector"))
    assert marks(table, "battle.2/0") == ["Converted: belongs to the Church."]


def test_R7_a_card_that_could_not_be_paid_lies_face_down_and_is_known() -> None:
    table = looked_at(fought("datura", "outlaw", "outlaw", gold=(0, 0, 0)), player=2)
    assert shown(table, "battle.1") == "back"
    assert str(table.pieces["battle.1/0"].label) == "Datura, Addled Assassin, face down: it could not be paid for"


def test_R22_tokens_stand_where_the_power_of_their_faction_is() -> None:
    table = looked_at(fought("bentheon_knights", "phabos_scouts", "queen_eletheria"))
    slots = {piece.id: piece.slot for piece in table.pieces.values() if piece.zone == "power"}
    assert slots == {"power/empire": 3, "power/rebels": 6, "power/church": 0}


def test_the_tokens_go_with_what_happens_while_a_wave_is_under_way() -> None:
    game = position("shadow-throne", "king_kyros tax_collector outlaw", "tithe_keeper*2", "hill_militia*2")
    wave(game, "king_kyros", "tithe_keeper", "hill_militia")
    assert game.phase == "extra"
    slots = {piece.id: piece.slot for piece in looked_at(game).pieces.values() if piece.zone == "power"}
    assert slots == {"power/empire": 3, "power/rebels": 2, "power/church": 1}


def test_pale_tokens_stand_where_a_card_of_the_hand_would_bring_them() -> None:
    game = position("shadow-throne", "phabos_scouts datura", "outlaw*2", "shepherd*2", gold=(3, 3, 3))
    foreseen = looked_at(game).forecasts["hand.1/phabos_scouts.0"]
    assert {piece.id: piece.slot for piece in foreseen.tokens} == {
        "power/empire": 0, "power/rebels": 3, "power/church": 0}
    assert str(foreseen.text) == "with Phabos Scouts alone"
    assert "you have 3" in str(looked_at(game).forecasts["hand.1/datura.0"].text)
    assert looked_at(game, 2).forecasts == {}


@few_or_many("games", 1, 3)
def test_a_forecast_is_the_same_in_every_world_that_its_player_cannot_tell_apart(games: int) -> None:
    rng = random.Random(4)
    compared = 0
    for game in random_games(games):
        if game.actor is None or game.phase != "play":
            continue
        seen = game.observation(game.actor)
        for _ in range(3):
            world = seen.sample(rng)
            assert GAME.table.forecasts(world.observation(game.actor)) == GAME.table.forecasts(seen)
            compared += len(GAME.table.forecasts(seen))
    assert compared > 50


def test_a_card_of_the_hand_tells_what_the_track_would_be() -> None:
    game = position("shadow-throne", "phabos_scouts datura", "outlaw*2", "shepherd*2", gold=(3, 3, 3))
    assert marks(looked_at(game), "hand.1/phabos_scouts.0") == [
        "Power with this card alone: Empire 0, Rebels 3, Church 0."]
    assert marks(looked_at(game), "hand.1/datura.0") == [
        "Costs 4 gold, but you have 3: it would be turned face down and bring 1 gold."]
    assert not any(piece.marks for piece in looked_at(game, 2).pieces.values())


def test_R8_a_seat_shows_gold_and_for_whom_it_pays_hush_money() -> None:
    game = fought("outlaw", "tithe_keeper", "dutiful_peasant", gold=(0, 0, 0))
    tips = [str(mark.tip) for mark in looked_at(game, 2).seats[0].marks]
    assert tips == ["Player 1: 2 gold", "Another character of the Rebels now costs 1 more gold."]


def test_R4_a_card_chosen_for_a_wave_lies_face_down_in_its_lane_and_only_its_player_knows_it() -> None:
    game = position("shadow-throne", "outlaw*2 shepherd", "simone tithe_keeper*2", "thavma hill_militia*2")
    play(game, "play outlaw")
    chosen = looked_at(game, 1).pieces["hand.1/outlaw.1"]
    assert (chosen.place, chosen.face, str(chosen.label)) == (
        "battle.1/0", TurnedFace("outlaw"), "Outlaw, chosen in secret")
    assert shown(looked_at(game, 1), "hand.1") == "outlaw shepherd"
    theirs = [piece for piece in looked_at(game, 2).pieces.values() if piece.zone == "battle.1"]
    assert [(piece.face, str(piece.label)) for piece in theirs] == [(BACK, "A card chosen in secret")]
    assert shown(looked_at(game, 2), "hand.1") == "back back"


def test_R3_a_card_chosen_in_the_draft_stays_in_the_pool_with_a_mark_for_its_player_alone() -> None:
    game = drafting("outlaw shepherd", "simone protis", "thavma anna_lys")
    play(game, "take outlaw")
    assert marks(looked_at(game, 1), "pool.1/outlaw.0") == ["Chosen in secret."]
    assert not any(piece.marks for piece in looked_at(game, 2).pieces.values())


def test_a_chosen_card_turns_over_where_it_lies_when_the_wave_is_shown() -> None:
    game = position("shadow-throne", "outlaw*3", "simone tithe_keeper*2", "thavma hill_militia*2")
    play(game, "play outlaw", "play simone")
    old, events = looked_at(game, 3), list[Event]()
    game.apply(GAME.move_from_json("play thavma"), events)
    found = stages(old, looked_at(game, 3), [seen for event in events if (seen := event.seen_by(2))])
    flights = [(flight.origin, flight.goal) for stage in found for flight in stage.flights]
    assert flights == [("hand.1/back.2", "battle.1/0"), ("hand.2/back.2", "battle.2/0"),
                       ("hand.3/thavma.0", "battle.3/0")]
    assert [old.pieces[origin or ""].zone for origin, _ in flights] == ["battle.1", "battle.2", "hand.3"]


def test_R7_a_card_that_cannot_be_paid_says_beside_its_cost_what_would_become_of_it() -> None:
    game = position("shadow-throne", "king_kyros tax_collector", "outlaw*2", "outlaw*2", gold=(4, 3, 3))
    reason = looked_at(game).pieces["hand.1/king_kyros.0"].marks[0]
    assert (str(reason.text), reason.at) == ("face down for 1 gold", 1)
    assert str(reason.tip) == "Costs 5 gold, but you have 4: it would be turned face down and bring 1 gold."
    badge = GAME.cards[KING_KYROS].badges[1]
    assert badge.text == "\N{MINUS SIGN}5"


def test_R8_hush_money_counts_in_what_a_card_needs() -> None:
    game = position("shadow-throne", "dutiful_peasant anna_lys", "outlaw*2", "outlaw*2", gold=(3, 3, 3))
    assert [mark.at for mark in looked_at(game).pieces["hand.1/anna_lys.0"].marks] == ["foot"]
    wave(game, "dutiful_peasant", "outlaw", "outlaw")
    assert "Costs 4 gold, but you have 3" in str(looked_at(game).pieces["hand.1/anna_lys.0"].marks[0].tip)


def test_R7_a_card_that_cannot_be_paid_can_be_played_and_has_no_golden_frame() -> None:
    table = looked_at(position("shadow-throne", "king_kyros tax_collector", "outlaw*2", "outlaw*2", gold=(4, 3, 3)))
    assert set(table.offers) == {"hand.1/king_kyros.0", "hand.1/tax_collector.0"}
    assert table.framed(table.offers) == {"hand.1/tax_collector.0"}


# -- what stands at places ---------------------------------------------------------------------------------------------

def boards(game: ShadowState, player: int = 1) -> dict[str, Signboard]:
    return {board.place: board for board in looked_at(game, player).signboards}


def test_a_lane_says_what_was_gained_in_its_wave_or_that_it_is_still_to_come() -> None:
    found = boards(fought("bentheon_knights", "phabos_scouts", "queen_eletheria"))
    assert [(str(found[f"lane/{lane}"].text), found[f"lane/{lane}"].state) for lane in range(4)] == [
        ("I", "done"), ("II", "now"), ("III", "open"), ("IV", "open")]
    assert [(mark.shape, mark.text) for mark in found["lane/0"].marks] == [
        ("marks/empire", "+3"), ("marks/rebels", "+6")]
    assert [str(found[f"lane/{lane}"].marks[0].text) for lane in (1, 2)] == ["choose in secret", "still to come"]
    assert str(found["battle.1/1"].text) == "your card"


def test_the_heading_of_the_towers_says_after_which_wave_they_are_so_high() -> None:
    assert str(boards(position("shadow-throne", "outlaw*2", "outlaw*2", "simone*1 thavma"))["power"].text) == "Power"
    assert str(boards(fought("outlaw", "outlaw", "simone"))["power"].text) == "Power after wave I"
    found = boards(fought("outlaw", "outlaw", "simone"))
    assert [str(found[f"tower/{tower}"].text) for tower in range(3)] == ["Empire", "Rebels", "Church"]


def test_R3_over_the_own_pool_stands_who_gets_the_rest_of_it() -> None:
    game = drafting("outlaw shepherd", "simone protis", "thavma anna_lys")
    assert str(boards(game, 3)["pool.3"].text) == "1 card for you, 1 for Player 1."
    assert "pool.3" not in boards(position("shadow-throne", "outlaw", "simone", "thavma"), 3)


def test_every_character_played_shows_its_owner_and_the_dead_are_spent() -> None:
    table = looked_at(fought("bentheon_knights", "outlaw", "langman"))
    lying_there = {piece.id: (piece.owner, piece.spent) for piece in table.pieces.values()
                   if piece.zone.startswith("battle")}
    assert lying_there == {"battle.1/0": (0, False), "battle.2/0": (1, True), "battle.3/0": (2, False)}
    dead = next(mark for mark in table.pieces["battle.2/0"].marks if mark.shape == "marks/dead")
    assert dead.at == "emblem"


@few_or_many("games", 1, 3)
def test_the_lines_of_a_score_add_up_to_it(games: int) -> None:
    for game in random_games(games):
        table = GAME.table
        for seat in range(game.seats):
            lines = table.score_lines(game.observation(seat), seat)
            assert sum(points for _, points in lines) == game.scores()[seat]


# -- how moves are made ------------------------------------------------------------------------------------------------

@few_or_many("games", 2, 6)
def test_every_legal_move_is_a_gesture_or_a_button(games: int) -> None:
    for game in random_games(games):
        if game.actor is None:
            continue
        table = looked_at(game, game.actor + 1)
        offered = {offer.move for offers in table.offers.values() for offer in offers}
        assert offered | set(table.buttons) == set(game.legal_moves())


def test_copies_of_a_card_can_all_be_played() -> None:
    table = looked_at(position("shadow-throne", "outlaw*2", "simone", "thavma"))
    assert [str(move) for move in table.dropped("hand.1/outlaw.1", ["battle.1"])] == ["play outlaw"]


def test_a_wave_is_shown_step_by_step() -> None:
    game = position("shadow-throne", "outlaw*2", "simone tithe_keeper", "thavma tax_collector")
    play(game, "play outlaw", "play simone")
    old, events = looked_at(game, 1), list[Event]()
    game.apply(GAME.move_from_json("play thavma"), events)
    shown = stages(old, looked_at(game, 1), [seen for event in events if (seen := event.seen_by(0))])
    found = [stage for stage in shown if stage.flights]
    assert [stage.event.name for stage in found] == ["play", "play", "play"]
    assert [in_short(stage.flights[0].face) for stage in found] == ["outlaw", "simone", "thavma"]


def told(game: ShadowState, last: str, player: int = 1) -> list[tuple[ShownStage, Snapshot]]:
    """The steps of the move that ends a wave, as a player sees them, without the cards that fly."""
    before, events = game.clone(), list[Event]()
    old = looked_at(game, player)
    game.apply(GAME.move_from_json(last), events)
    viewer = player - 1
    seen = snapshots(GAME, before, GAME.move_from_json(last), lambda state: state.observation(viewer),
                    lambda event: event.seen_by(viewer))
    heard = [event for each in events if (event := each.seen_by(viewer)) is not None]
    assert len(seen) == len(heard)
    return [(stage, stage.snapshot) for stage in stages(old, looked_at(game, player), heard, seen)
            if stage.snapshot is not None]


def track(snapshot: Snapshot) -> tuple[int, ...]:
    return tuple(snapshot.pieces[f"power/{faction}"].slot for faction in ("empire", "rebels", "church"))


def test_R9_a_wave_is_told_ability_by_ability_and_the_numbers_change_with_each() -> None:
    game = position("shadow-throne", "bentheon_knights outlaw", "simone outlaw", "outlaw tithe_keeper",
                    "phabos_scouts outlaw")
    play(game, "play bentheon_knights", "play simone", "play outlaw")
    steps = told(game, "play phabos_scouts")
    assert [stage.event.name for stage, _ in steps] == ["gold"] * 4 + ["ability", "ability", "power"]
    assert [track(snapshot) for _, snapshot in steps] == [(3, 4, 2)] * 4 + [(3, 3, 2)] * 3
    assert [str(mark.tip) for mark in steps[4][1].pieces["battle.3/0"].marks] == [
        "Dead: no power, half the influence."]
    assert [snapshot.seats[3].marks[0].text for _, snapshot in steps[:4]] == ["20", "20", "20", "18"]


def test_R21_the_influence_for_simone_is_told_right_after_her_death() -> None:
    game = position("shadow-throne", "anna_lys outlaw", "simone outlaw", "shepherd tithe_keeper")
    play(game, "play anna_lys", "play simone")
    steps = told(game, "play shepherd")
    assert [stage.event.name for stage, _ in steps] == ["gold"] * 3 + ["ability", "influence", "power"]
    assert [snapshot.seats[1].score for _, snapshot in steps] == [0, 0, 0, 0, 3, 3]


def test_the_last_wave_lies_in_its_place_even_where_the_next_battle_begins_at_once() -> None:
    """Nobody has a card left to keep, so the table of the next battle follows, on which these cards lie no more."""
    hands = ("outlaw hill_militia dutiful_peasant tithe_keeper", "outlaw hill_militia dutiful_peasant tithe_keeper",
             "outlaw hill_militia dutiful_peasant faithful_pilgrim")
    game = position("shadow-throne", *hands)
    for card in ("outlaw", "hill_militia", "dutiful_peasant"):
        wave(game, card, card, card)
    play(game, "play tithe_keeper", "play tithe_keeper")
    before, events, last = game.clone(), list[Event](), GAME.move_from_json("play faithful_pilgrim")
    old = looked_at(game, 1)
    game.apply(last, events)
    assert game.phase == "draft"
    seen = snapshots(GAME, before, last, lambda state: state.observation(0), lambda event: event.seen_by(0))
    heard = [event for each in events if (event := each.seen_by(0)) is not None]
    played = [flight for stage in stages(old, looked_at(game, 1), heard, seen) if stage.event.name == "play"
              for flight in stage.flights]
    assert [flight.stop and (flight.stop.zone, flight.stop.slot) for flight in played] == [
        ("battle.1", 3), ("battle.2", 3), ("battle.3", 3)]


def test_R23_the_end_of_a_battle_is_told_with_all_that_made_the_winners_strong() -> None:
    game = _before_the_last_card()
    steps = told(game, "play dutiful_peasant")
    names = [stage.event.name for stage, _ in steps]
    assert names[names.index("power"):] == ["power", "battle", "influence", "influence", "console"]
    battle, snapshot = steps[names.index("battle")]
    assert str(battle.event.text) == "The battle is over. Winning with 8 power: Rebels."
    assert lying(snapshot.pieces, battle.event.travels) == [
        "battle.1/0", "battle.2/0", "battle.1/1", "battle.2/1", "battle.1/2", "battle.2/2"]


def _before_the_last_card() -> ShadowState:
    game = position("shadow-throne", "outlaw*3 tax_collector datura", "outlaw hill_militia*2 tithe_keeper",
                    "faithful_pilgrim*3 dutiful_peasant")
    for second in ("outlaw", "hill_militia", "hill_militia"):
        wave(game, "outlaw", second, "faithful_pilgrim")
    play(game, "play tax_collector", "play tithe_keeper")
    return game


@few_or_many("games", 2, 12)
def test_the_last_thing_that_is_told_is_how_the_table_is_then(games: int) -> None:
    """Also with extra cards, the next battle, and whatever else random games bring."""
    rng, compared = random.Random(5), 0
    for seed in range(games):
        game = GAME.start(seats=3 + seed % 3, seed=seed)
        while game.actor is not None:
            move = rng.choice(game.legal_moves())
            steps = told(game, str(move))
            if steps and game.phase != "draft":
                now, seen = looked_at(game), steps[-1][1]
                assert _open_pieces(seen.pieces) == _open_pieces(now.pieces)
                assert [seat.score for seat in seen.seats] == [seat.score for seat in now.seats]
                compared += 1
    assert compared > 40


def _open_pieces(pieces: dict[str, Piece]) -> list[Piece]:
    return [piece for piece in pieces.values() if piece.zone.partition(".")[0] in ("battle", "power")]


def test_nothing_hidden_is_seen_while_a_wave_is_told() -> None:
    game = position("shadow-throne", "outlaw shepherd", "simone protis", "thavma anna_lys")
    play(game, "play outlaw", "play simone")
    for _, snapshot in told(game, "play thavma", player=2):
        hidden = ("hand.1", "hand.3", "deck")
        assert {piece.face for piece in snapshot.pieces.values() if piece.zone in hidden} == {BACK}
        assert [piece.face for piece in snapshot.pieces.values() if piece.zone == "hand.2"] == [CardFace("protis")]


@few_or_many("games", 5, 12)
def test_every_mark_that_is_drawn_has_its_drawing(games: int) -> None:
    folder, names = Path(__file__).parents[3] / "assets/games/shadow_throne", set[str]()
    for game in random_games(games):
        table = looked_at(game, (game.actor or 0) + 1)
        names |= {mark.shape for piece in table.pieces.values() for mark in piece.marks if not isinstance(mark.at, int)}
        names |= {mark.shape for board in table.signboards for mark in board.marks}
        names |= {mark.shape for seat in table.seats for mark in seat.marks}
    assert names - {SAID} >= {f"marks/{name}" for name in ("dead", "emboldened", "converted", "silenced", "gold")}
    assert [name for name in names - {SAID} if not (folder / f"{name}.svg").is_file()] == []


@few_or_many("games", 3, 12)
def test_a_character_whose_power_has_changed_shows_both_powers(games: int) -> None:
    changed = [(piece, str(mark.tip)) for game in random_games(games)
               for piece in looked_at(game, (game.actor or 0) + 1).pieces.values()
               for mark in piece.marks if mark.shape == "marks/emboldened"]
    assert changed
    for piece, tip in changed:
        assert int(piece.counts) > POWER[piece.kind]
        assert tip == f"Its power is now {piece.counts}."


@few_or_many("games", 1, 3)
def test_everything_is_secret_that_is_chosen(games: int) -> None:
    for game in random_games(games):
        if game.actor is not None:
            assert GAME.table.is_private(game.observation(game.actor))


def test_R8_a_card_of_the_hand_says_what_it_costs_or_brings_with_hush_money() -> None:
    game = position("shadow-throne", "outlaw*2 phabos_scouts datura tithe_keeper", "tithe_keeper*2",
                    "dutiful_peasant*2", gold=(3, 3, 3))
    wave(game, "outlaw", "tithe_keeper", "dutiful_peasant")
    table = looked_at(game)
    said = {in_short(piece.face): [mark for mark in marks(table, piece.id) if "hush" in mark]
            for piece in table.pieces.values() if piece.zone == "hand.1"}
    assert said == {"outlaw": ["With hush money, this card brings only 1 gold."],
                    "phabos_scouts": ["With hush money, this card costs 3 gold."], "datura": [], "tithe_keeper": []}
