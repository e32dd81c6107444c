### The lab in English: headings and captions of the report (report-), what a good race is held to (target-), what
### the doctor says (doctor-) and what balance tells of costs (balance-). Percentages come written, with their sign; a
### -range is a 95% interval.

## The page

report-title = Cube Cup: simulation report
report-skip = Skip to the figures
report-source = { $games } games · seed { $seed }
report-nav-sets = Races
report-nav-parts = Parts of { $race }
report-comparison = Comparison
report-side-by-side = Side by side
report-as-table = These figures as a table
report-method = Intervals are 95%: Wilson's for shares, from ranks for medians, normal for means; where rounds of one game resemble each other, the interval is that of the games. Rare cases are left out of plots by round, push or fan space. Figures of buyers and fans tell what goes together with winning, not what causes it.
report-standard = Measured as the requirements are stated: sharp bots, four players, at least { $games } games.
report-not-standard = For orientation only: the requirements are stated for sharp bots, four players and at least { $games } games.
report-drawing = plots
report-written = { $games ->
    [one] The report of { $games } game is in { $path }
   *[other] The report of { $games } games is in { $path }
}
report-plots-written = Plots: { $n } files in { $path }

report-part-targets = Requirements
report-part-fairness = Fairness
report-part-course = Course of the race
report-part-rolling = Rolling
report-part-cards = Cards
report-part-extras = Fans and red line

report-tile-rounds = Rounds, median
    .range = half take { $range }
report-tile-lead = Games with a lead change
    .range = { $range }
report-tile-comeback = Winners who did not lead halfway
    .range = { $range }
report-tile-busts = Rounds that end in a bust
    .range = { $range }
report-tile-purchases = Dice bought per game
    .range = { $range }

## Requirements

target-rounds = Rounds, median
target-seats = Wins of each seat
target-lead = Games with a lead change
target-stalled = Stalled games
target-bought = Games in which each card is bought
target-dominant = Each card's part of all purchases
target-one-card = Wins by always buying one card
target-mark-met = met
target-mark-missed = not met
target-mark-unsure = not met, within the error
target-mark-unknown = told by cubecup balance

## Exhibits: headings and how to read them

report-seats = Wins by seat
    .note = Between the lines a seat is fair. The first start player is drawn by lot.
report-bots = Wins by bot
    .note = Of all seats with this bot. The line is the share of equals.
report-length = Length of the race
    .note = The shaded range is where the median should be.
report-lead = Lead changes
    .note = How often another runner than before leads alone at the end of a round.
report-comeback = Suspense
    .note = Halfway is when the leader has done half of the way.
report-bust-round = Busts by round
    .note = Of the players in that round, how many bust.
report-bust-push = Risk of each push
    .note = Of those who push for the first, second, … time in a round, how many bust by it.
report-card-games = Games in which a card is bought
    .note = By anyone. A card should reach the shaded range.
report-card-purchases = Part of all purchases
    .note = A card should stay in the shaded range.
report-card-rounds = When cards are bought
    .note = Dice bought per game in each round; the darker, the more.
report-card-uses = Use of abilities
    .note = How often the abilities of a card are carried out in a game, by all players together.
report-buyers-ever = What winners bought
    .note = Wins of the seats that bought the card at any time, and of the others. The dashed line is the share of equals.
report-buyers-early = What winners bought early
    .note = Wins of the seats that bought the card in the first five rounds, and of the others.
report-fan-space = Wins by fans
    .note = By the space of the fan track on which a seat ends the race.
report-credits = Wins by credits
    .note = By the credits a seat is left with. The line is the share of equals.
report-red-lines = Red line
    .note = Extra dice a runner draws for the sections the leader is ahead: part of all rounds of all players.
report-red-effect = What the red line does
    .note = Movement and draw amount in rounds with the bonus and without it.

report-sets-rounds = Rounds, median
    .note = Races of two laps or tracks may take up to 26 rounds, others up to 16.
report-sets-seats = The most unequal seat
    .note = Wins of the seat that is farthest from its fair share, and what is allowed.
report-sets-lead = Games with a lead change
    .note = The shaded range is what is required.
report-sets-comeback = Winners who did not lead halfway
    .note = Halfway is when the leader has done half of the way.
report-sets-busts = Rounds that end in a bust
    .note = Of all rounds of all players.
report-sets-purchases = Dice bought per game
    .note = By all players together.
report-sets-least = The least bought card
    .note = Games in which anyone buys it. The shaded range is what is required.
report-sets-most = The most bought card
    .note = Its part of all purchases. The shaded range is what is allowed.

## Words in plots and tables

report-seat = Seat { $n }
report-round = R{ $n }
report-buyers = { $round ->
    [0] bought it
   *[other] bought it by round { $round }
}
report-others = did not
report-suspense-changed = The lead changes
report-suspense-behind = Winner not leading halfway
report-suspense-last = Winner last halfway
report-suspense-ties = Extra round needed
report-suspense-stalled = Stalled
report-red-movement-with = Movement with bonus
report-red-movement-without = Movement without
report-red-draw-with = Draw amount with bonus
report-red-draw-without = Draw amount without

report-col-seat = seat
report-col-bot = bot
report-col-race = race
report-col-card = card
report-col-what = what
report-col-wins = wins
report-col-interval = 95%
report-col-games = games
report-col-seats = seats
report-col-pushes = pushes
report-col-seat-rounds = cases
report-col-share = share of games
report-col-share-of-rounds = share of rounds
report-col-share-of-purchases = share of purchases
report-col-rounds = rounds
report-col-round = round
report-col-push = push
report-col-changes = lead changes
report-col-busts = busts
report-col-space = fan space
report-col-credits = credits
report-col-lines = extra dice
report-col-per-round = per round
report-col-uses = uses per game
report-col-bought = dice per game
report-col-wins-buyers = wins of buyers
report-col-wins-others = wins of others
report-col-requirement = requirement
report-col-required = required
report-col-measured = measured
report-col-worst = worst
report-col-verdict = verdict

## The doctor

doctor-verdict-fine = A sound race: nothing to object to.
doctor-verdict-rough = Nothing wrong so far, but few games were played.
doctor-verdict-maybe = No clear fault, but something to watch.
doctor-verdict-problem = There is something to mend.
doctor-about = { $race } · { $tracks } · { $players } · { $bots }
doctor-again = { $games ->
    [one] { $games } game, seed { $seed }. The same again: { $command }
   *[other] { $games } games, seed { $seed }. The same again: { $command }
}

doctor-perhaps = Perhaps: { $sentence }
doctor-length = A race takes { $rounds } rounds (the median; 95%: { $rounds-range }). Half of the races take { $lower } to { $upper }.
doctor-minutes = If a round takes { $quick } to { $slow } minutes at your table, that is { $from } to { $to } minutes.
doctor-too-short = That is short: fewer than { $limit } rounds leave little time to use what one buys.
doctor-too-long = That is long: more than { $limit } rounds.
doctor-seat-strong = Seat { $seat } wins too often: { $wins } of the races ({ $wins-range }) instead of { $fair }%.
doctor-seat-weak = Seat { $seat } wins too seldom: { $wins } of the races ({ $wins-range }) instead of { $fair }%.
doctor-seats-fair = No seat has an advantage. The best, seat { $seat }, wins { $wins } ({ $wins-range }); fair is { $fair }%.
doctor-seats-unsure = No seat stands out. The best, seat { $seat }, wins { $wins } ({ $wins-range }); fair is { $fair }%. An advantage of fewer than { $points } points would not show in so few games.
doctor-lead = The lead changes in { $races } of the races ({ $races-range }), { $times } times per race ({ $times-range }).
doctor-lead-rare = The lead seldom changes: in { $races } of the races ({ $races-range }), { $times } times per race ({ $times-range }).
doctor-comeback = Of the winners { $behind } ({ $behind-range }) did not lead halfway, and { $last } ({ $last-range }) were last then.
doctor-busts = { $busts } of all rounds ({ $busts-range }) end in a bust.
doctor-dominant = { $card } dominates: { $part } of all purchases ({ $part-range }).
doctor-no-dominant = No card dominates. The most bought, { $card }, makes up { $part } of all purchases ({ $part-range }).
doctor-dead = { $card } is hardly ever wanted: somebody buys it in { $races } of the races ({ $races-range }).
doctor-no-dead = Every card is wanted. Even { $card } is bought in { $races } of the races ({ $races-range }).
doctor-buyers-win = Who buys { $card } by round { $round } wins { $wins } ({ $wins-range }), others { $others } ({ $others-range }).
doctor-buyers-lose = Who buys { $card } by round { $round } wins only { $wins } ({ $wins-range }), others { $others } ({ $others-range }).
doctor-stall = Danger of a stall: { $races } of the races ({ $races-range }) come to no end.
doctor-no-stall = { $games ->
    [one] The one race came to an end; in the long run at most { $most } may stall.
   *[other] All { $games } races came to an end; in the long run at most { $most } may stall.
}
doctor-rough = { $games ->
    [one] This is one game: shares are within { $points } points. More games with --seconds or --games are surer.
   *[other] These are { $games } games: shares are within { $points } points. More games with --seconds or --games are surer.
}

## Balance

balance-title-cards = Cards
balance-title-plans = Plans
balance-title-targets = Requirements
balance-title-fans = Fan track
balance-title-proposals = Proposals
balance-random = Random set { $n }
balance-before = before
balance-now = now
balance-plain = without a plan
balance-beyond = beyond the last
balance-without = without { $card }
balance-plan-beaten = not the best
balance-plan-perhaps = the best, perhaps by chance
balance-plan-best = clearly the best

balance-col-values = values
balance-col-cost = cost
balance-col-proposed = proposed
balance-col-purchases = part of purchases, highest
balance-col-bought = games it is bought in, lowest
balance-col-insist = wins, insisting
balance-col-refuse = wins, refusing
balance-col-worth = worth, points
balance-col-one-card = best one-card plan
balance-col-verdict = is it the best plan?
balance-col-rival = best other plan
balance-col-rival-wins = its wins
balance-col-gain = over plain, points
balance-col-plain = plain
balance-col-fan-hunter = fan-hunter
balance-col-sprinter = sprinter
balance-col-fans = { $values }: hands, credits
balance-col-why = why

balance-why-one-card-strong = far too strong: insisting on it is the best plan by more than 20 points
balance-why-one-card = insisting on it is clearly the best plan
balance-why-dominant = more than 35% of all purchases
balance-why-underrated = seldom bought, although insisting on it wins: bots underrate it, so the cost stays
balance-why-rare = bought in fewer than 15% of the games
balance-why-overrated = often bought, although refusing it wins: dear for what it gives, but the cost stays
balance-why-differs = differs from set to set or from bot to bot, so the cost stays
balance-why-limit = no farther than the limits of 1 and 12
balance-no-change = No cost needs to change.
balance-older = { $card }: costs { $cost }, measured at { $measured }; the page is older.
balance-unmeasured = { $card }: not on the page, so not measured yet.
balance-up-to-date = { $page } has every cost as it is now.
balance-fans-keep = Fan track: a fan-hunter wins { $hunters }, the plain bot { $plain }. The rewards stay.
balance-fans-strong = Fan track: a fan-hunter wins { $hunters }, the plain bot { $plain }. That is too much: every reward in credits should be 1 lower.
balance-fans-weak = Fan track: a fan-hunter wins { $hunters }, the plain bot { $plain }. That is too little: every reward in credits should be 1 higher.
balance-note = Intervals are 95%. Worth: how many more races of a hundred someone wins who buys the card whenever possible than someone who never does, all else alike.
