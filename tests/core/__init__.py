"""What every game stands on: chance, options, events, tables and records."""
