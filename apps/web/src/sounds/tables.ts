// Which event makes which sound. A game may have a table of its own; all others are understood by their words.
import type { Heard } from '@oubliette/engine';
import type { SoundName } from './synth.ts';

type EventSounds = Readonly<Record<string, SoundName>>;

const own: Readonly<Record<string, EventSounds>> = {
  'dungeon-lords': {
    dug: 'dig',
    built: 'dig',
    mined: 'coin',
    produced: 'coin',
    traded: 'coin',
    'placed-for-gold': 'coin',
    taxed: 'coin',
    'rooms-taxed': 'coin',
    visitors: 'coin',
    bargained: 'coin',
    hired: 'arrival',
    assigned: 'arrival',
    'paladin-comes': 'arrival',
    'paladin-moves': 'arrival',
    'combat-round': 'arrival',
    hit: 'blow',
    'trap-hits': 'blow',
    conquered: 'blow',
    captured: 'blow',
    tired: 'blow',
    poisoned: 'blow',
    'item-given': 'betrayal',
    'dead-letter': 'betrayal',
    released: 'betrayal',
    'struck-work': 'betrayal',
    fed: 'betrayal',
    halved: 'betrayal',
  },
};

/** For games without a table: the words their events are most likely called by. */
const words: readonly (readonly [SoundName, RegExp])[] = [
  ['betrayal', /betray|treason|steal|stolen|filch|curse|fined|release/],
  ['blow', /hit|struck|strike|attack|wound|conquer|captur|fight/],
  ['dig', /dug|dig|built|build|furnish/],
  ['coin', /gold|coin|paid|pay|sold|bought|gain|earn|won|trade/],
  ['arrival', /arriv|visit|hired|join|comes|offered/],
];

function soundOf(game: string, { type }: Heard): SoundName | undefined {
  const table = own[game];
  return table === undefined ? words.find(([, word]) => word.test(type))?.[0] : table[type];
}

/** What matters most is heard when much happens at once. */
const WEIGHT: readonly SoundName[] = ['betrayal', 'blow', 'arrival', 'dig', 'coin'];

/** One sound for all that was told at once. */
export const soundFor = (game: string, lines: readonly Heard[]): SoundName | undefined => {
  const heard = new Set(lines.map((line) => soundOf(game, line)));
  return WEIGHT.find((name) => heard.has(name));
};
