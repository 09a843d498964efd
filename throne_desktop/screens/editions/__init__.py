"""The page on which editions of somebody's own are made."""
