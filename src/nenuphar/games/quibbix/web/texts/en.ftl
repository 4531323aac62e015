# Quibbix on screen, in English. The story itself is told by ../../texts.

quibbix-web-you = You
quibbix-web-when = Turn { $turn } of { $turns }
quibbix-web-when-round = Round { $round } of { $rounds }, turn { $turn }
quibbix-web-holds = { $n ->
    [one] one point
   *[other] { $n } points
}
quibbix-web-points = { $n ->
    [one] point
   *[other] points
}
quibbix-web-sum = { $n ->
    [one] 1 point
   *[other] { $n } points
}

## Building

quibbix-web-rack = Your rack: { $n ->
    [one] one tile
   *[other] { $n } tiles
}
quibbix-web-rack-empty = All your tiles lie in words.
quibbix-web-tile = { $letter }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
quibbix-web-take = { $letter }: back to the rack
quibbix-web-take-turned = { $letter }, a turned tile: back to the rack
quibbix-web-word = { $word }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
quibbix-web-grow = Go on with { $word }
quibbix-web-new-word = New word
quibbix-web-first-word = Your first word
quibbix-web-how = Tap tiles or drag them to make words.
quibbix-web-how-keys = Or simply type: space begins the next word, the backspace key takes back, and with Shift a letter becomes a turned tile.
quibbix-web-desk = Your words
quibbix-web-desk-spoken = Your words: { $words }. { $points ->
    [one] 1 point
   *[other] { $points } points
}.
quibbix-web-write = Write all your words in one line. A turned tile stands in parentheses: JAM(M)ERT URS
quibbix-web-missing = No { $letter } is left on your rack. Turn this tile over?
quibbix-web-missing-keys = Or type it with Shift.
quibbix-web-missing-jokers = No { $letter } is left on your rack, and you have turned two tiles already.
quibbix-web-missing-idle = No { $letter } is left on your rack, and no tile to turn over.
quibbix-web-turn-over = Turn over
quibbix-web-no = No, leave it
quibbix-web-joker = Turn a tile over: { $n ->
    [0] none left
    [one] one left
   *[other] { $n } left
}
quibbix-web-joker-tip = Two of your tiles may lie with their backs up. Each stands for any letter and counts nothing.
quibbix-web-joker-title = Turn a tile over
quibbix-web-joker-what = Its back stands for any letter and counts nothing. The cheapest tile is chosen for you.
quibbix-web-joker-tile = Which tile
quibbix-web-joker-letter = It stands for
quibbix-web-shuffle = Shuffle the rack
quibbix-web-sort = Sort the rack
quibbix-web-finish = Finished
quibbix-web-go-on = Build on
quibbix-web-fell = These do not stand: { $words }. Lay your letters anew.
quibbix-web-left = { $n } seconds left.
quibbix-web-hint = A hint: how long is the best word?
quibbix-web-hint-more = One more letter
quibbix-web-hint-asking = The judge is looking.
quibbix-web-hint-none = The judge knows no everyday word for these letters.
quibbix-web-hint-length = The best everyday word has { $n ->
    [one] one letter
   *[other] { $n } letters
}:
quibbix-web-hint-says = The best everyday word has { $length } letters and begins: { $letters }.
quibbix-web-progress = How far the others are
quibbix-web-progress-building = { $who }: { $used } of { $all } tiles lie.
quibbix-web-progress-done = { $who }: finished, { $used } of { $all } tiles lie.
quibbix-web-progress-waits = { $who }: has nothing to rearrange.
quibbix-web-progress-rack = Letters: { $letters }
quibbix-web-books = The word list is being prepared: { $percent } %. Until it is there you decide about words yourselves.

## Comparing

quibbix-web-compare = All words
quibbix-web-to-decide = To decide together
quibbix-web-no-words = No words.
quibbix-web-judging = The judge is reading.
quibbix-web-solving = The judge is working out what was possible.
quibbix-web-rearranging = Rearranging: { $who }
quibbix-web-waiting = Waiting for: { $who }
quibbix-web-content = Nothing to object
quibbix-web-look-again = Look again
quibbix-web-standing-laid = not judged yet
quibbix-web-standing-stands = stands
quibbix-web-standing-voting = to be decided
quibbix-web-standing-fallen = does not stand
quibbix-web-standing-taken-back = taken back
quibbix-web-taken-back = Taken back.
quibbix-web-voted = You have all accepted it.
quibbix-web-voted-no = Not all of you accept it.
quibbix-web-coined = A coined word that pleases everybody.
quibbix-web-coined-no = A coined word that did not please everybody.
quibbix-web-double = Count it double
quibbix-web-take-back = Take back
quibbix-web-take-back-word = Take { $word } back
quibbix-web-dispute = Doubt it
quibbix-web-dispute-word = Doubt { $word }: all decide
quibbix-web-appeal = Ask all
quibbix-web-appeal-word = Ask all whether { $word } may stand
quibbix-web-coin = I coined it
quibbix-web-vote = Does { $word } stand?
quibbix-web-votes = Who has said what
quibbix-web-vote-left = Time left to decide
quibbix-web-vote-laid = Laid by: { $who }.
quibbix-web-vote-disputed = The vote was asked for by: { $who }.
quibbix-web-vote-coined = Coined by: { $who }. Does it please you?
quibbix-web-vote-open = has not said anything yet
quibbix-web-vote-yes = accepts it
quibbix-web-vote-no = does not accept it
quibbix-web-vote-own = Your own word: the others decide.
quibbix-web-vote-alone-you = All others accept it. Talk about it: do you insist, or may it stand?
quibbix-web-vote-alone = All others accept it. { $who } may insist, or think better of it.
quibbix-web-accept = It stands
quibbix-web-refuse = It does not
quibbix-web-silence-yes = All must accept it. Whoever stays silent accepts it.
quibbix-web-silence-no = All must accept it. Whoever stays silent does not.

## What the judge found

quibbix-web-why-dictionary = In the dictionary.
quibbix-web-why-form = A form of { $word }.
quibbix-web-why-entry = Several words that form one entry.
quibbix-web-why-newspaper = Any newspaper could print it.
quibbix-web-why-name = A name.
quibbix-web-why-abbreviation = An abbreviation that everybody knows.
quibbix-web-why-compound = Put together from { $parts }.
quibbix-web-why-compound-doubt = Put together from { $parts }, but is it ever said?
quibbix-web-why-precedent = Settled in this house before: it stands.
quibbix-web-why-precedent-against = Settled in this house before: it does not stand.
quibbix-web-why-rulebook = The rule book itself gives it as a word that stands.
quibbix-web-why-rulebook-against = The rule book itself gives it as a word that does not stand.
quibbix-web-why-phrase = Several words that form one expression: { $parts }.
quibbix-web-why-partial = Not in the part of the list that is ready. The list is not complete yet: you decide.
quibbix-web-why-short = One letter is no word.
quibbix-web-why-no-list = There is no word list yet: you decide.
quibbix-web-why-newspaper-doubt = It is printed now and then, but in no dictionary.
quibbix-web-why-newspaper-against = In no dictionary, and nobody could know it.
quibbix-web-why-abbreviation-doubt = Short, and perhaps not known to all.
quibbix-web-why-abbreviation-against = Short, and not known to all.
quibbix-web-why-nowhere = In no list that the judge has.
quibbix-web-why-near = Perhaps { $near } is meant, misspelt.
quibbix-web-why-abroad = It belongs to another language more than to this one.
quibbix-web-often-everywhere = It is on every page.
quibbix-web-often-often = It is in every newspaper.
quibbix-web-often-now-and-then = It is read now and then.
quibbix-web-often-seldom = It is seldom read.
quibbix-web-often-hardly = It is hardly ever read.

## After a turn

quibbix-web-looked = What was possible
quibbix-web-had = Laid
quibbix-web-everyday = Everyday words
quibbix-web-attested = Attested words
quibbix-web-optimum = The whole list
quibbix-web-proven = Proven: no better with words of the list.
quibbix-web-unproven = Perhaps there is better still.
quibbix-web-unknown = The judge found nothing.
quibbix-web-ready = Go on
quibbix-web-sheet = Score sheet
quibbix-web-sheet-round = Round { $n }
quibbix-web-sheet-turn = Turn { $n }
quibbix-web-sheet-sum = Sum
quibbix-web-sheet-total = Total
quibbix-web-sheet-quotient = Points a round
quibbix-web-sheet-qq = QQ before
quibbix-web-sheet-difference = Difference
quibbix-web-unrated = no QQ yet
quibbix-web-contest = In a contest whoever has the highest difference to their own QQ wins. This game counts for your next QQ.
quibbix-web-contest-first = Nobody had a QQ yet, so nobody wins this contest. It counts for your next QQ.
quibbix-web-history-link = Your QQ, game by game

## What you can do now

quibbix-web-prompt-drawing = Tiles are being drawn.
quibbix-web-prompt-building = Build words from your tiles.
quibbix-web-prompt-finished = You have finished. You may still build on.
quibbix-web-prompt-watch = Everybody is building words.
quibbix-web-prompt-rearranging = A word fell: lay its letters anew.
quibbix-web-prompt-others-rearrange = A word fell, and its letters are laid anew.
quibbix-web-prompt-judging = The judge is reading.
quibbix-web-prompt-vote = Say whether the word may stand.
quibbix-web-prompt-insist = You alone are against it: do you insist?
quibbix-web-prompt-comparing = Is there anything to object to?
quibbix-web-prompt-others-compare = The words are being compared.
quibbix-web-prompt-solving = The judge is working out what was possible.
quibbix-web-prompt-looking = See what was possible.
quibbix-web-prompt-others-look = The others are still looking.
quibbix-web-prompt-over = The match is over.

## The story of a match

quibbix-web-story-title = Points, turn by turn
quibbix-web-story-turn = Turn
quibbix-web-story-best = { $who ->
    [you] The best turn was yours, with { $n } points.
   *[other] The best turn was { OF($who) }, with { $n } points.
}
quibbix-web-story-accepted = Talked about and accepted: { $words }.
quibbix-web-story-rejected = Talked about and rejected: { $words }.

## A first game

quibbix-web-tutor-rack = These are your tiles. Tap them, drag them or type to lay a first word. The dots are the points.
quibbix-web-tutor-words = Tiles snap together to a word. Tap one to take it back. The best word counts double, and all other words count once.
quibbix-web-tutor-joker = A letter is missing? Turn one of your tiles over: its back is any letter, but counts nothing. You may do so twice in a turn.
quibbix-web-tutor-finish = Time is shown above. If you have found enough, say that you have finished; as long as others build, you may still go on.
quibbix-web-tutor-compare = Now all words lie open. The judge says of each whether it stands, and why. If you do not agree, doubt it: then all decide.
quibbix-web-tutor-content = When you have nothing to object to, say so. Whoever has lost a word lays its letters anew.
quibbix-web-tutor-looking = And this had been possible. In the next turn everybody gets five more tiles.

## When a table is set up

quibbix-pace-hint = For comparing the words and for votes. The time for laying words is “Seconds a turn”. Without a clock it is two minutes, and one for a vote.
quibbix-option-words_in = Language of the words
quibbix-option-words_in-hint = Whatever language the players speak.
quibbix-option-rounds = Rounds
quibbix-option-rounds-hint = Each has three turns, with 10, 15 and 20 tiles.
quibbix-option-turn_seconds = Seconds a turn
quibbix-option-turn_seconds-hint = For laying words in each turn. From 60 to 900; 0 for no limit.
quibbix-option-contest = Contest
quibbix-option-contest-hint = Five rounds against your own QQ, the mean of all your contests.
quibbix-option-coined = Coined words
quibbix-option-coined-hint = A word that nobody has heard before may stand if it pleases everybody.
quibbix-option-bonus = Bonus for coined words
quibbix-option-bonus-hint = Five points for each one that stands.
quibbix-option-same_letters = The same letters for all
quibbix-option-same_letters-hint = Everybody gets the same tiles.
quibbix-option-tiles = Tiles
quibbix-option-tiles-hint = How many there are of each letter, and what each is worth.

## What you keep

quibbix-web-history = Your QQ
quibbix-web-history-what = The mean of your points a round in all contests. In a contest you play against it.
quibbix-web-history-none = You have not played a contest yet. Your first one gives you a QQ.
quibbix-web-history-now = Your QQ now
quibbix-web-history-date = Date
quibbix-web-history-qp = QP
quibbix-web-history-sum = Sum
quibbix-web-history-count = Games
quibbix-web-history-qq = QQ
quibbix-web-history-chart = Points a round (QP) and your QQ, contest by contest
quibbix-web-history-contest = Contest
quibbix-web-history-save = Save as a file
quibbix-web-words = Your dictionary
quibbix-web-words-what = What was settled about words at the tables that you opened. It counts at all tables that you open.
quibbix-web-words-none = Nothing has been settled yet.
quibbix-web-words-add = Add a word
quibbix-web-words-word = Word
quibbix-web-words-language = Language
quibbix-web-words-stands = stands
quibbix-web-words-falls = does not stand
quibbix-web-words-flip = Change { $word }
quibbix-web-words-forget = Forget { $word }
quibbix-web-words-vote = by vote, { $yes } for and { $no } against{ $silent ->
    [0] { "" }
   *[other] { ", " }{ $silent } silent
}
quibbix-web-words-hand = by hand
quibbix-web-words-find = Find a word
quibbix-web-words-count = { $n ->
    [one] 1 word
   *[other] { $n } words
}
quibbix-web-trouble = This did not work. Please try again.
quibbix-web-level-tadpole = 71 to 81 points a round
quibbix-web-level-frog = 81 to 90 points a round
quibbix-web-level-heron = 89 to 99 points a round
quibbix-web-level-kraken = 97 to 109 points a round
