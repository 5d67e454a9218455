"""Several servers that serve every table together: who owns which tables, and how the others ask the owner."""
