### The table of a race in the browser, in English. All ids start with table-.
### Questions, answers and events that the terminal has too stand in race.ftl (ask-, do-, trace-).

## Parts of the table

table-actions = What you can do
table-board = Board: { $name }
table-cards = Cards
table-log = What happened
table-parts = Parts of the table
table-signs = What the signs mean
table-tab-board = Dice
table-tab-track = Track
table-tab-cards = Cards
table-tab-players = Players
table-tab-log = Log
table-step-draw = Draw
table-step-roll = Roll
table-step-use = Use
table-step-finish = Run and buy
table-zone = { $zone }: { $dice }
table-zone-draw = Draw
table-zone-roll = Roll
table-zone-active = Active
table-zone-discard = Discard

## Players

table-status-draw = drawing
table-status-roll = rolling
table-status-rolled = done rolling
table-status-use = abilities
table-status-swords = swords
table-status-after-swords = in action
table-status-finish = run and buy
table-status-later = later
table-status-done = done
table-leads = in the lead
table-start-player = start player
table-last-round = Last round!
table-near-finish = close to the finish: { $names }
table-where = { $name }: { $space }, red lines passed: { $n }.
table-to-roll = dice to roll
table-water = { $n } in water
table-bonus = +{ $n } red lines
table-watch = Watch { $name }

## Cards and dice

table-left = { $n ->
    [0] None left
    [one] { $n } die left
   *[other] { $n } dice left
}
table-catch-must-lose = lost after use
table-catch-power-must-lose = power: lost after use
table-catch-loses-red = −1 red die
table-read = Read { $card }
table-faces = Faces of the die
table-used = used
table-card-die = { $card } ({ $die })
table-power = { $card } (power)
table-run = Run: { $what }
table-bought = buys movement for { $n }

## Questions of its own

table-ask-draw = { $n ->
    [0] Draw more dice that do not count?
    [one] Draw { $n } die
   *[other] Draw { $n } dice
}
table-ask-extra-dice = { $n ->
    [one] Roll { $n } more die: which?
   *[other] Roll { $n } more dice: which?
}
table-hint = Hint
table-hints = Hints
table-hints-why = What a strong bot would do, with the chance to win among equals.
table-hints-chance = Chance to win
table-hint-die = Choose one of the glowing dice.
table-hint-tray = Choose one of the marked cards.
table-hint-buy = { $n ->
    [one] You can pay for { $n } card. It is marked.
   *[other] You can pay for any of the { $n } marked cards.
}
table-hint-reward = Choose a glowing space: you get its reward, and stay where you are.
table-hint-reward-touch = Tap a glowing space, and again: you get its reward, and stay where you are.
table-hint-space = Choose a glowing space; the number is its distance.
table-hint-bought = Dashed: { $n } in money or credits for each movement bought.
table-hint-seat = Choose one of the marked players.
table-why-bust-discard = What stays is rolled next round; discard weak dice to draw others.
table-why-crown = The die with the crown is the start player's: it is rolled along and not counted.
table-draw-sum = { $there } in Roll already + { $n } of your choice = { $all } (draw amount)
table-draw-came = Left over in Draw, so drawn first:
table-why-no-hit = Your dice have been rolled: no hit yet.
table-why-reward-fan = You go one space along the fan track and get what it shows. Take nothing only for a card that wants a round without credits, if you have one.
table-why-reward-credits = Credits stay with you until you spend them. Take nothing only if a card of yours wants no credits this round.
table-why-reward-lose = Choose a weak die to get rid of it: then you draw better ones more often. If you take nothing, you keep all of them.
table-why-reward-gain = Choose a card: its die comes to your Discard Zone. If you take nothing, your dice stay as they are.
table-why-buy-finished = You are over the finish line, and this is the last round: all that counts is who is farthest. New dice help only if you tie and race on.
table-why-buy-last = This is the last round: all that counts is who is farthest. New dice help only if there is a tie and you race on.
table-why-wait = “{ table-do-wait }”: see first what the others do; you are asked again.
table-none-no-run = No movement: your runner stays where it is.
table-none-no-purchase = Too little money and credits: nothing to buy.
table-missed = No hit!
table-risk = Chance to bust
table-risk-none = No risk yet: fewer than three active dice
table-stake = At stake:
table-push-safe = This push cannot bust
table-at-risk = A push without a hit busts
table-fill = Fill up
table-clear = Clear
table-confirm-take = Take { $dice }
table-confirm-take-none = Take none
table-confirm-roll = Roll { $dice }
table-confirm-roll-none = Roll none
table-confirm-discard = Discard { $dice }
table-confirm-discard-none = Discard none
table-list = All options as a list
table-undo = Undo
table-skip = Skip

## Large buttons

table-do-push = Push!
table-do-pass = Pass
table-do-roll = Roll!
table-do-ready = Done
table-do-wait = Ask me later
table-do-done-use = Done
table-do-done-buy = Done buying
table-shortcut = shortcut for { $price }
table-take-reward = Take { $reward }
table-do-jet = Jet pack: double it
table-do-bust = Bust

## What happened

table-log-no-movement = no movement
table-log-reward = reward
table-log-line = over a red line (who is behind draws more dice), { $draws }
table-log-last-round = Over the finish line: { $name }. This is the last round.
table-log-shortcut = shortcut
table-log-dice = From dice:
table-log-taken = from Draw
table-log-resign = resigned; a bot goes on
table-log-stand-in = a bot stands in
table-log-back = is back
table-log-stand-in-host = the host lets a bot stand in
table-log-stand-in-by = { $name } lets a bot stand in
table-log-back-host = is back, says the host
table-log-reissue-host = got a new link from the host
table-log-seat-bot-host = the host put a bot here
table-log-program = is played by a program
