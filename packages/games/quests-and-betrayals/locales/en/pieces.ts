import { type Phrases, pieceNames } from '../pieces.ts';
import { names } from './names.ts';
import { sentences } from './sentences.ts';

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const named = (id: string): string => names[`name.${id}` as keyof typeof names] ?? id;
const TYPES: Readonly<Record<string, string>> = {
  creature: 'some extraordinary creature’s',
  humanoid: 'some humanoid’s',
  undead: 'some undead’s',
  dragon: 'some dragon’s, or some oddity’s,',
};
const WHEN = {
  'this-turn': 'by the end of this turn',
  'next-turn': 'by the end of the giver’s next turn',
  after: 'right after this Arena',
  'after-win': 'right after this Arena, if it is won',
} as const;

const phrases: Phrases = {
  gems: (n) => count(n, 'gem', 'gems'),
  spoils: (card) => `the spoils of the ${named(card)}`,
  anySpoils: (type) => `${TYPES[type]} spoils`,
  quest: 'a quest, face down',
  help: 'help in this fight',
  call: (line) => `the help promised in line ${line}`,
  loot: (n) => `${count(n, 'gem', 'gems')} of the loot`,
  lootIfWon: (n) => `${count(n, 'gem', 'gems')} of the winnings`,
  trophies: (n) => `${count(n, 'trophy', 'trophies')} of this fight`,
  card: 'the monster’s card',
  due: (what, when) => `${what} (${WHEN[when]})`,
  fist: 'a fist in this Arena',
  nextFist: 'a fist in the next Arena',
  aside: 'no help for the other side',
  nextHelp: 'help in the next Dungeon fight',
  truce: (round) => `a truce until the end of round ${round}`,
  quoted: (sentence) => `“${sentence}”`,
  own: 'a sentence in their own words',
};

export const pieces = pieceNames(
  phrases,
  (id) => `the ${named(id)}`,
  (id) => sentences[`name.${id}` as keyof typeof sentences],
);
