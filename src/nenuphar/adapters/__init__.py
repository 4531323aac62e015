"""The games in the shapes that other libraries expect: OpenSpiel, PettingZoo and Gymnasium.

Each adapter is an extra of its own (`nenuphar[openspiel]` and so on) and works for every game in `nenuphar.games`.
"""
