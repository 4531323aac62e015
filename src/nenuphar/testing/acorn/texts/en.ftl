acorn-pebbles-taken = { $player } takes { $count ->
    [one] one pebble
   *[other] { $count } pebbles
}.
acorn-time-ran-out = { $player } let the time pass.
acorn-game-ended = { $player } takes the last pebble and wins!
acorn-offer-take = Take { $count }

refused-AC-1 = A game has 1 to 99 pebbles, not { $pebbles }.
refused-AC-2 = It is not your turn.
refused-AC-3 = You can take 1 to { $most } pebbles, not { $count }.
