import { describe, expect, it } from 'vitest';
import { EVERYBODY, round, table } from './table.ts';

/** Passes, or takes the first option where one cannot; the kinds and seats that were asked. */
function playOn(t: ReturnType<typeof table>, turns: number): string[] {
  const asked: string[] = [];
  for (let i = 0; i < turns && t.asking().length > 0; i++) {
    const [who] = t.asking();
    const options = t.options(who!);
    asked.push(`${t.asked(who!)[0]} ${who}`);
    t.play(who!, options.includes('pass') ? 'pass' : options[0]!);
  }
  return asked;
}
const each = (phase: string, ...names: string[]) => names.map((name) => `${phase} ${name}`);

describe('a round', () => {
  it('[DN-ROUND-1] plan, build, fight; and after the fourth round nothing more', () => {
    const t = table({ at: { proc: 'game', at: 0 } });
    const phases = playOn(t, 1000).map((turn) => turn.split(' ')[0]);
    const one = [...new Array(8).fill('plan'), ...new Array(4).fill('build'), ...new Array(8).fill('fight')];
    expect(phases).toEqual([...one, ...one, ...one, ...one]);
    expect(t.state.round).toBe(4);
    expect(t.asking()).toEqual([]);
  });

  it('[DN-ROUND-2] the first player begins every phase, and the next seat is first in the next round', () => {
    const second = table({ at: round('opening'), round: 1 });
    expect(second.events()).toEqual([{ type: 'round', rule: 'DN-ROUND-2', round: 2, seat: 1 }]);
    const turn = ['Bram', 'Cleo', 'Dorn', 'Ada'];
    expect(playOn(second, 20)).toEqual([
      ...each('plan', ...turn, ...turn),
      ...each('build', ...turn),
      ...each('fight', ...turn, ...turn),
    ]);
    const firsts = EVERYBODY.map((n) => table({ at: round('opening'), round: n }).asking());
    expect(firsts).toEqual([['Ada'], ['Bram'], ['Cleo'], ['Dorn']]);
  });
});
