### Seven Cubes in English.
###
### Words of both games (rounds, players, colors) stand in the other files. The texts start with ask- (the question
### of a choice), do- (an answer), trace- (an event) and rule- (a rule in short; the whole is in docs).

game-seven-cubes = Seven Cubes
    .text = A race over a board of cubes: knight moves, chains of extra moves, and thieves.

intro-seven-cubes = Collect the seven colors in the order of your row, then reach the center. You move like a chess knight; tokens let you move again, and on the cell of a player who has your next cube you can steal it.

## Things

cube-red = red cube
cube-orange = orange cube
cube-yellow = yellow cube
cube-green = green cube
cube-blue = blue cube
cube-purple = purple cube
cube-white = white cube

token-protection = protection
    .text = You may protect all the cubes you have collected so far, for good.
token-straight = straight step
    .text = You may go on to a cell beside you.
token-diagonal = diagonal step
    .text = You may go on to a cell that touches yours at a corner.
token-knight = knight
    .text = You may make another knight move.
token-warp = warp
    .text = You may go on to any other warp on which no pawn stands.

corner-nw = north-west corner
corner-ne = north-east corner
corner-se = south-east corner
corner-sw = south-west corner

term-center = center

count-cubes = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}

option-tokens = how many special tokens of each kind, such as protection:2,warp:5; 16 in all

## The table

table-next = next: { $cube }
table-all = all seven; now to the center
table-to-draw = { $n ->
    [one] Draw in { $n } turn without a cube
   *[other] Draw in { $n } turns without a cube
}
table-card-next = next
table-card-collected = collected
table-card-protected = protected
key-r = the rules in short
key-c-seven-cubes = the rows of cards of all players
key-m-seven-cubes = the board and its tokens
intro-keys-seven-cubes = Answer with a number or a cell. Keys: ? help, h hint, c cards, m board, r rules, u undo, q quit.
play-help-seven-cubes = Answer with the number of a line or with the name of a cell, and chains of extra moves are found for you. Whole actions work too, as records have them.
play-no-undo-seven-cubes = Nothing can be taken back: this is where you began.

## Questions

ask-corner = On which corner do you start?
ask-new-corner = You were robbed. To which corner does your pawn go?
ask-jump = Where do you jump?
ask-extra-move = Use the token for another move?
ask-protect = Protect your cubes?

## Answers

do-corner = { $corner }
do-jump = jump to { $space }
do-warp = warp to { $space }
do-stay = stay here
do-protect = protect all cubes so far
do-take-cube = you take: { $cube }
do-steal-cube = steal from { $name }: { $cube }
do-win = the center: you win
do-find-nothing = empty
do-find-used = used in this turn already

## What happened

trace-corner = pawn on the { $corner }
trace-jump = jump to { $space }
trace-extra-step = step to { $space }
trace-warp = warp to { $space }
trace-no-move = no move is possible
trace-take = taken: { $cube }
trace-steal = stolen from { $name }: { $cube }
trace-protect = now protected: { count-cubes }
trace-center = reaches the center with all seven cubes and wins
trace-draw = No cube for too long: the game is a draw.

## Shown and counted

show-board = The board that a game lays out with this seed
show-rules = The rules in short
sim-steal = Thefts per player and game: { $n }

## The rules in short

rule-SC-1 = The board has 7 by 7 cells. All but the center and the corners hold a token: 4 cubes of each of 7 colors, and 16 special tokens.
rule-SC-2 = Each player has a pawn and a row of 7 color cards, the order in which to collect. Pawns start on free corners of the players' choice.
rule-SC-3 = A random player begins; turns go clockwise.
rule-SC-4 = A turn is one knight move, over whatever is between. With no allowed cell the turn passes.
rule-SC-5 = You take a cube if it is the next of your row; on any other cube, and on empty cells, you just stay.
rule-SC-6 = A token you land on lets you move again if you wish, several in a row too, but each token only once in a turn. You cannot warp to a cell with a pawn on it.
rule-SC-7 = You may enter another pawn's cell only to steal your next cube, if it is not protected. The robbed player moves that card to the end of their row and puts the pawn on a free corner.
rule-SC-8 = On the protection token you may protect all the cubes you have so far. Later ones need another visit.
rule-SC-9 = You win by ending a move on the center with all 7 cubes collected before.
rule-SC-10 = Taking or stealing a cube ends the turn. The game is a draw after 40 rounds without a cube taken or stolen, or 200 rounds without one taken from the board.
