### Medieval Academy : les mots de toutes les façons de jouer : modes, défi en solo, livre de règles. Français.

## Nouvelle partie

summary-mode = { $side ->
    [day] de jour
    [night] de nuit
   *[first] à l’ancienne
}{ $count ->
    [2] , en duel
   *[other] {""}
}
summary-mixed = { $persons } contre { $computers }, { $mode }, { $scoring ->
    [hidden] carnets fermés
   *[open] carnets ouverts
}
summary-persons = { $persons }, { $mode }, { $scoring ->
    [hidden] carnets fermés
   *[open] carnets ouverts
}
summary-computers = { $computers } jouent, tu regardes, { $mode }
new-game-edition-second = Deuxième, 2023
new-game-edition-first = Première, 2014
new-game-board-illustrated = Illustré
new-game-board-compact = Compact
new-game-board-illustrated-aside = la ville, où serpentent les pistes
new-game-board-compact-aside = une ligne droite par piste ; se change à tout moment
mode-duel-aside = à deux : un duel
error-first-duel = La première édition demande trois places. Ajoute la troisième, ou choisis la deuxième édition.
error-alone = Une table demande deux places. En solitaire, il y a le défi solo, à la page de titre.

## Le livre de règles

menu-rules-book = Livre de règles
button-close = Fermer
rules-in-this-game = Dans cette partie
rules-mode = { $side ->
    [day] De jour
    [night] De nuit
   *[first] À l’ancienne
}, { $level ->
    [none] { $count ->
        [2] en duel
       *[other] à { $count }
    }
   *[other] contre Sire Agravain et Dame Brisen, défi { $level }
}. Les pistes paient ainsi :
rules-raised = Les cartes de tes adversaires valent plus : { $bonuses }.
key-up-down = ↑ ↓
keys-scroll = fait défiler
keys-next-section = section suivante

## Le profil : ce qui reste des défis en solo

notice-profile-newer = Les statistiques ont été écrites par une version plus récente ({ $version }). Elles restent telles quelles, et cette version n’y ajoute rien.
notice-profile-unreadable = Les statistiques sont illisibles : { $reason }. Le fichier est resté tel quel.
notice-profile-unwritten = Les statistiques n’ont pas pu être écrites : { $reason }. La partie, elle, est à l’abri.

## Le défi en solo

menu-solo = Défi solo
summary-solo = { $name } contre { $opponents }, { $side ->
    [night] de nuit
   *[day] de jour
}, défi { $level }
challenges-levels = Défis
challenges-levels-aside = ce qui s’ajoute aux cartes que jouent tes adversaires
challenges-you = Toi
challenges-against = Contre toi
challenges-against-aside = ils prennent la plus forte, et espèrent
challenges-table-aside = les victoires se comptent par face
challenge-never = pas encore joué
challenge-plays = { $count ->
    [one] joué { $count } fois
   *[other] joué { $count } fois
}

## La fin d’un défi

button-next-level = Défi suivant
end-next-level-tip = Ils le prennent mal. Le défi suivant, avec d’autres cartes
end-challenge = Ce défi : { $plays }, { $best }.
end-deal-known = Ces cartes-là ont déjà été jouées : seule la première fois compte.
