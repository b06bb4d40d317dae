// The change of a viewer's sight, as text. What is the same for several viewers is reckoned and written once.
import { diff, type Game, lookAt, type Seen, type StateOf, type Viewer } from '@oubliette/engine';

export interface Sight {
  readonly seen: Seen;
  /** Undefined: nothing changed for him. */
  readonly change: string | undefined;
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
    const own = changesText(OWN, before, seen);
    const all = last.text === '' || own === '' ? last.text + own : `${last.text},${own}`;
    // The one field that can go: what was over is not, after an undo.
    if (before.end !== undefined && seen.end === undefined) return { seen, change: `{"o":{${all}},"x":["end"]}` };
    return { seen, change: all === '' ? undefined : `{"o":{${all}}}` };
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
