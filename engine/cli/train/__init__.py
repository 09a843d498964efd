"""Training of learned values: self-play, a small network fitted to who won, and how much better it predicts.

Only this package needs numpy.
"""
