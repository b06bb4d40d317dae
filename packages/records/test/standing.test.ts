import { view } from '@oubliette/engine';
import { STANDING_AFTER, standingAnswer } from '@oubliette/records';
import { describe, expect, it } from 'vitest';
import { give, table } from '../../engine/test/hardest-moments/at-expedition.ts';
import { expedition } from '../../engine/test/hardest-moments/expedition.ts';

describe('standing answers', () => {
  /** What the seat answers to a blow of this strength, with this left at the table. */
  function answers(name: string, strength: number, hand: 'parry' | 'stone') {
    for (let i = 0; ; i++) {
      const m = table({ seats: 3, seed: `blow ${i}`, hands: [[], [hand], []] });
      give(m, 0, 'hit-0');
      const seen = view(expedition, m.state, 1);
      if (seen.asks[0]!.about!.strength === strength) return standingAnswer(expedition, seen, 1, { react: name });
    }
  }

  it('[ENG-STAND-1] a standing answer is one of the options, or leaves the decision to the player', () => {
    expect(answers('unless-deadly', 1, 'parry')).toEqual({ kind: 'react', option: 'pass' });
    expect(answers('unless-deadly', 3, 'parry')).toBeUndefined();
    expect(answers('unless-deadly', 3, 'stone')).toBeUndefined();
    expect(answers('pass', 3, 'parry')).toEqual({ kind: 'react', option: 'pass' });
  });

  it('[ENG-STAND-1] a name that the game does not know, an inherited one too, leaves it to the player', () => {
    for (const name of ['never', 'toString', '__proto__']) expect(answers(name, 1, 'stone')).toBeUndefined();
    const seen = view(expedition, table({ seats: 3 }).state, 0);
    expect(standingAnswer(expedition, seen, 0, { react: 'pass' })).toBeUndefined();
    expect(standingAnswer(expedition, seen, 0, {})).toBeUndefined();
  });

  it('[ENG-STAND-1] an option that is not offered is not given', () => {
    const m = table({ seats: 3 });
    give(m, 0, 'hit-0');
    const stray = { ...expedition, standing: { react: { flee: { answer: () => 'flee' } } } };
    expect(standingAnswer(stray, view(expedition, m.state, 1), 1, { react: 'flee' })).toBeUndefined();
    expect(STANDING_AFTER).toBeGreaterThanOrEqual(1000);
  });
});
