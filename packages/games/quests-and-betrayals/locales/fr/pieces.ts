import { type Phrases, pieceNames } from '../pieces.ts';
import { names } from './names.ts';
import { sentences } from './sentences.ts';

const count = (n: number, one: string, many: string): string => `${n} ${n < 2 ? one : many}`;
const the = (id: string): string => (names as Readonly<Record<string, string>>)[`name.${id}.the`] ?? id;
const of = (id: string): string => {
  const name = the(id);
  return name.startsWith('le ') ? `du ${name.slice(3)}` : `de ${name}`;
};
const TYPES: Readonly<Record<string, string>> = {
  creature: 'd’une créature extraordinaire',
  humanoid: 'd’un humanoïde',
  undead: 'd’un mort-vivant',
  dragon: 'd’un dragon ou d’une curiosité',
};
const WHEN = {
  'this-turn': 'avant la fin de ce tour',
  'next-turn': 'avant la fin du prochain tour du donneur',
  after: 'juste après cette Arène',
  'after-win': 'juste après cette Arène, si elle est gagnée',
} as const;

const phrases: Phrases = {
  gems: (n) => count(n, 'gemme', 'gemmes'),
  spoils: (card) => `la dépouille ${of(card)}`,
  anySpoils: (type) => `la dépouille ${TYPES[type]}`,
  quest: 'une quête, face cachée',
  help: 'de l’aide dans ce combat',
  call: (line) => `l’aide promise à la ligne ${line}`,
  loot: (n) => `${count(n, 'gemme', 'gemmes')} du butin`,
  lootIfWon: (n) => `${count(n, 'gemme', 'gemmes')} des gains`,
  trophies: (n) => `${count(n, 'trophée', 'trophées')} de ce combat`,
  card: 'la carte du monstre',
  due: (what, when) => `${what} (${WHEN[when]})`,
  fist: 'un poing dans cette Arène',
  nextFist: 'un poing dans la prochaine Arène',
  aside: 'de ne pas aider l’autre camp',
  nextHelp: 'de l’aide au prochain combat de Donjon',
  truce: (round) => `une trêve jusqu’à la fin du tour de table ${round}`,
  quoted: (sentence) => `« ${sentence} »`,
  own: 'une phrase à soi',
};

export const pieces = pieceNames(phrases, the, (id) => sentences[`name.${id}` as keyof typeof sentences]!);
