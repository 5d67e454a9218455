"""A cluster under faults, from a seed: what was acknowledged is there once, and nobody waits for long."""
