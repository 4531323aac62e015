gobbit-web-about = Retourne des cartes, ouvre l'œil, et pose la main sur ta proie avant les autres. Équitable à toute distance : ton temps court à partir du moment où tu vois la carte.
