"""The statistics of whoever plays here."""
