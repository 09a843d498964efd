"""Who plays here: the question at the door, and what is asked of somebody new."""
