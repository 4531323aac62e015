# Quibbix in English. $who is a name, or the mark `you` for the player who is spoken to.

## Words

quibbix-fact-name = a name
quibbix-fact-rulebook = the rule book's own example
quibbix-fact-precedent = decided at this host's tables before
quibbix-fact-partial = the list is not complete yet
quibbix-fact-lemma = form of
quibbix-fact-compound = made up of
quibbix-fact-phrase = a phrase of
quibbix-fact-entry = several words that form one dictionary entry
quibbix-fact-near = close to the common word
quibbix-fact-misspelt = a common misspelling
quibbix-fact-abbreviation = abbreviation
quibbix-fact-zipf = Zipf
quibbix-fact-abroad = Zipf in English
quibbix-fact-letters = number of letters
quibbix-phase-drawing = letters are being drawn
quibbix-phase-building = players are building words
quibbix-phase-judging = the judge is reading
quibbix-phase-comparing = words are being compared
quibbix-phase-rearranging = rejected words are being replaced
quibbix-phase-solving = the judge is working out what was possible
quibbix-phase-looking = the turn is over
quibbix-phase-over = the game is over
quibbix-classic = Classic
quibbix-de = German
quibbix-en = English
quibbix-fr = French

## The story

quibbix-round-began = Round { $number }: all tiles are shuffled.
quibbix-turn-began = Turn { $number }.
quibbix-building-began = Everyone has { $tiles } tiles: { $racks }.
quibbix-contest-began = A contest has five rounds, and everyone plays against their own QQ: { $own }. Everyone has { $tiles } tiles: { $racks }.
quibbix-alone-building-began = { $who ->
    [you] You have { $tiles } tiles: { $rack }.
   *[other] { $who } has { $tiles } tiles: { $rack }.
}
quibbix-alone-contest-began = { $who ->
    [you] A contest has five rounds. Your QQ: { $qq }. You have { $tiles } tiles: { $rack }.
   *[other] A contest has five rounds. { OF($who) } QQ: { $qq }. { $who } has { $tiles } tiles: { $rack }.
}
quibbix-laid = { $who ->
    [you] You place { $words }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } if everything is accepted.
   *[other] { $who } places { $words }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } if everything is accepted.
}
quibbix-finished = { $who ->
    [you] You are finished.
   *[other] { $who } is finished.
}
quibbix-went-on = { $who ->
    [you] You keep building.
   *[other] { $who } keeps building.
}
quibbix-hint-asked = { $who ->
    [you] You ask for a hint.
   *[other] { $who } asks for a hint.
}
quibbix-was-ready = { $who ->
    [you] You are ready for the next turn.
   *[other] { $who } is ready for the next turn.
}
quibbix-hinted = { $length ->
    [0] The judge knows no everyday word for these letters.
   *[other] { $shown ->
        [0] The best everyday word has { $length } letters.
       *[other] The best everyday word has { $length } letters and begins with { $letters }.
    }
}
quibbix-time-ran-out = Time is up.
quibbix-disputes-closed = The time to challenge words is over. Open votes are still finished.
quibbix-layouts-shown = All words are revealed: { $layouts }.
quibbix-words-ruled = The judge has decided.{ $yes ->
    [0] { "" }
   *[other] { " Accepted: " }{ $accepted }.
}{ $no ->
    [0] { "" }
   *[other] { " Rejected: " }{ $rejected }.
}{ $open ->
    [0] { "" }
   *[other] { " To be decided: " }{ $doubtful }.
}
quibbix-vote-in-doubt = { $word } is in doubt: everyone votes.
quibbix-vote-disputed = { $who ->
    [you] You challenge the ruling on { $word }: everyone votes.
   *[other] { $who } challenges the ruling on { $word }: everyone votes.
}
quibbix-vote-coined = { $who ->
    [you] You coined { $word }: it counts if everyone likes it.
   *[other] { $who } coined { $word }: it counts if everyone likes it.
}
quibbix-vote-accepted = { $who ->
    [you] You accept { $word }.
   *[other] { $who } accepts { $word }.
}
quibbix-vote-refused = { $who ->
    [you] You reject { $word }.
   *[other] { $who } rejects { $word }.
}
quibbix-word-stands = { $word } is accepted.
quibbix-word-falls = { $word } is rejected.
quibbix-word-taken-back = { $who ->
    [you] You take { $word } back.
   *[other] { $who } takes { $word } back.
}
quibbix-double-chosen = { $who ->
    [you] You choose { $word } to count double.
   *[other] { $who } chooses { $word } to count double.
}
quibbix-was-content = { $who ->
    [you] You have no objections.
   *[other] { $who } has no objections.
}
quibbix-rearranging-began = Rearranging letters: { $names }.
quibbix-turn-scored = Points this turn: { $scores }.
quibbix-possible-shown = Possible in this turn: { $best }.
quibbix-game-ended = { $number ->
    [0] Nobody wins this contest: nobody had a QQ yet.
    [1] { $who ->
        [you] You win
       *[other] { $who } wins
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
   *[other] A shared win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each: { $winners }!
}
quibbix-contest-game-ended = { $number ->
    [1] { $who ->
        [you] You win
       *[other] { $who } wins
    } the contest with { $sign }{ $whole }.{ $tenth }!
   *[other] A shared win in the contest with { $sign }{ $whole }.{ $tenth } each: { $winners }!
}
quibbix-alone-layouts-shown = { $who ->
    [you] Your words: { $words }.
   *[other] { OF($who) } words: { $words }.
}
quibbix-alone-turn-scored = { $who ->
    [you] You score { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in this turn.
   *[other] { $who } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in this turn.
}
quibbix-alone-possible-shown = { $points ->
    [one] { $points } point was
   *[other] { $points } points were
} possible: { $words }.
quibbix-alone-game-ended = { $who ->
    [you] You have { $could ->
        [0] { $points } points.
       *[other] { $points } of { $could } possible points ({ $share }%).
    }
   *[other] { $who } has { $could ->
        [0] { $points } points.
       *[other] { $points } of { $could } possible points ({ $share }%).
    }
}
quibbix-alone-contest-ended = { $who ->
    [you] You have { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $whole }.{ $tenth } a round: { $sign }{ $over }.{ $rest } against your QQ.
   *[other] { $who } has { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $whole }.{ $tenth } a round: { $sign }{ $over }.{ $rest } against their QQ.
}
quibbix-alone-first-contest = { $who ->
    [you] You have { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $whole }.{ $tenth } a round. This was your first contest: from now on you have a QQ to beat.
   *[other] { $who } has { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $whole }.{ $tenth } a round, in a first contest.
}
quibbix-life = { $who ->
    [you] You have
   *[other] { $who } has
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $whole }.{ $tenth } per round; best turn { $best }.

quibbix-goal = Build words from your letters: first 10, then 15, then 20. You may turn over up to two tiles; each then stands for any letter and scores nothing. Your best word counts double. Then all words are compared, and everyone votes on those in doubt.
quibbix-legend =
    To build, type all your words at once, separated by spaces: water lily
    A turned tile: its letter in parentheses, wat(e)r
    If a word is also a command (aide), put = before it.
    finished, no objections, next turn: .     keep building: ..
    a hint, when you play alone: >
    When words are compared:
    +word  accept   -word  reject   ?word  challenge   *word  coined
    <2  take your second word back   2  count it double
    ▸ you   ✓ done   ▭ tiles placed   ×2 counts double   ? being voted on   ✗ rejected   ↩ taken back
    ☆ possible with everyday words   ✦ with less common words   ★ with the whole list   + perhaps more

## What a player may do

quibbix-prompt-vote = { $who ->
    [you] Your vote, please: { $offers }
   *[other] { $who }, your vote, please: { $offers }
}
quibbix-prompt-content = { $who ->
    [you] Any objections? { $offers }
   *[other] { $who }, any objections? { $offers }
}
quibbix-prompt-go-on = { $who ->
    [you] You are finished. { $offers }
   *[other] { $who }, you are finished. { $offers }
}
quibbix-prompt-ready = { $who ->
    [you] Ready for the next turn? { $offers }
   *[other] { $who }, ready for the next turn? { $offers }
}
quibbix-offer-lay = { $words }
quibbix-offer-write = { $text }
quibbix-offer-finish = . (finished)
quibbix-offer-go-on = .. (keep building)
quibbix-offer-ask-hint = > (a hint)
quibbix-offer-dispute = ?{ $word } (challenge)
quibbix-offer-coin = *{ $word } (coined)
quibbix-offer-accept = +{ $word } (yes)
quibbix-offer-refuse = -{ $word } (no)
quibbix-offer-take-back = <{ $number } (take { $word } back)
quibbix-offer-double = { $number } (double { $word })
quibbix-offer-content = . (no objections)
quibbix-offer-ready = . (ready)

## The rules say no

refused-QX-M1-twice = { $letter } appears twice in this tile set ({ $words }).
refused-QX-M1-points = In this tile set { $letter } is worth { $points }, but a letter is worth 1 to { $most } points.
refused-QX-M1-none = In this tile set { $letter } has { $tiles } tiles. Give it at least one, or leave it out.
refused-QX-M1-sum = This tile set has { $tiles } tiles ({ $words }), but needs { $needed }.
refused-QX-M2-language = There is no word list for { $language }. Languages: { $languages }.
refused-QX-M2-letter = This tile set has { $letter } ({ $words }), but tiles carry letters from A to Z.
refused-QX-M2-joker = A turned tile stands for a letter from A to Z, not for { $letter }.
refused-QX-M3-language = This tile set is not for words in { $words }. It is for: { $known }.
refused-QX-M3-title = A tile set needs a title of 1 to { $most } characters.
refused-QX-M3-twice = This tile set names a language twice.
refused-QX-R2-chance = Only chance decides which tile is drawn.
refused-QX-R2-ready = You are already ready. Wait for the others.
refused-QX-R3-seconds = A turn takes { $fewest } to { $most } seconds, or 0 for no limit.
refused-QX-R3-nobody = Only players can do this.
refused-QX-R3-now = Not possible now: { $phase }.
refused-QX-R3-finished = You are finished. Choose to keep building first.
refused-QX-R3-going-on = You are not finished yet, so just keep building.
refused-QX-R5-empty = A word needs at least one tile. Leave it out.
refused-QX-R5-tile = There is no tile { $tile } on your rack: it has { $tiles }, counted from 0.
refused-QX-R5-twice = The same tile { $letter } can only be used once.
refused-QX-R5-jokers = At most { $most } tiles can be turned over.
refused-QX-R5-turned-twice = A tile can stand for only one letter.
refused-QX-R5-not-laid = A turned tile must be part of a word.
refused-QX-R5-idle = No tile is left to turn over for that letter.
refused-QX-R5-letter = You do not have enough { $letter } tiles. Write ({ $letter }) to turn another tile over for it.
refused-QX-R6-others = None of your words was rejected. Wait for the others.
refused-QX-R6-fallen = { $word } was rejected this turn. Try another word.
refused-QX-R6-stands = { $word } is accepted, so it stays. Use your unused letters.
refused-QX-R6-index = You have { $words } words to take back, numbered from 1.
refused-QX-R6-gone = { $word } is no longer there.
refused-QX-R6-content = You have already said so. Wait for the others.
refused-QX-R6-late = The time to challenge words is over.
refused-QX-R7-index = You have { $words } words to count double, numbered from 1.
refused-QX-R7-gone = { $word } no longer counts. Choose another word.
refused-QX-R7-doubled = { $word } already counts double.
refused-QX-R8-judge = Only the judge shows what was possible, once a turn is over.
refused-QX-R9-rounds = A game has 1 to { $most } rounds.
refused-QX-R10-hint = Hints are for solo games, and not in a contest.
refused-QX-R10-wait = No hint is possible now. Keep building, or wait for the last one.
refused-QX-R10-all = There are no more hints.
refused-QX-R10-judge = Only the judge gives hints, and only when asked.
refused-QX-R10-alone = You play alone, so nobody can be asked: the judge has the last word on { $word }.
refused-QX-R11-seats = The letters of the day are for one player.
refused-QX-R11-options = The letters of the day have the classic tiles, one round and five minutes. Nothing else can be chosen.
refused-QX-R11-hint = There are no hints for the letters of the day.
refused-QX-W2-judge = Only the judge rules on words, when asked.
refused-QX-W6-word = There is no such word on the table.
refused-QX-W6-once = { $word } has already been voted on this turn.
refused-QX-W6-own = { $word } is yours and is accepted. You can take it back.
refused-QX-W6-no-vote = There is no vote on that word.
refused-QX-W6-author = { $word } is your word, so you accept it. If you don't, take it back.
refused-QX-W6-again = You have already voted that way on { $word }.
refused-QX-W7-bonus = The bonus needs coined words: allow them too.
refused-QX-W7-off = At this table coined words do not count.
refused-QX-W7-word = There is no such word on the table.
refused-QX-W7-others = Only the player who placed { $word } can offer it as coined.
refused-QX-W7-stands = { $word } was not rejected: there is no need.
refused-QX-W7-once = { $word } has already been voted on as a coined word.
refused-QX-W7-disputed = { $word } is being voted on. Wait for the result, then you can say that you coined it.
refused-QX-C1-coined = Coined words do not count in a contest. Choose one or the other.
refused-QX-C1-tiles = Contests use the { $usual } tiles. Choose these, or play without a contest.
refused-QX-C1-seconds = In a contest a turn takes { $fewest } to { $most } seconds. Set a time, or play without a contest.
refused-QX-C1-dispute = In a contest a rejected word needs another player's vote, so { $word } stays rejected.
refused-QX-C4-quotients = There are { $given } QQs for { $seats } players.
refused-QX-C5-quotient = A QQ is a number from 0 to { $most }.
refused-QX-D1-long = Too long: { $most } characters are plenty for your letters.
refused-QX-D1-parentheses = Put the letter of a turned tile in parentheses, such as WAT(E)R.
refused-QX-D1-sign = { $sign } is not a letter you can use.
refused-QX-D4-short = A single letter is not a word, whatever the vote.
refused-QX-D8-shown = { $word } was already shown this turn, and everyone has the same letters. Try another word.
refused-QX-D9-dictionary = { $word } is in the dictionary, so it is not a coined word.

## Analysis

quibbix-figure-points = Points
quibbix-figure-possible = Possible
quibbix-figure-kept = Share of the possible
quibbix-figure-racks = Luck: what the letters allowed, compared with the average
quibbix-missed = { $who }: { $points } of { $best } points, { $left } left on the table. { $proven ->
    [yes] The best words were
   *[other] The best words found were
} { $words }.
quibbix-missed-unshown = { $who }: { $points } of { $best } points, { $left } left on the table.
quibbix-frequency-everyday = (everyday)
quibbix-frequency-common = (common)
quibbix-frequency-known = (less common)
quibbix-frequency-rare = (rare)
quibbix-frequency-very-rare = (very rare)

## Puzzles

quibbix-puzzle = Lay words worth at least { $points } points.
quibbix-puzzle-yours = Your words are worth { $points } points.
quibbix-puzzle-best = The best words are worth { $points } points: { $words }.
