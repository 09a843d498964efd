"""Ways to run the program that end by themselves: self-test, screenshot, bench."""
