"""What a bot's process says is a choice only if it is one among the moves that it was asked about."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.bots.timing import Timing
from engine.core.observe import Observation
from throne_desktop.services.bots.bot_process import answer
from throne_desktop.services.protocol import Asked, BadAnswer, Terms, read_answer, written


def told_of(observation: Observation[Any]) -> dict[str, Any]:
    """A good answer to request 1."""
    asked = Asked(1, observation, Terms.from_timing("page", 1, Timing(60.0)))
    told: dict[str, Any] = json.loads(answer(written(asked)))
    return told


def test_a_good_answer_is_read(observation: Observation[Any]) -> None:
    told = told_of(observation)
    assert read_answer(json.dumps(told).encode(), 1, observation).to_json() == told["choice"]


@pytest.mark.parametrize("told", [b"", b"\xff\x00", b"42", b"[]", b"{}", b"null", b"[" * 100_000, b"9" * 10_000],
                         ids=lambda told: repr(told[:5]))
def test_what_is_no_answer_is_refused(observation: Observation[Any], told: bytes) -> None:
    with pytest.raises(BadAnswer, match=r"^The bot’s answer made no sense\.$"):
        read_answer(told, 1, observation)


@pytest.mark.parametrize("changes", [{"game": "chess"}, {"request": 2}, {"choice": None}, {"choice": {}}], ids=str)
def test_an_answer_to_another_question_is_refused(observation: Observation[Any], changes: dict[str, Any]) -> None:
    with pytest.raises(BadAnswer, match=r"^The bot’s answer made no sense\.$"):
        read_answer(json.dumps(told_of(observation) | changes).encode(), 1, observation)


@pytest.mark.parametrize("changes", [{"move": "mate in three"}, {"move": None}, {"why": None}, {"why": "because"},
                                     {"ranking": 1}, {"ranking": [["reveal"]]}, {"ranking": [["reveal", "best"]]}],
                         ids=str)
def test_a_choice_with_a_part_that_makes_no_sense_is_refused(
        observation: Observation[Any], changes: dict[str, Any]) -> None:
    told = told_of(observation)
    told["choice"] |= changes
    with pytest.raises(BadAnswer, match=r"^The bot’s answer made no sense\.$"):
        read_answer(json.dumps(told).encode(), 1, observation)


def test_a_value_that_no_number_holds_is_refused(observation: Observation[Any]) -> None:
    told = told_of(observation)
    told["choice"]["ranking"][0][1] = 10 ** 400
    with pytest.raises(BadAnswer, match=r"^The bot’s answer made no sense\.$"):
        read_answer(json.dumps(told).encode(), 1, observation)


@pytest.mark.parametrize("changes", [{"move": "destroy 4 king"}, {"ranking": [["destroy 4 king", 1.0]]}], ids=str)
def test_a_move_that_is_not_legal_now_is_refused(observation: Observation[Any], changes: dict[str, Any]) -> None:
    told = told_of(observation)
    told["choice"] |= changes
    with pytest.raises(BadAnswer, match="“destroy 4 king”, which the rules do not allow now"):
        read_answer(json.dumps(told).encode(), 1, observation)
