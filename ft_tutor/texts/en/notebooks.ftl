### What the generated notebooks say beside the words of the lessons, and how they have drifted.
### The first group is Markdown.

## On the pages

notebook-wake-up = The lesson above is alive. If it sleeps, click into it and press **Shift** and **Enter**. Below it stands all of it again, to read and to print; each picture wakes up in the same way.
# $number (number): the place of the step in the lesson; $title (text): its title
notebook-step = { $number }. { $title }
# $option (text): what may be answered, or put in order; before it is room for a tick or a number
notebook-option = ☐ { $option }
notebook-item = ▁▁ { $option }
notebook-room = **Your number:** ▁▁▁▁
notebook-back = Back to all lessons

## The pages of the tables: two or three sentences, then what to try; the picture below wakes up too

notebook-play-hot-seat-title = Play at one screen
notebook-play-hot-seat-intro = A whole game for two to four players who share one screen. The player whose turn it is has the lit corner, and what is still owed stands beside the board. Coins and cards stay face down until their owner presses *Show mine*.
notebook-play-hot-seat-try = **In a hurry?** Press the picture below. The second player is in the middle of a game and has two meeples to place: who gains more, the builder or the assassin?
notebook-play-hot-seat-button = Play
notebook-explore-what-if-title = What if?
notebook-explore-what-if-intro = Play any move on the table, take it back, and play another: every line you tried is kept, has a name if you give it one, and can be laid beside another line. Ask *Why not?* about anything that the rules forbid.
notebook-explore-what-if-try = **Try this.** Press the picture below and move from c3. Then go back and end on another tile. Compare both lines: which one wins more points, and for whom?
notebook-explore-what-if-button = Explore
notebook-explore-editor-title = Set up any position
notebook-explore-editor-intro = Rebuild the table that you have at home. Choose a piece, press where it belongs, press again to take it away. What is impossible is said at once and often mended by one press. The text of a position below the board can be copied and sent to a friend.
notebook-explore-editor-try = **Try this.** Press the picture below. Nobody can move on it. Put one white meeple on d4, and a fine movement appears: find it.
notebook-explore-editor-button = Set up

## The page of practice

notebook-practise-title = Practise
notebook-practise-intro = The stage above makes a new board each time you press *Next*, as often as you like, and once a day there is a puzzle that everybody gets. Every answer is checked by the rules of the game themselves.
notebook-practise-drills = What you can practise:

## Drift: a notebook is not what the lessons would give. $file (text): its name

drift-missing = { $file } is missing: run ft-tutor build.
drift-extra = { $file } belongs to no lesson: delete it, or add the lesson to course.yaml.
drift-unreadable = { $file } is not a notebook any more: run ft-tutor build.
# $cell (text): the id of the first cell that differs; $number (number): its place, from 1
drift-cell = { $file } differs from the lessons at cell { $number }, { $cell }: run ft-tutor build.
drift-metadata = { $file } differs from the lessons in its metadata: run ft-tutor build.
