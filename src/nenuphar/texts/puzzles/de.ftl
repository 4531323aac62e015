# Rätsel: Nur ihre Seite und das Terminal brauchen diese Texte.

puzzles-running = In Partien von { $game } werden Rätsel gesucht.
puzzles-stopped = Abgebrochen. In { $path } sind { $found } Rätsel; derselbe Befehl sucht weiter.
puzzles-done = { $found } Rätsel aus { $matches } Partien sind in { $path }
puzzles-checking = Die Rätsel von { $game } werden geprüft.
puzzles-wrong = Diese Rätsel von { $game } sind falsch: { $faults }.
puzzles-right = Alle { $found } Rätsel von { $game } stimmen.

refused-TB-152-day = Das Rätsel des Tages hat gewechselt. Öffne das neue.
refused-TB-152-other = Dieses Rätsel hast du nicht bekommen. Nimm das nächste.
refused-TB-152-soon = Dieses Rätsel kommt in den nächsten Tagen. Nimm ein anderes.
refused-TB-155 = Das ist keiner der Züge dieses Rätsels.
