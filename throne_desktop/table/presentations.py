"""All named presentations, and what surrounds their zones: importing this makes them known."""

from throne_desktop.table import plots, stalls
from throne_desktop.table.presentation import PRESENTATIONS, SCENERIES

__all__ = ["PRESENTATIONS", "SCENERIES", "plots", "stalls"]
