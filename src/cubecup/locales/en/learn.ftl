### The introduction in the browser, in English. All ids start with learn-.
### A tip is a title and, as .text, two or three short sentences; the coach says each only once.

learn-title = Your first race
learn-lead = You race one bot on the first track. I stay beside you and explain each thing when it comes up. You can leave at any time and go on later.
learn-point-roll = Roll
    .text = Roll your dice and push your luck: roll the misses again, or stop while it goes well.
learn-point-run = Run
    .text = Shoes carry your runner along the track. The first to reach the finish wins.
learn-point-buy = Buy
    .text = Money buys better dice. They come with abilities that change the next rounds.
learn-start = Start
learn-continue = Go on
learn-again = Start over
learn-coach = Coach
learn-got-it = Got it
learn-hide = Hide hints
learn-show = Show hints
learn-on = On to more races

## Tips, in the order of play

learn-tip-goal = Be the first at the finish
    .text = This is the track with both runners. Every round you roll, then run, then buy better dice.
learn-tip-round = The next round
    .text = Misses of the last round are still here, in the Roll Zone. Dice from the Draw Zone join them until you have your draw amount.
learn-tip-behind = Catching up
    .text = You are behind, and that helps: for each red line between you and the leader you roll one die more.
learn-tip-draw = Choose your dice
    .text = You have more dice than you may roll. Choose the ones you want in the Draw Zone and confirm; the others wait there. “{ table-fill }” picks for you.
learn-tip-dice = Hits and misses
    .text = Your dice have been rolled. Those that show something are hits and moved here, to the Active Zone. Blank ones are misses: they stay in the Roll Zone.
learn-tip-missed = No hit this time
    .text = Your dice have been rolled, and all of them came up blank: misses. They stay here, in the Roll Zone, to be rolled again. A die that shows something is a hit.
learn-tip-crown = The crown
    .text = This die with a crown goes to another player each round. Whoever has it goes first where order matters, and rolls it along.
learn-tip-push = Push your luck
    .text = “{ table-do-push }” rolls the misses again for more hits, “{ table-do-pass }” keeps what you have. With fewer than three active dice nothing can go wrong.
learn-tip-risk = Now there is a risk
    .text = With three or more active dice, a push without a single hit is a bust: all active dice go to the Discard Zone, unused; you get them back later. You see how likely that is. “{ table-do-pass }” keeps what you have.
learn-tip-bust = Bust!
    .text = Your active dice went to the Discard Zone. But the crowd loves it: you move up the fan track, which brings credits or larger rolls.
learn-tip-leave = What stays to roll
    .text = If you like, swap weak misses for other dice: those you choose go to the Discard Zone and come back later. The rest is rolled next round.
learn-tip-use = An ability
    .text = One of your active dice shows its symbol. Its card says what it does. Press the die or the button to use it.
learn-tip-move = Run!
    .text = Each shoe is one movement, a step to the next space. Choose a glowing space; the number is its distance. Rewards are only for those who stop on them.
learn-tip-ground = Walls, water, red lines
    .text = Nobody gets through walls. Water takes special movement. Behind a red line you are a section further: those behind the leader roll a die more for each.
learn-tip-reward = A reward
    .text = You stopped on a space with a reward. Rewards are credits, fans, new dice, or getting rid of a weak die.
learn-tip-buy = Go shopping
    .text = Buy up to two dice of different colors; each card shows its price. New dice wait in the Discard Zone. Money you do not spend is gone, credits stay.
learn-tip-discard = The Discard Zone
    .text = Used dice and new ones wait here. When the Draw Zone runs out, all of them come back there.
learn-tip-others = The other side
    .text = Everyone rolls and runs at the same time. Here you see what the bot is up to.
learn-tip-ready = You know enough
    .text = Play on as you like. I speak up when something new happens.
learn-tip-last-round = The last round
    .text = A runner is over the finish line. Everybody plays this round to its end; then whoever has come farthest wins.
learn-tip-won = You won your first race!
    .text = Now try two bots at once, other cards, or friends. The cards page explains every ability.
learn-tip-lost = The bot was faster this time
    .text = But now you know how it goes. Try again against two bots, or invite friends.
