### Medieval Academy : les mots des calques autour du plateau. Français.

## La demande dans la colonne

prompt-wait-choose-one = { $name } choisit une carte à garder.
prompt-wait-choose-many = { $count ->
    [one] Un choix se fait attendre…
   *[other] { $count } choix se font attendre…
}
prompt-over = La partie est finie. On ouvre les carnets.
prompt-bonus-short = Hisse un de tes pions recouverts en haut de sa pile, ou renonce.
prompt-plays = { $name } joue { $card }.
prompt-moves = { $name } avance { $where }.

## Les places dans la colonne

tip-seat-played = Cette manche : { $cards }
tip-seat-played-none = Rien de joué encore cette manche
tip-seat-kept = Prises jusqu’ici : { $cards }
tip-journal-round = Manche { $round } : { $points }. Ensemble { $total }.
tip-journal-road = { $road } { $points }
tip-journal-total = En tout : { $points }
journal-open-all = ouvert à tous

## L’étagère du choix

shelf-row = Tout le monde voit ce qui est pris ; la carte suivante de la pile se découvre.

## Le plateau de service

kitchen-favour = { $place ->
    [1] Première place
    [2] Deuxième place
   *[3] Troisième place
} { $kitchen } : avance un de tes pions de { $count ->
    [one] { $count } case
   *[other] { $count } cases
}.
button-move-count = Avancer de { $count } { $where }
button-choose-pawn = Choisis un pion
button-skip-show = Passer

## La nappe

scoring-place-none = –

## Décompte d’une piste : ce que messages.ftl ne dit pas

rule-returns-many = Les pions reviennent au départ après les manches { $rounds }.
rule-king-spaces = Dès la case { $near } : { $less } points. Case { $far } : { $more } à la place.
rule-lead = 1re place : { $points } points par { $count } cases entières d’avance.
rule-first-and-symbols = 1re place : { $first } points, plus { $symbol } par dragon entre les deux pions.

## Le plateau

cup-ribbon = La { -cup }
preview-climb = { $road } : au sommet
