"""The preferences, and the page where keys are chosen."""
