"""Editions of somebody's own: a game with other numbers, kept in a file, and in the record of every game in one."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from engine import GAMES, Record, Session, load_game
from engine.base.game import Game
from engine.base.notation import notation, read
from engine.core.errors import BadOption, RecordError
from engine.core.own import Changes, changes_from
from engine.session.own_edition import MOST, BadEdition, CardWords, OwnEdition, edition_from_content
from tests.helpers.amount import few_or_many
from tests.helpers.commands import Run
from tests.helpers.sessions import change

EXAMPLES: dict[str, dict[str, Any]] = {
    "behind-the-throne": {"copies": {"king": {"2": 2, "3": 4, "4": 4}, "jester": 0}},
    "imposter-kings": {"numbers": {"goal": 3, "fool_value": 7, "princess_value": 2, "warlord_value": 5},
                       "copies": {"queen": 0, "soldier": 3, "fool": 2}},
    "rival-kings": {"numbers": {"pile": 6, "ones": 4, "twos": 0, "vintner_value": 4, "garden_value": 1},
                    "copies": {"gardener": 0, "farmer": 3}},
    "shadow-throne": {"numbers": {"goal": 9, "gold": 5, "pool": 7, "outlaw_power": 4, "simone_influence": 6},
                      "copies": {"king_kyros": 3, "langman": 0}},
    "throne": {"numbers": {"hand": 4, "goal": 2}, "copies": {"joker": 4, "king": {"2": 2}}}}
every_game = pytest.mark.parametrize("game_id", GAMES)


def example(game_id: str, **more: Any) -> dict[str, Any]:
    """The file of an edition of that game."""
    return {"format": "throne-edition", "version": 1, "game": game_id, "edition": load_game(game_id).rules_version,
            "name": "Our own", **EXAMPLES[game_id], **more}


def edition(game_id: str, **more: Any) -> OwnEdition:
    """The edition in such a file."""
    return edition_from_content(json.dumps(example(game_id, **more)).encode(), "our.edition")


def refusal(**more: Any) -> str:
    """Why an edition of Throne cannot be read."""
    with pytest.raises(BadEdition) as caught:
        edition("throne", **more)
    return str(caught.value)


def a_game(game_id: str, own: OwnEdition, seats: int) -> Session:
    """A game at random in that edition."""
    luck, session = random.Random(5), Session(load_game(game_id), seats, 11, own=own)
    while session.state.actor is not None and len(session.moves) < 40:
        session.submit(session.state.actor, luck.choice(session.state.legal_moves()))
    return session


# -- what is played with -----------------------------------------------------------------------------------------------

def test_a_game_is_dealt_with_the_numbers_of_its_edition() -> None:
    numbers = Session(load_game("throne"), 2, own=edition("throne")).state.numbers    # type: ignore[attr-defined]
    assert (numbers.hand_size, numbers.goal) == (4, 2)
    assert (numbers.copies[6], numbers.copies[8]) == (2, 4)


def test_a_number_may_differ_by_the_number_of_players() -> None:
    own = edition("throne")
    assert own.changes(2).copies == {"joker": 4, "king": 2}
    assert own.changes(3).copies == {"joker": 4}


def test_characters_that_are_left_over_are_removed_unseen_in_imposter_kings() -> None:
    state = load_game("imposter-kings").start(2, 3, own="hand=7")
    assert len(state.cards_in([zone.id for zone in state.zones].index("removed"))) == 3


@every_game
def test_a_round_goes_through_the_json_that_bots_get(game_id: str) -> None:
    state = a_game(game_id, edition(game_id), load_game(game_id).seats[0]).state
    seen = state.observation(0)
    again = load_game(game_id).observation_from_json(json.loads(json.dumps(seen.to_json())))
    assert again == seen
    assert again.seen.edition is seen.seen.edition


@every_game
def test_a_position_in_it_is_written_and_read(game_id: str) -> None:
    game = load_game(game_id)
    state = a_game(game_id, edition(game_id), game.seats[-1]).state
    text = notation(game, state, exact=True)
    assert f" own={edition(game_id).changes(game.seats[-1]).text}" in text
    assert read(game, text).fingerprint() == state.fingerprint()


@every_game
def test_a_world_that_a_seat_imagines_looks_as_its_table_does_and_allows_it_the_same(game_id: str) -> None:
    game, luck = load_game(game_id), random.Random(2)
    state = game.start(game.seats[-1], 8, own=edition(game_id).changes(game.seats[-1]).text)
    for number in range(60):
        if state.actor is None:
            break
        if number % 6 == 5:
            for seat in range(state.seats):
                seen = state.observation(seat)
                world = seen.sample(luck)
                assert world.edition is state.edition
                assert world.observation(seat) == seen
                assert [str(move) for move in seen.legal_moves()] == (
                    [str(move) for move in world.legal_moves()] if seat == state.actor else [])
        state.apply(luck.choice(state.legal_moves()))


@few_or_many("games", 12, 200)
@every_game
def test_whatever_is_allowed_can_be_played_to_the_end(game_id: str, games: int) -> None:
    game, luck, played = load_game(game_id), random.Random(7), 0
    while played < games:
        seats = luck.choice(game.seats)
        try:
            state = game.start(seats, luck.getrandbits(60), own=_some_changes(game, luck).text)
        except BadOption:
            continue        # too few cards, as a sentence says
        while state.actor is not None:
            state.apply(luck.choice(state.legal_moves()))
        played += 1


@few_or_many("games", 1, 6)
@every_game
def test_bots_play_whatever_is_allowed(game_id: str, games: int) -> None:
    from engine import bot

    game, luck, played = load_game(game_id), random.Random(3), 0
    players = [bot(level, game) for level in ("squire", "knight")]
    while played < games:
        try:
            state = game.start(luck.choice(game.seats), luck.getrandbits(60), own=_some_changes(game, luck).text)
        except BadOption:
            continue
        moves = 0
        while state.actor is not None and moves < 300:
            state.apply(players[state.actor % 2].choose(state.observation(state.actor), rng=luck).move)
            moves += 1
        played += 1


def _some_changes(game: Game[Any], luck: random.Random) -> Changes:
    """Changes within their bounds, of few or many numbers; more than none."""
    own, often = game.own_numbers, luck.random()
    assert own is not None
    numbers = {each.id: luck.randint(each.least, each.most) for each in own.numbers if luck.random() < often}
    copies = {game.cards[kind].id: luck.randint(0, most) for kind, most in own.most_copies.items()
              if luck.random() < often}
    return Changes(numbers, copies) if numbers or copies else Changes({}, {game.cards[0].id: 2})


# -- its bounds --------------------------------------------------------------------------------------------------------

@every_game
def test_the_usual_numbers_are_within_the_bounds(game_id: str) -> None:
    game = load_game(game_id)
    assert game.own_numbers is not None
    for seats in game.seats:
        numbers = game.edition(seats, game.check(seats, 0, {})).numbers
        for each in game.own_numbers.numbers:
            assert each.least <= each.of(numbers) <= each.most
        for kind, most in game.own_numbers.most_copies.items():
            assert 0 <= numbers.copies[kind] <= most
        assert game.own_numbers.trouble(numbers, seats) is None


@every_game
def test_every_number_does_what_it_says(game_id: str) -> None:
    game = load_game(game_id)
    assert game.own_numbers is not None
    options = game.check(game.seats[0], 0, {})
    for each in game.own_numbers.numbers:
        for value in (each.least, each.most):
            changed = game.numbers(game.rules_version, game.seats[0], {**options, "own": f"{each.id}={value}"})
            assert each.of(changed) == value
        assert set(each.rules) <= {rule.id for rule in game.rulebook}
    for kind, most in game.own_numbers.most_copies.items():
        changed = game.numbers(game.rules_version, game.seats[0], {**options, "own": f"{game.cards[kind].id}*{most}"})
        assert changed.copies[kind] == most


@pytest.mark.parametrize(("own", "said"), [
    ("hand=0", "Cards in hand: the number must be from 1 to 8, not 0."),
    ("hand=9", "Cards in hand: the number must be from 1 to 8, not 9."),
    ("joker*9", "Joker: the number must be from 0 to 8, not 9."),
    ("gold=3", "Throne has no number “gold” that an edition can change."),
    ("fool*1", "Throne has no card “fool” whose number an edition can change."),
    ("hand", "“hand” does not say what an edition changes, as “hand=4,joker*4” does."),
    ("hand=2,hand=3", "“hand=3” does not say what an edition changes, as “hand=4,joker*4” does."),
    ("hand=8,ace*0,king*0", "With 5 players, an edition needs at least 40 cards; it has 26.")])
def test_a_number_out_of_its_bounds_is_refused_in_a_sentence(own: str, said: str) -> None:
    with pytest.raises(BadOption) as caught:
        load_game("throne").start(5, 1, own=own)
    assert str(caught.value) == said


@pytest.mark.parametrize(("game_id", "seats", "own", "said"), [
    ("imposter-kings", 2, "hand=9", "With 2 players, an edition needs at least 19 cards; it has 18."),
    ("imposter-kings", 4, "fool*4", "With 4 players, an edition of this game can have at most 29 cards, not 31."),
    ("rival-kings", 4, "hand=4", "With 4 players, an edition needs at least 16 characters; this one has 12."),
    ("rival-kings", 2, "pile=12,ones=5",
     "With 2 players, an edition needs at least 34 subjects for its piles and its 1-coins; this one has 32."),
    ("rival-kings", 2, "pile=12,twos=3",
     "With 2 players, an edition needs at least 34 buildings for its piles and its 2-coins; this one has 32."),
    ("imposter-kings", 2, "fool_value=0", "Value of “Fool”: the number must be from 1 to 9, not 0."),
    ("imposter-kings", 2, "fool_value=10", "Value of “Fool”: the number must be from 1 to 9, not 10."),
    ("imposter-kings", 2, "king_value=3",
     "The Imposter Kings has no number “king_value” that an edition can change."),
    ("rival-kings", 2, "garden_value=7", "Value of “Garden”: the number must be from 1 to 6, not 7."),
    ("rival-kings", 2, "duke_value=2", "Rival Kings has no number “duke_value” that an edition can change."),
    ("rival-kings", 4, "pile=12,twos=0,ones=2,mine*0,garden_value=6",
     "With 4 players and a card that costs 6, an edition’s coins must total at least 21 so that someone can always "
     "pay for that card; in this one, they total 20."),
    ("shadow-throne", 3, "outlaw_power=0", "Power of “Outlaw”: the number must be from 1 to 9, not 0."),
    ("shadow-throne", 3, "outlaw_gold=3", "Shadow Throne has no number “outlaw_gold” that an edition can change."),
    ("shadow-throne", 3, "king_kyros*3",
     "3 copies of King Kyros allow that many extra cards, so a pool needs at least 7 cards."),
    ("shadow-throne", 5, "pool=9,outlaw*0,langman*0",
     "With 5 players, an edition needs at least 50 cards; it has 49.")])
def test_what_cannot_be_dealt_is_refused_in_a_sentence(game_id: str, seats: int, own: str, said: str) -> None:
    game = load_game(game_id)
    with pytest.raises(BadOption) as caught:
        game.check(seats, 0, {"own": own})
    assert str(caught.value) == said


def test_equal_changes_are_written_alike() -> None:
    assert changes_from("joker*4,hand=3,ace*1").text == changes_from("hand=3,ace*1,joker*4").text
    assert changes_from("joker*4,hand=3,ace*1").text == "hand=3,ace*1,joker*4"


# -- its file ----------------------------------------------------------------------------------------------------------

@every_game
def test_an_edition_is_saved_and_read(game_id: str, tmp_path: Path) -> None:
    first = load_game(game_id).cards[0].id
    own = edition(game_id, words={first: {"name": "Another", "text": "Does something else."}})
    assert own.words == {first: CardWords("Another", "Does something else.")}
    own.save(tmp_path / "our.edition")
    assert OwnEdition.load(tmp_path / "our.edition") == own


@pytest.mark.parametrize(("changed", "said"), [
    ({"format": "throne-record"}, "The file our.edition is not an edition of a game."),
    ({"version": 2}, "The edition our.edition was made by a newer version of this program and cannot be opened."),
    ({"edition": 99}, "The edition our.edition was made by a newer version of this program and cannot be opened."),
    ({"game": "chess"}, "The edition our.edition is for a game that this program does not have: chess."),
    ({"name": "\x07 "}, "The edition our.edition is damaged at “name” and cannot be opened."),
    ({"name": "x" * 61}, "The edition our.edition is damaged at “name” and cannot be opened."),
    ({"colour": "red"}, "The edition our.edition contains “colour”, which this program does not recognize."),
    ({"numbers": []}, "The edition our.edition is damaged at “numbers” and cannot be opened."),
    ({"numbers": {"hand": "4"}}, "The edition our.edition is damaged at “hand” and cannot be opened."),
    ({"numbers": {"hand": True}}, "The edition our.edition is damaged at “hand” and cannot be opened."),
    ({"numbers": {"hand": {"6": 4}}}, "The edition our.edition is damaged at “hand” and cannot be opened."),
    ({"numbers": {"hand": 12}},
     "The edition our.edition cannot be used. Cards in hand: the number must be from 1 to 8, not 12."),
    ({"numbers": {"gold": 1}},
     "The edition our.edition cannot be used. Throne has no number “gold” that an edition can change."),
    ({"numbers": {"hand": 8}, "copies": {"king": 0, "ace": 0}},
     "The edition our.edition cannot be used. With 4 players, an edition needs at least 32 cards; it has 26."),
    ({"words": {"fool": {"name": "Fou"}}}, "The edition our.edition is damaged at “fool” and cannot be opened."),
    ({"words": {"king": {"value": 3}}}, "The edition our.edition is damaged at “king” and cannot be opened."),
    ({"words": {"king": {"text": "x" * 301}}}, "The edition our.edition is damaged at “text” and cannot be opened.")])
def test_each_fault_of_a_file_is_one_sentence(changed: dict[str, Any], said: str) -> None:
    assert refusal(**changed) == said


@every_game
def test_what_is_printed_on_a_card_is_the_same_at_every_table(game_id: str) -> None:
    game = load_game(game_id)
    assert game.own_numbers is not None
    for each in [each for each in game.own_numbers.numbers if each.card]:
        usual = each.of(game.edition(game.seats[0], game.check(game.seats[0], 0, {})).numbers)
        other = each.least if usual > each.least else each.most
        for by_seats in ({str(game.seats[0]): other},
                         {str(seats): other if seats == game.seats[0] else usual for seats in game.seats}):
            with pytest.raises(BadEdition, match=f"is damaged at “{each.id}” and cannot be opened"):
                edition(game_id, numbers={each.id: by_seats})
        own = edition(game_id, numbers={each.id: other}, copies={})
        assert own.changes(game.seats[-1]).numbers == {each.id: other}


@every_game
def test_a_card_is_printed_as_its_edition_says(game_id: str) -> None:
    game = load_game(game_id)
    assert game.own_numbers is not None
    usual = OwnEdition(game_id, game.rules_version, "Normal")
    assert usual.cards is game.cards
    for each in [each for each in game.own_numbers.numbers if each.card]:
        before = each.of(usual.played_with(game.seats[0]))
        number = each.least if before > each.least else each.most
        own = OwnEdition(game_id, game.rules_version, "Ours", {each.id: dict.fromkeys(game.seats, number)})
        changed = [card for card, before in zip(own.cards, game.cards, strict=True) if card != before]
        assert each.card in [card.id for card in changed]
        state = game.start(game.seats[0], 1, **own.options(game.seats[0]))
        assert game.cards_in(state.edition.numbers) == own.cards


def test_a_file_that_is_none_or_too_big_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "our.edition"
    for content, said in (
            (b"", "The file our.edition is empty."), (b"[]", "The file our.edition is not an edition of a game."),
            (b"{", "The file our.edition is not an edition of a game."),
            (b" " * (MOST + 1), "The file our.edition is bigger than 32 kB, too big for an edition.")):
        file.write_bytes(content)
        with pytest.raises(BadEdition) as caught:
            OwnEdition.load(file)
        assert str(caught.value) == said
    with pytest.raises(BadEdition, match=r"There is no file called none\.edition\."):
        OwnEdition.load(tmp_path / "none.edition")


@few_or_many("files", 300, 3000)
def test_every_damaged_file_is_one_sentence_or_a_sound_edition(files: int) -> None:
    luck, refused = random.Random(40), 0
    words = {"name": "Ann", "text": "Sings."}
    sound = [json.dumps(example(game_id, words={load_game(game_id).cards[1].id: words})).encode() for game_id in GAMES]
    for number in range(files):
        damaged = _damaged(sound[number % len(sound)], luck)
        try:
            own = edition_from_content(damaged, "our.edition")
        except BadEdition as error:
            refused += 1
            sentence = str(error)
            assert sentence.isprintable()
            assert sentence.endswith(".")
            assert "our.edition" in sentence
            assert len(sentence) < 300
        else:
            own.check()
    assert refused > files / 2


def _damaged(content: bytes, luck: random.Random) -> bytes:
    """The content with something in it that was not there: bytes changed, cut or doubled, or a value replaced."""
    way, place = luck.randrange(5), luck.randrange(len(content))
    if way == 0:
        return content[:place]
    if way == 1:
        return content[:place] + bytes([luck.randrange(256)]) + content[place + 1:]
    if way == 2:
        return content[:place] + content[place:place + luck.randrange(40)] + content[place:]
    data = json.loads(content)
    level = data
    while isinstance(inner := level[luck.choice(list(level))], dict) and inner and luck.random() < 0.8:
        level = inner
    value = luck.choice((None, -1, 5, 10 ** 30, 1.5, "", "x" * 9000, "\x1b[2J", [], {}, {"2": 3}, True, [[[]]] * 5))
    level[luck.choice(list(level)) if way == 3 else luck.choice(("king", "hand", "Hand", "\u202e", "2"))] = value
    return json.dumps(data).encode()


# -- in a record -------------------------------------------------------------------------------------------------------

@every_game
def test_a_record_carries_its_edition_and_is_played_again_without_the_file(game_id: str, tmp_path: Path) -> None:
    own = edition(game_id)
    session = a_game(game_id, own, load_game(game_id).seats[0])
    session.record().save(tmp_path / "game.throne")
    record = Record.load(tmp_path / "game.throne")
    assert record.header.own == own
    assert record.header.practice
    record.verify()
    assert record.replay()[-1].fingerprint() == session.state.fingerprint()


def test_a_game_in_an_own_edition_is_practice_though_chance_chose_its_seed() -> None:
    assert Session(load_game("throne"), 2, own=edition("throne")).practice
    assert not Session(load_game("throne"), 2).practice


def test_an_edition_that_only_rewords_cards_is_practice_and_has_the_usual_numbers() -> None:
    own = OwnEdition("throne", 3, "Ours", words={"joker": CardWords("Harlequin")})
    session = Session(load_game("throne"), 2, own=own)
    assert session.practice
    assert session.state.edition is load_game("throne").start(2, 1).edition


@pytest.mark.parametrize("changed", [
    {"options": {"length": "match", "own": "hand=3,joker*4"}}, {"options": {"length": "match"}},
    {"own": {}}, {"own": example("rival-kings")}, {"edition": 2}])
def test_a_record_with_an_edition_that_it_was_not_played_in_is_refused(tmp_path: Path, changed: dict[str, Any]) -> None:
    file = tmp_path / "game.throne"
    a_game("throne", edition("throne"), 2).record().save(file)
    change(file, 0, **changed)
    with pytest.raises(RecordError, match=r"damaged in its first line, at “own”"):
        Record.load(file)


def test_nobody_hides_that_a_game_was_practice(tmp_path: Path) -> None:
    file = tmp_path / "game.throne"
    a_game("throne", edition("throne"), 2).record().save(file)
    change(file, 0, practice=False)
    assert Record.peek(file).practice


def test_a_branch_has_the_edition_of_its_game(tmp_path: Path) -> None:
    from engine.session.header import branched

    record = a_game("throne", edition("throne"), 2).record()
    assert branched(record.header, record.players).own == edition("throne")


# -- on the command line -----------------------------------------------------------------------------------------------

def test_bots_play_a_match_in_an_edition(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "our.edition"
    edition("throne").save(file)
    said = run("match", "throne", "--bots", "page", "--games", 2, "--edition", file)
    assert "Edition: Our own. The bots’ strength was measured with the usual numbers, not with these." in said


def test_an_edition_of_another_game_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "our.edition"
    edition("throne").save(file)
    assert "our.edition is an edition of Throne, not of Rival Kings." in run(
        "play", "rival-kings", "--edition", file, status=2)
