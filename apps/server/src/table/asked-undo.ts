// The table's undo policy: free as far as nothing became known; further back when all other people agree; or never. And the undo
// that a seat asks the others to agree to.
import { type Entry, isOver, type Refusal } from '@oubliette/engine';
import type { UndoAsked } from './record.ts';
import type { LiveTable } from './table.ts';

/** Why the table's policy forbids this verb; undefined: the rules decide. */
export function policyRefusal(t: LiveTable, verb: Exclude<Entry['verb'], 'answer'> | 'ask-undo'): Refusal | undefined {
  // The secret of the shuffles is public now.
  if (t.play !== undefined && isOver(t.play.match.state)) return { rule: 'SRV-OVER' };
  if (verb === 'take-back') return undefined;
  if (t.record.undo === 'never') return { rule: 'SRV-UNDO-NEVER' };
  return verb === 'ask-undo' && t.record.undo === 'free' ? { rule: 'SRV-UNDO-NO-CONSENT' } : undefined;
}

/** The undo that is asked for now: one whose seat has answered since is settled. */
export function undoAsked({ record, play }: LiveTable): UndoAsked | undefined {
  const asked = record.undoAsked;
  return asked !== undefined && play?.shown.core.answered[asked.seat] === asked.n ? asked : undefined;
}

/** The same as everybody may know it: a step that nobody else sees settles nothing for the others (SRV-SEC-1). */
export function undoShown(t: LiveTable): UndoAsked | undefined {
  const asked = t.record.undoAsked;
  return undoAsked(t) ?? (asked !== undefined && keyOf(asked) === t.settledUnseen ? asked : undefined);
}

const keyOf = ({ seat, n }: UndoAsked): string => `${seat} ${n}`;

/**
 * The seat that asks has gone on.
 * @returns whether the others can see it
 */
export function settleUndo(t: LiveTable, asked: UndoAsked, unseen: boolean): boolean {
  t.settledUnseen = unseen ? keyOf(asked) : undefined;
  return !unseen;
}
