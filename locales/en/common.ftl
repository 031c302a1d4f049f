### What every game says, on the page and in the terminal.
###
### Each game has a file of its own, named after it, with all of its sentences:
###   page-game-<game>, page-short-<game>, page-sentence-<game>    its names, and what it is about
###   <game>-step-*, <game>-after-*           steps, and what they lead to
###   page-<game>-*                           what one can do at the table; the terminal says it too
###   show-*, tui-*                           what only the terminal says
###   hint-<game>-*                           why a bot would do something: facts that a person can check
###   lesson-<game>-*                         what a lesson tells beside the table; keys that end in -try are
###                                           kind words for a step that it does not follow. The scripts are
###                                           in crates/server/lessons. No placeables, no selectors.
###   broken-<game>-<Rule>                    why a step is not allowed; the paragraph is put behind it
### and the rules, told to players (RULES.md is the law; these texts tell it), in this order:
###   rules-<game>-title, -designer, -idea    the head
###   rules-<game>-<n>-heading                section n, counted from 1;
###                                           its attribute .law names the paragraphs it tells
###   rules-<game>-<n>-<m>                    paragraph m of section n, counted from 1
###   rules-<game>-example-<k>                a worked example, with the attribute .title
### *Asterisks* mark a key word where it first appears. There are no placeables and no selectors.
###
### Every language has the same keys and the same .law.
### $who is a player's name.

## Names

seat = Seat { $seat }
list = { $some } and { $last }

## Steps that several games have

step-first = { $who } starts.
step-first-you = You start.

## How a game ends

end-won = { $who } wins.
end-shared = { $who } win together.
end-won-you = You win!
end-shared-you = You and { $who } win together!
end-drawn = It’s a draw.
end-bot-won = The bot playing for { $who } wins.
end-bot-won-you = The bot playing for you wins.

## Hints that several games have

hint-random = Any legal move.

chance-missing = The random number of { $who } didn’t come in time. Play began without it.
