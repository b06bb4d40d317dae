// The mark a seat wears: a colour with its shape, by number. How it is drawn is for the screens; that no two seats wear the
// same one is for everybody.
import type { Fault } from '@oubliette/engine';

/** By seat. */
export type Marks = readonly number[];

/** So many there are. */
export const MARKS = 8;

/** Each seat its own number. */
export const usualMarks = (seats: number): Marks => Array.from({ length: seats }, (_, seat) => seat);

/** What is wrong with these marks for so many seats. */
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

/** The same marks, but that this seat wears this one; whoever wore it gets the other in exchange. */
export function swapMarks(marks: Marks, seat: number, mark: number): Marks {
  const was = marks[seat];
  return was === undefined ? marks : marks.map((each, i) => (i === seat ? mark : each === mark ? was : each));
}
