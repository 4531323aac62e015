"""What is fast, measured beside others on the same machine in the same run: `make bench`."""
