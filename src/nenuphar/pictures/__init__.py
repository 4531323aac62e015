"""Pictures of matches as files: a card with the board and the players, and a short animation.

Boards are drawn by the games themselves (`picture.py` in a game's folder), from views that show no secret.
"""
