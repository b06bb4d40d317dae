// Which event makes which sound: a game's own table says it, all others are understood by their words.
import type { Heard } from '@oubliette/engine';
import { ownTable } from '../kit/own-table.ts';
import type { SoundName } from '../sounds/synth.ts';

/** For games without a table: the words their events are most likely called by. */
const words: readonly (readonly [SoundName, RegExp])[] = [
  ['betrayal', /betray|treason|steal|stolen|filch|curse|fined|release/],
  ['blow', /hit|struck|strike|attack|wound|conquer|captur|fight/],
  ['dig', /dug|dig|built|build|furnish/],
  ['coin', /gold|coin|paid|pay|sold|bought|gain|earn|won|trade/],
  ['arrival', /arriv|visit|hired|join|comes|offered/],
];

function soundOf(game: string, { type }: Heard): SoundName | undefined {
  const table = ownTable(game)?.sounds;
  return table === undefined ? words.find(([, word]) => word.test(type))?.[0] : table[type];
}

/** What matters most is heard when much happens at once. */
const WEIGHT: readonly SoundName[] = ['betrayal', 'blow', 'arrival', 'dig', 'coin'];

/** One sound for all that was told at once. */
export const soundFor = (game: string, lines: readonly Heard[]): SoundName | undefined => {
  const heard = new Set(lines.map((line) => soundOf(game, line)));
  return WEIGHT.find((name) => heard.has(name));
};
