### The command line. Keys: cli-<what>; cli-<command>-<what> belongs to one command.
### Summaries stand in the list of commands, helps and examples on the command's own page.
### Keep the names of commands and options, and the examples, as they are.

## All commands

cli-commands = Commands
cli-examples = Examples:
cli-help = Show this page.
cli-version = Show the version.
cli-lang = The language of all texts.
# $command (text): the command to type
cli-see-help = See: { $command } --help
# $why (text): the system's reason
cli-output-stopped = The output takes no more ({ $why }).

## Without a command: the course

cli-start-summary = Open the course.
cli-start-help = Learn the board game Five Tribes by playing it, in JupyterLab.

    Without a command, ft-tutor copies the lessons into a folder of yours and opens them in the browser. What you change there is yours: it is never overwritten, not even by a newer version.
cli-start-examples =
    ft-tutor                          open the course
    ft-tutor --dir lessons            keep your copy in the folder “lessons”
    ft-tutor --lessons my-course      open a course of your own, and write it
    ft-tutor render --new 2           draw the start of a game for two
    ft-tutor moves c3:yw c4:g d4:y    list the legal movements
cli-start-dir = Where your copy of the lessons is.  [default: ~/ft-tutor]
cli-start-lessons = Open a course of your own instead: the folder with its course.yaml. “ft-tutor new” makes one.
cli-start-no-browser = Do not open a browser; only show the address.
cli-start-port = The port that JupyterLab listens on.  [default: the first free one from 8888]
# $command (text): the command that was also given
cli-start-only = --dir, --lessons, --no-browser and --port open the course; they stand alone, and not before “{ $command }”.
# $count (number): of faults; they are listed below
cli-own-faults = { $count ->
    [one] This course has { $count } fault. What can be used opens all the same:
   *[other] This course has { $count } faults. What can be used opens all the same:
}
# $count (number): of faults
cli-own-more = ... and { $count } more. “ft-tutor lint” with this folder lists them all.
cli-own-unusable = This course cannot be opened, because its own files have faults:
cli-own-where = The notebooks of your course are here:
cli-own-inside = This is inside the folder of the lessons. Name another one with --dir.
cli-start-where = Your copy of the lessons is here:
# $count (number): of files
cli-start-updated = { $count ->
    [one] { $count } file was replaced by its newer version; you had not changed it.
   *[other] { $count } files were replaced by their newer versions; you had not changed them.
}
# $count (number): of files
cli-start-kept = { $count ->
    [one] { $count } file that you changed was left as it is.
   *[other] { $count } files that you changed were left as they are.
}
# $count (number): of files; they are listed below, with the names of their newer versions
cli-start-beside = { $count ->
    [one] { $count } file that you changed was left as it is; its newer version now lies beside it:
   *[other] { $count } files that you changed were left as they are; their newer versions now lie beside them:
}
# $count (number): of files
cli-start-skipped = { $count ->
    [one] { $count } name is taken by something of yours; the lesson of that name was left out.
   *[other] { $count } names are taken by things of yours; the lessons of those names were left out.
}
cli-start-opening = JupyterLab opens in your browser. If it does not, open this address yourself:
cli-start-address = JupyterLab runs. Open this address in your browser:
cli-start-stop = To stop, press Ctrl+C here.

## ft-tutor lint

cli-lint-summary = Check the lessons.
cli-lint-help = Check that the lessons keep their promises.
cli-lint-promises = Every solution must pass, every wrong try must break the very rule that the lesson names, every position must be possible, every text must be there. Each fault is one line: file, line, sentence. The exit code is 1 if there are faults, 0 if there are none.
cli-lint-folder = FOLDER is the folder with course.yaml; without it, the course's own lessons are checked.
cli-lint-stats = Show how the lessons measure up to the yardsticks for good lessons.
cli-lint-examples =
    ft-tutor lint
    ft-tutor lint my-lessons
    ft-tutor lint --stats
# $count (number): of faults
cli-lint-count = { $count ->
    [0] All lessons keep their promises.
    [one] There is { $count } fault.
   *[other] There are { $count } faults.
}

## ft-tutor lint --stats: a row each; $about (text): which kind, lesson or group of rules

cli-stats-lessons = lessons
cli-stats-steps = steps
cli-stats-kind = steps of the kind { $about }
cli-stats-goal-mean = words in a goal, on average
cli-stats-goal-max = words in the longest goal
cli-stats-intro-max = words in the longest intro
cli-stats-message-max = words in the longest message
cli-stats-marked = steps with marks at the start
cli-stats-wrong = asking steps with words for wrong answers
cli-stats-accepting = asking steps that accept every right answer
cli-stats-hints = layers of hints, the solution among them
cli-stats-certified = asking steps proved by the engine
cli-stats-taught = rules taught, { $about }
cli-stats-again = rules asked again in a later lesson, { $about }
cli-stats-tested = rules asked where stars can be lost, { $about }
cli-stats-first-move = seconds until the first own move
cli-stats-minutes = minutes of { $about }
cli-stats-group-R = R0 to R7
cli-stats-group-D = D.1 to D.22
cli-stats-group-W = W and D.23
# $number (text): the limit
cli-stats-least = at least { $number }
cli-stats-most = at most { $number }
# $least (text), $most (text): the limits
cli-stats-between = { $least } to { $most }
cli-stats-met = met
cli-stats-unmet = NOT MET
# $number (text): parts of a hundred
cli-stats-percent = { $number } %
# Before a list of ids
cli-stats-missing = missing:
# $rate (number): words a minute
cli-stats-how = Times are reckoned: { $rate } words a minute for all texts of a step and the longest of its replies, and for doing it 2 s (tell) to 20 s (do).
# $count (number): of yardsticks that are not met
cli-stats-verdict = { $count ->
    [0] All yardsticks are met.
    [1] One yardstick is not met.
   *[other] { $count } yardsticks are not met.
}

## ft-tutor build

cli-build-summary = Write the notebooks of the lessons.
cli-build-help = Write the notebooks of the lessons.

    The notebooks are made from the lessons alone, so never edit them by hand: change the lesson and build again.
cli-build-examples =
    ft-tutor build
    ft-tutor build --check            are the notebooks up to date?
    ft-tutor build --lessons my-lessons --notebooks my-notebooks
cli-build-check = Write nothing; exit with code 1 if a notebook differs from its lesson.
cli-build-lessons = The folder with course.yaml.  [default: the course's own]
cli-build-notebooks = The folder for the notebooks.  [default: the course's own]
cli-build-faults = The lessons have faults, so no notebook was written:
cli-build-progress = Drawing
# $written, $unchanged (numbers): of notebooks
cli-build-done = { $written ->
    [0] Nothing to do: all notebooks are up to date.
    [one] { $written } notebook was written; { $unchanged } were up to date.
   *[other] { $written } notebooks were written; { $unchanged } were up to date.
}
# $count (number): of notebooks
cli-build-drifts = { $count ->
    [0] All notebooks are up to date.
    [one] { $count } notebook differs from the lessons.
   *[other] { $count } notebooks differ from the lessons.
}

## ft-tutor new

cli-new-summary = Make a lesson of your own to begin with.
cli-new-help = Make a new lesson: two files with three small steps that work as they are, and a note at every line. Change them one by one.
cli-new-course = ID is a short name of small letters and hyphens. In an empty folder the course around the lesson is made too. Nothing that is there already is overwritten.
cli-new-examples =
    ft-tutor new lesson market-day --lessons my-course
    ft-tutor new lesson market-day --lessons my-course --title "A day at the market"
cli-new-lessons = The folder for your lessons; it may be empty or new.  [default: the course's own]
cli-new-title = What the lesson is called.  [default: its ID in words]
# $found (text): what was typed
cli-new-bad-id = “{ $found }” cannot be the name of a lesson. Take small letters with hyphens between the words, such as market-day; no blanks, no numbers.
# $found (text): what was typed
cli-new-reserved = No lesson can be called “{ $found }”: that is the name of something else already. Take another one, such as market-day.
# $limit (number): of characters
cli-new-bad-title = This title cannot be used. Take one line of at most { $limit } characters, without $ and \.
cli-new-exists = This is there already, and stays as it is. Give the new lesson another name.
# $found (text): the name of the lesson
cli-new-listed = “{ $found }” is in the list of lessons already, but has no folder. Take it out of the list, or give the new lesson another name.
# $limit (number): of lessons
cli-new-full = This course has { $limit } lessons already, and no more fit. Begin another course in a folder of its own.
cli-new-folder-is-file = This is a file. Name a folder for your lessons; it may be new.
# $course (text): the name of the file of a course
cli-new-folder-taken = This folder holds other things and no { $course }. Name an empty or a new one.
cli-new-faults = No lesson was made, because the course of this folder has faults. Mend them first:
# A command follows.
cli-new-check = Your lesson is there. To have it checked, type:
# A command follows.
cli-new-open = To try it in the browser while you change it, type:

## ft-tutor handout and ft-tutor slides

cli-handout-summary = Make a hand-out of a lesson, to print.
cli-handout-help = Make a hand-out of a lesson: its tasks with their boards, numbered, with room to write.
cli-handout-sheets = LESSON is the name of a lesson, such as meeple-paths; or “rules” for all rules on one page, or “djinns” for all djinns and thieves.
cli-handout-pdf = The page is HTML, which every browser shows and prints. With a file name that ends in .pdf it is printed at once; that needs Chromium, Chrome or Edge.
cli-handout-examples =
    ft-tutor handout meeple-paths
    ft-tutor handout meeple-paths --key -o answers.pdf
    ft-tutor handout djinns -o djinns.pdf
cli-handout-key = Print the answers, for whoever leads the group.
cli-handout-output = The file to write.  [default: the name of the lesson, .html]
# $found (text): what was asked for; the lessons are listed below
cli-handout-unknown = “{ $found }” is no lesson of this course. Its lessons:
cli-handout-no-browser = No Chromium, Chrome or Edge could print this. Write a file that ends in .html, open it in any browser and print it there.
cli-handout-ending = A page is HTML or PDF. Name a file that ends in .html or .pdf.
# $what (text): rules or djinns
cli-handout-no-key = “{ $what }” asks nothing, so there is no answer key. Leave --key out.
# $file (text): its name
cli-handout-done = Written: { $file }
cli-slides-summary = Make slides of a lesson, to show to a group.
cli-slides-help = Make slides of a lesson: each question, and on the next slide its answer. The arrow keys turn them.
cli-slides-examples =
    ft-tutor slides meeple-paths
    ft-tutor slides meeple-paths -o meeple-paths.pdf

## Folders and files

cli-not-a-folder = This is a file. Name a folder.
cli-no-name = The name of a folder is empty. Write one, or leave the option out.
cli-no-such-folder = There is no such folder.
# $why (text): what the operating system says
cli-folder-unusable = This folder cannot be used ({ $why }). Name another one.
# The home of a user, as in ~/lessons.
cli-no-such-home = Nobody’s home is known by this name. Write the whole path of the folder.
cli-inside-package = This is a folder of ft_tutor itself, and the next version would replace it. Name one of your own with --lessons.
cli-incomplete = This folder of the course is missing. Install ft_tutor again.
cli-file-is-folder = This is a folder. Name a file.
cli-folder-missing = There is no such folder. Create it, or name another file.
# $why (text): the system's reason
cli-cannot-write = This file cannot be written ({ $why }).

## Positions

cli-position = POSITION says what stands on the tiles a1 to f5 (a1 is the top left one): c3:yw puts a yellow and a white meeple on c3. The letters are y viziers, w elders, g merchants, b builders, r assassins.
cli-position-words = More words: c3:oasis.yw.camel1.palm2, seats=3, turn=2, path=c3.w-c4. A single “-” reads the position from the standard input.
cli-new = Take the start of a game for this many players instead of a POSITION.
cli-seed = The shuffle of --new; the same number gives the same start.  [default: 1]
cli-position-missing = Which position? Write one, such as c3:yw c4:g, or use --new 2.
cli-position-or-new = Write a position or use --new, not both.
cli-seed-alone = --seed goes with --new; a written position is not shuffled.
# $most (number)
cli-input-too-long = The text on the standard input is too long. At most { $most } characters can be read.

## ft-tutor render

cli-render-summary = Draw a position.
cli-render-help = Draw a position: as a picture, or as plain text.
cli-render-problems = An impossible position is drawn all the same, and what is wrong with it is told.
cli-render-examples =
    ft-tutor render c3:yw c4:g d4:y > board.svg
    ft-tutor render --new 4 --seed 7 --theme dark -o board.png
    ft-tutor render --new 2 --format text
    ft-tutor render c3:y5 c4:gw d4:y --crop b2-d4 --width 400 -o corner.png
cli-render-format = What to draw.  [default: by the name of FILE, else svg]
cli-render-theme = The colours.  [default: light]
cli-render-crop = Draw only the tiles between these two corners, such as b2-d4.
# $usual (number)
cli-render-width = The width of the picture.  [default for png: { $usual }]
cli-render-output = Write into this file instead of the standard output.
cli-render-title = A board of Five Tribes
cli-render-impossible = This position cannot occur in a game:
# $found (text)
cli-bad-crop = “{ $found }” is not a part of the board. Name two corner tiles with a hyphen, such as b2-d4.
# $form (text): svg or png
cli-picture-to-terminal = A picture is not for the eyes in a terminal. Give it a file with -o board.{ $form }, send it on with | or >, or use --format text.

## ft-tutor moves

cli-moves-summary = List the legal movements of a position.
cli-moves-help = List the legal movements of a position, one a line.
cli-moves-notation = A movement is its start tile, then the drops in order: c3:w-c4 y-d4 picks up c3, drops a white meeple on c4 and a yellow one on d4. If the path of POSITION has begun (c4:w d4:y path=c3.w-c4 hand=y), its endings are listed: y-d4.
cli-moves-examples =
    ft-tutor moves c3:yw c4:g d4:y
    ft-tutor moves --new 2 --seed 7 --count
    ft-tutor moves --new 2 --outcomes | sort -k 3
cli-moves-count = Only tell how many there are: exact and at once, also for millions.
cli-moves-outcomes = One line for each start tile, end tile and tribe taken, with one movement that comes to it.
# $limit (number)
cli-moves-limit = Stop after so many lines; 0 lists all.  [default: { NUMBER($limit, useGrouping: 0) }]
cli-moves-impossible = This position cannot occur in a game, so it has no movements:
cli-moves-none = There is no legal movement here.
# $shown (number), $total (text): the digits of a number
cli-moves-more = These are the first { NUMBER($shown, useGrouping: 0) } of { $total }. For all of them: --limit 0

## Records of games

# $why (text): the system's reason
cli-cannot-read = This file cannot be read ({ $why }).
# $most (number)
cli-file-too-long = This text is too long. At most { $most } characters can be read.
# $seat; $name (text)
cli-game-player = { WORD($seat, 1, form: "start") }: { $name }
# $round (number)
cli-game-begins = Round { $round }
cli-game-score = The final scores:
cli-game-score-so-far = The scores if the game ended here:
# $seat; $points (number)
cli-game-total = { WORD($seat, 1, form: "start") }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# $seats: who has the most points; $count (number): of them
cli-game-winners = { $count ->
    [1] The most points: { $seats }.
   *[other] The most points, shared: { $seats }.
}

## ft-tutor replay

cli-replay-summary = Tell the story of a recorded game.
cli-replay-help = Tell the story of a recorded game: everything that happened, one a line, and the score sheets.
cli-replay-wrong = RECORD is a file that “play” has saved, or “-” for the standard input. If an action in it is not legal, the story goes as far as it can, and then you are told which action it is and which rule forbids it.
cli-replay-examples =
    ft-tutor replay tuesday.game
    ft-tutor replay tuesday.game --to 100
    ft-tutor replay tuesday.game -o tuesday.txt
cli-replay-into-itself = This is the record itself, which its story would replace. Name another file.
cli-replay-to = Tell only the first so many actions.

## ft-tutor play

cli-play-summary = Play a game in the terminal.
cli-play-help = Play a game in the terminal, all players at one keyboard.
cli-play-inputs = Type the number of a choice, or actions in notation, such as c3:w-c4 y-d4. Other inputs are undo, redo, why, table, position, log, score, save, help and quit. RECORD is a saved game to go on with.
cli-play-examples =
    ft-tutor play
    ft-tutor play --players 3 --thieves --seed 7
    ft-tutor play tuesday.game
# $usual (number)
cli-play-players = How many play.  [default: { $usual }]
cli-play-seed = The shuffle; the same number gives the same start.
cli-play-thieves = Play with The Thieves of Naqala.
cli-play-record-or-new = Name a record or deal a new game, not both.
# $seed (text): the digits of a number
cli-play-welcome = A game of Five Tribes, dealt with seed { $seed }. Type “help” to see what you can type.
cli-play-commands-play =
    5                  choose number 5 of the list
    c3:w-c4 y-d4       actions in notation, one or several
    undo, redo         take the last action back, or play it again
    why                the rules behind the last refusal or event
    why c4             may I do that, and if not, why not?
    why R2.2.3         what does this rule say?
cli-play-commands-show =
    table              the board, the players and the cards
    position           the position as one line of text
    log                the story of the game so far
    score              the score sheets as they stand
    save FILE          write a record of the game
    quit               stop
cli-play-over = The game is over. You can still undo, save or quit.
cli-play-stuck = Nothing is possible here. Use undo.
# $found (text)
cli-play-no-such-number = There is no choice number { $found }.
# the actions follow
cli-play-ambiguous = That could be several actions:
# $what (text): an action in notation
cli-play-refused-at = Nothing of that was done, because of { $what }:
# the actions follow
cli-play-legal = That is legal:
cli-play-why-nothing = Nothing has happened yet. Ask about an action or a rule, such as: why R2.2.3
cli-play-nothing-to-undo = There is nothing to take back.
cli-play-nothing-to-redo = There is nothing to play again.
cli-play-save-where = Where to? Name a file, such as: save tuesday.game
cli-play-save-foreign = This file is there already and is not a record of a game. Name another one.
cli-play-saved = Saved.
# the command follows
cli-play-kept = The game was not saved, so it was kept. To go on with it:
# the reason follows
cli-play-not-kept = The game was not saved, and could not be kept:

## ft-tutor play: what is owed

# $seat: who decides; $what (text): one of the following
cli-owes = { $seat ->
    [you] You owe: { $what }
   *[other] { WORD($seat, form: "start") } owes: { $what }
}
# $things: several of the following
cli-owes-later = Still to come: { LIST($things) }
cli-owed-bid = a bid
cli-owed-movement = the movement
cli-owed-tribe = the tribe action
cli-owed-thief = a thief, or not
cli-owed-give = something for the thief
cli-owed-claim = what to take
cli-owed-tile = the tile action
cli-owed-place = a place for the piece
cli-owed-keep = one djinn to keep
cli-owed-end = the end of the turn

## ft-tutor play: the choices

cli-choice-bid = Bid:
cli-choice-pick-up = Pick up the meeples of a tile:
cli-choice-drop = Drop a meeple:
cli-choice-collect = Let the tribe act:
cli-choice-build = Let the builders work:
cli-choice-kill = Kill:
cli-choice-reveal = Use the thief:
cli-choice-give = Give up:
cli-choice-claim = Take:
cli-choice-buy = Buy:
cli-choice-take = Buy a djinn or a thief:
cli-choice-place = Place the piece:
cli-choice-use = Use a power:
cli-choice-keep = Keep a djinn:
cli-choice-sell = Sell a set:
cli-choice-pass = Leave it out:
cli-choice-end = End the turn:
# $count (number); $example (text): an action in notation
cli-choice-more = { $count ->
    [one] and { $count } more, which you can type: { $example }
   *[other] and { $count } more, which you can type, such as { $example }
}

## ft-tutor play: the table

# $seat; $coins; $viziers, $elders, $camels (numbers)
cli-table-player = { WORD($seat, 1, form: "start") }: { $coins }, { $viziers ->
    [one] { $viziers } vizier
   *[other] { $viziers } viziers
}, { $elders ->
    [one] { $elders } elder
   *[other] { $elders } elders
}, { $camels ->
    [one] { $camels } camel left
   *[other] { $camels } camels left
}
# $things: what lies in front of a player, each as one of the following
cli-table-things = { LIST($things) }
# $resource; $count (number): how many of it
cli-table-cards = { $count } { WORD($resource, $count) }
# $card: a djinn or a thief
cli-table-held = { $card }
# $card: a djinn that was used in this turn
cli-table-used = { $card } (used)
# $resources, $cards: those that are face up
cli-table-row = Resources: { LIST($resources) }
cli-table-djinns = Djinns: { LIST($cards) }
cli-table-thief = Thief: { LIST($cards) }
# $markers: each as the following
cli-table-order = Turn order: { LIST($markers) }
# $number (number): printed on the spot; $seat: whose marker is there
cli-table-marker = { $number }: { $seat }
# $seats: whose markers
cli-table-bids = Bid order: { LIST($seats) }
