"""What a Prophet sees is known to him alone, until the card is revealed (rule 9)."""

from __future__ import annotations

import random

import pytest

from engine.core.events import Event
from engine.core.knowledge import UNKNOWN
from engine.games.behind_the_throne.cards import CARDS, END
from engine.games.behind_the_throne.state import BehindState
from tests.helpers.positions import lying, named, play, position


def known_on_top(game: BehindState, player: int) -> str:
    """The card that the player knows to lie on top of the deck."""
    return named("behind-the-throne", game.observation(player - 1).known.get("top", ()))


def tops_imagined(game: BehindState, player: int) -> set[str]:
    """The top cards that the player thinks possible, out of many worlds."""
    observation = game.observation(player - 1)
    rng = random.Random(5)
    return {lying(observation.sample(rng), "top") for _ in range(150)}


def read_by(events: list[Event], player: int) -> list[str]:
    """What one player reads about the events."""
    seen = [event.seen_by(player - 1) for event in events]
    return [str(event.text) for event in seen if event is not None]


def test_R9_the_looker_alone_knows_the_card() -> None:
    game = position("behind-the-throne", mine="prophet", deck="queen", seats=3)
    play(game, "use prophet")
    assert [known_on_top(game, player) for player in (1, 2, 3)] == ["queen", "", ""]
    assert game.observation(0).zones["top"] == (7,)
    assert game.observation(1).zones["top"] == (None,)


def test_R9_the_log_tells_the_card_to_the_looker_and_the_look_to_everybody() -> None:
    game = position("behind-the-throne", mine="prophet", deck="queen", seats=3)
    events = play(game, "use prophet")
    everybody = "Uses the Prophet and looks at the top card."
    assert read_by(events, 1) == [everybody, "The top card is Queen."]
    assert read_by(events, 2) == read_by(events, 3) == [everybody]


def test_R9_no_event_shows_the_card_to_others() -> None:
    game = position("behind-the-throne", mine="prophet", deck="queen")
    spectator = game.zones.spectator
    for event in play(game, "use prophet"):
        for viewer in (1, spectator):
            seen = event.seen_by(viewer)
            if seen is not None:
                assert seen.secret is None
                assert all(travel.kind in (UNKNOWN, 1) for travel in seen.travels), "only the Prophet himself is seen"


def test_R9_in_the_others_minds_the_top_card_can_be_anything_in_the_looker_s_it_is_certain() -> None:
    game = position("behind-the-throne", mine="prophet", deck="queen")
    play(game, "use prophet")
    assert tops_imagined(game, 1) == {"queen"}
    assert tops_imagined(game, 2) == {card.id for card in CARDS[:END]}


@pytest.mark.parametrize("other", ["general", "king", "end"])
def test_R9_nothing_that_another_player_sees_depends_on_the_card(other: str) -> None:
    rest = " ".join(card for card in ("general", "king", "end") if card != other)
    one = position("behind-the-throne", mine="prophet", deck=f"queen {other} {rest}")
    two = position("behind-the-throne", mine="prophet", deck=f"{other} queen {rest}")
    play(one, "use prophet")
    play(two, "use prophet")
    assert one.observation(1) == two.observation(1)
    assert one.observation(0) != two.observation(0)


def test_R9_the_secret_is_kept_while_the_card_stays_there() -> None:
    game = position("behind-the-throne", row="king", mine="prophet", rival="king", deck="queen")
    play(game, "use prophet", "collect")
    assert game.actor == 1
    assert [known_on_top(game, player) for player in (1, 2)] == ["queen", ""]


def test_R9_after_the_reveal_everybody_knows_the_card() -> None:
    game = position("behind-the-throne", mine="prophet", deck="queen")
    play(game, "use prophet", "reveal")
    assert [known_on_top(game, player) for player in (1, 2)] == ["", ""]
    assert game.observation(1).zones["row"] == (7,)
    assert game.observation(1).zones["top"] == ()


def test_R9_a_second_looker_learns_it_too_and_the_first_sees_only_that_he_looked() -> None:
    game = position("behind-the-throne", row="king", mine="prophet", rival="prophet", deck="queen", seats=3)
    play(game, "use prophet", "collect")
    events = play(game, "use prophet")
    assert read_by(events, 1) == ["Uses the Prophet and looks at the top card."]
    assert read_by(events, 2)[1] == "The top card is Queen."
    assert [known_on_top(game, player) for player in (1, 2, 3)] == ["queen", "queen", ""]


def test_R9_the_looker_knows_what_the_others_do_not_about_the_rest_of_the_deck() -> None:
    """Only one card is left that he did not see: the looker knows that as well."""
    game = position("behind-the-throne", row="king", mine="prophet", deck="queen judge", rest="discards")
    assert named("behind-the-throne", game.observation(0).known["deck"]) == "judge queen"
    play(game, "use prophet")
    known = game.observation(0).known
    assert (named("behind-the-throne", known["deck"]), named("behind-the-throne", known["top"])) == ("judge", "queen")
    assert game.observation(1).known == {}


def test_R9_the_last_card_of_the_deck_is_no_secret() -> None:
    """Everything else lies open, so that everybody can work it out."""
    game = position("behind-the-throne", row="king", mine="prophet", deck="queen", rest="discards")
    play(game, "use prophet")
    assert [known_on_top(game, player) for player in (1, 2)] == ["queen", "queen"]


def test_R23_nobody_knows_the_order_of_the_new_deck() -> None:
    game = position("behind-the-throne", row="queen", mine="prophet", deck="minstrel", rest="discards")
    play(game, "reveal")
    for player in (1, 2):
        observation = game.observation(player - 1)
        first, second = (observation.sample(random.Random(seed)) for seed in (1, 2))
        assert lying(first, "deck") != lying(second, "deck")
        assert sorted(lying(first, "deck")) == sorted(lying(game, "deck"))


def test_the_looker_s_worlds_leave_his_future_open() -> None:
    game = position("behind-the-throne", mine="prophet", deck="queen")
    play(game, "use prophet")
    futures = set()
    for seed in range(20):
        world = game.observation(0).sample(random.Random(seed))
        play(world, "reveal", "reveal")
        futures.add(lying(world, "row") + "/" + lying(world, "discards"))
    assert len(futures) > 4
    assert all("queen" in future for future in futures)


def test_only_what_shows_a_card_cannot_be_taken_back() -> None:
    game = position("behind-the-throne", row="king king", mine="prophet jester", rival="queen", deck="king judge",
                    rest="discards")
    raised = []
    for notation in ("use jester -1", "use prophet", "reveal", "destroy 2 queen", "reveal", "collect"):
        before = game.reveals
        play(game, notation)
        raised.append(game.reveals > before)
    assert raised == [False, True, True, False, True, False]
