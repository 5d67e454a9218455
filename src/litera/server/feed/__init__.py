"""What those who are at a table are told of it, each as he may know it."""
