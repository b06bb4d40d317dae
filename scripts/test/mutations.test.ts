import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles } from '../files.mjs';
import { mutationsByHand, mutationsIn, placesIn } from '../mutations.mjs';
import { ROOT } from '../setup.mjs';

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

describe('mutations written by hand', () => {
  const planted = (was: string) => (path: string) =>
    path.endsWith('.json')
      ? JSON.stringify([{ rules: ['XX-PAY-1'], path: 'src/pay.ts', was, now: 'gems > 2' }])
      : SOURCE;
  const files = ['games/pay/test/broken-by-hand.json', 'games/pay/src/pay.ts'];

  it('are found in their file', () => {
    const [found] = mutationsByHand('games/pay', files, planted('gems >= 2'));
    expect(found).toMatchObject({ rules: ['XX-PAY-1'], mutation: { path: 'games/pay/src/pay.ts', line: 10 } });
    const { from, to, text } = found!.mutation;
    expect(SOURCE.slice(0, from) + text + SOURCE.slice(to)).toContain('if (gems > 2) return true;');
    expect(mutationsByHand('games/other', files, planted('gems'))).toEqual([]);
  });

  it('are refused where their place is gone, or is not the only one', () => {
    expect(() => mutationsByHand('games/pay', files, planted('gems >= 9'))).toThrow('exactly once');
    expect(() => mutationsByHand('games/pay', files, planted('gems'))).toThrow('exactly once');
  });

  it('have their places in the sources of today', () => {
    const all = listFiles(ROOT);
    const folders = all
      .filter((path) => path.endsWith('/test/broken-by-hand.json'))
      .map((path) => resolve('/', path, '../..').slice(1));
    expect(folders).toContain('packages/games/quests-and-betrayals');
    for (const folder of folders)
      expect(mutationsByHand(folder, all, (path) => readFileSync(resolve(ROOT, path), 'utf8'))).not.toEqual([]);
  });
});
