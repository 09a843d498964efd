"""What is said for a move of The Imposter Kings is a fact: worked out anew here, from the true position.

Each sentence has its own check. What happens by the move is seen by making it; what is said of hidden cards "as far as
you know" must at least hold of the cards that are really there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import pytest

from engine.core.events import Event
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.text import Text
from engine.games.imposter_kings import abilities
from engine.games.imposter_kings.ability import UNSAID
from engine.games.imposter_kings.bot import reasons
from engine.games.imposter_kings.cards import (
    ASSASSIN,
    CARDS,
    ELDER,
    EXECUTIONER,
    HERALD,
    INQUISITOR,
    JUDGE,
    KINGS_HAND,
    OATHBOUND,
    ROYALTY,
    VALUES,
    WARLORD,
    ZEALOT,
)
from engine.games.imposter_kings.game import GAME
from engine.games.imposter_kings.state import ImposterState
from engine.games.imposter_kings.zones import ACCUSED, CONDEMNED, DISGRACED, HAND, OPEN, SUCCESSOR
from tests.helpers.conformance import assert_readable
from tests.helpers.decisions import decisions
from tests.helpers.imposter_met import met
from tests.helpers.positions import move, play, position

NUMBER = 300
KIND_OF = {card.name: card.kind for card in CARDS}

Said = dict[str, Any]
Check = Callable[[ImposterState, Move, Said], bool]


@cache
def positions() -> tuple[ImposterState, ...]:
    """Decisions of many games with two, three and four players, and some of every question."""
    return (*decisions(GAME, NUMBER, seed=2, level="random"), *(game for games in met().values() for game in games))


# -- what is worked out anew -----------------------------------------------------------------------------------------

def _after(game: ImposterState, made: Move, *, let_happen: bool = False) -> ImposterState:
    """The position after a move; `let_happen`: and after nobody has used a reaction."""
    later = game.clone()
    later.apply(made)
    while let_happen and later.phase in ("reaction", "assassin", "rescue"):
        later.apply(move("imposter-kings", "pass"))
    return later


def _when_played(game: ImposterState, made: Move) -> int:
    """What the Throne counted when the card lay on it, as the log says."""
    events = list[Event]()
    game.clone().apply(made, events)
    text = next(event.text for event in events if event.name == "play")
    assert text is not None
    return int(dict(text.params)["value"])  # type: ignore[arg-type]


def _hand(game: ImposterState) -> list[int]:
    return game.cards[HAND[game.decider()]]


def _values(kinds: Sequence[int]) -> list[int]:
    return [VALUES[kind] for kind in kinds]


def _rival_cards(game: ImposterState) -> list[int]:
    seat = game.decider()
    return [kind for each in range(game.seats) if each not in (seat, game.partner(seat), *game.out)
            for kind in game.cards[HAND[each]]]


def _unseen(game: ImposterState, kind: int) -> int:
    """How many copies the one who decides does not see: a rival can hold no more."""
    seen = [*_hand(game), *game.court, *game.cards[ACCUSED], *game.cards[SUCCESSOR[game.decider()]],
            *(each for seat in range(game.seats) for each in game.cards[OPEN[seat]])]
    return game.numbers.copies[kind] - seen.count(kind)


def _asked(game: ImposterState) -> list[int]:
    """Whose hand a named card is looked for in."""
    seat = game.decider()
    if game.phase == "guess":
        return [game.target[0]]
    friends = {seat} if game.played == INQUISITOR else {seat, game.partner(seat)}
    return [each for each in range(game.seats) if each not in friends and each not in game.out]


def _holders(game: ImposterState, seats: Sequence[int], kinds: Sequence[int]) -> set[int]:
    return {seat for seat in seats if set(kinds) & set(game.cards[HAND[seat]])}


def _seats_of(said: Said) -> set[int]:
    return {player.seat for player in said["players"]}


def _kinds_of(number: int) -> list[int]:
    return [kind for kind, value in enumerate(VALUES) if value == number]


def _matching(game: ImposterState, made: Move, kinds: Sequence[int], value: int) -> list[int]:
    """The cards that count so much in hand once the move is made."""
    royal = made.card in ROYALTY or any(
        kind in ROYALTY and mark != DISGRACED for kind, mark in zip(game.court, game.marks, strict=True))
    raised = royal and not game.muted >> 7 & 1
    return [kind for kind in kinds if VALUES[kind] + (kind == WARLORD and raised) >= value]


def _rivals_match(game: ImposterState, made: Move, said: Said) -> bool:
    there = len(_matching(game, made, _rival_cards(game), said["value"]))
    most = sum(_unseen(game, kind) for kind in _matching(game, made, range(len(VALUES)), said["value"]))
    return there <= said["n"] <= most


def _keeps(game: ImposterState, made: Move, said: Said) -> bool:
    rest = _hand(game).copy()
    rest.remove(made.card)
    return said["n"] == len([kind for kind in rest if game.hand_value(kind) >= game.hand_value(made.card)]) > 0


def _flips(game: ImposterState, made: Move, *, falls: bool, safe: bool) -> bool:
    later = _after(game, made, let_happen=True)
    came = len(later.cards[HAND[game.turn]]) == len(game.cards[HAND[game.turn]]) + 1
    struck = any(ASSASSIN in game.hand(seat) and not game.is_muted(ASSASSIN) for seat in game.opponents(game.turn))
    return came and later.throne_value() == 1 and (game.throne_value() > 1) is falls and not (struck and safe)


def _dies(game: ImposterState, made: Move, *, safe: bool) -> bool:
    later = _after(game, made, let_happen=True)
    lost = game.turn in later.out or later.phase in ("spoils", "deal", "over")
    rescued = any(KINGS_HAND in game.hand(seat) and not game.is_muted(KINGS_HAND)
                  for seat in game.others(game.decider()))
    return lost and not (rescued and safe)


def _stops(game: ImposterState, made: Move, said: Said) -> bool:
    later = _after(game, made)
    return (later.phase == "condemned" and later.actor == said["player"].seat and len(later.court) < len(game.court)
            and KIND_OF[said["card"]] in later.cards[CONDEMNED[later.turn]])


def _rescues(game: ImposterState, made: Move, said: Said) -> bool:
    later, killer = _after(game, made), said["player"].seat
    return ASSASSIN in later.cards[CONDEMNED[killer]] and later.king_flipped(game.turn) and later.throne_value() == 1


def _unused(game: ImposterState, made: Move, said: Said) -> bool:
    later = _after(game, made)
    return later.court[-1] == KIND_OF[said["card"]] and _throne_is(game, made, said)


def _throne_is(game: ImposterState, made: Move, said: Said) -> bool:
    later = _after(game, made)
    return (later.throne_value() == said["value"] and later.turn != game.turn and later.marks == game.marks
            and later.cards[HAND[game.turn]] == game.cards[HAND[game.turn]])


def _mutes(game: ImposterState, _made: Move, said: Said) -> bool:
    kinds = _kinds_of(said["number"])
    there = sum(kind in kinds for kind in _rival_cards(game))
    return (said["own"] == sum(kind in kinds for kind in _hand(game))
            and there <= said["n"] <= sum(_unseen(game, kind) for kind in kinds))


def _is_condemned(game: ImposterState, made: Move, _said: Said) -> bool:
    seat, later = game.decider(), _after(game, made)
    while later.phase == "condemn":
        later.apply(later.legal_moves()[0])
    return made.card in later.cards[CONDEMNED[seat]]


def _brings(game: ImposterState, made: Move, said: Said) -> bool:
    kind = KIND_OF[said["card"]]
    return game.court[made.place] == kind and VALUES[kind] == said["value"]


def _exchanges(game: ImposterState, made: Move, said: Said) -> bool:
    later, taken = _after(game, made, let_happen=True), KIND_OF[said["taken"]]
    hand = later.cards[HAND[game.turn]]
    return (hand.count(taken) == game.cards[HAND[game.turn]].count(taken) + (taken != made.card)
            and said["value"] == VALUES[taken] and made.card in (*later.court, *later.cards[ACCUSED]))


def _is_replaced(game: ImposterState, made: Move, said: Said) -> bool:
    seat = made.seat
    return game.cards[SUCCESSOR[seat]] == [KIND_OF[said["card"]]] and _after(game, made).actor == seat


def _gives_points(game: ImposterState, made: Move, said: Said) -> bool:
    seat = said["player"].seat
    return _after(game, made).scores()[seat] - game.scores()[seat] == said["points"] and seat != game.decider()


def _spied(game: ImposterState) -> int:
    return sum(len(game.cards[SUCCESSOR[each]]) for each in range(game.seats)
               if each != game.turn and each not in game.out)


def _is_among(game: ImposterState, made: Move, said: Said) -> bool:
    offered = {VALUES[kind]: set[int]() for kind in range(len(VALUES))}
    for each in game.legal_moves():
        offered[VALUES[each.card]].add(each.card)
    lower = sum(len(kinds) for value, kinds in offered.items() if value < VALUES[made.card])
    return said["n"] == lower and said["value"] == VALUES[made.card]


def _royal(game: ImposterState) -> bool:
    return game.court[-1] in ROYALTY and game.marks[-1] != DISGRACED


def _ignores(game: ImposterState, made: Move, said: Said, kind: int) -> bool:
    return made.card == kind and VALUES[kind] < game.throne_value() == said.get("throne", game.throne_value())


def _highest_shown(game: ImposterState, seats: Sequence[int]) -> int:
    return max(VALUES[kind] for seat in seats for kind in game.cards[OPEN[seat]])


TRUE: dict[Text, Check] = {
    reasons.KEEPS: _keeps,
    reasons.MATCHED: lambda game, made, said: _when_played(game, made) == said["value"]
    and _rivals_match(game, made, said) and not _keeps(game, made, {"n": 0})
    and not _matching_in_hand(game, made),
    reasons.IGNORING[WARLORD]: lambda game, made, said: _ignores(game, made, said, WARLORD)
    and game.hand_value(WARLORD) == 8,
    reasons.IGNORING[ELDER]: lambda game, made, said: _ignores(game, made, said, ELDER) and _royal(game),
    reasons.IGNORING[ZEALOT]: lambda game, made, said: _ignores(game, made, said, ZEALOT) and not _royal(game)
    and game.king_flipped(game.turn),
    reasons.IGNORING[OATHBOUND]: lambda game, made, said: _ignores(game, made, said, OATHBOUND)
    and _after(game, made).phase == "oath" and _after(game, made).marks[-2] == DISGRACED,
    reasons.WHENCE["antechamber"]: lambda game, made, said: _when_played(game, made) == said["value"]
    and made.card in game.cards[OPEN[game.turn]],
    reasons.WHENCE["oath"]: lambda game, made, said: _when_played(game, made) == said["value"]
    and game.court[-1] == OATHBOUND,
    reasons.WHENCE["herald"]: lambda game, made, said: _when_played(game, made) == said["value"]
    and len(_after(game, made).cards[HAND[game.turn]]) >= len(_hand(game)),
    reasons.FALLS: lambda game, made, said: _flips(game, made, falls=True, safe=True)
    and said["value"] == game.throne_value(),
    reasons.FALLS_UNLESS: lambda game, made, said: _flips(game, made, falls=True, safe=False)
    and said["value"] == game.throne_value(),
    reasons.NO_FALL: lambda game, made, _: _flips(game, made, falls=False, safe=True),
    reasons.NO_FALL_UNLESS: lambda game, made, _: _flips(game, made, falls=False, safe=False),
    reasons.LOSE: lambda game, made, _: game.legal_moves() == (made,),
    reasons.DEAL: lambda game, made, _: not _after(game, made).court,
    reasons.DISCARD: lambda game, made, said: len(_after(game, made).cards[CONDEMNED[game.turn]]) == said["n"],
    reasons.STOP: _stops,
    reasons.RESCUE: _rescues,
    reasons.KILL: lambda game, made, _: _dies(game, made, safe=True),
    reasons.KILL_UNLESS: lambda game, made, _: _dies(game, made, safe=False),
    reasons.NOT_SHOWN: lambda game, _, said: KIND_OF[said["card"]] in _hand(game)
    and KIND_OF[said["card"]] == (ASSASSIN if game.phase == "assassin" else KINGS_HAND),
    reasons.NOT_HELD: lambda game, _, said: KIND_OF[said["card"]] not in _hand(game),
    reasons.UNUSED: _unused,
    reasons.PASSES["spy"]: lambda game, made, _: all(
        _after(game, made).cards[SUCCESSOR[seat]] == game.cards[SUCCESSOR[seat]] for seat in range(game.seats)),
    reasons.PASSES["herald"]: lambda game, made, said: _unused(game, made, {**said, "card": CARDS[HERALD].name}),
    reasons.PASSES["judge"]: _throne_is,
    reasons.PASSES["soldier"]: _throne_is,
    reasons.CERTAIN: lambda game, made, said: said["player"].seat in _holders(game, _asked(game), (made.card,)),
    reasons.POSSIBLE: lambda game, made, said: _holders(game, _asked(game), (made.card,)) <= _seats_of(said)
    and _seats_of(said) <= set(_asked(game)) and _unseen(game, made.card) > 0,
    reasons.IMPOSSIBLE: lambda game, made, _: not _holders(game, _asked(game), (made.card,)),
    reasons.CONDEMN_THEIRS: lambda game, made, said: _holders(
        game, game.others(game.turn), _kinds_of(made.number)) <= _seats_of(said)
    and game.turn not in _seats_of(said) and sum(_unseen(game, kind) for kind in _kinds_of(made.number)) > 0,
    reasons.CONDEMN_OWN: lambda game, made, _: _holders(
        game, game.in_order_from(game.turn), _kinds_of(made.number)) == {game.turn},
    reasons.CONDEMN_NONE: lambda game, made, _: not _holders(
        game, game.in_order_from(game.turn), _kinds_of(made.number)),
    reasons.MUTES: _mutes,
    reasons.SWAP: lambda game, made, said: len(game.cards[HAND[made.seat]]) == said["n"],
    reasons.GUESS: lambda game, made, said: len(game.cards[HAND[made.seat]]) == said["n"] >= said["known"]
    and game.played == JUDGE,
    reasons.REPLACE: _is_replaced,
    reasons.TIED: lambda game, made, said: _highest_shown(game, (made.seat,)) == said["value"]
    == _highest_shown(game, range(3)),
    abilities.BRINGS: _brings,
    reasons.FALLEN: lambda game, made, said: game.value_in_court(made.place) == said["value"]
    and game.court[made.place] == KIND_OF[said["card"]] and _after(game, made).value_in_court(made.place) == 1,
    reasons.LOOKS: lambda game, _, said: _spied(game) == said["n"] > 0,
    reasons.LOOKS_AT_OWN: lambda game, _, __: _spied(game) == 0,
    reasons.EXCHANGED: _exchanges,
    reasons.LIES_CONDEMNED: _is_condemned,
    reasons.NONE: lambda game, _, said: said["number"] not in _values(_hand(game)),
    reasons.PREPARED: lambda game, made, said: made.card in _after(game, made).cards[OPEN[game.turn]]
    and said["value"] == VALUES[made.card],
    reasons.LEAVES_HIGHER: lambda game, made, said: said["n"] > 0
    and said["n"] == len([each for each in _values(_hand(game)) if each > VALUES[made.card]]),
    reasons.LEAVES_EQUAL: lambda game, made, _: VALUES[made.card] == max(_values(_hand(game)))
    and _values(_hand(game)).count(VALUES[made.card]) > 1,
    reasons.HIGHEST: lambda game, made, _: VALUES[made.card] == max(_values(_hand(game)))
    and _values(_hand(game)).count(VALUES[made.card]) == 1,
    reasons.AMONG: _is_among,
    reasons.BEGINS: lambda game, made, said: _after(game, made).first == said["player"].seat and not game.court,
    reasons.SECOND: lambda game, made, said: _after(game, made).in_order_from(game.first)[1] == said["player"].seat,
    reasons.STAY: lambda game, _, said: said["n"] == len([each for each in _values(_hand(game)) if each >= 7]),
    reasons.FREE_RESTART: lambda game, made, _: _after(game, made).scores() == game.scores(),
    reasons.PAID_RESTART: _gives_points,
    reasons.OFFER: lambda _, made, said: said["n"] == made.number,
}
"""By sentence: what must be true of the position, the move, and what the sentence says."""


def _matching_in_hand(game: ImposterState, made: Move) -> bool:
    rest = _hand(game).copy()
    rest.remove(made.card)
    return any(game.hand_value(kind) >= game.hand_value(made.card) for kind in rest)


def told(made: Move, observation: Observation[ImposterState]) -> tuple[Text, Said]:
    """The sentence without what it is filled with, and that."""
    text = GAME.evaluator.reason(made, observation)
    assert_readable(text)
    blank = next(each for each in TRUE if (each.context, each.source) == (text.context, text.source))
    return blank, {**dict(text.params), "n": text.n}


def assert_true(game: ImposterState, made: Move, observation: Observation[ImposterState] | None = None) -> Text:
    """The reason for the move is a fact; returns its sentence."""
    sentence, said = told(made, observation or game.observation(game.decider()))
    assert TRUE[sentence](game, made, said), f"{game.phase}, {made}: {sentence.source} {said}"
    return sentence


def test_the_reason_of_every_legal_move_is_a_fact() -> None:
    for game in positions():
        observation = game.observation(game.decider())
        for made in game.legal_moves():
            assert_true(game, made, observation)


# -- rare ones, each in a position of its own ------------------------------------------------------------------------

def _flip_without_assassins() -> ImposterState:
    return position("imposter-kings", "elder", "queen", court="sentry", accused="assassin",
                    successors=("judge", "soldier"))


@pytest.mark.parametrize(("game", "made", "sentence"), [
    (_flip_without_assassins(), "flip", "The Throne falls from 8 to 1, and your Successor returns to your hand."),
    (position("imposter-kings", "elder", "queen", court="sentry!", accused="assassin", successors=("judge", "soldier")),
     "flip", "Your Successor returns to your hand. The Throne is still worth 1."),
    (position("imposter-kings", "elder", "queen", court="sentry!", successors=("judge", "soldier")), "flip",
     "Unless an Assassin strikes, your Successor returns to your hand. The Throne is still worth 1."),
    (position("imposter-kings", "warlord fool", "queen", court="princess sentry"), "play warlord",
     "Royalty is in Court, so the Warlord counts 8 in hand."),
    (position("imposter-kings", "elder fool", "queen", court="princess"), "play elder",
     "The Elder may be played on Royalty, here worth 9."),
    (position("imposter-kings", "zealot fool", "queen", court="sentry", flipped="1"), "play zealot",
     "Your King is flipped, so the Zealot may be played on a Throne worth 8."),
    (position("imposter-kings", "queen fool", "princess judge", court="soldier"), "play queen",
     "Queen counts 9 on the Throne. Rivals may hold 1 card at least that high."),
])
def test_a_reason_in_its_own_position(game: ImposterState, made: str, sentence: str) -> None:
    assert_true(game, move("imposter-kings", made))
    assert str(GAME.evaluator.reason(move("imposter-kings", made), game.observation(game.decider()))) == sentence


def test_a_card_that_was_swapped_is_known_to_be_there() -> None:
    game = position("imposter-kings", "princess soldier fool elder", "inquisitor judge", court="inquisitor!",
                    successors=("", "queen"), accused="assassin")
    play(game, "play princess", "pick 2")
    while game.phase == "reaction":
        play(game, "pass")
    play(game, "give elder", "give judge", "flip", "play soldier")
    assert assert_true(game, move("imposter-kings", "name elder")) is reasons.CERTAIN
    assert assert_true(game, move("imposter-kings", "name fool")) is reasons.IMPOSSIBLE
    assert assert_true(game, move("imposter-kings", "name queen")) is reasons.POSSIBLE


def test_a_number_that_only_the_executioner_holds() -> None:
    game = position("imposter-kings", "executioner fool", "queen", "judge", seats=3, accused="kings_hand")
    play(game, "play executioner")
    assert assert_true(game, move("imposter-kings", "number 1")) is reasons.CONDEMN_OWN
    assert game.played == EXECUTIONER


def test_a_second_restart_costs_points() -> None:
    game = GAME.start(2, 3)
    play(game, "first 1", "restart", "first 1")
    while game.actor != game.restarts.index(1):
        play(game, "stay")
    assert assert_true(game, move("imposter-kings", "restart")) is reasons.PAID_RESTART


def test_every_sentence_is_checked() -> None:
    sentences = {value for value in vars(reasons).values() if isinstance(value, Text)}
    for table in (reasons.IGNORING, reasons.WHENCE, reasons.PASSES):
        sentences |= set(table.values())
    sentences |= {ability.brings for ability in abilities.ABILITIES.values()} - {UNSAID}
    assert sentences == TRUE.keys()


@pytest.mark.parametrize(("mine", "said"), [
    ("elder", reasons.FALLS_UNLESS), ("assassin", reasons.FALLS),
])
def test_nobody_is_warned_of_an_assassin_of_their_own(mine: str, said: Text) -> None:
    game = position("imposter-kings", mine, "judge soldier", court="sentry")
    assert reasons.reason(move("imposter-kings", "flip"), game.observation(0)).source == said.source


@pytest.mark.parametrize(("mine", "said"), [
    ("assassin judge", reasons.KILL_UNLESS), ("assassin kings_hand", reasons.KILL),
])
def test_nobody_is_warned_of_a_kings_hand_of_their_own(mine: str, said: Text) -> None:
    game = position("imposter-kings", "elder fool", mine, court="sentry", accused="zealot")
    play(game, "flip")
    assert reasons.reason(move("imposter-kings", "kill"), game.observation(1)).source == said.source
