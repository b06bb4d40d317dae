// The change of a viewer's view, as JSON. What is the same for several viewers is computed and written once.
import { type Game, lookAt, type Seen, type StateOf, type Viewer } from '@oubliette/engine';
import { diffText } from '@oubliette/records';

/** Changed fields as JSON, as they stand in `{ … }`; none: empty. See `diff` of the records. */
export interface FieldChanges {
  readonly shared: string;
  readonly own: string;
}

interface ViewChange extends FieldChanges {
  readonly seen: Seen;
}

type Field = keyof Seen;

/** Whether viewers of one state may share the field. */
const FIELDS: Readonly<Record<Field, 'shared' | 'own'>> = {
  game: 'shared',
  frames: 'shared',
  waiting: 'shared',
  seats: 'own',
  asks: 'own',
  mine: 'own',
  answered: 'own',
  end: 'own',
};
const fields = (whose: 'shared' | 'own'): readonly Field[] =>
  (Object.keys(FIELDS) as Field[]).filter((field) => FIELDS[field] === whose);
const SHARED = fields('shared');
const OWN = fields('own');

/** Compares the views of one state with earlier ones, viewer by viewer. */
export function viewChanges(game: Game, after: StateOf): (viewer: Viewer, before: Seen) => ViewChange {
  const look = lookAt(game, after);
  // In an open game all views share the same objects, so their changes are the same text.
  let last: { readonly before: Seen; readonly seen: Seen; readonly text: string } | undefined;
  return (viewer, before) => {
    const seen = look(viewer);
    if (last === undefined || !sharesAll(last.before, before) || !sharesAll(last.seen, seen))
      last = { before, seen, text: changedFields(SHARED, before, seen) };
    // An undo can remove one field: the end.
    const resumed = before.end !== undefined && seen.end === undefined ? '"end":[]' : '';
    return { seen, shared: last.text, own: joined(changedFields(OWN, before, seen), resumed) };
  };
}

const sharesAll = (a: Seen, b: Seen): boolean => a.game === b.game && a.frames === b.frames && a.waiting === b.waiting;

/** Items of a list or an object, one after another. */
const joined = (a: string, b: string): string => (a === '' || b === '' ? a + b : `${a},${b}`);

/** The changes of these fields, as they stand in `{ … }`. */
function changedFields(of: readonly Field[], before: Seen, seen: Seen): string {
  let changes = '';
  for (const field of of) {
    const to = seen[field];
    if (to === undefined || to === before[field]) continue;
    const change = diffText(before[field], to, true);
    if (change !== '') changes = joined(changes, `"${field}":${change}`);
  }
  return changes;
}
