"""The edge: HTTP and WebSockets, who asks, and how much he may."""
