"""`python -m engine bench`: how fast the engine and the bots are, and how much faster than another revision.

`positions.py` and `measures.py` use only the names that every revision of the engine offers, so `worker.py` can run
them on an older one.
"""
