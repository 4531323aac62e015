sprout-pebbles-taken = { $player } takes { $count ->
    [one] one pebble
   *[other] { $count } pebbles
}.
sprout-time-ran-out = { $player } let the time pass.
sprout-game-ended = { $player } takes the last pebble and wins!
sprout-offer-take = Take { $count }

refused-SP-1 = A game has 1 to 99 pebbles, not { $pebbles }.
refused-SP-2 = It is not your turn.
refused-SP-3 = You can take 1 to { $most } pebbles, not { $count }.
