"""The edge: HTTP and WebSockets, who asks, and how much they may."""
