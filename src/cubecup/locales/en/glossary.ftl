### The glossary behind every sign of the table, in English: a name, what it means in one or two sentences (.text), and
### the rule that says all of it (.rule). Ids begin with glossary-, then what the sign is: a space, a reward, a zone, a
### face, a number, a timing, an action.

## Spaces

glossary-open = Open space
    .text = Anyone may run over it; a step costs 1 movement. Other runners are not in the way.
    .rule = TRACK-1
glossary-water = Water
    .text = Only movement that says so may enter it. Leaving it for land takes ordinary movement.
    .rule = TRACK-9
glossary-wall = Wall
    .text = Nobody gets through. Run around it.
    .rule = TRACK-1
glossary-start = Start
    .text = One big space where all runners begin. From it you run forward only.
    .rule = TRACK-2
glossary-finish = Finish
    .text = Whoever reaches it begins the end of the race: the round is played out, and the one who got farthest wins.
    .rule = END-1
glossary-jet-pack = Jet pack
    .text = Standing on it you may, once in a move, double all the movement you have left.
    .rule = TRACK-5
glossary-shortcut-money = Shortcut, stones
    .text = From the ringed space pay this price in money or credits and go on from the space with the same sign.
    .rule = TRACK-4
glossary-shortcut-movement = Shortcut, feet
    .text = From the ringed space pay this price in movement and go on from the space with the same sign.
    .rule = TRACK-4
glossary-shortcut-exit = End of a shortcut
    .text = Whoever takes the shortcut with this sign comes out here. It leads one way only.
    .rule = TRACK-4
glossary-red-line = Red line
    .text = For each red line between you and the leader you roll one die more. Its points show which way the race goes.
    .rule = TRACK-7
glossary-runner = Runner
    .text = Shows how far a player has come. Any number of runners may share a space.
    .rule = RUN-4
glossary-lap = Lap
    .text = This race goes round more than once. From finish to start costs nothing, but needs movement left over.
    .rule = TRACK-8

## Rewards

glossary-reward = Reward
    .text = For those who stop on it. Running past gives nothing, and neither does a space where you began the round.
    .rule = RUN-5
glossary-reward-credits = Reward: credits
    .text = You gain that many credits, which stay with you from round to round.
    .rule = TRACK-3
glossary-reward-fan = Reward: fan
    .text = You climb one space on the fan track and take what it gives.
    .rule = TRACK-3
glossary-reward-lose = Reward: lose a die
    .text = You may put one of your dice back in its tray. Fewer weak dice means the good ones come up more often.
    .rule = TRACK-3
glossary-reward-gain = Reward: gain a die
    .text = You may take a die that costs at most this much, for nothing. It goes to your Discard Zone.
    .rule = TRACK-3
glossary-reward-gain-any = Reward: any die
    .text = You may take any die that is still in its tray, for nothing. It goes to your Discard Zone.
    .rule = TRACK-3

## Zones

glossary-zone-draw = Draw Zone
    .text = Dice you can choose from at the start of a round. When it runs out, your Discard Zone comes back here.
    .rule = ROLL-1
glossary-zone-roll = Roll Zone
    .text = Dice that are rolled with the next push. Those that miss stay here, also for the next round.
    .rule = ROLL-5
glossary-zone-active = Active Zone
    .text = Your hits of this round. They bring you something in the Run Phase, unless you bust before.
    .rule = ABIL-13
glossary-zone-discard = Discard Zone
    .text = Used dice and new ones wait here until your Draw Zone runs out.
    .rule = RUN-8
glossary-tray = Tray
    .text = The dice of this color that are left for all. An empty tray sells nothing.
    .rule = RUN-7
glossary-spare = Spare gray dice
    .text = Nobody can buy them, but some effects take or give them. They count as costing 0.
    .rule = COMP-3

## Symbols of dice

glossary-letter = Letter in the corner
    .text = Names the color: l { color-light-gray }, d { color-dark-gray }, s start player die, W { color-white }, N { color-brown }, R { color-red }, G { color-green }, O { color-orange }, P { color-purple }, Y { color-yellow }, B { color-blue }.
    .rule = COMP-3
glossary-face-blank = Blank
    .text = A miss: the die stays in the Roll Zone and can be rolled again.
    .rule = ROLL-5
glossary-face-symbol = Ability symbol
    .text = Lets you use the card of this color.
    .rule = ABIL-5
glossary-face-power = Power symbol
    .text = Does what the ability symbol does, and the power part of the card as well.
    .rule = ABIL-5
glossary-face-money = Coin
    .text = Money for this round: it buys dice and movement. What you do not spend is gone.
    .rule = ABIL-4
glossary-face-movement = Shoe
    .text = Movement: one step on the track for each.
    .rule = ABIL-4
glossary-face-credit = Credit
    .text = A token you keep. It pays like money, in any round.
    .rule = ABIL-4
glossary-swords = Swords
    .text = Compared in the Run Phase. The red card says what the most swords bring.
    .rule = RUN-2
glossary-start-die = Start player die
    .text = Its owner goes first where order matters. It is not counted in the draw, goes on to the next player each round, and cannot be lost.
    .rule = ROUND-2
glossary-borrowed = Borrowed die
    .text = It goes back to its tray at the end of the round.
    .rule = ABIL-10

## Fan track

glossary-fan-track = Fan track
    .text = Every bust and every fan you gain takes you one space up and gives what stands there.
    .rule = FAN-1
glossary-fan-space = Space of the fan track
    .text = Whoever climbs here gets this once, at once: credits, or a larger draw for the rest of the race.
    .rule = FAN-3
glossary-hand-token = Hand token
    .text = From now on you roll one die more every round.
    .rule = ROLL-3

## Numbers

glossary-number-money = Money
    .text = What you can spend this round, on dice and movement. The rest is gone when the round ends.
    .rule = RUN-4
glossary-number-credits = Credits
    .text = They pay like money and stay with you until you spend them.
    .rule = RUN-7
glossary-number-movement = Movement
    .text = Steps you can still run in this round.
    .rule = RUN-4
glossary-number-fans = Fans
    .text = How far you are on the fan track. Some cards count them; they do not decide who wins.
    .rule = FAN-2
glossary-number-draw = Draw amount
    .text = How many dice you roll: 9, your hand tokens, and one for each red line between you and the leader.
    .rule = ROLL-3
glossary-number-bust = Chance to bust
    .text = How likely it is that the next push shows no hit at all, and your active dice go to Discard.
    .rule = ROLL-6
glossary-number-stake = At stake
    .text = What your active dice would bring if you passed now, and what a bust would cost you.
    .rule = ROLL-9
glossary-number-remaining = To the finish
    .text = Steps on the shortest way to the last finish. Past it: how far beyond the start you are.
    .rule = END-2
glossary-number-distance = Number on a space
    .text = How much movement it takes; from the finish on to the start is free. Dashed: you would have to buy movement for it.
    .rule = RUN-4
glossary-number-cost = Cost
    .text = What a die of this color costs, in money, credits or both. You may buy two dice a round, of different colors.
    .rule = RUN-7
glossary-number-left = Dice left
    .text = So many dice of this color are in the tray. Lost dice come back here.
    .rule = COMP-3
glossary-number-round = Round
    .text = Each round everybody rolls, runs and buys once.
    .rule = ROUND-1

## Cards

glossary-card = Card
    .text = Says what the symbols of the dice of its color do. It is the same for all players.
    .rule = ABIL-1
glossary-timing-now = Now
    .text = Used at once when the die becomes active, or not at all.
    .rule = ABIL-2
glossary-timing-active = Active
    .text = Used while the die is active, when its text says so.
    .rule = ABIL-3
glossary-timing-ongoing = Active, ongoing
    .text = Works again each time its text applies, as long as the die is active.
    .rule = ABIL-3
glossary-timing-run = Run
    .text = Used in the Run Phase, in any order.
    .rule = ABIL-4
glossary-timing-late = Late
    .text = Used after moving and before buying.
    .rule = RUN-6
glossary-timing-most = Most swords
    .text = Only for the player with the most swords when swords are compared.
    .rule = RUN-2
glossary-timing-each = Each player with swords
    .text = Everybody with a sword compares with each of the others.
    .rule = RUN-2
glossary-timing-power = Power
    .text = Added when the die shows the power symbol; never used alone.
    .rule = ABIL-5
glossary-must-lose = Must lose
    .text = After use this die goes back to its tray; unused, at the end of the abilities step. A bust saves it.
    .rule = ABIL-6

## What one does

glossary-push = Push
    .text = Roll everything in your Roll Zone again. At risk, a roll without a hit is a bust.
    .rule = ROLL-7
glossary-pass = Pass
    .text = Stop rolling and keep your active dice for the Run Phase.
    .rule = ROLL-7
glossary-bust = Bust
    .text = Your active dice go to Discard without bringing anything. For that the crowd loves you: 1 fan.
    .rule = ROLL-9
glossary-risk = At risk
    .text = Once you have had three active dice in this phase, a push without a hit is a bust.
    .rule = ROLL-6
