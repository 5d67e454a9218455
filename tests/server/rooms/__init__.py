"""Rooms in the tests' own process, with a clock that stands until it is moved."""
