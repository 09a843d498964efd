"""Runs mypyc and the C compiler over the sources of the engine; compile_engine.py calls it in the project's folder."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from mypyc.build import mypycify
from setuptools import Distribution

from compile_engine import groups

_OPTIMISED: Final = "1"
"""The C compiler takes 60 % longer at 2, and the engine is no faster for it."""
_EXACT: Final = "-ffp-contract=off"
"""Without it, some processors would round a sum of products differently from plain Python."""
_DIRECT: Final = ("-fvisibility=hidden", "-fno-plt", "-finline-small-functions")
"""No library calls a function of another by its name. Knowing that, the compiler calls those of its own directly, and
inlines small ones: random games of Behind the Throne are a tenth faster, and compiling takes no longer."""
_TOGETHER: Final = ("-Wl,-z,noseparate-code",)
"""For Linux: code and constants share their pages. Apart, each would begin a page of its own in the file, and most
modules are a few hundred bytes that hand on to the library of their group."""


def run(folder: Path) -> None:
    """Compile into `folder`/lib what has changed; what mypyc remembers and writes lies beside it."""
    grouped = groups()
    sources = [name for names in grouped.values() for name in names]
    modules = mypycify([f"--cache-dir={folder / 'cache'}", *sources], opt_level=_OPTIMISED, debug_level="0",
                       separate=[(names, name) for name, names in grouped.items()], target_dir=str(folder / "c"))
    for module in modules:
        module.depends = [*(module.depends or ()), __file__]      # other options, other libraries
    if os.name == "posix":
        for module in modules:
            module.extra_compile_args = [*module.extra_compile_args, _EXACT, *_DIRECT]   # mypyc has one list for all
    if sys.platform == "linux":
        for module in modules:
            module.extra_link_args = [*(module.extra_link_args or ()), *_TOGETHER]
    build = Distribution({"name": "engine", "ext_modules": modules}).get_command_obj("build_ext")
    build.build_lib, build.build_temp = str(folder / "lib"), str(folder / "objects")
    build.parallel = os.cpu_count()
    build.ensure_finalized()
    build.run()
    made = {Path(output) for output in build.get_outputs()}
    for left in set((folder / "lib").rglob("*.*")) - made:
        left.unlink()


if __name__ == "__main__":
    run(Path(sys.argv[1]))
