# Gobbit on screen, in English. The story itself is told by ../../texts.

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
gobbit-web-is-out = A poltergeist: out of cards, but free to tap pairs of equal cards.
gobbit-web-is-barred = A poltergeist after a wrong tap: waits for the next card.
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
gobbit-web-tip-no-graveyard = The graveyard. Stacks lost by wrong taps go here for good.
gobbit-web-tip-graveyard = Mosquitoes of all three colours in sight? Tap here first and take every stack that shows one.
gobbit-web-tap-here = Tap in your own row.
gobbit-web-last-call = Last call
gobbit-web-last-call-left = Seconds left in the last call

## Who hunts whom

gobbit-web-hunts-chameleon = A chameleon hunts mosquitoes.
gobbit-web-hunts-snake = A snake hunts chameleons, never mosquitoes.
gobbit-web-hunts-gorilla = A gorilla hunts everything but gorillas.
gobbit-web-hunts-mosquitoes = Mosquitoes hunt nobody.
gobbit-web-hunts-snake-snakes-hunt = A snake now hunts chameleons and mosquitoes.
gobbit-web-hunts-chameleon-reversed = A chameleon now hunts snakes.
gobbit-web-hunts-snake-reversed = A snake now hunts nobody.
gobbit-web-hunts-mosquitoes-reversed = Mosquitoes now hunt chameleons.
gobbit-web-hunts-mosquitoes-looped = Mosquitoes now hunt snakes.
gobbit-web-hunts-own = Only in its own colour.
gobbit-web-hunts-others = Only in other colours now.

## Expert backs

gobbit-web-back-snakes-hunt = Snakes hunt
gobbit-web-back-reversed = Reversed
gobbit-web-back-looped = Looped
gobbit-web-back-different = Different
gobbit-web-back-explosive = Explosive
gobbit-web-back-spirits = Spirits
gobbit-web-backed-snakes-hunt = snakes hunt mosquitoes too.
gobbit-web-backed-reversed = mosquitoes hunt chameleons, and chameleons hunt snakes. Gorillas hunt everything.
gobbit-web-backed-looped = mosquitoes hunt snakes; nothing else changes.
gobbit-web-backed-different = animals hunt only colours other than their own.
gobbit-web-backed-explosive = tapping mosquitoes is a fault.
gobbit-web-backed-spirits = everyone may tap pairs of equal cards and send them to the graveyard.

## How a clash went

gobbit-web-clash = Last slap
gobbit-web-no-clash = Hands ready. The first slap will show here, to the millisecond.
gobbit-web-judging = Who was first?
gobbit-web-pausing = Pausing. Taps already made still count.
gobbit-web-hand-takes = { $who ->
    [you] { $sign } You take { OF($other) } stack: { $ms } ms.
   *[other] { $sign } { $who } takes { $other ->
        [you] your stack
       *[other] { OF($other) } stack
    }: { $ms } ms.
}
gobbit-web-hand-saves = { $who ->
    [you] { $sign } You save your stack: { $ms } ms.
   *[other] { $sign } { $who } saves their stack: { $ms } ms.
}
gobbit-web-hand-loses = { $who ->
    [you] { $sign } You defend your stack, but lose it for your fault: { $ms } ms.
   *[other] { $sign } { $who } defends their stack, but loses it for a fault: { $ms } ms.
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
    [you] { $sign } Wrong tap!
   *[other] { $sign } { $who }: wrong tap.
}
gobbit-web-hand-tied = { $who ->
    [you] { $sign } You tied: { $ms } ms.
   *[other] { $sign } { $who } tied: { $ms } ms.
}
gobbit-web-hand-late = { $who ->
    [you] { $sign } You were { $behind } ms later.
   *[other] { $sign } { $who } was { $behind } ms later.
}
gobbit-web-hand-outdone = { $who ->
    [you] { $sign } You were too late: an attack of yours had failed at the same moment.
   *[other] { $sign } { $who } was too late: an attack had failed at the same moment.
}
gobbit-web-hand-gone = { $who ->
    [you] { $sign } You were right, but the stack was already gone.
   *[other] { $sign } { $who } was right, but the stack was already gone.
}
gobbit-web-hand-void = { $who ->
    [you] { $sign } Your tap does not count.
   *[other] { $sign } { OF($who) } tap does not count.
}
gobbit-web-margin = { $who ->
    [you] { $ms } ms before you.
   *[other] { $ms } ms before { $who }.
}
gobbit-web-margin-tied = { $who ->
    [you] Tied with you: the defender comes first, then the player closer to the next turn.
   *[other] Tied with { $who }: the defender comes first, then the player closer to the next turn.
}
gobbit-web-fault-GB-X1 = That stack was not prey.
gobbit-web-fault-GB-D4 = There was nothing to tap.
gobbit-web-fault-GB-V5 = Mosquitoes explode with this back.
gobbit-web-fault-GB-V7 = The back on the graveyard does not allow it.
gobbit-web-fault-GB-O1 = Sudden death: with an empty pile, an attack must succeed.
gobbit-web-too-soon = { $ms } ms is faster than any eye, so the cards before it were judged.
gobbit-web-void-GB-G2 = During a Gobbit only the graveyard counts.
gobbit-web-void-GB-E1 = Already out of the game.
gobbit-web-void-GB-X4 = It came after a fault.
gobbit-web-void-GB-D10 = It came after a failed attack.
gobbit-web-void-GB-E3 = It came after a wrong tap.

## Pause, and what you can do now

gobbit-web-pause = Pause for everyone
gobbit-web-resume = Resume
gobbit-web-tip-pause = Pauses the game for everyone. The cards are hidden meanwhile.
gobbit-web-tip-resume = Resume the game.
gobbit-web-hurry = End the match now
gobbit-web-hurry-waits = Waiting for the others
gobbit-web-tip-hurry = When everyone agrees, the match ends now, and the most cards win. Bots always agree.
gobbit-web-resuming = Resuming. Watch the cards!
gobbit-web-paused-reading = The game waits for you.
gobbit-web-paused = { $who ->
    [you] You paused the game.
   *[other] { $who } paused the game.
}
gobbit-web-prompt-turn = Turn a card: tap your pile.
gobbit-web-prompt-soon = Your card is about to turn.
gobbit-web-prompt-watch = { $who ->
    [you] Your card is next.
   *[other] { OF($who) } card is next. Hands ready.
}
gobbit-web-prompt-clash = Slap! Who was first?
gobbit-web-prompt-last-call = Last call: tap what is still open.
gobbit-web-prompt-ghost = You are a poltergeist: tap pairs of equal cards.
gobbit-web-prompt-paused = Paused.
gobbit-web-prompt-pausing = Pausing in a moment.
gobbit-web-prompt-resuming = Resuming in a moment. Hands ready.
gobbit-web-prompt-over = The game is over.
gobbit-web-nobody = Nobody has cards left, so nobody wins.
gobbit-web-holds = { $n ->
    [one] one card
   *[other] { $n } cards
}

## The story of a match

gobbit-web-story-title = Cards held
gobbit-web-story-clash = Slap
gobbit-web-story-quickest = { $who ->
    [you] You had the fastest hand of all: { $ms } ms.
   *[other] { $who } had the fastest hand of all: { $ms } ms.
}
gobbit-web-story-first = { $who ->
    [you] You were first { $n } times, more often than anyone else.
   *[other] { $who } was first { $n } times, more often than anyone else.
}
gobbit-web-story-faults = { $who ->
    [you] You made { $n } wrong taps.
   *[other] { $who } made { $n } wrong taps.
}
gobbit-web-story-closest = The closest slap was decided by { $ms } ms.
gobbit-web-standings-out = Out in slap
gobbit-web-standings-best = Fastest hand
gobbit-web-standings-cards = Cards
gobbit-web-hands-title = Reaction times
gobbit-web-hands-name = Player
gobbit-web-hands-first = First
gobbit-web-hands-faults = Wrong taps
gobbit-web-hands-median = Typical
gobbit-web-hands-ms = { $ms } ms
gobbit-web-hands-none = –
gobbit-web-progress-title = Your reaction times, match by match
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
gobbit-web-progress-first = From your next match on, your progress appears here. It stays in this browser.

## The tutor

gobbit-web-tutor-table = Everyone has a face-down pile and turns cards onto a stack. Only top cards count.
gobbit-web-tutor-pile = This is your pile. When it glows, tap it to turn a card.
gobbit-web-tutor-chain = Chameleons hunt mosquitoes, snakes hunt chameleons, gorillas hunt them all. Always in their own colour.
gobbit-web-tutor-attack = Does your top card hunt someone's? Tap that stack. If you are first, it goes under your pile.
gobbit-web-tutor-defend = Is yours being hunted? Tap your own stack first to save it.
gobbit-web-tutor-fault = A wrong tap sends your stack to the graveyard. Look first, then tap.
gobbit-web-tutor-gobbit = A graveyard, and mosquitoes of all three colours in sight? Tap the graveyard: Gobbit!
gobbit-web-tutor-verdicts = See who was first, timed on each player's own screen. Being far away is no disadvantage.

## When a table is set up

gobbit-pace-hint = Only matters when players turn the cards: when time is up, the card turns by itself.
gobbit-option-tempo = Tempo
gobbit-option-tempo-hint = Who turns the cards: the players, or the table at a steady beat.
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
gobbit-option-minimum_penalty-hint = A wrong tap without a stack costs a card from your pile.
gobbit-option-gorillas_bury = Gorillas bury
gobbit-option-gorillas_bury-hint = As in an older edition: what a gorilla takes goes to the graveyard.
gobbit-option-beginners = Hints for beginners
gobbit-option-beginners-hint = Everyone sees what they may tap. Good for a first game.
gobbit-option-handicaps = Handicaps
gobbit-option-handicaps-hint = Added to every tap. 100 ms is a small handicap, 300 ms a large one (an adult playing with children).
gobbit-option-deck = Deck
gobbit-option-deck-hint = The deck from the box, or your own with other backs.
gobbit-jungle = Jungle

## The game in a few sentences

gobbit-web-how-1 = Everyone has a face-down pile. In turn, each player turns a card onto the stack in front of them. Only the top card counts.
gobbit-web-how-2 = Chameleons hunt mosquitoes, snakes hunt chameleons, gorillas hunt all three. Only in their own colour.
gobbit-web-how-3 = If your top card hunts another, tap that stack. If yours is hunted, tap your own. The first hand takes the stack face down under its pile.
gobbit-web-how-4 = A wrong tap costs you your stack: it goes to the graveyard. Being late costs nothing.
gobbit-web-how-5 = Once there is a graveyard and mosquitoes of all three colours are in sight, tap it: the first hand takes every stack that shows mosquitoes.
gobbit-web-how-6 = Out of cards, you become a poltergeist and tap pairs of equal cards. The last player with cards wins. If nobody can draw any more, the largest stack wins.

## Players’ pages

gobbit-statistic-fastest = Fastest hand
gobbit-statistic-median = Quickest match, by its middle reaction
