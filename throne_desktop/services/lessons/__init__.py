"""Guided games, lessons of a course, and the exercises there are."""
