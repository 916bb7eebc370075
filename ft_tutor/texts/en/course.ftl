### What is wrong with a lesson file, and the notices of the course.
### $found is what stands there, $near the word that was probably meant (or none),
### $expected what could stand there.

## Files

fault-file-missing = This file is missing, or may not be read.
fault-file-outside = A link leads from here out of the folder of the lessons. Put the file itself here.
# $limit (number): of languages
fault-too-many-languages = More than { $limit } files of words lie here. Keep one for each language, such as en.md.
fault-file-too-big = This file is too big: at most { $limit } kB are read.
fault-file-empty = This file is empty.
fault-not-utf8 = This line is not UTF-8 text. Save the file as UTF-8.
fault-yaml-syntax = This is not YAML: { $problem }.
fault-yaml-tab = This line begins with a tab. Indent with spaces.
fault-yaml-character = There is a character here that YAML does not allow.
fault-yaml-anchor = Anchors (&) and aliases (*) are not allowed. Write the value out, or quote it.
fault-yaml-tag = Tags (!) are not allowed. Remove it, or quote the value.
fault-yaml-key = A key must be a single word.
fault-yaml-too-deep = Lists and mappings are nested too deeply: at most { $limit } levels.
fault-key-twice = The key “{ $key }” is there twice; the first is on line { $first }.

## Structure

fault-unknown-key = { $near ->
        [none] The key “{ $key }” is not known here. Known are: { $expected }.
       *[other] The key “{ $key }” is not known here. Did you mean “{ $near }”? Known are: { $expected }.
    }
fault-missing-key = The key “{ $key }” is missing.
fault-missing-kind = The key “kind” is missing.
fault-unknown-kind = { $near ->
        [none] There is no such kind of step. There are: { $expected }.
       *[other] There is no such kind of step. Did you mean “{ $near }”? There are: { $expected }.
    }
fault-unknown-value = “{ $found }” is not possible for “{ $key }”. Possible: { $expected }.
fault-not-an-id = “{ $found }” is not an id. Use small letters with hyphens between words, no numbers.
fault-id-reserved = No lesson can be called “{ $found }”: that is the name of something else already. Take another one.
fault-not-a-text = “{ $found }” should be a text. Put it in quotes.
fault-not-a-text-key = “{ $found }” is not a text key. Write the step’s id, a dot, and the part: loop.goal.
fault-not-a-number = “{ $key }” needs a whole number, not “{ $found }”.
fault-not-true-or-false = “{ $key }” needs true or false, not “{ $found }”.
fault-not-a-list = “{ $key }” needs a list: [one, two].
fault-not-a-mapping = “{ $key }” needs keys with values: { "{" }key: value{ "}" }.
fault-too-few = “{ $key }” needs at least { $limit } { $limit ->
        [one] entry
       *[other] entries
    }.
fault-too-many = “{ $key }” has too many entries: at most { $limit }.
fault-text-too-long = This text is too long: at most { $limit } characters.
fault-empty-text = There is no text here.
fault-empty-list = This list is empty.
fault-out-of-range = “{ $key }” cannot be { $found }: the limit is { $limit }.
fault-wrong-value = “{ $found }” does not suit “{ $key }”.

## Values

fault-unknown-tile = There is no tile “{ $found }”. Tiles are a1 to f5.
fault-unknown-place = There is no place “{ $found }”. Places are c3, hand.w, spot.8, djinn.enki, row.1 and so on.
fault-unknown-tribe = There is no tribe “{ $found }”. The tribes are { $expected }.
fault-unknown-rule = { $near ->
        [none] There is no rule “{ $found }”.
       *[other] There is no rule “{ $found }”. Did you mean “{ $near }”?
    }
fault-unknown-check = { $near ->
        [none] There is no check “{ $found }”. There are: { $expected }.
       *[other] There is no check “{ $found }”. Did you mean “{ $near }”? There are: { $expected }.
    }
fault-check-needs-value = The check “{ $check }” needs a value: { "{" }{ $check }: …{ "}" }.
fault-check-value = “{ $found }” does not suit the check “{ $check }”.
fault-unknown-word = { $near ->
        [none] “{ $found }” is not known here. There are: { $expected }.
       *[other] “{ $found }” is not known here. Did you mean “{ $near }”? There are: { $expected }.
    }
fault-not-one-action = “{ $found }” should be one action: kill.r-c4.
fault-unknown-measure = { $near ->
        [none] There is no measure “{ $found }”. There are: { $expected }.
       *[other] There is no measure “{ $found }”. Did you mean “{ $near }”? There are: { $expected }.
    }
fault-measure-needs-value = The measure “{ $measure }” needs a value: { "{" }{ $measure }: …{ "}" }.
fault-measure-value = “{ $found }” does not suit the measure “{ $measure }”.
fault-measure-too-deep = The measure is nested too deeply: at most { $limit } levels.
fault-not-a-measure = “{ $found }” is not a measure. Write its name, or { "{" }name: value{ "}" }, with “after” if actions come before it.
fault-not-a-seat = “{ $found }” is no player. Write his number, 1 to 4, or me.
fault-not-a-span = “{ $found }” should be a number, a range such as 5-8, “more” or “less”; no number is over { $limit }.
fault-not-a-predicate = “{ $found }” is not a predicate. Write a check’s name, or one key: a check, all, any or not.
fault-predicate-too-deep = The predicate is nested too deeply: at most { $limit } levels.
fault-not-two-tiles = “{ $found }” should be two different tiles: b2-d4.
fault-not-two-places = “{ $found }” should be two different places: b2-c2, or djinn.enki-c3.
fault-not-a-path = “{ $found }” should be tiles one after another: b2-b3-c3.
# $expected (text): all names of parts
fault-unknown-part = A table has no part “{ $found }”. Its parts: { $expected }.
fault-crop-order = “{ $found }” should be the top left and the bottom right tile: b2-d4.
fault-position-unreadable = The position cannot be read at character { $column }, “{ $found }”. Possible there: { $expected }.
fault-movement-unreadable = The movement cannot be read at character { $column }, “{ $found }”. Possible there: { $expected }.

## References

fault-id-not-folder = The lesson’s id is “{ $found }”, but its folder is “{ $expected }”. They must be the same.
fault-id-twice = “{ $found }” is there already, or is reserved. Choose another id.
fault-key-of-another = The text key “{ $key }” should begin with “{ $expected }”.
fault-no-right-option = No option is marked as right: true.
fault-claim-missing = This option is not proved. Give it “claims”, a predicate that holds after the movement only if the option is right; or “is”, with a “measure” at the step.
fault-measure-missing = “{ $key }” compares with a measure, and the step has none. Give the step its “measure”.
fault-measure-unused = Nothing is compared with this measure. Give the options “is”, or the step “best: most” or “best: least”.
fault-order-unproved = This item is not proved. Give each item “{ $key }”; with “by: rising” or “by: falling” that is a measure, else its actions.
fault-place-twice = Two items have the same place. Give one of them another, or none.
fault-verdict-not-offered = The verdict “{ $found }” is not among the options. Add it.
fault-reply-not-offered = “{ $found }” is not a wrong verdict that is offered. Remove its reply.

## Prose

fault-prose-before-heading = Text stands before the first heading. Only one title line (#) may stand there.
fault-heading-empty = This heading has no text key.
fault-prose-too-long = This text is too long: at most { $limit } characters are read.
fault-prose-html = HTML is not allowed in prose: “{ $found }”. Write the marks of Markdown, or `<` alone as a sign.
fault-prose-image = Pictures are not allowed in prose: “{ $found }”. The board is drawn from the position.
fault-prose-link = A link must lead to a page that begins with https:// and have no title: “{ $found }”.
fault-prose-formula = The sign “{ $found }” is not allowed in prose: in a notebook a formula would begin there.
fault-prose-mark = Prose has paragraphs, lists, quotations, emphasis, code in backticks and links; this is something else: “{ $found }”.
fault-heading-twice = The heading “{ $key }” is there twice; the first is on line { $first }.
fault-heading-without-text = There is no text beneath the heading “{ $key }”.
fault-heading-unknown = { $near ->
        [none] The lesson has no text key “{ $key }”. Remove the heading.
       *[other] The lesson has no text key “{ $key }”. Did you mean “{ $near }”?
    }
fault-text-missing = { $file } has no heading “{ $key }”. Add it, with its text.
fault-text-too-many-words = The text “{ $key }” has { $count } words; at most { $limit } are allowed.

## Promises

fault-position-impossible = The position is impossible. { $expected }
fault-position-nothing-owed = In this position nothing can be done: no movement, nor anything else. Say what is owed, such as owed=end1.tile1.tribe1, and see that it can be done.
fault-solution-fails = The solution does not pass. Change it, or “accept”, or “until”.
fault-solution-too-long = The solution passes with action { $count } already. Leave out what follows, or say with “until” when it is complete.
fault-solution-refused = The solution is refused: it breaks { $rule }. Change it, or the position.
fault-solution-over-par = The solution takes { $count } decisions; par is { $limit }. Leave out “par”, or shorten the solution.
fault-start-passes = The step passes before anything is done. Narrow “accept”.
fault-try-passes = This wrong try passes. Change it, or narrow “accept”.
fault-try-accepted = No rule refuses this try; “when” says { $expected }. Change the try, or “when”.
fault-try-refused = This try is refused by { $rule }, which “when” does not say. Write when: { $rule }, or change the try.
fault-try-unfinished = This try is not complete, and nothing refuses it. Go on with it, or say with “until” when it is complete.
fault-try-too-long = This try goes on after it was answered. Leave out what follows.
fault-try-elsewhere = This try leads to another answer: { $expected }. Put this entry before it, or narrow the other.
fault-say-missing = This entry needs “say”: the engine has no sentence for a legal movement.
fault-verdict-wrong = The verdict is “{ $found }”, but the engine says “{ $expected }”. Write verdict: { $expected }, or change the movement.
fault-movement-illegal = This movement is not legal: it breaks { $rule }. Change it, or the position.
fault-movement-unfinished = This movement is not complete. Go on with it, or say with “until” when it is complete.
fault-captions-count = There are { $count } captions for { $limit } actions. Write one for each, the pick-up first, or none.
fault-claim-illegal = The option is marked right, but its movement breaks { $rule }. Change one of the two.
fault-claim-legal = The option is not marked right, but its movement is legal. Change one of the two.
fault-claim-without-position = A claim needs a position. Give the step one, or leave the claim out.
fault-claim-holds = The option is not marked right, but its predicate holds. Change one of the two.
fault-claim-fails = The option is marked right, but its predicate does not hold. Change one of the two.
fault-measure-illegal = The measure cannot be reckoned: the actions before it break { $rule }. Change them, or the position.
fault-measure-none = The measure “{ $measure }” has no number in this position. Change the position, or take another measure.
fault-measure-differs = The right answer should be { $found }, but the engine reckons { $expected }. Change the answer, the measure or the position.
fault-measure-equals = The engine reckons { $found }, but the option is not marked right. Mark it, or change its number.
fault-best-wrong = This option is { $found }, the best one is { $expected }; “right” does not say so. Change one of the two.
fault-wrong-is-right = { $found } is the right answer. Take it out of “when”.
fault-wrong-unreached = No number comes to this entry: those before it answer them all. Put it before them, or leave it out.
# $before (number): the measure of the item before; $by (text): rising or falling
fault-order-wrong = { $by ->
        [rising] This item is { $found }, and the one before it { $before }: that does not rise. Change their order, or “by”.
       *[falling] This item is { $found }, and the one before it { $before }: that does not fall. Change their order, or “by”.
    }
fault-order-loose = “{ $found }” would be legal in the place of “{ $expected }” too, so that is no mistake. Change the items, or the position.
fault-asks-untaught = No earlier step teaches { $rule }, so it cannot be asked again here. Name it in the “rules” of a step before this one, move the lesson down, or leave it out.
fault-asks-twice = This step names { $rule } already. Keep it in “rules” where it is new, in “asks” where an earlier step taught it.
fault-marks-without-position = Marks and a crop need a position. Give the step one, or leave them out.
fault-mark-outside = The mark on { $tile } lies outside the part of the board that is shown. Widen “crop”, or move the mark.
fault-crop-and-parts = A crop shows a part of the sultanate, which must be among the parts of the table; a whole table is not cropped.
# $found (text): the word of a place
fault-mark-not-shown = The mark on { $found } lies on nothing that the shown parts have. Add the part it belongs to, widen the crop, or move the mark.
fault-no-rings = The second hint must ring a place: rings: [c3].
fault-no-arrows = The third hint must show the way: arrows: [c3-c4], or path: c3-c4-d4; or ring what is to be pressed, if it is no movement.
fault-teaches-unstepped = The lesson says that it teaches { $rule }, but no step names it. Name it in the “rules” of the step that does, or leave it out.
fault-teaches-unlisted = This step names { $rule }, which is neither in “teaches” nor in “needs”. Add it to “teaches”.
fault-rule-listed-twice = { $rule } is listed twice, or in two of teaches, needs and leaves_out. Keep one of them.
fault-needs-untaught = No earlier lesson teaches { $rule }. Move this lesson down in course.yaml, or teach it.
fault-lesson-twice = The lesson “{ $found }” is listed twice. Remove one of them.
fault-chapter-unlisted = The chapter begins with “{ $found }”, which is not one of the lessons.
fault-chapter-order = The chapter that begins with “{ $found }” stands too late: chapters follow the order of the lessons.
fault-lesson-unlisted = The folder “{ $found }” is not in the list of lessons of course.yaml. Add it, or remove the folder.
fault-language-english = The languages of the course must begin with en: [en, ...].

## Notices: progress

notice-progress-damaged = The file of your progress was damaged. It is kept as { $file }, and what could be read of it goes on in a new one.
notice-progress-foreign = The file of your progress belonged to something else. It is kept as { $file }, and a new one begins.
notice-progress-anew = The file of your progress was gone. All that is known here has been written anew.
notice-progress-busy = Another program holds the file of your progress. What you pass is kept here, and saved as soon as the file is free.
notice-progress-memory = Your progress cannot be saved in { $file } now. It is kept here until you close the notebook, and saved as soon as that can be done.
notice-progress-newer = A newer version of ft_tutor has written the file of your progress. Your stars are shown, but new ones last only until you close the notebook. To save them, update ft_tutor; or move { $file } away, and a new file begins with all that is shown here.
notice-progress-full = The file of your progress is full. New steps last only until you close the notebook.

## Notices: tables that are kept

notice-table-aside = The table that you left could not be read. It is kept as { $file }, and a new one begins here.
notice-table-unread = The table that you left in { $file } cannot be read, and a new one begins here.
notice-table-beside = This table is open in another notebook too, and what you did there stays as it is. What you do here is kept as { $file }.
notice-table-unkept = This table cannot be saved in { $file } now. It is kept here until you close the notebook, and saved after your next press if that can be done then.
notice-table-too-large = There is more on this table than can be saved. { $file } has what was there before. Remove branches of the tree that you need no more, and it is saved again.
