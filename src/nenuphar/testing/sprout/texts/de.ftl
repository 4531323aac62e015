sprout-pebbles-taken = { $player } nimmt { $count ->
    [one] einen Kiesel
   *[other] { $count } Kiesel
}.
sprout-time-ran-out = { $player } hat die Zeit verstreichen lassen.
sprout-game-ended = { $player } nimmt den letzten Kiesel und gewinnt!
sprout-offer-take = { $count } nehmen

refused-SP-1 = Ein Spiel hat 1 bis 99 Kiesel, nicht { $pebbles }.
refused-SP-2 = Du bist nicht an der Reihe.
refused-SP-3 = Du kannst 1 bis { $most } Kiesel nehmen, nicht { $count }.
