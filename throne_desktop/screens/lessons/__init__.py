"""The pages for learners: courses, guided games, exercises, rule books."""
