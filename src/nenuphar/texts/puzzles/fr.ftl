# Les problèmes : seuls leur page et le terminal ont besoin de ces textes.

puzzles-running = Recherche de problèmes dans des parties de { $game }.
puzzles-stopped = Arrêté. { $path } contient { $found } problèmes ; la même commande continue.
puzzles-done = { $found } problèmes, tirés de { $matches } parties, sont dans { $path }
puzzles-checking = Vérification des problèmes de { $game }.
puzzles-wrong = Ces problèmes de { $game } sont faux : { $faults }.
puzzles-right = Les { $found } problèmes de { $game } sont justes.

refused-TB-152-day = Le problème du jour a changé. Ouvre le nouveau.
refused-TB-152-other = Ce n’est pas le problème qui t’a été donné. Prends le suivant.
refused-TB-152-soon = Ce problème est celui d’un des jours à venir. Prends-en un autre.
refused-TB-155 = Ce n’est pas un des coups du problème.
