"""What tells of moves on the table: last moves, hints, refusals, links, forecasts, flights, great moments."""
