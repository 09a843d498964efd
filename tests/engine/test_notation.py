"""Positions are one line of text: what is written can be read again, and what cannot be meant is refused."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from engine import GAMES, load_game
from engine.base.notation import notation, read
from engine.core.errors import BadNotation, BadOption
from engine.core.moves import NONE
from engine.core.state import State
from tests.helpers.conformance import A_WHILE, Setting, observations, play_on, positions, settings_in, some_of
from tests.helpers.duel import DUEL
from tests.helpers.model import MODEL
from tests.helpers.toy import CELLAR

every_setting = settings_in((*map(load_game, GAMES), CELLAR, DUEL, MODEL))


@every_setting
def test_an_exact_position_is_read_as_the_very_same_state(setting: Setting) -> None:
    for state in positions(setting):
        again = read(setting.game, notation(setting.game, state, exact=True))
        assert again.fingerprint() == state.fingerprint()


@every_setting
def test_a_position_that_was_read_goes_on_like_the_one_that_was_written(setting: Setting) -> None:
    for state in positions(setting):
        again = read(setting.game, notation(setting.game, state, exact=True))
        assert again.legal_moves() == state.legal_moves()
        if state.actor is not None:
            move = state.legal_moves()[0]
            after = state.clone()
            after.apply(move)
            again.apply(move)
            assert again.fingerprint() == after.fingerprint()


def test_cards_of_decks_that_never_mix_do_not_mix_in_the_worlds_of_a_position_that_was_read() -> None:
    game = load_game("rival-kings")
    state = game.start(3, 1)
    held = [state.zones.index(f"hand.{player}") for player in (1, 2, 3)]
    characters = {kind for zone in (*held, state.zones.index("characters")) for kind in state.cards_in(zone)}
    seen = read(game, notation(game, state, exact=True)).observation(0)
    for seed in range(5):
        world = seen.sample(random.Random(seed))
        assert {kind for zone in held for kind in world.cards_in(zone)} <= characters
        assert world.cards_in(held[1]) != state.cards_in(held[1])


@every_setting
def test_cards_of_one_sort_are_not_taken_for_those_of_another_in_a_position_that_was_read(setting: Setting) -> None:
    """What may lie in a hidden place is what could come there at the start: no building is held as a character."""
    for state in positions(setting):
        if state.actor is not None:
            world = read(setting.game, notation(setting.game, state)).observation(state.actor).sample(random.Random(1))
            assert world.legal_moves()


@pytest.mark.parametrize("game_id", GAMES)
def test_when_a_game_begins_a_position_that_was_read_leaves_as_much_open_as_the_deal(game_id: str) -> None:
    game = load_game(game_id)
    state = game.start(3, 1)
    again = read(game, notation(game, state, exact=True))
    for seat in range(3):
        dealt, typed = state.observation(seat).knowledge, again.observation(seat).knowledge
        for card in game.cards:
            for one, other in zip(typed.may_be(card.kind), dealt.may_be(card.kind), strict=True):
                assert set(one) >= set(other), (seat, card.id)


def test_in_a_typed_position_all_know_what_lies_open_and_what_is_theirs_and_no_more() -> None:
    state = read(CELLAR, "cellar 3: 1 turn; shown wine; hand.1 ale; hand.2 ale cider; hand.3 mead; rest deck")
    seen = state.observation(0)
    assert (seen.zones["shown"], seen.zones["hand.1"], seen.zones["hand.2"]) == ((3,), (0,), (None, None))
    assert seen.known == {}
    assert {tuple(seen.sample(random.Random(seed)).hand(1)) for seed in range(60)} >= {(0, 1), (1, 2), (2, 2)}


@every_setting
def test_in_a_typed_position_everybody_knows_what_lies_where_they_see_it(setting: Setting) -> None:
    for state in positions(setting):
        typed = read(setting.game, notation(setting.game, state, exact=True))
        for viewer in range(state.seats + 1):
            known = typed.knowledge_of(viewer).known()
            for number, zone in enumerate(state.zones):
                if zone.seen_by(viewer):
                    assert known[number] == sorted(state.cards_in(number)), f"viewer {viewer} in {zone.id}"


@every_setting
def test_worlds_of_a_typed_position_have_its_cards_and_can_be_played_on(setting: Setting) -> None:
    for number, state in enumerate(some_of(setting, 3 * setting.amount.worlds)):
        typed = read(setting.game, notation(setting.game, state, exact=True))
        world = typed.observation(state.actor or 0).sample(random.Random(number))
        assert _cards(world) == _cards(state)
        play_on(world, random.Random(number), 4 * A_WHILE)
        observations(world)


def _cards(state: State) -> Counter[int]:
    return Counter(kind for zone in range(len(state.zones)) for kind in state.cards_in(zone))


# -- what people type --------------------------------------------------------------------------------------------------

def test_what_is_left_out_is_empty_or_zero() -> None:
    state = read(CELLAR, "cellar 2: 1 turn; hand.1 ale cider*2; rest deck")
    assert (state.actor, state.phase, state.turn, state.points) == (0, "turn", 0, [0, 0])
    assert (state.hand(0), state.hand(1), len(state.cards[0])) == ([0, 1, 1], [], 5)
    assert "number" not in {move.verb for move in state.legal_moves()}


def test_fields_and_options_are_named() -> None:
    state = read(CELLAR, "cellar 3 renew=both: 2 turn; turn 1; points 3,0,1; hand.2 wine; rest deck")
    assert (state.actor, state.turn, state.points, state.options) == (1, 1, [3, 0, 1], {"renew": "both"})


# -- cards in fields ---------------------------------------------------------------------------------------------------

JUDGED = ("imposter-kings 2: 2 reaction; accused elder; court zealot inquisitor judge; successor.1 oathbound; "
          "hand.1 sentry kings_hand; successor.2 warlord; hand.2 elder inquisitor; rest removed; turn 0; direction 1; "
          "marks 0,0,0; asked 1; played {played}; target {target}")
"""A Judge's owner has guessed a card of player 2, who may answer with a King's Hand."""


def judged(played: str, target: str) -> State:
    return read(load_game("imposter-kings"), JUDGED.format(played=played, target=target))


@every_setting
def test_a_field_that_holds_cards_has_their_ids(setting: Setting) -> None:
    ids = {card.id for card in setting.game.cards}
    for state in positions(setting):
        parts = [part.split() for part in notation(setting.game, state).partition(":")[2].split(";")]
        for name, *words in parts:
            if name in state.KIND_MASKS:
                assert set(words[0].split(",")) <= ids, name
            elif name in state.KIND_FIELDS:
                value = getattr(state, name)
                places = state.places_of_kinds(name) if isinstance(value, list) else [0]
                assert {words[0].split(",")[place] for place in places} <= ids | {"none"}, name


def test_a_card_in_a_field_is_named_and_a_number_from_a_former_version_means_the_card_it_stood_for() -> None:
    state = judged("judge", "1,sentry")
    assert {judged(played, target).fingerprint() for played in ("judge", "6") for target in ("1,sentry", "1,14")} == {
        state.fingerprint()}
    assert "played judge; target 1,sentry" in notation(load_game("imposter-kings"), state)


def test_where_no_card_is_at_work_it_says_none_and_a_former_version_wrote_less_than_nothing() -> None:
    throne, rest = load_game("throne"), "target -1; loser -1; last_claim none; last_target -1; hand.1 king; rest deck"
    assert (read(throne, f"throne 2: 1 lay; claim none; {rest}").fingerprint()
            == read(throne, f"throne 2: 1 lay; claim -1; {rest}").fingerprint())


@every_setting
def test_what_means_nobody_if_it_is_left_out_is_never_the_first_of_all_when_the_game_is_there(setting: Setting) -> None:
    """So no former version has left it out."""
    for state in positions(setting):
        for name, phases in state.NOBODY.items():
            if state.phase in phases:
                value = getattr(state, name)
                assert any(value if isinstance(value, list) else [value]), (name, state.phase)


@pytest.mark.parametrize(("text", "name", "nobody"), [
    ("throne 2: 1 lay; hand.1 king; hand.2 jack; rest deck", "loser", NONE),
    ("throne 2: 1 lay; hand.1 king; hand.2 jack; rest deck", "target", NONE),
    ("throne 2: 1 lay; hand.1 king; hand.2 jack; rest deck", "last_claim", NONE),
    ("throne 2: 2 answer; hand.1 king; hand.2 jack; laid ten; claim queen; target 1; rest deck", "loser", NONE),
    ("imposter-kings 2: 1 turn; hand.1 fool; hand.2 elder; court queen; marks 0; rest removed; direction 1", "played",
     NONE),
])
def test_a_typed_position_needs_not_say_that_nobody_is_meant(text: str, name: str, nobody: object) -> None:
    game = load_game(text.split(maxsplit=1)[0])
    assert getattr(read(game, text), name) == nobody


def test_where_somebody_may_have_to_lose_a_card_a_position_that_names_nobody_means_player_1_as_ever() -> None:
    throne = load_game("throne")
    text = "throne 2: 2 kill; turn 1; hand.1 king ten; hand.2 jack; claim king; {}draws 1; rest deck"
    assert read(throne, text.format("")).fingerprint() == read(throne, text.format("loser 0; ")).fingerprint()
    assert read(throne, text.format("")).fingerprint() != read(throne, text.format("loser -1; ")).fingerprint()


def test_somebody_is_named_even_where_it_is_always_nobody() -> None:
    """No game comes there, but what is written is what is read."""
    throne = load_game("throne")
    state = read(throne, "throne 2: 1 lay; hand.1 king; hand.2 jack; loser 0; rest deck")
    assert "; loser 0" in notation(throne, state)
    assert read(throne, notation(throne, state, exact=True)).fingerprint() == state.fingerprint()


def test_a_mask_of_cards_has_their_ids_and_a_number_from_a_former_version_is_one() -> None:
    rest = "row king; stacks.1 general jester judge; discards end; rest deck"
    behind = load_game("behind-the-throne")
    assert (read(behind, f"behind-the-throne 2: 1 row; used general,jester; {rest}").fingerprint()
            == read(behind, f"behind-the-throne 2: 1 row; used 5; {rest}").fingerprint())


@pytest.mark.parametrize(("played", "target", "sentence"), [
    ("juge", "1,sentry", "The Imposter Kings has no card called 'juge'; its cards are: fool, assassin"),
    ("judge", "1,beer", "The Imposter Kings has no card called 'beer'"),
    ("judge", "sentry,sentry", "`target` must be a whole number, not 'sentry'"),
    ("judge", ",sentry", "`target` must be a whole number, not ''"),
    ("20", "1,sentry", "No card had the number 20 in older files"),
    ("judge", "1,99", "No card had the number 99 in older files"),
])
def test_a_card_in_a_field_that_there_is_not_is_refused(played: str, target: str, sentence: str) -> None:
    with pytest.raises(BadNotation, match=sentence):
        judged(played, target)


@pytest.mark.parametrize(("edition", "exact", "named"), [
    (1, False, ["edition=1"]), (1, True, ["edition=1"]), (2, False, []), (2, True, ["edition=2"])])
def test_an_edition_is_named_if_it_is_a_former_one_and_for_ever_where_all_is_written(
        edition: int, exact: bool, named: list[str]) -> None:
    game = load_game("rival-kings")
    begun = game.start(2, 1, edition=edition)
    text = notation(game, begun, exact=exact)
    assert text.split(":")[0].split() == ["rival-kings", "2", *named]
    assert read(game, text).edition is begun.edition
    if exact:
        assert read(game, text).fingerprint() == begun.fingerprint()


def test_a_position_that_names_no_edition_is_of_the_one_that_is_wanted() -> None:
    game = load_game("throne")
    text = notation(game, game.start(2, 1))
    assert [read(game, text).edition.number, read(game, text, 2).edition.number] == [3, 2]
    assert read(game, text.replace(":", " edition=1:", 1), 2).edition.number == 1


@pytest.mark.parametrize("edition", ["0", "4", "-1"])
def test_an_edition_that_there_is_not_is_refused(edition: str) -> None:
    with pytest.raises(BadOption, match=rf"^Throne has no edition {edition}, only 1 to 3\.$"):
        read(load_game("throne"), f"throne 2 edition={edition}: 1 lay; rest deck")


def test_sealed_choices_can_be_under_way() -> None:
    state = read(CELLAR, "cellar 2: 2 numbers; concerned 1 2; sealed 1 number 0; turns 3; rest deck")
    assert [str(move) for move in state.legal_moves()] == ["number 0", "number 1"]


def test_a_game_that_is_over_has_nobody_to_decide() -> None:
    state = read(CELLAR, "cellar 2: - over; points 1,2; turns 12; rest deck")
    assert (state.actor, state.winners()) == (None, {1})


def test_semicolons_at_the_end_and_line_breaks_do_no_harm() -> None:
    assert read(CELLAR, "cellar 2:\n 1 turn;\n rest deck;\n").phase == "turn"


@pytest.mark.parametrize(("text", "sentence"), [
    ("", "A position must begin with its game and the number of players"),
    ("cellar 2", "A position must begin with its game and the number of players"),
    ("whist 2: 1 turn; rest deck", "A position of Cellar must begin with 'cellar'"),
    ("cellar two: 1 turn; rest deck", "The number of players must be a whole number, not 'two'"),
    ("cellar 2: turn; rest deck", "After the colon, say who decides, then give the phase"),
    ("cellar 2: 3 turn; rest deck", "There is no player 3: this game has 2 players"),
    ("cellar 2: x turn; rest deck", "A player must be given as a whole number, not 'x'"),
    ("cellar 2: 1 turn; hand.1 beer; rest deck",
     "Cellar has no card called 'beer'; its cards are: ale, cider, mead, wine"),
    ("cellar 2: 1 turn; hand.1 ale*x; rest deck", "The number of cards must be a whole number"),
    ("cellar 2: 1 turn; hand.1 ale*3; rest deck", r"Too many cards: ale\."),
    ("cellar 2: 1 turn; hand.1 ale*2 cider*2 mead*2", r"say where the rest are, as in rest deck\. Missing: wine\*2"),
    ("cellar 2: 1 turn; rest attic", "`rest` needs one of these zones: deck, pile"),
    ("cellar 2: 1 turn; attic ale; rest deck", "There is no 'attic' here. Zones: deck, pile"),
    ("cellar 2: 1 turn; points 1,x; rest deck", "`points` must be numbers separated by commas, as in 1,0, not '1,x'"),
    ("cellar 2: 1 turn; points 1 0; rest deck", "`points` must be numbers separated by commas, as in 1,0, not '1 0'"),
    ("cellar 2: 1 turn; sealed 1 number 0; rest deck", "After `concerned 1 2`, say what has been chosen"),
    ("cellar 2: 1 turn; concerned 1; sealed 1 sing; rest deck", "'sing' is not a move of cellar"),
    ("cellar 2: 1 turn; points; hand.1 ale; rest deck", "The game cannot go on from here"),
    ("cellar 2: 1 return; rest deck", "the player to move has no legal move"),
    ("cellar 2: 1 turn; hand.1 ale*999999999999; rest deck", "a zone can hold 1 to 999 cards of a kind"),
    ("cellar 2: 1 turn; hand.1 ale*-3; rest deck", "a zone can hold 1 to 999 cards of a kind"),
    ("cellar 2: 1 turn; hand.1 ale*0; rest deck", "a zone can hold 1 to 999 cards of a kind"),
])
def test_what_cannot_be_meant_is_refused_with_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadNotation, match=sentence):
        read(CELLAR, text)


@pytest.mark.parametrize("field", ["turn", "draws", "out"])
def test_a_field_that_holds_no_card_is_a_number_and_never_nothing(field: str) -> None:
    with pytest.raises(BadNotation, match=f"`{field}` must be a whole number, not 'none'"):
        read(load_game("throne"), f"throne 2: 1 lay; hand.1 king; hand.2 ten; {field} none; rest deck")


def test_a_phase_that_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(BadNotation, match=r"its phase or fields do not fit \('tern'\)"):
        read(MODEL, "model 2: 1 tern; hand.1 one two; hand.2 three; rest deck")


def test_players_and_options_that_the_game_does_not_have_are_refused_as_at_the_start() -> None:
    with pytest.raises(BadOption, match="is for 2 to 3 players, not 9"):
        read(CELLAR, "cellar 9: 1 turn; rest deck")
    with pytest.raises(BadOption, match="The option renew takes only 'pile' and 'both', not 'all'"):
        read(CELLAR, "cellar 2 renew=all: 1 turn; rest deck")


def test_a_text_without_end_is_refused_at_once() -> None:
    with pytest.raises(BadNotation, match="at most 100,000 characters"):
        read(CELLAR, "cellar 2: 1 turn; rest deck" + " " * 100_000)
