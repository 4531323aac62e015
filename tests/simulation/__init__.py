"""A whole house in one thread and in virtual time: nodes, their store, networks and people, all from one seed.

The code of the server is the real one. Replaced are what it runs on: the event loop, clocks, chance, sockets, the
database and the worker processes. docs/simulation.md tells how to run it, and how to replay a seed.
"""
