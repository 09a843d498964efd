"""The laboratory: tables laid by hand, what was tried on them, and what a seat can know there."""
