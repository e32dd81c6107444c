# Why a race was won: luck and skill.

review-title = Luck and skill
review-about = Your chance to win goes up and down all race long. Dice move it: that is luck. Choices move it, too: each is compared with the best one, and what it falls short by is a mistake. How good a position is, our strongest bots say.
review-begin = Review the race
review-send-hint = Only this browser has this record. To review it, the server has to work out thousands of positions: the record is sent there; the server keeps the figures for a while and then deletes them.
review-working = Reviewing the race: { $percent }.
review-rough = These are first figures; better ones are on their way.
review-left-seconds = About { $n ->
    [one] { $n } second
   *[other] { $n } seconds
} left.
review-left-minutes = About { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
} left.
review-chart = Chances to win
review-chart-table = Chances to win at the beginning of each round
review-round = Round { $n }
review-start = Start
review-end = End
review-result = Result
review-own-dice = Own dice
review-others-dice = Others’ dice
review-own-mistakes = Own mistakes
review-others-mistakes = Others’ mistakes
review-points = In points: one is a hundredth of the chance to win. They are added up over the whole race, and what one player gives away another may give back; so luck or mistakes may come to more than 100.
review-adds-up = How it adds up
review-closer-look = Estimate corrected
review-closer-look-hint = “Estimate corrected”: chances are estimates, and later in the race the same position is seen more clearly. That is nobody’s luck and nobody’s mistake.
review-deciding = What decided it
review-deciding-dice = { $name }: { $action }. By the dice, this player's chance to win: { $points }.
review-deciding-answer = { $name }: { $action }. By the choice, this player's chance to win: { $points }.
review-pushes = Pushes with a chance to bust
review-pushes-made = Pushed
review-pushes-of = { $n } of { $asked }
review-pushes-advised = The bot would push
review-pushes-agreed = Same choice as the bot
review-pushes-risk = Chance to bust, on average
review-pushes-busts = Busts
review-pushes-expected = Busts to expect
review-costliest = The costliest mistakes
review-costliest-none = No mistake cost more than half a percent.
review-given = { $name }, round { $round }: { $action }
review-better = Better: { $action }, by { $points } ({ $range })
review-range = probably { $low } to { $high }
review-stand-in = A bot made some of the choices here.
review-replay = See it again
review-try = Try it again
review-step-push = push
review-step-pass = pass
review-walk = { $spaces } forward
review-walk-aside = { $spaces }, but not nearer
review-walk-reward = to the reward “{ $reward }”
review-walk-nearby = the reward “{ $reward }” nearby
review-walk-shortcut = by a shortcut
review-walk-jet = with a jet pack
review-walk-price = for { $n } in money or credits
review-walk-stay = stay put
review-walk-same = just as far, but to another space
review-way-given = { $name } ran
review-way-better = Better
review-ways = Ways on the track
