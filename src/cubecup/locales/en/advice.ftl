### Advice in English: why an answer is good, or what is to be said against it. All ids start with advice-.
###
### Counted things stand after a colon or a number, so that the forms of the count- texts fit; percentages are whole.

advice-part-money = { $money } money
advice-part-movement = { $movement } movement

## Rolling

advice-push-free = A free roll: with fewer than three active dice a push cannot bust. Rolled: { count-dice }
advice-push-safe = Another roll without risk: abilities prevent the bust.
advice-push-risk = Chance to bust: { $percent }%. At stake: { advice-part-money }, { advice-part-movement }
advice-pass = A push would bust in { $percent }%. Kept: { advice-part-money }, { advice-part-movement }
advice-pass-early = Gives away a roll that cannot bust: { count-dice }
advice-safe-push = Makes this push safe. Without it the chance to bust is { $percent }%.
advice-again = Rolled again, the die promises more than what it shows now.
advice-not-again = What the die shows is worth more than another roll.
advice-save = Prevents the bust. Saved: { advice-part-money }, { advice-part-movement }
advice-bust = A bust brings a fan. Given up: { advice-part-money }, { advice-part-movement }
advice-draw-strong = No die on offer is better. It hits in { $percent }% of its rolls.
advice-draw-weak = Other dice on offer are better. This one hits in { $percent }% of its rolls.
advice-draw-more = Every die is one more chance to hit. This one hits in { $percent }% of its rolls.
advice-draw-enough = The dice you leave are weaker than those you have.
advice-draw-fewer = Fewer dice, fewer chances to hit.
advice-keep-rest = What stays in your Roll Zone is rolled again next round.
advice-drop-weak = Dice you may draw in its place are better on average.
advice-drop-strong = Dice you may draw in its place are worse on average.
advice-roll-idle = It lies idle, so a roll costs nothing. It hits in { $percent }%.
advice-enough = The rest are better where they are.
advice-tried = Tried out with the same dice as the others, it won most often.

## Abilities

advice-brings-money = Brings at once: { count-money }
advice-brings-movement = Brings at once: { count-movement }
advice-brings-credits = Brings at once: { count-credits }
advice-brings-fans = Brings at once: { count-fans }
advice-brings-ability = The ability of { $card } is worth most.
advice-sets-face = A die on a face of your choice.
advice-more-rolls = More rolls, and they cannot bust.
advice-thins = Gets rid of a die, so that better ones come up more often.
advice-free-use = It costs nothing.
advice-takes = It is a gain.
advice-by-trial = It goes by how races went on from there.
advice-declines = Gives up what is offered.
advice-leaves-abilities = Abilities left unused: { $n }

## Dice

advice-die-best = The best die for what you have, at a cost of { $cost }. Rounds left to use it, about: { $n }
advice-die-good = A useful die at a cost of { $cost }, but not the best. Rounds left to use it, about: { $n }
advice-die-too-late = It would hardly be rolled before the race is over, or stand in the way of better dice.
advice-leaves-money = Money does not last until the next round. Left over: { count-money }
advice-keeps-credits = Kept for later: { count-credits }
advice-lose-weak = One of your weakest dice: the others come up more often without it.
advice-lose-strong = You would miss this die.
advice-lose-borrowed = It is borrowed and goes back anyway.
advice-keeps-dice = Keeps all your dice.
advice-give-leader = Hurts the player in front. To the finish: { count-spaces }
advice-give-other = Another player is farther ahead. To the finish: { count-spaces }
advice-set-strong = No other die has a better face for you.
advice-set-weak = Another die has a better face for you.

## Running

advice-to-finish = Leads to the finish.
advice-to-fan = Leads to a reward: a fan.
advice-to-credits = Leads to a reward: { count-credits }
advice-to-gain = Leads to a reward: a die of cost { $n } or less.
advice-to-gain-any = Leads to a reward: any die.
advice-to-lose = Leads to a reward: you may lose a die.
advice-to-line = Leads across a red line. From there to the finish: { count-spaces }
advice-to-go = After that, { count-spaces } to the finish.
advice-stop-short = Gives movement away: { count-movement }
advice-jet = Doubles your movement to { $n }.
advice-shortcut = The shortcut saves { count-spaces }.

## Seven Cubes

advice-cube-now = Reaches your next cube in this turn.
advice-cube-turns = Turns to your next cube: { $n }
advice-center-now = Reaches the center and wins.
advice-center-turns = Turns to the center: { $n }
advice-cube-blocked = From there no way leads to your next cube yet.
advice-cube-protect = Nobody can steal them any more: { count-cubes }
advice-cube-open = Leaves your cubes to thieves: { count-cubes }
