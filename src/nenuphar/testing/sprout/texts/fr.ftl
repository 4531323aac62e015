sprout-pebbles-taken = { $player } prend { $count ->
    [one] un caillou
   *[other] { $count } cailloux
}.
sprout-time-ran-out = { $player } a laissé passer le temps.
sprout-game-ended = { $player } prend le dernier caillou et gagne !
sprout-offer-take = Prendre { $count }

refused-SP-1 = Il faut de 1 à 99 cailloux, pas { $pebbles }.
refused-SP-2 = Ce n’est pas ton tour.
refused-SP-3 = Tu peux prendre de 1 à { $most } cailloux, pas { $count }.
