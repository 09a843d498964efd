"""The laboratory: any table, what may be done there, what is best, and what a seat can know."""
