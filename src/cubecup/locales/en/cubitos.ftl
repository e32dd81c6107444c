### Cubitos in English.
###
### In a card's text each timing box has its own line and starts with its timing word. An ability may be left
### unused (ABIL-1), but is used as a whole: parts that may be left out say "may", and duties say "must". Numbers a
### pack may change are values, named as in the content. Texts quote each other ({ timing-run }, { -must-lose }) so
### that one wording serves all cards. The first sentence of a box, without brackets, says what the card does: on small
### screens it stands alone.

## Dice

kind-light-gray = light gray die
kind-dark-gray = dark gray die
kind-start = start player die
kind-white = white die
kind-brown = brown die
kind-red = red die
kind-green = green die
kind-orange = orange die
kind-purple = purple die
kind-yellow = yellow die
kind-blue = blue die

color-light-gray = light gray
color-dark-gray = dark gray
color-start = start player
color-white = white
color-brown = brown
color-red = red
color-green = green
color-orange = orange
color-purple = purple
color-yellow = yellow
color-blue = blue

zone-draw = Draw Zone
zone-roll = Roll Zone
zone-active = Active Zone
zone-discard = Discard Zone

face-blank = blank
face-symbol = ability symbol
face-power = power symbol
face-money = { count-money }
face-movement = { count-movement }
face-credit = { count-credits }

## Terms

term-roll-phase = Roll Phase
term-run-phase = Run Phase
term-draw-amount = draw amount
term-push = push
term-pass = pass
term-bust = bust
term-hit = hit
term-miss = miss
term-movement = movement
term-money = money
term-credits = credits
term-fans = fans
term-swords = swords
term-fan-track = fan track
term-bleachers = bleachers
term-hand-token = hand token
term-racetrack = racetrack
term-runner = runner
term-red-line = red line
term-now-ability = Now ability
term-active-ability = Active ability
term-run-ability = Run ability
term-power-symbol = power symbol
term-reward-space = reward space
term-shortcut = shortcut
term-jet-pack = jet pack
term-water = water
term-lose-a-die = lose a die
term-tray = tray
term-lap = lap
term-champion-tour = Champion Tour
term-tour-de-cube = Tour de Cube
term-round = round
term-die = die
term-ability-card = ability card
term-start-space = start space
term-finish-space = finish space
term-open-space = open space
term-movement-effect = movement effect
term-public-supply = public supply
term-race = Race

## Counted things ("money" and "movement" have no plural in English)

count-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
count-money = { $n } money
count-movement = { $n } movement
count-credits = { $n ->
    [one] { $n } credit
   *[other] { $n } credits
}
count-fans = { $n ->
    [one] { $n } fan
   *[other] { $n } fans
}
count-swords = { $n ->
    [one] { $n } sword
   *[other] { $n } swords
}
count-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
count-laps = { $n ->
    [one] { $n } lap
   *[other] { $n } laps
}
count-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
count-spaces = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}
count-lines = { $n ->
    [one] { $n } red line
   *[other] { $n } red lines
}

## Timing words, as they open the lines of a card

timing-now = Now
timing-active = Active
timing-ongoing = Active, ongoing
timing-run = Run
timing-late = Late, after moving and before buying
timing-most = Most swords
timing-each = Each player with swords
timing-power = Power
timing-power-run = Power, Run

## Notes for all cards

note-optional = You need not use an ability unless its card says you must. One that you use is done in full, except the parts that say you may.
note-power = A power symbol does what the ability symbol does and adds its power part; where both have the same timing, use both or neither.
note-must-lose = A die you must lose goes back to its tray as soon as you use its Run ability; if you do not, it goes at the end of the ability step of the Run Phase. This is only about a die that shows the symbol. One that a bust put into your Discard Zone is not lost.
note-power-must-lose = { note-must-lose }
note-bust = A bust puts this die into your Discard Zone. What it has brought you stays yours; what it has not is gone for this round. Like every active die it counts toward the three that make a push risky.
note-swords = Swords: { $swords_symbol } on the ability symbol, { $swords_power } on the power symbol. The card works once per player and round, however many red dice you have.

## Wordings that several cards share

-must-lose = You must lose this die, even if you do not use it.
clause-must-lose-only = you must lose this die.
-refill = If it runs out, move your whole Discard Zone there and go on.
-free-roll = Hits become active, misses go to your Roll Zone; this is not a push and cannot bust.
-either-or-both = You may use either part or both.
-after-push = after every push that does not bust
-rock-on = when you push, you may first move this die from your Active Zone to your Roll Zone and roll it with the others.
-on-top = do not count toward your draw amount; take as many of them as you like on top. They are rolled as usual, and count for busting like all others.
-hands-only = 1 fan (from the new fan track space take only the hand tokens, not the credits)
-any-face = put it into your Active Zone on a face of your choice (but not a blank)
-borrowed = At the end of the round it goes back where it came from.
-gray-is-one = Light and dark gray are one color; the start player die is a color of its own.
-equal-swords = Equal swords are not fewer.
clause-money = { $money } money
clause-ties = { $start_player_breaks_ties ->
    [1] ties go to the start player, else to the next tied player clockwise
   *[0] in a tie nobody
}
clause-lose-red = { $loses_red ->
    [1] { " " }Used or not, you must lose 1 red die from any of your zones.
   *[0] { "" }
}

## White cards

card-smelly-cat = Smelly Cat
    .text = { timing-run }: gain 2 movement.
card-cat-tastrophy = Cat Tastrophy
    .text = { timing-run }: gain 1 die whose cost is at most the number of your fans; it goes to your Discard Zone. Gray dice cost 0.
card-fat-cat = Fat Cat
    .text = { timing-run }: gain { clause-money }; you may also gain 3 movement, but then you must take 1 spare gray die into your Discard Zone. Light or dark as you like; none, if none is left.
card-dope-cat = Dope Cat
    .text = { timing-run }: with an active brown die gain 2 money; with an active green die gain 3 money.
card-broken-cow = Broken Cow
    .text = { timing-active }: use { $cows ->
            [one] { $cows } active die with the symbol of this card
           *[other] { $cows } active dice with the symbol of this card together
        } to take any die from a tray (or a spare gray die) and { -any-face }. This works from the end of your first roll until the forced losses of the Run Phase, but never between a roll without hits and the bust it causes. { -borrowed }
card-fast-cat = Fast Cat
    .text = { timing-now }: roll 2 more dice from your Draw Zone. { -refill } { -free-roll }
card-schmutz = Schmutz
    .text =
        { timing-run }: gain 1 movement.
        { timing-late } (or sooner in the Run Phase): gain 3 credits once you have lost a die this round to a reward or an ability. Dice you gave away and borrowed dice that went back do not count.

## Brown cards

card-rich-dog = Rich Dog
    .text = { timing-run }: gain 3 movement. { -must-lose }
card-captain-bark = Captain Bark
    .text = { timing-run }: with an active white die and an active red die gain { -hands-only }; also gain 2 credits. { -either-or-both } { -must-lose }
card-wizard = Wizard
    .text =
        { timing-ongoing }: { -after-push }, gain 1 credit.
        { timing-run }: { clause-must-lose-only }
card-dapper-doggie = Dapper Doggie
    .text = { timing-run }: gain once more the money and movement of all your active gray dice. What counts are the faces they became active with, used or not. { -must-lose }
card-dr-livingstone = Dr. Livingstone
    .text = { timing-run }: gain 2 movement. { -must-lose }
card-mr-dog = Mr. Dog
    .text = { timing-run }: gain 2 credits. { -must-lose }
card-muggles = Muggles
    .text =
        { timing-now }: roll 2 more dice from your Draw Zone. { -refill } { -free-roll }
        { timing-run }: gain 2 movement. { -must-lose }

## Red cards

card-mr-soldier = Mr. Soldier
    .text = { timing-most } ({ clause-ties }): gain 3 money and 2 movement.{ clause-lose-red }
card-punch-guy = Punch Guy
    .text = { timing-most } ({ clause-ties }): at your next draw, white and green dice { -on-top }{ clause-lose-red }
card-supah-general = Supah General!
    .text = { timing-most } ({ clause-ties }): gain { $per_fan } movement for each of your fans.{ clause-lose-red }
card-champion = Champion
    .text = { timing-most } ({ clause-ties }): at your next draw, move any dice you like from your Draw and Discard Zones to your Roll Zone (more or fewer than your draw amount). The others stay where they are.{ clause-lose-red }
card-crabby = Crabby
    .text = { timing-most } ({ clause-ties }): give 1 die from any of your zones to another player with the fewest swords (you choose among ties). It goes to their Discard Zone. If it was active, first gain the money, movement or credit it shows, if you have not yet; what you gained stays yours. Never the start player die or a borrowed die.{ clause-lose-red }
card-el-bandito = El Bandito
    .text = { timing-each }: gain 1 credit for every player with fewer swords than you. { -equal-swords }
card-jacques-couteau = Jacques Couteau
    .text = { timing-each }: for every player with fewer swords than you, you may choose 2 of your non-red dice in any zones (1, if you have no more) and roll that pair. A chosen active die first leaves the Active Zone. Finish the Now abilities of a pair before you choose the next. { -free-roll } { -equal-swords }

## Green cards

card-rock-on = Rock On
    .text = { timing-ongoing }: { -rock-on }
card-pina-cubelada = Piña Cubelada
    .text = { timing-active }: when you push, you may use this die before you roll, and that push cannot bust. Each die of this card works once.
card-keep-on-rollin = Keep On Rollin'
    .text = { timing-active }: when you would bust, you may lose this die instead. Then push or pass (a push you must make is still due); you stay at risk.
card-pineapple-rocks = Pineapple Rocks
    .text =
        { timing-ongoing }: { -rock-on }
        { timing-power }: another active die of your choice must go along (if there is one). Use these dice one at a time; one already moved cannot be used.
card-up-to-11 = Up to 11
    .text =
        { timing-ongoing }: { -rock-on }
        { timing-power-run }: gain { $power_movement } movement.
card-rolling-stoned = Rolling Stoned
    .text = { timing-active }: when you would bust after a push, you may roll one or more of your gray dice from any zones. Hits become active, misses go to your Roll Zone. With a hit you do not bust: push or pass (a push you must make is still due). Without one you bust, unless you use another die of this card.
card-punk-fruit = Punk Fruit
    .text =
        { timing-active }: when you bust, you may keep your green and gray dice active and discard only the others. One die of this card is enough. The rest of the bust happens as usual.
        { timing-run }: roll, once, up to 9 dice of different colors from your Draw and Roll Zones. { -gray-is-one } { -free-roll }

## Orange cards

card-dugout = Dugout
    .text = { timing-now }: roll 3 more dice from your Draw Zone. { -refill } { -free-roll }
card-reliever-beaver = Reliever Beaver
    .text = { timing-run }: you may lose 1 die from your Roll Zone.
card-benchwarmer = Benchwarmer
    .text = { timing-run }: you may lose this die; if you do, you must also lose 1 other die from any of your zones (if you have one).
card-batter-beaver = Batter Beaver
    .text =
        { timing-now }: roll 2 more dice from your Draw Zone. { -refill } { -free-roll }
        { timing-late }: if you gained a credit from anything this round, you must lose 1 die from any of your zones. This die will do.
card-mr-bats = Mr. Bats
    .text = { timing-run }: gain { clause-money }, or 1 credit for every full pair of your fans.
card-the-babe = The Babe
    .text =
        { timing-run }: gain { clause-money }.
        { timing-power }: also gain { $power_fans ->
            [one] { $power_fans } fan
           *[other] { $power_fans } fans
        }. { -must-lose }
card-pinch-eater = Pinch Eater
    .text = { timing-now }: take 1 die from your Roll Zone and { -any-face }. A Now ability on that face works, even that of another { card-pinch-eater }.

## Yellow cards

card-reckless-cheese = Reckless Cheese
    .text = { timing-ongoing }: { -after-push }, you may at once move { $spaces ->
            [one] { $spaces } space
           *[other] up to { $spaces } spaces
        }. Rewards and movement effects do not work at that moment, and you cannot enter water.
card-the-big-cheese = The Big Cheese
    .text = { timing-run }: gain 1 movement, or 1 movement for every full pair of your fans.
card-ledercheesen = Ledercheesen
    .text =
        { timing-ongoing }: { -after-push }, roll 1 more die from your Draw Zone. { -refill } { -free-roll }
        { timing-power-run }: gain 1 movement for every full set of four active dice you have.
card-stinky-cheese = Stinky Cheese
    .text =
        { timing-run }: gain 2 movement.
        { timing-power }: at your next draw, gray dice { -on-top }
card-bad-cheese = Bad Cheese
    .text =
        { timing-run }: gain 2 movement.
        { timing-power }: also gain 3 credits. { -must-lose }
card-the-cheese-stands-alone = The Cheese Stands Alone
    .text =
        { timing-now }: you must push once more, a push like any other. This holds once for each roll that shows this symbol, however many of its dice show it. With an empty Roll Zone and in the Run Phase this duty lapses.
        { timing-run }: gain 3 movement.
card-cheese-boy = Cheese Boy
    .text = { timing-run }: with an active brown die gain { $movement } movement; with an active orange die you may lose 1 die from your Roll Zone. { -either-or-both }

## Blue cards

card-bob = Bob
    .text = { timing-late }: you may take any or all rewards of one reward space 1 or 2 steps away in any direction, across water too but not through walls. Not the space you stand on; the one where you began the round is fine. Each die of this card works once, and may choose the same space again.
card-undercover-fish = Undercover Fish
    .text = { timing-run }: gain 2 movement; both may enter water.
card-llama-rama = Llama-Rama
    .text =
        { timing-run }: gain { clause-money }.
        { timing-power }: also gain { -hands-only }.
card-bahama-llama = Bahama Llama
    .text = { timing-run }: gain 3 money and 1 movement that may enter water.
card-llama-shaman = Llama Shaman
    .text = { timing-run }: gain { clause-money } and 1 red die, if the tray has one; the die goes to your Discard Zone.
card-stogie = Stogie
    .text = { timing-now }: roll all your gray and white dice now in your Draw and Roll Zones. { -free-roll }
card-chilly-mcchillster = Chilly McChillster
    .text = { timing-run }: roll all dice in your Roll Zone and finish their Now abilities; then roll all that is in your Roll Zone once more. { -free-roll }

## Purple cards

card-rollosaurus = Rollosaurus
    .text = { timing-run }: gain 4 movement.
card-dancing-dino = Dancing Dino
    .text = { timing-run }: gain 2 movement; with an active red die 2 more; with an active orange die 1 more.
card-cubasaurus = Cubasaurus
    .text =
        { timing-now }: take any non-purple die from a tray (or a spare gray die) and { -any-face }. { -borrowed }
        { timing-run }: { clause-must-lose-only }
card-wikiwiki-dinosaur = Wikiwiki Dinosaur
    .text = { timing-run }: gain { $per_color } movement for each different color among your active dice, purple included. { -gray-is-one }
card-you-bet-jurassican = You Bet Jurassican
    .text = { timing-run }: gain 2 movement; with an active brown die 2 more; with an active yellow die 1 more.
card-shimmy-shimmy-dino = Shimmy Shimmy Dino
    .text = { timing-run }: gain 1 movement for each of your active white and gray dice.
card-pronto-bronto = Pronto Bronto
    .text = { timing-run }: gain 1 movement for every { $lines_per_movement ->
            [one] { $lines_per_movement } red line
           *[other] { $lines_per_movement } red lines
        } between you and the finish of this lap or track, rounded down and counted before you move. No effect in a tiebreak round.

## Card sets

set-race-1 = Race 1
    .text = A gentle start: short abilities, a single lap and plenty of dice to throw.
set-race-2 = Race 2
    .text = Win over the crowd, match your colors, and both will carry you forward.
set-race-3 = Race 3
    .text = Long chains of pushes fill your purse, and a loud crowd lends you legs.
set-race-4 = Race 4
    .text = Your plain gray dice are worth keeping here, and a colorful hand runs fastest.
set-race-5 = Race 5
    .text = Save up quietly, then put everything into one enormous roll.
set-race-6 = Race 6
    .text = Forced pushes, daring rescues, and the cheese decides when you may stop.
set-race-7 = Race 7
    .text = Two laps leave time to build a late engine: { card-punk-fruit } and { card-pinch-eater } go well together.
set-combotastic = Combotastic
    .text = Hardly a die works alone, so think in pairs of colors before you buy.
set-such-much-fans = Such Much Fans
    .text = Nearly everything grows with your fans, so a well-timed bust is an investment.
set-grand-finale = Grand Finale
    .text = Two tracks in one race, for players who spend their dice boldly and roll till the end.

## Tracks

track-nothing-goes-right = Nothing Goes Right
    .text = A loop that only ever turns left, with the best rewards off the shortest line.
track-ahead-of-the-curve = Ahead of the Curve
    .text = Bend after bend, with shortcuts and a jet pack for those who can pay or plan for them.
track-testing-the-waters = Testing the Waters
    .text = Small pools fill the corners, so even a little water movement saves steps.
track-still-waters-run-deep = Still Waters Run Deep
    .text = Water nearly everywhere: swimmers save a third of the way, the rest hop over stones or fly.

## Spaces and rewards

reward-credits = Gain { $n ->
    [one] { $n } credit
   *[other] { $n } credits
}
reward-fan = Gain 1 fan
reward-lose = Lose 1 die from any of your zones
reward-gain-any = Gain 1 die of any kind
reward-gain = Gain 1 die that costs { $n } or less

terrain-open = open space
terrain-water = water
terrain-wall = wall
terrain-start = start space
terrain-finish = finish space
terrain-jet-pack = jet pack
terrain-shortcut-money = stepping stones: a shortcut paid with money
terrain-shortcut-movement = footpath: a shortcut paid with movement

## Advice on custom sets (SETUP-4)

advice-few-cheap-cards = Fewer than 2 cards of this set cost 5 or less, so there will be little to buy in the first rounds.
advice-no-trimming = No card of this set lets you lose another die or draw or roll extra dice, so your gray dice will slow you down all race long.
