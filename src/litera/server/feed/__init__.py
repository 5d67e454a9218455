"""What those who are at a table are told of it, each as they may know it."""
