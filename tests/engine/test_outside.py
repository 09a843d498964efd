"""Data from outside is read within bounds: what is wrong with it is nonsense, and never another error."""

from __future__ import annotations

import json
import tracemalloc

import pytest

from engine.core.outside import MOST, Nonsense, content_of, object_in, value_in, writable

NONSENSE = {
    "nothing": b"", "no JSON": b"{", "no text": b"\xff\xfe{}", "a zero byte": b"\0" * 100, "a text cut": b'{"a": "b',
    "no number": b"[NaN]", "an endless constant": b"[-Infinity]", "an endless number": b"[1e999]",
    "a long number": b"[%d]" % 10 ** 400, "a number of many digits": b"[" + b"9" * 5_000 + b"]",
    "half a surrogate pair": rb'["\ud800"]', "half a pair in a name": rb'{"\udfff": 1}',
    "half a pair in bytes": b'["\xed\xa0\x80"]',
    "nested deeply": b"[" * 60 + b"]" * 60, "nested without end": b"[" * 100_000,
    "objects without end": b'{"a":' * 100_000, "large": b" " * MOST + b"{}",
    "many values": b"[" + b"{}," * 500_000 + b"1]",
}


@pytest.mark.parametrize("content", NONSENSE.values(), ids=NONSENSE)
def test_what_is_out_of_bounds_is_nonsense(content: bytes) -> None:
    with pytest.raises(Nonsense):
        value_in(content)


@pytest.mark.parametrize("value", [
    None, True, 0, -1.5, 2 ** 128, "", "Zoë \U0001f451", [], {}, {"a": [1, {"b": "c"}]}, 1e308, "a, b" * 100_000,
    '"\\' * 10_000])
def test_what_is_within_bounds_is_read_as_it_was_written(value: object) -> None:
    assert value_in(content_of(value)) == value
    assert value_in(json.dumps(value).encode()) == value


@pytest.mark.parametrize("value", [float("nan"), float("inf"), ["\ud800"], {"\udcff": 1}, [[]] * 200_000])
def test_what_could_not_be_read_again_is_not_written(value: object) -> None:
    with pytest.raises(Nonsense):
        content_of(value)


def test_entries_out_of_bounds_are_left_out() -> None:
    assert object_in(rb'{"a": 1, "b": 1e999, "\ud800": 2, "c": "\udfff", "d": [2]}') == ({"a": 1, "d": [2]}, False)
    assert object_in(b'{"a": 1}') == ({"a": 1}, True)
    with pytest.raises(Nonsense):
        object_in(b"[1]")


def test_half_a_surrogate_pair_is_written_as_a_question_mark() -> None:
    assert writable("A\ud800B") == "A?B"
    assert writable("Zoë \U0001f451") == "Zoë \U0001f451"


def _objects(size: int) -> bytes:
    return b"[" + b"{}," * (size // 3) + b"{}]"


def _named(size: int) -> bytes:
    return b"[" + b",".join(b'{"%x":{"%x":0}}' % (number, number) for number in range(size // 22)) + b"]"


def _chains(number: int) -> bytes:
    """Objects in objects, as deep as they may be."""
    opening = [b'{"%x":' % step for step in range(number * 36)]
    chains = [b"".join(opening[36 * each:36 * each + 36]) + b"0" + b"}" * 36 for each in range(number)]
    return b"[" + b",".join(chains) + b"]"


HEAVY = {
    "empty objects": _objects(MOST), "as many objects as may be": _objects(224_000),
    "as many in one another as may be": _chains(4_000), "as many named ones as may be": _named(1_090_000),
    "numbers": b"[" + b"1.5," * 149_000 + b"1]",
    "a wide text": '"{}\U0001f451"'.format("x" * (MOST - 10)).encode(),
    "texts": b"[" + b'"%s",' % (b"ab" * 4) * 149_000 + b"1]", "quotes": b'"' * MOST,
    "commas in texts": b"[" + b'",,,,,,,,,,,,,,,,,,",' * 149_000 + b"1]",
    "escapes": rb'["' + rb"\"" * (MOST // 2 - 5) + b'"]',
}


@pytest.mark.parametrize("content", HEAVY.values(), ids=HEAVY)
def test_reading_takes_little_memory_whatever_a_file_says(content: bytes) -> None:
    tracemalloc.start()
    try:
        value_in(content)
    except Nonsense:
        pass
    finally:
        _, peak = tracemalloc.get_traced_memory()
        tracemalloc.stop()
    assert peak < 50e6, f"{peak / 1e6:.0f} MB"
