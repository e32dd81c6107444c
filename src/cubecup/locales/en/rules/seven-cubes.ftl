### The rules of Seven Cubes in English. How these texts are written is told at the top of cubitos.ftl.

rules-title = Seven Cubes as Cube Cup plays it
rules-languages = In other languages
rules-contents = Contents
rules-intro =
    This page is the complete reference of the second game in the engine, a race over a board of cubes for 2 to 4 players, designed by Fawzi Bouguida. The rule sheet we know bears no title, so the name "Seven Cubes" is ours. As in the [reference of Cubitos](rules.md), each rule has an id that code, error messages and tests use, and every id is proved by at least one test.

    The mark [R] is our ruling where the sheet is silent. The mark [X] is a value the sheet shows only in a picture; it lives in the content files, never in code.

    The aim: collect the seven colors in the order of your row, then reach the center.

section-setup = Set-up
SC-1 = Board
    .text = 7 by 7 cells. 44 tokens are shuffled onto all of them but the center and the four corners: 4 cubes of each of 7 colors, and 16 special tokens. These are 1 protection, 3 straight steps, 3 diagonal steps, 3 knights and 6 warps [X]; the sheet gives the numbers, but not which belongs to which. The option `tokens` changes the split for a game. The colors are known from pictures only; we call them red, orange, yellow, green, blue, purple and white.
SC-2 = Players
    .text = Each has a pawn and one of four series of cards (star, square, triangle, circle). Its 7 color cards are laid out in a random row, which is the order to collect in. In turn order, each player puts the pawn on a corner of their choice that is still free [R].
SC-3 = Turn order
    .text = The youngest begins, which in the program is a random player [R]. Turns go clockwise.

section-turn = A turn
SC-4 = Knight move
    .text = A turn is one knight move: 2 cells one way and 1 across, jumping over whatever is between [R]. Only moves to an allowed cell exist; if there is none, the turn passes [R].
SC-5 = Empty cells and cubes
    .text = On an empty cell, corners and center included, you just stay. A cube that is the next of your row is yours: you take it, and its cell is empty from then on. On any other cube you stay, and it remains.
SC-6 = Extra moves
    .text = Landing on a token lets you move again, if you wish: with a straight step to a cell beside you; with a diagonal step; with another knight move; or with a warp to any other token of that kind on which no pawn stands. These can be chained within a turn. A token works when you land on it, not when your turn begins there, and it stays on the board. Each token can be used once per turn, so that chains end [R]; landing on a used one again is allowed, and ends the turn. A step may end on a pawn by the rules of SC-7; a warp never may.

section-others = Other players
SC-7 = Stealing
    .text = You may end a move on another player's pawn only if that player holds the cube that is next in your row, and holds it unprotected; ending there means stealing it [R]. The robbed player at once moves that color's card to the end of their row and puts the pawn on a free corner of their choice; the corner on which the thief stands is not free. A stolen cube is unprotected. With all 7 cubes you can enter no occupied cell.
SC-8 = Protection
    .text = On this token you may protect all the cubes you have collected so far, for good, also when an extra move took you there. Cubes collected later need another visit.

section-end = The end
SC-9 = Winning
    .text = You win at once when you end a move on the center with all 7 cubes already collected. If the 7th is taken or stolen on the center itself, you must arrive there again [R].
SC-10 = End of a turn, and draws
    .text = Taking a cube ends the turn [R]. So does a theft, even if the cell holds a token [R]. A game is a draw after 40 rounds (each player's turn once) in which no cube was taken or stolen [R]. It is also a draw after 200 rounds in which no cube was taken from the board [R]: two players can rob each other forever, but the board holds only 28 cubes, so with this every game ends.

section-program = In the program
    .text =
        Cells are named like those of a chess board, from a1 in the south-west to g7 in the north-east; the center is d4, and the corners are nw, ne, se and sw. Seats 0 to 3 play the series star, square, triangle and circle.

        Only real choices are asked: a single free corner, or a single knight move, is taken at once. Protection is asked only of a player with unprotected cubes, and an extra move only if the token leads somewhere.
rules-column-choice = Choice
rules-column-rules = Rules
rules-column-answers = Answers
answer-corner = `corner nw`
answer-jump = `jump d5`
answer-extra-move = `step e4` from a straight or diagonal step, `jump d5` from a knight, `warp b6` from a warp; `stay`
answer-protect = `protect` or `stay`
section-signs = Boards as text
    .text = Boards are written rank by rank, the seventh on top, with one sign for each cell.
rules-column-sign = Sign
rules-column-token = Token
sign-none = none
sign-cube = a cube, by the first letter of its color in English: red, orange, yellow, green, blue, purple, white
sign-protection = protection
sign-straight = straight step
sign-diagonal = diagonal step
sign-knight = knight
sign-warp = warp
