# Acorn on screen. The story itself is told by ../../texts.

acorn-web-left = { $n ->
    [0] No pebbles are left
    [one] One pebble is left
   *[other] { $n } pebbles are left
}
acorn-web-taken = { $n ->
    [one] one pebble
   *[other] { $n } pebbles
}
acorn-web-prompt = Take a few pebbles
level-squirrel = Squirrel

## Options and rules in short

acorn-option-pebbles = Pebbles at the start
acorn-option-most = Most pebbles in a turn
acorn-web-how-1 = There are twelve pebbles on the table. Chance picks the player who begins.
acorn-web-how-2 = In your turn you take one, two or three of them.
acorn-web-how-3 = The player who takes the last pebble wins.
