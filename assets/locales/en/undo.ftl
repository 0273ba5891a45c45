### Medieval Academy: words of taking back and doing again. English.
###
### The head of messages.ftl says how to call these: the same variables mean the same things here.

tip-undo-whose = Take back what { $name } did last
# $key: a formatted `key-…`
tip-undo-again = { $key } does again what was taken back.
undo-nothing = There is nothing to take back yet.
undo-nothing-again = There is nothing to do again.
