"""All tests: in which order they are run, and that the disk is not waited for, which would take most of their time."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import settings
from xdist.remote import Producer

from engine.core import disk
from tests.helpers import one_game, quick
from tests.helpers.amount import LONG_RUN
from tests.helpers.one_game import keep_game
from tests.helpers.order import Shares, put_in_order
from tests.helpers.quick import put_off

if TYPE_CHECKING:
    from throne_desktop.startup.start import Application

settings.register_profile("long", LONG_RUN)

os.environ["QT_NO_GUI_THREADPOOL"] = "1"
"""Qt fills a large area in one thread: in several, which wait for each other, it takes a sixth more CPU time."""

os.environ["LC_ALL"] = "C.UTF-8"
"""Tests read what is said in English, whatever language their programmer speaks; those about languages ask for one."""

gc.set_threshold(20_000, 10, 10)
"""Garbage is looked for a thirtieth as often as usual, which takes 3 % less CPU time; whenever a file of tests begins,
or a page of the window is left, it is collected anyway."""


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """One process more than there are cores: tests of the window wait for a fifth of their time."""
    return (os.cpu_count() or 1) + 1


def pytest_addoption(parser: pytest.Parser) -> None:
    """The tests of one game can be asked for, and all that there are."""
    one_game.add_option(parser)
    quick.add_option(parser)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> Iterator[None]:
    """Those that are asked for are run, as far as there is time; the longest begin first."""
    keep_game(config, items)
    put_off(config, items)
    yield
    put_in_order(items)


def keep_what_is_left() -> None:
    """Garbage goes, and what is left is not searched again: games that tests share, and the tests themselves."""
    gc.collect()
    gc.freeze()


def pytest_collection_finish() -> None:
    """What was collected stays to the end."""
    keep_what_is_left()


@pytest.fixture(autouse=True, scope="module")
def nothing_is_searched_twice() -> None:
    """The window collects garbage whenever a page is left, for each test a quarter of a second late in a long run."""
    keep_what_is_left()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Shares:
    """Several processes share the tests."""
    return Shares(config, log)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """A process that shares the tests tells of each test whether it passed, and of what failed before and after it.

    That it began, and that nothing failed before and after it, would take as long to tell as most tests take.
    """
    if not hasattr(item.config, "workerinput"):
        return None
    runner: Any = item.config.pluginmanager.get_plugin("runner")
    for report in runner.runtestprotocol(item, nextitem=nextitem, log=False):
        if report.when == "call" or not report.passed:
            item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


@pytest.fixture(scope="session")
def qapp_cls() -> type[Application]:
    """The program's own kind of application, whichever test is the first to need one."""
    from throne_desktop.startup.start import Application  # once Qt knows that it draws nowhere

    return Application


@pytest.fixture(autouse=True, scope="module")
def waits_for_no_disk() -> Iterator[None]:
    """Files are written as ever, but nothing is forced onto the disk; tests about that have a fixture of this name."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(disk, "sync", lambda number: None)
        patch.setattr(disk, "sync_folder", lambda folder: None)
        yield
