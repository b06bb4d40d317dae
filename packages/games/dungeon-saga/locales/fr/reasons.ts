import type { Catalogue } from '@oubliette/text';
import type { reasons as english } from '../en/reasons.ts';

export const reasons: Catalogue<typeof english> = {
  'reason.attack':
    'Un coup sur {hero_the} porte {chance} fois sur 100.{second, select, nobody {} other { En second : {second}.}}',
  'reason.cripple':
    '{hero_the} est à une blessure du sol ; {chance} sur 100.{second, select, nobody {} other { En second : {second}.}}',
  'reason.outnumber':
    'Deux contre {hero_the} ; {chance} sur 100.{second, select, nobody {} other { En second : {second}.}}',
  'reason.rear':
    '{hero_the} montre son dos ; {chance} sur 100.{second, select, nobody {} other { En second : {second}.}}',
  'reason.block': 'Il faudrait quelqu’un en travers, en {cell}.',
  'reason.approach': 'Plus près des héros, par {cell}.{second, select, nobody {} other { En second : {second}.}}',
  'reason.raise': 'Les os en {cell} se sont assez reposés.',
  'reason.keep-away': 'Mieux vaut rester hors de portée.',
  'reason.card': 'C’est le moment {card_of}.',
  'reason.held-back':
    '{card, select, none {Rien en main n’aurait interrompu personne.} other {{card} est resté en main : cela n’en valait pas encore la peine.}}',
  'reason.hold': 'Rien qui vaille un ordre.',
  'reason.place': '{cell} conviendra.',
  'reason.decline': 'Inutile.',
  'reason.odds':
    '{chance} chances sur 100 de mettre {target_the} à terre, dont {gone} pour de bon : {dice} dés contre {defence}, armure {armour}.',
  'reason.odds-boss':
    '{chance} chances sur 100 de blesser {target_the} : {dice} dés contre {defence}, armure {armour}.',
  'reason.odds-lock': '{chance} chances sur 100 que la serrure cède : {dice} dés contre {defence}, armure {armour}.',
  'reason.odds-away': 'S’éloigner coûte une blessure dans {chance} cas sur 100.',
  'reason.risk': 'Rester en {cell} coûte une blessure dans environ {chance} cas sur 100.',
  'reason.safe': 'Personne en vue n’atteint {cell} avant le prochain tour.',
  'reason.victory': 'La fin',
  'reason.goals': 'Buts atteints',
  'reason.wounds': 'Blessures',
  'reason.enemies': 'Ennemis sur le plateau',
  'reason.way': 'Le chemin à faire',
  'reason.loot': 'Butin',
  'reason.time': 'Temps restant',
};
