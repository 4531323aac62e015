"""The server's face to browsers: HTTP, sockets, identity, limits and pages."""
