// The words in which decisions are answered: the squares of the hall, or staying.
import { rectangle } from '@oubliette/grid';

type Column = 'a' | 'b' | 'c' | 'd' | 'e';
export type CellName = `${Column}${1 | 2 | 3 | 4}`;
export const HALL = rectangle<CellName>(5, 4);
export type MoveOption = CellName | 'stay';
