### Races in English, as terminal and browser both tell them: the board, questions (ask-), answers (do-) and events
### (trace-). Sentences about players are built so that they fit any name: "Bot 2: roll ... · pass".

## Dice and the result

menu-cost = cost { $n }
menu-left = { $n } left
menu-borrowed = borrowed
die-borrowed = borrowed { $die }
unit-water = movement that may enter water

result-title = The race is over
result-you-win = You win!
result-winner = { $name } wins.
result-draw = Nobody wins.
result-rounds = The race took { $rounds }.

## The board

phase-draw = { term-roll-phase }
phase-roll = { term-roll-phase }
phase-use = { term-run-phase }
phase-swords = { term-run-phase }
phase-after-swords = { term-run-phase }
phase-finish = { term-run-phase }

board-round = Round { $n }
board-tie-break = tie-break
board-last-round = last round
board-draw = draw { $n }
board-bonus = (+{ $n } for red lines)
board-water = { $n } water movement
board-at = at { $space }, behind line { $line }
board-lap = lap { $n } of { $of }
board-finished = finished
board-leader = leading: { $names }
board-all-level = all level
board-hand = in your hand
board-busted = busted
board-to-roll = +{ $n } to roll

space-to-go = { $n } to go
space-deep = deep water

risk-none = A push cannot bust: fewer than three active dice so far.
risk-chance = Chance to bust: { $percent }
risk-with = with { $card }: { $percent }

## Questions

ask-draw = Draw: which die next?
ask-extra-dice = Which die do you roll as well?
ask-free-draw = { card-champion }: which dice do you take to your Roll Zone?
ask-push-or-pass = Push or pass?
ask-forced-push = You must push; use something first?
ask-before-push = Use an ability before the dice roll?
ask-pool = Use an ability now?
ask-would-bust = No hit! Use an ability, or bust?
ask-bust-discard = Busted. Which dice of your Roll Zone do you discard?
ask-use = Which ability do you use?
ask-move = Where to?
ask-move-at-once = Move at once?
ask-reward = Reward: { $reward }. Do you take it?
ask-reward-lose = Reward: which die do you lose?
ask-reward-gain = { $n ->
    [-1] Reward: which die do you gain?
   *[other] Reward: which die do you gain, for { $n } or less?
}
ask-late = Use this ability?
ask-nearby-reward = The rewards of which space?
ask-buy = What do you buy?
ask-pick-dice = Which dice do you roll?
ask-set-die = Which die do you put into your Active Zone?
ask-face = On which face?
ask-either = Which of the two?
ask-optional = Do you want this too?
ask-gain-die = Which die do you gain?
ask-drag-along = Which active die goes along?
ask-lose = Which die do you lose?
ask-lose-red = Which red die do you lose?
ask-give-to = Who gets a die from you?
ask-give = Which die do you give away?

## Questions that a card asks, and what an answer brings ($amounts is a list of the goods)

ask-of-card = { $card }: { $question }
ask-optional-amounts = { $card }: take { $amounts }?
ask-either-amounts = { $card }: { $amounts }?
goods-and = { $first } and { $second }
goods-or = { $first } or { $second }
goods-money = { count-money }
goods-movement = { count-movement }
goods-water = { count-movement } that may enter water
goods-credits = { count-credits }
goods-fans = { count-fans }
goods-new-die = { $n ->
    [one] a new die
   *[other] { $n } new dice
}
goods-gray-die = { $n ->
    [one] a gray die
   *[other] { $n } gray dice
}
goods-loan = { $n ->
    [one] a borrowed die
   *[other] { $n } borrowed dice
}
goods-face = { $n ->
    [one] a die on a face of your choice
   *[other] { $n } dice on faces of your choice
}
goods-rolls = { $n ->
    [one] a roll of { $n } die more
   *[other] a roll of { $n } dice more
}
goods-loss = { $n ->
    [one] the loss of a die
   *[other] the loss of { $n } dice
}
goods-this-lost = the loss of this die
goods-rejoins = this die rolled again
goods-safe-push = a push that cannot bust
goods-saved-bust = no bust
goods-soft-bust = a bust that keeps some dice
goods-next-draw = a better draw next round
goods-reward = the rewards of a space

## Answers

do-push = push: roll the dice of your Roll Zone again
do-pass = pass: keep what you have
do-roll = roll now
do-skip = skip
do-skip-reward = take nothing
do-skip-pool = skip the rest
do-done = that is all
do-done-buy = buy nothing more
do-done-bust-discard = keep the rest
do-done-use = no more abilities
do-ready = ready
do-wait = wait
do-stop = stop here
do-bust = accept the bust
do-accept = yes
do-accept-reward = take it
do-decline = decline a credit
do-jet = jet pack: double your movement
do-shortcut = shortcut to { $space } for { $price }
do-buy = buy: { $die }
do-buy-movement = buy 1 movement for { $n } money or credits
do-take = take: { $die }
do-take-drag-along = take along: { $die }
do-lose = lose: { $die }
do-give = give: { $die }
do-drop = discard: { $die }
do-gain = gain: { $die }
do-borrow = borrow: { $die }
do-to = { $name }
do-to-give-to = { $name } gets the die
do-choose = { $what }
do-face = { $face }
do-step = step to { $space }
do-step-start = on to the next start (movement: { $n })
do-reward = { $space }
do-use = use { $card }

## What happened

trace-round = Round { $n }
trace-tie-break = A tie: one more round.
trace-last-round = Somebody is over the finish line: this is the last round.
trace-roll = roll
trace-roll-nothing = roll of { $dice }: nothing
trace-misses = { $n ->
    [one] and { $n } miss
   *[other] and { $n } misses
}
trace-push = push
trace-pass = pass
trace-bust = BUST
trace-recycle = Discard back to Draw
trace-hand = draw amount +{ $n }
trace-water = +{ $n } water movement
trace-step = { $steps } to { $space }
trace-buy = bought: { $die } for { $n }
trace-by-credits = { $what } ({ $n } in credits)
trace-no-purchase = too little money to buy a die
trace-buy-movement = movement bought for { $n }
trace-gain = gained: { $die }
trace-lose = lost: { $die }
trace-give = given to { $name }: { $die }
trace-rejoin = rolled again: { $die }
trace-set = { $die }, set on { $face }
trace-use = { $card }
trace-most-swords = most swords
trace-wait = waits for the others
trace-by-turns = from here on in turn, from the start player
trace-jet = jet pack
trace-shortcut = shortcut to { $space }
trace-reward = reward at { $space }
trace-win = wins the race

## The page of results
results-open = Results
results-place = Place { $n }
results-on-the-line = on the line
results-beyond = { $spaces } beyond the line
results-to-go = { $spaces } to go
results-places = Places after each round
results-distance = How far everyone had come, round by round
results-show-places = Places
results-show-distance = Distance
results-table = Spaces to the finish and places, round by round
results-as-table = The same as a table
results-table-hint = Spaces to the finish after each round, and the place in brackets; numbers below zero are past the line.
results-figures = Everyone in figures
results-round = Round
results-pushes = Pushes
results-busts = Busts
results-boldest = Boldest push that held
results-dearest = Dearest bust
results-bought = Dice bought
results-fans = Fans
results-draw = Draw amount
results-push-held = { $chance } risk in round { $round }, { $n ->
    [one] { $n } hit
   *[other] { $n } hits
}
results-push-safe = no risk in round { $round }, { $n ->
    [one] { $n } hit
   *[other] { $n } hits
}
results-push-bust = { $dice } at { $chance } risk in round { $round }
results-share = Share
results-send = Send
results-save = Save the picture, copy the words
results-shared = Shared.
results-saved = The picture is saved and the words are copied.
results-share-text = { $verdict } { $race }, { $rounds }: { $order }.
results-share-name = Your name, for those who see this
results-see-table = See the table
