// Everything the kit knows, on tables with magic items.
import { apply, awaited, isOver, newGame, options, thinking } from '@oubliette/engine';
import { count, gameSuite, keeps } from '@oubliette/testing';
import { describe, expect, it } from 'vitest';
import { texts } from '../../locales/texts.ts';
import { dungeonLords } from '../../src/game.ts';
import type { State } from '../../src/state.ts';
import { invariants } from '../invariants.ts';
import { itemInvariants } from './invariants.ts';
import { itemSecrets } from './secrets.ts';

gameSuite(dungeonLords, {
  seats: [2, 3, 4],
  texts,
  options: [{ items: 'basic' }, { items: 'advanced' }],
  invariants: itemInvariants,
  secrets: itemSecrets,
  games: { sample: 6, full: 120 },
});

describe('dungeon-lords: many games with items', () => {
  const games = count({ sample: 12, full: 10_000 });
  for (const items of ['basic', 'advanced']) {
    for (const seats of [2, 3, 4]) {
      it(`${items}, ${seats} players: every game ends within the invariants`, () => {
        for (let i = 0; i < games; i++) playOne({ seats, seed: `${items} ${seats} ${i}`, options: { items } });
      });
    }
  }

  it('with items the invariants of the base game hold, too', () => {
    for (const seats of [2, 3, 4]) {
      for (const items of ['basic', 'advanced'])
        expect(keeps(dungeonLords, { seats, seed: 'all of it', options: { items } }, invariants)).toEqual([]);
    }
  });
});

/** In place, so that many games fit into a test; every answer leaves a state that keeps its laws. */
function playOne(table: { seats: number; seed: string; options: object }): void {
  const pick = thinking(`${table.seed} answers`);
  const s: State = newGame(dungeonLords, table);
  while (!isOver(s)) {
    const ask = awaited(dungeonLords, s)[0]!;
    const offered = options(dungeonLords, s, ask);
    apply(dungeonLords, s, ask, offered[pick(offered.length)]!);
    for (const [name, holds] of Object.entries(itemInvariants)) {
      const broken = holds(s);
      if (broken !== undefined) throw new Error(`${JSON.stringify(table)}: ${name}: ${broken}`);
    }
  }
  for (const [name, holds] of Object.entries(invariants)) {
    const broken = holds(s);
    if (broken !== undefined) throw new Error(`${JSON.stringify(table)}: ${name}: ${broken}`);
  }
}
