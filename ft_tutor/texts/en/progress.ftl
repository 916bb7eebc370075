### Progress: the resume code, and what is begun anew. Keys: resume-<reason> says what is wrong
### with a code; what the list of lessons and the command line say has the keys of theirs.

## What is wrong with a resume code

resume-empty = Type or paste your resume code first.
# $sign (text): the first sign that no code has
resume-foreign = There is no “{ $sign }” in a resume code. It has only letters and digits, in groups of five, such as 7QX2M-0K4TB.
# $count (number): of signs; $over (number): more than full groups
resume-length = A resume code has groups of five signs, but this one has { $count } signs. Look for one that is missing or there twice.
# $most (number): of signs
resume-long = That is too long for a resume code: it has at most { $most } signs.
resume-mistyped = Something in this code is mistyped. Compare it group by group with the one that you wrote down.
resume-newer = This code comes from a newer version of ft_tutor. Update ft_tutor, then it can be read.

## What a resume code has brought

# $count (number): of steps
ui-resume-brought = { $count ->
    [0] All that this code holds is here already. Nothing has changed.
    [one] Welcome back! { $count } step has its stars again.
   *[other] Welcome back! { $count } steps have their stars again.
}
# $titles (list): of lessons
ui-resume-changed = What the code holds of { $titles } could not be brought: the course has changed there since.
# $count (number): of lessons
ui-resume-gone = { $count ->
    [one] { $count } lesson of the code is no longer part of the course.
   *[other] { $count } lessons of the code are no longer part of the course.
}

# $count (number): of steps; $titles (list): of lessons
ui-resume-question = { $count ->
    [one] This link carries a resume code. It would bring the stars of { $count } step, in { $titles }. What you have stays. Bring them here?
   *[other] This link carries a resume code. It would bring the stars of { $count } steps, in { $titles }. What you have stays. Bring them here?
}
ui-resume-copied = Copied. Keep it in a safe place: a note, a message to yourself.
ui-resume-linked = Copied: a link to this page with your code in it.

## What is begun anew

# $titles (list): one lesson; $stars (number): its stars
ui-anew-question = { $stars ->
    [0] Begin “{ $titles }” anew?
    [one] Begin “{ $titles }” anew? Its { $stars } star will be gone.
   *[other] Begin “{ $titles }” anew? Its { $stars } stars will be gone.
}
ui-anew-question-all = Begin the whole course anew? All your stars, mistakes and days will be gone.
# $titles (list): one lesson
ui-anew-done = “{ $titles }” begins anew.
ui-anew-all-done = Everything begins anew. Have fun!
ui-anew-taken-back = Taken back: all is as it was.

## The list of lessons: what stands in it. Keys: ui-<name>

ui-view-lessons = Lessons
ui-view-lessons-tip = All lessons, chapter by chapter
ui-view-rules = Rule map
ui-view-rules-tip = Every rule of the game, and how you stand with it
ui-view-practise = Practise
ui-view-practise-tip = Steps for what you got wrong
ui-view-resume = Resume code
ui-view-resume-tip = Take your stars to another machine, or bring them back
ui-view-anew = Begin anew
ui-view-anew-tip = Clear the stars of one lesson, or of all
# $passed, $total (numbers): of steps
ui-list-steps = { $passed } of { $total } steps
# $stars (number)
ui-list-stars = { $stars } { $stars ->
    [one] star
   *[other] stars
}
# $number (number): of minutes
ui-list-minutes = about { $number } min to go
ui-list-minutes-tip = One minute for each step that is still open; after ten steps, your own pace counts
ui-list-all-done = all done!
# $number (number): of days
ui-list-days = { $number ->
    [0] a new week
    [one] { $number } day this week
   *[other] { $number } days this week
}
# $passed, $total (numbers): of steps; $number (number): of minutes
ui-list-left = { $passed } of { $total } steps passed, about { $number } min to go
# $title (text): of a step
ui-list-step = Next: “{ $title }”.
ui-list-lessons = Lessons
ui-list-tables = Tables to play on
ui-list-go-on = Go on
ui-list-again = Again
# $total (number): of steps; $number (number): of minutes
ui-list-open = { $total } steps, about { $number } min
# $passed, $total (numbers): of steps; $stars, $most (numbers)
ui-list-reached = { $passed } of { $total } steps · ★ { $stars } of { $most }
# $passed, $total (numbers): of steps; $stars (number)
ui-list-won = { $passed } of { $total } steps · ★ { $stars }
ui-lesson-open = Not begun
ui-lesson-begun = Begun
ui-lesson-done = Done
# $title (text): of a lesson or table
ui-open-step-tip = Opens “{ $title }”
# $number (number): of a step; $title (text): of its lesson
ui-step-of-lesson = Step { $number } of “{ $title }”

## The rule map. $number (number): of rules

ui-rules-press = Press a rule to see what it says, and the steps that teach it.
ui-rules-new = { $number } not met
ui-rules-met = { $number } met
ui-rules-used = { $number } used again
ui-rules-due = { $number } due again
ui-rules-wrong = ✗ how often you got it wrong
ui-rule-is-new = You have not met it yet.
ui-rule-is-met = You have met it.
ui-rule-is-used = You have met it, and used it again.
ui-rule-is-due = It is due again: you were not asked for two weeks.
ui-rule-is-unmended = It is due again: get a step about it right at the first go.
# $number (number): how often
ui-rule-wrong = { $number ->
    [one] Got wrong once.
   *[other] Got wrong { $number } times.
}
ui-rule-long = Not asked for two weeks.
ui-rule-taught = This step teaches it.
ui-rule-asked = This step asks it again.
ui-rule-no-steps = No step of the course is about it.

## Practice

ui-practise-wrong = What you got wrong
ui-practise-how = A rule leaves this list when you get a step about it right at the first go: all stars, nothing refused.
ui-practise-nothing = Nothing to practise: whatever you got wrong, you have got right since. Go on with your next step!

## The resume code

ui-resume-own = Your resume code
ui-resume-how = All your stars in one line. Write it down or copy it, and type it in on any other machine.
ui-resume-none = You have no stars yet. Pass your first step, and your code stands here.
ui-resume-copy = Copy the code
ui-resume-copy-tip = Into the clipboard, to paste it anywhere
ui-resume-link = Copy a link
ui-resume-link-tip = A link to this page that carries the code
ui-resume-another = You have a code?
ui-resume-enter = Your code
ui-resume-enter-tip = such as 7QX2M-0K4TB
ui-resume-safe = Type it in here: small letters and missing hyphens are fine. No stars that you have are lost by it.
ui-resume-go = Bring my stars
ui-resume-go-tip = Read the code that you have typed
ui-resume-linked-here = A code came with this link
ui-resume-yes = Yes, bring them
ui-resume-yes-tip = Keep the stars of the code here
ui-resume-no = No, thank you
ui-resume-no-tip = Leave all as it is

## Beginning anew

ui-anew-how = The stars of a lesson go, and you win them again. You are asked first, and you can take it back.
ui-anew-nothing = There is nothing to clear: you have not begun yet.
ui-anew-sure = Are you sure?
ui-anew-mind = Changed your mind?
ui-anew-everything = The whole course
ui-anew-ask = Begin anew
ui-anew-ask-tip = You are asked first
ui-anew-yes = Yes, clear it
ui-anew-yes-tip = The stars go
ui-anew-no = No, keep all
ui-anew-no-tip = Nothing changes
ui-anew-back = Take that back
ui-anew-back-tip = Everything comes back as it was

## ft-tutor progress

cli-progress-summary = See your progress, take it along, or begin anew.
cli-progress-help = See how far you have come, take it to another machine, or begin anew.
cli-progress-whats = WHAT is “show” (as without it), “code” for your resume code, “restore” with a code to bring its stars here, or “reset” with the names of lessons, or --all. A code never takes stars away. What is reset is gone: you are asked first.
cli-progress-examples =
    ft-tutor progress                      what you have reached, and what to practise
    ft-tutor progress code                 one line that you can copy by hand
    ft-tutor progress restore 7QX2M-0K4TB  bring the stars of a code
    ft-tutor progress reset bidding        begin a lesson anew
cli-progress-all = Reset everything: all lessons, mistakes and days.
cli-progress-sure = Do not ask.
# $found (text), $expected (text): words to type
cli-progress-unknown = “{ $found }” is none of these: { $expected }.
# $found (text); $expected (text): names of lessons
cli-progress-no-such-lesson = There is no lesson “{ $found }”. The lessons are: { $expected }.
# $what (text): a word to type
cli-progress-too-much = “{ $what }” takes nothing more. To bring the stars of a code, type “restore” and the code; only “reset” takes names of lessons, --all and --yes.
# $file (text): its name
cli-progress-unkept = This could not be saved in { $file }. Another program may hold the file, it may be one that nobody can write to, or a newer ft_tutor has written it. See to that, and try again.
# $passed, $total, $stars (numbers)
cli-progress-sum = { $passed } of { $total } steps passed, { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}.
# $count (number): of days
cli-progress-days = { $count ->
    [0] No practice yet this week.
    [one] You practised on { $count } day of this week.
   *[other] You practised on { $count } days of this week.
}
# $rule (text): its id; $name (text): the short name; $title (text): of a lesson; $number (number): of a step
cli-progress-practise = Practise { $rule } “{ $name }”: step { $number } of “{ $title }”
cli-progress-nothing = You have no stars yet: there is nothing to take along.
cli-progress-what-reset = Say which lessons begin anew, or --all for everything.
# $titles (list): of lessons
cli-progress-reset-lessons = All stars of { $titles } would be gone. Type “yes” to begin anew:
cli-progress-reset-all = All your stars, mistakes and days would be gone. Type “yes” to begin anew:
# The answers that mean yes, in small letters
cli-progress-yes = yes y
cli-progress-reset-done = Done. A fresh start!
cli-progress-reset-not = Nothing has changed.
