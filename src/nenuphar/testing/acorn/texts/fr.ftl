acorn-pebbles-taken = { $player } prend { $count ->
    [one] un caillou
   *[other] { $count } cailloux
}.
acorn-time-ran-out = { $player } a laissé passer le temps.
acorn-game-ended = { $player } prend le dernier caillou et gagne !
acorn-offer-take = Prendre { $count }

refused-AC-1 = Il faut de 1 à 99 cailloux, pas { $pebbles }.
refused-AC-2 = Ce n’est pas ton tour.
refused-AC-3 = Tu peux prendre de 1 à { $most } cailloux, pas { $count }.
