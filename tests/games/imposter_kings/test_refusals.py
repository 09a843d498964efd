"""Every move that is not legal is refused for a reason that is true here and now, with the rule that says so.

The games are played at random, so that every question is met in several positions; each sentence of a refusal has its
own check below, worked out from the position alone.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from engine.core.moves import Move
from engine.core.refusal import Refusal
from engine.games.imposter_kings import words
from engine.games.imposter_kings.abilities import ABILITIES
from engine.games.imposter_kings.cards import (
    ASSASSIN,
    CARDS,
    ELDER,
    KINGS_HAND,
    OATHBOUND,
    QUEEN,
    ROYALTY,
    SENTRY,
    VALUES,
    WARLORD,
    ZEALOT,
)
from engine.games.imposter_kings.game import GAME
from engine.games.imposter_kings.state import ImposterState
from engine.games.imposter_kings.zones import CONDEMNED, DISGRACED, HAND, OPEN, SUCCESSOR
from tests.helpers.imposter_met import met, question_of
from tests.helpers.positions import play, position, refused

SPECIAL = (WARLORD, ELDER, ZEALOT, OATHBOUND)
"""Cards whose text lets them be played where their base value is too low."""
ASKED = (*words.QUESTIONS, *(f"ability {CARDS[kind].id}" for kind, ability in ABILITIES.items() if ability.asks))
"""All questions, each ability that may be used or not by the id of its card."""


@cache
def answers() -> dict[str, set[str]]:
    """By what is asked: the sorts of moves that were ever legal."""
    return {asked: {each.verb for game in games for each in game.legal_moves()} for asked, games in met().items()}


# -- what must be true where a sentence is said ----------------------------------------------------------------------

def _hand(game: ImposterState) -> list[int]:
    return game.cards[HAND[game.decider()]]


def _throne(game: ImposterState) -> int:
    return game.throne_value()


def _royal(game: ImposterState) -> bool:
    return game.court[-1] in ROYALTY and game.marks[-1] != DISGRACED


def _text_helps(game: ImposterState, kind: int) -> bool:
    """Whether the text of a card lets it be played on this Throne, if it has not lost it."""
    helps = {ELDER: _royal(game), ZEALOT: not _royal(game) and game.king_flipped(game.turn),
             OATHBOUND: len(_hand(game)) > 1,
             WARLORD: game.royalty_in_court() and _throne(game) <= VALUES[WARLORD] + 1}
    return helps.get(kind, False)


def _is_too_low(game: ImposterState, kind: int) -> bool:
    return kind in _hand(game) and VALUES[kind] < _throne(game)


def _plain_too_low(game: ImposterState, kind: int, said: Refusal) -> bool:
    told = {"value": game.hand_value(kind), "throne": _throne(game)}
    return (_is_too_low(game, kind) and not _text_helps(game, kind) and told.items() <= dict(said.reason.params).items()
            and (kind not in (ELDER, ZEALOT, OATHBOUND) or game.is_muted(kind)))


def _can_play(game: ImposterState) -> bool:
    return any(each.verb == "play" for each in game.legal_moves())


def _can_flip(game: ImposterState) -> bool:
    return bool(game.marks) and not game.king_flipped(game.turn)


def _highest_face_up(game: ImposterState) -> int:
    return max(VALUES[kind] for kind, mark in zip(game.court, game.marks, strict=True) if mark != DISGRACED)


Check = Callable[[ImposterState, Move, Refusal], bool]

TRUE: dict[str, tuple[str, Check]] = {
    words.NOT_IN_DECK.source: ("R13", lambda game, move, _: not game.numbers.copies[move.card]),
    words.NO_SUCH_PLAYER.source: ("R16 R18 R24 R32 R35", lambda game, move, _: move.seat >= game.seats),
    words.OUT_OF_ROUND.source: ("R40", lambda game, move, _: move.seat in game.out),
    words.NOT_YOURSELF.source: ("R16 R35", lambda game, move, _: move.seat == game.decider()),
    words.OPPONENTS_ONLY.source: ("R24", lambda game, move, _: move.seat in (game.turn, game.partner(game.turn))),
    words.NO_HAND.source: ("R16 R18 R24", lambda game, move, _: not game.cards[HAND[move.seat]]),
    words.NO_SUCCESSOR.source: ("R18", lambda game, move, _: not game.cards[SUCCESSOR[move.seat]]),
    words.TOO_LOW.source: ("R7", lambda game, move, said: _plain_too_low(game, move.card, said)),
    words.MUTED_TOO_LOW.source: ("R20", lambda game, move, _: _is_too_low(game, move.card)
                                 and game.is_muted(move.card) and _text_helps(game, move.card)),
    words.ELDER_NEEDS.source: ("R28", lambda game, move, _: move.card == ELDER and _is_too_low(game, ELDER)
                               and not _royal(game) and not game.is_muted(ELDER)),
    words.ZEALOT_KING.source: ("R29", lambda game, move, _: move.card == ZEALOT and not _royal(game)
                               and not game.king_flipped(game.turn)),
    words.ZEALOT_ROYALTY.source: ("R29", lambda game, move, _: move.card == ZEALOT and _royal(game)),
    words.OATH_NEEDS.source: ("R22", lambda game, move, _: _hand(game) == [OATHBOUND] and _throne(game) > 6),
    words.NOT_IN_ANTECHAMBER.source: ("R6", lambda game, move, _: move.card not in game.cards[OPEN[game.turn]]),
    words.NOT_CONDEMNED.source: ("R5", lambda game, move, _: move.card not in game.cards[CONDEMNED[game.turn]]),
    words.EMPTY_COURT.source: ("R8", lambda game, _, __: not game.court),
    words.KING_USED.source: ("R8", lambda game, _, __: game.king_flipped(game.turn)),
    words.STILL_ABLE.source: ("R9", lambda game, _, __: _can_play(game) and _can_flip(game)),
    words.STILL_PLAYS.source: ("R9", lambda game, _, __: _can_play(game) and not _can_flip(game)),
    words.STILL_FLIPS.source: ("R9", lambda game, _, __: not _can_play(game) and _can_flip(game)),
    words.PLAY_OR_FLIP.source: ("R4", lambda game, _, __: _can_play(game) and _can_flip(game)),
    words.PLAY_ONLY.source: ("R4", lambda game, _, __: _can_play(game) and not _can_flip(game)),
    words.FLIP_ONLY.source: ("R8", lambda game, _, __: not _can_play(game) and _can_flip(game)),
    words.NOTHING_LEFT.source: ("R9", lambda game, _, __: not _can_play(game) and not _can_flip(game)),
    words.FLIP_NOT_STOPPED.source: ("R11", lambda game, move, _: game.phase == "assassin" and move.verb == "stop"),
    words.ONLY_AGAINST_FLIPS.source: (
        "R12", lambda game, move, _: game.phase in ("reaction", "turn") and move.verb == "kill"),
    words.UNSTOPPABLE.source: ("R11", lambda game, move, _: game.phase == "turn" and not _stoppable(game)),
    words.NOTHING_TO_STOP.source: ("R10", lambda game, move, _: game.phase == "turn" and _stoppable(game)),
    words.STRUCK_ALREADY.source: ("R12", lambda game, move, _: game.phase == "rescue" and move.verb == "kill"),
    words.HERALD_VALUE.source: ("R23", lambda game, move, _: move.card in _hand(game)
                                and game.hand_value(move.card) < 5),
    words.MYSTIC_RANGE.source: ("R20", lambda game, move, _: move.number > 8),
    words.EXECUTIONER_RANGE.source: ("R27", lambda game, move, said: move.number > _highest_face_up(game)
                                     and dict(said.reason.params)["highest"] == _highest_face_up(game)),
    words.NO_SUCH_CARD.source: ("R17 R25 R30", lambda game, move, _: move.place >= len(game.court)),
    words.LIES_FACE_DOWN.source: ("R17 R25 R30", lambda game, move, _: game.marks[move.place] == DISGRACED),
    words.NOT_ITSELF.source: ("R17 R30", lambda game, move, _: move.place == len(game.court) - 1),
    words.NOT_ROYALTY.source: ("R17", lambda game, move, _: game.played == SENTRY
                               and game.court[move.place] in ROYALTY),
    words.OTHER_VALUE.source: ("R27", lambda game, move, _: VALUES[move.card] != game.target[0]),
    words.MUST_CONDEMN.source: ("R27", lambda game, _, __: game.target[0] in [VALUES[kind] for kind in _hand(game)]),
    words.TOO_LOW_FOR_JUDGE.source: ("R24", lambda game, move, _: VALUES[move.card] < 2),
    words.NOT_AMONG_SPOILS.source: ("R41", lambda game, move, _: move.card not in game.cards[HAND[game.turn]]),
    words.NOT_HIGHEST.source: ("R35", lambda game, move, _: move.seat not in _owners_of_the_highest(game)),
    words.TAKE_FROM.source: ("R35", lambda game, move, said: [each.seat for each in game.legal_moves()].count(
        move.seat) == 0 and move.seat != game.decider()),
    words.NOT_SHOWN.source: ("R35", lambda game, move, _: move.card not in game.cards[OPEN[move.seat]]),
}
"""By sentence: the rules that it may name, and what must be true."""

RULE_OF_A_HAND_CARD = {"show": "R34", "lay": "R36", "successor": "R37", "partner": "R38", "remove": "R39",
                       "swap": "R16", "sentry": "R17", "replace": "R18", "heir": "R23", "judge": "R24",
                       "condemn": "R27", "reaction": "R10", "assassin": "R12", "rescue": "R12", "turn": "R7",
                       "oath": "R7", "herald": "R7", "ability warden": "R21"}
"""By what is asked: the rule that asks for a card in hand."""
CARD_OF = {"stop": KINGS_HAND, "kill": ASSASSIN}


def _owners_of_the_highest(game: ImposterState) -> list[int]:
    best = [max(VALUES[kind] for kind in game.cards[OPEN[seat]]) for seat in range(3)]
    return [seat for seat in range(3) if best[seat] == max(best)]


def _stoppable(game: ImposterState) -> bool:
    """Whether the card on the Throne is none whose ability nobody can stop."""
    return not game.marks or not game.face_up(len(game.marks) - 1) or CARDS[game.court[-1]].id != "queen"


def _is_true(game: ImposterState, move: Move, said: Refusal) -> bool:
    """Whether the reason holds, and the rule is the one that says so."""
    source = said.reason.source
    if source == words.NOT_HELD.source:
        kind = CARD_OF.get(move.verb, move.card)
        return kind not in _hand(game) and said.rule == RULE_OF_A_HAND_CARD[question_of(game)]
    if source == words.ANTECHAMBER_FIRST.source:
        return said.rule == "R6" and bool(game.cards[OPEN[game.turn]]) and not game.cards[CONDEMNED[game.turn]]
    if source in TRUE:
        rules, check = TRUE[source]
        return said.rule in rules.split() and check(game, move, said)
    return move.verb not in answers()[question_of(game)]    # it says what else is to be done first


@pytest.mark.parametrize("asked", ASKED)
def test_every_refusal_is_true_and_names_its_rule(asked: str) -> None:
    for game in met()[asked]:
        legal = set(game.legal_moves())
        for each in GAME.moves:
            said = game.why_not(each)
            assert (said is None) == (each in legal)
            assert said is None or _is_true(game, each, said), f"{asked}, {each}: {said.rule}, {said.reason}"


def test_every_question_is_met() -> None:
    assert met().keys() == set(ASKED)


# -- what was said wrongly once --------------------------------------------------------------------------------------

def test_a_card_without_its_text_is_too_low_like_any_other_where_its_text_would_not_help() -> None:
    game = position("imposter-kings", "sentry elder", court="inquisitor! princess")
    game.muted = 1 << 8 | 1 << 3
    assert "Sentry (8 in hand) is below the Throne" in refused(game, "play sentry", "R7")
    assert "lost its text" in refused(game, "play elder", "R20")


def test_a_turn_speaks_of_the_king_only_while_he_can_be_flipped() -> None:
    upright = position("imposter-kings", "assassin", court="fool")
    assert refused(upright, "pass", "R4").endswith("play a card or flip your King.")
    flipped = position("imposter-kings", "assassin", court="fool", flipped="1")
    assert refused(flipped, "pass", "R4") == "It is your turn: play a card."
    assert "flip your King" in refused(position("imposter-kings", "fool", court="judge"), "pass", "R8")
    assert "you lose the round" in refused(position("imposter-kings", "fool", court="judge", flipped="1"), "pass", "R9")


def test_the_kings_hand_cannot_stop_the_flip_of_a_king() -> None:
    game = position("imposter-kings", "elder", "kings_hand", court="sentry", accused="fool",
                    successors=("judge", "soldier"))
    play(game, "flip")
    assert "cannot stop the flip" in refused(game, "stop", "R11")


def test_a_player_who_is_not_in_the_game_is_not_the_one_who_takes() -> None:
    game = GAME.start(seats=3, seed=1)
    while game.phase != "take":
        play(game, str(game.legal_moves()[0]))
    assert "is not in this game" in refused(game, f"take 4 {GAME.cards[QUEEN].id}", "R35")
