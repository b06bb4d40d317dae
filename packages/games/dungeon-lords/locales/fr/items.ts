import type { Catalogue } from '@oubliette/text';
import type { items as english } from '../en/items.ts';

const captured = 'Cela fait {captured, plural, one {# objet} other {# objets}} au cachot.';

export const items: Catalogue<typeof english> = {
  'name.wand': 'baguette magique',
  'name.wand.the': 'la baguette magique',
  'name.wand.a': 'une baguette magique',
  'name.amulet': 'amulette',
  'name.amulet.the': 'l’amulette',
  'name.amulet.a': 'une amulette',
  'name.potion': 'potion de soins',
  'name.potion.the': 'la potion de soins',
  'name.potion.a': 'une potion de soins',
  'name.clover': 'trèfle à quatre feuilles',
  'name.clover.the': 'le trèfle à quatre feuilles',
  'name.clover.a': 'un trèfle à quatre feuilles',
  'name.blank': 'jeton vide',
  'name.blank.the': 'le jeton vide',
  'name.blank.a': 'un jeton vide',

  'card.wand': 'Portée par un guerrier : 1 magie de plus pour le groupe.',
  'card.amulet': 'Portée par un magicien : 1 point de vie de plus.',
  'card.potion': 'Portée par un voleur : 1 cœur de plus pour le groupe.',
  'card.clover': 'Porté par un prêtre : 1 détection de plus pour le groupe.',
  'card.blank': 'Rien du tout, joliment emballé.',

  'score.items': '{count, plural, one {# objet capturé} other {# objets capturés}}',
  'score.dead-letters': '{count, plural, one {# lettre morte} other {# lettres mortes}}',

  'view.items': 'Objets magiques',
  'view.magicItems': 'Objets magiques',
  'view.dummyTokens': 'Jetons des stagiaires',
  'view.tokens': 'Jetons',
  'view.queue': 'Sous les aventuriers, à partir de la droite',
  'view.tokensGone': 'Jetons aux Terres Lointaines',
  'view.camp': 'Objets avec le groupe',
  'view.sack': 'Dans le sac du groupe',
  'view.capturedItems': 'Objets capturés',
  'view.deadLetters': 'Lettres mortes',
  'view.ownerSeat': 'Couleur de',
  'view.item': 'Jeton',
  'view.used': 'Utilisé',

  'ask.give-item':
    '{dummy, plural, =0 {Lequel de vos jetons} other {Quel jeton du stagiaire nº #}} va {toDummy, plural, =0 {au groupe devant le donjon {toSeat_of}} other {au stagiaire nº #, qui n’en fera rien}} ?',
  'ask.give-item.other': '{seat} emballe des cadeaux pour les héros des autres.',
  'ask.give-item.hint':
    'Tous les jetons sont retournés ensemble. Un objet que personne du groupe ne sait porter peut finir en point pour qui le capture.',
  'ask.send-item': 'Et quel jeton posez-vous sous les aventuriers ? À partir de la droite : {adventurers}.',
  'ask.send-item.other': '{seat} choisit ses ordres.',
  'ask.send-item.hint':
    'Il va au premier à partir de la droite qui soit de sa classe et n’ait pas encore d’objet, ou vous revient. Deux points s’il sert contre quelqu’un d’autre.',

  'event.item-given': 'Pour le groupe devant le donjon {toSeat_of}, de la part {seat_of} : {item_a}.',
  'event.item-wasted': '{seat} donne {item_a} au stagiaire nº {toDummy}. Direction les Terres Lointaines.',
  'event.blank-back': 'Le jeton vide revient à {seat}.',
  'event.blank-gone': 'Le jeton vide {seat_of} part aux Terres Lointaines.',
  'event.items-borne': 'Chez {seat}, {hero_the} s’équipe : {items_a}.',
  'event.items-in-sack': 'Chez {seat}, personne ne sait qu’en faire, donc au fond du sac : {items_a}.',
  'event.items-captured': `Avec {hero_the}, {seat} capture : {items_a}. ${captured}`,
  'event.sack-captured': `Tout le groupe est battu, et le sac est à {seat} : {items_a}. ${captured}`,
  'event.items-leave': 'En route pour les Terres Lointaines avec les héros venus chez {seat} : {items_a}.',

  'event.tokens-laid':
    'Des jetons sont posés face cachée sous les aventuriers. À partir de la droite : {seats}{dummies, plural, =0 {} one {, puis celui du stagiaire} other {, puis ceux des stagiaires}}.',
  'event.tokens-laid-after':
    'Des jetons sont posés face cachée sous les aventuriers. À partir de la droite : {dummies, plural, one {celui du stagiaire} other {ceux des stagiaires}}, puis {seats}.',
  'event.item-placed': '{item_the} {ownerSeat_of} va {adventurer_to}.',
  'event.item-back':
    '{because, select, blank {Le jeton {ownerSeat_of} est le jeton vide, et lui revient.} gone {{item_the} revient à {ownerSeat} : les Terres Lointaines en ont assez.} other {Personne n’a besoin ici de l’objet {ownerSeat_of}, qui lui revient : {item}.}}',

  'event.clovers-used':
    'Détection {detection} sans {clovers, plural, =1 {le trèfle} one {les trèfles} other {les # trèfles}}, contre {damage, plural, one {# dégât} other {# dégâts}} : {clovers, plural, =1 {il a servi} one {ils ont servi} other {ils ont servi}} chez {seat}.',
  'event.wands-used':
    'Magie {magic} sans {wands, plural, =1 {la baguette} one {les baguettes} other {les # baguettes}}, et il en faut {needed} : sans {wands, plural, =1 {elle} one {elles} other {elles}}, pas de {card} chez {seat}.',
  'event.potions-used':
    '{wounds, plural, one {# blessure} other {# blessures}} et {hearts, plural, =0 {aucun cœur} one {# cœur} other {# cœurs}} sans {potions, plural, =1 {la potion} one {les potions} other {les # potions}} : {potions, plural, =1 {elle a servi} one {elles ont servi} other {elles ont servi}} chez {seat}.',
  'event.amulet-used':
    '{wounds, plural, one {# blessure} other {# blessures}}, et {health} auraient suffi : sans l’amulette, c’en était fini {hero_of} chez {seat}.',
  'event.dead-letter':
    '{item_the} a servi chez {atSeat}. Une lettre acerbe pour {seat} : {letters, plural, one {# lettre morte} other {# lettres mortes}}.',
  'event.item-lost':
    '{used, select, true {Un objet a servi chez {atSeat}, mais à la gloire de personne : {item_the} {ownerSeat_of} part aux Terres Lointaines.} other {Personne n’en a eu besoin chez {atSeat} : {item_the} {ownerSeat_of} part aux Terres Lointaines.}}',

  'refuse.MI-TOK-2': 'Ce jeton n’est plus là.',
  'refuse.MI-B-2': 'Vous n’avez pas reçu le jeton vide de votre stagiaire.',
  'refuse.MI-B-13': 'Deux objets magiques et le jeton vide : l’un des trois doit être vide.',
  'refuse.MI-A-14': 'Vous n’avez plus ce jeton.',
};
