// Which event makes which sound: a game's own table says it, all others are understood by their words.
import type { Heard } from '@oubliette/engine';
import { ownTable } from '../kit/own-table.ts';
import type { TableNow } from '../session/now.ts';
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

/** What was heard at a table so far. */
export interface HeardSoFar {
  readonly lines: number;
  readonly over: boolean;
  readonly mine: boolean;
}

const isMine = ({ me, seen }: TableNow): boolean => me !== 'spectator' && seen.waiting.includes(me);
const isToldToTheEnd = ({ told }: TableNow, lines: number): boolean => lines >= told.length;

/** Whoever sits down hears nothing of what was before. */
export const heardFirst = (now: TableNow, lines: number): HeardSoFar => ({
  lines,
  over: now.seen.end !== undefined,
  mine: isMine(now),
});

/** What is heard when the table has been told up to a line: the new lines; the end and one's turn once all is told. */
export function heardAt(
  game: string,
  was: HeardSoFar,
  now: TableNow,
  lines: number,
): { readonly heard: HeardSoFar; readonly sound: SoundName | undefined; readonly turn: boolean } {
  const all = isToldToTheEnd(now, lines);
  const over = was.over || (all && now.seen.end !== undefined);
  const mine = isMine(now) && (all || was.mine);
  const heard = {
    // A log that became shorter was taken back; a beat that is looked at again was heard before.
    lines: now.told.length < was.lines ? lines : Math.max(was.lines, lines),
    over,
    mine,
  };
  const sound = over && !was.over ? 'end' : soundFor(game, now.told.slice(was.lines, lines));
  return { heard, sound, turn: mine && !was.mine };
}
