acorn-first-picked = { $player ->
    [you] You begin.
   *[other] { $player } begins.
}
acorn-pebbles-taken = { $player ->
    [you] You take
   *[other] { $player } takes
} { $count ->
    [one] one pebble
   *[other] { $count } pebbles
}.
acorn-time-ran-out = { $player ->
    [you] You let the time pass.
   *[other] { $player } lets the time pass.
}
acorn-game-ended = { $player ->
    [you] You take the last pebble and win!
   *[other] { $player } takes the last pebble and wins!
}
acorn-offer-take = Take { $count }
acorn-goal = You win when you take the last pebble.

refused-AC-1 = A game has 1 to 99 pebbles, not { $pebbles }.
refused-AC-2 = It is not your turn.
refused-AC-3 = You can take 1 to { $most } pebbles, not { $count }.
