### What stands around a live board, and what a lesson and the list of lessons say. Keys: ui-<name>.

## The buttons of a board

ui-undo = Undo
ui-undo-tip = Take the last action back (key U)
ui-redo = Redo
ui-redo-tip = Do it again (Shift and U)
ui-restart = Start again
ui-restart-tip = Back to the start of this board
ui-look = Colours
ui-look-tip = The board in light, dark, or high contrast
ui-words = In words
ui-words-tip = The board as text, for reading aloud

## What a board says

ui-begin = Press a tile: all its meeples come into your hand.
ui-begin-hand = The meeples on the rug are in your hand: press the tile where the next one shall go.
ui-undone = Taken back.
ui-redone = Done again.
ui-restarted = Back at the start.
ui-impossible = This position cannot occur in a game, but you may play with it.
ui-bad-face = “{ $found }” is not a way to draw a board. Name one of these: { $expected }.
ui-bad-crop = “{ $found }” is not a part of the board. Name two corner tiles with a hyphen, such as b2-d4.
ui-rule = Rule { $rule }

## The buttons and the words of a step

ui-step = Step { $number } of { $total }
ui-hint = Hint
ui-hint-tip = A nudge first, then where, then what
ui-solve = Show me
ui-solve-tip = Plays the solution, step by step
ui-legal-verdict = It is legal
# $expected (text): the short name of the rule
ui-forbidden-verdict = Forbidden: “{ $expected }”
ui-passed = { $stars ->
    [3] Well done!
    [2] Done!
   *[other] You got there!
}
ui-stars = { $stars ->
    [one] { $stars } star of 3
   *[other] { $stars } stars of 3
}
ui-not-yet = Not quite
ui-try-again = Take it back with “Undo”, and try another way.
ui-refused = That is not allowed
ui-dead-end = A dead end
ui-step-done = Done.
ui-hint-number = Hint { $number } of 3
ui-stars-tip = You begin with three stars. A hint, a wrong answer and a move too many cost one each, but one always stays. What is refused costs nothing.
ui-solution-heading = This is how
ui-earn-star = For a star, press “Start again” and try it yourself.
# $number (text): the right number, as it is typed
ui-solution-number = The number is { $number }.
# $number (number): the place in the order; $item (text): what is put there
ui-item = { $number }. { $item }
ui-your-number = Your number
# $found (text): what was typed
ui-no-number = “{ $found }” is no whole number. Type one in digits, such as 12.
ui-no-number-typed = Type a number first, in digits.
ui-check = Check
ui-check-tip = Is it the number? (Enter)
ui-continue = Continue at step { $number }: { $title }
ui-all-passed = You have passed all { $total } steps. The meeples salute you.
ui-bad-position = This is no position: { $found }. Give a text such as "c3:yw c4:g d4:y".
ui-bad-names = These are no names: { $found }. Give a list, such as ["Ann", "Ben"].
ui-no-such-language = There are no texts in “{ $found }”. The languages are: { $expected }.
ui-no-such-mode = A table has no mode “{ $found }”. Its modes are: { $expected }.
ui-no-such-players = { $found } cannot play. A game has so many players: { $expected }.
ui-no-such-step = There is no step “{ $found }” in this lesson. Its steps: { $expected }.

## What stands around a board

ui-board = The board. Arrow keys move, Enter takes or drops, Esc leaves.
ui-steps = The steps of this lesson
ui-kind-tell = Good to know
ui-kind-show = Watch
ui-kind-do = Your turn
ui-kind-choose = A question
ui-kind-count = A number
ui-kind-order = Put in order
ui-kind-predict = What will happen?
ui-kind-referee = You are the referee
ui-kind-free = Play about
ui-rings = Show where
ui-rings-tip = Ring everything that you may press now
ui-keys = Keys
ui-keys-tip = How to play with the keyboard
ui-keys-help = Press Tab until the board has a frame. Arrow keys move over it, Enter takes or drops, a letter (Y W G B R) chooses a meeple, U undoes, Shift and U does it again, Esc takes back a choice that is half made, and then leaves. Beside the board, the arrows left and right turn the steps.
ui-motion = Motion
ui-motion-tip = Meeples walk from tile to tile
ui-face = By name
ui-face-tip = Every place of the board has a name and takes the focus: for screen readers, large zoom and print
ui-back = Back
ui-back-tip = The step before (left arrow)
ui-next = Next step
ui-next-tip = On to the next step (right arrow)
ui-finish = Finish
ui-finish-tip = On to the end of the lesson (right arrow)
ui-skip = Skip it
ui-skip-tip = Leave this step open, and see how far you have come (right arrow)
ui-advance = Play on
ui-advance-tip = Let the next meeple walk
ui-open = To the open step
ui-open-tip = The first step that is still open
ui-index = All lessons
ui-index-tip = Back to the list of lessons
# $title: of the lesson; $file: its notebook
ui-next-lesson = Next lesson: { $title }
ui-next-lesson-tip = It is in the notebook { $file }, beside this one.
ui-next-practice = On to practice
# $file: its notebook
ui-next-practice-tip = Drills without an end, in the notebook { $file }, beside this one.
ui-what-if = What if?
ui-what-if-tip = Try anything from this position on a table of its own; the lesson waits
ui-what-if-of = A what-if from the step
ui-lesson = Back to the lesson
ui-lesson-tip = The step is as you left it
ui-ended = The end of this lesson
ui-missed-tell = This is only to be looked at: just go on.
ui-missed-show = Here you only watch: press “Play on”.
ui-missed-choose = Answer with the buttons, please.
ui-missed-count = Type your number, please, and press “Check”.
ui-missed-order = Answer with the buttons, please.
ui-missed-predict = Answer with the buttons, please.
ui-missed-referee = Answer with the buttons, please.
ui-picked-tile = To { $tile }: which meeple shall it be? Press it in your hand, on the rug.
ui-picked-meeple = The { $tribe } is ready. Press the tile where it shall go.

# $place: step 3 of 19; $title: of the step; $stars: won so far
ui-step-label = { $place }: { $title }. { $stars ->
    [0] Still open.
    [1] One star.
   *[other] { $stars } stars.
}

## The list of lessons

ui-begin-lesson = Begin
ui-go-on = Go on at step { $number }
ui-once-more = Do it once more
ui-steps-of = The steps of { $title }

## A stage without a kernel

ui-lost = The board has fallen asleep. Your stars are kept.
ui-silent = No answer yet. The board may be busy, or asleep.
ui-wake = Wake it up
ui-waking = Waking up …
ui-by-hand = Run this cell again to wake it up: click into it, then press Shift and Enter.
