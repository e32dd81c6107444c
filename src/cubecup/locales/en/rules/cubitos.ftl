### The rules of Cubitos in English, by the ids that code, errors and tests use. The page docs/rules.md is made of them.
###
### A paragraph is one line, which must not begin with a bracket, and a blank line parts two. `[R]` and `[X]` are the marks, ids of rules become links,
### `*word*` is stressed, `word` in backquotes is what one types. Cards: their texts are those of cubitos.ftl; here are
### only the notes to them.

rules-title = Cubitos as Cube Cup plays it
rules-languages = In other languages
rules-contents = Contents
rules-intro =
    This page is the complete reference of the rules in the engine. Each rule has an id; code, error messages and tests name rules by these ids, and every id is proved by at least one test. To learn the game, read the printed rulebook of Cubitos first; come here to learn what exactly happens.

    Rules without a mark follow the printed rulebook, in its English, Polish, Russian and Ukrainian editions. Two marks say what does not:

    The mark [R] is our ruling: the rulebook is silent here, or its editions differ, and we had to settle it.

    The mark [X] is a value that the rulebook shows only in a picture, or whose symbol is lost in the text, so what stands here is a reconstruction. Such values live in the content files, never in code: whoever owns the box can type in what is printed, as a [pack](packs.md).

    An error may name `TABLE` instead of a rule: nothing of the game was asked, but the seat does not exist, is not the one to act, or the game is over.

## A round at a glance

section-steps = A round in seven steps
    .text = Steps 1 to 3 are the Roll Phase, steps 4 to 7 the Run Phase (ROUND-1). All players do them at the same time.
rules-column-step = Step
rules-column-what = What happens
rules-column-rules = Rules
step-1 = Draw
    .text = Choose dice in Draw and move them to Roll, up to your draw amount.
step-2 = Roll
    .text = Roll all dice in Roll. Hits move to Active, misses stay; use Now abilities at once.
step-3 = Push or pass
    .text = Roll the misses again, or stop. With 3 or more active dice, a push without a hit is a bust: active dice to Discard, and 1 fan.
step-4 = Use abilities
    .text = Use the Run abilities of your active dice, compare swords, go on; then forced losses happen.
step-5 = Move
    .text = Spend movement, and buy more of it at 4 each; where you stop you may take rewards.
step-6 = Buy
    .text = Buy up to 2 dice of different colors.
step-7 = Discard
    .text = Active dice go to Discard, money is gone, credits stay. Then the start player die passes on.

section-words = Words
rules-column-word = Word
rules-column-meaning = Meaning
word-kind = kind
    .text = what a die is: light gray, dark gray, start, or one of the 8 colors; dice of a kind are alike
word-zone = zone
    .text = where a player's dice lie: Draw, Roll, Active or Discard
word-tray = tray
    .text = the supply of a kind of die; the spare pile of gray dice counts as one (COMP-3)
word-hit = hit, miss
    .text = a rolled face that shows something; a blank one
word-push = push, pass
    .text = roll again; end your Roll Phase
word-movement = movement
    .text = the shoe, spent on the racetrack; the rest is gone
word-money = money
    .text = the coin, gone at the end of the round
word-credits = credits
    .text = tokens that are kept from round to round
word-fans = fans
    .text = how many spaces you have advanced on the fan track
word-hand-token = hand token
    .text = permanently one more die in the draw amount
word-swords = swords
    .text = the red symbol, compared in the Run Phase (RUN-2)
word-symbol = symbol, power
    .text = the two faces that work the card of the die's color (ABIL-5)

## Components

section-comp = Components
rules-column-kind = Kind
rules-column-faces = Faces
COMP-1 = Amounts
    .text = 2 to 4 players. 28 light gray dice, 12 dark gray dice, 1 start player die, and 10 dice of each of the 8 colors. 56 ability cards, 7 of each color. How many tokens the box holds has no effect.
COMP-2 = Faces
    .text = Every die has six faces [X]; public descriptions of the game confirm them.
COMP-3 = Supply
    .text = Credits and hand tokens never run out; dice do. A gray die that is lost joins the spare pile [R]. For effects that gain dice, and for those that borrow them [R], the pile is a tray of cost 0, but nobody can ever buy a gray die.

## Set-up

section-setup = Set-up
SETUP-1 = Players
    .text = Each begins with 7 light gray and 2 dark gray dice in Draw, no credits, no fans (on the bleachers) and a runner on the start space. The grays nobody uses are the spare pile.
SETUP-2 = Cards
    .text = A card set has one card of each color. All 80 colored dice start in their trays.
SETUP-3 = Start player
    .text = A random player begins with the start player die in the Roll Zone.
SETUP-4 = Free choice
    .text = Every set can be played on every track; a published set only suggests one. A set of your own is warned about, not refused, if fewer than 2 of its cards cost 5 or less, or if no card lets a player lose another die or draw or roll extra dice. A card that widens a draw passes that second test; a die that must lose itself does not. No published set warns about itself.

## The round

section-round = The round
ROUND-1 = Order
    .text = All players' Roll Phase; all players' Run Phase; borrowed dice go back (ABIL-10); the start player die passes clockwise. Then the next round, until the game ends.
ROUND-2 = Start player die
    .text = It cannot be bought, lost, given or taken, and is left out of the draw amount. In all else it is a die like any other: it is rolled, it is an active die, a bust or step 7 discards it. At the end of the round it moves from whichever zone holds it to the Roll Zone of the next player.

## Roll Phase

section-roll = Roll Phase
    .text = Steps 1 to 3 of the round: draw, roll and move hits to the Active Zone, then push or pass.
ROLL-1 = Draw
    .text = Choose dice in Draw and move them to Roll until Roll holds your draw amount. Dice still in Roll from the last round are counted: with an amount of 9 and 2 dice left there, you take 7. If Roll already holds the amount or more, you draw nothing, and all of those dice are rolled [R]. In strict timing (ROLL-10) the players draw clockwise from the start player [R].
ROLL-2 = Recycling
    .text = If you still owe dice and Draw is empty, all of Discard moves to Draw and you go on. With both zones empty you roll what you have [R]; with no die in Roll at all you pass automatically [R].
ROLL-3 = Draw amount
    .text = 9, plus your hand tokens, plus one per red line between you and the leading runner, measured from the positions at the start of the round. Everybody draws before anybody rolls [R].
ROLL-4 = Dice that do not count
    .text = Some effects take certain dice out of the count of a draw. Neither those already in Roll nor those drawn now are counted, and you may draw any number of them on top of your amount. They are rolled with the rest, and their hits and misses decide about a bust as usual. Discard is recycled only when you owe a counted die and Draw has none [R].
ROLL-5 = Roll
    .text = All dice in Roll are rolled. Hits must move to Active, in every roll of either phase; misses stay in Roll.
ROLL-6 = Risk
    .text = You are *at risk* as soon as you have had 3 or more active dice at any moment of this Roll Phase, and stay so until the phase ends, however few are left. Dice that { card-rock-on } takes away before a roll do not lift the risk. If you push at risk and roll no hit, you bust, unless an ability prevents it. If you are not at risk, a roll without hits has no consequence.
ROLL-7 = Push or pass
    .text = After a roll and the abilities it set off (ABIL-2), you push or pass; a pending forced push leaves no choice. From the first roll on, passing is possible each time you have this choice. A player who is not at risk can push at most 25 times in one Roll Phase [R].
ROLL-8 = Empty Roll Zone
    .text = Without dice in Roll you cannot push, unless an ability used on that very push first puts a die there. A forced push is waived if Roll is empty [R], even when a die such as { card-rock-on } could be moved there; you may still push with that die of your own will [R]. A bust cancels forced pushes.
ROLL-9 = Bust
    .text = In this order: all your active dice go to Discard; you may move any of the dice in Roll to Discard, and the others stay for the next round; you advance 1 on the fan track and collect what it gives (FAN-1); your Roll Phase is over. You still take part in the Run Phase, where credits can buy dice and movement; you have 0 swords and can be the player with the fewest.
ROLL-10 = Timing
    .text =
        Players act at the same time. If they wait for each other, the one among the undecided with the most dice in Roll must act first, not counting the start player die [R]; ties are resolved clockwise from the start player.

        A game runs in one of two timings. In *free* timing any undecided player may act, or say *I wait*; once all who are undecided in the phase wait, only the player named above may act, and what they do ends everybody's waiting [R]. In *strict* timing that order is enforced throughout; whoever is in the middle of a push, an effect or a bust finishes it before the order is looked at again [R]. Bots, simulations and learning environments play strict.

        What your dice show never depends on when the others act.
ROLL-11 = Extra dice
    .text = "Roll N more" means: choose exactly N dice in Draw, roll only those, hits to Active, misses to Roll. If Draw has fewer, take all of it, recycle Discard and choose the rest; if that is too few as well, roll what there is. Such a roll is no push and cannot bust. Now abilities it shows can be used.

## Abilities

section-abil = Abilities
ABIL-1 = Once each
    .text = Each timing box of a card (Now, Active, Run, each with its power part) works once for a die during its stay in Active; an ongoing Active ability works once per trigger. A die that leaves and comes back is fresh [R]. You may always decline, unless the text says otherwise; "up to" includes zero. An ability that could do nothing at all is not offered [R].
ABIL-2 = Now
    .text = Used at once when the die enters Active with the face, or forfeited. Dice with a pending Now ability and dice whose ability for a push that does not bust (ABIL-12) has triggered form one pool [R]. You pick the order, new ones join the pool, the action `skip` forfeits all that is left of it, and a forced push waits until the pool is empty [R].
ABIL-3 = Active
    .text = Used as its text says while the die is active. *Ongoing* ones work again at every trigger. One that names no moment can be used at any time in either phase.
ABIL-4 = Run
    .text =
        Used in the Run Phase, in any order. Faces with money, movement or a credit are Run abilities too: they can be used throughout step 4, and any still unused are used automatically just before their die is lost, given or re-rolled in that step, or when the step ends.

        The engine collects money and movement faces as soon as the Run Phase starts, or as soon as their die becomes active during it, which is never worse [R]. Abilities that give a fixed amount of money or movement and cost nothing are used at once in the same way; so are fixed credits where no card watches credits [R]. A credit face may be declined [R]; this matters only with { card-batter-beaver }, so the action `decline` exists only where that card is in the set [R].
ABIL-5 = Power
    .text = A power face does what the symbol does, and also the power part of the card, if there is one. Within one timing box the first brings the second with it; the power part is never used alone.
ABIL-6 = Must lose
    .text = This binds a die that shows the ability symbol, or only the power face where the loss belongs to the power part. The die is lost as soon as its ability is used, and at the end of step 4 if it was not [R]. Where the Run box holds only the loss ({ card-wizard }, { card-cubasaurus }), it may be taken early [R]. Other faces of that color are safe, and so is a die that a bust has taken out of Active.
ABIL-7 = Losing a die
    .text = Taken from any of your zones, unless a zone is named, and put back in its tray, from which it can be bought or gained again. Never the start player die.
ABIL-8 = Gaining a die
    .text = It goes to Discard, costs nothing and is not one of your two purchases. It can be recycled and rolled in the same round.
ABIL-9 = Chosen faces
    .text = A die that an effect sets into Active on a face of your choice can show any of its printed faces but a blank [R]. A Now ability on that face can be used. Setting a die is not a hit [R], but the die counts toward the 3 active dice of ROLL-6.
ABIL-10 = Borrowed dice
    .text = Dice borrowed with { card-cubasaurus } or { card-broken-cow } go back to their tray after the last player's step 7, from whatever zone they are in. Until then the tray does not have them, so nobody can buy them. Spare grays can be borrowed too and go back to the spare pile [R]. A borrowed die that is lost earlier goes to its tray at once, counts as lost, and is not returned a second time. Borrowed dice cannot be given away [R].
ABIL-11 = Duration
    .text = An effect ends with the round, unless it speaks of the next draw.
ABIL-12 = Pushes that do not bust
    .text = "Each push that does not bust" works for dice that were active when the push was declared and still are [R]. A bust that was prevented counts as no bust [R].
ABIL-13 = Active dice
    .text = These are all dice in Active, used or not, whatever they show. Conditions and counts are read from the Active Zone and the fan track at the moment of use.

## Run Phase

section-run = Run Phase
    .text = Steps 4 to 7 of the round: abilities, move, buy, discard.
RUN-1 = Step 4a, before the swords
    .text = Players use Run abilities as they like; when all are ready, swords are compared. In strict timing the turn goes round from the start player, each acts once or says ready, and the comparison comes when all have said ready since the last action [R]. In free timing a player who said ready stays ready [R]. A player with nothing to use is ready.
RUN-2 = Step 4b, comparing swords
    .text =
        Count the swords in each Active Zone: a symbol is 1, a power face 2 (known for { card-el-bandito } and { card-jacques-couteau }, [X] for the other five red cards). A card for *the most* goes to the one player with the most, who needs at least 1 [R]; in a tie it depends on the card: with "start player breaks ties" it is the tied player who comes first clockwise from the start player, without a tiebreak it is nobody. A card for *each player with swords* compares players pair by pair and knows no tiebreak.

        The result is fixed here for the rest of the round, even if those dice are then used or lost, and swords that appear later are ignored. The red card is resolved here too, at once and before anybody goes on with step 4c; where it acts for several players, from the start player clockwise [R]. It acts once per player and round, not once per die [R].
RUN-3 = Step 4c, after the swords
    .text = Players may go on using abilities; then the forced losses happen and everyone's totals are final. In strict timing this goes round from the start player, each finishing before the next begins [R]. The Run Phase has no pushes: a forced push rolled in it is waived [R].
RUN-4 = Step 5, move
    .text = A space costs 1 movement. At any moment of the step you can buy 1 movement for 4, in money, credits or both, as often as you can pay; movement never turns into money. Runners do not block each other. You need not use your movement; what is left is lost.
RUN-5 = Rewards
    .text = If you end the step on a reward space where you did not start the round, you may take its rewards, also if { card-reckless-cheese } brought you there. Passing through gives nothing. A reward of credits alone is taken unasked unless a card watches credits [R].
RUN-6 = Late window
    .text = Between Move and Buy, in this order [R]: each { card-bob }; each { card-batter-beaver }, if a credit was gained; { card-schmutz }; the { card-batter-beaver } dice that have not acted yet.
RUN-7 = Step 6, buy
    .text = At most 2 dice, of different colors, paid with money and credits in any mixture, money first. They go to Discard. An empty tray sells nothing.
RUN-8 = Step 7, discard
    .text = All active dice go to Discard, dice in Roll stay there. Unspent money is lost, credits stay.
RUN-9 = Timing of steps 5 to 7
    .text = They begin for everybody only when step 4 is over for all, in free timing too: nobody loses money while another's step 4 can still fill a tray [R]. From then on players act at the same time. Whoever can neither move nor buy anything is done with these steps at once, even if somebody else could still fill a tray in them [R]. If somebody wants to wait for the others, or a tray cannot serve everybody who could still take from it, the players go one after the other, clockwise from the start player, and each does all of Move, late window, Buy and Discard before the next. In strict timing it is always so; in free timing it is so by itself as soon as either happens, and the quickest hand never decides [R].

## Racetrack

section-track = Racetrack
TRACK-1 = Spaces
    .text = Cells with six neighbours, every other row shifted by half a cell [X]. Open spaces can be entered by anyone; water only by movement that says so, though stepping from water to land is ordinary; walls never.
TRACK-2 = Start and finish
    .text = Each is one big space that adjoins every space it touches. The race has a direction: you leave the start only forward and enter the finish only from behind [R]. When { card-bob } counts steps, start and finish are spaces like the others, but no step leads across from finish to start [R].
TRACK-3 = Rewards
    .text = Credits, 1 fan, lose a die, gain any die, or gain a die up to a cost: with 4, any die that costs 0 to 4. A space can carry two rewards [X].
TRACK-4 = Shortcuts
    .text = From a ringed space you can move, one way only, to the space with the same symbol and color and no ring. *Stones* take a price in money [X], for which credits are accepted [R]. *Feet* take movement of any kind: with 10 movement, an entrance 2 spaces away and a price of 7, you have 1 left behind it. If you cannot pay all of it, you cannot take the shortcut.
TRACK-5 = Jet pack
    .text = While you stand on it you may, once, double all movement you hold then: 6 movement and a jet pack 3 spaces away leave 3, which become 6. If you start the round on a jet pack, you may double before your first step, and so all of your movement. Movement you have bought by then is doubled too; what you buy afterwards is not [R].
TRACK-6 = Movement effects
    .text = Shortcuts and jet packs are optional and work in the middle of a move, each space at most once per Move step, even if you come by again a lap later. They do nothing in the Roll Phase.
TRACK-7 = Red lines
    .text = They divide the track into sections. The draw bonus counts the lines between you and the leader, over all laps and tracks in between.
TRACK-8 = Laps and chained tracks
    .text = Going from the finish to the start of the same track is free, but needs movement left over. From the finish of one track to the start of the next it costs 1. Behind the last finish you go on from the start of that last track.
TRACK-9 = Water movement
    .text = It is ordinary movement as well; on land, ordinary movement is spent first [R]. A jet pack doubles both kinds.
TRACK-10 = Stuck in water
    .text = A runner in water with nothing but water around can leave only with water movement from an ability: money buys ordinary movement [R].

## Fan track

section-fan = Fan track
rules-column-space = Space
FAN-1 = Advancing
    .text = The track has 13 spaces. Every bust and every fan gained advances you 1 and gives the credits and hand tokens of the space you reach, unless the effect says otherwise.
FAN-2 = The last space
    .text = On 13 you stay where you are, and each further advance gives its 6 credits again, or nothing if the effect gives no credits. Fans are the number of spaces advanced, 0 on the bleachers.
FAN-3 = Rewards
    .text = What each space gives [X]:

## End of the game

section-end = End of the game
END-1 = Trigger
    .text = A runner that reaches the last finish, even by { card-reckless-cheese }, triggers the end; the round is played out. A finisher with movement left goes on from the start space; the crossing is free.
END-2 = Winner
    .text = A single finisher wins. Among several, the one farthest beyond the start space wins: the length of the shortest way from the start over open and water spaces, where the finish and the start itself are 0 [R]. A whole lap more is farther than any distance on the lap before [R].
END-3 = Ties
    .text = If that is a tie too, all players play another ordinary round, after which whoever is farthest beyond the start wins; runners who have not finished are behind all who have. This is repeated until the tie is broken.

## Cards: notes to their texts

section-cards = Cards
    .text =
        The id of a card is `CARD-` and the id it has in the content files. The text of each card is the one the game shows; below it stand our notes.

        The printed costs are shown only in pictures, so all costs here are ours [X]. They were measured by play, in thousands of games of bots that always or never buy a card, and set so that each card is worth about what it costs; [the page of balance](balance.md) has the figures.

        "Must lose" is explained in ABIL-6, what happens after moving and before buying in RUN-6, borrowed dice in ABIL-10, chosen faces in ABIL-9. Wherever a card asks for an active die of a color, one is enough.
rules-cost = cost { $cost }
cards-red = Red cards act in RUN-2. Which of them have a tiebreak is [X], and so is the loss of 1 red die, which can come from any zone and which the player with the most cannot refuse.
CARD-fat-cat = The amount of money is [X]. That you choose the kind of the gray die is our ruling [R].
CARD-dope-cat = Both parts may apply, and the engine takes every one that does [R].
CARD-broken-cow = That it is an Active ability is [X]. The die is borrowed (ABIL-10).
CARD-schmutz = The editions describe one ability; so the credits can be taken once, at any time from step 4 to the late window, as soon as a die was lost: in time to buy movement with them [R].
CARD-dapper-doggie = Each die of this card does so: with 3 money on gray dice, two of them bring the total to 9.
CARD-wizard = The loss may be taken early (ABIL-6).
CARD-mr-soldier = The English edition has 3 movement; the other three have 2, which we follow [R].
CARD-punch-guy = How such a draw goes is told in ROLL-4.
CARD-supah-general = The symbol of what is gained is lost in the text; movement is inferred [X]. With 5 fans it is 5.
CARD-champion = Nothing is recycled in such a draw.
CARD-crabby = With 2 players it is the opponent. A die given away is not a loss.
CARD-pina-cubelada = It is asked after the push is declared, so it cannot be wasted [R].
CARD-keep-on-rollin = Forced pushes stay pending [R].
CARD-up-to-11 = The amount of movement is [X].
CARD-punk-fruit = Nothing is recycled for that roll.
CARD-mr-bats = The symbol of the first choice is lost in the text; money is inferred [X]. With 5 fans the second gives 2 credits.
CARD-the-babe = The symbol of the first part is lost in the text; money is inferred [X], and the fan is [X] too.
CARD-pinch-eater = The die counts as one set on a chosen face (ABIL-9).
CARD-dancing-dino = Both bonuses may apply, and the engine takes every one that does [R].
CARD-cubasaurus = The English and the Polish edition allow any die; the other two exclude purple ones, and we follow them [R].
CARD-wikiwiki-dinosaur = That it is 1 per color is [X]. The Polish edition reads differently; we follow the other three [R].
CARD-you-bet-jurassican = Both bonuses may apply, and the engine takes every one that does [R].
CARD-pronto-bronto = That it is half is [X]. Lines are counted before moving: with 5 lines, two dice give 4. A runner who has passed the last finish, or stands on a finish, has no lines before it and gains nothing [R].
CARD-reckless-cheese = The distance is [X].
CARD-the-big-cheese = With 5 fans, half is 2. The engine takes the better of the two [R].
CARD-ledercheesen = With 7 active dice the power part gives 1. Every such die works.
CARD-stinky-cheese = How such a draw goes is told in ROLL-4.
CARD-the-cheese-stands-alone = A die that { card-cubasaurus } sets on it belongs to the roll that triggered the { card-cubasaurus }. The forced roll is a push in every respect.
CARD-cheese-boy = The symbol of the first part is lost in the text; movement is inferred [X].
CARD-bob = That both rewards of a double space may be taken is our ruling [R]. How steps are counted is told in TRACK-2.
CARD-undercover-fish = Two dice carried into a jet pack give 8 movement that may enter water.
CARD-llama-rama = The symbol of the first part is lost in the text; money is inferred [X].
CARD-bahama-llama = Two dice carried into a jet pack give 4 movement that may enter water.
CARD-llama-shaman = The symbol of the first part is lost in the text; money is inferred [X].

## Sets and tracks

section-sets = Card sets
    .text = Races 1 to 7 are the { term-champion-tour }, in which every card appears once; the other three are the { term-tour-de-cube }. Race 1 is the one to begin with. In the white slot of race 3 the English edition lists { card-fast-cat }, which race 6 has too; the other editions list { card-fat-cat }, which we follow [R].
rules-column-set = Set
rules-column-cards = Cards
rules-column-track = Suggested track
section-tracks = The four tracks
    .text =
        The rulebook shows its tracks only as pictures, so all four layouts are our own [X], drawn to suit the names. They are [plain text maps](tracks.md) in the content files.

        On each of them the shortest lap over land takes 28 to 36 moves, there are 7 to 9 red lines, every reward can be reached, and the finish can be reached from every land space. The two water tracks have at least one water cell with no land beside it (TRACK-10).
rules-column-course = Track
rules-column-character = Character
