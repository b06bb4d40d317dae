import { describe, expect, it } from 'vitest';
import { mutationsIn, placesIn } from '../mutations.mjs';

const SOURCE = `// XX-GAME-1: the head of the file.
import { other } from './other.ts';

export interface Wall {
  high: 3;
}

/** XX-PAY-1, XX-PAY-3 to XX-PAY-4 */
export function pay(gems: number): boolean {
  if (gems >= 2) return true;
  spend(gems);
  return false; // XX-PAY-2: "more + less" is no code
}

const cards = {
  rat: { rule: 'XX-CARD-1', power: 6 },
  wolf: { rule: 'XX-CARD-2', power: 9 },
};
`;

const changed = () => mutationsIn(SOURCE, 'src/pay.ts').map(({ line, was, text }) => `${line}: ${was} → ${text}`);

describe('mutations of a source', () => {
  it('change conditions, numbers and statements of code; never a comment, a type or an import', () => {
    expect(changed()).toEqual([
      '10: if ( → if (false && ',
      '10: if ( → if (true || ',
      '10:  >=  →  > ',
      '10: 2 → 3',
      '10: true → false',
      '11:   spend(gems) → ',
      '12: false → true',
      '16: 6 → 7',
      '17: 9 → 10',
    ]);
  });

  it('belong to the rules that their declaration cites, those of the same line first', () => {
    const places = placesIn(SOURCE, mutationsIn(SOURCE, 'src/pay.ts'));
    const lines = Object.fromEntries(places.map(({ id, near }) => [id, near.map(({ line }) => line)]));
    expect(lines).toEqual({
      'XX-GAME-1': [10, 10, 10, 10, 10, 11, 12, 16, 17],
      'XX-PAY-1': [10, 10, 10, 10, 10, 11, 12],
      'XX-PAY-2': [12, 10, 10, 10, 10, 10, 11],
      'XX-PAY-3': [10, 10, 10, 10, 10, 11, 12],
      'XX-PAY-4': [10, 10, 10, 10, 10, 11, 12],
      'XX-CARD-1': [16, 17],
      'XX-CARD-2': [17, 16],
    });
  });

  it('leave loops alone, which would not end', () => {
    expect(mutationsIn('while (n < 3) {\n  go();\n}\n', 'a.ts').map(({ line }) => line)).toEqual([2]);
  });
});
