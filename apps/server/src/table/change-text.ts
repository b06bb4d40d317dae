// The change of a viewer's sight, as text. What is the same for several viewers is reckoned and written once.
import { diffText, type Game, lookAt, type Seen, type StateOf, type Viewer } from '@oubliette/engine';
import { bytesOf } from '../socket/frame.ts';
import type { Line } from './live.ts';

/** What a viewer sees now, and what changed for him since he last looked: fields as they stand in `{ o: { … } }`. */
export interface Sight {
  readonly seen: Seen;
  /** The very same string for all who share it. */
  readonly shared: string;
  readonly own: string;
  /** Anything at all. */
  readonly changed: boolean;
  /** What was over is not, after an undo: the one field that can go. */
  readonly resumed: boolean;
}

/** Whether those who look at one state may share the field; a field that only some have is nobody's to share. */
const FIELDS: Readonly<Record<keyof Seen, 'shared' | 'own'>> = {
  game: 'shared',
  frames: 'shared',
  waiting: 'shared',
  seats: 'own',
  asks: 'own',
  mine: 'own',
  answered: 'own',
  end: 'own',
};
type Field = keyof Seen;
const fields = (whose: 'shared' | 'own'): readonly Field[] =>
  (Object.keys(FIELDS) as Field[]).filter((field) => FIELDS[field] === whose);
const SHARED = fields('shared');
const OWN = fields('own');

/** Looks at a state for one viewer after another. */
export function sights(game: Game, after: StateOf): (viewer: Viewer, before: Seen) => Sight {
  const look = lookAt(game, after);
  // Those who have followed an open game from the same sight on share its very objects, and so their change.
  let last: { readonly before: Seen; readonly seen: Seen; readonly text: string } | undefined;
  return (viewer, before) => {
    const seen = look(viewer);
    if (last === undefined || !sharesAll(last.before, before) || !sharesAll(last.seen, seen))
      last = { before, seen, text: changesText(SHARED, before, seen) };
    const resumed = before.end !== undefined && seen.end === undefined;
    const shared = last.text;
    const own = changesText(OWN, before, seen);
    return { seen, shared, own, changed: shared !== '' || own !== '' || resumed, resumed };
  };
}

/**
 * Writes one `ChangeMessage` after another as bytes, but for their places. What several viewers are told alike is written
 * once, and whoever is told nothing else gets the very same string: the last messages of all of them are kept.
 */
export function changeTexts(): (said: string, events: string, sight: Sight) => string {
  let last:
    | {
        readonly said: string;
        readonly events: string;
        readonly shared: string;
        readonly begun: string;
        readonly alike: string;
      }
    | undefined;
  return (said, events, { shared, own, changed, resumed }) => {
    if (!changed) return bytesOf(`"t":"change",${said}"events":${events}}`);
    if (last === undefined || last.shared !== shared || last.events !== events || last.said !== said) {
      const begun = bytesOf(`"t":"change",${said}"events":${events},"change":{"o":{${shared}`);
      last = { said, events, shared, begun, alike: `${begun}}}}` };
    }
    if (own === '' && !resumed) return last.alike;
    const more = shared === '' || own === '' ? own : `,${own}`;
    return last.begun + bytesOf(`${more}}${resumed ? ',"x":["end"]' : ''}}}`);
  };
}

/** A message at its place in a line: changes, and views in the place of changes. */
export const placed = ({ id }: Line, no: number, message: string): string => `{"line":"${id}","no":${no},${message}`;

const sharesAll = (a: Seen, b: Seen): boolean => a.game === b.game && a.frames === b.frames && a.waiting === b.waiting;

/** The changes of these fields, as they stand in `{ o: { … } }`. */
function changesText(of: readonly Field[], before: Seen, seen: Seen): string {
  let text = '';
  for (const field of of) {
    const to = seen[field];
    if (to === undefined || to === before[field]) continue;
    const change = diffText(before[field], to);
    if (change !== '') text += `${text === '' ? '' : ','}"${field}":${change}`;
  }
  return text;
}
