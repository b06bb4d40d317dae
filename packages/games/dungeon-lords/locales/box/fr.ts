import type { Catalogue } from '@oubliette/text';
import { rulings } from '../fr/rulings.ts';
import type { box as english } from './en.ts';

export const box: Catalogue<typeof english> = {
  ...rulings,
  'game.name': 'Dungeon Lords',
  'game.tagline': 'Bâtissez un donjon. Payez vos monstres. Regrettez le paladin.',
  'game.progress':
    'an {year, select, 1 {I} other {II}}, {season, select, winter {hiver} spring {printemps} summer {été} autumn {automne} other {le combat}}',
  'game.credit.base': 'Dungeon Lords, de Vlaada Chvátil, publié par Czech Games Edition.',
  'game.credit.magic-items': 'Dungeon Lords : les Objets magiques, de base et avancés, une extension du même éditeur.',
  'setting.firstGame': 'Première partie',
  'setting.firstGame.help':
    'Les deux ordres dont vous vous passez au début sont tirés au hasard au lieu d’être choisis.',
  'setting.firstPlayer': 'Premier joueur',
  'setting.firstPlayer.help': 'Tiré au sort, ou cette place, comptée autour de la table.',
  'setting.firstPlayer.random': 'Au hasard',
  'setting.firstPlayer.1': 'Place A',
  'setting.firstPlayer.2': 'Place B',
  'setting.firstPlayer.3': 'Place C',
  'setting.firstPlayer.4': 'Place D',
  'setting.rollingStone': 'Rocher roulant',
  'setting.rollingStone.help': 'La force du rocher roulant. Les sources divergent ; ses victimes aussi.',
  'setting.rollingStone.3': '3 dégâts',
  'setting.rollingStone.4': '4 dégâts',
  'setting.items': 'Objets magiques',
  'setting.items.help':
    'L’extension Objets magiques. De base : en automne, vous équipez les héros des autres. Avancée : vous équipez les héros avant de savoir chez qui ils iront.',
  'setting.items.none': 'Sans',
  'setting.items.basic': 'Variante de base',
  'setting.items.advanced': 'Variante avancée',
};
