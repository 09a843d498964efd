"""Tests of the repository: Qt draws nowhere, and the tools in packaging/, which is no package, can be imported."""

from __future__ import annotations

import os
import sys

from tests.helpers.repo_files import ROOT

os.environ["QT_QPA_PLATFORM"] = "offscreen"
sys.path.append(str(ROOT / "packaging"))
