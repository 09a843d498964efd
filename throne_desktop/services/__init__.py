"""What works behind the windows. Importing this package imports no Qt: a bot's process does so."""
