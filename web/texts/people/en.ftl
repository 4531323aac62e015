# What people’s pages and rated tables say. The same ids and variables in every language.

web-person-you = Your matches
web-person-played = Matches
web-person-won = Won
web-person-longest = Most wins in a row
web-person-streak = Wins in a row now
web-person-partly = You see the matches of public tables, and those of tables that you may see.
web-person-filters = Show only some matches
web-person-all = All
web-person-game = Game
web-person-company = Company
web-person-with-people = With people
web-person-with-bots = Bots only
web-person-period = Period
web-person-year = 12 months
web-person-month = 30 days
web-person-filter = Only these
web-person-only-with = Only matches with { $name }
web-person-show-all = Show all matches
web-person-none = { $name } has no finished match that you may see.
web-person-none-you = When you have finished a match, you find it here.
web-person-none-filtered = No match fits this choice.
web-person-play = Play
web-person-by-game = Wins by game
web-person-won-of = { $won } of { $played }
web-person-months = Matches by month
web-person-month-n = Month
web-person-line-played = matches
web-person-line-won = won
web-person-rivals = Rivals
web-person-rival = { $played ->
    [one] one match
   *[other] { $played } matches
}: { $ahead } ahead, { $behind } behind
web-person-gone = former player
web-person-guest = guest
web-person-left = left
web-person-treasures = Best of all matches
web-person-points = { $n ->
    [one] one point
   *[other] { $n } points
}
web-person-seconds = { $seconds } s
web-person-favourite = Favourite frog
web-person-colour = { $colour }: { $played ->
    [one] one match
   *[other] { $played } matches
}, { $won } won
web-person-matches = Matches
web-person-match-won = Won:
web-person-rated = rated
web-person-pages = Pages of matches
web-person-newer = Newer matches
web-person-older = Older matches
web-person-page-of = { $number } of { $pages }
web-person-rating-in = Rating in { $game }
web-person-rating-doubt = give or take { $doubt }
web-person-rating-matches = { $n ->
    [one] one rated match
   *[other] { $n } rated matches
}
web-person-rating-chart = Rating after each match
web-person-match-n = Match
web-person-rating-here = This player
web-person-equal = an equal
web-person-choices = What you show
web-person-shows = Who may open this page?
web-person-shows-nobody = Nobody
web-person-shows-met = People I have played with
web-person-shows-everybody = Everyone here
web-person-shows-hint = Others never see matches of private tables where they were not invited.
web-person-want-ratings = Ratings
web-person-want-ratings-hint = Show my rating on this page, and other players’ ratings to me. Only rated matches count.

## Rated tables

web-equal = your equal
web-new-rated = Rated match
web-new-rated-on = Counts for the ratings, if everyone at the table agrees.
web-new-rated-off = Does not count for ratings.
web-table-rated = Rated match
web-rated-title = Rated match
web-rated-ask = The result counts for your rating. Do you agree? If not, leave the seat, or ask the host for an unrated match.
web-rated-agree = I agree
web-rated-missing = Still to agree: { $names }.
web-rated-all = Everyone agrees: the result counts for the ratings.
web-rated-undecided = has not agreed yet
