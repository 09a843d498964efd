"""The play screen, and its helpers, each of which has one task on it."""
