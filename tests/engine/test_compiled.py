"""The compiled engine does exactly what plain Python does, and never hides a change of its sources.

To compile it takes a minute, so all that needs it is left to the long run.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import zipfile
from contextlib import ExitStack
from itertools import zip_longest
from pathlib import Path

import pytest

from engine import __version__
from tests.helpers.amount import LONG
from tests.helpers.repo_files import ROOT

_UNWANTED = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "compiled-from")
COMPILED = f"{__version__} (compiled engine)"
PLAIN = f"{__version__} (plain Python engine)"


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout whose engine is not compiled."""
    return _checkout(tmp_path_factory.mktemp("plain"))


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout whose engine is compiled in place. It is compiled anew only if a source has changed."""
    done = _compile(ROOT)
    assert (done.returncode, done.stderr) == (0, "")
    checkout = _checkout(tmp_path_factory.mktemp("compiled"))
    (checkout / "build").symlink_to(ROOT / "build")
    assert _compile(checkout, "--in-place").returncode == 0
    return checkout


def _checkout(folder: Path) -> Path:
    for name in ("engine", "packaging"):
        shutil.copytree(ROOT / name, folder / name, ignore=_UNWANTED)
    return folder


def _compile(checkout: Path, *options: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run the command behind `make fast`."""
    return subprocess.run([sys.executable, checkout / "packaging" / "compile_engine.py", *options], check=False,
                          cwd=checkout, env={**os.environ, **settings}, capture_output=True, text=True)


def _started(checkout: Path, *command: str) -> subprocess.Popen[str]:
    """A process that runs the engine of a checkout, and the tests' helpers."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(checkout), str(ROOT)))}
    return subprocess.Popen([sys.executable, *command], cwd=checkout, env=environment, text=True,
                            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def _said(checkout: Path, *command: str) -> str:
    with _started(checkout, *command) as process:
        return process.communicate()[0].strip()


def _version(checkout: Path) -> str:
    return _said(checkout, "-m", "engine", "--version").removeprefix("throne-desktop engine ")


# -- both builds -------------------------------------------------------------------------------------------------------

@LONG
def test_both_builds_play_the_same_games_and_know_and_choose_the_same(plain: Path, compiled: Path) -> None:
    with ExitStack() as processes:
        first, second = (iter(processes.enter_context(_started(checkout, "-m", "tests.helpers.builds")).stdout
                              or ()) for checkout in (plain, compiled))
        assert (next(first), next(second)) == (f"{PLAIN}\n", f"{COMPILED}\n")
        lines = list(zip_longest(first, second))
    assert len(lines) > 500
    assert [other for line, other in lines if line != other][:20] == []


@LONG
def test_everything_that_is_said_to_be_compiled_is(compiled: Path) -> None:
    sources = _said(compiled, "-c", "import sys; sys.path.append('packaging'); import compile_engine; "
                    "print(*sum(compile_engine.groups().values(), []))").split()
    assert {"engine/core/state.py", "engine/bots/greedy.py", "engine/games/throne/legal.py"} <= set(sources)
    names = [source.removesuffix(".py").replace("/", ".") for source in sources]
    files = _said(compiled, "-c", f"for name in {names}: print(__import__(name, fromlist=['']).__file__)").splitlines()
    assert len(files) == len(names)
    assert [file for file in files if not file.endswith((".so", ".pyd"))] == []


@LONG
def test_no_build_keeps_anything_of_what_bots_imagine(plain: Path, compiled: Path) -> None:
    for checkout in (plain, compiled):
        kept = dict(line.rsplit(" ", 1) for line in _said(checkout, "-m", "tests.helpers.kept_blocks").splitlines())
        assert len(kept) == 10
        assert {who: blocks for who, blocks in kept.items() if float(blocks) > 5} == {}


# -- in a checkout -----------------------------------------------------------------------------------------------------

@LONG
@pytest.mark.parametrize("module", ["core.rng", "core.text"])   # compiled; plain, but compiled ones import it
def test_after_a_change_of_a_source_that_source_runs(compiled: Path, module: str) -> None:
    source = compiled.joinpath("engine", *module.split(".")).with_suffix(".py")
    text, times = source.read_text(encoding="utf-8"), source.stat()
    source.write_text(f"{text}\nCHANGED = 'yes'\n", encoding="utf-8")
    try:
        assert _said(compiled, "-c", f"from engine.{module} import CHANGED; print(CHANGED)") == "yes"
        assert _version(compiled) == PLAIN
    finally:
        source.write_text(text, encoding="utf-8")
        os.utime(source, ns=(times.st_atime_ns, times.st_mtime_ns))
    assert _version(compiled) == COMPILED


@LONG
def test_plain_python_comes_back(compiled: Path, tmp_path: Path) -> None:
    checkout = tmp_path / "checkout"
    shutil.copytree(compiled / "engine", checkout / "engine", ignore=shutil.ignore_patterns("__pycache__"))
    for file in (*compiled.glob("*__mypyc*"), ROOT / "Makefile"):
        shutil.copy2(file, checkout)
    assert _version(checkout) == COMPILED
    subprocess.run(["make", "-s", "plain"], cwd=checkout, check=True)
    assert _version(checkout) == PLAIN
    assert not [file for file in checkout.rglob("*") if file.suffix == ".so" or file.name == "compiled-from"]


# -- in a wheel --------------------------------------------------------------------------------------------------------

def _wheel(folder: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    return subprocess.run(command, cwd=ROOT, env={**os.environ, "THRONE_DESKTOP_COMPILED": "1", **settings},
                          capture_output=True, text=True, check=False)


@LONG
def test_a_wheel_carries_the_compiled_engine_if_asked(compiled: Path, tmp_path: Path) -> None:
    assert _wheel(tmp_path).returncode == 0
    (wheel,) = tmp_path.glob("*.whl")
    assert "-none-any" not in wheel.name
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(tmp_path / "installed")
    assert _version(tmp_path / "installed") == COMPILED


def test_a_wheel_asked_to_carry_it_needs_a_compiler(tmp_path: Path) -> None:
    done = _wheel(tmp_path, CC="no-such-compiler")
    assert done.returncode == 2
    assert done.stderr.startswith("throne-desktop: the C compiler no-such-compiler was not found. On Debian: ")
    assert done.stderr.count("\n") == 1


# -- without a compiler ------------------------------------------------------------------------------------------------

def test_a_missing_compiler_is_one_line_that_says_what_to_do(plain: Path) -> None:
    done = _compile(plain, "--in-place", CC="no-such-compiler -O3")
    assert (done.returncode, done.stdout) == (2, "")
    assert re.fullmatch(r"compile_engine: the C compiler no-such-compiler was not found\. On Debian: "
                        r"sudo apt-get install gcc libc6-dev python3\.\d+-dev\n", done.stderr)
    assert _version(plain) == PLAIN


def test_missing_headers_of_python_are_one_line_too(plain: Path) -> None:
    ask = ("import sys, sysconfig; sys.path.append('packaging'); import compile_engine; "
           "sysconfig.get_path = lambda name: '/nowhere'; sys.exit(compile_engine.main())")
    with _started(plain, "-c", ask) as process:
        said = process.communicate()[0]
    assert process.returncode == 2
    assert re.fullmatch(r"compile_engine: the headers of Python 3\.\d+ were not found\. On Debian: "
                        r"sudo apt-get install gcc libc6-dev python3\.\d+-dev\n", said)
