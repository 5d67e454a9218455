"""People: who they are from visit to visit, and how they sign in."""
