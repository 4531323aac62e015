"""Several processes, one database: which node plays a table, and how a visitor reaches it from any other node."""
