### Medieval Academy: las palabras para deshacer y rehacer. Español.

tip-undo-whose = Deshacer la última jugada de { $name }
tip-undo-again = { $key } rehace lo deshecho.
undo-nothing = Aún no hay nada que deshacer.
undo-nothing-again = No hay nada que rehacer.
