"""The arena: many games of machine players against each other, and what they show."""
