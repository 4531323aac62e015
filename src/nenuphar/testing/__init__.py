"""What a game needs to prove itself, for our games and for anybody's: laws, scenes, playthroughs, strategies."""
