/** Ce que fait chaque carte, avec toutes ses conditions. */
export const cards = {
  'card.mighty-blow': 'Gratuit, avant un jet d’attaque au corps à corps : +3 à cette attaque.',
  'card.sweep':
    'Attaque : un seul dé d’attaque ; le même total est comparé à la défense de chaque ennemi adjacent, qui lance la sienne.',
  'card.double-strike': 'Gratuit, après une attaque au corps à corps : encore une au corps à corps ce tour-ci.',
  'card.bodyguard': 'Réaction, quand une arme vise un allié adjacent : le guerrier devient la cible.',
  'card.parry': 'Réaction, après les dés d’une attaque au corps à corps : +3 à la défense du guerrier.',
  'card.charge':
    'Gratuit, après au moins 2 cases de ce tour : +2 à la prochaine attaque au corps à corps ; si elle blesse, la cible recule tout droit de 1 case, si celle-ci est libre.',
  'card.war-cry': 'Gratuit : jusqu’à la fin du tour de combat, les monstres ordinaires à 3 cases ont −1 pour attaquer.',
  'card.stand-fast': 'Réaction, quand une attaque laisserait le guerrier à 0 PV : il garde 1 PV.',
  'card.magic-missile': 'Attaque, sort de PU 4 : une cible visible.',
  'card.toxic-cloud':
    'Attaque, sort de PU 2 : sur une case visible, un dé d’attaque contre toutes les figurines, amies ou ennemies, du carré de 3 sur 3 autour d’elle ; l’armure ne compte pas. Les morts-vivants n’en ont cure.',
  'card.wall-of-fire':
    'Attaque : jusqu’à 4 cases de feu en une ligne droite sans trou, sur du sol libre et visible, jusqu’à la fin du prochain tour ; elles coupent la vue. Y entrer, c’est subir un sort de PU 3 (MAG du lanceur), à chaque case.',
  'card.ice-block':
    'Attaque sans dégâts : 1D10 + MAG contre 1D10 + FOR d’une cible visible ; plus haut, elle gèle. Gelée, elle ne bouge, n’attaque, ne réagit ni ne lance rien ; armure PU +3 ; perdre des PV la dégèle, sinon un test de FOR réussi au début de son tour (elle peut alors agir).',
  'card.earthquake':
    'Attaque : à 4 cases du lanceur et dans la même zone, toute autre figurine teste son ADR ; un échec coûte 1D4 PV et elle ne bouge pas à son prochain tour. Qui vole n’en sent rien.',
  'card.flight':
    'Gratuit, pour soi : jusqu’à la fin du tour, 3 cases de plus, sans arrêt au contact, par-dessus figurines, meubles, toiles, feu et crevasses ; le mouvement finit sur du sol libre.',
  'card.flash':
    'Gratuit : la zone du lanceur n’est plus obscure de tout le niveau. Au combat, les monstres qui s’y trouvent ont aussi −2 pour attaquer jusqu’à la fin du tour.',
  'card.astral-shield':
    'Gratuit : un héros visible, ou le lanceur, a PU d’armure +2 jusqu’à la fin du combat ; ne s’ajoute pas à lui-même.',
  'card.sleep':
    'Attaque sans dégâts, contre un monstre visible ni unique, ni mort-vivant, ni démon : 1D10 + MAG contre 1D10 + MAG ; plus haut, il dort jusqu’à la fin du prochain tour : il n’agit pas et son dé de défense vaut 0. Perdre des PV le réveille.',
  'card.blink':
    'Gratuit : le magicien, ou un allié adjacent qui le veut bien, passe sur une case libre et visible à 8 cases au plus. Ce n’est pas un mouvement : rien entre les deux ne compte, ni l’arrêt au contact.',
  'card.lay-hands':
    'Gratuit : le prêtre ou un héros adjacent, même à 0 PV, récupère 1D6 PV ; fin du poison et du venin.',
  'card.mercy': 'Gratuit : chaque héros à 2 cases du prêtre, lui compris, récupère 1D4 PV.',
  'card.blessing':
    'Gratuit : chaque héros que voit le prêtre, lui compris, a ATT +1 jusqu’à la fin du combat ; ne s’ajoute pas à elle-même.',
  'card.armour-of-faith':
    'Gratuit : un héros visible, ou le prêtre, a DEF +2 jusqu’à la fin du combat ; ne s’ajoute pas à elle-même.',
  'card.purify':
    'Gratuit : le prêtre ou un héros adjacent perd tout malus, venin, poison, faiblesse de goule et perte de FOR due aux spectres.',
  'card.turn-undead':
    'Attaque, sort de PU 2 : un dé d’attaque contre chaque mort-vivant visible à 4 cases ; chacun se défend avec 1D10 + MAG au lieu de sa DEF et de son armure.',
  'card.sanctuary':
    'Réaction, quand une attaque ou un sort de dégâts vise le prêtre ou un héros adjacent, avant les dés : sans effet sur ce héros.',
  'card.sacred-weapon':
    'Gratuit : l’arme d’un héros visible compte comme magique et a +1 pour attaquer jusqu’à la fin du combat.',
  'card.search-traps':
    'Gratuit : la zone du voleur est sûre de tout le niveau : les pièges des meubles n’y font rien, et aucun événement Piège n’y vise les héros.',
  'card.pick-lock':
    'Gratuit, depuis une case qui lui fait face : une porte ou un meuble est déverrouillé (l’ouvrir coûte toujours 1 VIT).',
  'card.expert-search':
    'Réaction à son propre jet de fouille ou de meuble : relancer et garder l’un des deux résultats.',
  'card.foil':
    'Réaction à un événement Piège, Embuscade ou Ruse : test d’ADR ; réussi, la carte est défaussée sans effet.',
  'card.listen':
    'Gratuit, face à une porte pas encore ouverte : le joueur du voleur voit seul la carte Donjon du dessus, qui reste en place. Si l’on ouvre cette porte dans la même phase, les monstres qui sont derrière n’agissent pas avant les héros.',
  'card.backstab': 'Gratuit, avant un jet d’attaque contre un ennemi adjacent à un autre héros : +3 à cette attaque.',
  'card.dodge': 'Réaction, après le jet de défense du voleur : relancer ce dé et garder le plus haut.',
  'card.slip':
    'Gratuit : jusqu’à la fin du tour, le voleur ne s’arrête pas au contact et peut passer par les cases des ennemis.',
  'card.ambush':
    'Une carte Monstre, sans uniques ; ses monstres se placent comme d’habitude. Un combat commence, et au premier tour les monstres agissent avant les héros.',
  'card.prowlers':
    'Une carte Monstre, sans uniques ; ses monstres arrivent par la porte ouverte ou l’escalier le plus loin du héros le plus proche. Un combat commence, les héros d’abord.',
  'card.pit':
    'Quand un héros entre sur une case de couloir, d’escaliers, de coude ou de carrefour : test d’ADR ; raté, 1D6 PV et la fin du tour.',
  'card.darts':
    'Quand un héros entre dans une salle ou y ouvre quelque chose : test d’ADR ; raté, 1D4 PV, puis un test de FOR ou un venin (comme de l’araignée géante).',
  'card.rockfall': 'Une zone où se trouve un héros : chaque héros y teste son ADR ; un échec coûte 1D6 PV.',
  'card.sleeping-gas':
    'Quand un héros ouvre un meuble, avant le jet : test de FOR ; raté, le jet a lieu, puis son tour finit et il passe le suivant.',
  'card.portcullis':
    'Une herse ferme une porte ouverte sans figurine devant : on n’y passe plus, on y voit toujours. Un levier est placé à 2 cases au moins, du côté des héros (des deux s’ils sont des deux). L’actionner (1 VIT, adjacent) ou un test de FOR d’une case qui lui fait face (1 VIT, un essai par héros et par phase) l’enlève.',
  'card.mysterious-lever':
    'Un levier contre un mur d’une zone où se trouve un héros. Le premier à l’actionner (1 VIT, adjacent) lance 1D10 : 1-3, 1D6 PV (piège) ; 4-6, rien ; 7-9, une porte secrète dans cette zone ; 10, un trésor. Puis il est enlevé.',
  'card.carved-slab':
    'Une case libre d’une zone où se trouve un héros ; elle bloque le passage jusqu’à ce qu’un héros l’actionne (1 VIT, adjacent). Il teste sa MAG : réussi, un trésor ; raté, une carte Événement pour le maître. Puis elle est enlevée.',
  'card.darkness': 'Une zone autre que l’entrée est obscure de tout le niveau.',
  'card.draught': 'Toutes les torches allumées d’une zone sont perdues. Les lanternes tiennent.',
  'card.stubborn-lock': 'Une porte close ou un meuble à serrure, non verrouillé et sans héros en face, se verrouille.',
  'card.rat-swarm':
    'Une zone où se trouve un héros : chaque héros y perd 1D4 PV. Un héros de cette zone peut défausser une mort-aux-rats pour annuler la carte.',
  'card.evil-eye':
    'Un héros a un malus de 1 (comme la malédiction du sarcophage) jusqu’à la fin de la prochaine exploration.',
  'card.weariness': 'Une zone : chaque héros qui y a encore au moins 1 PF perd 1 PF.',
  'card.light-fingers': 'Un héros perd 1D10 PO (pas sous 0) ; le prochain héros à tuer un monstre les reprend.',
  'card.reinforcements':
    'Au début du tour des monstres : une carte Monstre, sans uniques, dont seule la moitié, arrondie vers le haut, arrive ; ils agissent à partir du tour suivant.',
  'card.frenzy': 'Un monstre peut attaquer une fois de plus ce tour-ci.',
  'card.hide-of-rock': 'Un monstre a PU d’armure +3 jusqu’à la fin du tour.',
  'card.black-blood': 'Un monstre blessé récupère 1D6 PV (pas au-dessus de ses PV de départ).',
  'card.notched-blade': 'Quand un héros lance un 1 pour attaquer avec une arme non magique : cette arme est défaussée.',
  'card.silence': 'Jusqu’à la fin de la phase, un héros n’utilise ni compétence, ni parchemin, ni grimoire.',
  'card.alarm':
    'La carte reste visible. La prochaine carte Monstre non unique amène un monstre de plus de sa première sorte ; puis elle est défaussée.',
  'card.freed-captive':
    'Aussitôt piochée, et remplacée : le héros qui a le moins de PV (à égalité, au choix des héros) récupère 1D6 PV.',
  'card.forgotten-cache':
    'Aussitôt piochée, et remplacée : le héros dont c’est le tour, ou le prochain à agir, tire un trésor.',
  'card.enchanted-dagger': 'Dague, PU 1, magie +1.',
  'card.star-staff': 'Bâton, PU 1, magie +1 ; en main, +1 à tous les jets d’attaque de ses sorts.',
  'card.runed-short-sword': 'Épée courte, PU 2, magie +1.',
  'card.hallowed-mace': 'Masse, PU 2, magie +1 ; encore +2 pour attaquer des morts-vivants.',
  'card.watchmans-spear':
    'Lance, PU 2, magie +1 ; frappe aussi une cible à exactement deux cases en ligne droite ou en diagonale, par-dessus la case du milieu.',
  'card.blade-of-dawn': 'Épée longue, PU 3, magie +1 ; la zone de son porteur compte comme éclairée.',
  'card.clan-axe': 'Hache de bataille, PU 3, magie +1 ; un nain a +1 aux tests de FOR contre les portes.',
  'card.canopy-bow': 'Arc long, PU 3, magie +1 ; tire des flèches.',
  'card.clockmakers-crossbow': 'Arbalète légère, PU 2, magie +1 ; tire des carreaux.',
  'card.great-oath-blade': 'Épée à deux mains, PU 4, magie +2.',
  'card.old-arms': 'Une arme de PU 2 de la boutique, au choix de qui la trouve ; non magique.',
  'card.garrison-long-sword': 'Épée longue, PU 3, non magique.',
  'card.siege-hammer':
    'Marteau à deux mains, PU 4, non magique ; en main, +2 aux tests de FOR pour défoncer les portes.',
  'card.star-strewn-cloak': 'Manteau de magicien, PU 1, magie +1.',
  'card.prowlers-leather': 'Cuir, PU 1, magie +1.',
  'card.graven-buckler': 'Petit bouclier, PU 1, magie +1.',
  'card.drake-scales': 'Écailles, PU 2, magie +1 ; les dégâts du feu et des explosions baissent de 2 (minimum 0).',
  'card.blessed-mail': 'Mailles, PU 3, magie +1 ; la goule n’affaiblit pas qui les porte.',
  'card.champions-plate': 'Plaques, PU 4, magie +1.',
  'card.found-full-plate': 'Plaques, PU 4, non magiques.',
  'card.banded-armour': 'Armure à bandes, PU 2, non magique.',
  'card.mail-coat': 'Mailles, PU 3, non magiques.',
  'card.full-quiver': '20 flèches, pierres ou carreaux ordinaires, au choix.',
  'card.silver-arrows': '6 flèches, magie +1 : le tir compte comme une arme magique.',
  'card.piercing-bolts': '6 carreaux ; la PU d’armure de la cible compte 2 de moins (minimum 0).',
  'card.rune-stones': '6 pierres de fronde, magie +1.',
  'card.healing-potion': 'Boire : 1D6 PV ; fin du poison et du venin.',
  'card.great-healing-potion': 'Boire : 2D6 PV ; fin du poison et du venin.',
  'card.potion-of-vigour': 'Boire : 1D4 PF (pas au-dessus du maximum).',
  'card.potion-of-might': 'Boire : FOR +2 jusqu’à la fin de la phase.',
  'card.antidote': 'Boire : fin du poison, du venin et de la faiblesse de goule.',
  'card.lustral-water':
    'Lancer sur une case visible : chaque mort-vivant qui s’y trouve ou lui est adjacent perd 1D6 PV.',
  'card.spell-scroll':
    'Quand on la tire, 1D10 sur la liste du magicien ; tout héros peut lancer ce sort une fois (1 PF, sa propre MAG).',
  'card.ring-of-the-rampart': 'Porté : DEF +1.',
  'card.seven-step-boots': 'Portées : VIT +1.',
  'card.brazen-gauntlets': 'Portés : FOR +1.',
  'card.moon-talisman': 'Porté : MAG +1.',
  'card.hares-foot': 'Une fois par partie, son porteur relance un de ses dés.',
  'card.master-key': 'Trois fois : déverrouiller une porte ou un meuble d’une case qui lui fait face (sans VIT).',
  'card.old-plan': 'À lire une fois : la distance de la carte d’objectif (comme la bibliothèque 6).',
  'card.purse': '10 PO.',
  'card.casket': '20 PO.',
  'card.gem': '30 PO.',
  'card.golden-idol': '80 PO.',
};
