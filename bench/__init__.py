"""Benchmarks: each prints its figures, the targets beside them, and the machine they were taken on."""
