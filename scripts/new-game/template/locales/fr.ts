import type { Catalogue } from '@oubliette/text';
import { box } from './box/fr.ts';
import type { en } from './en.ts';

export const fr: Catalogue<typeof en> = {
  ...box,
  'ask.move': 'Avancez sur une case voisine, ou restez.',
  'ask.move.other': '{seat} écoute à une porte.',
  'ask.move.hint': 'Une chandelle veut dire qu’il y a là quelque chose.',

  'option.move.*': 'Aller en {0}',
  'option.move.stay': 'Rester',

  'event.round': 'Manche {round}.',
  'event.moved': '{seat} va en {cell}.',
  'event.stayed': '{seat} reste. Il faut bien que quelqu’un le fasse.',
  'event.found': '{seat} trouve {find_a} : {points, plural, =0 {sans valeur} one {# point} other {# points}}.',

  'refuse.CH-MOVE-2': 'Quelqu’un s’y tient, et respire.',

  'score.finds': '{count, plural, one {# trouvaille} other {# trouvailles}}',
  'outcome.won': '{seats, plural, one {{seats} repart avec le plus.} other {{seats} repartent avec le plus.}}',

  'view.round': 'Manches finies',
  'view.rounds': 'Manches',
  'view.hall': 'La salle',
  'view.findsLeft': 'Encore caché',
  'view.visitors': 'Visiteurs',
  'view.cell': 'Se tient en',
  'view.finds': 'Trouvailles',
  'view.points': 'Points',

  'name.flagstone': 'dalle',
  'name.candle': 'chandelle',
  'mark.candle': '*',
  'name.dust': 'poussière',
  'name.dust.a': 'de la poussière',
  'name.button': 'bouton',
  'name.button.a': 'un bouton',
  'name.spoon': 'cuillère',
  'name.spoon.a': 'une cuillère',
  'name.crown': 'couronne',
  'name.crown.a': 'une couronne',
};
