# Puzzles: only their page and the terminal need these texts.

puzzles-running = Looking for puzzles in matches of { $game }.
puzzles-stopped = Stopped. { $path } has { $found } puzzles; the same command goes on.
puzzles-done = { $found } puzzles of { $matches } matches are in { $path }
puzzles-checking = Checking the puzzles of { $game }.
puzzles-wrong = These puzzles of { $game } are wrong: { $faults }.
puzzles-right = All { $found } puzzles of { $game } are right.

refused-TB-152-day = The puzzle of the day has changed. Open the new one.
refused-TB-152-other = This is not the puzzle that you were given. Take the next one.
refused-TB-152-soon = This puzzle is one of the coming days. Take another one.
refused-TB-155 = This is not one of the moves of the puzzle.
