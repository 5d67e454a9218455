"""Finds lays of Scrabble Cards: by a GADDAG and compiled kernels, weighed with premium and condition cards."""
