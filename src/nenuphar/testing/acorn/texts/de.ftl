acorn-first-picked = { $player ->
    [you] Du beginnst.
   *[other] { $player } beginnt.
}
acorn-pebbles-taken = { $player ->
    [you] Du nimmst
   *[other] { $player } nimmt
} { $count ->
    [one] einen Kiesel
   *[other] { $count } Kiesel
}.
acorn-time-ran-out = { $player ->
    [you] Du lässt die Zeit verstreichen.
   *[other] { $player } lässt die Zeit verstreichen.
}
acorn-game-ended = { $player ->
    [you] Du nimmst den letzten Kiesel und gewinnst!
   *[other] { $player } nimmt den letzten Kiesel und gewinnt!
}
acorn-offer-take = { $count } nehmen
acorn-goal = Du gewinnst, wenn du den letzten Kiesel nimmst.

refused-AC-1 = Ein Spiel hat 1 bis 99 Kiesel, nicht { $pebbles }.
refused-AC-2 = Du bist nicht an der Reihe.
refused-AC-3 = Du kannst 1 bis { $most } Kiesel nehmen, nicht { $count }.
