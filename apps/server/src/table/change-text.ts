// The change of a viewer's sight, as text. What is the same for several viewers is reckoned and written once.
import { diff, type Game, lookAt, type Seen, type StateOf, type Viewer } from '@oubliette/engine';
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
 * Writes one `ChangeMessage` after another, as bytes. What several viewers are told alike comes first and is written once:
 * they keep the last messages, and keep that part together.
 */
export function changeTexts(): (line: Line, said: string, events: string, sight: Sight) => string {
  let last:
    | { readonly said: string; readonly events: string; readonly shared: string; readonly bytes: string }
    | undefined;
  return ({ id, no }, said, events, { shared, own, changed, resumed }) => {
    const place = `"line":"${id}","no":${no}}`;
    if (!changed) return bytesOf(`{"t":"change",${said}"events":${events},${place}`);
    if (last === undefined || last.shared !== shared || last.events !== events || last.said !== said) {
      const bytes = bytesOf(`{"t":"change",${said}"events":${events},"change":{"o":{${shared}`);
      last = { said, events, shared, bytes };
    }
    const more = shared === '' || own === '' ? own : `,${own}`;
    return last.bytes + bytesOf(`${more}}${resumed ? ',"x":["end"]' : ''}},${place}`);
  };
}

const sharesAll = (a: Seen, b: Seen): boolean => a.game === b.game && a.frames === b.frames && a.waiting === b.waiting;

/** The changes of these fields, as they stand in `{ o: { … } }`. */
function changesText(of: readonly Field[], before: Seen, seen: Seen): string {
  let text = '';
  for (const field of of) {
    const to = seen[field];
    if (to === undefined || to === before[field]) continue;
    const change = diff(before[field], to);
    if (change !== undefined) text += `${text === '' ? '' : ','}"${field}":${JSON.stringify(change)}`;
  }
  return text;
}
