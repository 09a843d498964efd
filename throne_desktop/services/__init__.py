"""What works behind the window. Importing the package imports no Qt, for the sake of the bots' processes."""
