gobbit-web-about = Retourne des cartes, ouvre l'œil, et pose la main sur ta proie avant les autres. Juste à toute distance : ce qui compte, c'est quand tu as vu la carte.
