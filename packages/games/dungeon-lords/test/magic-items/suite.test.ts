// Everything the kit knows, on tables with magic items.
import { apply, awaited, Can, isOver, newGame, offer, type Pick, thinking } from '@oubliette/engine';
import { count, drawSettings, gameSuite } from '@oubliette/testing';
import { describe, expect, it } from 'vitest';
import { texts } from '../../locales/texts.ts';
import { dungeonLords } from '../../src/game.ts';
import { settings } from '../../src/options.ts';
import type { State } from '../../src/state.ts';
import { invariants } from '../invariants.ts';
import { itemInvariants } from './invariants.ts';
import { itemSecrets } from './secrets.ts';

type Variant = 'basic' | 'advanced';
const drawn = (items: Variant) => drawSettings(settings, { items });
/** Every other table chooses nothing but the variant. */
const mixed = (items: Variant) => (pick: Pick) => (pick(2) === 0 ? { items } : drawn(items)(pick));

gameSuite(dungeonLords, {
  seats: [2, 3, 4],
  texts,
  settings: [mixed('basic'), mixed('advanced')],
  invariants: itemInvariants,
  secrets: itemSecrets,
  games: { sample: 3, full: 120 },
});

const laws = Object.entries({ ...invariants, ...itemInvariants });

/** In place, so that many games fit into a test. Laws are looked at after every `every`-th answer and at the end. */
function playOne(
  table: { seats: number; seed: string; settings: object },
  game: number,
  every: number,
): string | undefined {
  const pick = thinking(`${table.seed} answers`);
  const can = new Can();
  const s: State = newGame(dungeonLords, table);
  for (let answers = 0; !isOver(s); answers++) {
    const open = awaited(dungeonLords, s);
    const ask = open[pick(open.length)];
    if (ask === undefined) return `nobody is asked (${table.seed})`;
    offer(dungeonLords, s, ask, can);
    apply(dungeonLords, s, ask, can.list[pick(can.count)]!);
    if (answers % every !== game % every && !isOver(s)) continue;
    for (const [name, law] of laws) {
      const fault = law(s);
      if (fault !== undefined) return `${name}: ${fault} (${table.seed}, answer ${answers})`;
    }
  }
  return undefined;
}

describe('dungeon-lords: many games with items', () => {
  const games = count({ sample: 20, full: 10_000 });
  for (const items of ['basic', 'advanced'] as const) {
    for (const seats of [2, 3, 4]) {
      it(`${items}, ${seats} players: every game ends within the invariants, the base game's and the items'`, () => {
        for (let game = 0; game < games; game++) {
          const seed = `${items} ${seats} ${game}`;
          const settings = game % 2 === 0 ? { items } : drawn(items)(thinking(`${seed} options`));
          const table = { seats, seed, settings };
          expect(playOne(table, game, game < 20 ? 1 : 16)).toBeUndefined();
        }
      });
    }
  }
});
