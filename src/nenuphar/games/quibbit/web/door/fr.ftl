quibbit-web-about = Des grenouilles tournent autour d'un anneau de nénuphars. Chacun choisit une carte en secret, et seul qui tombe sur sa couleur la récupère.
