import { rulings } from '../en/rulings.ts';

/** The texts of the box: enough to choose a game and start a table. */
export const box = {
  ...rulings,
  'game.name': 'Dungeon Lords',
  'game.tagline': 'Build a dungeon. Pay your monsters. Regret the paladin.',
  'game.progress':
    'year {year, select, 1 {I} other {II}}, {season, select, winter {winter} spring {spring} summer {summer} autumn {autumn} other {the fight}}',
  'game.credit.base': 'Dungeon Lords, by Vlaada Chvátil, published by Czech Games Edition.',
  'game.credit.magic-items':
    'Dungeon Lords: Magic Items, basic and advanced, an expansion of it from the same publisher.',
  'setting.firstGame': 'First game',
  'setting.firstGame.help': 'The two orders you do without at the start are drawn at random instead of chosen.',
  'setting.firstPlayer': 'First player',
  'setting.firstPlayer.help': 'Drawn at random, or this seat, counted around the table.',
  'setting.firstPlayer.random': 'At random',
  'setting.firstPlayer.1': 'Seat A',
  'setting.firstPlayer.2': 'Seat B',
  'setting.firstPlayer.3': 'Seat C',
  'setting.firstPlayer.4': 'Seat D',
  'setting.rollingStone': 'Rolling Stone',
  'setting.rollingStone.help': 'How hard the Rolling Stone hits. Sources disagree; so do its victims.',
  'setting.rollingStone.3': '3 damage',
  'setting.rollingStone.4': '4 damage',
  'setting.items': 'Magic items',
  'setting.items.help':
    'The Magic Items expansion. Basic: in autumn you equip the heroes of others. Advanced: you equip heroes before you know whose they will be.',
  'setting.items.none': 'Without',
  'setting.items.basic': 'Basic variant',
  'setting.items.advanced': 'Advanced variant',
} as const;
