### Medieval Academy : les mots pour reprendre et rejouer un coup. Français.

tip-undo-whose = Reprendre le dernier coup : { $name }
tip-undo-again = { $key } rejoue ce qui a été repris.
undo-nothing = Rien à reprendre pour l’instant.
undo-nothing-again = Rien à rejouer.
