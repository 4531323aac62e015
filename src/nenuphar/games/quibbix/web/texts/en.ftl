# Quibbix on screen, in English. The story itself is told by ../../texts.

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
quibbix-web-rack-empty = All your tiles are in words.
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
quibbix-web-grow = Continue { $word }
quibbix-web-new-word = New word
quibbix-web-first-word = Your first word
quibbix-web-how = Tap tiles or drag them to make words.
quibbix-web-how-keys = Or just type: Space starts the next word, Backspace takes a tile back, and Shift with a letter turns a tile over for it.
quibbix-web-desk = Your words
quibbix-web-desk-spoken = Your words: { $words }. { $points ->
    [one] 1 point
   *[other] { $points } points
}.
quibbix-web-write = Write all your words in one line. Put the letter of a turned tile in parentheses: GAR(D)EN FROG
quibbix-web-missing = No { $letter } is left on your rack. Turn this tile over?
quibbix-web-missing-keys = Or type it with Shift.
quibbix-web-missing-jokers = No { $letter } is left on your rack, and you have turned two tiles already.
quibbix-web-missing-idle = No { $letter } is left on your rack, and no tile is left to turn over.
quibbix-web-turn-over = Turn over
quibbix-web-no = No
quibbix-web-joker = Turn a tile over: { $n ->
    [0] none left
    [one] one left
   *[other] { $n } left
}
quibbix-web-joker-tip = You may turn over two of your tiles. Each then stands for any letter and scores nothing.
quibbix-web-joker-title = Turn a tile over
quibbix-web-joker-what = Its back stands for any letter and scores nothing. The cheapest tile is preselected.
quibbix-web-joker-tile = Which tile
quibbix-web-joker-letter = It stands for
quibbix-web-shuffle = Shuffle rack
quibbix-web-sort = Sort rack
quibbix-web-tool-joker = Joker
quibbix-web-tool-shuffle = Shuffle
quibbix-web-tool-sort = Sort
quibbix-web-tool-hint = Hint
quibbix-web-finish = Finished
quibbix-web-go-on = Keep building
quibbix-web-fell = Rejected: { $words }. Rearrange your letters.
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
quibbix-web-progress = The others' progress
quibbix-web-progress-building = { $who }: { $used } of { $all } tiles placed.
quibbix-web-progress-done = { $who }: finished, { $used } of { $all } tiles placed.
quibbix-web-progress-waits = { $who }: nothing to rearrange.
quibbix-web-progress-rack = Letters: { $letters }
quibbix-web-books = Preparing the word list: { $percent }%. Until it is ready, you decide about words yourselves.
quibbix-web-books-alone = The word list is being prepared: { $percent }%. Until it is ready, you decide about your words yourself.

## Comparing

quibbix-web-compare = All words
quibbix-web-to-decide = To be decided
quibbix-web-no-words = No words.
quibbix-web-judging = The judge is checking the words.
quibbix-web-solving = The judge is working out what was possible.
quibbix-web-rearranging = Rearranging: { $who }
quibbix-web-waiting = Waiting for { $who }
quibbix-web-content = No objections
quibbix-web-count = Count the points
quibbix-web-look-again = Look again
quibbix-web-standing-laid = not judged yet
quibbix-web-standing-stands = accepted
quibbix-web-standing-voting = to be decided
quibbix-web-standing-fallen = rejected
quibbix-web-standing-taken-back = taken back
quibbix-web-taken-back = Taken back.
quibbix-web-voted = Everyone accepted it.
quibbix-web-voted-no = Not everyone accepted it.
quibbix-web-coined = A coined word that everyone likes.
quibbix-web-coined-no = A coined word that not everyone likes.
quibbix-web-coined-not = Not accepted as coined: it counts without the bonus.
quibbix-web-double = Count double
quibbix-web-take-back = Take back
quibbix-web-take-back-word = Take { $word } back
quibbix-web-dispute = Challenge
quibbix-web-dispute-word = Challenge { $word }: everyone votes
quibbix-web-appeal = Call a vote
quibbix-web-appeal-word = Call a vote on { $word }
quibbix-web-coin = I coined it
quibbix-web-coin-bonus = I coined it (+5)
quibbix-web-vote = Accept { $word }?
quibbix-web-votes = Votes
quibbix-web-vote-left = Time left to vote
quibbix-web-vote-laid = Placed by { $who }.
quibbix-web-vote-disputed = { $who } called the vote.
quibbix-web-vote-coined = Coined by { $who }. Do you like it?
quibbix-web-vote-open = has not voted yet
quibbix-web-vote-yes = accepts it
quibbix-web-vote-no = rejects it
quibbix-web-vote-own = Your own word: the others decide.
quibbix-web-vote-alone-you = Everyone else accepts it. Do you still object?
quibbix-web-vote-alone = Everyone else accepts it. { $who } can still change their mind.
quibbix-web-accept = Accept
quibbix-web-refuse = Reject
quibbix-web-silence-yes = Everyone must accept it. No answer counts as yes.
quibbix-web-silence-no = Everyone must accept it. No answer counts as no.

## What the judge found

quibbix-web-why-dictionary = In the dictionary.
quibbix-web-why-form = A form of { $word }.
quibbix-web-why-entry = Several words that form one dictionary entry.
quibbix-web-why-newspaper = Common enough for any newspaper.
quibbix-web-why-name = A name.
quibbix-web-why-abbreviation = A well-known abbreviation.
quibbix-web-why-compound = Made up of { $parts }.
quibbix-web-why-compound-doubt = Made up of { $parts }, but does anyone say it?
quibbix-web-why-precedent = Decided before at this host's tables: accepted.
quibbix-web-why-precedent-against = Decided before at this host's tables: rejected.
quibbix-web-why-rulebook = An example of an accepted word in the rule book.
quibbix-web-why-rulebook-against = An example of a rejected word in the rule book.
quibbix-web-why-phrase = Several words that form one phrase: { $parts }.
quibbix-web-why-partial = Not in the part of the list that is ready so far: you decide.
quibbix-web-why-short = A single letter is not a word.
quibbix-web-why-no-list = There is no word list yet: you decide.
quibbix-web-why-newspaper-doubt = Sometimes printed, but in no dictionary.
quibbix-web-why-newspaper-against = In no dictionary, and almost never used.
quibbix-web-why-abbreviation-doubt = Short, and perhaps not widely known.
quibbix-web-why-abbreviation-against = Short, and not widely known.
quibbix-web-why-nowhere = In none of the judge's lists.
quibbix-web-why-near = Possibly a misspelling of { $near }.
quibbix-web-why-abroad = More at home in another language.
quibbix-web-often-everywhere = Very common.
quibbix-web-often-often = Common.
quibbix-web-often-now-and-then = Fairly common.
quibbix-web-often-seldom = Rare.
quibbix-web-often-hardly = Very rare.

## After a turn

quibbix-web-looked = What was possible
quibbix-web-had = Placed
quibbix-web-everyday = Everyday words
quibbix-web-attested = Rarer words too
quibbix-web-optimum = The whole list
quibbix-web-no-more-attested = Rarer words bring no more.
quibbix-web-no-more-optimum = The whole list brings no more.
quibbix-web-this-turn = This turn
quibbix-web-share = { $n } of { $could } possible ({ $percent }%)
quibbix-web-finest = Your best word
quibbix-web-possible = What was possible
quibbix-web-proven = Proven best of the words shown here.
quibbix-web-unshown = Words that are not shown here would give { $n } points.
quibbix-web-unproven = There may be something better.
quibbix-web-unknown = The judge found nothing.
quibbix-web-ready = Continue
quibbix-web-sheet = Score sheet
quibbix-web-sheet-round = Round { $n }
quibbix-web-sheet-turn = Turn { $n }
quibbix-web-short-round = R{ $n }
quibbix-web-short-turn = T{ $n }
quibbix-web-sheet-sum = Sum
quibbix-web-sheet-total = Total
quibbix-web-sheet-quotient = Points per round
quibbix-web-sheet-qq = QQ before
quibbix-web-sheet-difference = Difference
quibbix-web-unrated = no QQ yet
quibbix-web-contest = In a contest, the player who beats their own QQ by the most wins. This game counts towards your next QQ.
quibbix-web-contest-first = Nobody had a QQ yet, so nobody wins this contest. It counts towards your next QQ.
quibbix-web-history-link = Your QQ, game by game
quibbix-web-history-alone-link = Your games alone, and your QQ
quibbix-web-play-contest = Play a contest

## What you can do now

quibbix-web-prompt-drawing = Tiles are being drawn.
quibbix-web-prompt-building = Build words from your tiles.
quibbix-web-prompt-finished = You are finished. You can still keep building.
quibbix-web-prompt-watch = Everyone is building words.
quibbix-web-prompt-watch-one = Words are being built.
quibbix-web-prompt-rearranging = A word was rejected: rearrange its letters.
quibbix-web-prompt-others-rearrange = A word was rejected, and its letters are being rearranged.
quibbix-web-prompt-judging = The judge is checking the words.
quibbix-web-prompt-vote = Accept or reject the word.
quibbix-web-prompt-insist = Only you object. Do you insist?
quibbix-web-prompt-comparing = Any objections?
quibbix-web-prompt-judged = See what the judge says.
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
quibbix-web-story-finest = { $who ->
    [you] Your best word: { $word }, { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
   *[other] { OF($who) } best word: { $word }, { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
}
quibbix-web-story-accepted = Discussed and accepted: { $words }.
quibbix-web-story-rejected = Discussed and rejected: { $words }.

## A first game

quibbix-web-tutor-rack = These are your tiles. Tap, drag or type to build a first word. The dots show the points.
quibbix-web-tutor-words = Tiles snap together into words. Tap one to take it back. Your best word counts double, all others once.
quibbix-web-tutor-joker = Missing a letter? Turn over one of your tiles: its back stands for any letter, but scores nothing. You may do this twice a turn.
quibbix-web-tutor-finish = The clock is at the top. Tap Finished when you are done. While others are still building, you can change your mind.
quibbix-web-tutor-compare = Now all words are revealed. The judge says which are accepted, and why. If you disagree, challenge a word and everyone votes.
quibbix-web-tutor-content = Tap No objections when you agree. If one of your words is rejected, you rearrange its letters.
quibbix-web-tutor-looking = Here's the best possible. Next turn everyone gets five more tiles.

## When a table is set up

quibbix-pace = Time for comparing
quibbix-pace-none = Usual
quibbix-pace-hint = To compare words and to vote. Usual is two minutes, and one for each vote. The time for building is “Seconds per turn”; without a limit there, comparing has none either.
quibbix-option-words_in = Language of the words
quibbix-option-words_in-hint = Independent of the language on screen.
quibbix-option-rounds = Rounds
quibbix-option-rounds-hint = Each has three turns, with 10, 15 and 20 tiles. A contest always has five.
quibbix-option-turn_seconds = Seconds per turn
quibbix-option-turn_seconds-hint = For building words, from 60 to 900. 0 means no limit.
quibbix-turn_seconds-0 = no limit
quibbix-option-contest = Contest
quibbix-option-contest-hint = Five rounds against your own QQ, your average over all contests.
quibbix-option-coined = Coined words
quibbix-option-coined-hint = An invented word counts if everyone likes it.
quibbix-option-bonus = Bonus for coined words
quibbix-option-bonus-hint = Five points for each one that is accepted.
quibbix-option-same_letters = Same letters for all
quibbix-option-same_letters-hint = Everyone gets the same tiles.
quibbix-option-tiles = Tile set
quibbix-option-tiles-hint = How many tiles each letter has, and what it is worth.

## What you keep

quibbix-web-history = Your QQ
quibbix-web-history-what = Your average points per round over all contests. In a contest you play against it.
quibbix-web-history-none = You have not played a contest yet. Your first one gives you a QQ.
quibbix-web-history-now = Your QQ now
quibbix-web-history-date = Date
quibbix-web-history-qp = QP
quibbix-web-history-sum = Sum
quibbix-web-history-count = Games
quibbix-web-history-qq = QQ
quibbix-web-history-chart = Points per round (QP) and your QQ, contest by contest
quibbix-web-history-contest = Contest
quibbix-web-history-save = Download
quibbix-web-explain-contest = Contest
quibbix-web-explain-contest-is = Five rounds, alone or with others, judged strictly: no coined words and no hints.
quibbix-web-explain-qp = QP
quibbix-web-explain-qp-is = Your points per round in one contest.
quibbix-web-explain-qq = QQ
quibbix-web-explain-qq-is = The mean of all your QP: what you usually make. It changes with every contest.
quibbix-web-explain-score = Score
quibbix-web-explain-score-is = QP minus your QQ before the game. The highest score wins, so a beginner can beat an expert.
quibbix-web-practice = Your games alone
quibbix-web-practice-what = Your points per round, beside the best that was possible with the same letters. They do not count towards your QQ.
quibbix-web-practice-date = Date
quibbix-web-practice-rounds = Rounds
quibbix-web-practice-had = Points
quibbix-web-practice-could = Possible
quibbix-web-practice-share = Share
quibbix-web-words = Your dictionary
quibbix-web-words-what = Words decided at tables you hosted. These decisions apply at all your tables.
quibbix-web-words-none = No words decided yet.
quibbix-web-words-add = Add a word
quibbix-web-words-word = Word
quibbix-web-words-language = Language
quibbix-web-words-stands = accepted
quibbix-web-words-falls = rejected
quibbix-web-words-flip = Change { $word }
quibbix-web-words-forget = Remove { $word }
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
quibbix-web-trouble = That did not work. Try again.
quibbix-web-level-tadpole = 71 to 81 points per round
quibbix-web-level-frog = 81 to 90 points per round
quibbix-web-level-heron = 89 to 99 points per round
quibbix-web-level-kraken = 97 to 109 points per round

## Players’ pages

quibbix-statistic-word = Best words
quibbix-statistic-points = Most points
