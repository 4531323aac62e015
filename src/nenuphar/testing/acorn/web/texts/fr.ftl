# Acorn à l'écran. Le récit de la partie est dans ../../texts.

acorn-web-left = { $n ->
    [0] Il ne reste aucun caillou
    [one] Il reste un caillou
   *[other] Il reste { $n } cailloux
}
acorn-web-taken = { $n ->
    [one] un caillou
   *[other] { $n } cailloux
}
acorn-web-prompt = Prends quelques cailloux
level-squirrel = Écureuil

## Options et règles en bref

acorn-option-pebbles = Cailloux au départ
acorn-option-most = Cailloux par tour, au plus
acorn-web-how-1 = Il y a douze cailloux sur la table. Le hasard désigne le joueur qui commence.
acorn-web-how-2 = À ton tour, tu en prends un, deux ou trois.
acorn-web-how-3 = Le joueur qui prend le dernier caillou gagne.
