"""What outlives a run of the program, and where it lies. Nothing here imports Qt."""
