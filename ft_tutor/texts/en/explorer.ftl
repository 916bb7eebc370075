### The explorer of what-ifs: the text of a tree, and what the panels say.

## Why the text of a tree cannot be read; see notation.ftl for what these may place

# $expected
notation-tree-title = This is no tree of what-ifs. Its first line must be: { $expected }
# $found, $expected
notation-tree-version = This tree is written in version “{ $found }”. Only version { $expected } can be read here.
# $found, $expected
notation-tree-heading = “{ $found }” at { place } is not a heading. Before the first position only these may stand, each with a colon: { $expected }
# $found
notation-tree-heading-twice = The heading “{ $found }” is there twice, the second time at { place }. Keep one of them.
# $expected: the heading
notation-tree-no-heading = The heading “{ $expected }” is missing before { place }.
# $expected
notation-tree-first-line = The positions begin wrongly at { place }. The first one must be: { $expected }
# $found, $expected
notation-tree-line = “{ $found }” at { place } is no line of a tree. A line is written like this: { $expected }
# $found
notation-tree-number-twice = The number { $found } is given twice, the second time at { place }. Every position has a number of its own.
# $found, $expected
notation-tree-number-unknown = “{ $found }” at { place } is not the number of a position here. Expected is a number such as { $expected }
# $number: of the position; $found: the action; $expected: rule ids
notation-tree-illegal = The action of number { $number }, “{ $found }” at { place }, is not legal ({ $expected }).
# $number, $found
notation-tree-ambiguous = The action of number { $number }, “{ $found }” at { place }, leaves out too much: it could be several actions.
# $expected
notation-tree-torn = The text breaks off at { place }: its last line must be “{ $expected }”.
# $found
notation-tree-after-end = “{ $found }” at { place } comes after the end of the tree.
# $expected: a number
notation-tree-too-many = There are too many positions in this tree. At most { $expected } can be kept.
