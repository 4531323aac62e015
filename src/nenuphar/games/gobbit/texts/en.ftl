# Gobbit in English. $who is a name, or the mark `you` for the player who is spoken to.

## Words

gobbit-the-graveyard = the graveyard
gobbit-ruling-first = first
gobbit-ruling-tied = tied
gobbit-ruling-late = late
gobbit-ruling-gone = too late
gobbit-ruling-fault = fault
gobbit-ruling-void = does not count
gobbit-face-chameleon-red = a red chameleon ▲
gobbit-face-chameleon-blue = a blue chameleon ◆
gobbit-face-chameleon-yellow = a yellow chameleon ●
gobbit-face-snake-red = a red snake ▲
gobbit-face-snake-blue = a blue snake ◆
gobbit-face-snake-yellow = a yellow snake ●
gobbit-face-gorilla-red = the red gorilla ▲
gobbit-face-gorilla-blue = the blue gorilla ◆
gobbit-face-gorilla-yellow = the yellow gorilla ●
gobbit-face-mosquitoes-red = two red mosquitoes ▲
gobbit-face-mosquitoes-blue = two blue mosquitoes ◆
gobbit-face-mosquitoes-yellow = two yellow mosquitoes ●
gobbit-face-mosquitoes-red-blue = a red and a blue mosquito ▲◆
gobbit-face-mosquitoes-blue-yellow = a blue and a yellow mosquito ◆●
gobbit-face-mosquitoes-yellow-red = a yellow and a red mosquito ●▲
gobbit-back-snakes-hunt = “Snakes hunt” (snakes-hunt)
gobbit-back-reversed = “Reversed” (reversed)
gobbit-back-looped = “Looped” (looped)
gobbit-back-different = “Different” (different)
gobbit-back-explosive = “Explosive” (explosive)
gobbit-back-spirits = “Spirits” (spirits)
gobbit-phase-starting = it is being drawn who begins
gobbit-phase-open = the game is on
gobbit-phase-lifting = a card is being turned
gobbit-phase-clash = hands have fallen, and the verdict follows
gobbit-phase-penalty = a penalty is being paid
gobbit-phase-paused = there is a pause
gobbit-phase-over = the game is over
gobbit-deck-jungle = Jungle

## The story

gobbit-first-picked = { $pile ->
    [one] Everybody has { $pile } card.
   *[other] Everybody has { $pile } cards.
} { $who ->
    [you] You begin.
   *[other] { $who } begins.
}
gobbit-turn-asked = { $who ->
    [you] Your card comes in a moment.
   *[other] { OF($who) } card comes in a moment.
}
gobbit-card-turned = { $who ->
    [you] You turn { $face }.
   *[other] { $who } turns { $face }.
}
gobbit-last-call-began = Nobody can draw any more. Last call: what is open can be tapped for five seconds.
gobbit-tapped = { $who ->
    [you] Your hand is on: { $target } ({ $reaction } ms).
   *[other] { OF($who) } hand is on: { $target } ({ $reaction } ms).
}
gobbit-clash-settled = Verdict: { $hands }.
gobbit-stack-taken = { $who ->
    [you] You take
   *[other] { $who } takes
} { $other ->
    [you] your stack.
   *[other] { OF($other) } stack.
}
gobbit-stack-saved = { $who ->
    [you] You save your stack.
   *[other] { $who } saves the own stack.
}
gobbit-stack-buried = { $who ->
    [you] You bury
   *[other] { $who } buries
} { $other ->
    [you] your stack.
   *[other] { OF($other) } stack.
}
gobbit-stack-lost = { $who ->
    [you] You lose your stack to the graveyard.
   *[other] { OF($who) } stack goes to the graveyard.
}
gobbit-penalty-paid = { $who ->
    [you] You pay a card of your pile to the graveyard.
   *[other] { $who } pays a card of the pile to the graveyard.
}
gobbit-poltergeist-barred = { $who ->
    [you] You rest your hands until the next card.
   *[other] { $who } rests until the next card.
}
gobbit-player-out = { $who ->
    [you] You have no cards left and become a poltergeist.
   *[other] { $who } has no cards left and becomes a poltergeist.
}
gobbit-pause-asked = { $who ->
    [you] You want a pause: it begins in a moment.
   *[other] { $who } wants a pause: it begins in a moment.
}
gobbit-pause-withdrawn = { $who ->
    [you] You call the pause off.
   *[other] { $who } calls the pause off.
}
gobbit-paused = { $who ->
    [you] You call a pause.
   *[other] { $who } calls a pause.
}
gobbit-resumed = { $who ->
    [you] You end the pause.
   *[other] { $who } ends the pause.
}
gobbit-resume-asked = { $who ->
    [you] You end the pause: it goes on in three seconds.
   *[other] { $who } ends the pause: it goes on in three seconds.
}
gobbit-clock-resumes = The clock ends the pause: it goes on in three seconds.
gobbit-goes-on = It goes on.
gobbit-game-ended = { $number ->
    [0] Nobody wins: the last cards of all are in the graveyard.
    [1] { $who ->
        [you] You win
       *[other] { $who } wins
    } with { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }!
   *[other] The win is shared by { $winners }, with { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } each!
}
gobbit-life = { $who ->
    [you] You have
   *[other] { $who } has
} { $cards ->
    [0] no card
    [one] { $cards } card
   *[other] { $cards } cards
}; { $first ->
    [0] never first
    [one] { $first } time first
   *[other] { $first } times first
}, { $faults ->
    [0] no fault
    [one] { $faults } fault
   *[other] { $faults } faults
}, quickest hand { $quickest } ms.

gobbit-goal = Chameleons eat mosquitoes, snakes eat chameleons, gorillas eat all, each only its own colour. If your animal hunts another, tap its stack; if yours is hunted, tap your own. The quicker hand has the stack, a wrong hand loses one. The last player with cards wins.
gobbit-legend =
    C chameleon   S snake   G gorilla   m mosquito   ▲ red  ◆ blue  ● yellow
    ▤ pile   ×3 cards in the stack   † graveyard   ☁ poltergeist   … in turn   ▸ you
    Backs: S>m snakes hunt mosquitoes   ⇅ reversed   ↻ looped
    ≠ different colours   ✱ explosive mosquitoes   == spirits attack pairs
    Type t to turn your card, a player's number to tap that stack, g for the graveyard.
    p is for a pause, and ends it.

## What a player may do

gobbit-prompt-turn = { $who ->
    [you] Your turn: { $offers }
   *[other] { $who }, your turn: { $offers }
}
gobbit-prompt-tap = { $who ->
    [you] Whose stack do you tap? { $offers }
   *[other] { $who }, whose stack do you tap? { $offers }
}
gobbit-prompt-pause = { $who ->
    [you] A pause? { $offers }
   *[other] { $who }, a pause? { $offers }
}
gobbit-prompt-resume = { $who ->
    [you] There is a pause. { $offers }
   *[other] { $who }, there is a pause. { $offers }
}
gobbit-offer-turn = t (turn)
gobbit-offer-tap = { $number } ({ $who })
gobbit-offer-graveyard = g (graveyard)
gobbit-offer-watch = watch
gobbit-offer-pause = p (pause)
gobbit-offer-resume = p (go on)

## The rules say no

refused-GB-M1-count = This deck has { $cards } cards for { $name }, but it needs { $needed }.
refused-GB-M2-title = A deck needs a title of 1 to { $most } characters.
refused-GB-M2-backs = The back { $back } is on { $cards } cards of this deck, but it must be on { $needed }.
refused-GB-S1-chance = Only chance says who begins, and only at the beginning.
refused-GB-T1-chance = Only chance says which card is turned, and only when one is.
refused-GB-T1-nobody = Only players turn cards and lay hands on anything.
refused-GB-T1-now = That cannot be done now: { $phase }.
refused-GB-T3-turn = { $who ->
    [you] It is your turn, and nobody else can turn a card.
   *[other] It is { OF($who) } turn. Wait for yours.
}
refused-GB-T4-pile = You have no pile to turn a card from. Attack or defend, and you will have one.
refused-GB-E3-barred = Your last hand was wrong. Wait until the next card is played.
refused-GB-E5-last-call = Nobody has a card to turn. Tap what is open before the count.
refused-GB-O2-chance = Only chance says which card is paid, and only when one is.
refused-GB-O4-handicaps = The option handicaps has { $given } numbers, but { $seats } are needed, one for each player.
refused-GB-O4-handicap = A handicap is a number of milliseconds from 0 to { $most }.
refused-GB-H2-scene = That tap is for scene { $scene }, but the table shows scene { $newest }. Look at the table and tap again.
refused-GB-H3-settle = Only the judge settles a clash, and only when there is one.
refused-GB-H4-target = There is no such stack: players are numbered from 1 to { $seats }. Tap one of theirs, or the graveyard.
refused-GB-H4-reaction = Nobody reacts in { $reaction } ms.
refused-GB-H4-twice = Your hand lies there already. Wait for the verdict.
refused-GB-C1-metronome = At this table the clock turns the cards. Keep your hands ready.
refused-GB-C1-asked = Your card comes as soon as can be. Wait a moment.
refused-GB-C2-paused = There is a pause. End it first.
refused-GB-C2-pausing = { $who ->
    [you] You have asked for a pause already.
   *[other] { $who } has asked for a pause already.
}
refused-GB-C2-no-pause = There is no pause to end.
refused-GB-C2-resuming = The pause ends in a moment. Wait for the cards.
