// The quest that an expedition is given, and how it is read.
import { type Fault, gameFault, type Read } from '@oubliette/engine';

export interface Figure {
  readonly name: string;
  /** Which of the heroes leads it: the first, the second, ... */
  readonly leader: number;
  readonly lives: number;
}
export interface Quest {
  readonly name: string;
  readonly rooms: number;
  readonly party: readonly Figure[];
}
const isObject = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x);

export function readParty(value: unknown, where: string): Read<readonly Figure[]> {
  if (!Array.isArray(value)) return { faults: [{ rule: 'EX-1', where, what: 'not-a-list' }] };
  const faults: Fault[] = [];
  const figures = value.map((figure: unknown, i): Figure => {
    const { name, leader, lives } = isObject(figure) ? figure : {};
    if (typeof name !== 'string') faults.push({ rule: 'EX-1', where: `${where}[${i}].name`, what: 'not-a-text' });
    if (!Number.isInteger(lives))
      faults.push(gameFault('EX-1', `${where}[${i}].lives`, 'undead', { name: String(name) }));
    return { name: String(name), leader: Number(leader ?? 0), lives: Number(lives) };
  });
  return faults.length > 0 ? { faults } : { value: figures };
}

export function readQuest(value: unknown): Read<Quest> {
  if (!isObject(value)) return { faults: [{ rule: 'EX-1', where: 'given', what: 'not-an-object' }] };
  const read = readParty(value.party, 'given.party');
  if ('faults' in read) return read;
  if (value.rooms === 0)
    return { faults: [gameFault('EX-1', 'given.rooms', 'no-way-in', { name: String(value.name) })] };
  return { value: { name: String(value.name), rooms: Number(value.rooms), party: read.value } };
}

export const quest: Quest = {
  name: 'The Drowned Cellar',
  rooms: 3,
  party: ['Ulf', 'Ada', 'Bran', 'Cleo', 'Dorn', 'Elin'].map((name, leader) => ({ name, leader, lives: 3 })),
};
