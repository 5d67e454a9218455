"""Several servers together."""
