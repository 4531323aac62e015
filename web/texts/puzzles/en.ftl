# Puzzles: the texts of their page.

web-puzzles-games = Games
web-puzzles-kind = Which puzzle
web-puzzle-day = Puzzle of the day
web-puzzle-trainer = Trainer
web-puzzle-find = Find the best move.
web-puzzle-player = Player { $n }
web-puzzle-difficulty = Difficulty { $rating }
web-puzzle-uncounted = You have answered this one before. It no longer counts.
web-puzzle-once = The same for everyone today. Your first answer counts.
web-puzzle-moves = All moves as a list
web-puzzle-judging = Looking at your answer …
web-puzzle-right = Right!
web-puzzle-wrong = There was something better.
web-puzzle-yours = Your choice: { $move }, { $percent }% to win.
web-puzzle-best = Best: { $move }, { $percent }% to win.
web-puzzle-why = Why
web-puzzle-example = The board shows the solution, and how the others might play.
web-puzzle-next = Next puzzle
web-puzzle-train = Continue with the trainer
web-puzzle-rating = Rating
web-puzzle-change = { $rating } ({ $change })
web-puzzle-row = right in a row
web-puzzle-days = days in a row
web-puzzle-solved = { $right } of { $tried } right
web-puzzle-tomorrow = The next puzzle of the day comes in { $left }.
