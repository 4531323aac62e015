china_moon-web-about = Chacun déplace les grenouilles de tous sur un étang au clair de lune. Les nénuphars vont au propriétaire de la grenouille, et beaucoup d'une couleur comptent le plus.
