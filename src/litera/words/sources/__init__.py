"""The public sources of the lexicons in the package, and how each is read and filtered."""
