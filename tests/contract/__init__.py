"""The laws that hold for every game in the registry, by code that knows none of them."""
