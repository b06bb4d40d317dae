import type { Catalogue } from '@oubliette/text';
import type { table as english } from '../en/table.ts';

export const table: Catalogue<typeof english> = {
  'game.name': 'Dungeon Lords',
  'game.tagline': 'Bâtissez un donjon. Payez vos monstres. Regrettez le paladin.',

  'setting.firstGame': 'Première partie',
  'setting.firstGame.help':
    'Les deux ordres dont vous vous passez au début sont tirés au hasard au lieu d’être choisis.',
  'setting.firstPlayer': 'Premier joueur',
  'setting.firstPlayer.help': 'Tiré au sort, ou cette place, comptée autour de la table.',
  'setting.firstPlayer.random': 'Au hasard',
  'setting.firstPlayer.1': 'Place 1',
  'setting.firstPlayer.2': 'Place 2',
  'setting.firstPlayer.3': 'Place 3',
  'setting.firstPlayer.4': 'Place 4',
  'setting.rollingStone': 'Rocher roulant',
  'setting.rollingStone.help': 'La force du rocher roulant. Les sources divergent ; ses victimes aussi.',
  'setting.rollingStone.3': '3 dégâts',
  'setting.rollingStone.4': '4 dégâts',
};
