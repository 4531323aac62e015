# Acorn auf dem Bildschirm. Den Spielverlauf erzählt ../../texts.

acorn-web-left = { $n ->
    [0] Kein Kiesel ist übrig
    [one] Ein Kiesel ist übrig
   *[other] { $n } Kiesel sind übrig
}
acorn-web-taken = { $n ->
    [one] ein Kiesel
   *[other] { $n } Kiesel
}
acorn-web-prompt = Nimm ein paar Kiesel
level-squirrel = Eichhörnchen

## Optionen und Regeln in Kürze

acorn-option-pebbles = Kiesel am Anfang
acorn-option-most = Kiesel pro Zug, höchstens
acorn-web-how-1 = Zwölf Kiesel sind auf dem Tisch. Der Zufall bestimmt, wer beginnt.
acorn-web-how-2 = Wenn du an der Reihe bist, nimmst du einen, zwei oder drei.
acorn-web-how-3 = Wer den letzten Kiesel nimmt, gewinnt.
