"""All tests: a mirror of src, and the folders that test every game alike."""
