"""What whoever runs a server does beside it: back up, restore, check."""
