"""The records on disk, and what is told of them."""
