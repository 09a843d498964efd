"""Every game, whatever its rules, keeps the promises that bots, table, records and learning rely on."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine import GAMES, load_game
from engine.base.game import Game
from engine.bots.levels import BOT_LEVELS, SEARCHING, bot
from engine.core.errors import BadOption
from engine.core.events import Event, Sink
from engine.core.knowledge import Happened, Moved
from engine.core.moves import Move
from engine.core.refusal import Refusal
from engine.core.state import State
from tests.helpers import (
    conformance,
    conformance_asking,
    conformance_secrets,
    conformance_sources,
    toy_rules,
    toy_turns,
)
from tests.helpers.amount import LONG
from tests.helpers.conformance import (
    A_LOT,
    LITTLE,
    Setting,
    decisions,
    has_phases,
    positions,
    settings_in,
    settings_of,
    some_of,
)
from tests.helpers.duel import DUEL
from tests.helpers.model import MODEL
from tests.helpers.toy import CELLAR, Cellar, CellarState
from tests.helpers.toy_words import DECK

EVERY_GAME = [*map(load_game, GAMES), CELLAR, DUEL, MODEL]

every_game = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
every_setting = settings_in(EVERY_GAME)

every_choice = pytest.mark.parametrize(("setting", "level"), [
    pytest.param(setting, level, id=f"{level}-{setting}", marks=LONG if amount is A_LOT else ())
    for amount in (LITTLE, A_LOT) for game in EVERY_GAME for setting in settings_of(game, amount)
    for level in BOT_LEVELS if amount is A_LOT or level == "page" or not setting.options])
"""Pages are asked with every option; the others at every table, and only in the long run with every option as well."""


# -- moves and refusals ------------------------------------------------------------------------------------------------

@every_setting
def test_legal_are_exactly_the_moves_without_an_objection(setting: Setting) -> None:
    for state in positions(setting):
        conformance.check_moves(state)


@every_setting
def test_exactly_the_legal_moves_are_carried_out(setting: Setting) -> None:
    for state in positions(setting)[::2]:
        conformance.check_apply(state)


@every_setting
def test_every_refusal_names_a_rule_and_a_reason(setting: Setting) -> None:
    for state in positions(setting):
        conformance.check_refusals(state)


@every_setting
def test_every_move_can_be_described(setting: Setting) -> None:
    for state in positions(setting):
        conformance.check_descriptions(state)


@every_setting
def test_everything_lies_where_the_table_has_a_place_for_it(setting: Setting) -> None:
    for state in positions(setting)[::2]:
        conformance.check_table(state)


# -- what is asked -----------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("game_id", GAMES)
def test_a_move_that_points_at_nothing_is_declared_to_give_something_up_or_known_to_do_something(
        game_id: str) -> None:
    game, does = load_game(game_id), conformance_asking.DOES_SOMETHING.get(game_id, set())
    assert conformance_asking.plain_verbs(game) - does == game.table.giving_up


@every_setting
def test_what_shines_gives_nothing_up_and_what_does_says_first_what_it_would_lose(setting: Setting) -> None:
    for state in positions(setting):
        conformance_asking.check_asking(state)


@settings_in([*map(load_game, GAMES)])
def test_every_piece_that_begins_no_move_says_why(setting: Setting) -> None:
    for state in positions(setting):
        conformance_asking.check_resting(state)


# -- games -------------------------------------------------------------------------------------------------------------

@every_setting
def test_seed_and_moves_are_the_game(setting: Setting) -> None:
    for seed in setting.amount.seeds:
        conformance.check_replay(setting, seed)


@every_setting
def test_every_game_ends_and_the_best_score_wins(setting: Setting) -> None:
    for seed in setting.amount.seeds:
        conformance.check_ending(setting, seed)
    for state in positions(setting):
        conformance.check_scores(state)


@every_setting
def test_where_points_come_from_adds_up_to_everybodys_score(setting: Setting) -> None:
    for seed in setting.amount.seeds:
        conformance.check_points(setting, seed)


@every_setting
def test_no_card_is_lost_and_everybody_knows_what_lies_open(setting: Setting) -> None:
    for seed in setting.amount.seeds:
        conformance.check_cards(setting, seed)


@every_game
def test_a_game_is_refused_what_it_does_not_allow(game: Game[Any]) -> None:
    few, many = game.seats[0] - 1, game.seats[-1] + 1
    for seats, seed, options in ((few, 1, {}), (many, 1, {}), (True, 1, {}), (game.seats[0], 1 << 128, {}),
                                 (game.seats[0], True, {}), (game.seats[0], 1, {"no_such_option": 1})):
        with pytest.raises(BadOption, match=r"^[A-Z].*\.$"):
            game.start(seats, seed, **options)
    for option in game.options:
        with pytest.raises(BadOption, match=f"^The option {option.id} takes only "):
            game.start(game.seats[0], 1, **{option.id: "no such value"})
        assert option.default in [choice.value for choice in option.choices]


@every_game
def test_there_is_no_seat_beyond_the_last(game: Game[Any]) -> None:
    state = game.start(game.seats[0], 1)
    for seat in (-1, state.seats):
        with pytest.raises(BadOption, match=r"^There is no seat"):
            state.observation(seat)


# -- copies ------------------------------------------------------------------------------------------------------------

@every_setting
def test_a_copy_goes_its_own_way(setting: Setting) -> None:
    for number, state in enumerate(positions(setting)[::2]):
        conformance.check_clone(state, random.Random(number))


@every_setting
def test_what_was_written_down_is_read_as_the_same(setting: Setting) -> None:
    for number, state in enumerate(positions(setting)[1::2]):
        conformance.check_json(state, random.Random(number))


# -- secrets -----------------------------------------------------------------------------------------------------------

@every_setting
def test_no_secret_shows_in_what_is_seen_or_allowed(setting: Setting) -> None:
    for number, state in enumerate(positions(setting)):
        conformance_secrets.check_no_leak(state, random.Random(number))


@every_setting
def test_who_is_told_the_same_sees_the_same(setting: Setting) -> None:
    twins, seeds = setting.amount.twins, setting.amount.seeds
    enough = min(5 * twins, sum(len(conformance.random_game(setting, seed).moves) for seed in seeds[:2]))
    assert sum(conformance_secrets.check_told_the_same(setting, seed) for seed in range(twins)) > enough


@every_setting
def test_events_show_nothing_that_is_not_written_down(setting: Setting) -> None:
    for seed in setting.amount.seeds:
        conformance_secrets.check_events(setting, seed)


@every_setting
def test_every_world_that_a_seat_imagines_can_be_played(setting: Setting) -> None:
    for number, state in enumerate(some_of(setting, setting.amount.worlds)):
        conformance_secrets.check_worlds(state, random.Random(number), number % state.seats)


@every_choice
def test_a_bot_chooses_the_same_in_worlds_that_it_cannot_tell_apart(setting: Setting, level: str,
                                                                    monkeypatch: pytest.MonkeyPatch) -> None:
    player, amount = bot(level, setting.game), setting.amount
    evaluator = setting.game.evaluator
    monkeypatch.setattr(type(evaluator), "simulations", min(evaluator.simulations, amount.simulations))
    for number, state in enumerate(decisions(setting, amount.searches if level in SEARCHING else amount.choices)):
        seat = state.actor or 0
        world: State = state.observation(seat).sample(random.Random(number))
        choices = [player.choose(each.observation(seat), rng=random.Random(0)) for each in (state, world)]
        assert choices[0] == choices[1]
        assert state.why_not(choices[0].move) is None


@every_setting
def test_what_is_hidden_is_really_hidden(setting: Setting) -> None:
    """Other minds differ where hands are hidden, and the future where a deck is; where all lies open, nothing does."""
    rng = random.Random(1)
    running = [state for state in positions(setting) if state.actor is not None]
    deals = max(conformance_secrets.deals(state, 0) for state in running)
    if conformance_secrets.has_hands(setting):
        assert any(conformance_secrets.other_minds(state, rng) >= min(4, deals) for state in running)
    assert any(conformance_secrets.futures(state, 0, rng) >= min(4, deals) for state in running)


# -- coverage ----------------------------------------------------------------------------------------------------------

@every_game
def test_every_phase_of_a_game_is_met(game: Game[Any]) -> None:
    met = {state.phase for setting in settings_of(game) for state in positions(setting)}
    enough = {state.phase for setting in settings_of(game) if has_phases(game, setting.seats)
              for state in positions(setting)}
    assert met == enough == conformance_sources.phases_in_source(game)


@every_game
def test_every_rule_is_used_by_a_refusal_or_a_test(game: Game[Any]) -> None:
    used = {refusal.rule for setting in settings_of(game) for state in positions(setting)
            for refusal in conformance.refusals(state)}
    assert {rule.id for rule in game.rulebook} - used - conformance_sources.rules_in_tests(game) == set()


@every_game
def test_the_rule_book_can_be_read(game: Game[Any]) -> None:
    assert len({rule.id for rule in game.rulebook}) == len(game.rulebook)
    for rule in game.rulebook:
        conformance.assert_readable(rule.title)
        conformance.assert_readable(rule.text)
        assert game.rule(rule.id) is rule
    assert {game.turn_rule, game.end_rule} <= {rule.id for rule in game.rulebook}


# -- the checks themselves ---------------------------------------------------------------------------------------------

def test_a_secret_in_a_public_field_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def play_and_betray(state: CellarState, move: Move, events: Sink) -> None:
        if move.verb == "lay":
            state.points[state.turn] += 10 * move.card
        toy_turns.play(state, move, events)

    monkeypatch.setattr(Cellar, "play", staticmethod(play_and_betray))
    with pytest.raises(AssertionError):
        for seed in range(10):
            conformance_secrets.check_told_the_same(Setting(CELLAR, 3), seed)


def test_a_refusal_that_depends_on_a_secret_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def too_wise(state: CellarState, move: Move) -> Refusal | None:
        if move.verb == "ask" and move.seat < state.seats and move.card not in state.hand(move.seat):
            return state.game.refuse_over()
        return toy_rules.why_not(state, move)

    states = positions(Setting(CELLAR, 3))
    monkeypatch.setattr(Cellar, "why_not", staticmethod(too_wise))
    with pytest.raises(AssertionError):
        for number, state in enumerate(states):
            conformance_secrets.check_no_leak(state, random.Random(number))


def test_a_move_that_is_not_written_down_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    note = State.note

    def forgetful(self: State, happened: Happened) -> None:
        if not (isinstance(happened, Moved) and happened.source == DECK):
            note(self, happened)

    monkeypatch.setattr(State, "note", forgetful)
    with pytest.raises(AssertionError, match="wrong number of cards"):
        conformance.check_cards(Setting(CELLAR, 2), max(LITTLE.seeds) + 1)     # a game that was not played before


def test_an_event_that_shows_too_much_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Event, "seen_by", lambda event, seat: event)
    with pytest.raises(AssertionError):
        for seed in range(5):
            conformance_secrets.check_events(Setting(CELLAR, 3), seed)
