// QT-END: how it ends, what was left undone, and who wins.
import { outcome } from '@oubliette/engine';
import { describe, expect, it } from 'vitest';
import { questsAndBetrayals as game } from '../src/game.ts';
import { score } from '../src/score.ts';
import { type Given, line, NAMES, player, type TestTable, table } from './table.ts';

/** Everybody has nothing more to claim. */
function close(t: TestTable, seats = 4): void {
  for (const name of NAMES.slice(0, seats)) t.play(name, 'done', 'last-claims');
}

const almost: Given = { at: 'V2', ann: { trophies: 11, gems: 6 } };

describe('the end', () => {
  it('[QT-END-1] [QT-RULING-11] the round in which the target is reached is played to its end', () => {
    const t = table(almost);
    t.play('ann', 'trophy');
    expect(t.state.lastRound).toBe(true);
    t.play('ann', 'end');
    expect(t.asking()).toEqual(['bob']);
    for (const name of ['bob', 'cat', 'dan'] as const) {
      t.play(name, 'dungeon');
      t.play(name, 'fight');
      t.play(name, 'end');
    }
    expect(t.asking().toSorted()).toEqual(['ann', 'bob', 'cat', 'dan']);
    close(t);
    expect(t.asking()).toEqual([]);
    const turn = table({ ...almost, settings: { endAt: 'turn' } });
    turn.play('ann', 'trophy');
    turn.play('ann', 'end');
    expect(turn.asked('ann')).toContain('last-claims');
    expect(table({ ...almost, settings: { target: '15' } }).state.lastRound).toBe(false);
  });
  it('[QT-END-2] [QT-RULING-12] or with the turn in which the last card was drawn; after a last event nothing is drawn', () => {
    const t = table({ draws: ['ghoul'] });
    t.play('ann', 'dungeon');
    t.play('ann', 'fight');
    t.play('ann', 'end');
    expect(t.asked('bob')).toContain('last-claims');
    const event = table({ draws: ['miasma'] });
    event.play('ann', 'dungeon');
    expect(event.options('ann', 'village')).toContain('end');
    expect(event.state.discard).toEqual(['miasma']);
  });
  it('[QT-RULING-34] everybody has a last moment for claims, and reaching the target out of turn counts', () => {
    const t = table({ at: 'V2', active: 'dan', lastRound: true, bob: { secondary: ['miser'], gems: 8 } });
    t.play('dan', 'end');
    expect(t.asked('bob')).toEqual(['last-claims', 'claim', 'standing']);
    t.play('bob', 'miser', 'claim');
    close(t);
    expect(player(t, 'bob').trophies).toBe(2);
    const out = table({ bob: { secondary: ['miser'], gems: 8, trophies: 10 } });
    out.play('bob', 'miser', 'claim');
    expect(out.state.lastRound).toBe(true);
  });
  it('[QT-END-3] [QT-RULING-13] [QT-QUEST-6] an unfinished main quest costs what is printed, or double where agreed; below zero too', () => {
    const undone: Given = { ann: { main: 'pauper', trophies: 1 } };
    expect(score(table(undone).state)[0]!.total).toBe(-2);
    expect(score(table({ ...undone, settings: { mainPenalty: 'doubled' } }).state)[0]!.total).toBe(-5);
    expect(score(table({ ann: { mainDone: true, trophies: 1 } }).state)[0]!.total).toBe(1);
  });
  it('[QT-END-4] each unfinished secondary quest costs one', () => {
    const t = table({ ann: { secondary: ['edge', 'loner'], trophies: 5 } });
    expect(score(t.state)[0]).toMatchObject({ total: 3, lines: [{ points: 5 }, { points: 0 }, { points: -2 }] });
  });
  it('[QT-END-5] the highest total wins', () => {
    const t = table({
      at: 'V2',
      active: 'dan',
      lastRound: true,
      ann: { trophies: 12, main: 'pauper' },
      bob: { trophies: 10 },
    });
    t.play('dan', 'end');
    close(t);
    expect(outcome(game, t.state)).toEqual({ winners: [1] });
    expect(t.view('cat').game.players[0]!.main).toBe('pauper');
  });
  it('[QT-END-6] [QT-RULING-59] [QT-RULING-14] among equals the spoils decide, and then they share', () => {
    const spoils: Given = {
      at: 'V2',
      active: 'dan',
      lastRound: true,
      ann: { trophies: 9, secondary: ['edge'], spoils: ['ghoul'] },
      bob: { trophies: 8, spoils: ['lich', 'mummy'] },
    };
    const t = table(spoils);
    t.play('dan', 'end');
    close(t);
    expect(outcome(game, t.state)).toEqual({ winners: [1] });
    const shared = table({ ...spoils, ann: { ...spoils.ann, spoils: ['ghoul', 'vampire'] } });
    shared.play('dan', 'end');
    close(shared);
    expect(outcome(game, shared.state)).toEqual({ winners: [0, 1] });
  });
  it('[QT-END-7] every turn uses up a card or scores a trophy', () => {
    const dungeon = table({});
    const cards = dungeon.state.adventure.length;
    dungeon.play('ann', 'dungeon');
    expect(dungeon.state.adventure.length).toBe(cards - 1);
    const arena = table({});
    arena.play('ann', 'arena:1');
    arena.play('ann', 'done');
    arena.play('bob', 'done');
    arena.play('cat', 'none');
    arena.play('dan', 'none');
    expect(arena.state.players.reduce((sum, { trophies }) => sum + trophies, 0)).toBe(1);
  });
  it('[QT-TALK-47] at the end a truce is kept, a free word unjudged, the rest void', () => {
    const t = table({
      at: 'V2',
      active: 'dan',
      lastRound: true,
      round: 5,
      ledger: [
        line({ kind: 'truce', due: 'round-end', subject: '7' }),
        line({ number: 2, kind: 'word', due: 'judged', subject: 'friends' }),
        line({ number: 3, kind: 'fist', due: 'next-arena' }),
        line({ number: 4, kind: 'gems', due: 'next-turn', subject: '2' }),
      ],
    });
    t.play('dan', 'end');
    close(t);
    expect(t.state.ledger.map(({ state }) => state)).toEqual(['kept', 'unjudged', 'void', 'void']);
  });
});
