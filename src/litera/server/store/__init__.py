"""Where chronicles are kept: SQLite or PostgreSQL, written in groups by one thread."""
