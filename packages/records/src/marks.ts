// The mark of a seat: a colour with its shape, by number. Clients draw it; here it is checked that no two seats have
// the same one.
import type { Fault } from '@oubliette/engine';

/** By seat. */
export type Marks = readonly number[];

/** The number of marks. */
export const MARKS = 8;

/** The default: each seat's own number. */
export const usualMarks = (seats: number): Marks => Array.from({ length: seats }, (_, seat) => seat);

/** The faults of these marks for so many seats. */
export function marksFault(marks: Marks, seats: number): Omit<Fault, 'rule'> | undefined {
  if (marks.length !== seats) return { where: 'marks', what: 'wrong-length', least: seats, most: seats };
  for (const [seat, mark] of marks.entries()) {
    const where = `marks[${seat}]`;
    if (!Number.isInteger(mark) || mark < 0 || mark >= MARKS)
      return { where, what: 'not-a-number', least: 0, most: MARKS - 1 };
    if (marks.indexOf(mark) < seat) return { where, what: 'twice' };
  }
  return undefined;
}

/** The same marks, but this seat has this one; a seat that had it gets the other in exchange. */
export function swapMarks(marks: Marks, seat: number, mark: number): Marks {
  const was = marks[seat];
  return was === undefined ? marks : marks.map((each, i) => (i === seat ? mark : each === mark ? was : each));
}
