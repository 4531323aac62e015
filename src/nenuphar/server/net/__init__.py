"""Connections to browsers: frames, latency, addresses and rates. Knows no table."""
