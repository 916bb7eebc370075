### What the generated notebooks say beside the words of the lessons, and how they have drifted.
### The first group is Markdown.

## On the pages

notebook-wake-up = The lesson above is alive. If it sleeps, click into it and press **Shift** and **Enter**. Below it stands all of it again, to read and to print; each picture wakes up in the same way.
# $number (number): the place of the step in the lesson; $title (text): its title
notebook-step = { $number }. { $title }
notebook-back = Back to all lessons

## Drift: a notebook is not what the lessons would give. $file (text): its name

drift-missing = { $file } is missing: run ft-tutor build.
drift-extra = { $file } belongs to no lesson: delete it, or add the lesson to course.yaml.
drift-unreadable = { $file } is not a notebook any more: run ft-tutor build.
# $cell (text): the id of the first cell that differs; $number (number): its place, from 1
drift-cell = { $file } differs from the lessons at cell { $number }, { $cell }: run ft-tutor build.
drift-metadata = { $file } differs from the lessons in its metadata: run ft-tutor build.
