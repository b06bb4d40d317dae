// What a player reads on the table: what is not there is left out, and settings have words.
import { newGame, view } from '@oubliette/engine';
import { describe, expect, it } from 'vitest';
import { en } from '../locales/en.ts';
import { fr } from '../locales/fr.ts';
import { questsAndBetrayals } from '../src/game.ts';
import { settings } from '../src/settings.ts';
import { challenged, facing, fists, line, offer, table } from './table.ts';

/** Everything but what a screen leaves out. */
const read = ({ _rest, ...shown }: { readonly _rest: object }): string => JSON.stringify(shown);

describe('the view', () => {
  it.each([
    ['before the first round', newGame(questsAndBetrayals, { seats: 4, seed: 'view' })],
    ['in the village', table({ standing: [offer({ give: ['gems:1'] })], ann: { gems: 1 } }).state],
    ['before a monster', table(facing('ghoul')).state],
    ['before an Arena', table(challenged({})).state],
    ['with a word in the ledger', table({ ledger: [line({ kind: 'fist', due: 'next-arena' })] }).state],
  ])('%s nobody reads of a seat -1, nor of "none"', (_when, state) => {
    for (const viewer of [0, 'spectator'] as const) {
      const shown = read(view(questsAndBetrayals, state, viewer).game);
      expect(shown).not.toMatch(/-1|"none"|""/);
      expect(shown).not.toMatch(/"(?:sent|closed|due|settling|temper)"/);
    }
  });
  it('[QT-ARENA-4] only a bystander has a hand, and only while an Arena is fought', () => {
    const t = table(challenged({ ann: { character: 'sorcerer' }, rolls: [1, 2] }));
    expect(t.view('ann').game.players.every((one) => !('hand' in one))).toBe(true);
    fists(t, 'none', 'defender');
    expect(t.view('spectator').game.players.map(({ hand }) => hand)).toEqual([
      undefined,
      undefined,
      'closed',
      'closed',
    ]);
  });
  it('[QT-TALK-34] whispered, others see who settles words, and not which', () => {
    const words = [
      line({ kind: 'truce', due: 'round-end', subject: '9', giver: 0, receiver: 1 }),
      line({ number: 2, kind: 'gems', due: 'this-turn', subject: '1', giver: 0, receiver: 1 }),
    ];
    const seen = (talk: 'open' | 'whispered') => {
      const t = table({ at: 'V2', settings: { talk }, ann: { gems: 2 }, ledger: words });
      t.play('ann', 'end', 'village');
      expect(t.asking()).toEqual(['ann']);
      return (['ann', 'bob', 'cat', 'spectator'] as const).map((viewer) => t.view(viewer).game._rest);
    };
    expect(seen('open').map(({ due }) => due)).toEqual([[2], [2], [2], [2]]);
    expect(seen('whispered').map(({ due }) => due)).toEqual([[2], [2], [], []]);
    expect(seen('whispered').map(({ settling }) => settling)).toEqual([[0], [0], [0], [0]]);
  });
  it('every choice agreed before the start has words in both languages', () => {
    for (const texts of [en, fr] as const) {
      const words: Readonly<Record<string, string>> = texts;
      for (const [name, setting] of Object.entries(settings))
        if (typeof setting.default === 'string') expect(words[`view.${name}.value`], name).toMatch(/value/);
    }
  });
});
