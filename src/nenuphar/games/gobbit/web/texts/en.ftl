# Gobbit on screen, in English. The story itself is told by ../../texts.

gobbit-web-you = You
gobbit-web-colour-red = red
gobbit-web-colour-blue = blue
gobbit-web-colour-yellow = yellow
gobbit-web-animal-chameleon = chameleon
gobbit-web-animal-snake = snake
gobbit-web-animal-gorilla = gorilla
gobbit-web-face = { $colour } { $animal }
gobbit-web-swarm = two { $colour } mosquitoes
gobbit-web-swarm-mixed = a { $one } and a { $two } mosquito

## Places

gobbit-web-your-stack = Your stack
gobbit-web-stack-of = { OF($who) } stack
gobbit-web-empty = no card
gobbit-web-hidden = The cards are hidden.
gobbit-web-counts = { $pile ->
    [0] No pile
    [one] Pile: one card
   *[other] Pile: { $pile } cards
}, { $stack ->
    [0] no stack.
    [one] stack: one card.
   *[other] stack: { $stack } cards.
}
gobbit-web-is-out = A poltergeist: out of cards, but free to haunt pairs of equal cards.
gobbit-web-is-barred = A poltergeist that was wrong: it sleeps until the next card.
gobbit-web-your-pile = Your pile: { $n ->
    [0] no cards
    [one] one card
   *[other] { $n } cards
}
gobbit-web-pile-short = Pile
gobbit-web-turn = Turn a card over. Your pile: { $n ->
    [one] one card
   *[other] { $n } cards
}
gobbit-web-key-space = Space
gobbit-web-graveyard-short = Graveyard
gobbit-web-graveyard = Graveyard: { $n ->
    [0] empty.
    [one] one card.
   *[other] { $n } cards.
}
gobbit-web-tip-no-graveyard = The graveyard. The stacks of those who tap wrongly end here, for good.
gobbit-web-tip-graveyard = Mosquitoes of all three colours in sight? Tap here first and take every stack that shows one.
gobbit-web-tap-here = Tap in your own row.
gobbit-web-last-call = Last call
gobbit-web-last-call-left = Seconds until the last call is over

## Who hunts whom

gobbit-web-hunts-chameleon = A chameleon hunts mosquitoes.
gobbit-web-hunts-snake = A snake hunts chameleons, never mosquitoes.
gobbit-web-hunts-gorilla = A gorilla hunts everything but gorillas.
gobbit-web-hunts-mosquitoes = Mosquitoes hunt nobody.
gobbit-web-hunts-snake-snakes-hunt = A snake hunts chameleons, and mosquitoes too now.
gobbit-web-hunts-chameleon-reversed = A chameleon hunts snakes now.
gobbit-web-hunts-snake-reversed = A snake hunts nobody now.
gobbit-web-hunts-mosquitoes-reversed = Mosquitoes hunt chameleons now.
gobbit-web-hunts-mosquitoes-looped = Mosquitoes hunt snakes now.
gobbit-web-hunts-own = Only its own colour counts.
gobbit-web-hunts-others = Only other colours count now.

## Expert backs

gobbit-web-back-snakes-hunt = Snakes hunt
gobbit-web-back-reversed = Reversed
gobbit-web-back-looped = Looped
gobbit-web-back-different = Different
gobbit-web-back-explosive = Explosive
gobbit-web-back-spirits = Spirits
gobbit-web-backed-snakes-hunt = snakes hunt mosquitoes too.
gobbit-web-backed-reversed = mosquitoes hunt chameleons, and chameleons hunt snakes. Gorillas hunt all.
gobbit-web-backed-looped = mosquitoes hunt snakes; all else is as ever.
gobbit-web-backed-different = animals hunt only other colours than their own.
gobbit-web-backed-explosive = whoever touches mosquitoes is at fault.
gobbit-web-backed-spirits = everybody may tap pairs of equal cards, and send them to the graveyard.

## How a clash went

gobbit-web-clash = The last clash
gobbit-web-no-clash = Hands ready. The first clash will show here, to the millisecond.
gobbit-web-judging = Who was first?
gobbit-web-pausing = A pause begins. Hands that have fallen are still judged.
gobbit-web-hand-takes = { $who ->
    [you] { $sign } You take { OF($other) } stack: { $ms } ms.
   *[other] { $sign } { $who } takes { $other ->
        [you] your stack
       *[other] { OF($other) } stack
    }: { $ms } ms.
}
gobbit-web-hand-saves = { $who ->
    [you] { $sign } You save your stack: { $ms } ms.
   *[other] { $sign } { $who } saves the stack: { $ms } ms.
}
gobbit-web-hand-loses = { $who ->
    [you] { $sign } You keep your stack from the hunter, but after your fault it is lost: { $ms } ms.
   *[other] { $sign } { $who } keeps the stack from the hunter, but loses it by a fault: { $ms } ms.
}
gobbit-web-hand-haunts = { $who ->
    [you] { $sign } You bury { OF($other) } stack: { $ms } ms.
   *[other] { $sign } { $who } buries { $other ->
        [you] your stack
       *[other] { OF($other) } stack
    }: { $ms } ms.
}
gobbit-web-hand-gobbit = { $who ->
    [you] { $sign } Gobbit! You take every stack with mosquitoes: { $ms } ms.
   *[other] { $sign } Gobbit! { $who } takes every stack with mosquitoes: { $ms } ms.
}
gobbit-web-hand-fault = { $who ->
    [you] { $sign } Your fault.
   *[other] { $sign } Fault: { $who }.
}
gobbit-web-hand-tied = { $who ->
    [you] { $sign } You were level: { $ms } ms.
   *[other] { $sign } { $who } was level: { $ms } ms.
}
gobbit-web-hand-late = { $who ->
    [you] { $sign } You were { $behind } ms later.
   *[other] { $sign } { $who } was { $behind } ms later.
}
gobbit-web-hand-gone = { $who ->
    [you] { $sign } You were right, but it was gone already.
   *[other] { $sign } { $who } was right, but it was gone already.
}
gobbit-web-hand-void = { $who ->
    [you] { $sign } Your hand does not count.
   *[other] { $sign } { OF($who) } hand does not count.
}
gobbit-web-margin = { $who ->
    [you] { $ms } ms before you.
   *[other] { $ms } ms before { $who }.
}
gobbit-web-margin-tied = { $who ->
    [you] Level with you: the defender goes first, then who is nearer to the next card.
   *[other] Level with { $who }: the defender goes first, then who is nearer to the next card.
}
gobbit-web-fault-GB-X1 = No right to tap that.
gobbit-web-fault-GB-D4 = There was nothing to tap.
gobbit-web-fault-GB-V5 = Mosquitoes explode under this back.
gobbit-web-fault-GB-V7 = The back on the graveyard forbids it.
gobbit-web-fault-GB-O1 = Sudden death: with an empty pile an attack must succeed.
gobbit-web-too-soon = { $ms } ms is faster than any eye: it was judged on the cards before.
gobbit-web-void-GB-G2 = During a Gobbit only the graveyard counts.
gobbit-web-void-GB-E1 = Out of the game by then.
gobbit-web-void-GB-X4 = It came after a fault.
gobbit-web-void-GB-D10 = It came after a failed attack.
gobbit-web-void-GB-E3 = It came after a wrong tap.

## Pause, and what you can do now

gobbit-web-pause = Pause for everybody
gobbit-web-resume = Continue
gobbit-web-tip-pause = A pause for everybody. The cards are hidden meanwhile.
gobbit-web-tip-resume = Go on.
gobbit-web-resuming = It goes on. Look out for the cards!
gobbit-web-paused = { $who ->
    [you] You have paused the game.
   *[other] { $who } has paused the game.
}
gobbit-web-prompt-turn = Turn a card: tap your pile.
gobbit-web-prompt-soon = Your card turns in a moment.
gobbit-web-prompt-watch = { $who ->
    [you] Your card comes next.
   *[other] { OF($who) } card comes next. Hands ready.
}
gobbit-web-prompt-clash = Hands down! Who was first?
gobbit-web-prompt-last-call = Last call: tap what is still open.
gobbit-web-prompt-ghost = You are a poltergeist: tap pairs of equal cards.
gobbit-web-prompt-paused = Pause.
gobbit-web-prompt-pausing = A pause begins in a moment.
gobbit-web-prompt-resuming = It goes on in a moment. Hands ready.
gobbit-web-prompt-over = The game is over.
gobbit-web-nobody = Nobody has cards left. Nobody wins.
gobbit-web-holds = { $n ->
    [one] one card
   *[other] { $n } cards
}

## The story of a match

gobbit-web-story-title = Who held how many cards
gobbit-web-story-clash = Clash
gobbit-web-story-quickest = { $who ->
    [you] Your hand was the quickest of all: { $ms } ms.
   *[other] { $who } had the quickest hand of all: { $ms } ms.
}
gobbit-web-story-first = { $who ->
    [you] You were first { $n } times, more often than anybody.
   *[other] { $who } was first { $n } times, more often than anybody.
}
gobbit-web-story-faults = { $who ->
    [you] You were at fault { $n } times.
   *[other] { $who } was at fault { $n } times.
}
gobbit-web-story-closest = The closest clash was decided by { $ms } ms.
gobbit-web-hands-title = Everybody's hands
gobbit-web-hands-name = Player
gobbit-web-hands-first = First
gobbit-web-hands-faults = Faults
gobbit-web-hands-median = Usual
gobbit-web-hands-best = Best
gobbit-web-hands-ms = { $ms } ms
gobbit-web-hands-none = –
gobbit-web-progress-title = Your reactions, match by match
gobbit-web-progress-now = This match: { $ms } ms, { $faults ->
    [0] no faults
    [one] one fault
   *[other] { $faults } faults
}.
gobbit-web-progress-row = Match { $n }: { $ms } ms, { $faults ->
    [0] no faults
    [one] one fault
   *[other] { $faults } faults
}
gobbit-web-progress-first = From the next match on, your progress is charted here. It stays in this browser.

## The tutor

gobbit-web-tutor-table = Everybody has a pile, face down, and turns its cards onto a stack. Only top cards count.
gobbit-web-tutor-pile = This is your pile. When it glows, tap it to turn a card.
gobbit-web-tutor-chain = Chameleons hunt mosquitoes, snakes hunt chameleons, gorillas hunt them all. Always their own colour.
gobbit-web-tutor-attack = Your top card hunts somebody's? Tap that stack. Be first, and it goes under your pile.
gobbit-web-tutor-defend = Somebody hunts yours? Tap your own stack first, and you save it.
gobbit-web-tutor-fault = A wrong tap sends your stack to the graveyard. Look, then tap.
gobbit-web-tutor-gobbit = When a graveyard lies here and mosquitoes of all three colours are in sight, tap it: Gobbit!
gobbit-web-tutor-verdicts = Here you see who was first, measured on everybody's own screen. Far away is no disadvantage.

## When a table is set up

gobbit-pace-hint = Counts only where cards are turned by hand: when it is up, the card turns by itself.
gobbit-option-tempo = Tempo
gobbit-option-tempo-hint = Who turns the cards: the players, or the table at a beat.
gobbit-by-hand = By hand
gobbit-leisurely = Leisurely: every 4 seconds
gobbit-steady = Steady: every 2.5 seconds
gobbit-brisk = Brisk: every 1.6 seconds
gobbit-frantic = Frantic: every second
gobbit-option-expert = Expert
gobbit-option-expert-hint = The back on top of the graveyard changes the rules.
gobbit-option-sudden_death = Sudden death
gobbit-option-sudden_death-hint = With an empty pile, your next attack must succeed.
gobbit-option-minimum_penalty = Minimum penalty
gobbit-option-minimum_penalty-hint = A fault without a stack costs a card of the pile.
gobbit-option-gorillas_bury = Gorillas bury
gobbit-option-gorillas_bury-hint = As in an older edition: what a gorilla takes goes to the graveyard.
gobbit-option-beginners = Hints for beginners
gobbit-option-beginners-hint = Everybody sees what they may tap. Good for a first game.
gobbit-option-handicaps = Handicaps
gobbit-option-handicaps-hint = Milliseconds added to every hand of a seat, so that quick people do not always win. Some 100 are a small handicap, 300 a large one, as for a grown-up among children; 0 is none.
gobbit-option-deck = Deck
gobbit-option-deck-hint = The deck of the box, or one of your own with other backs.
gobbit-jungle = Jungle

## The game in a few sentences

gobbit-web-how-1 = Everybody has a face-down pile. In turn, a card is turned onto the stack in front of its player; only the top card counts.
gobbit-web-how-2 = Chameleons hunt mosquitoes, snakes hunt chameleons, gorillas hunt all three. Only in their own colour.
gobbit-web-how-3 = If your top card hunts another, tap that stack. If yours is hunted, tap your own. The first hand wins the stack, face down under its pile.
gobbit-web-how-4 = A wrong tap costs your stack: it goes to the graveyard. Being late costs nothing.
gobbit-web-how-5 = Once there is a graveyard and mosquitoes of all three colours are in sight, tap it: the first takes every stack that shows mosquitoes.
gobbit-web-how-6 = Without cards you are a poltergeist and tap pairs of equal cards. The last player with cards wins; if nobody can draw any more, the largest stack wins.
