### Pages to print and slides. All texts but titles are Markdown.

# $title (text): of a lesson
paper-key = Answers: { $title }
paper-key-intro = For whoever leads the group. Other ways may be right as well: what counts is what the task asks for.
paper-name = **Name:** ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
paper-lines =
    ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁

    ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
paper-credit = *Five Tribes* is a game by Bruno Cathala, published by Days of Wonder. These pages are unofficial; every word and picture is ft_tutor’s own.
paper-rules = The rules on one page
paper-cards = Djinns and thieves
