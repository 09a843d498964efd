"""What can be heard: which sounds there are, when each may be heard, how they are mixed, and the device they go to."""
