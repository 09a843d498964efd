"""What tells two moves of Throne apart is true: every sentence is held against turns that are played on."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from engine.base.comparison import Comparison
from engine.base.policy import choosing, shares
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.story import oldest_first, story_of
from engine.core.text import Text
from engine.games.throne.bot import facts
from engine.games.throne.bot.aspects import LOSSES
from engine.games.throne.bot.policy import leaning
from engine.games.throne.cards import ACE, CARDS, CLAIMS, DRAWS, JACK, JOKER, KING, QUEEN, TRUE_CLAIM, claim_name
from engine.games.throne.game import GAME
from engine.games.throne.moves import ACCEPT, LIAR
from engine.games.throne.recounting import CLAIMED
from engine.games.throne.state import ThroneState
from engine.games.throne.zones import DECK, HAND, LAID, OPEN
from engine.learn.judging import judge
from tests.helpers.amount import few_or_many
from tests.helpers.decisions import decisions
from tests.helpers.positions import move, position

WORLDS = 24
KIND_OF_CLAIM = {claim_name(claim): claim for claim in CLAIMS}
KIND_OF = {card.name: card.kind for card in CARDS}

Said = dict[str, Any]
Check = Callable[[ThroneState, Move, Move, Said], bool]


# -- playing on --------------------------------------------------------------------------------------------------------

def on(game: ThroneState, made: Move, answer: Move = ACCEPT) -> ThroneState:
    """The position at the end of the turn: whoever is asked next gives that answer, others accept."""
    after = game.clone()
    after.apply(made)
    while after.phase in ("answer", "ace", "peek", "unmask", "kill", "penalty"):
        asked = after.phase in ("answer", "ace")
        after.apply(answer if asked else after.legal_moves()[0])
        answer = ACCEPT if asked else answer
    return after


def drawn(game: ThroneState, made: Move, answer: Move) -> int:
    """How many cards the player in turn has drawn, as the hand without the laid card shows."""
    after = on(game, made, answer)
    return after.size(game.turn) - (game.size(game.turn) - 1)


def worlds(game: ThroneState, *, true: bool) -> list[ThroneState]:
    """Worlds that the player asked cannot tell from this one, in which the claim is true, or a lie."""
    seen, rng = game.observation(game.actor or 0), random.Random(1)
    return [world for world in (seen.sample(rng) for _ in range(WORLDS)) if world.truthful() == true]


def lost(before: ThroneState, after: ThroneState, seat: int) -> int:
    return before.size(seat) - after.size(seat)


def hidden(game: ThroneState, seat: int) -> int:
    return len(game.cards[HAND[seat]])


def goes_on(after: ThroneState) -> bool:
    """Whether the round is not over: nothing is drawn at its end."""
    return after.phase == "lay"


def answering(game: ThroneState) -> int:
    return game.actor or 0


def kinds_perhaps_hidden(game: ThroneState, seat: int, viewer: int) -> list[int]:
    knowledge = game.observation(viewer).knowledge
    return [card.kind for card in CARDS for zones in knowledge.may_be(card.kind) if HAND[seat] in zones]


# -- is it true? -------------------------------------------------------------------------------------------------------

def _draws(game: ThroneState, made: Move, other: Move, said: Said) -> bool:
    after = on(game, made)
    return (said["mine"] == DRAWS[made.claim] > DRAWS[other.claim] == said["other"]
            and (not goes_on(after) or drawn(game, made, ACCEPT) == said["mine"]))


def _draws_surely(game: ThroneState, made: Move, other: Move, said: Said) -> bool:
    called = on(game, made, LIAR)
    return _draws(game, made, other, said) and (not goes_on(called) or drawn(game, made, LIAR) == said["mine"])


def _no_call_stops(game: ThroneState, made: Move, other: Move, _said: Said) -> bool:
    return TRUE_CLAIM[made.card] == made.claim and TRUE_CLAIM[other.card] != other.claim


def _in_sight(game: ThroneState, made: Move, other: Move, said: Said) -> bool:
    rival = said["player"].seat
    seen = game.observation(game.turn)
    shown = [kind for zone, kinds in seen.zones.items() if zone == "discards" or zone.startswith("open")
             for kind in kinds] + seen.knowledge.known_in(HAND[rival])
    return [shown.count(made.claim), shown.count(other.claim)] == [said["mine"], said["theirs"]]


def _no_false_ace(game: ThroneState, made: Move, other: Move, _said: Said) -> bool:
    mine = game.turn
    return lost(game, on(game, other, LIAR), mine) == 2 and lost(game, on(game, made, LIAR), mine) < 2


def _accepted_kills(game: ThroneState, made: Move, _other: Move, said: Said) -> bool:
    return on(game, made).size(said["player"].seat) == said["n"] == game.size(said["player"].seat) - 1


def _kills_last(game: ThroneState, made: Move, _other: Move, said: Said) -> bool:
    return bool(on(game, made).out >> said["player"].seat & 1) or on(game, made).phase in ("deal", "over")


def _accepted_unmasks(game: ThroneState, made: Move, _other: Move, said: Said) -> bool:
    rival, after = said["player"].seat, on(game, made)
    return hidden(after, rival) == said["n"] and len(after.cards[OPEN[rival]]) == len(game.cards[OPEN[rival]]) + 1


def _fewer_cards(game: ThroneState, _made: Move, _other: Move, said: Said) -> bool:
    liar = said["player"].seat
    lies = [world for world in worlds(game, true=False) if goes_on(on(world, LIAR))]
    return all(on(world, LIAR).size(liar) == said["n"] and (
        not goes_on(on(world, ACCEPT)) or on(world, ACCEPT).size(liar) == said["other"]
        or len(world.cards[DECK]) < DRAWS[world.claim]) for world in lies)


def _saves(game: ThroneState, _made: Move, _other: Move, said: Said) -> bool:
    seat = answering(game)
    return said["cards"] == game.size(seat) > 1 and all(
        (lost(world, on(world, LIAR), seat), lost(world, on(world, ACCEPT), seat)) == (0, 1)
        for world in worlds(game, true=False))


def _stay_hidden(game: ThroneState, _made: Move, _other: Move, said: Said) -> bool:
    seat = answering(game)
    return said["n"] == hidden(game, seat) > 0 and all(
        hidden(on(world, LIAR), seat) == said["n"] > hidden(on(world, ACCEPT), seat)
        for world in worlds(game, true=False))


def _liar_loses(game: ThroneState, _made: Move, _other: Move, said: Said) -> bool:
    liar = said["player"].seat
    return all(on(world, LIAR).size(liar) == said["n"] == world.size(liar) - 1
               for world in worlds(game, true=False) if goes_on(on(world, LIAR)))


def _spares_joker(game: ThroneState, _made: Move, other: Move, _said: Said) -> bool:
    seat = answering(game)
    cards = (*game.cards[HAND[seat]], *game.cards[OPEN[seat]])
    return other.verb == "joker" and JOKER in cards and all(
        lost(world, on(world, LIAR), seat) == 0 for world in worlds(game, true=False))


def _costs_one_of(game: ThroneState, _made: Move, _other: Move, said: Said) -> bool:
    seat = answering(game)
    return said["cards"] == game.size(seat) > 1 and all(
        lost(world, on(world, LIAR), seat) == lost(world, on(world, ACCEPT), seat) + 1
        for world in worlds(game, true=True) if game.seats == 2 or game.claim != ACE)


def _costs_two_of(game: ThroneState, made: Move, other: Move, said: Said) -> bool:
    seat = answering(game)
    return _costs_one_of(game, made, other, said) and all(
        lost(world, on(world, LIAR), seat) == 2 for world in worlds(game, true=True))


def _keeps_joker(game: ThroneState, _made: Move, _other: Move, _said: Said) -> bool:
    seat = answering(game)
    return all(lost(world, on(world, ACCEPT), seat) == 0 for true in (True, False) for world in worlds(game, true=true))


def _may_hit(game: ThroneState, _made: Move, _other: Move, said: Said) -> bool:
    return game.claim == KING and said["cards"] == game.size(answering(game)) > 1


def _joker_saves(claim: int) -> Check:
    def check(game: ThroneState, _made: Move, _other: Move, said: Said) -> bool:
        seat = answering(game)
        cards = list(game.cards[HAND[seat]]) + (list(game.cards[OPEN[seat]]) if claim == KING else [])
        if JOKER in cards:
            cards.remove(JOKER)
        return game.claim == claim and said["n"] == len(cards) > 0
    return check


def _seen_elsewhere(game: ThroneState, _made: Move, _other: Move, said: Said) -> bool:
    possible = game.observation(answering(game)).knowledge.may_be(game.claim)
    return said["n"] == 4 - sum(LAID in zones for zones in possible) > 0


def _none_seen(game: ThroneState, made: Move, other: Move, _said: Said) -> bool:
    cost = _costs_one_of(game, made, other, {"cards": game.size(answering(game))})
    return cost and not any(kinds.count(game.claim) for zone, kinds in game.observation(answering(game)).zones.items()
                            if zone != "laid")


def _hidden_kinds(good: bool) -> Check:
    def check(game: ThroneState, _made: Move, _other: Move, said: Said) -> bool:
        kinds = kinds_perhaps_hidden(game, game.victim, game.actor or 0)
        count = sum((TRUE_CLAIM[kind] in (JACK, QUEEN, KING, ACE)) is good for kind in kinds)
        return (said["cards"], said["n"]) == (len(kinds), count)
    return check


def _loses_and_keeps(game: ThroneState, made: Move, other: Move, said: Said) -> bool:
    kept = KIND_OF[said["other"]]
    after = game.clone()
    after.apply(made)
    left = (*after.cards[OPEN[said["player"].seat]], *after.cards[HAND[said["player"].seat]])
    return kept in left and lost(game, after, said["player"].seat) >= 1 and made != other


def _made_before(game: ThroneState, _made: Move, _other: Move, said: Said) -> bool:
    """The story has so many earlier claims like the one under way, by the same player."""
    before = [fact[2] for fact in oldest_first(game.story) if fact[0] == CLAIMED and fact[1] == game.turn][:-1]
    claimed = (said["player"].seat, KIND_OF_CLAIM[said["claim"]]) == (game.turn, game.claim)
    return claimed and before.count(game.claim) == int(said["n"]) > 0


TRUE: dict[Text, Check] = {
    facts.KEEPS: lambda game, made, other, said: KIND_OF[said["card"]] == other.card != made.card
    and on(game, made).cards[HAND[game.turn]].count(other.card) >= game.cards[HAND[game.turn]].count(other.card),
    facts.KEEPS_HIDDEN: lambda game, made, other, _: made.card == other.card and made.verb == "lay-open",
    facts.DRAWS_SURELY: _draws_surely,
    facts.DRAWS_UNCALLED: _draws,
    facts.NO_CALL_STOPS: _no_call_stops,
    facts.IN_SIGHT: _in_sight,
    facts.NO_FALSE_ACE: _no_false_ace,
    facts.LOSES_ONE_OF: _accepted_kills,
    facts.HAS_MORE: lambda game, made, other, said: (said["mine"], said["theirs"]) == (
        game.size(made.seat), game.size(other.seat)) and said["mine"] > said["theirs"],
    facts.LOSES_LAST: _kills_last,
    facts.TURNS_ONE_OF: _accepted_unmasks,
    **dict.fromkeys(facts.SEEN.values(), _seen_elsewhere),
    **dict.fromkeys(facts.NONE_SEEN.values(), _none_seen),
    facts.AGAIN_CALL: _made_before,
    facts.AGAIN_NO_CALL: _made_before,
    facts.FEWER_CARDS: _fewer_cards,
    facts.KILLS_NONE: _saves,
    facts.TURNS_NONE: _stay_hidden,
    facts.LIAR_LOSES: _liar_loses,
    facts.SPARES_JOKER: _spares_joker,
    facts.COSTS_ONE_OF: _costs_one_of,
    facts.COSTS_TWO_OF: _costs_two_of,
    facts.JOKER_EVADES: _costs_one_of,
    facts.KEEPS_JOKER: _keeps_joker,
    facts.MAY_KEEP_JOKER: _may_hit,
    **{text: _joker_saves(claim) for claim, text in facts.JOKER_SAVES.items()},
    facts.LOSES_AND_KEEPS: _loses_and_keeps,
    facts.LOSES_OPEN: _hidden_kinds(good=False),
    facts.LOSES_HIDDEN: _hidden_kinds(good=True),
}


# -- in whole games ----------------------------------------------------------------------------------------------------

def held(game: ThroneState, comparison: Comparison[ThroneState], said: Text) -> None:
    """What is said holds; what is true of a move by itself is held against the game with the reasons."""
    check = next((each for text, each in TRUE.items() if text.source == said.source), None)
    if check is None:
        assert said == GAME.evaluator.reason(comparison.move, comparison.observation)
        return
    filled = {**dict(said.params), "n": said.n}
    assert check(game, comparison.move, comparison.other, filled), f"{comparison.move}, {comparison.other}: {said}"


@few_or_many("positions", 60, 2000)
def test_every_fact_that_tells_two_moves_apart_is_true(positions: int) -> None:
    told = set[str]()
    for state in decisions(GAME, positions, seed=5, level="random"):
        assert isinstance(state, ThroneState)
        assert state.actor is not None
        judgement = judge(state.observation(state.actor), worlds=6)
        moves = [each.move for each in judgement.moves][:4]
        for one, other in ((one, other) for one in moves for other in moves if one != other):
            for comparison in judgement.comparisons(one, other):
                said = GAME.evaluator.deciding_fact(comparison)
                if said is not None:
                    held(state, comparison, said)
                    told.add(said.source)
    assert len(told) > 10


def test_with_the_last_card_a_false_ace_costs_no_other() -> None:
    game = position("throne", "seven", "nine*3")
    compared = Comparison(game.observation(0), move("throne", "lay seven as queen 2"),
                          move("throne", "lay seven as ace"), LOSSES, 1.0, (), ())
    assert GAME.evaluator.deciding_fact(compared) is None


# -- the story of a round ----------------------------------------------------------------------------------------------

def answers(rounds: int) -> Iterator[ThroneState]:
    """Claims to answer in single rounds of two who play by the policy."""
    policy, weights = GAME.evaluator.policy, GAME.evaluator.policy_weights
    assert policy is not None
    assert weights is not None
    network = weights.network(2)
    assert network is not None
    for number in range(rounds):
        luck = random.Random(number)
        state = GAME.start(2, number, length="round")
        while state.actor is not None:
            if state.phase in ("answer", "ace"):
                yield state.clone()
            among = choosing(policy, state.observation(state.actor), state.legal_moves(),
                             GAME.evaluator.excluded)
            state.advance(luck.choice(luck.choices(among.alike, shares(network, among))[0]))


def unmade(game: ThroneState) -> ThroneState:
    """The same table in a round in which the player in turn has not made the claim before, as far as its story goes."""
    facts_kept: list[tuple[int, ...]] = []
    keeps, told = True, oldest_first(game.story)
    for place, fact in enumerate(told):
        if fact[0] == CLAIMED:
            keeps = fact[1:3] != (game.turn, game.claim) or place == len(told) - 1
        if keeps:
            facts_kept.append(fact)
    other = game.clone()
    other.story = story_of(facts_kept)
    other.turns -= sum(fact[0] == CLAIMED for fact in told) - sum(fact[0] == CLAIMED for fact in facts_kept)
    return other


def share(seen: Observation[ThroneState], answer: Move) -> float:
    """How often a claim is answered so; below 0 if nobody can say."""
    return next((each.share for each in GAME.evaluator.mixed(seen) if each.move == answer), -1.0)


@few_or_many("rounds", 4, 60)
def test_earlier_claims_are_a_reason_where_without_them_the_answer_would_be_given_less_often(rounds: int) -> None:
    named, gains = 0, []
    for game in answers(rounds):
        seen = game.observation(answering(game))
        for one, other in ((LIAR, ACCEPT), (ACCEPT, LIAR)):
            said = GAME.evaluator.deciding_fact(Comparison(seen, one, other, LOSSES, 1.0, (), ()))
            if said is not None and said.source in (facts.AGAIN_CALL.source, facts.AGAIN_NO_CALL.source):
                assert (said.source == facts.AGAIN_CALL.source) is (one is LIAR)
                held(game, Comparison(seen, one, other, LOSSES, 1.0, (), ()), said)
                named += 1
                without = share(unmade(game).observation(answering(game)), one)
                if without >= 0.0:
                    gains.append(share(seen, one) - without)
    assert named >= rounds / 2
    assert len(gains) >= rounds / 2
    # With those claims their answers go, too, which may weigh as well.
    assert sum(gain > 0.0 for gain in gains) >= 0.9 * len(gains)
    assert sum(gains) / len(gains) > 0.1


def test_the_first_claim_of_its_sort_is_no_reason_by_itself() -> None:
    for game in answers(3):
        earlier = [fact for fact in oldest_first(game.story)[:-1] if fact[1:3] == (game.turn, game.claim)]
        assert bool(leaning(game.observation(answering(game)), LIAR)) <= bool(earlier)
