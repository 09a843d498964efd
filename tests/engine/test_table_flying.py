"""What cards and tokens look like on their way, in every game: dealt, played, taken; and which tokens went where."""

from __future__ import annotations

import random
from collections import defaultdict

import pytest

from engine import GAMES, load_game
from engine.session.listening import Heard
from engine.session.session import Session
from engine.table.flying import Flying, flying
from engine.table.steps import stages
from engine.table.token_flows import flows
from engine.table.view import View, view
from tests.helpers.positions import play, position
from tests.helpers.sessions import of_lessons

DEAL, PLAY, TAKE = Flying.DEAL, Flying.PLAY, Flying.TAKE

EXPECTED = {
    "behind-the-throne": {"reveal": {PLAY}, "collect": {TAKE}, "bust": {TAKE}},
    "imposter-kings": {"hand": {DEAL}, "play": {PLAY}, "successor": {PLAY}},
    "rival-kings": {"reveal": {PLAY}, "acquire": {PLAY}},
    "shadow-throne": {"play": {PLAY}, "take": {TAKE}},
    "throne": {"deal": {DEAL}, "lay": {PLAY}, "draw": {DEAL}, "kill": {PLAY}},
}
"""By game and event: how its cards fly, seen from one seat, in a game of random moves."""


class Eye:
    """Notes how cards fly in a game, as a seat sees it."""

    def __init__(self, session: Session, seat: int) -> None:
        self.seen: dict[str, set[Flying]] = defaultdict(set)
        self._view = view(session.observation(seat))
        session.listen(seat, self._see)

    def _see(self, news: Heard) -> None:
        old, new = self._view, view(news.observation)
        self._view = new
        for stage in stages(old, new, news.events):
            self.seen[stage.event.name] |= set(flying(stage.flights, {zone.id: zone for zone in new.zones}))


@pytest.mark.parametrize("game_id", GAMES)
def test_cards_fly_as_what_happens_to_them(game_id: str) -> None:
    session, rng = of_lessons(load_game(game_id), 3, 5), random.Random(5)
    eye = Eye(session, 0)
    for _ in range(150):
        if session.state.actor is None:
            break
        session.submit(session.state.actor, rng.choice(session.state.legal_moves()))
    assert {event: eye.seen[event] for event in EXPECTED[game_id]} == EXPECTED[game_id]


def gone(old: View, new: View) -> list[tuple[str, str, int]]:
    return sorted((flow.source.zone, flow.target.zone, flow.number) for flow in flows(old, new))


def test_a_claim_goes_to_the_balloon_and_back() -> None:
    game = position("throne", "1 lay; hand.1 king seven; hand.2 eight ten; wins 0,1; rest deck")
    before = view(game.observation(0))
    play(game, "lay king as king 2")
    claimed = view(game.observation(0))
    assert gone(before, claimed) == [("claims", "said", 1)]
    assert gone(claimed, before) == [("said", "claims", 1)]


def test_coins_go_from_a_pile_to_a_purse_and_markers_from_the_supply_to_everybody_in_conflict() -> None:
    session, rng, seen = Session(load_game("rival-kings"), 3, 5), random.Random(5), set[tuple[str, str, str]]()
    while session.state.actor is not None and len(session.moves) < 150:
        old, actor = view(session.observation(0)), session.state.actor
        chosen = rng.choice(session.state.legal_moves())
        session.submit(actor, chosen)
        for source, target, _ in gone(old, view(session.observation(0))):
            seen.add((str(chosen).split()[0], source.partition(".")[0], target.partition(".")[0]))
    assert ("take", "money", "purse") in seen
    assert ("play", "supply", "purse") in seen
    assert {(source, target) for verb, source, target in seen if verb == "take"} == {("money", "purse")}
