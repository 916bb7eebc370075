### Progress: the resume code, and what is begun anew. Keys: resume-<reason> says what is wrong
### with a code; the list of lessons and the command line have their own below.

## What is wrong with a resume code

resume-empty = Type or paste your resume code first.
# $sign (text): the first sign that no code has
resume-foreign = There is no “{ $sign }” in a resume code. It has only letters and digits, in groups of five, such as 7QX2M-0K4TB.
# $count (number): of signs; $over (number): more than full groups
resume-length = A resume code has groups of five signs, but this one has { $count } signs. Look for one that is missing or there twice.
# $most (number): of signs
resume-too-long = That is too long for a resume code: it has at most { $most } signs.
resume-mistyped = Something in this code is mistyped. Compare it group by group with the one that you wrote down.
resume-newer = This code comes from a newer version of ft_tutor. Update ft_tutor, then it can be read.

## What a resume code has brought

# $count (number): of steps
resume-brought = { $count ->
    [0] All that this code holds is here already. Nothing has changed.
    [one] Welcome back! { $count } step has its stars again.
   *[other] Welcome back! { $count } steps have their stars again.
}
# $titles (list): of lessons
resume-changed = What the code holds of { $titles } could not be brought: the course has changed there since.
# $count (number): of lessons
resume-gone = { $count ->
    [one] { $count } lesson of the code is no longer part of the course.
   *[other] { $count } lessons of the code are no longer part of the course.
}

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
