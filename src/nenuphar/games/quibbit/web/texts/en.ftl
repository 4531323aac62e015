# Quibbit! on screen, in English. The story itself is told by ../../texts.

quibbit-web-you = You
quibbit-web-dummy = Dummy
quibbit-web-ring = The ring: { $tiles } tiles, frogs hop clockwise
quibbit-web-cards = Everybody's cards
quibbit-web-hand = Your cards
quibbit-web-round = Round { $round }
quibbit-web-start = Find your place
quibbit-web-skip = Tap to skip

## Tiles and frogs

quibbit-web-tile = Tile { $tile }: { $what }.
quibbit-web-is-yellow = yellow leaf ●
quibbit-web-is-red = red leaf ▲
quibbit-web-is-green = green leaf ■
quibbit-web-is-blue = blue leaf ◆
quibbit-web-is-flower = flower
quibbit-web-is-water = water
quibbit-web-frog-here = { quibbit-frog } sits here.
quibbit-web-frog-crowned = { quibbit-frog } sits here with the crown: it is in the lead.
quibbit-web-start-here = Set your frog down here.
quibbit-web-tip-own-leaf = Your colour { $sign }. Land here and your card comes back.
quibbit-web-tip-leaf = A leaf for frog { $sign }. All others lose their card here.
quibbit-web-tip-flower = Every frog is at home on a flower. The card comes back.
quibbit-web-tip-water = No frog is at home in the water. The card is lost.

## Cards

quibbit-web-card = Card { $card }
quibbit-web-card-chosen = Card { $card }, chosen. You can still change it.
quibbit-web-card-played = Card { $card }, played
quibbit-web-card-lost = Card { $card } is lost
quibbit-web-holds = { $n ->
    [one] one card
   *[other] { $n } cards
}
quibbit-web-tip-card = { $card ->
    [one] One hop
   *[other] { $card } hops
} to the next free tile. Small cards go first.
quibbit-web-row = { quibbit-frog }: { $count ->
    [0] no cards.
    [one] card { $cards }.
   *[other] cards { $cards }.
}
quibbit-web-row-out = Out of the race.
quibbit-web-row-plays = Plays the { $card }.
quibbit-web-row-laid = A card is laid.
quibbit-web-row-thinks = Still thinking.

## What you can do now

quibbit-web-prompt-place = Tap a glowing tile.
quibbit-web-prompt-placing = { $who } sets a frog down.
quibbit-web-prompt-choose = Choose a card.
quibbit-web-prompt-change = Your card is laid. You can still change it.
quibbit-web-prompt-out = You are out. Watch how the race ends.
quibbit-web-prompt-watch = Everybody is choosing a card.
quibbit-web-prompt-over = The race is over.

## The story of a match

quibbit-web-story-title = Who led when: tiles ahead of the last frog
quibbit-web-story-round = Round
quibbit-web-story-lap = { quibbit-frog } ran a whole lap past { $last }.
quibbit-web-story-reign = { quibbit-frog } wore the crown for { $rounds } rounds in a row.
quibbit-web-story-leap = { quibbit-frog } once leapt over { $over } frogs with a single card.
quibbit-web-story-luck = { quibbit-frog } brought { $cards } cards home in a row.
quibbit-web-story-out = { quibbit-frog } was the first to go, in round { $round }.

## The tutor

quibbit-web-tutor-ring = Frogs race clockwise around this ring of leaves, flowers and water.
quibbit-web-tutor-place = Tap a glowing tile. Your frog starts there.
quibbit-web-tutor-frog = This is your frog. It looks where it will hop.
quibbit-web-tutor-cards = These are your cards. A card is as many hops as it has mosquitoes.
quibbit-web-tutor-choose = Choose one. Nobody sees it, and you can change it while others think.
quibbit-web-tutor-reveal = All cards turn over together. Small ones hop first. Frogs in the way are leapt over and not counted.
quibbit-web-tutor-home = On your colour or a flower your card comes back. Anywhere else it sinks and is lost.
quibbit-web-tutor-crown = The frog in front wears the crown. Be the last with cards, or get a whole lap ahead, and you win.

## When a table is set up

quibbit-option-colours = Colours
quibbit-option-colours-hint = The frogs, in the order of the seats.
quibbit-option-board = Ring
quibbit-option-board-hint = Such as YRG* GRY* RYG~. Leave it empty, and chance lays the ring.
quibbit-option-youngest = Youngest
quibbit-option-youngest-hint = Sets a frog down first. Nobody named: chance picks.
quibbit-option-last_human_wins = Last player wins
quibbit-option-last_human_wins-hint = With two players, whoever is left need not race the dummy.
quibbit-option-round_limit = Most rounds
quibbit-option-round_limit-hint = After so many rounds the game is a draw. Empty: no limit.

## The game in a few sentences

quibbit-web-how-1 = Everybody has a frog on the ring and five cards, 1 to 5.
quibbit-web-how-2 = All secretly lay a card. When the last one lies, they are turned over together.
quibbit-web-how-3 = Small cards hop first. A card is as many hops as it has mosquitoes, each to the next free tile: frogs in the way are leapt over and not counted.
quibbit-web-how-4 = On your own colour or on a flower your card comes back. Anywhere else it is lost.
quibbit-web-how-5 = The frog in front wears the crown. Whoever has lost all cards is out.
quibbit-web-how-6 = You win as the last one in the race, or with a whole lap more than the last frog. If the last ones go out together, the crown that they began the round with decides.
