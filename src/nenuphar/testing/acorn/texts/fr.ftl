acorn-first-picked = { $player ->
    [you] Tu commences.
   *[other] { $player } commence.
}
acorn-pebbles-taken = { $player ->
    [you] Tu prends
   *[other] { $player } prend
} { $count ->
    [one] un caillou
   *[other] { $count } cailloux
}.
acorn-time-ran-out = { $player ->
    [you] Tu laisses passer le temps.
   *[other] { $player } laisse passer le temps.
}
acorn-game-ended = { $player ->
    [you] Tu prends le dernier caillou et tu gagnes !
   *[other] { $player } prend le dernier caillou et gagne !
}
acorn-offer-take = Prendre { $count }
acorn-goal = Tu gagnes si tu prends le dernier caillou.

refused-AC-1 = Il faut de 1 à 99 cailloux, pas { $pebbles }.
refused-AC-2 = Ce n’est pas ton tour.
refused-AC-3 = Tu peux prendre de 1 à { $most } cailloux, pas { $count }.
