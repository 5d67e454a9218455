"""Litera."""
