"""The laboratory behind its page: what was tried from a position, and how a position is judged."""
