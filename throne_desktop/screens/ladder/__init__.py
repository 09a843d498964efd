"""The ladder through the hall: who is met on it, and how far somebody has come."""
