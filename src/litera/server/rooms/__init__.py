"""Tables in memory: one thing happens after another, is stored, and then announced."""
