"""The road to the throne."""
