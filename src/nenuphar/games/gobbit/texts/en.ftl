# Gobbit in English. $who is a name, or the mark `you` for the player who is spoken to.

## Words

gobbit-the-graveyard = the graveyard
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
gobbit-back-snakes-hunt = “Snakes hunt”
gobbit-back-reversed = “Reversed”
gobbit-back-looped = “Looped”
gobbit-back-different = “Different”
gobbit-back-explosive = “Explosive”
gobbit-back-spirits = “Spirits”
gobbit-phase-starting = the first player is being drawn
gobbit-phase-open = the game is on
gobbit-phase-lifting = a card is being turned
gobbit-phase-clash = players have slapped, and the verdict follows
gobbit-phase-penalty = a penalty is being paid
gobbit-phase-paused = the game is paused
gobbit-phase-over = the game is over
gobbit-deck-jungle = Jungle

## The story

gobbit-first-picked = { $pile ->
    [one] Everyone has { $pile } card.
   *[other] Everyone has { $pile } cards.
} { $who ->
    [you] You begin.
   *[other] { $who } begins.
}
gobbit-turn-asked = { $who ->
    [you] You are about to turn a card.
   *[other] { $who } is about to turn a card.
}
gobbit-card-turned = { $who ->
    [you] You turn { $face }.
   *[other] { $who } turns { $face }.
}
gobbit-last-call-began = Nobody can draw any more. Last call: you have five seconds to tap what is open.
gobbit-tapped = { $who ->
    [you] Your hand is on: { $target } ({ $reaction } ms).
   *[other] { OF($who) } hand is on: { $target } ({ $reaction } ms).
}
gobbit-clash-settled = { $first ->
    [0] { $wrong ->
        [0] { $late ->
            [0] No hand counted.
            [1] { $late_one ->
                [you] You came too late.
               *[other] { $late_one } came too late.
            }
           *[other] Too late: { $late_all }.
        }
       *[other] { gobbit-clash-wrong }
    }
    [1] { $first_one ->
        [you] You were first with { $time } ms.
       *[other] { $first_one } was first with { $time } ms.
    }
   *[other] First: { $hands }.
}{ $wrong ->
    [0] { "" }
   *[other] { $first ->
        [0] { "" }
       *[other] { " " }{ gobbit-clash-wrong }
    }
}
gobbit-clash-wrong = { $wrong ->
    [1] { $wrong_one ->
        [you] You tapped wrongly.
       *[other] { $wrong_one } tapped wrongly.
    }
   *[other] Wrong taps: { $wrong_all }.
}
gobbit-stack-taken = { $who ->
    [you] You take
   *[other] { $who } takes
} { $other ->
    [you] your stack.
   *[other] { OF($other) } stack.
}
gobbit-stack-saved = { $who ->
    [you] You save your stack.
   *[other] { $who } saves their stack.
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
gobbit-stack-forfeited = { $who ->
    [you] After your wrong tap, your stack goes to the graveyard.
   *[other] After the wrong tap, { OF($who) } stack goes to the graveyard.
}
gobbit-stack-forlorn = { $who ->
    [you] Your attack failed: your stack goes to the graveyard.
   *[other] { OF($who) } attack failed: the stack goes to the graveyard.
}
gobbit-penalty-paid = { $who ->
    [you] You lose a card from your pile to the graveyard.
   *[other] { $who } loses a card from their pile to the graveyard.
}
gobbit-poltergeist-barred = { $who ->
    [you] Wrong tap: you wait until the next card.
   *[other] Wrong tap: { $who } waits until the next card.
}
gobbit-player-out = { $who ->
    [you] You are out of cards and become a poltergeist.
   *[other] { $who } is out of cards and becomes a poltergeist.
}
gobbit-pause-asked = { $who ->
    [you] You ask for a pause. It starts in a moment.
   *[other] { $who } asks for a pause. It starts in a moment.
}
gobbit-pause-withdrawn = { $who ->
    [you] You cancel the pause.
   *[other] { $who } cancels the pause.
}
gobbit-paused = { $who ->
    [you] You pause the game.
   *[other] { $who } pauses the game.
}
gobbit-resumed = { $who ->
    [you] You end the pause.
   *[other] { $who } ends the pause.
}
gobbit-resume-asked = { $who ->
    [you] You end the pause. The game resumes in three seconds.
   *[other] { $who } ends the pause. The game resumes in three seconds.
}
gobbit-clock-resumes = The pause is over. The game resumes in three seconds.
gobbit-goes-on = Resuming. Watch the cards.
gobbit-hurry-asked = { $who ->
    [you] You would like to end the match now.
   *[other] { $who } would like to end the match now.
}
gobbit-hurried = Everyone agrees: the cards are counted now.
gobbit-game-ended = { $number ->
    [0] Nobody wins: everyone's last cards are in the graveyard.
    [1] { $who ->
        [you] You win
       *[other] { $who } wins
    } with { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }!
   *[other] A shared win with { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } each: { $winners }!
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

gobbit-goal = Chameleons eat mosquitoes, snakes eat chameleons, gorillas eat everything, but only in their own colour. If your animal hunts another, tap that stack; if yours is hunted, tap your own. The fastest hand takes the stack; a wrong tap costs your own. The last player with cards wins.
gobbit-legend =
    C chameleon   S snake   G gorilla   m mosquito   ▲ red  ◆ blue  ● yellow
    ▤ pile   ×3 cards in the stack   † graveyard   ☁ poltergeist   … in turn   ▸ you
    Backs: S>m snakes hunt mosquitoes   ⇅ reversed   ↻ looped
    ≠ different colours   ✱ explosive mosquitoes   == spirits attack pairs
    Type t to turn your card, a player's number to tap that stack, g for the graveyard.
    p pauses and resumes the game.

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
    [you] Pause? { $offers }
   *[other] { $who }, pause? { $offers }
}
gobbit-prompt-resume = { $who ->
    [you] The game is paused. { $offers }
   *[other] { $who }, the game is paused. { $offers }
}
gobbit-offer-turn = t (turn)
gobbit-offer-tap = { $number } ({ $who })
gobbit-offer-graveyard = g (graveyard)
gobbit-offer-watch = watch
gobbit-offer-pause = p (pause)
gobbit-offer-resume = p (resume)
gobbit-offer-hurry = q (end the match now)

## The rules say no

refused-GB-M1-count = This deck has { $cards } cards for { $name }, but needs { $needed }.
refused-GB-M2-title = A deck needs a title of 1 to { $most } characters.
refused-GB-M2-backs = The back { $back } is on { $cards } cards of this deck, but must be on { $needed }.
refused-GB-S1-chance = Only chance picks the first player, and only at the start.
refused-GB-T1-chance = Only chance decides which card is turned.
refused-GB-T1-nobody = Only players turn cards and tap stacks.
refused-GB-T1-now = Not possible now: { $phase }.
refused-GB-T3-turn = { $who ->
    [you] It is your turn, and nobody else can turn a card.
   *[other] It is { OF($who) } turn. Wait for yours.
}
refused-GB-T4-pile = You have no pile to draw from. Attack or defend to get one.
refused-GB-E3-barred = Your last tap was wrong. Wait for the next card.
refused-GB-E5-last-call = Nobody can draw any more. Tap what is open before time runs out.
refused-GB-O2-chance = Only chance decides which card is lost.
refused-GB-O4-handicaps = There are { $given } handicaps, but { $seats } are needed, one for each player.
refused-GB-O4-handicap = A handicap is a number of milliseconds from 0 to { $most }.
refused-GB-H2-scene = The cards changed before your tap (you tapped at { $scene }, the table is at { $newest }). Look and tap again.
refused-GB-H3-settle = Only the referee decides who was first, and only after a slap.
refused-GB-H4-target = There is no such stack. Players are numbered from 1 to { $seats }.
refused-GB-H4-reaction = Nobody reacts in { $reaction } ms.
refused-GB-H4-twice = You have already tapped there. Wait for the verdict.
refused-GB-C1-metronome = The table turns the cards. Keep your hands ready.
refused-GB-C1-asked = Your card is coming. Wait a moment.
refused-GB-C2-paused = The game is paused. Resume it first.
refused-GB-C2-pausing = { $who ->
    [you] You have asked for a pause already.
   *[other] { $who } has asked for a pause already.
}
refused-GB-C2-no-pause = The game is not paused.
refused-GB-C2-resuming = The game is about to resume. Wait for the cards.
refused-GB-C3-asked = You have agreed to end the match already.
refused-GB-C3-playing = You are still in the game. Only players without cards ask to end the match now.

## Analysis

gobbit-figure-median = Median reaction
gobbit-figure-slaps = Right slaps
gobbit-figure-won = of these, first
gobbit-figure-faults = Wrong slaps
gobbit-figure-early = False starts (too fast for a reaction)
gobbit-figure-openings = Could have slapped
gobbit-figure-overlooked = Overlooked
gobbit-figure-reactions = Reaction times
gobbit-overlooked = { $kind ->
    [defence] { $who } did not defend; nobody attacked.
   *[other] { $who } could have taken { OF($of) } stack; nobody did.
}
gobbit-overlooked-taken = { $kind ->
    [defence] { $who } did not defend against { $by }.
   *[other] { $who } could have taken { OF($of) } stack; { $by } was faster.
}
gobbit-overlooked-gobbit = { $who } overlooked a Gobbit, and so did all others.
gobbit-overlooked-taken-gobbit = { $who } overlooked a Gobbit; { $by } did not.
