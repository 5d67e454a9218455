"""What is done to the repository by commands of the Makefile, and is no part of the package."""
