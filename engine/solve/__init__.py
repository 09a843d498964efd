"""Exact play in small endings: every way the unseen cards can lie and every draw, and the equilibrium of that."""
