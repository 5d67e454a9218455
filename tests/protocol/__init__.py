"""The protocol: requests, replies, error codes and sentences."""
