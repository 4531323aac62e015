# Quibbix in English. $who is a name, or the mark `you` for the player who is spoken to.

## Words

quibbix-verdict-valid = valid
quibbix-verdict-likely = likely
quibbix-verdict-discuss = in doubt
quibbix-verdict-invalid = invalid
quibbix-fact-name = a name
quibbix-fact-rulebook = the rule book's own example
quibbix-fact-precedent = settled in this house before
quibbix-fact-partial = the list is not complete yet
quibbix-fact-lemma = form of
quibbix-fact-compound = put together from
quibbix-fact-phrase = an expression of
quibbix-fact-entry = several words that form one entry
quibbix-fact-abbreviation = abbreviation
quibbix-fact-zipf = Zipf
quibbix-fact-abroad = Zipf in English
quibbix-fact-letters = number of letters
quibbix-vocabulary-everyday = everyday words
quibbix-vocabulary-attested = attested words
quibbix-vocabulary-optimum = the whole list
quibbix-phase-drawing = letters are being drawn
quibbix-phase-building = words are being built
quibbix-phase-judging = the judge is reading
quibbix-phase-comparing = words are being compared
quibbix-phase-rearranging = fallen words are being replaced
quibbix-phase-solving = the judge looks for what was possible
quibbix-phase-looking = the turn is over
quibbix-phase-over = the game is over
quibbix-classic = Classic
quibbix-de = German
quibbix-en = English
quibbix-fr = French

## The story

quibbix-round-began = Round { $number }: all tiles are shuffled.
quibbix-turn-began = Turn { $number }.
quibbix-building-began = Everybody has { $tiles } tiles: { $racks }.
quibbix-laid = { $who ->
    [you] You have laid: { $words }. If all counts, that is { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $who } has laid: { $words }. If all counts, that is { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
quibbix-finished = { $who ->
    [you] You have finished.
   *[other] { $who } has finished.
}
quibbix-went-on = { $who ->
    [you] You go on.
   *[other] { $who } goes on.
}
quibbix-hint-asked = { $who ->
    [you] You ask for a hint.
   *[other] { $who } asks for a hint.
}
quibbix-was-ready = { $who ->
    [you] You are ready for what comes next.
   *[other] { $who } is ready for what comes next.
}
quibbix-hinted = { $length ->
    [0] The judge knows no everyday word for these letters.
   *[other] { $shown ->
        [0] The best everyday word has { $length } letters.
       *[other] The best everyday word has { $length } letters and begins with { $letters }.
    }
}
quibbix-time-ran-out = Time is up.
quibbix-disputes-closed = The time to dispute words is over. What is under way is waited for.
quibbix-layouts-shown = All words lie open: { $layouts }.
quibbix-words-ruled = The judge says: { $rulings }.
quibbix-vote-in-doubt = { $word } is in doubt: all decide together.
quibbix-vote-disputed = { $who ->
    [you] You dispute what was said of { $word }: all decide together.
   *[other] { $who } disputes what was said of { $word }: all decide together.
}
quibbix-vote-coined = { $who ->
    [you] You have coined { $word }: it stands if all are amused.
   *[other] { $who } has coined { $word }: it stands if all are amused.
}
quibbix-vote-accepted = { $who ->
    [you] You accept { $word }.
   *[other] { $who } accepts { $word }.
}
quibbix-vote-refused = { $who ->
    [you] You do not accept { $word }.
   *[other] { $who } does not accept { $word }.
}
quibbix-word-stands = { $word } stands.
quibbix-word-falls = { $word } falls.
quibbix-word-taken-back = { $who ->
    [you] You take { $word } back.
   *[other] { $who } takes { $word } back.
}
quibbix-double-chosen = { $who ->
    [you] You let { $word } count double.
   *[other] { $who } lets { $word } count double.
}
quibbix-was-content = { $who ->
    [you] You have nothing to dispute.
   *[other] { $who } has nothing to dispute.
}
quibbix-rearranging-began = Letters are rearranged by: { $names }.
quibbix-turn-scored = Points of this turn: { $scores }.
quibbix-possible-shown = This was possible: { $best }.
quibbix-game-ended = { $number ->
    [0] Nobody wins this contest: nobody had a QQ yet.
    [1] { $who ->
        [you] You win
       *[other] { $who } wins
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
   *[other] The win is shared by { $winners }, with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each!
}
quibbix-contest-game-ended = { $number ->
    [1] { $who ->
        [you] You win
       *[other] { $who } wins
    } the contest with { $sign }{ $whole }.{ $tenth }!
   *[other] The contest is won by { $winners }, with { $sign }{ $whole }.{ $tenth } each!
}
quibbix-life = { $who ->
    [you] You have
   *[other] { $who } has
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $whole }.{ $tenth } a round; best turn { $best }.

quibbix-goal = Build words from your letters: first 10, then 15, then 20 of them. Up to two tiles can be turned over and stand for any letter, for no points. Your best word counts double. Afterwards all words are compared, and what is in doubt is decided together.
quibbix-legend =
    While you build, type all your words at once, with spaces: jammert urs
    A tile that is turned over: its letter in parentheses, jam(m)ert
    If a word is a command (aide), put = before it.
    finished, nothing to dispute, next turn: .     go on after all: ..
    a hint, when you play alone: >
    When words are compared:
    +word  accept   -word  do not accept   ?word  dispute   *word  coined
    <2  take your second word back   2  let it count double
    ▸ you   ✓ done   ▭ tiles laid   ×2 counts double   ? being voted on   ✗ fallen   ↩ taken back
    ☆ possible with everyday words   ✦ with all attested words   ★ with the whole list   + perhaps more

## What a player may do

quibbix-prompt-vote = { $who ->
    [you] Your vote, please: { $offers }
   *[other] { $who }, your vote, please: { $offers }
}
quibbix-prompt-content = { $who ->
    [you] Are you content with all words? { $offers }
   *[other] { $who }, are you content with all words? { $offers }
}
quibbix-prompt-go-on = { $who ->
    [you] You have said that this is all. { $offers }
   *[other] { $who }, you have said that this is all. { $offers }
}
quibbix-prompt-ready = { $who ->
    [you] Ready for the next turn? { $offers }
   *[other] { $who }, ready for the next turn? { $offers }
}
quibbix-offer-lay = { $words }
quibbix-offer-write = { $text }
quibbix-offer-finish = . (finished)
quibbix-offer-go-on = .. (go on after all)
quibbix-offer-ask-hint = > (a hint)
quibbix-offer-dispute = ?{ $word } (dispute)
quibbix-offer-coin = *{ $word } (coined)
quibbix-offer-accept = +{ $word } (yes)
quibbix-offer-refuse = -{ $word } (no)
quibbix-offer-take-back = <{ $number } (take { $word } back)
quibbix-offer-double = { $number } (double { $word })
quibbix-offer-content = . (nothing to dispute)
quibbix-offer-ready = . (ready)

## The rules say no

refused-QX-M1-twice = In this set of tiles { $letter } stands twice ({ $words }).
refused-QX-M1-points = In this set of tiles { $letter } is worth { $points }, but a letter is worth 1 to { $most } points.
refused-QX-M1-none = In this set of tiles { $letter } has { $tiles } tiles. Give it at least one, or leave it out.
refused-QX-M1-sum = This set has { $tiles } tiles ({ $words }), but it needs { $needed }.
refused-QX-M2-language = There are no words in { $language } here. There are words in { $languages }.
refused-QX-M2-letter = This set of tiles has { $letter } ({ $words }), but tiles carry letters from A to Z.
refused-QX-M2-joker = A tile that is turned over stands for a letter from A to Z, not for { $letter }.
refused-QX-M3-language = This set of tiles is not for words of the language { $words }. It is for: { $known }.
refused-QX-M3-title = A set of tiles needs a title of 1 to { $most } characters.
refused-QX-M3-twice = This set of tiles has a language twice.
refused-QX-R2-chance = Only chance says which tile is drawn, and only when one is.
refused-QX-R2-ready = You are ready already. Wait for the others.
refused-QX-R3-seconds = A turn takes { $fewest } to { $most } seconds, or 0 for no limit.
refused-QX-R3-nobody = Only players do this.
refused-QX-R3-now = That cannot be done now: { $phase }.
refused-QX-R3-finished = You have finished. Go on first.
refused-QX-R3-going-on = You are not done yet, so you can simply go on.
refused-QX-R5-empty = A word without tiles is none. Leave it out.
refused-QX-R5-tile = There is no tile { $tile } on your rack: it has { $tiles }, counted from 0.
refused-QX-R5-twice = The same tile { $letter } can be used only once.
refused-QX-R5-jokers = At most { $most } tiles can be turned over.
refused-QX-R5-turned-twice = A tile can stand for one letter only.
refused-QX-R5-not-laid = A tile that is turned over must be part of a word.
refused-QX-R5-idle = No tile is left to be turned over for that letter.
refused-QX-R5-letter = You have not enough tiles with { $letter }. Write ({ $letter }) to turn another tile over for it.
refused-QX-R6-others = You have lost no word in this comparison. Wait for the others.
refused-QX-R6-fallen = { $word } has fallen in this turn. Lay something else.
refused-QX-R6-stands = { $word } stands, so it stays as it lies. Use the letters that lie idle.
refused-QX-R6-index = You have { $words } words to take back, numbered from 1.
refused-QX-R6-gone = { $word } does not lie there any more.
refused-QX-R6-content = You have said so already. Wait for the others.
refused-QX-R6-late = The time to dispute words is over in this comparison.
refused-QX-R7-index = You have { $words } words to count double, numbered from 1.
refused-QX-R7-gone = { $word } does not count any more. Choose another word.
refused-QX-R7-doubled = { $word } counts double already.
refused-QX-R8-judge = Only the judge says what was possible, for everybody and when a turn is over.
refused-QX-R9-rounds = A game has 1 to { $most } rounds.
refused-QX-R10-hint = Hints are for those who play alone, and not in a contest.
refused-QX-R10-wait = There can be no hint now. Go on, or wait for the last one.
refused-QX-R10-all = There is nothing more to give away.
refused-QX-R10-judge = Only the judge gives hints, and only to those who ask.
refused-QX-W2-judge = Only the judge rules on words, on all that lie there and when it is asked.
refused-QX-W6-word = No such word lies there.
refused-QX-W6-once = There was or is a vote on { $word } in this turn already.
refused-QX-W6-own = { $word } is yours and stands. If you want to, take it back.
refused-QX-W6-no-vote = There is no vote on that word.
refused-QX-W6-author = You have laid { $word }, so you agree. If you do not, take it back.
refused-QX-W6-again = You have voted so on { $word } already.
refused-QX-W7-bonus = A bonus needs coined words: agree on them too.
refused-QX-W7-off = At this table coined words do not count.
refused-QX-W7-word = No such word lies there.
refused-QX-W7-others = Only whoever laid { $word } can offer it as coined.
refused-QX-W7-stands = { $word } has not fallen: there is no need.
refused-QX-W7-once = There was a vote on { $word } as a coined word already.
refused-QX-C1-coined = In a contest no coined words count. Agree on one or the other.
refused-QX-C1-tiles = In a contest all play with the tiles { $usual }. Take these, or play no contest.
refused-QX-C1-seconds = In a contest a turn takes { $fewest } to { $most } seconds. Set a time, or play no contest.
refused-QX-C1-dispute = In a contest nobody saves a word without anybody else's vote, so { $word } has fallen.
refused-QX-C4-quotients = There are { $given } QQ for { $seats } players.
refused-QX-C5-quotient = A QQ is a number from 0 to { $most }.
refused-QX-D1-long = That is too long: { $most } characters are plenty for your letters.
refused-QX-D1-parentheses = Put the letter of a turned tile between ( and ), such as JAM(M)ERT.
refused-QX-D1-sign = The sign { $sign } is no letter that words are laid with.
refused-QX-D4-short = A single letter is no word, whatever all say.
refused-QX-D8-shown = { $word } was shown in this turn already, and all have the same letters. Lay something else.
