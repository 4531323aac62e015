quibbit-web-about = Des grenouilles font la course autour d'un anneau de nénuphars. Chacun choisit une carte en secret, et seuls ceux qui tombent sur leur couleur la récupèrent.
