"""The parts of a table on the server, each alone."""
