"""Sounds on their way to a device, which here is a buffer: what is heard together, what waits, what is not heard."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from array import array
from collections.abc import Iterator

import pytest

from tests.helpers.repo_files import ROOT
from throne_desktop.services.sound.catalogue import HIGHEST, RATE, SOUNDS, louder, names_of, samples
from throne_desktop.services.sound.device import NoDevice, Source
from throne_desktop.services.sound.manners import Manners
from throne_desktop.services.sound.mixer import Mixer
from throne_desktop.services.sound.player import SoundPlayer
from throne_desktop.services.sound.sounds import Sounds
from throne_desktop.storage.settings import Settings

PATIENCE = 20.0
BLOCK = RATE // 25
LOUD, LOW = array("h", [HIGHEST] * 3000), array("h", [-100] * 2000)


class Buffer:
    """A sound system whose devices play into memory, a block whenever `listen` asks for one.

    Where it is `stuck`, no device can be closed any more, as when the server of the sound system has ended.
    """

    def __init__(self, devices: int = 100, *, stuck: bool = False) -> None:
        self.left = devices
        self.let_close = threading.Event()
        if not stuck:
            self.let_close.set()
        self.asked = 0
        self.open = 0
        self.closed = threading.Event()
        self._changed = threading.Condition()
        self._source: Source | None = None

    def __call__(self, source: Source) -> Buffer:
        with self._changed:
            self.asked += 1
            self._changed.notify_all()
            if not self.left:
                raise NoDevice("There is none.")
            self.left -= 1
            self.open += 1
            self._source = source
            return self

    def close(self) -> None:
        self.let_close.wait(PATIENCE)
        self.open -= 1
        self.closed.set()

    def wait_until_asked(self, times: int) -> None:
        """Until a device was asked for so many times."""
        with self._changed:
            assert self._changed.wait_for(lambda: self.asked >= times, PATIENCE), "nobody asked for a device"

    def listen(self, seconds: float) -> array[int]:
        """What is heard in so many seconds, from the first sample that is not silent."""
        self.wait_until_asked(1)
        assert self._source is not None
        ends = time.monotonic() + PATIENCE
        while not any(first := self._source(1)):
            assert time.monotonic() < ends, "nothing is heard"
        blocks = [self._source(BLOCK) for _ in range(round(seconds * RATE / BLOCK))]
        return sum(blocks, first)


@pytest.fixture
def buffer() -> Buffer:
    """A sound system that plays into memory."""
    return Buffer()


@pytest.fixture
def player(buffer: Buffer) -> Iterator[SoundPlayer]:
    """A player of that system."""
    made = SoundPlayer(buffer)
    yield made
    made.close()


@pytest.fixture
def heard(player: SoundPlayer) -> Sounds:
    """The sounds as a player chose them who wants all of them, at full volume."""
    made = Sounds(player)
    made.follow(Settings(volume=100))
    return made


def in_it(sound: str, stream: array[int]) -> bool:
    """Whether the stream begins with one of the files of a sound, alone."""
    return any(stream[:len(data)] == data for name in names_of(sound) for data in [audible(samples(name))])


def audible(data: array[int]) -> array[int]:
    """The samples from the first that is not silent."""
    return data[next(number for number, each in enumerate(data) if each):]


# -- the mixer ---------------------------------------------------------------------------------------------------------

def test_sounds_are_added_up() -> None:
    mixer = Mixer()
    mixer.add(LOUD)
    mixer.add(LOW, after=500)
    mixed = mixer.mix(4000)
    assert (mixed[0], mixed[499], mixed[500], mixed[2499], mixed[2500], mixed[2999], mixed[3000]) == (
        HIGHEST, HIGHEST, HIGHEST - 100, HIGHEST - 100, HIGHEST, HIGHEST, 0)
    assert not mixer.busy


def test_a_stream_does_not_depend_on_its_blocks() -> None:
    streams = []
    for size in (100, 700, 4900):
        mixer = Mixer()
        mixer.add(samples("drum")[:4000])
        mixer.add(LOW, after=901)
        streams.append(sum((mixer.mix(size) for _ in range(4900 // size)), array("h")))
    assert streams[0] == streams[1] == streams[2]


def test_however_many_sounds_come_nothing_is_cut_off() -> None:
    mixer = Mixer()
    for number in range(9):
        mixer.add(LOUD, loud=number % 2 == 0)
    blocks = [mixer.mix(1000) for _ in range(20)]
    assert max(map(max, blocks)) == 3 * HIGHEST
    assert not mixer.busy


def test_a_loud_sound_waits_for_room_and_a_small_one_does_not() -> None:
    mixer = Mixer()
    for _ in range(4):
        mixer.add(LOUD, loud=True)
    assert list(mixer.mix(6000)[::1500]) == [3 * HIGHEST, 3 * HIGHEST, 0, 0]
    assert mixer.mix(1)[0] == HIGHEST
    mixer.mix(3000)
    for _ in range(4):
        mixer.add(LOUD)
    assert list(mixer.mix(6000)[::1500]) == [2 * HIGHEST, 2 * HIGHEST, 0, 0]
    assert not mixer.busy


# -- manners -----------------------------------------------------------------------------------------------------------

def test_there_are_never_two_loud_sounds_at_once() -> None:
    manners = Manners()
    assert manners.wait("drum", 10.0, 0.8) == 0.0
    assert manners.wait("reveal", 10.5, 0.6) is None
    assert manners.wait("lay", 10.5, 0.2) == 0.0
    assert manners.wait("take", 10.8, 0.4) == 0.0


@pytest.mark.parametrize("sound", ["turn", "win", "loss"])
def test_what_says_something_waits_until_the_loud_one_is_over(sound: str) -> None:
    manners = Manners()
    manners.wait("drum", 10.0, 0.8)
    assert manners.wait(sound, 10.5, 0.6) == pytest.approx(0.3)
    assert manners.wait("reveal", 11.3, 0.6) is None
    assert manners.wait("reveal", 11.5, 0.6) == 0.0


def test_the_same_sound_is_not_heard_twice_in_one_breath() -> None:
    manners = Manners()
    assert [manners.wait("lay", 10.0 + number / 20, 0.2) for number in range(5)] == [0.0, None, 0.0, None, 0.0]


# -- to the device -----------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("sound", SOUNDS)
def test_every_sound_is_heard_as_it_is_in_its_file(sound: str, heard: Sounds, buffer: Buffer) -> None:
    heard.play(sound)
    assert in_it(sound, buffer.listen(1.0))


def test_nothing_asks_for_a_device_before_the_first_sound(heard: Sounds, buffer: Buffer) -> None:
    assert buffer.asked == 0
    heard.play("lay")
    buffer.wait_until_asked(1)


def test_the_device_is_let_go_after_a_silence_and_opened_for_the_next_sound(buffer: Buffer) -> None:
    player = SoundPlayer(buffer, rest=0.0)
    player.play(lambda: LOW)
    buffer.listen(0.5)
    assert buffer.closed.wait(PATIENCE)
    player.play(lambda: LOW)
    buffer.wait_until_asked(2)
    player.close()
    assert (buffer.open, buffer.asked) == (0, 2)


def test_without_a_device_there_is_silence_and_nobody_asks_again() -> None:
    buffer = Buffer(devices=0)
    player = SoundPlayer(buffer)
    player.play(lambda: LOW)
    buffer.wait_until_asked(1)
    player.play(lambda: LOW)
    player.close()
    assert buffer.asked == 1


@pytest.fixture
def ended() -> Iterator[Buffer]:
    """A sound system whose servers end as soon as something was heard, so that no device can be closed."""
    system = Buffer(stuck=True)
    yield system
    system.let_close.set()


def test_after_the_sound_server_has_ended_the_next_sound_is_heard_from_a_new_device(ended: Buffer) -> None:
    player = SoundPlayer(ended, deaf=0.0)
    for time_around in range(1, 5):
        player.play(lambda: LOW)
        ended.wait_until_asked(time_around)
        assert LOW[0] in ended.listen(0.5)
    player.close()
    assert (ended.asked, ended.open) == (4, 4)


def test_as_long_as_no_server_has_come_back_every_sound_looks_for_one_anew(ended: Buffer) -> None:
    player = SoundPlayer(ended, deaf=0.0, again=0.0)
    player.play(lambda: LOW)
    ended.listen(0.5)
    ended.left = 0
    for times in (2, 3):
        player.play(lambda: LOW)
        ended.wait_until_asked(times)
    ended.left = 1
    player.play(lambda: LOW)
    ended.wait_until_asked(4)
    assert LOW[0] in ended.listen(0.5)
    player.close()


def test_without_the_library_the_program_is_silent_and_ends_as_usual() -> None:
    code = ("import sys, time\nsys.modules['_miniaudio'] = None\n"
            "from throne_desktop.services.sound.sounds import Sounds\n"
            "sounds = Sounds()\nsounds.play('win')\nsounds.play('turn')\n")
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=60,
                          check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


# -- what the player has chosen ----------------------------------------------------------------------------------------

def test_softer_is_softer(player: SoundPlayer, buffer: Buffer) -> None:
    sounds = Sounds(player)
    sounds.follow(Settings(volume=50))
    sounds.play("token")
    whole = samples("token")
    softer = audible(louder(whole, 50))
    assert buffer.listen(1.0)[:len(softer)] == softer
    assert max(louder(whole, 50)) == pytest.approx(max(whole) / 4, abs=1)


@pytest.mark.parametrize(("chosen", "in_front"), [(Settings(sound="turn"), True), (Settings(sound="all"), False)],
                         ids=["only my turn", "behind another program"])
def test_only_that_it_is_my_turn(chosen: Settings, in_front: bool, player: SoundPlayer, buffer: Buffer) -> None:
    chosen.volume = 100
    sounds = Sounds(player)
    sounds.follow(chosen)
    for sound in ("drum", "lay", "refused", "turn"):
        sounds.play(sound, in_front=in_front)
    assert in_it("turn", buffer.listen(1.0))


@pytest.mark.parametrize("chosen", [Settings(sound="off"), Settings(volume=0)], ids=["off", "volume 0"])
def test_nothing_if_nothing_is_wanted(chosen: Settings, player: SoundPlayer, buffer: Buffer) -> None:
    sounds = Sounds(player)
    sounds.follow(chosen)
    for sound in SOUNDS:
        sounds.play(sound)
    sounds.close()
    assert buffer.asked == 0
