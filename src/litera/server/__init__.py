"""The table server: guests, tables and their chronicles over HTTP and WebSocket (docs/table-server.md)."""
