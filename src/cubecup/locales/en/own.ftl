# My shelf: who one is here without an account, figures, trophies, a rating for those who want one.

own-title = My shelf
own-lead = You need no account: this browser has a key, and with it come your name, your races and your trophies. Nobody else sees your shelf.
own-me = How others see you
own-creature = Creature
own-creature-none = None
own-creature-white = Cat
own-creature-brown = Dog
own-creature-red = Crab
own-creature-green = Pineapple
own-creature-orange = Beaver
own-creature-purple = Dinosaur
own-creature-yellow = Cheese
own-creature-blue = Llama
own-colour = Color
own-colour-any = Any
own-colour-0 = Orange
own-colour-1 = Blue
own-colour-2 = Purple
own-colour-3 = Green
own-colour-hint = At a table you get this color unless somebody before you wants it, too.
own-rated = I want a rating
own-rated-hint = Your places at public tables and in duplicate races then change a rating, which everybody at the table sees beside your name. Nobody is rated unless they want to be.
own-save = Save
own-saved = Saved. It applies from the next seat you take.
own-rating = Rating
own-rating-value = { $points } ± { $error }
own-rating-races = { $n ->
    [one] from { $n } race
   *[other] from { $n } races
}
own-rating-seat = rating { $points } ± { $error }
own-figures = Figures
own-races = Races
own-wins = Won
own-busts = Busts
own-boldest = Boldest push
own-boldest-value = { $percent }% chance to bust, and it held
own-streak = Won in a row
own-streak-value = { $longest } at best, { $now } now
own-favourite = Favorite card
own-favourite-value = { $n ->
    [one] { $card }, { $n } die
   *[other] { $card }, { $n } dice
}
own-skill = Skill
own-skill-value = { $n ->
    [one] your mistakes cost { $points } points of your chance to win, in { $n } reviewed race
   *[other] your mistakes cost { $points } points of your chance to win on average, in { $n } reviewed races
}
own-skill-none = no race has been reviewed yet
own-by-set = By set
own-by-players = By number of players
own-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
own-won-of = { $wins } of { $races }
own-trophies = Trophies
own-trophies-hint = For races won with published cards and tracks, without hints and without a bot’s help.
own-trophies-won = { $won } of { $all }
own-trophy-won = won on { $date }
own-trophy-progress = { $have } of { $need }
own-trophy-open = still to win
own-trophy-new = New trophy: { $name }
own-trophy-see = To my shelf
trophy-seven-races = All Seven
    .text = Win each of the seven races of the Champion Tour while playing tours.
trophy-set = { $name }
    .text = Win a race with this set.
trophy-no-bust = Clean Paws
    .text = Win a race without a bust, pushing five times or more.
trophy-from-last = From the Back
    .text = Win a race after being in last place two rounds before the end.
trophy-level = Beaten: { $name }
    .text = Win a race against a bot of this level.
own-list = Races and tours
own-list-empty = Nothing yet. A race comes here when it is over.
own-list-hint = Races continued from another one, practice, and races against yourself do not count.
own-place = place { $place } of { $players }
own-alone = alone, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
own-own-cards = own cards
own-tour-line = { $name }: { $wins } of { $races } won
own-chip-hints = with hints
own-chip-bot = a bot helped
own-move = To another device
own-move-hint = The other browser gets the same key, and both then have the same shelf. Show the code or the file to nobody else: whoever has it has your shelf.
own-move-code = Show a code
own-move-told = Code for the other device
own-move-until = It works once, until { $time }.
own-move-file = Save as a file
own-arrive = Bring a shelf here
own-arrive-hint = It replaces the shelf of this browser. If that one matters to you, save it as a file first.
own-arrive-code = Code from the other device
own-arrive-go = Bring it here
own-arrive-file = Open a file
own-arrived = The shelf is here now.
own-bad-file = This is not the file of a shelf. Nothing was changed.
own-delete = Delete my shelf
own-delete-hint = Name, figures, trophies, rating and the list of races are deleted from the server at once. On the boards of contests your results stay, without a name. Names at tables disappear with the tables. Records in this browser (“My races”) stay.
own-delete-sure = Delete everything?
own-delete-yes = Yes, delete it
own-delete-no = Keep it
own-deleted = Your shelf has been deleted. This browser has a new key.
own-nobody = somebody
