"""The arena: many games of bots against each other, and what they show."""
