### The author's view: a lesson is written, played and checked at once. Keys: ui-<what>.

ui-record = Record
ui-record-tip = Play on the board, and take what you played as a line for lesson.yaml; press again to end
ui-files = Open the files
ui-files-tip = Open lesson.yaml and en.md beside this; save them, and the step follows
ui-copy-line = Copy
ui-copy-line-tip = Copy this line, to put it into lesson.yaml
# $count (number): of faults
ui-author-faults = { $count ->
    [0] No faults: the lesson keeps its promises
    [one] { $count } fault
   *[other] { $count } faults
}
ui-author-last-good = As the files are now they cannot be used. You see the step as it last worked.
# $title (text): the id of the lesson
ui-author-broken-heading = The lesson “{ $title }” cannot be used yet. Mend this first; it comes by itself.
ui-author-recording = Recording
ui-author-recording-how = Play what you want to write down. Then copy its line.
ui-author-recorded = For lesson.yaml
ui-author-nothing-yet = Nothing is played yet.

## The notebook for an author, and the list of a teacher's own lessons

# $title (text): the id of the lesson
notebook-author-title = Writing “{ $title }”
notebook-author-how = Run the cell above. It shows the lesson as its files are now, and follows them whenever you save one: lesson.yaml says what happens, en.md what is read. They lie in the folder “lessons” beside this one.
# $title (text): of the lesson
ui-write-tip = Write and try “{ $title }”: the step, the files and what is wrong with them side by side
ui-write = Write
ui-list-write = For the author
# $count (number): of lessons
ui-list-left-out = { $count ->
    [one] { $count } lesson cannot be used yet and is left out. Press “Write” to see why.
   *[other] { $count } lessons cannot be used yet and are left out. Press “Write” to see why.
}
