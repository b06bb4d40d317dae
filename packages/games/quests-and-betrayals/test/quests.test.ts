// QT-QUEST and the rulings about claims.
import { describe, expect, it } from 'vitest';
import { facing, player, plays, table, told } from './table.ts';

describe('claims', () => {
  it('[QT-QUEST-1] shown to all, at any time, and face up from then on', () => {
    const t = table({ bob: { secondary: ['miser', 'edge'], gems: 8 } });
    expect(t.options('bob', 'claim')).toEqual(['miser']);
    expect(t.refuses('bob', 'edge', 'claim')).toBe('QT-QUEST-5');
    t.play('bob', 'miser', 'claim');
    expect(t.view('cat').game.players[1]).toMatchObject({ done: ['miser'], secondary: ['?'] });
  });
  it('[QT-QUEST-2] the main quest pays double, and four gems', () => {
    const t = table({ ann: { main: 'miser', gems: 8 } });
    t.play('ann', 'miser', 'claim');
    expect(player(t, 'ann')).toMatchObject({ trophies: 4, gems: 12, main: 'none', mainDone: true });
  });
  it('[QT-QUEST-3] [QT-RULING-7] a secondary quest pays what is printed, and what the reserve has', () => {
    const t = table({ ann: { secondary: ['miser'], gems: 38 } });
    t.play('ann', 'miser', 'claim');
    expect(player(t, 'ann')).toMatchObject({ trophies: 2, gems: 40 });
  });
  it('[QT-QUEST-4] [QT-QUEST-5] [QT-EX-5] in reply to somebody’s own claim, and not a moment earlier', () => {
    const t = table({
      ann: { trophies: 4, main: 'edge', worn: ['double-axe'] },
      bob: { trophies: 3, main: 'pauper' },
      cat: { trophies: 4 },
      dan: { trophies: 4 },
    });
    expect(t.asked('bob')).not.toContain('claim');
    t.play('ann', 'edge', 'claim');
    expect(player(t, 'ann').trophies).toBe(8);
    t.play('bob', 'pauper', 'claim');
    expect(player(t, 'bob')).toMatchObject({ trophies: 9, gems: 4 });
    const tie = table({
      ann: { trophies: 8 },
      bob: { trophies: 3, main: 'pauper' },
      cat: { trophies: 3 },
      dan: { trophies: 4 },
    });
    expect(tie.asked('bob')).not.toContain('claim');
  });
  it('[QT-RULING-17] [QT-RULING-16] nobody has to claim, and not in the middle of something', () => {
    const t = table({ ann: { gems: 10, secondary: ['miser'] } });
    t.play('ann', 'guild');
    expect(t.asked('ann')).toEqual(['guild']);
    t.play('ann', 'pilgrim');
    expect(t.asked('ann')).toContain('claim');
    expect(player(t, 'ann').done).toEqual([]);
    const fighting = table(
      facing('ghoul', { ann: { character: 'sorcerer', gems: 10, secondary: ['miser'] }, rolls: [1, 8] }),
    );
    expect(fighting.asked('ann')).toContain('claim');
    fighting.play('ann', 'fight', 'confront');
    expect(fighting.asked('ann')).toEqual(['reroll']);
  });
  it('[QT-RULING-33] a standing answer claims at the first open moment, in secret until then', () => {
    const t = table({ bob: { secondary: ['martyr'], wounds: 3 }, draws: ['miasma', 'ghoul'] });
    t.play('bob', 'on:martyr', 'standing');
    expect(t.heard('ann')).toEqual([]);
    expect(t.view('ann').game.players[1]).not.toHaveProperty('standing');
    expect(t.view('bob').game.players[1]!.standing).toEqual(['martyr']);
    t.play('ann', 'dungeon');
    expect(player(t, 'bob')).toMatchObject({ trophies: 1, done: ['martyr'], standing: [] });
    const off = table({ bob: { secondary: ['martyr'], wounds: 3, standing: ['martyr'] }, draws: ['miasma', 'ghoul'] });
    off.play('bob', 'off:martyr', 'standing');
    off.play('ann', 'dungeon');
    expect(player(off, 'bob').done).toEqual([]);
  });
  it('[QT-RULING-32] several at once: clockwise from the active player, each checked again', () => {
    const t = table({
      active: 'cat',
      draws: ['miasma', 'ghoul'],
      ann: { secondary: ['martyr'], wounds: 3, standing: ['martyr'], trophies: 1 },
      dan: { secondary: ['pauper'], standing: ['pauper'], trophies: 0 },
      bob: { trophies: 5 },
      cat: { trophies: 2 },
    });
    // Dan is the poorest already before the event, so his claim came first.
    expect(player(t, 'dan').done).toEqual(['pauper']);
    t.play('cat', 'dungeon');
    expect(told(t, 'claimed').map(({ seat }) => seat)).toEqual([0]);
    const both = table({
      active: 'cat',
      draws: ['miasma', 'ghoul'],
      ann: { secondary: ['martyr'], wounds: 3, standing: ['martyr'] },
      dan: { secondary: ['martyr'], wounds: 3, standing: ['martyr'] },
    });
    both.play('cat', 'dungeon');
    expect(told(both, 'claimed').map(({ seat }) => seat)).toEqual([3, 0]);
  });
  it('[QT-RULING-31] not from the word to fight until the reward is taken', () => {
    const t = table(facing('ghoul', { fight: { ally: 1 }, cat: { secondary: ['miser'], gems: 8 }, rolls: [7, 1] }));
    expect(t.asked('cat')).toContain('claim');
    t.play('ann', 'fight');
    expect(t.asked('cat')).not.toContain('claim');
    plays(t, 'ann', 'split-gems 0', 'split-card keep');
    expect(t.asked('cat')).toContain('claim');
  });
});
