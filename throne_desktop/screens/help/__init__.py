"""What helps and what explains the program itself: keys, fair play, licences, an unexpected error."""
