### What the live board and the live steps say. Keys: ui-<name>.

## The buttons of a board

ui-undo = Undo
ui-undo-tip = Take the last action back (key U)
ui-redo = Redo
ui-redo-tip = Do it again (Shift and U)
ui-restart = Start again
ui-restart-tip = Back to the start of this board
ui-legal = Show legal tiles
ui-legal-tip = Ring the tiles that you may click now
ui-look = Day or night
ui-look-tip = Light, dark, or high contrast
ui-words = In words
ui-words-tip = The board as text, for reading aloud
ui-keyboard = Keyboard
ui-keys = Press Tab until the board has a frame, or click it. Arrow keys move over the board, Enter takes or drops, a letter (Y W G B R) chooses a meeple, U undoes, Shift and U does it again, Tab or Esc leaves the board.

## What a board says

ui-begin = Click a tile to pick up all its meeples.
ui-begin-hand = There are meeples in the hand below: click the tile where the next one shall go.
ui-walk-over = This walk is over. Press Undo or Start again to walk anew.
ui-board = The board. Arrow keys move, Enter takes or drops, Tab leaves.
ui-undone = Taken back.
ui-redone = Done again.
ui-restarted = Back at the start.
ui-nothing-to-undo = There is nothing to take back.
ui-nothing-to-redo = There is nothing to do again.
ui-impossible = This position cannot occur in a game, but you may play with it.
ui-bad-crop = “{ $found }” is not a part of the board. Name two corner tiles with a hyphen, such as b2-d4.
ui-rule = Rule { $rule }

## The buttons and the words of a step

ui-step = Step { $number } of { $total }
ui-hint = Hint
ui-hint-tip = A nudge first, then where, then what
ui-solve = Show me
ui-solve-tip = Plays the solution, step by step
ui-next-move = Next
ui-next-move-tip = Play the next action
ui-again = Once more
ui-retry = Start over
ui-retry-tip = Answer once more, for more stars
ui-got-it = Got it
ui-got-it-tip = Mark this step as done
ui-your-turn = Your turn
ui-watch = Watch
ui-question = A question
ui-referee = You are the referee
ui-play = Play about
ui-told = Good to know
ui-legal-verdict = It is legal
# $expected (text): the short name of the rule; $rule: its id
ui-forbidden-verdict = Forbidden: “{ $expected }” ({ $rule })
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
ui-refused = That is not allowed
ui-dead-end = A dead end
ui-step-done = Done.
ui-hint-number = Hint { $number } of 3
ui-stars-tip = Three stars: no hint, no wrong answer. Clicks that are refused cost nothing.
ui-solution-heading = This is how
ui-progress = { $passed } of { $total } steps passed
ui-continue = Continue at step { $number }: { $title }
ui-go = Go there
ui-go-tip = Jump to the first step that is still open
ui-all-passed = You have passed all { $total } steps. The meeples salute you.
ui-onward = Next step
ui-onward-tip = Go on, or to the end of the lesson
ui-run-next = The next step is still asleep: click into its cell below and press Shift and Enter.
ui-bad-position = This is no position: { $found }. Give a text such as "c3:yw c4:g d4:y".
ui-no-such-step = There is no step “{ $found }” in this lesson. Its steps: { $expected }.
