// Which event makes which sound: a game's own table defines it; for other games the name of the event decides.
import type { Heard } from '@oubliette/engine';
import { ownTable } from '../kit/own-table.ts';
import type { TableNow } from '../session/now.ts';
import type { SoundName } from '../sounds/synth.ts';

/** For games without a table of their own: patterns for the names of events. */
const words: readonly (readonly [SoundName, RegExp])[] = [
  ['betrayal', /betray|treason|steal|stolen|filch|curse|fined|release/],
  ['blow', /hit|struck|strike|attack|wound|conquer|captur|fight/],
  ['dig', /dug|dig|built|build|furnish/],
  ['coin', /gold|coin|paid|pay|sold|bought|gain|earn|won|trade/],
  ['arrival', /arriv|visit|hired|join|comes|offered/],
];

/** The most important sound is played when several events happen at once. */
const WEIGHT: readonly SoundName[] = ['betrayal', 'blow', 'arrival', 'dig', 'coin'];

function soundOf(game: string, { type }: Heard): SoundName | undefined {
  const table = ownTable(game)?.sounds;
  if (table === undefined) return words.find(([, word]) => word.test(type))?.[0];
  return WEIGHT.find((name) => table[name]?.includes(type));
}

/** One sound for all lines told at once. */
export const soundFor = (game: string, lines: readonly Heard[]): SoundName | undefined => {
  const heard = new Set(lines.map((line) => soundOf(game, line)));
  return WEIGHT.find((name) => heard.has(name));
};

/** The lines and states whose sounds were played. */
export interface HeardSoFar {
  readonly lines: number;
  readonly over: boolean;
  readonly mine: boolean;
}

const isMine = ({ me, seen }: TableNow): boolean => me !== 'spectator' && seen.waiting.includes(me);
const isToldToTheEnd = ({ told }: TableNow, lines: number): boolean => lines >= told.length;

/** Nothing that happened before the table was opened is played. */
export const heardFirst = (now: TableNow, lines: number): HeardSoFar => ({
  lines,
  over: now.seen.end !== undefined,
  mine: isMine(now),
});

/** The sound for the lines told so far: new lines first; the end and the player's turn after the last line. */
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
    // A shorter log was taken back; lines that are shown again make no sound.
    lines: now.told.length < was.lines ? lines : Math.max(was.lines, lines),
    over,
    mine,
  };
  const sound = over && !was.over ? 'end' : soundFor(game, now.told.slice(was.lines, lines));
  return { heard, sound, turn: mine && !was.mine };
}
