# The race of the day and duplicates: contests with the same dice for everyone.

contests-daily = Race of the day
contests-daily-lead = One race a day, the same cards, track, bots and dice for everyone here. Your first try counts.
contests-days = Days
contests-day-before = Previous day
contests-day-after = Next day
contests-today = Today's race
contests-ends = ends in { $hours } h { $minutes } min
contests-mode-bots = Against the bots
contests-mode-alone = Alone against the track
contests-against = against { $names }
contests-race = Race
contests-go-on = Go on with your race
contests-practise = Practice
contests-counts = Your first try counts. No hints; undo as always.
contests-no-count = Your counted race has begun or is over: this one is for practice.
contests-closed = This contest is over. You can still race it for practice.
contests-share = Share the result
contests-board = Board
contests-rank = Rank
contests-name = Name
contests-place = Place
contests-rounds = Rounds
contests-distance = Distance
contests-short = { $n ->
    [one] { $n } space short
   *[other] { $n } spaces short
}
contests-beyond = { $n ->
    [one] { $n } space beyond the finish
   *[other] { $n } spaces beyond the finish
}
contests-at-finish = at the finish
contests-racing = is racing
contests-late = too late
contests-helped = a bot helped
contests-nobody = Nobody has raced yet. Be the first!
contests-more = { $n ->
    [one] { $n } more player
   *[other] { $n } more players
}
contests-start = Start
contests-finish = Finish
contests-compare = Round by round
contests-compare-hint = Spaces to the finish after each round, with the place in brackets.
contests-compare-alone = Spaces to the finish after each round.
contests-round = R{ $n }
contests-dice = The dice
contests-promise = Promised beforehand (SHA-256):
contests-secret = The secret:
contests-proof = All races of this contest have the same dice: your n-th die of a color shows what everybody's n-th die of that color shows. When the contest is over, the secret is revealed, and cubecup verify checks every die of a saved record.
contests-told-place = place { $n } of { $of }
contests-told-rank = rank { $n } of { $of }
contests-streak = { $n ->
    [one] { $n } day in a row
   *[other] { $n } days in a row
}
contests-duplicate = Duplicate race
contests-duplicate-lead = A race for a group: everyone runs it alone, whenever it suits, with the same dice against the same bots. The board compares you.
contests-duplicate-new = Open a duplicate race
contests-duplicate-hint = The same idea for your own group:
contests-closes = Open until { $when }.
contests-link = Link for the others
contests-title = What is it called?
contests-title-usual = Our race
contests-hours = Open for
contests-hours-24 = 1 day
contests-hours-48 = 2 days
contests-hours-168 = 1 week
contests-bots = Bots
contests-make = Open the race
