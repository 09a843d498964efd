"""Quests and deeds: what is to be done today, and what was done in all games."""
