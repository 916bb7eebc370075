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
