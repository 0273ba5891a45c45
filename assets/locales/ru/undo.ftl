### Medieval Academy: слова для отмены и повтора. Русский.

tip-undo-whose = Взять назад последний ход: { $name }
tip-undo-again = { $key } — сделать отменённое снова.
undo-nothing = Отменять пока нечего.
undo-nothing-again = Повторять нечего.
